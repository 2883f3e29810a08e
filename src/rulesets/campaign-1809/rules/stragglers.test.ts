import { describe, expect, it } from 'vitest'
import { field, play, told } from '../field.testing'
import { care } from '../stages/care'
import type { CampState } from '../state'
import { Story } from '../story'
import { comesBack, strayedWith } from './stragglers'

const none = { roll: () => [] }
const cared = (s: CampState) => {
  const story = new Story(s, none as never)
  care(story)
  return story
}
const unit = { at: 'AUG', leaders: ['davout'], points: { ipf: 40, cpf: 5, apf: 5 } }
const strayed = { points: { ipf: 5, cpf: 2, apf: 0 }, since: 2 }
const with_ = (more: object, now: Partial<CampState> = {}) =>
  field({
    units: { 'a/F1': { ...unit, strayed, ...more } },
    options: { stragglers: true },
    now: { points: { a: 0, b: 30 }, ...now },
  })

describe('option stragglers: half of what a pursuit took comes back', () => {
  it('half of them, the odd one not, by arm in proportion', () => {
    expect(comesBack({ ipf: 5, cpf: 2, apf: 0 })).toEqual({ ipf: 2, cpf: 1, apf: 0 })
    expect(comesBack({ ipf: 1, cpf: 0, apf: 0 })).toEqual({ ipf: 0, cpf: 0, apf: 0 })
  })
  it('what pursuits take is added up; nothing where the option is not played', () => {
    const s = with_({})
    const u = s.units['a/F1']!
    expect(strayedWith(s, u, { ipf: 1, cpf: 0, apf: 1 })).toEqual({ strayed: { points: { ipf: 6, cpf: 2, apf: 1 }, since: 3 } })
    expect(strayedWith({ ...s, options: { ...s.options, stragglers: false } }, u, u.points)).toEqual({})
  })
  it('after a turn in supply and without contact, with the enemy’s points for them, and no second time', () => {
    const story = cared(with_({}))
    expect(story.state.units['a/F1']).toMatchObject({ points: { ipf: 42, cpf: 6, apf: 5 }, strayed: null })
    expect(story.state.points).toEqual({ a: 0, b: 27 })
    expect(told(story.events, 'CameBack')).toMatchObject([{ to: 'a', unit: 'a/F1', points: { ipf: 2, cpf: 1, apf: 0 } }])
    expect(told(cared(story.state).events, 'CameBack')).toEqual([])
  })
  it('not in the turn of the pursuit or of a contact; out of supply the turn begins anew', () => {
    expect(told(cared(with_({ strayed: { ...strayed, since: 3 } })).events, 'CameBack')).toEqual([])
    const hungry = cared(with_({ out: 1 })).state
    expect(hungry.units['a/F1']!.strayed).toEqual({ ...strayed, since: 3 })
    // an enemy beside it: standing opens a contact
    const near = field({
      units: {
        'a/F1': { ...unit, strayed, tested: true, pm: 2 },
        'b/A1': { at: 'MUN', leaders: ['hiller'], points: { ipf: 30 } },
      },
      options: { stragglers: true },
      now: {
        group: {
          units: ['a/F1' as never],
          leader: 'davout',
          cap: 2,
          marched: false,
          stepped: false,
          stood: false,
          met: [],
          tried: false,
        },
      },
    })
    const { state } = play(near, 'a', { type: 'stand' }, [1, 1])
    expect(state.contact).not.toBe(null)
    expect(state.units['a/F1']!.strayed).toEqual({ ...strayed, since: 3 })
  })
})
