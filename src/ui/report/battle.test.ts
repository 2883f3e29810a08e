import { expect, it } from 'vitest'
import { type BattleTurn, momentsOf } from './battle'

it('what weighed in a turn: the weightier kinds first, in their order, and nothing that cost nobody anything', () => {
  const told = (code: string, losses?: number) => ({
    phrase: { code: `event.${code}`, with: { unit: code, ...(losses === undefined ? {} : { losses }) } },
  })
  const lines = [told('Fired', 0), told('Fired', 2), told('Moved'), told('Lost'), told('Fired', 1)]
  const turn = { entries: [{ n: 1, seat: 'a', lines }] } as unknown as BattleTurn
  expect(momentsOf(turn, ['Lost', 'Fired']).map(p => [p.code, p.with?.losses])).toEqual([
    ['event.Lost', undefined],
    ['event.Fired', 2],
    ['event.Fired', 1],
  ])
})
