/**
 * 1.20, steps 2 to 4: how many units stand for whom. The larger side has 20 (fewer where it brings fewer points), the other in
 * proportion; a side's units are divided over its contingents and their arms, and within an arm over the types of the text.
 */
import { shares } from './fraction'
import { allOf, broughtBy, seniorityOf } from './points'
import { ELITE, FULL_SIDE, PERCENT, WITHOUT_EMPEROR } from './tables'
import { ARMS, type Arm, type Battle, type Cell, type Nation, type PieceType, SIDES, type Side } from './types'

/** Step 2: the units of each side. Both scales are one: so many points a unit, never less than one. */
export function unitsOfSides(battle: Battle): { readonly [side in Side]: number } {
  const points = { a: allOf(broughtBy(battle, 'a')), b: allOf(broughtBy(battle, 'b')) }
  const larger = Math.max(points.a, points.b)
  // A half is rounded up: twice the quotient and one more, halved.
  const units = (p: number): number =>
    larger <= FULL_SIDE ? p : Math.max(1, Math.floor((2 * p * FULL_SIDE + larger) / (2 * larger)))
  return { a: units(points.a), b: units(points.b) }
}

/** Step 3: the cells of a side. Who is there from the start has at least one unit among them, so that the table is never empty. */
function cellsOf(battle: Battle, side: Side, units: number): Cell[] {
  const { contingents } = battle.sides[side]
  const cells = contingents.flatMap(c => ARMS.map(arm => ({ side, contingent: c.id, arm, points: c.brings[arm] })))
  const present = cells.map(cell => contingents.find(c => c.id === cell.contingent)!.arrives === null)
  const points = cells.map(c => c.points)
  let counts = shares(units, points)
  if (!counts.some((u, i) => u > 0 && present[i])) {
    const most = Math.max(...points.filter((_, i) => present[i]))
    const one = points.findIndex((p, i) => present[i] && p === most)
    const rest = shares(
      units - 1,
      points.map((p, i) => (i === one ? 0 : p)),
    )
    counts = rest.map((u, i) => (i === one ? 1 : u))
  }
  return cells.map((c, i) => ({ ...c, units: counts[i]! }))
}

/** Step 3: contingent by contingent, arm by arm, for both sides. */
export function cellsOfBattle(battle: Battle): Cell[] {
  const units = unitsOfSides(battle)
  return SIDES.flatMap(side => cellsOf(battle, side, units[side]))
}

/** Units of one cell by type, in the order of the text's lists. */
export type Typed = readonly { readonly cell: Cell; readonly types: readonly PieceType[] }[]

/** The text's list of an arm; without the emperor the guard's part falls to those who stand for it. */
function percentOf(nation: Nation, arm: Arm, noGuard: boolean): readonly (readonly [PieceType, number])[] {
  const list = PERCENT[nation][arm]
  if (!noGuard) return list
  const into = (type: PieceType) => list.reduce((n, [t, percent]) => n + (WITHOUT_EMPEROR[t] === type ? percent : 0), 0)
  return list.filter(([t]) => WITHOUT_EMPEROR[t] === undefined).map(([t, percent]) => [t, percent + into(t)] as const)
}

/**
 * Step 4: an arm's units over the percentages, and who has which: the elite goes to the highest seniority that has room, the rest to
 * whoever has most room left.
 */
export function typesOf(battle: Battle, nation: Nation, cells: readonly Cell[]): Typed {
  const side = cells[0]?.side
  if (!side) return []
  const { contingents } = battle.sides[side]
  const rank = (cell: Cell): number => seniorityOf(contingents.find(c => c.id === cell.contingent)!)
  return ARMS.flatMap(arm => {
    const mine = cells.filter(c => c.arm === arm)
    const list = percentOf(nation, arm, battle.sides[side].noGuard === true)
    const counts = shares(
      mine.reduce((n, c) => n + c.units, 0),
      list.map(([, percent]) => percent),
    )
    const given: PieceType[][] = mine.map(() => [])
    const room = (i: number): number => mine[i]!.units - given[i]!.length
    const give = (type: PieceType, before: (i: number, j: number) => number) => {
      const to = mine
        .map((_, i) => i)
        .filter(i => room(i) > 0)
        .sort((i, j) => before(i, j) || i - j)[0]
      if (to !== undefined) given[to]!.push(type)
    }
    const all = list.flatMap(([type], i) => Array.from({ length: counts[i]! }, () => type))
    for (const type of all.filter(t => ELITE.includes(t))) give(type, (i, j) => rank(mine[i]!) - rank(mine[j]!))
    for (const type of all.filter(t => !ELITE.includes(t))) give(type, (i, j) => room(j) - room(i))
    const place = (type: PieceType): number => list.findIndex(([t]) => t === type)
    return mine.map((cell, i) => ({ cell, types: given[i]!.sort((p, q) => place(p) - place(q)) }))
  })
}
