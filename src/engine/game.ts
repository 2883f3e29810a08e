/**
 * One game as it is played: the present state, the log that led to it, undo and redo. The only thing here that changes is which
 * state is the present one; states themselves never do.
 */
import { canonicalJson } from '../base/canonical'
import { stateHash } from '../base/hash'
import type { Fault } from '../base/pointer'
import { pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { Seat } from '../base/units'
import { type Decision, decide, type How } from './decide'
import type { DiceRolled } from './dice'
import { type CommandEntry, type Entry, type Header, isCommand, isUndo, type UndoEntry } from './log'
import type { GameRules, Refusal, Turned, Typed } from './rules'
import { type Contributions, firstDice, revealedIn } from './sealed'
import { applyEvent, type GameState, isMachineEvent, type MachineEvent, outcomeOf } from './state'

/** A command that stands: what it was, what stood before it, and why it might not be taken back freely. */
interface Standing<S> {
  readonly entry: CommandEntry
  readonly before: GameState<S>
  readonly binding: boolean
}
/** What was taken back together, to be done again together. */
interface Undone {
  readonly by: Seat
  readonly commands: readonly CommandEntry[]
}

export type Answered<E> =
  | { readonly kind: 'done'; readonly n: number; readonly events: readonly (E | MachineEvent)[] }
  | Exclude<Decision<E>, { kind: 'done' }>

export interface Undoable {
  readonly by: Seat
  /** The seat that must agree; null: nobody need be asked. */
  readonly needs: Seat | null
  readonly takes: readonly number[]
}

export interface Game<S, V, C extends Typed, E extends Typed> {
  readonly rules: GameRules<S, V, C, E>
  readonly header: Header
  state(): GameState<S>
  hash(): string
  /** Every entry so far; entry i has n = i + 1. Grows; never changes otherwise. */
  entries(): readonly Entry[]
  /** The state after entry n, also of one that was taken back; 0: the beginning. Null where there is no such entry. */
  after(n: number): GameState<S> | null
  isUndone(n: number): boolean
  submit(seat: Seat, command: unknown, how?: How): Answered<E>
  /** What an undo by this seat would take back; null where it has nothing, or where the end has opened sealed dice. */
  undoable(by: Seat): Undoable | null
  /** Whose command stands last. */
  last(): Seat | null
  undo(by: Seat, agreed?: Seat): Result<number, Refusal>
  redoable(): { readonly by: Seat } | null
  redo(by: Seat): Result<number, Refusal>
  /** Takes an entry of a log as it stands, from its events, without asking the rules. A check that differs is a fault. */
  load(entry: Entry): Result<null, Fault>
}

/** How a logged command was given: insisted on, with which real dice. */
export function howOf(events: readonly Typed[]): How {
  // Cards and the like are drawn by the page also where the rest is thrown by hand.
  const hand = events.filter((e): e is DiceRolled => e.type === 'DiceRolled' && (e as DiceRolled).byHand === true)
  return {
    ...(events[0]?.type === 'RuleBreached' ? { insist: true } : {}),
    ...(hand.length > 0 ? { faces: hand.flatMap(r => r.faces) } : {}),
  }
}

/** The state in which a game of this header begins. Throws where the ruleset cannot set the scenario up: it was read and checked. */
export function beginning<S extends Turned, V, C extends Typed, E extends Typed>(
  rules: GameRules<S, V, C, E>,
  header: Header,
  contributions: Contributions | null = null,
): GameState<S> {
  return {
    ruleset: rules.id,
    mode: header.mode,
    dice: firstDice(header, contributions),
    offers: {},
    ended: null,
    game: rules.setUp(header.scenario, header.options),
  }
}

/**
 * A game of its own from a header; `onEntry` hears each new entry (not those that are loaded). Sealed dice need both players'
 * `contributions`, which the game's end reveals.
 */
export function createGame<S extends Turned, V, C extends Typed, E extends Typed>(
  rules: GameRules<S, V, C, E>,
  header: Header,
  onEntry?: (entry: Entry) => void,
  contributions: Contributions | null = null,
): Game<S, V, C, E> {
  let state = beginning(rules, header, contributions)
  let hashed: { of: GameState<S>; hash: string } | null = null
  let version = header.rulesVersion
  const entries: Entry[] = []
  const standing: Standing<S>[] = []
  const undone = new Set<number>()
  const states: GameState<S>[] = [state]
  let taken: Undone[] = []
  const byHand = 'way' in header.dice && header.dice.way === 'hand'

  const hash = () => {
    if (hashed?.of !== state) hashed = { of: state, hash: stateHash(state) }
    return hashed.hash
  }
  const refused = (code: string, with_?: Refusal['with']): Result<never, Refusal> =>
    err({ code, clause: '', ...(with_ ? { with: with_ } : {}) })

  function push(entry: Entry, fresh: boolean) {
    entries.push(entry)
    states.push(state)
    if (fresh) onEntry?.(entry)
  }
  function pushNew(rest: { [key: string]: unknown }): number {
    const n = entries.length + 1
    push({ n, ...rest } as unknown as Entry, true)
    return n
  }
  function declareRules() {
    if (version === rules.rulesVersion) return
    version = rules.rulesVersion
    pushNew({ rulesVersion: version })
  }

  /** Folds events upon the present; tells whether any of them binds: dice fell, or something hidden was shown. */
  function fold(events: readonly (E | MachineEvent)[]): { after: GameState<S>; binds: boolean } {
    let after = state
    let binds = false
    for (const event of events) {
      if (isMachineEvent(event)) binds ||= event.type === 'DiceRolled'
      else binds ||= rules.reveals?.(event, after.game) === true
      after = applyEvent(rules, after, event)
    }
    return { after, binds: binds || outcomeOf(rules, after) !== null }
  }

  function stand(entry: CommandEntry, fresh: boolean, folded = fold(entry.events as readonly (E | MachineEvent)[])) {
    const before = state
    standing.push({ entry, before, binding: folded.binds })
    state = folded.after
    push(entry, fresh)
    // doing again what was taken back leaves the rest of it to be done again; anything else makes it past
    const next = taken.at(-1)
    if (
      next &&
      canonicalJson(next.commands[0]!.command) === canonicalJson(entry.command) &&
      next.commands[0]!.seat === entry.seat
    ) {
      const rest = next.commands.slice(1)
      taken = rest.length > 0 ? [...taken.slice(0, -1), { by: next.by, commands: rest }] : taken.slice(0, -1)
    } else taken = []
    if (!fresh) return
    if (state.game.turn !== before.game.turn) pushNew({ check: hash() })
    const outcome = outcomeOf(rules, state)
    if (outcome) pushNew({ end: outcome, reveal: contributions ?? {} })
  }

  function submit(seat: Seat, command: unknown, how: How = {}): Answered<E> {
    const decision = decide(rules, state, seat, command, byHand ? { ...how, byHand } : how)
    if (decision.kind !== 'done') return decision
    let folded: ReturnType<typeof fold>
    try {
      folded = fold(decision.events)
    } catch (thrown) {
      return { kind: 'refused', refusal: { code: 'command/unknown', clause: '' }, thrown }
    }
    declareRules()
    const n = entries.length + 1
    stand({ n, seat, command: JSON.parse(JSON.stringify(command)) as Typed, events: decision.events }, true, folded)
    return { kind: 'done', n, events: decision.events }
  }

  /** Whether the bytes of sealed dice stand in the log: whoever played on from before would know every face to come. */
  const opened = () => 'commit' in header.dice && revealedIn(entries) !== null

  function undoable(by: Seat): Undoable | null {
    if (opened()) return null
    const from = standing.findLastIndex(s => s.entry.seat === by)
    if (from < 0) return null
    const group = standing.slice(from)
    const free = group.every(s => s.entry.seat === by && !s.binding)
    const other = rules.seats.find(s => s !== by && s !== 'umpire') ?? null
    return { by, needs: free ? null : other, takes: group.map(s => s.entry.n) }
  }

  function takeBack(entry: UndoEntry, fresh: boolean) {
    const from = standing.length - entry.undo.length
    const group = standing.splice(from)
    state = group[0]!.before
    for (const s of group) undone.add(s.entry.n)
    taken = [...taken, { by: entry.by, commands: group.map(s => s.entry) }]
    push(entry, fresh)
  }

  function undo(by: Seat, agreed?: Seat): Result<number, Refusal> {
    const what = undoable(by)
    if (!what) return refused(opened() ? 'undo/dice-revealed' : 'undo/nothing')
    if (what.needs !== null && agreed !== what.needs) return refused('undo/needs-agreement', { seat: what.needs })
    declareRules()
    const n = entries.length + 1
    takeBack({ n, undo: what.takes, by, ...(what.needs ? { agreed: what.needs } : {}) }, true)
    return ok(n)
  }

  function redo(by: Seat): Result<number, Refusal> {
    const next = taken.at(-1)
    if (!next) return refused('redo/nothing')
    if (next.by !== by) return refused('redo/not-yours')
    const rest = taken.slice(0, -1)
    let n = 0
    for (const c of next.commands) {
      const answer = submit(c.seat, c.command, howOf(c.events))
      if (answer.kind === 'done') n = answer.n
      else {
        taken = rest
        return refused('redo/not-possible')
      }
    }
    taken = rest
    return ok(n)
  }

  function load(entry: Entry): Result<null, Fault> {
    const fault = (code: string, message: string) => err({ path: pointer(entry.n), code, message })
    if (entry.n !== entries.length + 1) return fault('log/damaged', `entry ${entry.n} does not follow ${entries.length}`)
    if (isCommand(entry)) {
      let folded: ReturnType<typeof fold>
      try {
        folded = fold(entry.events as readonly (E | MachineEvent)[])
      } catch {
        return fault('log/damaged', `the events of entry ${entry.n} cannot be taken`)
      }
      stand(entry, false, folded)
    } else if (isUndo(entry)) {
      const top = standing.slice(standing.length - entry.undo.length).map(s => s.entry.n)
      if (top.length === 0 || top.join() !== entry.undo.join())
        return fault('log/damaged', `entry ${entry.n} takes back what does not stand last`)
      takeBack(entry, false)
    } else {
      push(entry, false)
      if ('rulesVersion' in entry) version = entry.rulesVersion
      if ('check' in entry && entry.check !== hash()) return fault('log/check-differs', `the state at entry ${entry.n} differs`)
    }
    return ok(null)
  }

  return {
    rules,
    header,
    state: () => state,
    hash,
    entries: () => entries,
    after: n => states[n] ?? null,
    isUndone: n => undone.has(n),
    submit,
    undoable,
    last: () => standing.at(-1)?.entry.seat ?? null,
    undo,
    redoable: () => taken.at(-1) ?? null,
    redo,
    load,
  }
}
