import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readArmy } from './army'
import { readScenario } from './scenario'

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const KNOWN = /^[a-z0-9-]+$/
const armies = (id: string): unknown => {
  if (!KNOWN.test(id)) return undefined
  try {
    return json(`armies/${id}.json`)
  } catch {
    return undefined
  }
}
type Key = string | number
/** The document with one value in it replaced; `undefined` takes it away. */
function having(x: unknown, [key, ...rest]: readonly Key[], v: unknown): unknown {
  if (key === undefined) return v
  const copy: { [key: string]: unknown } | unknown[] = Array.isArray(x) ? [...x] : { ...(x as object) }
  const at = copy as { [key: string]: unknown }
  if (rest.length === 0 && v === undefined) delete at[key]
  else at[key] = having(at[key], rest, v)
  return copy
}
/** Where the faults of a scenario lie, with one value in it replaced. */
function faults(name: string, path: readonly Key[], v: unknown): string[] {
  const read = readScenario(having(json(`scenarios/${name}.json`), path, v), armies)
  return read.ok ? [] : read.error.map(f => f.path)
}

describe('Scenarios', () => {
  it.each(['goito', 'pastrengo', 'santa-lucia', 'croce-bianca', 'encounter'])('%s is without fault', name => {
    expect(faults(name, ['id'], name)).toEqual([])
  })
  it('what decides the battle must be there', () => {
    const goal = ['rules', 'goal']
    expect(faults('goito', [...goal, 'blocks', 1], 'nowhere')).toEqual(['/rules/goal/blocks/1'])
    expect(faults('goito', [...goal, 'or', 0], 'nowhere')).toEqual(['/rules/goal/or/0'])
    expect(faults('goito', [...goal, 'least'], 5)).toEqual(['/rules/goal/least'])
    expect(faults('goito', [...goal, 'least'], 4)).toEqual([])
    expect(faults('pastrengo', [...goal, 'clear'], 'nowhere')).toEqual(['/rules/goal/clear'])
    expect(faults('goito', ['seats', 'b', 'groups', 'AOS', 'waits', 1], 'AOS')).toEqual(['/seats/b/groups/AOS/waits/1'])
    expect(faults('goito', ['rules', 'sectors'], [85, 60])).toEqual(['/rules/sectors/1'])
  })
  it('what stands somewhere stands on the table; the edge is on it', () => {
    expect(faults('goito', ['seats', 'a', 'chief', 'front', 0], 181)).toEqual(['/seats/a/chief/front'])
    expect(faults('goito', ['seats', 'a', 'chief', 'front', 0], 180)).toEqual([])
    expect(faults('goito', ['ground', 0, 'outline', 1], [180.5, 0])).toEqual(['/ground/0/outline/1'])
    expect(faults('goito', ['seats', 'a', 'groups', 'BEN', 'zone', 0], [128, -1])).toEqual(['/seats/a/groups/BEN/zone/0'])
    expect(faults('goito', ['seats', 'a', 'groups', 'STR', 'arrives', 'y'], 121)).toContain('/seats/a/groups/STR/arrives')
  })
  it('a block is a rectangle along the edges and holds one base', () => {
    const villa = (json('scenarios/goito.json') as { ground: { id: string }[] }).ground.findIndex(g => g.id === 'villa')
    const slanted = [
      [60, 72],
      [70, 73],
      [70, 80],
      [60, 80],
    ]
    expect(faults('goito', ['ground', villa, 'outline'], slanted)).toEqual([`/ground/${villa}/outline`])
    const both = { 'a/BEN/1': { inside: 'villa' }, 'a/BEN/2': { inside: 'villa' } }
    expect(faults('goito', ['seats', 'a', 'units'], both)).toEqual(['/seats/a/units/a~1BEN~12/inside'])
  })
  it('an army that is not there is a fault at its name', () => {
    expect(faults('goito', ['seats', 'b', 'army'], 'nobody')).toContain('/seats/b/army')
  })
  it.each([[null], [-1], ['x'], [[]], [{}], [true]])(
    '%j in any place of a file is read or a fault with a pointer, never thrown',
    bad => {
      const walk = function* (x: unknown, at: readonly Key[]): Generator<readonly Key[]> {
        yield at
        if (typeof x === 'object' && x !== null)
          for (const [k, v] of Object.entries(x)) yield* walk(v, [...at, Array.isArray(x) ? Number(k) : k])
      }
      const whole = json('scenarios/encounter.json')
      for (const path of walk(whole, [])) {
        const read = readScenario(having(whole, path, bad), armies)
        if (!read.ok) for (const f of read.error) expect(f.path === '' || f.path.startsWith('/')).toBe(true)
      }
      const army = json('armies/austria-1848.json')
      for (const path of walk(army, [])) {
        const read = readArmy(having(army, path, bad))
        if (!read.ok) for (const f of read.error) expect(f.path === '' || f.path.startsWith('/')).toBe(true)
      }
    },
  )
})

describe('Armies', () => {
  const army = json('armies/austria-1848.json')
  const at = (path: readonly Key[], v: unknown): string[] => {
    const read = readArmy(having(army, path, v))
    return read.ok ? [] : read.error.map(f => f.path)
  }
  it('Scheda: a command base has 3 to 5, and only the chief is one', () => {
    expect(at(['chief', 'value'], 5)).toEqual([])
    expect(at(['chief', 'value'], 6)).toEqual(['/chief/value'])
    expect(at(['groups', 0, 'units', 0, 'kind'], 'command')).toContain('/groups/0/units/0/kind')
    expect(at(['groups', 1, 'id'], 'I')).toEqual(['/groups/1/id'])
  })
  it('Leggera: a light base has its other half beside it, or is said to be single; nobody else is', () => {
    const of = (units: readonly object[]) =>
      at(
        ['groups', 0, 'units'],
        units.map(u => ({ name: { it: 'x', en: 'x' }, ...u })),
      )
    const jager = { kind: 'jager' }
    expect(of([jager, jager])).toEqual([])
    expect(of([jager])).toEqual(['/groups/0/units/0'])
    expect(of([{ ...jager, single: true }])).toEqual([])
    expect(of([jager, { ...jager, single: true }])).toEqual(['/groups/0/units/0'])
    expect(of([{ kind: 'german', single: true }])).toEqual(['/groups/0/units/0/single'])
  })
})
