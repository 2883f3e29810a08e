/** 6.1, 6.2: a volley: tests of those who have fired, the dice, losses, commanders. */
import type { Dice } from '../../../engine/dice'
import type { Terrain } from '../kinds'
import { orderOf } from '../rules/command'
import { passesFireTest } from '../rules/fireTest'
import { volleyDice } from '../rules/firing'
import { lossesOf } from '../rules/losses'
import { at, board } from '../rules/where'
import type { Counter } from '../state'
import type { Story } from '../story'
import { hit, testCommanders } from './loss'

/** 6.1.4: who may fire after the test; who fails gets the Stop marker. Skirmishers are not tested. */
export function tested(story: Story, firers: readonly Counter[], dice: Dice): Counter[] {
  return firers.filter(u => {
    if (u.mark !== 'test' || u.formation === 'skirmish') return true
    const roll = dice.roll(6, 1, { clause: '6.1.4', what: 'sbFireTest', unit: u.id })[0]!
    const { passed } = passesFireTest(u.training, roll, orderOf(story.state, u))
    story.add({ type: 'Tested', unit: u.id, roll, passed, what: 'fire' }, passed ? {} : { units: { [u.id]: { mark: 'stop' } } })
    return passed
  })
}

/** `defending`: who fires does not fight hand to hand while this hex is activated (6.1). */
export function volley(story: Story, firers: readonly Counter[], target: string, dice: Dice, defending: boolean): void {
  const firing = tested(story, firers, dice)
  const from = firers[0]?.hex
  const there = at(story.state, target)
  if (!from || firing.length === 0 || there.length === 0) return
  const { dice: count, working } = volleyDice(story.state, firing, target, defending)
  const faces = count > 0 ? dice.roll(6, count, { clause: '6.1', what: 'sbFire', unit: firing[0]!.id }) : []
  const terrain = board(story.state).cell(target)!.terrain as Terrain
  const all = lossesOf(faces, terrain).losses
  const one = there[0]!.formation === 'skirmish' && story.state.options.skirmishLosses !== 'everyX'
  const losses = one ? Math.min(1, all) : all
  const units = Object.fromEntries(
    firing.map(
      u => [u.id, { mark: u.formation === 'skirmish' ? u.mark : 'test', duty: true, spent: defending || u.spent }] as const,
    ),
  )
  story.add({ type: 'Fired', counters: firing.map(u => u.id), from, target, faces, losses, working }, { units })
  const lost = hit(
    story,
    there.map(u => u.id),
    losses,
  )
  testCommanders(story, target, there[0]!.seat, lost, dice)
}
