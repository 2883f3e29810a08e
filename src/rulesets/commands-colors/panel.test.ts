/** What the panels are handed: own cards to their owner alone, and in a melee the same for everybody whatever is in the hand. */
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../contract'
import type { Card } from './cards'
import type { CcPanel } from './panel'
import { show } from './show'
import type { CcState } from './state'
import { change, field, id, ordered, play, script } from './table.testing'
import { view } from './view'

const panel = (s: CcState, viewer: Viewer) => show(view(s, viewer)).panels.cc as CcPanel
const GR = id('b/GR/1')
const attacked = (hand: readonly Card[]): CcState => {
  const s = field({ a: { LC: ['G5'] }, b: { GR: ['G4'] } })
  return script({ ...s, hands: { ...s.hands, b: hand } }, ['a', { type: 'melee', unit: id('a/LC/1'), target: GR }]).state
}

describe('panels: the hand', () => {
  it('ways to play a card, and whom it orders, are its owner’s to see', () => {
    const idle = ordered(field({ a: { LN: ['G6', 'A9'] }, b: { LN: ['A1'] } }), { ordered: false })
    const s: CcState = { ...idle, phase: 'command' }
    const own = panel(s, 'a')
    expect(own.plans.map(p => p.card)).toEqual(['probeCentre', 'probeRight', 'attackLeft', 'attackRight'])
    // G6 lies in the centre, A9 on the left.
    expect(own.plans.find(p => p.card === 'probeCentre')!.units).toEqual(['a/LN/1'])
    expect(own.plans.find(p => p.card === 'attackLeft')!.units).toEqual(['a/LN/2'])
    for (const viewer of ['b', 'spectator'] as const) {
      expect(panel(s, viewer).plans).toEqual([])
      expect(panel(s, viewer).hands.a.every(c => c === '')).toBe(true)
    }
  })
})

describe('panels: the answer to a melee', () => {
  it('is asked alike whether or not a card could be played, also of the defender himself', () => {
    const [with_, without] = [
      attacked(['firstStrike', 'probeLeft', 'probeRight']),
      attacked(['bombard', 'probeLeft', 'probeRight']),
    ]
    for (const viewer of ['a', 'spectator'] as const)
      expect(JSON.stringify(panel(with_, viewer))).toBe(JSON.stringify(panel(without, viewer)))
    expect(panel(with_, 'b').answers).toEqual(panel(without, 'b').answers)
    expect(panel(with_, 'b').answers).toMatchObject({ firstStrike: null, formSquare: null, retire: 'react/retire' })
  })
  it('what both sides see bars an answer: a square strikes nobody first and is formed once', () => {
    const s = change(field({ a: { LC: ['G5'] }, b: { GR: ['G4'] } }), GR, { square: { card: 'rally' } })
    const { state } = play(s, 'a', { type: 'melee', unit: id('a/LC/1'), target: GR })
    expect(panel(state, 'b').answers).toMatchObject({ firstStrike: 'react/strike', formSquare: 'react/square' })
  })
})

describe('panels: a battle before its dice', () => {
  it('has its number with every term, and chances that add up to one', () => {
    const s = field({ a: { LN: ['G5'], FA: ['H5'] }, b: { LN: ['G4'] } })
    const [alone, joined] = panel(s, 'a').fights.filter(f => f.unit === 'a/LN/1')
    // French line of four blocks, one more against foot; guns of three blocks beside it roll four.
    expect(alone!.dice).toBe(5)
    expect(alone!.working.map(w => w.amount)).toEqual([4, 1])
    expect(alone!.hits).toBeCloseTo(2.5, 12)
    expect(alone!.spread.reduce((x, y) => x + y, 0)).toBeCloseTo(1, 12)
    expect(joined).toMatchObject({ partner: 'a/FA/1', dice: 9 })
  })
})
