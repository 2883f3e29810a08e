/** A game looked over when it is done: charges that were there and not made, what was close and by how much, rolls and their chances. */
import type { AnyRuleset, ChargeChance, Cm, Id, Phrase, Seat, Seen, UnitId, Verdict } from '../../rulesets/contract'
import type { Luck, Practice } from '../../rulesets/contract/practice'
import { phrase } from '../../rulesets/shared/drill/parts'
import { type Call, CLOSE, commandCalls, flankCall, rangeCalls, shotCall } from './close'
import { type Total, totals } from './luck'

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
  /** When it was there first. */
  readonly left: Cm
  /** It was there each time that its side moved, to this turn. */
  readonly until: number
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
const FIRES: readonly string[] = ['fire1', 'fire2']
const BETWEEN: readonly string[] = ['opportunity', 'pursuit']

const seatAt = (w: Watched, at: number): Seat | undefined => w.rules.awaiting(w.state(at).game)[0]?.seat
const word = (phase: string): string => phase.slice(phase.lastIndexOf('.') + 1)

interface Window {
  readonly from: number
  readonly to: number
  readonly seat: Seat
}
/** When a side had a phase of these: from the place at which it began to that at which it was over. */
function windows(w: Watched, phases: readonly string[]): readonly Window[] {
  const out: Window[] = []
  let open: { from: number; seat: Seat; phase: string } | null = null
  const end = w.steps.length
  for (let at = 0; at <= end; at++) {
    const phase = word(w.phaseAt(at))
    if (open && (BETWEEN.includes(phase) || (phase === open.phase && at < end && seatAt(w, at) === open.seat))) continue
    if (open) out.push({ from: open.from, to: at, seat: open.seat })
    open = null
    const by: Seat | undefined = phases.includes(phase) ? seatAt(w, at) : undefined
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

/** Who fired in an event; null: nobody. */
function shotOf(event: { readonly type: string }): { readonly unit: Id; readonly target: Id } | null {
  if (event.type !== 'Fired') return null
  const { unit, target, volley } = event as unknown as { unit?: Id; target: Id; volley?: { unit: Id } }
  const by = unit ?? volley?.unit
  return by === undefined ? null : { unit: by, target }
}
const names = (game: Seen) => (id: string) =>
  (game as unknown as { units: { [id: string]: { name: { it: string; en: string } } } }).units[id]!.name
const hundredth = (x: number): number => Math.round(x * 100) / 100

/** Of what a game hands the drill ground, what is asked here. */
export type Asked = Partial<Pick<Practice<Seen, { readonly type: string }>, 'exam' | 'luck'>>

interface Book {
  readonly untaken: Untaken[]
  readonly close: Close[]
  readonly rolls: Roll[]
}
/** What single events tell: rolls, charges that just arrived, flank lines and bounds of range. */
function readStep(w: Watched, { exam, luck: luckOf }: Asked, step: Watched['steps'][number], { close, rolls }: Book): void {
  const before = w.state(step.k).game
  const moment = { at: step.k, turn: step.turn }
  for (const luck of luckOf?.(step.event, before) ?? []) {
    rolls.push({ ...moment, ...luck })
    if (luck.off !== null && luck.off <= CLOSE.points && luck.sort !== 'morale')
      close.push({ ...moment, text: luck.text, margin: luck.off, by: 'points' })
  }
  const calls: Call[] = []
  const charge = chargeOf(step.event)
  if (charge) {
    const { left } = w.rules.judge(before, step.seat, step.command) as Verdict
    if (left !== undefined && left >= 0 && left < CLOSE.cm) {
      const name = names(before)
      const with_ = { unit: name(charge.unit), enemy: name(charge.target), cm: hundredth(left) }
      calls.push({ text: phrase('drill.review.charge.close', with_), margin: left })
    }
    if (exam) calls.push(...flankCall(exam, before, charge.unit, charge.target))
  }
  const shot = exam ? shotOf(step.event) : null
  if (exam && shot) calls.push(...shotCall(exam, before, shot.unit, shot.target))
  close.push(...calls.map((c): Close => ({ ...moment, ...c, by: 'cm' })))
}

/** Charges that were there in one window and not made; those of the window before go on. Pauses after each unit. */
function* readWindow(w: Watched, { from, to, seat }: Window, before: readonly Untaken[]): Generator<null, readonly Untaken[]> {
  const { game } = w.state(from)
  const turn = w.turnAt(from)
  const made = w.steps.slice(from, to).flatMap(s => chargeOf(s.event)?.unit ?? [])
  const out: Untaken[] = []
  for (const body of w.rules.show(w.rules.view(game, seat)).bodies) {
    if (body.seat !== seat || !body.selectable || made.includes(body.id)) continue
    const name = names(game)
    for (const c of w.rules.hands?.charges(game, body.id as UnitId) ?? []) {
      const had = before.find(u => u.unit === body.id && u.target === c.target && u.side === c.side)
      const text = phrase(`drill.review.untaken.${c.side}`, {
        unit: name(body.id),
        enemy: name(c.target),
        cm: hundredth(c.left),
      })
      out.push(
        had
          ? { ...had, until: turn }
          : { at: from, turn, until: turn, seat, unit: body.id as UnitId, target: c.target, side: c.side, left: c.left, text },
      )
    }
    yield null
  }
  return out
}

/**
 * Looks a game over in slices: what comes out on the way is the share that is done, 0 to 1. Only a game that is over is to be looked over:
 * its whole state is read. `asked`: who measures positions of that game, and tells of its rolls; without, those are left out.
 */
export function* reviewOf(w: Watched, asked: Asked = {}): Generator<number, Review> {
  const book: Book = { untaken: [], close: [], rolls: [] }
  const exam = asked.exam ?? null
  const end = Math.max(1, w.steps.length)
  for (const step of w.steps) {
    readStep(w, asked, step, book)
    yield (0.3 * step.k) / end
  }
  /** What was told of a side last: what goes on as it was is told once. */
  const last = new Map<string, readonly string[]>()
  const tell = (what: string, seat: Seat, at: number, calls: readonly Call[]) => {
    const key = `${what} ${seat}`
    const said = calls.map(c => JSON.stringify(c.text))
    for (const [i, c] of calls.entries())
      if (!last.get(key)?.includes(said[i]!)) book.close.push({ at, turn: w.turnAt(at), ...c, by: 'cm' })
    last.set(key, said)
  }
  const fired = (span: Window) => w.steps.slice(span.from, span.to).flatMap(s => shotOf(s.event)?.unit ?? [])
  if (exam)
    for (const span of windows(w, FIRES))
      tell('range', span.seat, span.from, rangeCalls(exam, w.state(span.from).game, span.seat, fired(span)))
  const all = windows(w, MOVES)
  const going = new Map<Seat, readonly Untaken[]>()
  for (const [i, span] of all.entries()) {
    const { from, to, seat } = span
    if (exam) tell('command', seat, from, commandCalls(exam, w.state(from).game, seat))
    // Where moves and fire are one phase, the ranges count as they lie at its end.
    const late = Math.max(from, to - 1)
    if (exam && word(w.phaseAt(from)) === 'act')
      tell('range', seat, late, rangeCalls(exam, w.state(late).game, seat, fired(span)))
    const before = going.get(seat) ?? []
    const work = readWindow(w, span, before)
    let now = work.next()
    for (; !now.done; now = work.next()) yield 0.3 + (0.7 * i) / all.length
    const found = now.value
    book.untaken.push(...before.filter(b => !found.some(u => u.at === b.at && u.unit === b.unit && u.target === b.target)))
    going.set(seat, found)
  }
  for (const rest of going.values()) book.untaken.push(...rest)
  const rank = (u: Untaken) => (u.side === 'front' ? 1 : 0)
  return {
    untaken: book.untaken.sort((a, b) => rank(a) - rank(b) || b.left - a.left || a.at - b.at),
    // Points of the die stand beside cm: each as a share of what counts as close.
    close: book.close.sort((a, b) => a.margin / CLOSE[a.by] - b.margin / CLOSE[b.by] || a.at - b.at),
    rolls: book.rolls,
    totals: totals(book.rolls, w.rules.seats),
  }
}
