/** What the scene fetches for a hex table alone. */
import type { HexGrid, Show } from '../../rulesets/contract'
import type { Footing } from '../ground/heightfield'
import { fromSide } from './grid'
import { stepLevels, terraces } from './terraces'

export { HexLayers } from './layers'
export { BASE } from './plates'
export { stepLevels }

/** What the ground of a hex table rests on. */
export const footingOf =
  (grid: HexGrid, table: Show['table']): Footing =>
  cells =>
    terraces(grid, table, cells)

/** Whether something that grows stands clear of the grid: nothing does on its lines. */
export function clearOfGrid(grid: HexGrid): (x: number, y: number, radius: number) => boolean {
  const all = [...grid.cells, ...(grid.beyond ?? [])]
  const step = grid.side * 2
  const near = new Map<string, (typeof all)[number][]>()
  const key = (x: number, y: number) => `${Math.floor(x / step)},${Math.floor(y / step)}`
  for (const c of all) {
    const k = key(...c.middle)
    const there = near.get(k)
    if (there) there.push(c)
    else near.set(k, [c])
  }
  return (x, y, radius) => {
    let deepest = Number.NEGATIVE_INFINITY
    for (const i of [-step, 0, step])
      for (const j of [-step, 0, step])
        for (const c of near.get(key(x + i, y + j)) ?? []) deepest = Math.max(deepest, fromSide(grid, c.middle, [x, y]))
    return deepest < 0 || deepest > radius * 0.7
  }
}
export type HexKit = typeof import('./index')
