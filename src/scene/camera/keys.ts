import type { View } from '../props'

export interface KeyHost {
  /** Pixels to the right and up. */
  step(right: number, up: number): void
  zoom(factor: number): void
  rotate(degrees: number): void
  turnRound(): void
  whole(): void
  view(): View
  setView(view: View): void
}

/**
 * The camera's keys while the table has the focus: arrows or WASD move, plus and minus zoom, Q and E turn, T turns the table round,
 * P looks straight down and back, F sits at the selected figure's eye and back, Home shows the whole table. Shift moves further.
 * Gives whether the key was one of these.
 */
export function cameraKey(
  e: {
    readonly key: string
    readonly shiftKey: boolean
    readonly ctrlKey: boolean
    readonly metaKey: boolean
    readonly altKey: boolean
  },
  host: KeyHost,
): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false
  const far = e.shiftKey ? 240 : 80
  const toggled = (view: View): View => (host.view() === view ? 'free' : view)
  switch (e.key.length === 1 ? e.key.toLowerCase() : e.key) {
    case 'ArrowLeft':
    case 'a':
      host.step(-far, 0)
      return true
    case 'ArrowRight':
    case 'd':
      host.step(far, 0)
      return true
    case 'ArrowUp':
    case 'w':
      host.step(0, far)
      return true
    case 'ArrowDown':
    case 's':
      host.step(0, -far)
      return true
    case '+':
    case '=':
      host.zoom(0.8)
      return true
    case '-':
    case '_':
      host.zoom(1.25)
      return true
    case 'q':
      host.rotate(-15)
      return true
    case 'e':
      host.rotate(15)
      return true
    case 't':
      host.turnRound()
      return true
    case 'p':
      host.setView(toggled('plan'))
      return true
    case 'f':
      host.setView(toggled('figure'))
      return true
    case 'Home':
      host.whole()
      return true
    default:
      return false
  }
}
