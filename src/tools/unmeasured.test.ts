import { describe, expect, it } from 'vitest'
import type { Body } from '../rulesets/contract'
import { createHands } from './createHands'
import { describeBody } from './describe'
import { fakeGame } from './fakeGame.testing'

/** Only from the piece `a/I/2` may anything be measured. */
const measures = (body: Body | undefined) => body?.id === 'a/I/2'
const open = () => {
  const game = fakeGame([
    { id: 'a/I/1', front: [40, 30] },
    { id: 'a/I/2', front: [80, 30] },
    { id: 'b/I/1', front: [40, 60], facing: 180 },
  ])
  return { game, hands: createHands({ game, seat: 'a', measures }) }
}

describe('a game without measuring first', () => {
  it('the ruler stays where it is until one who may be measured from is chosen', () => {
    const { hands } = open()
    hands.select(['a/I/1'])
    hands.ruler()
    expect(hands.get()).toMatchObject({ tool: 'move', measures: false, notice: [{ code: 'hands.noMeasuring' }] })
    hands.select(['a/I/2'])
    hands.ruler()
    expect(hands.get()).toMatchObject({ tool: 'ruler', measures: true, notice: [] })
  })
  it('neither reach nor distances are shown, though the move itself is', async () => {
    const { hands } = open()
    hands.select(['a/I/2'])
    hands.picture()
    // what draws a reach may have to be fetched first
    await Promise.resolve()
    expect(hands.picture().overlays.length).toBeGreaterThan(0)
    hands.select(['a/I/1'])
    hands.picture()
    await Promise.resolve()
    const still = hands.picture().overlays.length
    hands.sketch([{ advance: 3 }])
    expect(hands.picture().ghosts).toHaveLength(1)
    expect(hands.picture().overlays.filter(o => o.text?.code === 'hands.cm')).toEqual([])
    expect(still).toBe(0)
  })
  it('in the free way everything may be measured', () => {
    const { game, hands } = open()
    game.setMode('free')
    hands.select(['a/I/1'])
    hands.ruler()
    expect(hands.get().tool).toBe('ruler')
  })
  it('who hears the table hears no distances either', () => {
    const { game, hands } = open()
    const codes = (id: string) => hands.describe(id).map(p => p.code)
    expect(codes('a/I/1')).toEqual(['hands.where', 'hands.facing'])
    expect(codes('a/I/2').length).toBeGreaterThan(2)
    expect(describeBody(game.show('a'), 'a/I/1').length).toBeGreaterThan(2)
  })
})
