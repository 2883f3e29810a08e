import { describe, expect, it } from 'vitest'
import { judge } from '../decide'
import type { RadState } from '../state'
import { block, idOf, type TableOf, tableOf } from '../table.testing'
import { drawPursuit } from './drawing'

const fights = (t: TableOf): RadState => ({ ...tableOf(t), phase: 'melee' })
const B1 = idOf('b', 1)

describe('Mischia: what is drawn before the dice', () => {
  it('Mischia: both main bases with their dice, a line from each supporter, the ranks behind', () => {
    const s = fights({
      a: [
        { kind: 'line', at: [54, 30], is: { attacking: true } },
        { kind: 'line', at: [62, 30], is: { attacking: true } },
        { kind: 'line', at: [62, 26] },
      ],
      b: [{ kind: 'german', at: [61, 30] }],
    })
    const { drawing } = judge(s, 'a', { type: 'fight', enemy: B1 })
    const blow = drawing.find(o => o.text?.code === 'draw.radMelee')
    // 6, two for the rank behind, half of 6 for the supporter; the enemy has his 8
    expect(blow?.text?.with).toEqual({ own: 11, enemy: 8, side: { phrase: { code: 'met.front' } } })
    expect(drawing.filter(o => o.text?.code === 'draw.radSupport')).toHaveLength(1)
    expect(drawing.filter(o => o.text?.code === 'draw.radRank').map(o => o.text?.with)).toEqual([{ dice: 2 }])
    expect(drawing.filter(o => o.kind === 'footprint' && o.tone === 'target')).toHaveLength(2)
    expect(drawing.some(o => o.kind === 'region')).toBe(false)
  })
  it('Mischia, no. 21: the house that gives two dice is drawn with them', () => {
    const s = fights({
      a: [{ kind: 'line', at: [60, 30], is: { attacking: true } }],
      b: [{ kind: 'german', at: [60, 30], is: { inside: 'house', settled: true } }],
      ground: [block('house', 55, 30)],
    })
    const region = judge(s, 'a', { type: 'fight', enemy: B1 }).drawing.find(o => o.kind === 'region')
    expect(region?.text).toEqual({ code: 'draw.radPosition', with: { dice: 2 } })
    expect(region?.kind === 'region' && region.polygon).toEqual(block('house', 55, 30).outline)
  })
})

describe('Inseguimento: what is drawn before the die', () => {
  it('Inseguimento, no. 39: horse one to six cm straight on, foot half of it rounded up; the enemy who fled', () => {
    const s = tableOf({
      a: [
        { kind: 'cavalry', at: [60, 30] },
        { kind: 'line', at: [100, 30] },
      ],
      b: [{ kind: 'german', at: [60, 38] }],
    })
    const horse = drawPursuit(s, s.units[idOf('a', 1)]!, s.units[B1]!)
    expect(horse.find(o => o.text)?.text?.with).toEqual({ least: { cm: 1 }, most: { cm: 6 } })
    const lane = horse.find(o => o.kind === 'corridor')
    expect(lane?.kind === 'corridor' && Math.max(...lane.polygon.map(p => p[1]))).toBeCloseTo(36, 9)
    expect(horse.filter(o => o.kind === 'footprint')).toHaveLength(1)
    const foot = drawPursuit(s, s.units[idOf('a', 2)]!, null)
    expect(foot.find(o => o.text)?.text?.with).toEqual({ least: { cm: 1 }, most: { cm: 3 } })
    expect(foot.some(o => o.kind === 'footprint')).toBe(false)
  })
})
