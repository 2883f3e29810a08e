/** Watercourses from hexes: those that touch run into one another, crossing each side in its middle. */
import type { Cm, Ground, HexGrid, Point } from '../contract'
import { besides, wayThrough } from './hexGround'
import { ribbon } from './ribbon'

export interface WaterHex {
  readonly label: string
  readonly middle: Point
  readonly width: Cm
  /** What carries troops over it. */
  readonly over?: 'bridge' | 'ford'
}
interface Frame {
  readonly layout: HexGrid['layout']
  readonly side: Cm
}

const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 0.05

/** Which water flows into which: every hex is reached once, so that three that touch make no ring. */
function branches(frame: Frame, all: readonly WaterHex[]): Map<WaterHex, WaterHex[]> {
  const links = new Map<WaterHex, WaterHex[]>(all.map(w => [w, []]))
  const seen = new Set<WaterHex>()
  for (const start of all) {
    if (seen.has(start)) continue
    seen.add(start)
    const queue = [start]
    for (const at of queue)
      for (const m of besides(frame, at.middle)) {
        const next = all.find(w => near(w.middle, m))
        if (!next || seen.has(next)) continue
        seen.add(next)
        links.get(at)!.push(next)
        links.get(next)!.push(at)
        queue.push(next)
      }
  }
  return links
}

/**
 * The pieces of ground of these hexes' water: a line for each stretch between two ends, sources or meetings, and what leads over it.
 * A stretch that ends in a hex at the edge of the field (`onField` says no to the hex ahead) flows off it.
 */
export function waterOfHexes(frame: Frame, all: readonly WaterHex[], onField: (middle: Point) => boolean): Ground[] {
  const links = branches(frame, all)
  const done = new Set<string>()
  const out: Ground[] = []
  const off = (at: WaterHex, from: WaterHex | undefined): Point | null => {
    const ahead = besides(frame, at.middle)
    const back = from ? ahead.findIndex(m => near(m, from.middle)) : -1
    const order = back < 0 ? [0, 1, 2, 3, 4, 5] : [3, 2, 4].map(k => (back + k) % 6)
    const way = order.find(k => !onField(ahead[k]!))
    return way === undefined ? null : ahead[way]!
  }
  for (const [start, next] of links) {
    if (next.length === 2) continue
    for (const second of next.length > 0 ? next : [undefined]) {
      if (second && done.has(`${second.label};${start.label}`)) continue
      const run = [start]
      let [before, at] = [start, second]
      while (at) {
        run.push(at)
        done.add(`${before.label};${at.label}`)
        const on: WaterHex | undefined = links.get(at)!.length === 2 ? links.get(at)!.find(w => w !== before) : undefined
        before = at
        at = on
      }
      done.add(`${run[run.length - 1]!.label};${run[run.length - 2]?.label}`)
      const first = next.length < 2 ? off(start, run[1]) : null
      const end = run[run.length - 1]!
      const last = run.length > 1 && links.get(end)!.length === 1 ? off(end, run[run.length - 2]) : null
      const middles = [...(first ? [first] : []), ...run.map(w => w.middle), ...(last ? [last] : [])]
      if (middles.length < 2) continue
      const width = Math.max(...run.map(w => w.width))
      const line = wayThrough(middles)
      const kind = width > 2.5 ? 'river' : 'stream'
      out.push({ id: `water/${start.label}/${end.label}`, kind, outline: ribbon(line, width), line, width })
      run.forEach((w, i) => {
        const [a, b] = [run[i - 1]?.middle ?? first ?? w.middle, run[i + 1]?.middle ?? last ?? w.middle]
        if (w.over) out.push(over(w, width, a, b))
      })
    }
  }
  return out
}

/** A crossing: straight over the water, which flows from `a` to `b`. */
function over(w: WaterHex, water: Cm, a: Point, b: Point): Ground {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = Math.sqrt(dx * dx + dy * dy) || 1
  const half = water / 2 + 0.7
  // Where the water bends its middle lies a quarter of the way towards the bend's inside.
  const [mx, my] = [w.middle[0] / 2 + (a[0] + b[0]) / 4, w.middle[1] / 2 + (a[1] + b[1]) / 4]
  const [nx, ny] = [(-dy / long) * half, (dx / long) * half]
  const line: Point[] = [
    [(mx + w.middle[0]) / 2 - nx, (my + w.middle[1]) / 2 - ny],
    [(mx + w.middle[0]) / 2 + nx, (my + w.middle[1]) / 2 + ny],
  ]
  return { id: `${w.over}/${w.label}`, kind: w.over!, outline: ribbon(line, 2), line, width: 2 }
}
