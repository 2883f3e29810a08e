/** 5.5, 2.4: what a step costs. */
import type { Board, Cell, Dir } from '../board'
import { opposite } from '../board'
import type { Counter } from '../state'
import { CLIFF, CLIFF_LEVELS, COST, DOWN, type Mover, RETROGRADE, ROAD_COST, UP } from '../tables'

export const moverOf = (u: Pick<Counter, 'kind' | 'formation'>): Mover =>
  u.kind === 'cavalry'
    ? 'horse'
    : u.kind === 'artillery'
      ? u.formation === 'limbered'
        ? 'limbered'
        : 'battery'
      : u.formation === 'skirmish'
        ? 'skirmish'
        : 'foot'
/** Roads are for columns, skirmishers, horse and limbers; hill paths for foot alone. */
const takesRoad = (u: Pick<Counter, 'kind' | 'formation'>): boolean => {
  const m = moverOf(u)
  return m === 'foot' ? u.formation === 'column' : m !== 'battery'
}
const takesPath = (u: Pick<Counter, 'kind' | 'formation'>): boolean => takesRoad(u) && u.kind === 'infantry'

/** Whether a counter would cross that side by road. */
export const byRoad = (from: Cell, dir: Dir, u: Pick<Counter, 'kind' | 'formation'>): boolean =>
  (from.road[dir] === true && takesRoad(u)) || (from.path[dir] === true && takesPath(u))

/** Levels between two hexes, off the road; null: a cliff that it cannot climb. */
function slope(m: Mover, up: number): number | null {
  if (Math.abs(up) >= CLIFF_LEVELS) return m === 'foot' || m === 'skirmish' ? CLIFF : null
  if (up > 0) return m === 'skirmish' ? 0 : up * UP[m]
  return up < 0 ? DOWN[m] : 0
}
/** PM to enter a hex across its ground; null: forbidden to it. */
function across(m: Mover, from: Cell | null, to: Cell): number | null {
  if (to.terrain === 'A') return null
  const cost = COST[m][to.terrain]
  const rise = from === null ? 0 : slope(m, to.level - from.level)
  return cost === null || rise === null ? null : cost + rise
}

export interface StepCost {
  /** Null: forbidden. */
  readonly cost: number | null
  readonly road: boolean
}
/** A counter's step to the hex across a side. */
export function stepCost(board: Board, from: string, dir: Dir, u: Counter): StepCost {
  const cell = board.cell(from)!
  const to = board.cell(cell.near[dir] ?? '')
  if (!to || to.terrain === 'A') return { cost: null, road: false }
  if (byRoad(cell, dir, u)) return { cost: ROAD_COST, road: true }
  const m = moverOf(u)
  const cost = across(m, cell, to)
  // 5.0.3: backwards; skirmishers and limbers have no rear.
  const back = u.kind !== 'infantry' && m !== 'limbered' && dir === opposite(u.facing) ? RETROGRADE : 0
  return { cost: cost === null ? null : cost + back, road: false }
}
/** 7.1: coming in from off the map. */
export function entryCost(board: Board, hex: string, u: Counter): StepCost {
  const cell = board.cell(hex)!
  if (cell.road.some(r => r) && takesRoad(u)) return { cost: ROAD_COST, road: true }
  return { cost: across(moverOf(u), null, cell), road: false }
}
/** A commander's step: he goes as skirmishers do, and by road and path. */
export function commanderCost(board: Board, from: string, dir: Dir): number | null {
  const cell = board.cell(from)!
  const to = board.cell(cell.near[dir] ?? '')
  if (!to) return null
  return cell.road[dir] || cell.path[dir] ? ROAD_COST : across('skirmish', cell, to)
}
