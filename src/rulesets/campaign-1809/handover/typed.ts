/**
 * A battle that was fought on a real table, its result written in: how it ended, what is left of each unit, what befell the leaders.
 * Each side writes of its own units, so that nobody has to be shown what he has not seen; what is not named is unhurt and was there.
 * Every fault is told at once, by a code of the catalogues with the unit that it is about.
 */
import { err, ok, type Result } from '../../../base/result'
import type { Id, Name, Refusal } from '../../contract'
import { TURNS } from './tables'
import {
  ENDS,
  type End,
  FATES,
  type Fate,
  type Handover,
  type Piece,
  type PieceAfter,
  SIDES,
  type Side,
  type TableResult,
} from './types'

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

/** What a result is written into: units with their names, and the leaders who had a command. */
export interface TableForm {
  readonly pieces: readonly (Piece & { readonly name: Name; readonly brigade: Name; readonly late: boolean })[]
  readonly leaders: readonly { readonly leader: Id; readonly side: Side; readonly name: Name; readonly brigade: Id }[]
}
interface ArmyFile {
  readonly brigades: readonly { readonly id: string; readonly name: Name; readonly units: readonly { readonly name: Name }[] }[]
}
/** The form of a battle; both sides' parts of it. */
export function formOf(handover: Handover): TableForm {
  const seats = handover.scenario.seats as { readonly [s in Side]: { readonly army: ArmyFile } }
  const { reinforcements } = handover.scenario.rules as { readonly reinforcements: readonly { readonly brigade: string }[] }
  const late = new Set(reinforcements.map(r => r.brigade))
  return {
    pieces: handover.pieces.map(p => {
      const [side, id, n] = p.unit.split('/') as [Side, string, string]
      const brigade = seats[side].army.brigades.find(b => b.id === id)!
      return { ...p, name: brigade.units[Number(n) - 1]!.name, brigade: brigade.name, late: late.has(`${side}/${id}`) }
    }),
    leaders: handover.commands.flatMap(c => {
      const side = c.brigade.slice(0, 1) as Side
      const leader = handover.battle.sides[side].contingents.flatMap(x => x.leaders).find(l => l.id === c.leader)
      return leader ? [{ leader: leader.id, side, name: leader.name, brigade: c.brigade }] : []
    }),
  }
}
/** The part of a form that is one side's. */
export const formSeen = (form: TableForm, viewer: Side | null): TableForm => ({
  pieces: form.pieces.filter(p => p.side === viewer),
  leaders: form.leaders.filter(l => l.side === viewer),
})

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const isWhole = (v: unknown): v is number => Number.isSafeInteger(v) && (v as number) >= 0
const isOf = <T>(list: readonly T[], v: unknown): v is T => list.includes(v as T)
const CLAUSE = 'handover'

/** Reads a result, or one side's part of it, against its form; what comes out is whole for the units of the form. */
export function readTyped(form: TableForm, given: unknown): Result<TableResult, readonly Refusal[]> {
  const out: Refusal[] = []
  const say = (code: string, with_?: Refusal['with']) =>
    void out.push({ code, clause: CLAUSE, ...(with_ ? { with: with_ } : {}) })
  if (!isFields(given)) return err([{ code: 'result/shape', clause: CLAUSE }])
  const { turn, end, winner, units, leaders } = given
  if (turn === undefined || turn === null) say('result/turn-missing')
  else if (!isWhole(turn) || turn < 1 || turn > TURNS) say('result/turn', { most: TURNS })
  if (!isOf(ENDS, end)) say('result/end')
  if (winner !== null && !isOf(SIDES, winner)) say('result/winner')
  // Who broke or conceded has an enemy who won; an agreement has nobody; where both broke the points decide, as at the end of the turns.
  if ((end === 'broken' || end === 'conceded') && winner === null) say('result/winner-needed')
  if (end === 'agreed' && winner !== null) say('result/no-winner')
  if (units !== undefined && !isFields(units)) say('result/units')
  if (leaders !== undefined && !isFields(leaders)) say('result/leaders')
  const mine = isFields(units) ? units : {}
  const pieces = form.pieces.map(p => pieceAfter(p, Object.hasOwn(mine, p.unit) ? mine[p.unit] : {}, say))
  for (const unit of Object.keys(mine)) if (!form.pieces.some(p => p.unit === unit)) say('result/no-unit', { unit })
  const fates = leadersOf(form, isFields(leaders) ? leaders : {}, say)
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
function pieceAfter(piece: TableForm['pieces'][number], given: unknown, say: Say): PieceAfter | null {
  const { unit, cp, arm, late } = piece
  const wrong = (code: string, more: Refusal['with'] = {}) => {
    say(code, { unit: piece.name, ...more })
    return null
  }
  if (!isFields(given) || Object.keys(given).some(k => !['left', 'fate', 'taken'].includes(k))) return wrong('result/unit')
  const { fate = 'stands', taken = false } = given
  if (!isOf(UNIT_FATES, fate)) return wrong('result/fate')
  const gone = fate === 'destroyed' || fate === 'routed'
  if (given.left === null) return wrong('result/left-missing')
  const left = given.left ?? (gone ? 0 : cp)
  if (!isWhole(left) || left > cp) return wrong('result/left', { most: cp })
  if (fate === 'reserve' && left !== cp) return wrong('result/reserve')
  // Who was there from the start cannot have been missing.
  if (fate === 'reserve' && !late) return wrong('result/was-there')
  if (fate === 'destroyed' && left > 0) return wrong('result/destroyed')
  if (fate === 'stands' && left === 0) return wrong('result/nothing-left')
  if (typeof taken !== 'boolean' || (taken && (arm !== 'apf' || fate === 'reserve'))) return wrong('result/taken')
  return { unit, lost: gone ? cp : cp - left, of: cp, there: fate !== 'reserve', taken }
}

const leadersOf = (form: TableForm, given: Fields, say: Say): TableResult['leaders'] =>
  Object.entries(given).flatMap(([leader, fate]) => {
    const led = form.leaders.find(l => l.leader === leader)
    if (!led) say('result/no-leader', { leader })
    else if (!isOf(FATES, fate)) say('result/leader-fate', { leader: led.name })
    else return [{ leader, fate }]
    return []
  })

/** Both sides' parts as one result; null: they do not tell the same of how it ended. */
export function joinTyped(a: TableResult, b: TableResult): TableResult | null {
  if (a.turn !== b.turn || a.end !== b.end || a.winner !== b.winner) return null
  return { ...a, pieces: [...a.pieces, ...b.pieces], leaders: [...a.leaders, ...b.leaders] }
}
