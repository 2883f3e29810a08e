/** Choices stand on hexes: whom a tap orders, where it leads, whom it strikes. */
import { describe, expect, it } from 'vitest'
import type { Choice } from '../contract'
import { choices, ways } from './choices'
import type { CcCommand } from './commands'
import { field, id, ordered, play } from './table.testing'

const marked = (all: readonly Choice<CcCommand>[]) =>
  all.flatMap(c => ('command' in c && c.hex ? [[c.command.type, c.unit, c.hex.label, c.hex.tone] as const] : []))

describe('choices by hex', () => {
  it('an order lies on the hex of whom it orders, one tap each', () => {
    const idle = ordered(field({ a: { LN: ['G6', 'A9'] }, b: { LN: ['A1'] } }), { ordered: false })
    const s = play({ ...idle, phase: 'command' }, 'a', { type: 'play', card: 'probeCentre' }).state
    const all = choices(s, 'a')
    expect(marked(all)).toEqual([['order', id('a/LN/1'), 'G6', 'legal']])
    expect(all.flatMap(c => ('command' in c && c.hex?.once ? [c.command.type] : []))).toEqual(['order'])
  })
  it('a move has each hex that is reached, held by its unit; where battle ends, it says so', () => {
    const s = { ...ordered(field({ a: { LT: ['G7'] }, b: { LN: ['A1'] } })), phase: 'move' as const }
    const lit = ways(s, id('a/LT/1')).flatMap(c => ('command' in c && c.hex ? [c.hex] : []))
    // Six hexes beside it, twelve behind those: light foot battles after one hex alone.
    expect(lit).toHaveLength(18)
    expect(lit.every(h => h.held && h.once)).toBe(true)
    expect(lit.filter(h => h.tag)).toHaveLength(12)
    expect(ways(s, id('b/LN/1'))).toEqual([])
  })
  it('a shot and a charge lie on the enemy with their dice, while their unit is in hand', () => {
    const s = { ...ordered(field({ a: { LN: ['G6'], LC: ['C6'] }, b: { LN: ['G4', 'C5'] } })), phase: 'combat' as const }
    const all = choices(s, 'a')
    expect(marked(all)).toEqual([
      ['fire', id('a/LN/1'), 'G4', 'target'],
      ['melee', id('a/LC/1'), 'C5', 'target'],
    ])
    const tags = all.flatMap(c => ('command' in c && c.hex ? [c.hex.tag?.with?.count] : []))
    // Line of four blocks stands and fires with four; four blocks of light horse strike with four.
    expect(tags).toEqual([4, 4])
  })
})
