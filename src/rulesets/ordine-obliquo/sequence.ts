/** 6: the sequence of a move. Phases in which nobody has anything to decide pass by. What each does stands in `stages/`. */
import type { Dice } from '../../engine/dice'
import { mayNotChange } from './rules/commanders'
import { outside } from './rules/commandRadius'
import { ride } from './rules/couriers'
import { recovered } from './rules/disorder'
import { arriving } from './rules/ending/arrivals'
import { evadeChances } from './rules/evasion'
import { fulfilled } from './rules/fulfilled'
import { replaced } from './rules/generals/replace'
import { counterChances } from './rules/melee/counter'
import { holders } from './rules/orders'
import { beginTurn, endBattle } from './stages/ending'
import { beginFire, endFire, waitingInFire } from './stages/fire'
import { beginFlights, endFlights, waitingInFlight } from './stages/flight'
import { beginMelees, closeCharges, endMelees, tire, waitingInMelee } from './stages/melee'
import { type OoState, other, PHASES, type Phase, SIDES, type Side } from './state'
import { Story } from './story'

const shows = (s: OoState, seat: Side): boolean => Object.values(s.brigades).some(b => b.seat === seat && b.shown === true)
const second = (s: OoState): Side => other(s.first ?? 'a')

/** Who must act in a phase as things stand; nobody: it passes by. */
export function waitingIn(s: OoState, phase: Phase): readonly Side[] {
  switch (phase) {
    case 'terrain':
      return s.rules.terrain ? SIDES : []
    case 'objectives':
      return s.rules.objectives === 'secret' ? ['b', 'a'] : []
    case 'arrivals':
      return arriving(s, SIDES)
    case 'deploy':
      // b first at one screen, unless it may wait for what the other has to show.
      return (shows(s, 'a') && !shows(s, 'b') ? (['a', 'b'] as const) : (['b', 'a'] as const)).filter(
        seat => s.sides[seat].zone !== null,
      )
    case 'firstOrders':
      return s.options.ordersAsInHistory === true && !s.rules.retreatFree ? [] : ['b', 'a']
    case 'orders':
      return s.turn <= 1 ? [] : SIDES.filter(seat => holders(s, seat).some(id => mayNotChange(s, seat, id) === null))
    case 'initiative':
      return SIDES
    case 'choose':
      return s.initiative.winner ? [s.initiative.winner] : []
    case 'generals1':
    case 'generals2': {
      const seat = phase === 'generals1' ? s.first! : second(s)
      return Object.values(s.generals).some(g => g.seat === seat && g.point && g.fate === 'well') ? [seat] : []
    }
    case 'move1':
      return [s.first!]
    case 'move2':
      return [second(s)]
    case 'evade1':
    case 'evade2': {
      const seat = phase === 'evade1' ? second(s) : s.first!
      const then = { ...s, phase }
      return evadeChances(then, seat).length > 0 || counterChances(then, seat).length > 0 ? [seat] : []
    }
    case 'finish1':
    case 'finish2': {
      const seat = phase === 'finish1' ? s.first! : second(s)
      return Object.values(s.units).some(u => u.seat === seat && u.use.finishing && !u.use.done) ? [seat] : []
    }
    case 'rally':
    case 'compulsory':
      return waitingInFlight(s, phase)
    case 'fire1':
    case 'fire2':
      return waitingInFire(s, phase)
    case 'melee':
    case 'pursuit':
      return waitingInMelee(s, phase)
    default:
      return []
  }
}

/** What entering a phase does by itself, before anybody is asked. */
function enter(story: Story, phase: Phase, dice: Dice): void {
  switch (phase) {
    case 'compulsory':
      beginFlights(story, dice)
      return
    case 'fire1':
      beginFire(story)
      return
    case 'closing':
      closeCharges(story)
      return
    case 'melee':
      beginMelees(story)
      return
    case 'recovery':
      endTurn(story, dice)
      return
    default:
      return
  }
}

/** What leaving a phase does. */
function leave(story: Story, phase: Phase, dice: Dice): void {
  const s = story.state
  switch (phase) {
    case 'deploy':
      if (SIDES.some(seat => s.sides[seat].zone !== null)) story.add({ type: 'ScreenLifted' })
      return
    case 'orders':
      story.add(...ride(s))
      return
    case 'generals1':
      story.add({ type: 'RadiusLooked', seat: s.first!, out: outside(s, s.first!) })
      return
    case 'generals2':
      story.add({ type: 'RadiusLooked', seat: second(s), out: outside(s, second(s)) })
      return
    case 'compulsory':
      endFlights(story, dice)
      return
    case 'fire2':
      endFire(story)
      return
    case 'melee':
      endMelees(story)
      return
    default:
      return
  }
}

/** 12 and the end of the move: places reached, disorder recovered, halted charges spent. */
function endTurn(story: Story, dice: Dice): void {
  const s = story.state
  story.add(...fulfilled(s))
  const back = recovered(story.state)
  if (back.length > 0) story.add({ type: 'DisorderRecovered', units: back })
  tire(story)
  const spent = Object.values(story.state.units).filter(u => u.use.charge !== null)
  story.add({ type: 'TurnEnded', turn: s.turn, spent: spent.map(u => u.id) })
  endBattle(story, dice)
}

const nextOf = (phase: Phase): Phase => (phase === 'recovery' ? 'arrivals' : PHASES[PHASES.indexOf(phase) + 1]!)

/**
 * Goes on to the next phase in which somebody is awaited, or to the end. Call it when nobody is awaited any more. While it runs the
 * story's phase is the one that is entered or left.
 */
export function onward(story: Story, dice: Dice): Story {
  let phase = story.state.phase
  for (let guard = 0; guard < 100 && story.state.waiting.length === 0 && story.state.ended === null; guard++) {
    leave(story, phase, dice)
    if (story.state.ended) return story
    phase = nextOf(phase)
    if (phase === 'arrivals') {
      story.add({ type: 'TurnBegan', turn: story.state.turn + 1 })
      beginTurn(story, dice)
      story.add(...replaced(story.state))
    }
    if (phase === 'initiative') {
      const given = story.state.rules.initiative.find(i => i.turn === story.state.turn)
      if (given) {
        story.add({ type: 'InitiativeGiven', seat: given.seat })
        phase = 'choose'
      }
    }
    enter(story, phase, dice)
    if (story.state.ended) return story
    const waiting = waitingIn(story.state, phase)
    if (waiting.length > 0) story.add({ type: 'PhaseBegan', phase, waiting })
  }
  return story
}

/** No die falls in a set-up. */
const NO_DICE: Dice = {
  roll: () => {
    throw new Error('a set-up draws no die')
  },
}

/** Opens the first phase of a game that has just been set up. */
export function begin(s: OoState): OoState {
  const waiting = waitingIn(s, 'terrain')
  if (waiting.length > 0) return { ...s, phase: 'terrain', waiting }
  return onward(new Story({ ...s, phase: 'terrain', waiting: [] }), NO_DICE).state
}
