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

/** What has its own use for every key: one writes there, or something stands before the table. */
const WRITTEN = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"]'
/** What walks with the arrows and Home by itself. */
const WALKED = '[role="tab"], [role="radio"], [role="slider"], [role="menubar"], summary'

/**
 * Whether a key that was pressed anywhere on the page may move the camera: not while one is writing, while a dialog or a menu is
 * open or while the table lies behind a hand-over (`inert`); nor the arrows and Home where the focused part walks with them.
 */
export function isCameras(
  e: { readonly key: string; readonly target: unknown },
  element: { closest(selector: string): unknown; readonly ownerDocument: { querySelector(selector: string): unknown } },
): boolean {
  if (element.closest('[inert]') || element.ownerDocument.querySelector('dialog[open], [role="dialog"], [role="menu"]'))
    return false
  const target = e.target as Partial<Element> | null
  if (!target?.closest) return true
  return !target.closest(WRITTEN) && !(e.key.length > 1 && target.closest(WALKED))
}

/** Listens for the camera's keys on the whole page; gives what ends it. Keys that someone else took are left alone. */
export function listenKeys(element: HTMLElement, host: KeyHost): () => void {
  const onKey = (e: KeyboardEvent) => {
    if (!e.defaultPrevented && isCameras(e, element) && cameraKey(e, host)) e.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/**
 * The camera's keys: arrows or WASD move, plus and minus zoom, Q and E turn, T turns the table round,
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
