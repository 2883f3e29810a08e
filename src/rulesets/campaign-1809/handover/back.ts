/**
 * 1.20 up: what a finished battle costs. Each unit loses of its weight the share of its CP that is gone, times 2/5; a side's loss is
 * the sum, rounded once, and divided again over its contingents and their arms by largest remainders, so that not a point is lost twice
 * or forgotten.
 */
import type { AfterAction } from '../../contract'
import { add, type Fraction, fraction, largestRemainder, rounded, sum, times, ZERO } from './fraction'
import { allOf, minus, NO_POINTS, plus, pointsBy } from './points'
import { piecesIn } from './scenario'
import { LOSS_SHARE, otherSide } from './tables'
import {
  type Account,
  type Battle,
  type Cell,
  type End,
  type Fate,
  type Fought,
  type Handover,
  type PieceAfter,
  type Points,
  SIDES,
  type Side,
  type TableResult,
} from './types'

const ENDED: { readonly [by: string]: End } = {
  broken: 'broken',
  bothBroken: 'bothBroken',
  turns: 'turns',
  resignation: 'conceded',
  agreement: 'agreed',
}
const FATE_OF = { well: 'well', wounded: 'wounded', dead: 'killed', captured: 'captured' } as const

/** Whoever does not win has lost the field: nobody winning, the attacker (1.20, step 10). */
const beatenIn = (battle: Battle, winner: Side | null): Side => (winner ? otherSide(winner) : battle.attacker)

/** The result of a game of this house. */
export function resultOf(handover: Handover, after: AfterAction): TableResult {
  const { winner: seat, by } = after.outcome
  const winner = seat === 'a' || seat === 'b' ? seat : null
  const beaten = beatenIn(handover.battle, winner)
  const pieces = handover.pieces.map((p): PieceAfter => {
    const u = after.units.find(unit => unit.id === p.unit)
    if (!u) throw new Error(`the table has no unit ${p.unit}`)
    const all = u.fate === 'destroyed' || u.fate === 'routed'
    return {
      unit: p.unit,
      lost: all ? u.start : Math.max(0, u.start - u.left),
      of: u.start,
      there: u.fate !== 'reserve',
      taken: u.guns === 'held' || (u.guns === 'abandoned' && p.side === beaten),
    }
  })
  const leaders = handover.commands.flatMap((c): { leader: string; fate: Fate }[] => {
    const general = after.generals.find(g => g.brigade === c.brigade)
    const fate = FATE_OF[general?.fate ?? 'well']
    return c.leader === null || fate === 'well' ? [] : [{ leader: c.leader, fate }]
  })
  return { by: 'table', turn: after.turn, end: ENDED[by] ?? 'turns', winner, pieces, leaders }
}

/** The exact loss of a cell: weight of its units × what is gone × 2/5; of guns that were taken the whole weight. */
function exactLoss(handover: Handover, result: TableResult, cell: Cell): { readonly loss: Fraction; readonly taken: Fraction } {
  const share = handover.battle.lossShare ?? LOSS_SHARE
  const weight = fraction(cell.points, Math.max(1, cell.units))
  let loss = ZERO
  let taken = ZERO
  for (const piece of piecesIn(handover, cell)) {
    const after = result.pieces.find(p => p.unit === piece.unit)
    if (!after) throw new Error(`the result has no unit ${piece.unit}`)
    const gone = after.taken ? fraction(1) : times(fraction(after.lost, after.of), fraction(share.of, share.in))
    loss = add(loss, times(weight, gone))
    if (after.taken) taken = add(taken, weight)
  }
  return { loss, taken }
}

/** A support that the battle did not wait for: it was to come, and nothing of it did. */
function arrived(handover: Handover, result: TableResult, contingent: string, side: Side): boolean {
  const of = handover.battle.sides[side].contingents.find(c => c.id === contingent)
  if (of?.arrives === null) return true
  const units = handover.pieces.filter(p => p.side === side && p.contingent === contingent).map(p => p.unit)
  return result.pieces.some(p => p.there && units.includes(p.unit))
}

function accountsOf(handover: Handover, result: TableResult, side: Side): Account[] {
  const cells = handover.cells.filter(c => c.side === side)
  const exact = cells.map(c => exactLoss(handover, result, c))
  const losses = largestRemainder(
    rounded(sum(exact.map(e => e.loss))),
    exact.map(e => e.loss),
  )
  const of = (contingent: string, value: (cell: Cell, i: number) => number): Points =>
    pointsBy(arm => {
      const i = cells.findIndex(c => c.contingent === contingent && c.arm === arm)
      return i < 0 ? 0 : value(cells[i]!, i)
    })
  return handover.battle.sides[side].contingents.map((c): Account => {
    const onTable = of(c.id, cell => (cell.units > 0 ? cell.points : 0))
    const battleLoss = of(c.id, (_, i) => losses[i]!)
    const guns = cells.findIndex(cell => cell.contingent === c.id && cell.arm === 'apf')
    return {
      contingent: c.id,
      side,
      arrived: arrived(handover, result, c.id, side),
      brought: c.brings,
      onTable,
      park: minus(c.brings, onTable),
      battleLoss,
      captured: guns < 0 ? 0 : Math.min(battleLoss.apf, rounded(exact[guns]!.taken)),
    }
  })
}

/** Hands a finished battle back up to the map. */
export function handBack(handover: Handover, result: TableResult): Fought {
  const { battle } = handover
  const beaten = beatenIn(battle, result.winner)
  const accounts = SIDES.flatMap(side => accountsOf(handover, result, side))
  const lost = (side: Side): number =>
    allOf(accounts.filter(a => a.side === side).reduce((s, a) => plus(s, a.battleLoss), NO_POINTS))
  return {
    battle: battle.id,
    by: result.by,
    turn: result.turn,
    end: result.end,
    beaten,
    held: otherSide(beaten),
    retreat: result.winner === null ? 'back' : 'point',
    pursuit: result.winner !== null,
    accounts,
    leaders: SIDES.flatMap(side =>
      battle.sides[side].contingents.flatMap(c =>
        c.leaders.map(l => ({ leader: l.id, side, fate: result.leaders.find(r => r.leader === l.id)?.fate ?? 'well' })),
      ),
    ),
    points: { a: lost('b'), b: lost('a') },
  }
}
