import { describe, expect, it } from 'vitest'
import { stateHash } from '../../base/hash'
import { choices } from './choices'
import { covered, groupMarkers } from './rules/sealed'
import { final, instant } from './rules/victory'
import { administer, recovery } from './stages/turn'
import type { SbState } from './state'
import { Story } from './story'
import { against, dice, empty, lead, play, put, start } from './table.testing'
import { view } from './view'

const done = { type: 'endPhase' } as const
/** The set-up done by whoever is asked for it. */
const opened = (s: SbState): SbState => s.waiting.reduce((state, seat) => play(state, seat, done).state, s)
/** Both sides' orders and markers sealed as they stand. */
const seal = (s: SbState) => (['a', 'b', 'a', 'b'] as const).reduce((state, seat) => play(state, seat, done).state, opened(s))

describe('3.0 the command phase', () => {
  it('2.0, 3.2.5 set-up, orders by both, markers by both, then the first marker of the Garibaldians, chosen', () => {
    const s = start()
    expect(s).toMatchObject({ phase: 'setUp', turn: 0, waiting: ['a', 'b'] })
    const orders = opened(s)
    expect(orders).toMatchObject({ phase: 'orders', turn: 1, waiting: ['a', 'b'] })
    const first = seal(s)
    expect(first).toMatchObject({ phase: 'first', waiting: ['a'] })
    expect(first.cup.filter(m => m.seat === 'a').map(m => m.marker)).toEqual(['a/1I', 'a/1II'])
    expect(against(first, 'a', { type: 'firstMarker', marker: 'b/TIT' })).toEqual(['marker/unknown'])
    const played = play(first, 'a', { type: 'firstMarker', marker: 'a/1II' }).state
    expect(played).toMatchObject({ phase: 'activate', active: 'a', marker: 'a/1II', waiting: ['a'] })
    expect(played.cup).toHaveLength(first.cup.length - 1)
  })
  it('the fixed opening has its hash', () => {
    expect(stateHash(seal(start())).slice(0, 24)).toBe('f1842176ad5f872d312f86a0')
  })
  it('3.1 the garrison is in command of Benedek; Titel under Augustin; nobody is isolated at the start', () => {
    const s = opened(start())
    expect(Object.values(s.units).filter(u => u.isolated)).toEqual([])
    expect(
      Object.values(s.commanders)
        .filter(c => c.place === 'map' && !c.inCommand)
        .map(c => c.id),
    ).toEqual([])
  })
  it('3.1 a commander out of every radius goes over to Defence and is given no order', () => {
    let s = lead(lead(empty(), 'a/GAR', { hex: '0104', order: 'attack' }), 'a/COSI', { hex: '1413', order: 'manoeuvre' })
    s = { ...put(s, 'a/1I/1', { hex: '1413' }), phase: 'returns', waiting: ['a'] }
    const next = play(s, 'a', done).state
    expect(next.commanders['a/COSI']).toMatchObject({ inCommand: false, order: 'defence' })
    expect(against(next, 'a', { type: 'order', commander: 'a/COSI', order: 'attack' })).toEqual(['commander/out-of-command'])
    expect(next.units['a/1I/1']!.isolated).toBe(false)
  })
  it('4.0.1 a regiment’s marker stands for its battalions, each once at most', () => {
    let s = empty()
    for (const [c, hex] of [
      ['a/COS', '0505'],
      ['a/COSI', '0505'],
      ['a/COSII', '0605'],
    ] as const)
      s = lead(s, c, { hex })
    s = put(put(s, 'a/1I/1', { hex: '0505' }), 'a/1II/1', { hex: '0605' })
    expect(groupMarkers(s, 'a')).toEqual(['co:a/COS'])
    expect(covered(s, 'co:a/COS')).toEqual(['a/1I', 'a/1II'])
    s = { ...s, phase: 'markers', waiting: ['a', 'b'], markers: { a: ['a/1I', 'a/1II'], b: [] } }
    const one = play(s, 'a', { type: 'marker', marker: 'co:a/COS', in: true }).state
    expect(one.markers.a).toEqual(['co:a/COS'])
    expect(play(one, 'a', { type: 'marker', marker: 'a/1I', in: true }).state.markers.a).toEqual(['a/1I'])
    expect(groupMarkers(lead(s, 'a/COSII', { inCommand: false }), 'a')).toEqual([])
  })
  it('4.0.2 a brigade’s marker: Augustin’s counters go together, regiment, border battalion and hussars', () => {
    let s = empty()
    for (const c of ['b/AUG', 'b/BEN', 'b/PAI', 'b/HAL']) s = lead(s, c, { hex: '1904' })
    for (const u of ['b/34II/1', 'b/TIT/1', 'b/HAL/1']) s = put(s, u, { hex: '1904' })
    expect(groupMarkers(s, 'b')).toEqual(['co:b/AUG'])
    for (const b of ['b/34II', 'b/TIT', 'b/HAL']) expect(covered(s, 'co:b/AUG')).toContain(b)
    // he himself out of command, or one of his, and there is none
    expect(groupMarkers(lead(s, 'b/AUG', { inCommand: false }), 'b')).toEqual([])
    expect(groupMarkers(lead(s, 'b/PAI', { inCommand: false }), 'b')).toEqual([])
  })
})

describe('2.10 F16 scenario 2', () => {
  it('the markers of the Austrians of 17.30 are played before the first draw', () => {
    let s = start('san-fermo-2')
    const units = Object.fromEntries(
      Object.values(s.units).map(u => [u.id, u.place === 'hand' ? { ...u, place: 'reserve' as const } : u]),
    )
    s = seal({ ...s, units, waiting: ['a'] })
    expect(s).toMatchObject({ phase: 'first', waiting: ['b'] })
    expect(s.cup.map(m => m.marker).sort()).toEqual(['b/34IV', 'b/GRE', 'b/HAL'])
    s = play(s, 'b', { type: 'firstMarker', marker: 'b/GRE' }).state
    expect(s).toMatchObject({ active: 'b', marker: 'b/GRE' })
    s = play(s, 'b', done, [], true).state
    expect(s).toMatchObject({ phase: 'first', waiting: ['b'] })
  })
})

describe('4.1 orders accepted', () => {
  const drawn = (is: Partial<SbState['commanders'][string]>) => {
    const s = put(lead(empty(), 'a/COSI', { hex: '0505', order: 'defence', issued: 'attack', ...is }), 'a/1I/1', { hex: '0505' })
    return { ...s, phase: 'first' as const, waiting: ['a' as const], turn: 3, cup: [{ seat: 'a' as const, marker: 'a/1I' }] }
  }
  const first = { type: 'firstMarker', marker: 'a/1I' } as const
  it('a six with the ability takes the new order up', () => {
    expect(play(drawn({}), 'a', first, [5]).state.commanders['a/COSI']).toMatchObject({ order: 'attack', issued: null })
    expect(play(drawn({ superior: 2 }), 'a', first, [3]).state.commanders['a/COSI']!.order).toBe('attack')
    expect(play(drawn({ order: 'manoeuvre' }), 'a', first, [4]).state.commanders['a/COSI']!.order).toBe('attack')
    expect(play(drawn({ sameHex: true }), 'a', first).state.commanders['a/COSI']!.order).toBe('attack')
  })
  it('4.1.1 refused, it is reiterated with one more on the next die, or discarded', () => {
    const refused = play(drawn({}), 'a', first, [4]).state
    expect(refused).toMatchObject({ phase: 'refused', waiting: ['a'] })
    // What is offered names whose order it is, and which.
    const offered = choices(view(refused, 'a'), 'a').map(c => c.text?.with)
    const { name } = refused.commanders['a/COSI']!
    expect(offered).toEqual([0, 1].map(() => ({ commander: name, order: { phrase: { code: 'order.attack' } } })))
    const kept = play(refused, 'a', { type: 'reiterate', keep: true }).state
    expect(kept.commanders['a/COSI']).toMatchObject({ order: 'defence', issued: 'attack', reiterated: true })
    expect(kept).toMatchObject({ phase: 'activate', active: 'a' })
    expect(play(refused, 'a', { type: 'reiterate', keep: false }).state.commanders['a/COSI']!.issued).toBeNull()
    expect(play(drawn({ reiterated: true }), 'a', first, [4]).state.commanders['a/COSI']!.order).toBe('attack')
  })
  it('4.1.2 with a superior in his hex, and as commander-in-chief, no die is thrown; in a radius his ability helps', () => {
    const ask = (s: SbState) => {
      const { inCommand, sameHex, superior } = s.commanders['a/COSI']!
      return { inCommand, sameHex, superior }
    }
    const two = (at: string) => {
      let s = lead(lead(empty(), 'a/COS', { hex: '0505' }), 'a/COSI', { hex: at })
      s = { ...put(s, 'a/1I/1', { hex: at }), phase: 'attach', waiting: ['a'] }
      return play(s, 'a', done).state
    }
    expect(ask(two('0505'))).toEqual({ inCommand: true, sameHex: true, superior: 2 })
    expect(ask(two('0705'))).toEqual({ inCommand: true, sameHex: false, superior: 2 })
    expect(ask(two('1413'))).toEqual({ inCommand: false, sameHex: false, superior: 0 })
    const chief = lead(empty(), 'a/GAR', { hex: '0505' })
    expect(play({ ...chief, phase: 'attach', waiting: ['a'] }, 'a', done).state.commanders['a/GAR']).toMatchObject({
      inCommand: true,
      sameHex: true,
    })
  })
  it('the same order needs no die', () => {
    expect(play(drawn({ issued: 'defence' }), 'a', first).state.phase).toBe('activate')
  })
})

describe('7.0 the administrative phase', () => {
  const ended = (s: SbState, faces: readonly number[]) => {
    const story = new Story({ ...s, phase: 'activate' })
    administer(story)
    expect(story.state).toMatchObject({ phase: 'arrivals', waiting: [] })
    const d = dice(faces)
    recovery(story, d)
    expect(d.left()).toBe(0)
    return story.state
  }
  it('7.2 a scattered counter recovers on one, under Defence on two; guns never', () => {
    let s = put(lead(empty(), 'a/COSI', { hex: '0505', order: 'attack' }), 'a/1I/1', { place: 'scattered', losses: 3 })
    expect(ended(s, [2]).units['a/1I/1']!.rallied).toBe(0)
    const got = ended(s, [1])
    expect(got).toMatchObject({ phase: 'returns', waiting: ['a'] })
    const back = play(got, 'a', { type: 'return', unit: got.units['a/1I/1']!.id }).state
    expect(back.units['a/1I/1']).toMatchObject({ place: 'map', hex: '0505', losses: 2, rallied: 0 })
    s = lead(s, 'a/COSI', { order: 'defence' })
    expect(ended(s, [2]).units['a/1I/1']!.rallied).toBe(1)
    // who waits gets a second point on two or less
    expect(ended(put(s, 'a/1I/1', { rallied: 1 }), [3]).units['a/1I/1']!.rallied).toBe(2)
    const gun = put(empty('san-fermo-2'), 'b/ART/1', { place: 'scattered' })
    expect(ended(gun, []).units['b/ART/1']!.rallied).toBe(0)
  })
  it('7.0 Test and Stop markers go', () => {
    expect(ended(put(empty(), 'a/1I/1', { hex: '0505', mark: 'stop' }), []).units['a/1I/1']!.mark).toBe('none')
  })
  it('7.1 a blocked entry: a turn later by the nearest free hex of the edge', () => {
    let s = start()
    s = { ...put(s, 'b/HAL/1', { hex: '0105' }), phase: 'setUp' }
    const next = opened(s)
    const { enters } = next.units['a/1I/1']!
    expect(enters!.turn).toBe(2)
    expect(enters!.hex).not.toBe('0104')
    expect(next.units['a/2I/1']!.enters).toEqual({ turn: 3, hex: '0104' })
  })
  it('6.7.2 a commander who is back stands on a counter of his', () => {
    let s = lead(put(empty(), 'a/1I/2', { hex: '0605' }), 'a/COSI', { place: 'out', back: 3 })
    s = { ...s, phase: 'returns', waiting: ['a'], turn: 2 }
    const asked = play(s, 'a', done).state
    expect(asked).toMatchObject({ phase: 'officers', waiting: ['a'], turn: 3 })
    // left alone he stands on the first of them
    expect(play(asked, 'a', done).state.commanders['a/COSI']).toMatchObject({ place: 'map', hex: '0605', back: 0 })
  })
})

describe('2.10 who wins', () => {
  const HELD = ['1107', '1006', '1303', '1304', '1108']
  it('scenario 1: five of the nine places at the end, else a draw', () => {
    let s = empty()
    for (const [i, hex] of HELD.slice(0, 4).entries()) s = put(s, `a/1I/${i + 1}`, { hex })
    expect(final(s)).toEqual({ winner: null, by: 'sbNoneHolds' })
    expect(final(put(s, 'a/1II/1', { hex: HELD[4]! }))).toEqual({ winner: 'a', by: 'sbHeld' })
    expect(instant(s)).toBeNull()
  })
  it('scenario 2: Como or San Fermo at once; else fewer scattered', () => {
    const s = empty('san-fermo-2')
    expect(instant(put(s, 'a/GUI/1', { hex: '2004' }))).toEqual({ winner: 'a', by: 'sbPlace' })
    expect(instant(put(s, 'b/GRE/1', { hex: '1107' }))).toEqual({ winner: 'b', by: 'sbPlace' })
    expect(final(s)).toEqual({ winner: null, by: 'sbAlike' })
    expect(final(put(s, 'a/1I/1', { place: 'scattered' }))).toEqual({ winner: 'b', by: 'sbScattered' })
  })
  it('scenario 3: its limits stand two hours later, and may be left out', () => {
    const s = put(empty('san-fermo-3'), 'a/1I/1', { hex: '1409' })
    expect(instant({ ...s, turn: 6 })).toEqual({ winner: 'a', by: 'sbPlace' })
    expect(instant({ ...s, turn: 7 })).toBeNull()
    expect(instant({ ...s, turn: 6, options: { ...s.options, limits3: 'none' } })).toBeNull()
    const both = put(put(s, 'a/1I/1', { hex: '1714' }), 'a/1I/2', { hex: '0914' })
    expect(instant({ ...both, turn: 8 })?.winner).toBe('a')
    expect(instant({ ...put(both, 'a/1I/2', { hex: '0913' }), turn: 8 })).toBeNull()
  })
})

describe('2.6, 2.7 the counters', () => {
  it('26 Garibaldian, of 76 points; 68 Austrian', () => {
    const s = start('san-fermo-2')
    const own = Object.values(s.units).filter(u => u.seat === 'a')
    expect(own).toHaveLength(26)
    expect(own.reduce((t, u) => t + u.sp, 0)).toBe(76)
  })
})
