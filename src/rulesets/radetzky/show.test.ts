import { describe, expect, it } from 'vitest'
import { show } from './show'
import type { RadState } from './state'
import { tableOf } from './table.testing'
import { view } from './view'

const foot = { kind: 'german', at: [90, 40] } as const
const shown = (s: RadState) => show(view(s, 'spectator')).sides

describe('what the table draws', () => {
  it('each side has the colour of its nation', () => {
    const s = tableOf({ a: [foot], b: [] })
    expect([s.sides.a.nation, s.sides.b.nation]).toEqual(['sardinia', 'austria'])
    expect(shown(s)).toEqual({ a: 'savoy', b: 'white' })
  })
  it('of one nation against itself each side has the colour of its seat', () => {
    const s = tableOf({ a: [foot], b: [] })
    const own = { ...s.sides.b, nation: 'sardinia' as const }
    expect(shown({ ...s, sides: { ...s.sides, b: own } })).toBeUndefined()
  })
})
