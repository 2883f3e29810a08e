/** What is told of a hex table: of the place that was come to last, by whatever hand. */
import { expect, it } from 'vitest'
import { scenarioOf } from '../../tests/games'
import { createLocalGame } from '../client'
import { createHands } from './createHands'

it('what is told is of the hex that was come to last, wherever a mouse still lies', async () => {
  const { rules, scenario } = await scenarioOf('san-fermo-1')
  const game = createLocalGame({
    ruleset: rules,
    scenario,
    options: {},
    mode: 'enforced',
    seats: { a: { name: 'A' }, b: { name: 'B' } },
    dice: 'table',
    seed: 1,
  })
  const { seat } = game.get().awaiting[0]!
  const hands = createHands({ game, seat, later: () => {} })
  const middle = (label: string) => game.show(seat).hexes!.cells.find(c => c.label === label)!.middle
  const mouseAt = (label: string) => {
    hands.hover(middle(label), 0.3)
    return JSON.stringify(hands.told.get())
  }
  const [here, there] = [mouseAt('0104'), mouseAt('0907')]
  expect(here).toContain('0104')
  expect(there).toContain('0907')
  // The mouse rests; a finger comes to another hex, then the keys to the one beside it.
  const touch = { at: middle('0104'), pointer: 'touch', grip: 1.5, shift: false, alt: false, ctrl: false } as const
  hands.pointer({ ...touch, kind: 'down' })
  hands.pointer({ ...touch, kind: 'up' })
  expect(JSON.stringify(hands.told.get())).toBe(here)
  expect(mouseAt('0907')).toBe(there)
  hands.nudge({ ahead: -1 })
  expect(JSON.stringify(hands.told.get())).toContain('0105')
})
