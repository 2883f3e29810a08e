import { type Camera, Vector3 } from 'three'
import type { Rect } from './place'

/** The few words beside dice that lie: elements over the tray, no part of the picture. */
export class Captions {
  readonly element = document.createElement('div')
  private readonly lines: HTMLElement[] = []

  constructor() {
    this.element.style.cssText = 'position:absolute;inset:0;pointer-events:none'
  }

  set(texts: readonly string[], factor: number): void {
    this.element.replaceChildren()
    this.lines.length = 0
    for (const text of texts) {
      const line = document.createElement('span')
      line.textContent = text
      line.style.cssText = `position:absolute;left:0;top:0;font:600 ${15 * factor}px/1.15 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;color:#fff8e4;text-shadow:0 0 3px #000,0 1px 4px #000c;display:${text ? 'block' : 'none'}`
      this.lines.push(line)
      this.element.append(line)
    }
  }

  /** Beside the dice: `at` are places on the felt. */
  place(at: readonly (readonly [number, number] | null)[], camera: Camera, rect: Rect): void {
    const p = new Vector3()
    this.lines.forEach((line, i) => {
      const spot = at[i]
      if (!spot) {
        line.style.display = 'none'
        return
      }
      p.set(spot[0], 0.9, spot[1]).project(camera)
      const x = ((p.x + 1) / 2) * rect.w
      const y = ((1 - p.y) / 2) * rect.h
      line.style.maxWidth = `${Math.max(40, rect.w * 0.9 - x)}px`
      line.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px) translateY(-50%)`
    })
  }

  show(shown: boolean): void {
    this.element.style.visibility = shown ? 'visible' : 'hidden'
  }
}
