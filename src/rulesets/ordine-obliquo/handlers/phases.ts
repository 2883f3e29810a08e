/** 5, 6: initiative, who moves first, evasions, the end of a phase. */
import type { Dice } from '../../../engine/dice'
import type { Refusal, Seat, UnitId } from '../../contract'
import type { ChooseFirstCommand, EndPhaseCommand, InitiativeCommand } from '../commands'
import type { OoEvent } from '../events'
import { chiefOf } from '../rules/commanders'
import { unplaced } from '../rules/deploy'
import { judgeDues } from '../rules/dues'
import { arriving } from '../rules/ending/arrivals'
import { evasions } from '../rules/evade'
import { evadeChances } from '../rules/evasion'
import { initiativeOf } from '../rules/initiative'
import { openFights, resolverOf } from '../rules/melee/fights'
import { proposeGround } from '../rules/placeGround'
import { onward } from '../sequence'
import type { OoSeen, OoState, Side } from '../state'
import { Story } from '../story'
import { letPass } from './fire'
import { fine, found, type Handler, type Judged, notNow } from './handler'

/** Events that end a phase for somebody, and what follows where nobody is awaited any more. */
export function withSequel(s: OoState, events: readonly OoEvent[], dice: Dice): readonly OoEvent[] {
  const story = new Story(s).add(...events)
  return (story.state.waiting.length === 0 ? onward(story, dice) : story).events
}

export const initiative: Handler<InitiativeCommand> = {
  shape: () => true,
  judge: (seen, seat) => found(notNow(seen, seat, ['initiative'])),
  events(s, _, __, ___, dice) {
    const [a, b] = dice.roll(6, 2, { clause: '5', what: 'initiative' })
    const total = initiativeOf(a!, b!, chiefOf(s, 'a')?.class ?? null, chiefOf(s, 'b')?.class ?? null)
    return withSequel(s, [{ type: 'InitiativeRolled', ...total }], dice)
  },
}

export const chooseFirst: Handler<ChooseFirstCommand> = {
  shape: c => c.first === 'a' || c.first === 'b',
  judge: (seen, seat) => found(notNow(seen, seat, ['choose'])),
  events: (s, seat, c, _, dice) => withSequel(s, [{ type: 'FirstChosen', by: seat, first: c.first }], dice),
}

const listed = (code: string, clause: string, units: readonly UnitId[]): Refusal[] => units.map(at => ({ code, clause, at }))

/** What still has to be done before the seat may end the present phase. */
export function dues(seen: OoSeen, seat: Side): { readonly refusals: readonly Refusal[]; readonly excused: readonly UnitId[] } {
  const none = { refusals: [], excused: [] }
  switch (seen.phase) {
    case 'terrain':
      return seen.sides[seat].placed < (seen.rules.terrain?.each ?? 0) && proposeGround(seen, seat, 1).length > 0
        ? { ...none, refusals: [{ code: 'ground/place-more', clause: '16.2' }] }
        : none
    case 'objectives':
      return seen.sides[seat].objectives === null ? { ...none, refusals: [{ code: 'objectives/assign', clause: '16.2' }] } : none
    case 'arrivals':
      return arriving(seen, [seat]).length > 0 ? { ...none, refusals: [{ code: 'place/arrive', clause: '6' }] } : none
    case 'deploy': {
      const left = unplaced(seen, seat)
      return left.length > 0
        ? { ...none, refusals: [{ code: 'deploy/unplaced', clause: '16.2', with: { count: left.length } }] }
        : none
    }
    case 'firstOrders':
      return seen.rules.retreatFree && seen.sides[seat].retreat === null
        ? { ...none, refusals: [{ code: 'retreat/choose', clause: '2.6' }] }
        : none
    case 'initiative':
    case 'choose':
      return { ...none, refusals: [{ code: `phase/act-${seen.phase}`, clause: '5' }] }
    case 'move1':
    case 'move2':
      return judgeDues(seen, seat)
    case 'melee': {
      const mine = openFights(seen).filter(f => resolverOf(seen, f) === seat)
      return {
        ...none,
        refusals: listed(
          'melee/undone',
          '9.1',
          mine.map(f => f.target),
        ),
      }
    }
    case 'evade1':
    case 'evade2': {
      const must = evadeChances(seen, seat).filter(c => c.must && evasions(seen, c.unit).length > 0)
      return {
        ...none,
        refusals: listed(
          'evade/must',
          '7.6.1',
          must.map(c => c.unit),
        ),
      }
    }
    default:
      return none
  }
}

export const endPhase: Handler<EndPhaseCommand, readonly UnitId[]> = {
  shape: () => true,
  judge(seen, seat) {
    if (!(seen.waiting as readonly Seat[]).includes(seat))
      return { ...found([{ code: 'turn/not-yours', clause: '6' }]), found: [] }
    if (seen.interrupt) return { ...fine, found: [] }
    const { refusals, excused } = dues(seen, seat as Side)
    const verdict: Judged = refusals.length > 0 ? found(refusals) : fine
    return { ...verdict, found: excused }
  },
  events(s, seat, _, judged, dice) {
    // 8.9: what it ends is the interruption.
    if (s.interrupt) return letPass(s, seat)
    const excused = judged.found ?? []
    const told = excused.length > 0 ? [{ type: 'Excused' as const, seat, units: excused }] : []
    // Free play passes over what must be done: the phase then ends for this seat all the same.
    if (s.phase === 'initiative') return withSequel(s, [{ type: 'InitiativeGiven', seat }, ...closed(s)], dice)
    if (s.phase === 'choose') return withSequel(s, [{ type: 'FirstChosen', by: seat, first: seat }], dice)
    return withSequel(s, [...told, { type: 'Confirmed', seat, phase: s.phase }], dice)
  },
}
const closed = (s: OoState) => s.waiting.map(seat => ({ type: 'Confirmed' as const, seat, phase: s.phase }))
