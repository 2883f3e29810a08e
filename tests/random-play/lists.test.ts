import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openJson } from '../../src/content'
import { playGame } from '../../src/host'
import type { Scenario } from '../../src/rulesets/contract'
import { radetzky } from '../../src/rulesets/radetzky'
import { emptyList, type Step, stepped } from '../../src/rulesets/radetzky/roster/edit'
import { fieldLists, fileOfList, listOfFile } from '../../src/rulesets/radetzky/roster/file'
import { faultsOfList, type List, worthOfList } from '../../src/rulesets/radetzky/roster/list'
import { kindsOf, SIZES } from '../../src/rulesets/radetzky/roster/table'

const encounter: unknown = JSON.parse(readFileSync('scenarios/encounter.json', 'utf8'))
const first = Number(process.env.CAMPO_SEED ?? 1)
const soak = process.env.CAMPO_SOAK !== undefined

/** The plain congruence of Knuth: the same numbers everywhere, from a seed. */
function dice(seed: number) {
  let x = (seed * 2654435761) >>> 0
  return (below: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 2 ** 32) * below)
  }
}
const STEPS = [
  'add',
  'add',
  'add',
  'add',
  'add',
  'copy',
  'remove',
  'move',
  'addGroup',
  'copyGroup',
  'removeGroup',
  'moveGroup',
] as const

/** A list made by hazard: whatever the buttons can do, in any order. */
function hazard(seed: number): List {
  const below = dice(seed)
  const nation = below(2) === 0 ? 'sardinia' : 'austria'
  let list = emptyList(nation, SIZES[below(SIZES.length)]!)
  const kinds = kindsOf(nation)
  for (let n = 10 + below(25); n > 0; n--) {
    const group = below(list.army.groups.length || 1)
    const line = below(6)
    const by = below(2) === 0 ? 1 : -1
    const what = STEPS[below(STEPS.length)]!
    const step: Step =
      what === 'add'
        ? { do: 'add', group, kind: kinds[below(kinds.length)]! }
        : what === 'copy' || what === 'remove'
          ? { do: what, group, line }
          : what === 'move'
            ? { do: what, group, line, by }
            : what === 'moveGroup'
              ? { do: what, group, by }
              : what === 'addGroup'
                ? { do: what }
                : { do: what, group }
    list = stepped(list, step)
  }
  return list
}
const good = (seed: number): List => {
  for (let n = 0; ; n++) {
    const list = hazard(seed * 1000 + n)
    if (faultsOfList(list).length === 0) return list
  }
}
async function played(lists: { readonly a?: unknown; readonly b?: unknown }): Promise<Scenario> {
  const read = radetzky.readScenario(fieldLists(encounter, lists), id => JSON.parse(readFileSync(`armies/${id}.json`, 'utf8')))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

describe('lists made by hazard', () => {
  it('each has its faults told, or is an army file and the same list again', async () => {
    let faulty = 0
    for (let seed = first; seed < first + 200; seed++) {
      const list = hazard(seed)
      if (faultsOfList(list).length > 0) {
        faulty++
        continue
      }
      expect(worthOfList(list.army).value).toBeLessThanOrEqual(list.points)
      const file = fileOfList(list, `hazard ${seed}`)
      const read = await openJson(file, { army: () => undefined })
      expect(read.ok ? read.value : read.error).toMatchObject({ what: 'army', id: `hazard-${seed}` })
      const back = listOfFile(file)
      expect(back.ok && back.value.army).toEqual(file)
    }
    expect(faulty).toBeGreaterThan(20)
    expect(faulty).toBeLessThan(180)
  })
  it.each(Array.from({ length: soak ? 100 : 3 }, (_, i) => first + i))('two of them meet, seed %i', async seed => {
    const [a, b] = [good(seed * 2), good(seed * 2 + 1)]
    const scenario = await played({ a: fileOfList(a, 'a'), b: fileOfList(b, 'b') })
    const game = playGame({ rules: radetzky, scenario, seed })
    expect(game.faults).toEqual([])
    expect(game.outcome).not.toBe(null)
  })
  it('the fullest list that is allowed finds its place', async () => {
    const full = (nation: 'sardinia' | 'austria'): List => {
      let list = emptyList(nation, 100)
      for (const group of [0, 1, 2]) {
        if (group > 0) list = stepped(list, { do: 'addGroup' })
        for (let n = 0; n < 8; n++) list = stepped(list, { do: 'add', group, kind: 'volunteers' })
      }
      return list
    }
    const lists = { a: full('sardinia'), b: full('austria') }
    expect(faultsOfList(lists.a)).toEqual([])
    const scenario = await played({ a: fileOfList(lists.a, 'a'), b: fileOfList(lists.b, 'b') })
    expect(playGame({ rules: radetzky, scenario: { ...scenario, turns: 2 }, seed: first }).faults).toEqual([])
  })
  it('a side without a list of its own keeps the scenario’s; a scenario that takes none stays as it is', async () => {
    const scenario = await played({ b: fileOfList(good(first), 'b') })
    expect(scenario).toMatchObject({ seats: { a: { army: { army: 'sardinia-1848' } }, b: { army: { army: 'b' } } } })
    const goito: unknown = JSON.parse(readFileSync('scenarios/goito.json', 'utf8'))
    expect(fieldLists(goito, { a: fileOfList(good(first), 'a') })).toBe(goito)
  })
})
