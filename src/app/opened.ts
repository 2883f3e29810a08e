import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { AnyRuleset, Name } from '../rulesets/contract'
import type { Games, ScenarioCard } from '../ui/ports'

const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isName = (x: unknown): x is Name => isObject(x) && typeof x.it === 'string' && typeof x.en === 'string'

/** A side's name for the list: its army's nation, in both languages, else the army's title. */
function sideName(army: unknown, other: Name, nation: (n: string) => Name | null): Name {
  if (!isObject(army)) return other
  return (typeof army.nation === 'string' ? nation(army.nation) : null) ?? (isName(army.title) ? army.title : other)
}

/** Whether a battle's own marks say that its map or its places are a reconstruction. */
const isRebuilt = (o: { readonly [key: string]: unknown }): boolean =>
  isObject(o.marks) && (o.marks.map === 'reconstructed' || o.marks.places === 'reconstructed')

/** What is shown of a scenario file before its game is fetched; holes are filled so that one bad file hides no other. */
function cardOf(
  id: string,
  json: unknown,
  from: ScenarioCard['from'],
  army: (id: string) => unknown,
  nation: (n: string) => Name | null,
): ScenarioCard {
  const o = isObject(json) ? json : {}
  const seats = isObject(o.seats) ? o.seats : {}
  const seat = (s: unknown, other: Name): Name =>
    isObject(s) && isName(s.name)
      ? s.name
      : isObject(s)
        ? sideName(typeof s.army === 'string' ? army(s.army) : s.army, other, nation)
        : other
  return {
    id,
    ruleset: typeof o.ruleset === 'string' ? o.ruleset : '',
    title: isName(o.title) ? o.title : { it: id, en: id },
    turns: typeof o.turns === 'number' ? o.turns : 0,
    seats: { a: seat(seats.a, { it: 'A', en: 'A' }), b: seat(seats.b, { it: 'B', en: 'B' }) },
    ...(isName(o.note) ? { note: o.note } : {}),
    ...(o.lists === true ? { lists: true } : {}),
    ...(isRebuilt(o) ? { rebuilt: true } : {}),
    from,
  }
}

type Armies = (opened: ReadonlyMap<string, unknown>) => Promise<(id: string) => unknown>

/** Scenario and army files that a person opened on this page, beside those of the house. */
export function createOpened() {
  const scenarios = new Map<string, unknown>()
  const army = new Map<string, unknown>()
  return {
    scenarios: scenarios as ReadonlyMap<string, unknown>,
    armies: army as ReadonlyMap<string, unknown>,
    async cards(
      files: ReadonlyMap<string, () => Promise<unknown>>,
      armies: Armies,
      nation: (n: string) => Name | null,
    ): Promise<readonly ScenarioCard[]> {
      const [known, read] = await Promise.all([
        armies(army),
        Promise.all([...files].map(async ([id, load]) => [id, await load()] as const)),
      ])
      const house = read.map(([id, json]) => cardOf(id, json, 'house', known, nation))
      return [...house, ...[...scenarios].map(([id, json]) => cardOf(id, json, 'file', known, nation))]
    },
    /** Reads a file whole and checks it with its own game's rules; every fault comes back, with its place in the file. */
    async bring(
      content: string,
      fileName: string,
      ruleset: (id: string) => Promise<AnyRuleset | null>,
      armies: Armies,
    ): ReturnType<Games['bring']> {
      const fail = (code: string, message = code, path = ''): Result<never, readonly Fault[]> => err([{ path, message, code }])
      let json: unknown
      try {
        json = JSON.parse(content.replace(/^\uFEFF/, ''))
      } catch (e) {
        return fail('file/not-json', e instanceof Error ? e.message : 'file/not-json')
      }
      if (!isObject(json) || !('campo' in json)) return fail('file/not-ours')
      if (json.campo !== 1) return fail('file/newer', 'file/newer', '/campo')
      const rules = typeof json.ruleset === 'string' ? await ruleset(json.ruleset) : null
      if (!rules) return fail('ruleset/unknown', 'ruleset/unknown', '/ruleset')
      const id = typeof json.id === 'string' && json.id ? json.id : fileName.replace(/\.json$/i, '')
      if (!('army' in json)) {
        const read = rules.readScenario(json, await armies(army))
        if (!read.ok) return read
        scenarios.set(`file:${id}`, json)
        return ok({ what: 'scenario', title: read.value.title, id: `file:${id}` })
      }
      const read = rules.readArmy(json)
      if (!read.ok) return read
      army.set(id, json)
      const title = isName(json.title) ? json.title : isName(json.name) ? json.name : { it: id, en: id }
      return ok({ what: 'army', title, id })
    },
  }
}
