/**
 * A battle that was fought on a real table, its result written in: how it ended, what is left of each unit, what befell the leaders.
 * What is not named is unhurt and was there. Every fault is told at once, by a code of the catalogues with the unit that it is about.
 */
import { err, ok, type Result } from '../../../base/result'
import type { Refusal } from '../../contract'
import { TURNS } from './tables'
import { ENDS, type End, FATES, type Fate, type Handover, type PieceAfter, SIDES, type Side, type TableResult } from './types'

export const UNIT_FATES = ['stands', 'left', 'routed', 'destroyed', 'reserve'] as const
/** One unit as it is written in. `left`: its CP at the end; left out: all of them. */
export interface TypedUnit {
  readonly left?: number
  readonly fate?: (typeof UNIT_FATES)[number]
  /** Guns that the enemy holds at the end. */
  readonly taken?: boolean
}
export interface TypedResult {
  readonly turn: number
  readonly end: End
  /** Null: nobody won. */
  readonly winner: Side | null
  readonly units?: { readonly [unit: string]: TypedUnit }
  readonly leaders?: { readonly [leader: string]: Fate }
}

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const isWhole = (v: unknown): v is number => Number.isSafeInteger(v) && (v as number) >= 0
const isOf = <T>(list: readonly T[], v: unknown): v is T => list.includes(v as T)
const CLAUSE = 'handover'

/** Reads a result against what was handed over; what comes out is whole. */
export function readTyped(handover: Handover, given: unknown): Result<TableResult, readonly Refusal[]> {
  const out: Refusal[] = []
  const say = (code: string, with_?: Refusal['with']) =>
    void out.push({ code, clause: CLAUSE, ...(with_ ? { with: with_ } : {}) })
  if (!isFields(given)) return err([{ code: 'result/shape', clause: CLAUSE }])
  const { turn, end, winner, units, leaders } = given
  if (!isWhole(turn) || turn > TURNS) say('result/turn', { most: TURNS })
  if (!isOf(ENDS, end)) say('result/end')
  if (winner !== null && !isOf(SIDES, winner)) say('result/winner')
  // Who broke or conceded has an enemy who won; an agreement has nobody.
  if ((end === 'broken' || end === 'conceded') && winner === null) say('result/winner-needed')
  if (end === 'agreed' && winner !== null) say('result/no-winner')
  if (units !== undefined && !isFields(units)) say('result/units')
  if (leaders !== undefined && !isFields(leaders)) say('result/leaders')
  const mine = isFields(units) ? units : {}
  const pieces = handover.pieces.map(p =>
    pieceAfter(p.unit, p.cp, p.arm === 'apf', Object.hasOwn(mine, p.unit) ? mine[p.unit] : {}, say),
  )
  for (const unit of Object.keys(mine)) if (!handover.pieces.some(p => p.unit === unit)) say('result/no-unit', { unit })
  const fates = leadersOf(handover, isFields(leaders) ? leaders : {}, say)
  absent(handover, pieces, say)
  if (out.length > 0) return err(out)
  return ok({
    by: 'typed',
    turn: turn as number,
    end: end as End,
    winner: winner as Side | null,
    pieces: pieces as PieceAfter[],
    leaders: fates,
  })
}

type Say = (code: string, with_?: Refusal['with']) => void
function pieceAfter(unit: string, cp: number, guns: boolean, given: unknown, say: Say): PieceAfter | null {
  const wrong = (code: string, more: Refusal['with'] = {}) => {
    say(code, { unit, ...more })
    return null
  }
  if (!isFields(given) || Object.keys(given).some(k => !['left', 'fate', 'taken'].includes(k))) return wrong('result/unit')
  const { fate = 'stands', taken = false } = given
  if (!isOf(UNIT_FATES, fate)) return wrong('result/fate')
  const gone = fate === 'destroyed' || fate === 'routed'
  const left = given.left ?? (gone ? 0 : cp)
  if (!isWhole(left) || left > cp) return wrong('result/left', { most: cp })
  if (fate === 'reserve' && left !== cp) return wrong('result/reserve')
  if (fate === 'destroyed' && left > 0) return wrong('result/destroyed')
  if (fate === 'stands' && left === 0) return wrong('result/nothing-left')
  if (typeof taken !== 'boolean' || (taken && (!guns || fate === 'reserve'))) return wrong('result/taken')
  return { unit, lost: gone ? cp : cp - left, of: cp, there: fate !== 'reserve', taken }
}

function leadersOf(handover: Handover, given: Fields, say: Say): TableResult['leaders'] {
  const known = SIDES.flatMap(side => handover.battle.sides[side].contingents.flatMap(c => c.leaders.map(l => l.id)))
  const commands = handover.commands.map(c => c.leader)
  return Object.entries(given).flatMap(([leader, fate]) => {
    if (!known.includes(leader)) say('result/no-leader', { leader })
    else if (!isOf(FATES, fate)) say('result/leader-fate', { leader })
    else if (fate !== 'well' && !commands.includes(leader)) say('result/leader-away', { leader })
    else return [{ leader, fate }]
    return []
  })
}

/** Who was there from the start cannot have been missing; a support that is to come may not have. */
function absent(handover: Handover, pieces: readonly (PieceAfter | null)[], say: Say): void {
  const rules = handover.scenario.rules as { readonly reinforcements: readonly { readonly brigade: string }[] }
  const late = new Set(rules.reinforcements.map(r => r.brigade))
  for (const p of pieces)
    if (p && !p.there && !late.has(p.unit.slice(0, p.unit.lastIndexOf('/')))) say('result/was-there', { unit: p.unit })
}
