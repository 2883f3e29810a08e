/** A game looked over when it is done: charges that were there and not made, what was close and by how much, rolls and their chances. */
import type { AnyRuleset, ChargeChance, Cm, Phrase, Seat, Seen, UnitId, Verdict } from '../../rulesets/contract'
import type { OoEvent, OoState } from '../../rulesets/ordine-obliquo'
import type { RadEvent, RadState } from '../../rulesets/radetzky'
import { phrase } from '../drill'
import { type Luck, luckOo, luckRad, type Total, totals } from './luck'

/** A game followed event by event, as far as it is asked for here. Places: how many events have happened. */
export interface Watched {
  readonly rules: AnyRuleset
  readonly steps: readonly {
    readonly k: number
    readonly n: number
    readonly i: number
    readonly seat: Seat
    readonly turn: number
    readonly command: { readonly type: string }
    readonly event: { readonly type: string }
  }[]
  phaseAt(at: number): string
  turnAt(at: number): number
  /** The whole state; a game that is over has no secrets. */
  state(at: number): { readonly game: Seen }
}
interface Moment {
  /** The place to be opened. */
  readonly at: number
  readonly turn: number
  readonly text: Phrase
}
/** A charge that one wheel and one leg would have brought about, and that was not made. */
export interface Untaken extends Moment {
  readonly seat: Seat
  readonly unit: UnitId
  readonly target: UnitId
  readonly side: ChargeChance['side']
  readonly left: Cm
}
export interface Close extends Moment {
  /** By how much it held or failed: cm, or points of the die. */
  readonly margin: number
  readonly by: 'cm' | 'points'
}
export interface Roll extends Moment, Luck {}
export interface Review {
  /** Flanks and rears first, then those that had most of their move left. */
  readonly untaken: readonly Untaken[]
  /** The closest first. */
  readonly close: readonly Close[]
  /** In order. */
  readonly rolls: readonly Roll[]
  readonly totals: readonly Total[]
}

/** Phases in which charges are moved, and those that only break into them. */
const MOVES: readonly string[] = ['move1', 'move2', 'act']
const BETWEEN: readonly string[] = ['opportunity', 'pursuit']
/** What is closer than this is told, in cm and in points of the die. */
export const CLOSE = { cm: 1, points: 2 } as const

const seatAt = (w: Watched, at: number): Seat | undefined => w.rules.awaiting(w.state(at).game)[0]?.seat
const word = (phase: string): string => phase.slice(phase.lastIndexOf('.') + 1)

interface Window {
  readonly from: number
  readonly to: number
  readonly seat: Seat
}
/** When a side moved: from the place at which its phase began to that at which it was over. */
function windows(w: Watched): readonly Window[] {
  const out: Window[] = []
  let open: { from: number; seat: Seat; phase: string } | null = null
  const end = w.steps.length
  for (let at = 0; at <= end; at++) {
    const phase = word(w.phaseAt(at))
    if (open && (BETWEEN.includes(phase) || (phase === open.phase && at < end && seatAt(w, at) === open.seat))) continue
    if (open) out.push({ from: open.from, to: at, seat: open.seat })
    open = null
    const by: Seat | undefined = MOVES.includes(phase) ? seatAt(w, at) : undefined
    if (by !== undefined && at < end) open = { from: at, seat: by, phase }
  }
  return out
}

const has = (x: object, key: string): boolean => Object.hasOwn(x, key)
/** Whom a move charged; null: nobody, or it was no move. */
function chargeOf(event: { readonly type: string }): { readonly unit: string; readonly target: string } | null {
  if (event.type !== 'Moved' || !has(event, 'charge')) return null
  const { unit, charge } = event as unknown as { unit: string; charge: string | { target: string } | null }
  return charge === null ? null : { unit, target: typeof charge === 'string' ? charge : charge.target }
}

function luckOf(w: Watched, event: { readonly type: string }, before: Seen): readonly Luck[] {
  if (w.rules.id === 'ordine-obliquo') return luckOo(event as OoEvent, before as OoState)
  if (w.rules.id === 'radetzky') return luckRad(event as RadEvent, before as RadState)
  return []
}

/**
 * Looks a game over in slices: what comes out on the way is the share that is done, 0 to 1. Only a game that is over is to be looked over:
 * its whole state is read.
 */
export function* reviewOf(w: Watched): Generator<number, Review> {
  const untaken: Untaken[] = []
  const close: Close[] = []
  const rolls: Roll[] = []
  const end = w.steps.length
  const names = (game: Seen) => (id: string) =>
    (game as unknown as { units: { [id: string]: { name: { it: string; en: string } } } }).units[id]!.name
  for (const step of w.steps) {
    const before = w.state(step.k).game
    const moment = { at: step.k, turn: step.turn }
    for (const luck of luckOf(w, step.event, before)) {
      rolls.push({ ...moment, ...luck })
      if (luck.off !== null && luck.off <= CLOSE.points && luck.sort !== 'morale')
        close.push({ ...moment, text: luck.text, margin: luck.off, by: 'points' })
    }
    const charge = chargeOf(step.event)
    if (charge) {
      const verdict = w.rules.judge(before, step.seat, step.command) as Verdict
      if (verdict.left !== undefined && verdict.left >= 0 && verdict.left < CLOSE.cm) {
        const name = names(before)
        const with_ = { unit: name(charge.unit), enemy: name(charge.target), cm: hundredth(verdict.left) }
        close.push({ ...moment, text: phrase('drill.review.charge.close', with_), margin: verdict.left, by: 'cm' })
      }
    }
    yield (0.3 * step.k) / Math.max(1, end)
  }
  const all = windows(w)
  for (const [i, { from, to, seat }] of all.entries()) {
    const { game } = w.state(from)
    const made = w.steps.slice(from, to).flatMap(s => chargeOf(s.event)?.unit ?? [])
    const bodies = w.rules.show(w.rules.view(game, seat)).bodies
    for (const body of bodies) {
      if (body.seat !== seat || !body.selectable || made.includes(body.id)) continue
      for (const c of w.rules.hands?.charges(game, body.id as UnitId) ?? []) {
        const name = names(game)
        untaken.push({
          at: from,
          turn: w.turnAt(from),
          seat,
          unit: body.id as UnitId,
          target: c.target,
          side: c.side,
          left: c.left,
          text: phrase(`drill.review.untaken.${c.side}`, { unit: name(body.id), enemy: name(c.target), cm: hundredth(c.left) }),
        })
      }
      yield 0.3 + (0.7 * i) / Math.max(1, all.length)
    }
  }
  const rank = (u: Untaken) => (u.side === 'front' ? 1 : 0)
  return {
    untaken: untaken.sort((a, b) => rank(a) - rank(b) || b.left - a.left || a.at - b.at),
    close: close.sort((a, b) => a.margin - b.margin || a.at - b.at),
    rolls,
    totals: totals(rolls, w.rules.seats),
  }
}
const hundredth = (x: number): number => Math.round(x * 100) / 100
