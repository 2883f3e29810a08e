import { describe, expect, it } from 'vitest'
import type { SbCommand } from './commands'
import { against, empty, inHand, lead, play, put } from './table.testing'
import { view } from './view'
import { commanderWays, ways } from './ways'

/** A column of Cosenz's on the main road, in Manoeuvre: 5 + 2 PM, one of them spent on coming in. */
const column = () =>
  inHand(
    put(empty(), 'a/1I/1', { hex: '0104', facing: 2, formation: 'column', road: true }),
    ['a/1I/1'],
    { order: 'manoeuvre' },
    6,
  )

describe('where counters in hand may go', () => {
  it('5.5 a column on the road spends one PM a hex: with six left it comes to 0705, and no further by road', () => {
    const s = column()
    const found = new Map(ways(view(s, 'a'), 'a/1I/1' as never).flatMap(c => ('command' in c && c.hex ? [[c.hex.label, c]] : [])))
    const road = found.get('0705')
    expect(road?.hex?.path).toEqual(['0204', '0304', '0404', '0504', '0604', '0705'])
    expect(road?.text.with?.cost).toBe(6)
    expect(found.has('0805')).toBe(false)
    // The hex beside it is a choice already.
    expect(found.has('0204')).toBe(false)
  })
  it('every way can be gone, step by step, and costs what it says', () => {
    const s = column()
    const all = ways(view(s, 'a'), 'a/1I/1' as never)
    expect(all.length).toBeGreaterThan(10)
    for (const c of all) {
      if (!('command' in c)) continue
      let at = s
      for (const step of [c.command, ...(c.onward ?? [])] as SbCommand[]) {
        expect(against(at, 'a', step)).toEqual([])
        at = play(at, 'a', step).state
      }
      const u = at.units['a/1I/1']!
      expect([u.hex, 6 - u.left]).toEqual([c.hex?.label, c.text.with?.cost])
    }
  })
  it('is nothing for whoever is not in hand', () => {
    const s = put(column(), 'a/1I/2', { hex: '0304' })
    expect(ways(view(s, 'a'), 'a/1I/2' as never)).toEqual([])
  })
})

describe('where a commander may go', () => {
  it('1.1.1 nine hexes by road, each way allowed; not into the enemy', () => {
    const s = { ...lead(put(empty(), 'a/1I/1', { hex: '0104' }), 'a/COS', { hex: '0104', order: 'attack' }) }
    const active = { ...s, phase: 'activate' as const, active: 'a' as const, waiting: ['a'] as const, marker: 'a/1I' }
    const found = commanderWays(active, active.commanders['a/COS']!)
    // 0104 0204 0304 0404 0504 0604 0705 0805 0906 1006: nine sides of road.
    expect(found.get('1006')).toMatchObject({ cost: 9 })
    expect(found.has('1107')).toBe(false)
    for (const way of found.values())
      expect(against(active, 'a', { type: 'moveCommander', commander: 'a/COS', path: way.path })).toEqual([])
    const held = put(active, 'b/34II/1', { hex: '0504' })
    const round = commanderWays(held, held.commanders['a/COS']!)
    expect(round.has('0504')).toBe(false)
    expect([...round.values()].some(w => w.path.includes('0504'))).toBe(false)
  })
})
