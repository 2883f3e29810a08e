import { describe, expect, it } from 'vitest'
import { awaiting } from '../awaiting'
import { newFight } from '../battle'
import type { CampCommand } from '../commands'
import { field, play, refusal, script, told } from '../field.testing'
import { port } from '../handover/port'
import { contested, END } from '../stages/marked.testing'
import type { CampState } from '../state'
import { view } from '../view'

const MAP: CampCommand = { type: 'way', how: 'map' }
const RESULT: CampCommand = { type: 'result', turn: 7, end: 'broken', winner: 'a' }
/** Davout against Hiller, on a table of either kind: of three rounds of manoeuvre nobody wins one. */
const atTable = (how: 'table' | 'typed'): CampState =>
  script(contested(), ['b', END], ['a', { type: 'way', how }], ['b', { type: 'way', how }, [1, 4, 1, 4, 1, 4]]).state
const asked = (s: CampState) => awaiting(s).map(w => w.seat)
const fight = (s: CampState) => s.fights[0]!

describe('1.20 giving the table up', () => {
  it('is told to both: the other side sees it, and is asked', () => {
    const { state, events } = play(atTable('typed'), 'b', MAP)
    expect(told(events, 'TableGivenUp')).toMatchObject([{ to: 'both', by: 'b' }])
    expect(told(events, 'WayWanted')).toEqual([])
    expect(view(state, 'a').fights[0]).toMatchObject({ said: { a: false, b: true }, wanted: { b: 'map' } })
    expect(asked(state)).toEqual(['a'])
    expect(asked(view(state, 'a') as never)).toEqual(['a'])
  })
  it('is answered by a result: who would have given it up is asked again, and may write his own', () => {
    const given = play(atTable('typed'), 'b', MAP).state
    const wrote = play(given, 'a', RESULT).state
    expect(fight(wrote)).toMatchObject({
      said: { a: false, b: false },
      wanted: { a: null, b: null },
      wrote: { a: true, b: false },
    })
    expect(asked(wrote)).toEqual(['b'])
    expect(refusal(wrote, 'b', RESULT)).toBeNull()
    // he may also insist: then who has written is asked once more, and may write it again or agree
    const again = play(wrote, 'b', MAP).state
    expect(asked(again)).toEqual(['a'])
    expect(asked(play(again, 'a', RESULT).state)).toEqual(['b'])
    expect(refusal(again, 'a', MAP)).toBeNull()
  })
  it('is taken back by who writes his own result after all', () => {
    const given = play(atTable('typed'), 'b', MAP).state
    expect(refusal(given, 'b', MAP)).toBe('camp/said')
    expect(refusal(given, 'b', RESULT)).toBeNull()
    const wrote = play(given, 'b', RESULT).state
    expect(fight(wrote)).toMatchObject({ said: { a: false, b: false }, wrote: { a: false, b: true } })
    expect(asked(wrote)).toEqual(['a'])
  })
  it('is answered by a result from a table of this house, which is then asked about', () => {
    const given = play(atTable('table'), 'b', MAP).state
    const { scenario: _, ...wanted } = port.wanted(given)!
    expect(wanted).toBeTruthy()
    const { battle } = fight(given)
    const none = { ipf: 0, cpf: 0, apf: 0 }
    const accounts = (['a', 'b'] as const).flatMap(side =>
      battle!.sides[side].contingents.map(c => ({
        contingent: c.id,
        side,
        arrived: true,
        brought: c.brings,
        onTable: c.brings,
        park: none,
        battleLoss: none,
        captured: 0,
      })),
    )
    const fought = {
      battle: battle!.id,
      by: 'table',
      turn: 7,
      end: 'broken',
      beaten: 'b',
      held: 'a',
      retreat: 'point',
      pursuit: true,
      accounts,
      leaders: [],
      points: { a: 0, b: 0 },
    } as const
    const proposed = play(given, 'a', { type: 'fought', fought } as CampCommand).state
    expect(fight(proposed).proposal?.by).toBe('a')
    expect(asked(proposed)).toEqual(['b'])
    expect(asked(play(proposed, 'b', { type: 'agree', yes: false }).state)).toEqual(['a', 'b'])
  })
  it('how a battle shall be fought at first is as hidden as ever', () => {
    const { state, events } = script(
      field({
        units: {
          'a/F1': { at: 'LAN', leaders: ['davout'], points: { ipf: 70 }, intercepted: true, way: 'MUN' },
          'b/A1': { at: 'LAN', leaders: ['hiller'], points: { ipf: 80 } },
        },
        control: { LAN: 'b' },
        now: { active: 'b', first: 'a', fights: [newFight({ turn: 3 }, 'LAN', 'a')] },
      }),
      ['b', { type: 'endPhase' }],
      ['b', MAP],
    )
    expect(told(events, 'WayWanted')).toMatchObject([{ to: 'b', how: 'map' }])
    expect(told(events, 'TableGivenUp')).toEqual([])
    expect(view(state, 'a').fights[0]!.wanted).toEqual({ a: null, b: null })
  })
})
