/** Plays commands in tests: dice with set faces, the state after, refusals as thrown errors with their code. */
import type { Dice } from '../../engine/dice'
import type { Seat, UnitId } from '../contract'
import { apply } from './apply'
import type { OoCommand } from './commands'
import { decide, judge } from './decide'
import type { OoEvent } from './events'
import { lobositz } from './rules/table.testing'
import { begin, onward } from './sequence'
import type { OoState, Phase, Side } from './state'
import { Story } from './story'

/** A die that shows the given faces in their order, then ones. */
export function dice(...faces: number[]): Dice {
  const left = [...faces]
  return { roll: (_sides, count) => Array.from({ length: count }, () => left.shift() ?? 1) }
}
export interface Did {
  readonly state: OoState
  readonly events: readonly OoEvent[]
}
/** Decides and applies; a refusal is thrown by its code. */
export function act(state: OoState, seat: Seat, command: OoCommand, d: Dice = dice(), insist = false): Did {
  const r = decide(state, seat, command, d, insist)
  if (!r.ok) throw new Error(`${r.error.code} ${r.error.clause}`)
  return { state: r.value.reduce(apply, state), events: r.value }
}
export const acts = (state: OoState, ...all: readonly (readonly [Seat, OoCommand])[]): OoState =>
  all.reduce((s, [seat, c]) => act(s, seat, c).state, state)
export const codesOf = (state: OoState, seat: Seat, command: OoCommand): string[] =>
  judge(state, seat, command).refusals.map(r => r.code)

/** A state in which that phase is played by those seats. */
export const inPhase = (s: OoState, phase: Phase, waiting: readonly Side[], first: Side = 'a', turn = 1): OoState => ({
  ...s,
  turn,
  phase,
  waiting,
  first,
})
/** Goes on from a state in which nobody is awaited. */
export const goOn = (s: OoState, d: Dice = dice()): Did => {
  const story = onward(new Story({ ...s, waiting: [] }), d)
  return { state: story.state, events: story.events }
}
export const started = begin({ ...lobositz, options: { ...lobositz.options } })
export const id = (text: string): UnitId => text as UnitId
