import { describe, expect, it } from 'vitest'
import { address, type Route, readRoute } from './route'

describe('addresses', () => {
  it('say where one is and are read back the same', () => {
    const routes: Route[] = [
      { at: 'first' },
      { at: 'setup', scenario: null },
      { at: 'setup', scenario: 'file:a&b' },
      { at: 'game', id: 'a/b c' },
      { at: 'drills', query: {} },
      { at: 'drills', query: { kind: 'fire', level: '3', seed: '12' } },
      { at: 'film', of: '', id: '', mode: 'watch', query: {} },
      { at: 'film', of: 'game', id: 'a/b c', mode: 'watch', query: { at: '12' } },
      { at: 'film', of: 'file', id: '-', mode: 'present', query: {} },
      { at: 'film', of: 'demo', id: 'the-wheel', mode: 'notes', query: {} },
      { at: 'table', query: { scenario: 'lobositz', a: 'Anna & <b>', mode: 'free' } },
    ]
    for (const r of routes) expect(readRoute(address(r))).toEqual(r)
  })
  it('that make no sense lead to the first page', () => {
    for (const hash of ['', '#', '#/nowhere', '#/game/', '#/game/%E0%A4%A', '#/film/game/%E0%A4%A'])
      expect(readRoute(hash)).toEqual({ at: 'first' })
  })
})
