import { describe, expect, it } from 'vitest'
import type { Show } from '../rulesets/contract'
import { describeBody, describeHex } from './describe'

const footprint = { front: [0, 0], facing: 60, width: 4, depth: 1 } as const
const name = { it: 'x', en: 'x' }
const piece = (id: string, place: number, strength?: number) => ({
  id,
  name,
  footprint,
  hex: { label: '0203', place, of: 2, sides: [] },
  counter: strength === undefined ? { arm: 'commander' } : { arm: 'foot', strength, of: 3 },
})
const show = {
  table: { width: 50, depth: 50 },
  bodies: [piece('b', 1, 1), piece('a', 0, 3), piece('c', 2)],
  hexes: { cells: [{ label: '0203', middle: [0, 0], kind: 'V', level: 2 }] },
} as unknown as Show
const said = (list: readonly { code: string; with?: unknown }[]) => list.map(p => p.code)

describe('a hex told', () => {
  it('names its level, who stands there from the top down, and what may be done there', () => {
    const list = describeHex(show, '0203', [{ text: { code: 'choice.go' } }])
    expect(said(list)).toEqual(['hands.hexAt', 'hands.hexCounter', 'hands.hexCounter', 'hands.hexOfficer', 'choice.go'])
    expect(list[0]?.with).toEqual({ hex: '0203', level: 2 })
    expect(list.slice(1, 3).map(p => p.with?.value)).toEqual([3, 1])
    expect(describeHex(show, '9999', [])).toEqual([])
  })
  it('a piece says its hex, its place in the stack and where it looks', () => {
    const list = describeBody(show, 'b')
    expect(said(list)).toEqual(['hands.hexCounter', 'hands.hexPlace', 'hands.hexFacing'])
    expect(list[1]?.with).toEqual({ hex: '0203', place: 2, of: 2 })
    expect(list[2]?.with).toEqual({ wind: { phrase: { code: 'hands.wind.ene' } } })
  })
  it('says what lies there, with its name; a piece says it too, and who is near, in hexes and not in centimetres', () => {
    const other = (id: string, seat: string, label: string) => ({
      ...piece(id, 0, 3),
      seat,
      hex: { label, place: 0, of: 1, sides: [] },
    })
    const ground = { code: 'hex.sb.V', with: { level: 2 } }
    const around = {
      table: { width: 50, depth: 50 },
      bodies: [
        { ...piece('a', 0, 3), seat: 'a', hex: { label: '0203', place: 0, of: 1 } },
        other('b', 'b', '0201'),
        other('c', 'a', '0204'),
      ],
      hexes: {
        layout: 'flat',
        first: [0, 0],
        cells: [
          { label: '0203', middle: [0, 0], kind: 'V', level: 2, ground, name },
          { label: '0201', middle: [0, 16], kind: 'V', level: 2, ground },
          { label: '0204', middle: [0, -8], kind: 'V', level: 2, ground },
        ],
      },
    } as unknown as Show
    const [named] = describeHex(around, '0203', [])
    expect(named).toEqual({ code: 'hands.hexNamed', with: { hex: '0203', name, ground: { phrase: ground } } })
    expect(describeHex(around, '0201', [])[0]).toEqual({
      code: 'hands.hexShort',
      with: { hex: '0201', ground: { phrase: ground } },
    })
    const told = describeBody(around, 'a')
    expect(said(told)).toEqual(['hands.hexCounter', 'hands.hexNamed', 'hands.hexFriend', 'hands.hexEnemy'])
    expect(told.slice(2).map(x => [x.with?.count, x.with?.wind])).toEqual([
      [1, { phrase: { code: 'hands.wind.s' } }],
      [2, { phrase: { code: 'hands.wind.n' } }],
    ])
    expect(JSON.stringify(told)).not.toContain('"cm"')
  })
})
