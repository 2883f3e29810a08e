import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { UnitKind } from '../kinds'
import type { Army } from '../scenario'
import { emptyList, type Step, stepped } from './edit'
import { listOfFile } from './file'
import { builder } from './index'
import { boxesOf, breaksAt, faultsOfList, type List, linesOf, worthOfList } from './list'
import { kindsOf, profileOf } from './table'

const file = (id: string): unknown => JSON.parse(readFileSync(`armies/${id}.json`, 'utf8'))
const listOf = (id: string): List => {
  const read = listOfFile(file(id))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const made = (list: List, ...steps: Step[]): List => steps.reduce(stepped, list)
const add = (kind: UnitKind, group = 0): Step => ({ do: 'add', group, kind })
const codes = (list: List) => faultsOfList(list).map(f => `${f.path} ${f.code}`)
/** Six battalions: nothing speaks against it. */
const plain = made(emptyList('sardinia', 77), ...Array.from({ length: 6 }, () => add('line')))

describe('Scheda: the whole table, value by value as it is printed', () => {
  it.each([
    ['line', 6, 6, 44],
    ['guard', 7, 6, 4],
    ['bersaglieri', 3.5, 8, 2],
    ['carabinieri', 6, 15, 3],
    ['cavalry', 8, 10, 36],
    ['fieldBattery', 4, 4, 16],
    ['horseBattery', 4, 6, 4],
    ['positionBattery', 4, 3, 4],
    ['train', 2, 6, null],
    ['german', 8, 6, 92],
    ['hungarian', 8, 6, 24],
    ['jager', 4, 8, 26],
    ['grenzer', 3, 8, 36],
    ['grenadier', 8, 6, 18],
    ['fortress', 4, 6, 6],
    ['cuirassier', 8, 10, 24],
    ['dragoon', 8, 10, 18],
    ['chevauleger', 6, 20, 21],
    ['uhlan', 6, 15, 12],
    ['hussar', 7, 15, 36],
    ['austrianBattery', 4, 4, null],
    ['rockets', 3, 4, null],
    ['secondLine', 5, 6, null],
    ['volunteers', 4, 6, null],
  ] as const)('%s: value %d, moves %d, at most %s', (kind, value, speed, most) => {
    expect(profileOf(kind)).toMatchObject({ value, speed, most })
  })
  it('each nation has its own rows and the proposed ones', () => {
    expect(kindsOf('sardinia')).toHaveLength(11)
    expect(kindsOf('austria')).toHaveLength(15)
    expect(kindsOf('austria').filter(k => profileOf(k).proposed)).toEqual(['secondLine', 'volunteers'])
  })
})

describe('a list’s value', () => {
  it.each([
    ['sardinia-goito', 157],
    ['austria-goito', 158],
    ['sardinia-santa-lucia', 131],
    ['austria-santa-lucia', 79],
    ['sardinia-1848', 77],
    ['austria-1848', 77],
  ])('4.5 %s is worth %i with its command', (id, value) => {
    const { army } = listOf(id)
    const sum = worthOfList(army)
    expect(sum.value).toBe(value)
    expect(sum.working.reduce((t, w) => t + w.amount, 0)).toBe(value)
    expect(builder.worth(file(id))).toBe(value)
  })
  it('two lists are even up to the two points of the cheapest base', () => {
    expect([builder.even(77, 77), builder.even(77, 75), builder.even(74.5, 77)]).toEqual([true, true, false])
  })
  it('Scheda 3.5 goes with the fourth loss: four boxes', () => {
    const { army } = listOf('sardinia-1848')
    expect(army.groups[0]!.units.map(boxesOf)).toEqual([6, 6, 6, 6, 6, 6, 4, 4, 4])
  })
})

describe('when it breaks', () => {
  it('R-12: at half of the value of foot and horse; command, guns and train do not count', () => {
    let list = emptyList('sardinia', 77)
    for (const kind of ['line', 'line', 'bersaglieri', 'fieldBattery', 'train'] as const)
      list = stepped(list, { do: 'add', group: 0, kind })
    // half of 6 + 6 + 7
    expect(breaksAt(list.army)).toBe(9.5)
  })
})

describe('faults of a list', () => {
  it('none where all is in order', () => {
    expect(codes(plain)).toEqual([])
    expect(worthOfList(plain.army).value).toBe(40)
  })
  it('over the value', () => {
    const over = made(plain, { do: 'points', points: 39 })
    expect(faultsOfList(over)).toEqual([
      { path: '', code: 'list/over', message: 'list/over', with: { value: 40, points: 39, over: 1 } },
    ])
    expect(codes(made(plain, { do: 'points', points: 40 }))).toEqual([])
  })
  it('a brigade without its command, without bases, with too many', () => {
    const none = { it: ' ', en: ' ' }
    expect(codes(made(plain, { do: 'rename', what: 'general', group: 0, name: none }))).toEqual([
      '/groups/0/general/name list/no-command',
    ])
    expect(codes(made(plain, { do: 'addGroup' }))).toEqual(['/groups/1/units list/empty'])
    expect(codes(made(plain, ...Array.from({ length: 5 }, () => add('train'))))).toEqual(['/groups/0/units list/brigade'])
  })
  it('too few foot and horse, no brigade, too many of a kind', () => {
    expect(codes(made(emptyList('austria', 77), add('german'), add('austrianBattery'), add('grenzer')))).toEqual([
      '/groups list/too-few',
    ])
    expect(codes(made(plain, { do: 'removeGroup', group: 0 }))).toEqual(['/groups list/no-brigade', '/groups list/too-few'])
    expect(codes(made(plain, add('bersaglieri'), add('bersaglieri')))).toEqual(['/groups list/kind'])
  })
  it('what a file may bring that a list may not hold', () => {
    const army: Army = {
      ...plain.army,
      chief: { ...plain.army.chief, value: 6 },
      groups: [
        {
          ...plain.army.groups[0]!,
          units: [
            ...plain.army.groups[0]!.units,
            { name: { it: 'x', en: 'x' }, kind: 'hussar' },
            { name: { it: 'x', en: 'x' }, kind: 'guard', value: 1 },
            { name: { it: 'x', en: 'x' }, kind: 'bersaglieri' },
          ],
        },
      ],
    }
    expect(codes({ points: 100, army })).toEqual([
      '/chief/value list/chief-value',
      '/groups/0/units/6/kind list/nation',
      '/groups/0/units/7/value list/own-value',
      '/groups/0/units/8 list/half-pair',
    ])
  })
})

describe('the steps', () => {
  const two = made(plain, add('bersaglieri'), { do: 'addGroup' }, add('cavalry', 1))
  const names = (l: List) => l.army.groups.map(g => g.units.map(u => u.name.en))
  it('a pair is added, copied, moved, named and taken away whole', () => {
    expect(linesOf(two.army.groups[0]!).map(l => l.units.length)).toEqual([1, 1, 1, 1, 1, 1, 2])
    const up = made(two, { do: 'move', group: 0, line: 6, by: -1 })
    expect(names(up)[0]!.slice(5)).toEqual(['Bersaglieri, right wing', 'Bersaglieri, left wing', 'Line infantry 6'])
    const over = made(two, { do: 'move', group: 0, line: 6, by: 1 })
    expect(names(over)[1]).toEqual(['Bersaglieri, right wing', 'Bersaglieri, left wing', 'Cavalry'])
    const called = made(two, { do: 'rename', what: 'line', group: 0, line: 6, name: { it: 'A', en: 'B' } })
    expect(called.army.groups[0]!.units.slice(6).map(u => u.name)).toEqual([
      { it: 'A, ala destra', en: 'B, right wing' },
      { it: 'A, ala sinistra', en: 'B, left wing' },
    ])
    expect(made(two, { do: 'copy', group: 0, line: 6 }).army.groups[0]!.units).toHaveLength(10)
    expect(made(two, { do: 'remove', group: 0, line: 6 }).army.groups[0]!.units).toHaveLength(6)
  })
  it('brigades are copied under a free id, moved and taken away', () => {
    expect(made(two, { do: 'copyGroup', group: 0 }).army.groups.map(g => g.id)).toEqual(['I', 'III', 'II'])
    expect(made(two, { do: 'moveGroup', group: 1, by: -1 }).army.groups.map(g => g.id)).toEqual(['II', 'I'])
    expect(made(two, { do: 'moveGroup', group: 1, by: 1 })).toEqual(two)
    const again = made(two, { do: 'removeGroup', group: 0 }, { do: 'addGroup' })
    expect(again.army.groups.map(g => g.id)).toEqual(['II', 'I'])
  })
  it('a place that is not there changes nothing', () => {
    for (const step of [
      { do: 'copy', group: 7, line: 0 },
      { do: 'move', group: 0, line: 0, by: -1 },
      { do: 'move', group: 9, line: 9, by: 1 },
      { do: 'remove', group: 0, line: 99 },
      { do: 'add', group: 5, kind: 'line' },
      { do: 'copyGroup', group: 9 },
    ] as const satisfies Step[])
      expect(stepped(two, step)).toEqual(two)
  })
})

describe('what a set-up asks of an army', () => {
  const file = (name: string): unknown => JSON.parse(readFileSync(`armies/${name}.json`, 'utf8'))
  it('the lists of the encounter may be fielded; a battle’s whole army is too large for it', () => {
    expect(builder.faults(file('sardinia-1848'))).toEqual([])
    expect(builder.faults(file('austria-1848'))).toEqual([])
    // eight commands at Goito, six brigades at most
    expect(builder.faults(file('sardinia-goito'))).toContainEqual({ code: 'fault.list/brigades', with: { most: 6 } })
  })
  it('a list is held to the points that it was made to', () => {
    expect(builder.worth(file('sardinia-1848'))).toBe(77)
    expect(builder.faults(file('sardinia-1848'), 50)).toEqual([
      { code: 'fault.list/over', with: { value: 77, points: 50, over: 27 } },
    ])
    expect(builder.faults(file('sardinia-1848'), 100)).toEqual([])
  })
  it('what is no army has no worth, and nothing is said of it', () => {
    expect(builder.faults({ campo: 1 })).toEqual([])
    expect(builder.worth({ campo: 1 })).toBeNull()
  })
})
