/** 16: what comes at the start of a turn, armies tested at its end, and the end of the battle. */
import type { Dice } from '../../../engine/dice'
import type { CommanderClass } from '../kinds'
import { chiefOf } from '../rules/commanders'
import { armyHolds, armyNumber, armyState } from '../rules/ending/armyTest'
import { lostOf, totalOf } from '../rules/ending/losses'
import { passedInTurn } from '../rules/ending/objectives'
import { endingOf } from '../rules/ending/verdict'
import { type OoState, SIDES, type Side } from '../state'
import type { Story } from '../story'

/** What the beginning of a turn brings, right after `TurnBegan`: another commander, a held order that ends. */
export function beginTurn(story: Story, dice: Dice): void {
  for (const change of story.state.rules.command.filter(c => c.turn === story.state.turn)) {
    const chief = chiefOf(story.state, change.seat)
    const klass = laterClass(story.state, change.seat, change.class)
    if (chief && klass && klass !== chief.class)
      story.add({ type: 'ClassChanged', general: chief.id, seat: change.seat, class: klass })
  }
  for (const b of Object.values(story.state.brigades)) testHold(story, b.id, dice)
}

/** Options: `chiefLater` says which class comes with the change; who chose a class for the whole battle keeps it. */
function laterClass(s: OoState, seat: Side, wanted: CommanderClass): CommanderClass | null {
  const later = s.options.chiefLater
  if (later !== undefined && later !== 'scenario') return later as CommanderClass
  const whole = s.options[seat === 'a' ? 'chiefA' : 'chiefB']
  return whole === undefined || whole === 'scenario' ? wanted : null
}

/** A held order that a die may end before its turn. */
function testHold(story: Story, id: string, dice: Dice): void {
  const { turn } = story.state
  const b = story.state.brigades[id]
  if (!b?.holdDie || b.holdUntil === null || turn < b.holdDie.from || turn > b.holdUntil) return
  const needs = b.holdDie.die
  if (turn === b.holdUntil) {
    story.add({ type: 'HoldTested', brigade: id, roll: null, needs, released: true })
    return
  }
  const roll = dice.roll(6, 1, { clause: '3.2', what: 'hold' })[0]!
  story.add({ type: 'HoldTested', brigade: id, roll, needs, released: roll >= needs })
}

/** The armies at the end of a turn; the battle ends here where it does. */
export function endBattle(story: Story, dice: Dice): void {
  const s = story.state
  story.add({
    type: 'LossesCounted',
    losses: { turn: s.turn, lost: { a: lostOf(s, 'a'), b: lostOf(s, 'b') } },
    total: { a: totalOf(s, 'a'), b: totalOf(s, 'b') },
    passed: passedInTurn(s),
  })
  const states = { a: armyState(s, 'a'), b: armyState(s, 'b') }
  const broken = SIDES.filter(seat => states[seat] === 'breaks')
  for (const seat of broken) story.add({ type: 'ArmyBroke', seat })
  if (broken.length > 0) {
    end(story, broken.length === 2 ? 'bothBroken' : 'broken')
    return
  }
  if (s.turn >= s.turns) {
    end(story, 'turns')
    return
  }
  for (const seat of SIDES) if (states[seat] === 'tests') testArmy(story, seat, dice)
}

function testArmy(story: Story, seat: Side, dice: Dice): void {
  const number = armyNumber(story.state, seat)
  const roll = dice.roll(100, 1, { clause: '16.1', what: 'army' })[0]!
  story.add({ type: 'ArmyTested', seat, roll, ...number, held: armyHolds(story.state, number, roll) })
}

const end = (story: Story, by: 'turns' | 'broken' | 'bothBroken'): void => {
  story.add({ type: 'GameEnded', by, ending: endingOf(story.state, by) })
}
