import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../engine'
import { createAuthority, headerOf, randomCommand } from '../../../host'
import type { AnyRuleset } from '../../contract'
import { commandsColors } from '..'
import { nearOf } from '../board'
import type { Side } from '../kinds'
import type { Objective } from '../scenario'
import { objectives } from '../stages/change'
import { beginTurn } from '../stages/turn'
import { bannersOf, type CcState } from '../state'
import { Story } from '../story'
import { change, field, id, ordered, play, scenario, script } from '../table.testing'

const name = { it: 'luogo', en: 'place' }
const town = (o: Partial<Objective>): CcState =>
  field({
    a: { LN: ['G6', 'A9'] },
    b: { LN: ['A1', 'C1'] },
    rules: { objectives: [{ id: 'place', kind: 'tempStart', name, hexes: ['G5'], value: { a: 1, b: 1 }, ...o }] },
  })
const turn = (s: CcState, seat: Side): CcState => {
  const story = new Story(s)
  beginTurn(story, seat)
  return story.state
}
const moved = (s: CcState, unit: string, hex: string): CcState => {
  const story = new Story(change(s, unit, { hex }))
  objectives(story)
  return story.state
}
const both = (s: CcState) => [bannersOf(s, 'a'), bannersOf(s, 'b')]

describe('banners for ground', () => {
  it('temp: at once gained, at once lost', () => {
    let s = moved(town({ kind: 'temp' }), 'a/LN/1', 'G5')
    expect(both(s)).toEqual([1, 0])
    s = moved(s, 'a/LN/1', 'G6')
    expect(both(s)).toEqual([0, 0])
  })
  it('tempStart: gained at the start of one’s own turn alone, lost at once', () => {
    let s = moved(town({}), 'a/LN/1', 'G5')
    expect(both(s)).toEqual([0, 0])
    expect(both(turn(s, 'b'))).toEqual([0, 0])
    s = turn(s, 'a')
    expect(both(s)).toEqual([1, 0])
    expect(both(moved(s, 'a/LN/1', 'G6'))).toEqual([0, 0])
  })
  it('permStart: never lost, and given once', () => {
    let s = turn(moved(town({ kind: 'permStart', value: { a: 2 } }), 'a/LN/1', 'G5'), 'a')
    s = moved(s, 'a/LN/1', 'G6')
    expect(both(s)).toEqual([2, 0])
    expect(both(turn(moved(s, 'a/LN/1', 'G5'), 'a'))).toEqual([2, 0])
  })
  it('groupStart wants every hex, majority more than the enemy, some a number, each counts for itself', () => {
    const hexes = ['G5', 'H5', 'I5']
    const stand = (kind: Objective['kind'], at: readonly string[], theirs: readonly string[], more: Partial<Objective> = {}) => {
      const s = field({
        a: { LN: at },
        b: { LN: theirs.length > 0 ? theirs : ['A1'] },
        rules: { objectives: [{ id: 'place', kind, name, hexes, value: { a: 1, b: 1 }, ...more }] },
      })
      return both(turn(s, 'a'))[0]
    }
    expect(stand('groupStart', ['G5', 'H5'], [])).toBe(0)
    expect(stand('groupStart', hexes, [])).toBe(1)
    expect(stand('majorityStart', ['G5'], [])).toBe(1)
    expect(stand('majorityStart', ['G5'], ['I5'])).toBe(0)
    expect(stand('majorityStart', hexes, [], { whole: 2 })).toBe(2)
    expect(stand('someStart', ['G5', 'H5'], [], { least: 2 })).toBe(1)
    expect(stand('someStart', ['G5'], [], { least: 2 })).toBe(0)
    expect(stand('eachStart', ['G5', 'H5'], [])).toBe(2)
    expect(stand('noneStart', ['A9'], [])).toBe(1)
    expect(stand('noneStart', ['A9'], ['I5'])).toBe(0)
    expect(stand('acrossStart', ['A2', 'B2'], [], { hexes: [], least: 2, banks: { a: ['A2', 'B2', 'C2'], b: ['A8'] } })).toBe(1)
    // beside a village with nobody of the enemy in or beside it is control
    expect(stand('controlStart', ['G6'], [], { hexes: ['G5'], least: 1 })).toBe(1)
    expect(stand('controlStart', ['G6'], ['G4'], { hexes: ['G5'], least: 1 })).toBe(0)
  })
  it('303: the two banners of all three hexes fall to one, and to none, and never rise before one’s own turn', () => {
    const s = field({
      a: { LN: ['G5', 'H5', 'I5'] },
      b: { LN: ['A1'] },
      rules: {
        objectives: [{ id: 'v', kind: 'majorityStart', name, hexes: ['G5', 'H5', 'I5'], value: { a: 1, b: 1 }, whole: 2 }],
      },
    })
    let on = turn(s, 'a')
    expect(both(on)).toEqual([2, 0])
    on = moved(on, 'a/LN/1', 'G6')
    expect(both(on)).toEqual([1, 0])
    on = moved(on, 'a/LN/1', 'G5')
    expect(both(on)).toEqual([1, 0])
    expect(both(turn(on, 'a'))).toEqual([2, 0])
  })
  it('a leader alone holds nothing', () => {
    const s = town({})
    const alone = {
      ...s,
      leaders: { 'a/L/1': { id: id('a/L/1'), seat: 'a' as const, name, hex: 'G5', use: s.units['a/LN/1']!.use } },
    }
    expect(both(turn(alone, 'a'))).toEqual([0, 0])
  })
  it('a unit leaves by an exit where it has a hex of movement left, and counts at once', () => {
    const s = field({ a: { LC: ['G2'], LN: ['C2'] }, rules: { exits: [{ seat: 'a', hexes: ['G1', 'C1'], banners: 1 }] } })
    const on = ordered({ ...s, phase: 'move' })
    const { state } = play(on, 'a', { type: 'exit', unit: id('a/LC/1') })
    expect(state.units['a/LC/1']!.hex).toBe(null)
    expect(both(state)).toEqual([1, 0])
    // line foot has one hex alone: it reaches the edge and leaves in its next turn
    expect(() => play(state, 'a', { type: 'exit', unit: id('a/LN/1') })).toThrow('move/no-exit')
  })
  it('317: the baggage goes a hex in every Austrian turn, waits for whoever stands in the way, and arrives', () => {
    const rules = { baggage: { seat: 'b' as const, path: ['A1', 'B1', 'C1'], banners: 2 } }
    let s = { ...field({ a: { LN: ['A9'] }, b: { LN: ['B1', 'M5'] }, rules }), active: 'b' as const, phase: 'move' as const }
    s = ordered(s) as typeof s
    const go = (x: CcState) => script({ ...x, phase: 'move', active: 'b' }, ['b', { type: 'done' }]).state
    let on = go(s)
    expect(on.baggage).toEqual({ at: 0 })
    on = go(ordered({ ...change(on, 'b/LN/1', { hex: 'B3' }), active: 'b' }))
    expect(on.baggage).toEqual({ at: 1 })
    on = go(ordered({ ...on, active: 'b' }))
    expect(on.baggage).toBe(null)
    expect(both(on)).toEqual([0, 2])
  })
})

/** The same count, by going through every hex and every thing that happened. */
function brute(s: CcState, o: Objective, seat: Side): number {
  const value = o.value[seat] ?? 0
  const mine: string[] = []
  const theirs: string[] = []
  for (const u of Object.values(s.units)) if (u.hex !== null) (u.seat === seat ? mine : theirs).push(u.hex)
  const n = o.hexes.filter(h => mine.includes(h)).length
  const m = o.hexes.filter(h => theirs.includes(h)).length
  switch (o.kind) {
    case 'groupStart':
      return n === o.hexes.length ? value : 0
    case 'majorityStart':
      return n > m ? (o.whole && n === o.hexes.length ? o.whole : value) : 0
    case 'someStart':
      return n >= o.least! ? value : 0
    case 'noneStart':
      return m === 0 ? value : 0
    case 'acrossStart':
      return mine.filter(h => o.banks![seat].includes(h)).length >= o.least! ? value : 0
    case 'controlStart': {
      const near = (h: string, all: readonly string[]) => all.includes(h) || nearOf(s.map, h).some(x => all.includes(x))
      const held = o.hexes.filter(h => mine.includes(h) || (near(h, mine) && !near(h, theirs)))
      return held.length >= o.least! ? value : 0
    }
    default:
      return n * value
  }
}
describe('banners are never more than what is held, and those for good are what was destroyed', () => {
  it.each([
    'guenzburg',
    'haslach-jungingen',
    'elchingen',
    'sacile',
    'teugen-hausen',
    'rohr',
    'markgrafneusiedl',
    'gross-enzersdorf',
    'st-michael',
  ])('%s, counted anew after every command', which => {
    const rules = commandsColors as unknown as AnyRuleset
    const { authority: host } = createAuthority(rules, headerOf(rules, scenario(which), { seed: 11 }))
    const random = randomFrom(which)
    let seen = 0
    for (let i = 0; i < 500 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      const before = host.game.entries().length
      host.submit(seat, randomCommand(rules, host.view(seat).game, seat, random)!)
      const s = host.game.state().game as unknown as CcState
      for (const side of ['a', 'b'] as const) {
        for (const o of s.rules.objectives) {
          if (o.when && s.options[o.when.option] !== o.when.is) continue
          if (o.kind === 'permStart') continue
          const have = Object.entries(s.held)
            .filter(([k, h]) => h.seat === side && (k === `${side}:${o.id}` || k.startsWith(`${side}:${o.id}/`)))
            .reduce((sum, [, h]) => sum + h.banners, 0)
          expect(have, `${o.id} of ${side}`).toBeLessThanOrEqual(brute(s, o, side))
        }
      }
      // at the start of a turn a side has all that it holds
      const fresh = host.game
        .entries()
        .slice(before)
        .flatMap(e => ('events' in e ? (e.events as readonly { readonly type: string; readonly seat?: Side }[]) : []))
      if (fresh.some(e => e.type === 'TurnBegan') && !s.ended)
        for (const o of s.rules.objectives) {
          if ((o.when && s.options[o.when.option] !== o.when.is) || o.kind === 'permStart') continue
          seen++
          const have = Object.entries(s.held)
            .filter(([k, h]) => h.seat === s.active && (k === `${s.active}:${o.id}` || k.startsWith(`${s.active}:${o.id}/`)))
            .reduce((sum, [, h]) => sum + h.banners, 0)
          expect(have, `${o.id} at the start`).toBe(brute(s, o, s.active))
        }
      const lost = (side: Side) => Object.values(s.units).filter(u => u.seat === side && u.blocks === 0).length
      expect(s.banners.a).toBeGreaterThanOrEqual(lost('b'))
      expect(s.banners.b).toBeGreaterThanOrEqual(lost('a'))
    }
    if (which !== 'rohr' && which !== 'gross-enzersdorf' && which !== 'st-michael') expect(seen).toBeGreaterThan(3)
  })
})
