/** A list becomes an army file and the other way round; armies are put into a scenario that takes lists. */
import type { Fault } from '../../../base/pointer'
import { ok, type Result } from '../../../base/result'
import type { Phrase } from '../../contract'
import { readArmy, worthOf } from '../read/army'
import type { Army } from '../scenario'
import { faultsOfList, type List, worthOfList } from './list'
import { SIZES } from './table'

/** The army file of a list, with `id` as its name: letters, digits and dashes. */
export function fileOfList(list: List, id: string): Army {
  const clean = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return { ...list.army, army: clean || 'list' }
}

/** An army file as a list, of the smallest size that holds it. All faults of the file at once. */
export function listOfFile(json: unknown): Result<List, readonly Fault[]> {
  const army = readArmy(json)
  if (!army.ok) return army
  const { value } = worthOfList(army.value)
  return ok({ points: SIZES.find(s => s >= value) ?? Math.ceil(value), army: army.value })
}

type Fields = { readonly [key: string]: unknown }
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** What an army file is worth, its command base included; null: it is none. */
export function worthOfFile(json: unknown): number | null {
  const army = readArmy(json)
  return army.ok ? worthOf(army.value) : null
}

/** What speaks against fielding an army file, made to so many points; left out: to the size that holds it. */
export function faultsOfFile(json: unknown, points?: number): readonly Phrase[] {
  const list = listOfFile(json)
  if (!list.ok) return []
  return faultsOfList(points === undefined ? list.value : { ...list.value, points }).map(f => ({
    code: `fault.${f.code}`,
    ...(f.with ? { with: f.with } : {}),
  }))
}

/**
 * The scenario file with these armies in it. Where it says `"lists": true`, every brigade of theirs has the order and the zone of the
 * first that the scenario names on that side; a scenario that does not is given back as it is.
 */
export function fieldLists(scenario: unknown, armies: { readonly a?: unknown; readonly b?: unknown }): unknown {
  if (!isFields(scenario) || scenario.lists !== true || !isFields(scenario.seats)) return scenario
  const seats: { [seat: string]: unknown } = { ...scenario.seats }
  for (const seat of ['a', 'b'] as const) {
    const [army, side] = [armies[seat], seats[seat]]
    if (army === undefined || !isFields(side) || !isFields(side.groups)) continue
    const like = Object.values(side.groups)[0]
    const named = isFields(army) && Array.isArray(army.groups) ? army.groups : []
    const ids = named.flatMap(g => (isFields(g) && typeof g.id === 'string' ? [g.id] : []))
    const { units: _, ...rest } = side
    seats[seat] = { ...rest, army, groups: Object.fromEntries(ids.map(id => [id, like])) }
  }
  return { ...scenario, seats }
}
