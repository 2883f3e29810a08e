import { describe, expect, it } from 'vitest'
import { choices } from '../choices'
import type { FireCommand, OoCommand } from '../commands'
import { judge } from '../decide'
import { act, codesOf, dice, goOn, id } from '../play.testing'
import { facing, field, ground, square, US, using } from '../rules/fire/fire.testing'
import { pose } from '../rules/table.testing'
import type { OoState } from '../state'
import { tell } from '../tell'
import { view } from '../view'

const A = 'a/I/1'
const B = 'b/I/3'
const fire = (target: string, ...by: string[]): FireCommand => ({ type: 'fire', target: id(target), by: by.map(id) })
const types = (events: readonly { type: string }[]) => events.map(e => e.type)
const duel = () => field({ [A]: US, [B]: facing(50, 56) }, [], 'finish2', [])

describe('8 the phases of fire', () => {
  it('6, 8 who has somebody to fire at is asked, the first side first; the others are passed over', () => {
    const s = goOn(duel())
    expect(types(s.events)).toEqual(['FireBegan', 'PhaseBegan'])
    expect(s.state).toMatchObject({ phase: 'fire1', waiting: ['a'] })
    const apart = goOn(field({ [A]: US, [B]: facing(50, 70) }, [], 'finish2', []))
    expect(types(apart.events)).not.toContain('FireBegan')
    expect(apart.state.phase).not.toMatch(/^fire/)
  })
  it('3.5 all fire is simultaneous: who was routed by the first side fires all the same, at the strength it had', () => {
    const s0 = goOn(duel()).state
    // 50 needed: hit; a 1 routs: 5 CP less 3.
    const s1 = act(s0, 'a', fire(B, A), dice(50, 1))
    expect(types(s1.events)).toEqual(['Fired', 'Hit', 'MoraleTested'])
    expect(s1.state.units[B]).toMatchObject({ cp: 2, rout: 'routing', flight: { bearing: 0, by: A, under: 'fire' } })
    const s2 = act(s1.state, 'a', { type: 'endPhase' })
    expect(s2.state).toMatchObject({ phase: 'fire2', waiting: ['b'] })
    const verdict = judge(s2.state, 'b', fire(A, B))
    expect(verdict.kind).toBe('ok')
    expect(verdict.working.map(t => [t.label, t.amount])).toEqual([
      ['fireBase', 40],
      ['firstVolley', 10],
    ])
  })
  it('3.5 a unit without CP stays until all have fired, then it is taken off', () => {
    const s0 = goOn(field({ [A]: US, [B]: { ...facing(50, 56), cp: 1 } }, [], 'finish2', [])).state
    const s1 = act(s0, 'a', fire(B, A), dice(1))
    expect(s1.state.units[B]).toMatchObject({ cp: 0, place: 'table' })
    const s2 = act(s1.state, 'a', { type: 'endPhase' }).state
    expect(s2.phase).toBe('fire2')
    const s3 = act(act(s2, 'b', fire(A, B), dice(100)).state, 'b', { type: 'endPhase' })
    expect(s3.events).toContainEqual({ type: 'Fallen', units: [B] })
    expect(s3.state.units[B]).toMatchObject({ place: 'destroyed', pose: null })
  })
  it('8.2 the first volley is spent by the first fire, out of a village too', () => {
    const s0 = goOn(duel()).state
    expect(act(s0, 'a', fire(B, A), dice(100)).state.units[A]!.firstVolley).toBe(false)
    const village = ground('v', 'village', square(45, 45, 55, 55))
    const in_ = goOn(
      field({ [A]: { pose: pose(50, 50), formation: 'village', village: 'v' }, [B]: facing(50, 58) }, [village], 'finish2', []),
    ).state
    const shot = act(in_, 'a', fire(B, A), dice(100))
    expect(shot.events[0]).toMatchObject({ type: 'Fired', value: 40, firstVolley: true })
    expect(shot.state.units[A]!.firstVolley).toBe(false)
  })
  it('3.5, 3.9.10 all fire on a target is rolled, then a test for each hit, in order', () => {
    const two = goOn(field({ [A]: US, 'a/I/2': { pose: pose(66, 50) }, [B]: facing(58, 55) }, [], 'finish2', [])).state
    const s = act(two, 'a', fire(B, A, 'a/I/2'), dice(50, 50, 9, 3))
    expect(types(s.events)).toEqual(['Fired', 'Fired', 'Hit', 'MoraleTested', 'Hit', 'MoraleTested'])
    expect(s.state.units[B]).toMatchObject({ cp: 2, rout: 'retreating', use: { shaken: 'retreats' } })
  })
  it('13, OO-18 a unit that routed before the fire began loses 2 CP without a die; option: 1', () => {
    const flight = { bearing: 0, by: null, under: 'melee' as const, turn: 4, moves: 1 }
    const s0 = goOn(field({ [A]: US, [B]: { ...facing(50, 56), rout: 'routing', flight } }, [], 'finish2', [])).state
    const s = act(s0, 'a', fire(B, A), dice(100))
    expect(s.events[0]).toMatchObject({ type: 'Fired', roll: null, hit: true })
    expect(s.state.units[B]!.cp).toBe(3)
    expect(act({ ...s0, options: { ...s0.options, routedFire: 1 } }, 'a', fire(B, A)).state.units[B]!.cp).toBe(4)
  })
  it('14 a general with a unit under fire is tested, hit or not', () => {
    const s0 = duel()
    const general = Object.values(s0.generals).find(g => g.seat === 'b' && !g.chief)!
    const with_: OoState = { ...s0, generals: { ...s0.generals, [general.id]: { ...general, attached: id(B) } } }
    const s = act(goOn(with_).state, 'a', fire(B, A), dice(100, 5))
    expect(types(s.events)).toEqual(['Fired', 'GeneralTested'])
  })
})

describe('8 the command', () => {
  const s = goOn(duel()).state
  it('8 refused by clause where it may not be; done by who insists', () => {
    expect(codesOf(s, 'b', fire(A, B))).toEqual(['turn/not-yours'])
    const far = goOn(field({ [A]: US, [B]: facing(50, 56), 'b/I/5': facing(50, 58) }, [], 'finish2', [])).state
    expect(codesOf(far, 'a', fire('b/I/5', A))).toEqual(['fire/nearest'])
    expect(() => act(far, 'a', fire('b/I/5', A))).toThrow('fire/nearest 8')
    expect(types(act(far, 'a', fire('b/I/5', A), dice(100), true).events)).toEqual(['Fired'])
    expect(codesOf(act(s, 'a', fire(B, A), dice(100)).state, 'a', fire(B, A))).toEqual(['fire/spent'])
  })
  it('8 what cannot be at all', () => {
    const kinds = (c: OoCommand) => judge(s, 'a', c)
    expect(kinds(fire('b/I/99', A))).toMatchObject({ kind: 'impossible', refusals: [{ code: 'fire/no-target' }] })
    expect(kinds(fire('a/I/2', A))).toMatchObject({ kind: 'impossible', refusals: [{ code: 'fire/no-target' }] })
    expect(kinds(fire(B, B))).toMatchObject({ kind: 'impossible', refusals: [{ code: 'unit/unknown' }] })
    expect(kinds(fire(B))).toMatchObject({ kind: 'impossible', refusals: [{ code: 'command/unknown' }] })
    expect(kinds({ ...fire(B, A), by: [id(A), id(A)] })).toMatchObject({ kind: 'impossible' })
    expect(kinds({ type: 'fire', target: id(B), by: 'a' } as unknown as OoCommand)).toMatchObject({ kind: 'impossible' })
    expect(kinds({ ...fire(B, A), sides: { [A]: 1.5 } })).toMatchObject({ kind: 'impossible' })
    const horse = field({ 'a/C/3': US, [B]: facing(50, 56) })
    expect(judge(horse, 'a', fire(B, 'a/C/3'))).toMatchObject({ kind: 'impossible', refusals: [{ code: 'fire/no-weapon' }] })
  })
  it('8 the verdict draws the zone and the line, and has every term', () => {
    const v = judge(s, 'a', fire(B, A))
    expect(v).toMatchObject({ kind: 'ok', refusals: [] })
    expect(v.working.reduce((t, w) => t + w.amount, 0)).toBe(50)
    expect(v.drawing).toMatchObject([
      { kind: 'corridor' },
      {
        kind: 'line',
        points: [
          [50, 49.25],
          [50, 56],
        ],
        text: { code: 'draw.shot', with: { value: 50 } },
      },
    ])
    const two = field({ [A]: US, 'a/I/2': { pose: pose(66, 50) }, [B]: facing(58, 55) })
    expect(judge(two, 'a', fire(B, A, 'a/I/2')).working.map(t => [t.label, t.amount])).toEqual([
      ['fireOf', 50],
      ['fireOf', 50],
    ])
  })
  it('8 everything offered is legal: each target for all who may, and each one alone', () => {
    const two = goOn(field({ [A]: US, 'a/I/2': { pose: pose(66, 50) }, [B]: facing(58, 55) }, [], 'finish2', [])).state
    const offered = choices(view(two, 'a'), 'a').flatMap(c => ('command' in c ? [c.command] : []))
    expect(offered).toEqual([fire(B, A, 'a/I/2'), fire(B, A), fire(B, 'a/I/2'), { type: 'endPhase' }])
    for (const c of offered) expect(judge(two, 'a', c).kind).toBe('ok')
    expect(choices(view(two, 'b'), 'b')).toEqual([])
  })
  it('8, 10.1 it is told with numbers and clauses', () => {
    const { events } = act(s, 'a', fire(B, A), dice(50, 3))
    const lines = events.flatMap(e => tell(e, s)).map(l => [l.phrase.code, l.clause])
    expect(lines).toEqual([
      ['event.FiredHit', '8.8'],
      ['event.FirstVolleyGone', '8.2'],
      ['event.HitTaken', '8.8'],
      ['event.Morale_retreats', '10.1'],
      ['event.MoraleCost', '10.1'],
    ])
  })
  it('2.4 where CP are veiled nothing of them is kept in what the enemy sees', () => {
    const veiled = goOn({ ...duel(), options: { ...duel().options, enemyCp: 'veiled' } })
    const seen = view(veiled.state, 'a')
    expect(seen.units[B]!.use.shot).toMatchObject({ cp: null })
    expect(seen.units[A]!.use.shot).toMatchObject({ cp: 5 })
    expect(JSON.stringify(veiled.events)).not.toContain('"cp"')
  })
  it('8.5 a garrison fires from the side that it names', () => {
    const village = ground('v', 'village', square(45, 45, 55, 55))
    const in_ = { pose: pose(50, 50), formation: 'village' as const, village: 'v' }
    const v = field({ [A]: in_, [B]: facing(50, 58), 'b/I/5': { pose: pose(58, 50, 270) } }, [village])
    expect(judge(v, 'a', { ...fire(B, A), sides: { [A]: 2 } }).kind).toBe('ok')
    expect(codesOf(v, 'a', { ...fire(B, A), sides: { [A]: 1 } })).toEqual(['fire/not-in-strip'])
    const after = using(v, A, { fired: id(B) })
    expect(codesOf(after, 'a', fire('b/I/5', A))).toEqual(['fire/spent'])
  })
})
