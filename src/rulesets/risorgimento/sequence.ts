/** The sequence (2.0): set-up, then turns: orders, markers, activations drawn one by one, the end of the turn. */
import type { Dice } from '../../engine/dice'
import { changedHands } from './rules/victory'
import { chooses, draw } from './stages/draw'
import { hunt } from './stages/flight'
import { fight } from './stages/melee'
import { meet } from './stages/react'
import { administer, aggregations, beginMarkers, beginTurn, closing, command, fillCup, overAtOnce, recovery } from './stages/turn'
import type { SbState } from './state'
import { Story } from './story'

/** Back to the counters in hand, or to the choice of the next. */
function resume(story: Story): void {
  const s = story.state
  const a = s.acting
  const units = a ? a.units.filter(id => s.units[id]!.place === 'map') : []
  const waiting = s.active ? [s.active] : []
  if (a && units.length > 0)
    story.add({ type: 'PhaseBegan', phase: 'act' }, { now: { phase: 'act', waiting, react: null, acting: { ...a, units } } })
  else story.add({ type: 'PhaseBegan', phase: 'activate' }, { now: { phase: 'activate', waiting, react: null, acting: null } })
}

/** Counters in hand that fell are in it no more; with the last the activation of their hex is over. */
function emptied(story: Story): void {
  const s = story.state
  const a = s.acting
  if (s.phase !== 'act' || a?.units.every(id => s.units[id]!.place === 'map')) return
  resume(story)
}

/** Option `held: last`: places that a command has made change hands (F15). */
function noteHolders(story: Story): void {
  const held = changedHands(story.state)
  if (held) story.add({ type: 'PlacesHeld' }, { now: { held } })
}

function activations(story: Story, dice: Dice): void {
  const s = story.state
  if (s.active !== null) story.add({ type: 'PhaseBegan', phase: 'activate' }, { now: { waiting: [s.active] } })
  else if (overAtOnce(story)) return
  else if (s.cup.length === 0) closing(story)
  else {
    const first = chooses(s)
    if (first) story.add({ type: 'PhaseBegan', phase: 'first' }, { now: { phase: 'first', waiting: [first] } })
    else draw(story, dice)
  }
}

/** Goes on while nobody is awaited. */
export function onward(story: Story, dice: Dice): Story {
  hunt(story, dice)
  emptied(story)
  noteHolders(story)
  for (let guard = 0; guard < 300 && story.state.waiting.length === 0 && story.state.ended === null; guard++) {
    switch (story.state.phase) {
      case 'setUp':
      case 'attach':
        beginTurn(story)
        break
      case 'officers':
        command(story)
        break
      case 'officersBack':
        administer(story)
        break
      case 'arrivals':
        recovery(story, dice)
        break
      case 'returns':
        aggregations(story)
        break
      case 'orders':
        beginMarkers(story)
        break
      case 'markers':
        fillCup(story)
        break
      case 'activate':
      case 'first':
        activations(story, dice)
        break
      case 'before':
        fight(story, dice)
        break
      case 'counter':
      case 'allot':
      case 'back':
      case 'act':
      case 'charged':
      case 'react':
      case 'stand':
      case 'refused':
        if (story.state.melee) meet(story, dice)
        else resume(story)
        break
      case 'over':
        return story
    }
    hunt(story, dice)
  }
  return story
}

/** What a command makes happen, and what follows where nobody is awaited any more. */
export function told(state: SbState, dice: Dice, act: (story: Story) => void) {
  const story = new Story(state)
  act(story)
  return onward(story, dice).events
}
