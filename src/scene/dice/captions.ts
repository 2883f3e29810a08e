import { type Camera, Vector3 } from 'three'
import type { Row } from './lineUp'
import type { Rect } from './place'
import { HALF } from './shapes'

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

  /** Frames round dice that count together: a damage, a hit. `frames` as the row has them. */
  frame(frames: Row['frames'], camera: Camera, rect: Rect, factor: number): void {
    const p = new Vector3()
    for (const f of frames) {
      const xs: number[] = []
      const ys: number[] = []
      for (const [x, y, z] of [
        [f.from - HALF, 0, f.z + HALF],
        [f.to + HALF, 0, f.z + HALF],
        [f.from - HALF, 2 * HALF, f.z - HALF],
        [f.to + HALF, 2 * HALF, f.z - HALF],
        [f.from - HALF, 2 * HALF, f.z + HALF],
        [f.to + HALF, 2 * HALF, f.z + HALF],
      ]) {
        p.set(x, y, z).project(camera)
        xs.push(((p.x + 1) / 2) * rect.w)
        ys.push(((1 - p.y) / 2) * rect.h)
      }
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const frame = document.createElement('span')
      frame.style.cssText = `position:absolute;left:${Math.round(left) - 2}px;top:${Math.round(top) - 2}px;width:${Math.round(Math.max(...xs) - left) + 4}px;height:${Math.round(Math.max(...ys) - top) + 4}px;box-sizing:border-box;border:${2 * factor}px solid #ffd25e;border-radius:7px;box-shadow:0 0 0 1px #0008,inset 0 0 0 1px #0008`
      this.element.append(frame)
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
