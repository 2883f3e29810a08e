import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { act, inPhase, started } from './play.testing'
import { mustMove } from './rules/dues'
import { pose, table } from './rules/table.testing'
import { clockOf, type OoPanel, show } from './show'
import { view } from './view'

const panel = (s: ReturnType<typeof show>) => s.panels.oo as OoPanel

describe('what is drawn', () => {
  it('1 a move is a quarter of an hour', () => {
    const start = { date: '1756-10-01', time: '07:00' }
    expect([1, 2, 5, 12].map(t => clockOf(start, t))).toEqual([
      '1756-10-01T07:00',
      '1756-10-01T07:15',
      '1756-10-01T08:00',
      '1756-10-01T09:45',
    ])
  })
  it('3.2 counters lie face down for everyone but their owner, and name nothing', () => {
    const mine = show(view(started, 'a')).discs
    const theirs = show(view(started, 'b')).discs.filter(d => d.seat === 'a')
    expect(mine.find(d => d.id === 'disc/a/I')!.face).toBe('attack')
    expect(theirs.map(d => d.face)).toEqual(theirs.map(() => null))
    expect(show(view(started, 'spectator')).discs.every(d => d.face === null)).toBe(true)
    // Three brigades and three regiments of the commander; his guns have none.
    expect(mine.filter(d => d.seat === 'a')).toHaveLength(6)
  })
  it('2.2 every base lies where its unit stands: four of 4 × 1.5 in line, side by side', () => {
    const body = show(view(table({ 'a/III/1': { pose: pose(60, 20) } }), 'a')).bodies.find(b => b.id === 'a/III/1')!
    expect(body.bases.map(b => b.front)).toEqual([
      [54, 20],
      [58, 20],
      [62, 20],
      [66, 20],
    ])
    expect(body).toMatchObject({ kit: 'line-infantry', figures: 24, full: 24, group: 'a/III', selectable: true })
    const column = show(view(table({ 'a/III/1': { pose: pose(60, 20), formation: 'column', cp: 2 } }), 'a')).bodies[0]!
    expect(column.bases.map(b => b.front)).toEqual([
      [60, 20],
      [60, 18.5],
      [60, 17],
      [60, 15.5],
    ])
    // 2 of 5 CP: 9.6 of 24 figures, rounded.
    expect(column.figures).toBe(10)
  })
  it('9.5 guns that were left stand where they were, and cannot be taken', () => {
    const crew = { pose: pose(60, 20), formation: 'crew' as const, guns: pose(60, 30) }
    const bodies = show(view(table({ 'a/I/3': crew }), 'a')).bodies.filter(b => b.id.startsWith('a/I/3'))
    expect(bodies.map(b => [b.id, b.kit, b.selectable, b.figures > 0])).toEqual([
      ['a/I/3', 'gun-crew', true, true],
      ['a/I/3/guns', 'gun-light', false, false],
    ])
  })
  it('8.2 a first volley is shown while it is loaded, and when it is spent; open order and horse have none', () => {
    const states = (id: string, firstVolley: boolean) => {
      const s = show(view(table({ [id]: { pose: pose(60, 20), firstVolley } }), 'spectator'))
      const row = panel(s)
        .brigades.flatMap(b => b.units)
        .find(u => u.id === id)!
      return [s.bodies.find(b => b.id === id)!.states, row.states].map(x => x.filter(y => /olley/.test(y)))
    }
    expect(states('a/III/1', true)).toEqual([['firstVolley'], ['firstVolley']])
    expect(states('a/III/1', false)).toEqual([['volleySpent'], ['volleySpent']])
    const horse = Object.values(started.units).find(u => u.kind === 'cuirassier')!.id
    expect(states(horse, false)).toEqual([[], []])
  })
  it('14 the units of a general who was lost are shown without one', () => {
    const s = table({ 'a/III/1': { pose: pose(60, 20) } })
    const of = s.brigades['a/III']!.general
    const shown = (fate: 'well' | 'dead') => {
      const g = { ...s.generals[of]!, fate }
      return show(view({ ...s, generals: { ...s.generals, [of]: g } }, 'b')).bodies.find(b => b.id === 'a/III/1')!.states
    }
    expect(shown('dead')).toContain('leaderless')
    expect(shown('well')).not.toContain('leaderless')
  })
  it('3.2 what must move is shown to its own side alone', () => {
    const s = inPhase(started, 'move1', ['a'])
    const must = (who: 'a' | 'b' | 'spectator') => show(view(s, who)).bodies.filter(b => b.states.includes('mustMove')).length
    expect(must('a')).toBeGreaterThan(3)
    expect([must('b'), must('spectator')]).toEqual([0, 0])
    expect(panel(show(view(s, 'b'))).mustMove).toEqual([])
    const marked = (who: 'a' | 'b') => show(view(s, who)).bodies.filter(b => b.states.includes('mustMove'))
    for (const who of ['a', 'b'] as const) expect(mustMove(view(s, who), who)).toEqual(marked(who).map(b => b.id))
  })
  it('3.1 the panel says who may change orders now', () => {
    const s = inPhase(started, 'orders', ['a', 'b'], 'a', 2)
    const p = panel(show(view(s, 'b')))
    expect(p.command.a).toEqual({ class: 'excellent', turns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], now: true })
    expect(p.command.b).toMatchObject({ class: 'veteran', now: true })
    const wied = p.brigades.find(b => b.id === 'b/III')!
    expect(wied.order).toMatchObject({ may: false, why: { code: 'refusal.order/held' } })
    expect(p.brigades.find(b => b.id === 'a/I')!.order).toMatchObject({ order: null, phrase: null, may: false })
  })
  it('every kit that is drawn is one of models/', () => {
    const kits = new Set(show(view(started, 'a')).bodies.map(b => b.kit))
    for (const kit of kits) expect(() => readFileSync(`models/kits/${kit}.glb`), kit).not.toThrow()
  })
  it('show changes nothing and gives the same twice', () => {
    const v = view(act(started, 'a', { type: 'endPhase' }).state, 'a')
    expect(show(v)).toEqual(show(v))
  })
})
