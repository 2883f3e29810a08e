import { describe, expect, it } from 'vitest'
import { GROUNDS, GUNS as OWN_GUNS, UNITS, type UnitSpec } from '../../../rulesets/commands-colors/tables'
import { AUSTRIA, FRANCE, GROUND, GUNS } from './quickTables'

const LETTERS = {
  forest: 'F',
  garden: 'G',
  rugged: 'X',
  quarry: 'Q',
  river: 'R',
  ford: 'r',
  marsh: 'M',
  lake: 'L',
  ice: 'l',
  town: 'T',
  church: 'C',
  castle: 'K',
} as const
const plus = (n: number) => (n > 0 ? `+${n}` : '0')
function rowOf(s: UnitSpec) {
  const guns = s.arm === 'artillery'
  const far = Math.max(s.far, guns ? 1 : 0)
  const move = far > s.move ? (s.move > 0 ? `${s.move} (${far})` : `(${far})`) : `${s.move}`
  const fire = s.fire === null ? '' : plus(s.fire)
  const moved = s.fire === null ? '' : s.fire > 0 ? `½+${s.fire}` : '½'
  return [s.blocks, move, fire, moved, guns ? '' : plus(s.melee), s.retreat, s.ignores]
}

describe('the sheet of units and ground says what the game counts with', () => {
  it.each([
    ['austria', AUSTRIA],
    ['france', FRANCE],
  ] as const)('%s: every unit, and no other', (nation, rows) => {
    expect(rows.map(r => r[0])).toEqual(Object.keys(UNITS[nation]))
    for (const [type, ...row] of rows) expect(row, type).toEqual(rowOf(UNITS[nation][type as 'LN']!))
  })
  it('guns by blocks and range', () => {
    const table = OWN_GUNS.sheet!
    expect(GUNS.foot).toEqual([...table.foot].reverse())
    expect(GUNS.horse).toEqual([...table.horse].reverse())
  })
  it('ground', () => {
    for (const [code, entry, into, out, blocks, square, ignores] of GROUND) {
      const own = GROUNDS[LETTERS[code as keyof typeof LETTERS]]
      const said = { entry, blocks, square, ignores, into: into || '0/0/0', out: out || '0/0/0' }
      expect(said, code).toEqual({
        entry: own.entry,
        blocks: own.blocks,
        square: own.square,
        ignores: own.ignores,
        into: own.into.join('/'),
        out: own.out.join('/'),
      })
    }
  })
})
