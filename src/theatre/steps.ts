/** The events of a log in a row, as a script: what each belongs to, and where the turns, phases and combats are. */
import type { Seat } from '../base/units'
import {
  applyEvent,
  type CommandEntry,
  type Entry,
  type GameState,
  isCommand,
  isMachineEvent,
  isUndo,
  type Typed,
} from '../engine'
import type { AnyRuleset, Seen } from '../rulesets/contract'

/** One event. It leads from the place `k` to the place `k + 1` (a place: how many events have happened). */
export interface Step {
  readonly k: number
  /** The log's entry, and which of its events this is; `of`: how many it has. */
  readonly n: number
  readonly i: number
  readonly of: number
  readonly seat: Seat
  readonly command: Typed
  readonly event: Typed
  /** The turn and phase (a code of the catalogues, `awaiting.<phase>`; empty: nobody was awaited yet) in which it happened. */
  readonly turn: number
  readonly phase: string
  /** Dice fell for a piece in its command (fire, a melee, a test), or the game calls it a combat. */
  readonly combat: boolean
}

/** A log followed event by event. `turnAt` and `phaseAt` are by place; `frames` hold the state at every `EVERY`th place. */
export interface Followed {
  readonly steps: readonly Step[]
  readonly turnAt: readonly number[]
  readonly phaseAt: readonly string[]
  /** Places at which a phase begins, ascending; the first is 0. */
  readonly phases: readonly number[]
  /** Places at which a turn begins, ascending; the first is 0. */
  readonly turns: readonly number[]
  /** Places at which a combat has come to its end, ascending. */
  readonly combats: readonly number[]
  readonly frames: readonly GameState<Seen>[]
  readonly last: GameState<Seen>
}

/** How far apart the states lie that are kept: what lies between is applied anew, forwards. */
export const EVERY = 32

/** The commands that stand: what was taken back, and the taking back itself, are no part of the story. */
export function standing(entries: readonly Entry[]): readonly CommandEntry[] {
  const undone = new Set(entries.filter(isUndo).flatMap(e => e.undo))
  return entries.filter(isCommand).filter(e => !undone.has(e.n))
}

/** A card drawn from a pack, which nobody is told of, whatever he may see. */
export const isSecretRoll = (event: Typed): boolean =>
  isMachineEvent(event) && event.type === 'DiceRolled' && event.secret === true

const isCombat = (e: CommandEntry, named: readonly string[]): boolean =>
  e.events.some(x =>
    isMachineEvent(x) && x.type === 'DiceRolled' ? x.unit !== undefined && !x.secret : named.includes((x as Typed).type),
  )

/** Follows a log from its beginning. Throws where an event cannot be applied: `n` is the entry (see `Broken`). */
export function follow(rules: AnyRuleset, begin: GameState<Seen>, entries: readonly Entry[]): Followed {
  const steps: Step[] = []
  const frames: GameState<Seen>[] = [begin]
  let state = begin
  const waiting = () => rules.awaiting(state.game)
  let awaited = waiting()
  let phase = awaited[0]?.what ?? ''
  const turnAt = [begin.game.turn]
  const phaseAt = [phase]
  const phases = [0]
  const turns = [0]
  const combats: number[] = []
  for (const entry of standing(entries)) {
    const combat = isCombat(entry, rules.combats ?? [])
    entry.events.forEach((event, i) => {
      const k = steps.length
      const before = state
      let now = awaited
      try {
        state = applyEvent(rules, state, event)
        if (state.game !== before.game) now = waiting()
      } catch (e) {
        throw new Broken(entry.n, e)
      }
      steps.push({
        k,
        n: entry.n,
        i,
        of: entry.events.length,
        seat: entry.seat,
        command: entry.command,
        event,
        turn: before.game.turn,
        phase,
        combat,
      })
      if (state.game !== before.game) {
        // Who has finished is awaited no more, and the phase is the same; a seat that is awaited anew has another one.
        const fresh = now.some(w => w.what !== phase || !awaited.some(x => x.seat === w.seat))
        if (now.length > 0 && fresh) {
          phase = now[0]!.what
          phases.push(k + 1)
        }
        if (now.length > 0) awaited = now
      }
      turnAt.push(state.game.turn)
      phaseAt.push(phase)
      if (state.game.turn !== before.game.turn) turns.push(k + 1)
      if (steps.length % EVERY === 0) frames.push(state)
    })
    if (combat && entry.events.length > 0) combats.push(steps.length)
  }
  return { steps, turnAt, phaseAt, phases, turns, combats, frames, last: state }
}

/** An entry whose events cannot be applied. */
export class Broken extends Error {
  constructor(
    readonly n: number,
    override readonly cause: unknown,
  ) {
    super(`the events of entry ${n} cannot be taken`)
  }
}
