import { describe, expect, it } from 'vitest'
import { type Card, COPIES, mirrored, PACK, slotsOf } from '../cards'
import { countsAs } from '../handlers/command'
import type { CcState } from '../state'
import { change, field, id, play, refusal, script, told } from '../table.testing'
import { mayBePlain } from './orders'

const hold = (s: CcState, ...cards: readonly Card[]): CcState => ({
  ...s,
  phase: 'command',
  played: null,
  hands: { ...s.hands, a: cards },
  units: Object.fromEntries(Object.values(s.units).map(u => [u.id, { ...u, use: { ...u.use, ordered: false } }])),
})
const four = () => field({ a: { LN: ['B7', 'D6', 'G7', 'K7'], LC: ['H7'] }, b: { LN: ['G2'] } })

describe('command: the pack', () => {
  it('has seventy cards, 48 of a section or of all three and 22 tactic ones', () => {
    expect(PACK).toHaveLength(70)
    const sections = PACK.filter(
      c => /^(scout|probe|attack|assault)/.test(c) || c === 'reconInForce' || c === 'coordinatedAdvance',
    )
    expect(sections).toHaveLength(48)
    expect(COPIES.leadership + COPIES.cavalryCharge).toBe(6)
  })
  it('a section card orders so many of its section; assault as many as there are cards in hand', () => {
    expect(slotsOf('probeLeft', 5)).toEqual([
      { who: 'any', section: 'left' },
      { who: 'any', section: 'left' },
    ])
    expect(slotsOf('assaultCentre', 4)).toHaveLength(4)
    expect(slotsOf('reconInForce', 5).map(s => s.section)).toEqual(['left', 'centre', 'right'])
  })
})

describe('orders', () => {
  it('a unit in a hex that two sections share may be ordered by either', () => {
    const s = play(hold(four(), 'probeLeft'), 'a', { type: 'play', card: 'probeLeft' }).state
    expect(refusal(s, 'a', { type: 'order', unit: id('a/LN/1') })).toBe(null)
    expect(refusal(s, 'a', { type: 'order', unit: id('a/LN/2') })).toBe(null)
    expect(refusal(s, 'a', { type: 'order', unit: id('a/LN/3') })).toBe('order/not-by-card')
    const centre = play(hold(four(), 'probeCentre'), 'a', { type: 'play', card: 'probeCentre' }).state
    expect(refusal(centre, 'a', { type: 'order', unit: id('a/LN/2') })).toBe(null)
    expect(refusal(centre, 'a', { type: 'order', unit: id('a/LN/1') })).toBe('order/not-by-card')
  })
  it('orders are shared out so that all find their section: the shared hex gives way', () => {
    let s = play(hold(four(), 'reconInForce'), 'a', { type: 'play', card: 'reconInForce' }).state
    s = play(s, 'a', { type: 'order', unit: id('a/LN/2') }).state
    s = play(s, 'a', { type: 'order', unit: id('a/LN/1') }).state
    // left is taken by B7, so that D6 stands for the centre: no other there
    expect(refusal(s, 'a', { type: 'order', unit: id('a/LN/3') })).toBe('order/not-by-card')
    expect(refusal(s, 'a', { type: 'order', unit: id('a/LN/4') })).toBe(null)
  })
  it('with the last order given, movement begins', () => {
    const s = play(hold(four(), 'scoutRight'), 'a', { type: 'play', card: 'scoutRight' }).state
    expect(s.phase).toBe('order')
    expect(play(s, 'a', { type: 'order', unit: id('a/LN/4') }).state.phase).toBe('move')
  })
  it('an attached leader may be ordered away on his own by a section card, not by Bayonets', () => {
    const s = field({ a: { LN: ['B7'] }, b: { LN: ['G2'] }, leaders: { a: ['B7'] } })
    const probe = play(hold(s, 'probeLeft'), 'a', { type: 'play', card: 'probeLeft' }).state
    expect(refusal(probe, 'a', { type: 'order', unit: id('a/L/1') })).toBe(null)
    const done = script(probe, ['a', { type: 'order', unit: id('a/L/1') }])
    expect(refusal(done.state, 'a', { type: 'order', unit: id('a/LN/1') })).toBe('phase/not-now')
    const moved = play(done.state, 'a', { type: 'move', unit: id('a/L/1'), path: ['B6', 'C5'] }).state
    expect(moved.units['a/LN/1']!.leader).toBe(null)
    expect(moved.leaders['a/L/1']!.hex).toBe('C5')
    const bayonets = play(hold(s, 'bayonetCharge'), 'a', { type: 'play', card: 'bayonetCharge' }).state
    expect(refusal(bayonets, 'a', { type: 'order', unit: id('a/L/1') })).toBe('order/not-by-card')
  })
})

describe('tactic cards', () => {
  it('one of an arm that its owner has not orders one unit of choice', () => {
    const s = hold(four(), 'bombard', 'bayonetCharge')
    expect(mayBePlain(s, 'a', 'bombard')).toBe(true)
    expect(mayBePlain(s, 'a', 'bayonetCharge')).toBe(false)
    const { state } = play(s, 'a', { type: 'play', card: 'bombard', plain: true })
    const on = play(state, 'a', { type: 'order', unit: id('a/LC/1') }).state
    expect(on.phase).toBe('move')
    expect(on.played).toMatchObject({ plain: true })
  })
  it('Leaders to the front orders units with a leader at once', () => {
    const s = field({ a: { LN: ['B7', 'D6'] }, b: { LN: ['G2'] }, leaders: { a: ['B7'] } })
    const { state } = play(hold(s, 'leadership'), 'a', { type: 'play', card: 'leadership' })
    expect(state.units['a/LN/1']!.use.ordered).toBe(true)
    expect(state.units['a/LN/2']!.use.ordered).toBe(false)
  })
  it('Forced march lets foot go two hexes and battle, Austrian line one', () => {
    const s = hold(field({ a: { LN: ['B7'] }, b: { LN: ['G2'] } }), 'forceMarch')
    const { state } = play(s, 'a', { type: 'play', card: 'forceMarch', section: 'left' })
    expect(refusal(state, 'a', { type: 'move', unit: id('a/LN/1'), path: ['B6', 'C5'] })).toBe(null)
    const b = { ...hold(field({ a: { LN: ['B7'] }, b: { LN: ['B2'] } }), 'probeLeft'), active: 'b' as const }
    const theirs = { ...b, hands: { ...b.hands, b: ['forceMarch' as const] } }
    const austria = play(theirs, 'b', { type: 'play', card: 'forceMarch', section: 'right' }).state
    expect(refusal(austria, 'b', { type: 'move', unit: id('b/LN/1'), path: ['B3', 'B4'] })).toBe('move/too-many')
  })
  it('Countermove counts as the enemy’s last card with left and right exchanged', () => {
    const s = { ...hold(four(), 'counterAttack'), last: { a: null, b: 'attackLeft' as const } }
    expect(countsAs(s, 'a', 'counterAttack')).toBe('attackRight')
    expect(mirrored('probeCentre')).toBe('probeCentre')
    const { state } = play(s, 'a', { type: 'play', card: 'counterAttack' })
    expect(state.played).toMatchObject({ card: 'attackRight', shown: 'counterAttack' })
    expect(state.last.a).toBe('attackRight')
    // before the enemy has played any it orders one unit
    expect(play(hold(four(), 'counterAttack'), 'a', { type: 'play', card: 'counterAttack' }).state.played).toMatchObject({
      plain: true,
    })
  })
  it('Dash: symbols are orders, and the pack is shuffled with what was laid aside', () => {
    const s = { ...hold(four(), 'elan', 'probeLeft'), discards: ['bombard' as const] }
    const { state } = play(s, 'a', { type: 'play', card: 'elan' }, 'CF')
    expect(state.played!.slots).toEqual([
      { who: 'cavalry', section: null },
      { who: 'leader', section: null },
    ])
    const { state: after } = script(state, ['a', { type: 'done' }])
    expect(after.turn).toBe(4)
    expect(after.discards).toEqual([])
    expect(after.deck).toContain('bombard')
  })
  it('To the colours: a block back for a symbol, never above the full number, and only those are ordered', () => {
    const s = change(hold(four(), 'rally', 'probeLeft', 'probeRight'), 'a/LN/1', { blocks: 2 })
    const { state } = play(s, 'a', { type: 'play', card: 'rally' }, 'ICF')
    expect(state.phase).toBe('rally')
    const on = play(state, 'a', { type: 'rally', unit: id('a/LN/1') }).state
    expect(on.units['a/LN/1']).toMatchObject({ blocks: 3, use: { ordered: true } })
    expect(on.phase).toBe('move')
    expect(refusal(state, 'a', { type: 'rally', unit: id('a/LN/2') })).toBe('card/target')
  })
  it('Out of supply: its owner puts the unit on his own edge, in its section', () => {
    const s = hold(field({ a: { LN: ['B7'] }, b: { LN: ['C4'] } }), 'shortSupply', 'probeLeft')
    const { state } = play(s, 'a', { type: 'play', card: 'shortSupply', target: id('b/LN/1') })
    expect(state.ask).toMatchObject({ what: 'supply', seat: 'b' })
    expect(refusal(state, 'b', { type: 'supply', hex: 'G1' })).toBe('move/not-there')
    const { state: after, events } = play(state, 'b', { type: 'supply', hex: 'B1' })
    expect(after.units['b/LN/1']!.hex).toBe('B1')
    expect(told(events, 'Supplied')).toHaveLength(1)
  })
  it('Out of supply: a square is cut off only where it is played so; it breaks up, and its card comes back', () => {
    const at = (on: boolean) => {
      const s = field({ a: { LN: ['B7'] }, b: { GR: ['C4'] }, options: { shortSupplySquare: on } })
      const squared = change(hold(s, 'shortSupply', 'probeLeft'), 'b/GR/1', { square: { card: 'bombard' } })
      return { ...squared, hands: { ...squared.hands, b: ['rally'] as const } }
    }
    const cut = { type: 'play', card: 'shortSupply', target: id('b/GR/1') } as const
    expect(refusal(at(false), 'a', cut)).toBe('card/target')
    // Where there is nobody to be cut off the card is merely laid down.
    expect(play(at(false), 'a', { type: 'play', card: 'shortSupply' }).state.ask).toBe(null)
    const { state } = play(play(at(true), 'a', cut).state, 'b', { type: 'supply', hex: 'B1' })
    expect(state.units['b/GR/1']).toMatchObject({ hex: 'B1', square: null })
    expect(state.hands.b).toEqual(['rally', 'bombard'])
  })
  it('Bombardment: three hexes without battle, or two dice more where it stands', () => {
    const s = hold(field({ a: { FA: ['G7'] }, b: { LN: ['G4'] } }), 'bombard')
    const order = script(
      s,
      ['a', { type: 'play', card: 'bombard' }],
      ['a', { type: 'order', unit: id('a/FA/1') }],
      ['a', { type: 'done' }],
    )
    const { events } = play(order.state, 'a', { type: 'fire', unit: id('a/FA/1'), target: id('b/LN/1') }, 'CCCCC')
    expect(told(events, 'Battled')[0]).toMatchObject({ faces: { length: 5 } })
  })
})
