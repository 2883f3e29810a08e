import { describe, expect, it } from 'vitest'
import { body } from '../../../tests/bench/armies'
import type { GlbMesh } from './glb'
import type { Kit } from './kit'
import { basePlaces, figurePlaces, type posesFor, rankPlaces } from './layout'

const mesh = { extras: {} } as GlbMesh
const nodes = (...names: string[]) => new Map(names.map(n => [n, mesh]))
const ranks: Kit = {
  name: 'line-infantry',
  stand: 'ranks',
  gait: 'foot',
  each: false,
  slots: ['coat'],
  paints: ['#000000'],
  nodes: nodes('rank.shoulder', 'rank.ready', 'rank.rout', 'officer', 'ensign', 'drummer', 'fur/rank.ready', 'plain'),
  layouts: new Map(),
}
const WORN = { variant: null, flag: {} }
const line = (figures: number, ...states: Parameters<typeof posesFor>[0]) => ({
  ...body('a/I/1', 'line-infantry', 'd', [90, 60], 30, states),
  figures,
})

describe('bases in a body', () => {
  it('lie side by side in its own frame, whichever way it faces', () => {
    const places = basePlaces(line(24))
    expect(places.map(p => p.x)).toEqual([-6, -2, 2, 6].map(x => expect.closeTo(x, 9)))
    for (const p of places) expect([p.z, p.yaw]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })
  it('come loose in a rout, each time alike', () => {
    const a = basePlaces(line(24, 'routing'))
    expect(a.some(p => Math.abs(p.yaw) > 1)).toBe(true)
    expect(basePlaces(line(24, 'routing'))).toEqual(a)
  })
})

describe('figures on a base', () => {
  it('stand in one rank up to three, in two ranks at six', () => {
    expect(rankPlaces(3, 4, 1.5).map(p => p.x)).toEqual([-4 / 3, 0, 4 / 3].map(x => expect.closeTo(x, 9)))
    expect(rankPlaces(6, 4, 1.5).map(p => p.rank)).toEqual([0, 0, 0, 1, 1, 1])
    expect(rankPlaces(3, 3, 3).every(p => p.rank === 0)).toBe(true)
    expect(rankPlaces(0, 4, 1.5)).toEqual([])
  })
  it('are as many as the body says, and lie within its base', () => {
    const b = line(24)
    const places = figurePlaces(b, ranks, WORN, basePlaces(b))
    expect(places.length).toBe(24)
    for (const p of places) {
      expect(Math.abs(p.x)).toBeLessThan(2)
      expect(p.z).toBeGreaterThan(0)
      expect(p.z).toBeLessThan(1.5)
    }
  })
  it('go from the rear rank, and those who stay keep their places', () => {
    const all = figurePlaces(line(24), ranks, WORN, basePlaces(line(24)))
    const left = figurePlaces(line(14), ranks, WORN, basePlaces(line(14)))
    expect(left.length).toBe(14)
    for (const p of left) expect(all).toContainEqual(p)
    const rear = (list: typeof all) => list.filter(p => p.z > 0.75).length
    expect(rear(all)).toBe(12)
    expect(rear(left)).toBe(2)
    for (const role of ['ensign', 'officer', 'drummer']) expect(left.filter(p => p.node === role).length).toBe(1)
  })
  it('carry no colours where the dress has none, and wear its variant where the kit has it', () => {
    const b = line(24, 'firstVolley')
    const places = figurePlaces(b, ranks, { variant: 'fur', flag: null }, basePlaces(b))
    expect(places.some(p => p.node === 'ensign')).toBe(false)
    expect(places.filter(p => p.node === 'fur/rank.ready').length).toBe(22)
  })
  it('show their state: ready for the first volley, some turned about in disorder, all in a rout, none destroyed', () => {
    const of = (...s: Parameters<typeof posesFor>[0]) => figurePlaces(line(24, ...s), ranks, WORN, basePlaces(line(24, ...s)))
    expect(of().filter(p => p.node === 'rank.shoulder').length).toBe(21)
    expect(of('firstVolley').filter(p => p.node === 'rank.ready').length).toBe(21)
    const about = (list: ReturnType<typeof of>) => list.filter(p => Math.abs(p.yaw) > 90).length
    expect(about(of())).toBe(0)
    expect(about(of('disordered'))).toBeGreaterThan(3)
    expect(about(of('disordered'))).toBeLessThan(18)
    expect(about(of('routing'))).toBe(24)
    expect(of('routing').filter(p => p.node === 'rank.rout').length).toBe(21)
    expect(of('destroyed')).toEqual([])
  })
})

describe('a set', () => {
  const man = (x: number) => ({ node: 'man', x, z: 1, yaw: 0, figure: true })
  const gun: Kit = {
    ...ranks,
    name: 'gun-light',
    stand: 'set',
    nodes: nodes('gun', 'man', 'cart'),
    layouts: new Map([
      ['unlimbered', [{ node: 'gun', x: 0, z: 1, yaw: 0, figure: false }, man(1), man(-1), man(0)]],
      ['limbered', [{ node: 'cart', x: 0, z: 1, yaw: 0, figure: false }]],
      ['abandoned', [{ node: 'gun', x: 0, z: 1, yaw: 0, figure: false }]],
    ]),
  }
  const battery = (figures: number, ...states: Parameters<typeof posesFor>[0]) => ({
    ...body('a/I/9', 'gun-light', 'd', [90, 60], 0, states),
    figures,
  })
  const of = (figures: number, ...s: Parameters<typeof posesFor>[0]) =>
    figurePlaces(battery(figures, ...s), gun, WORN, basePlaces(battery(figures))).map(p => p.node)
  it('stands as its state has it, its men going with the figures', () => {
    expect(of(4, 'unlimbered')).toEqual(['gun', 'man', 'man', 'man'])
    expect(of(2, 'unlimbered')).toEqual(['gun', 'man', 'man'])
    expect(of(4, 'limbered')).toEqual(['cart'])
    expect(of(0, 'abandoned', 'unlimbered')).toEqual(['gun'])
  })
})
