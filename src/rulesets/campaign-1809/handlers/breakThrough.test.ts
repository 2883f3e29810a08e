import { describe, expect, it } from 'vitest'
import { field, moving, play, refusal, told } from '../field.testing'

describe('break-through', () => {
  // Davout at Prague, cut off; Bellegarde at Pilsen in his way
  const cut = (foe: boolean) =>
    moving(
      field({
        units: {
          'a/F1': { at: 'PRG', leaders: ['davout'], points: { ipf: 60 }, out: 1 },
          ...(foe ? { 'b/A1': { at: 'PIL', leaders: ['bellegarde'], points: { ipf: 40 } } } : {}),
        },
        control: { PRG: 'a', CHA: 'b', BAY: 'b' },
      }),
      'a/F1',
    )
  it('goes one point along the shortest way where nobody stands', () => {
    const { state } = play(cut(false), 'a', { type: 'breakThrough' })
    expect(state.units['a/F1']).toMatchObject({ at: 'PIL', pm: 0 })
    expect(state.group).toBe(null)
  })
  it('7 passes the enemy under one fire; 4 to 6 under two; 3 is stopped in a battle', () => {
    const through = play(cut(true), 'a', { type: 'breakThrough' }, [3, 3, 1, 1])
    expect(through.state.units['a/F1']!.at).not.toBe('PRG')
    expect(told(through.events, 'Pursued')).toHaveLength(1)
    const weak = { ...cut(true), leaders: { ...cut(true).leaders, davout: { ...cut(true).leaders.davout!, initiative: 2 } } }
    const hurt = play(weak, 'a', { type: 'breakThrough' }, [2, 3, 3, 1, 1])
    expect(told(hurt.events, 'Pursued')).toHaveLength(2)
    const stopped = play(weak, 'a', { type: 'breakThrough' }, [1])
    expect(stopped.state.units['a/F1']!.at).toBe('PIL')
    expect(stopped.state.fights).toMatchObject([{ at: 'PIL', attacker: 'a' }])
  })
  it('goes by what its side knows: centres lost unseen are made for all the same', () => {
    const s = cut(false)
    const lost = { ...s, control: { ...s.control, ULM: 'b' as const, MUN: 'b' as const, VER: 'b' as const } }
    expect(refusal(lost, 'a', { type: 'breakThrough' })).toBe(null)
    expect(play(lost, 'a', { type: 'breakThrough' }).state.units['a/F1']!.at).toBe('PIL')
  })
  it('is for who is cut off, once, before any step', () => {
    const s = moving(field({ units: { 'a/F1': { at: 'AUG', leaders: ['davout'], points: { ipf: 60 } } } }), 'a/F1')
    expect(refusal(s, 'a', { type: 'breakThrough' })).toBe('camp/not-cut-off')
  })
})
