/** The steps by which a list is made. Each gives a new list; a place that is not there leaves it as it is. */
import type { Name } from '../../contract'
import type { Nation, UnitKind } from '../kinds'
import type { Army, ArmyGroup, ArmyUnit } from '../scenario'
import { ROWS } from '../tables'
import { wholeOf, wingOf } from '../wings'
import { type List, linesOf } from './list'
import { brigadeName, CHIEF_NAME, GENERAL_NAME, KIND_NAMES, NATION_NAMES, numbered } from './names'

/** `group` and `line` count from 0; `line` is a line of the brigade (`linesOf`), so that a pair stays together. */
export type Step =
  | { readonly do: 'points'; readonly points: number }
  | { readonly do: 'chief'; readonly value: number }
  | { readonly do: 'rename'; readonly what: 'title'; readonly name: Name }
  | { readonly do: 'rename'; readonly what: 'chief'; readonly name: Name }
  | { readonly do: 'rename'; readonly what: 'brigade'; readonly group: number; readonly name: Name }
  | { readonly do: 'rename'; readonly what: 'general'; readonly group: number; readonly name: Name }
  | { readonly do: 'rename'; readonly what: 'line'; readonly group: number; readonly line: number; readonly name: Name }
  | { readonly do: 'addGroup' }
  | { readonly do: 'removeGroup' | 'copyGroup'; readonly group: number }
  | { readonly do: 'moveGroup'; readonly group: number; readonly by: -1 | 1 }
  | { readonly do: 'add'; readonly group: number; readonly kind: UnitKind }
  | { readonly do: 'remove' | 'copy'; readonly group: number; readonly line: number }
  /** Beyond its brigade's first or last place it goes over to the brigade before or after. */
  | { readonly do: 'move'; readonly group: number; readonly line: number; readonly by: -1 | 1 }

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI']
const freeId = (groups: readonly ArmyGroup[]): string | null => NUMERALS.find(n => !groups.some(g => g.id === n)) ?? null

/** A new list with one brigade and nothing in it. */
export function emptyList(nation: Nation, points: number): List {
  const army: Army = {
    campo: 1,
    ruleset: 'radetzky',
    army: 'list',
    title: NATION_NAMES[nation],
    nation,
    chief: { name: CHIEF_NAME, value: 4 },
    groups: [{ id: 'I', name: brigadeName('I'), general: { name: GENERAL_NAME }, units: [] }],
  }
  return { points, army }
}

function fresh(army: Army, kind: UnitKind): readonly ArmyUnit[] {
  const of = army.groups.flatMap(linesOf).filter(l => l.units[0]!.kind === kind).length
  const name = numbered(KIND_NAMES[kind], of + 1)
  return ROWS[kind].paired
    ? [
        { name: wingOf(name, 1), kind },
        { name: wingOf(name, 2), kind },
      ]
    : [{ name, kind }]
}

const moved = <T>(all: readonly T[], from: number, to: number): readonly T[] => {
  const rest = all.filter((_, i) => i !== from)
  return to < 0 || to >= all.length ? all : [...rest.slice(0, to), all[from]!, ...rest.slice(to)]
}
const flat = (lines: readonly (readonly ArmyUnit[])[]): readonly ArmyUnit[] => lines.flat()

/** The list after a step. */
export function stepped(list: List, step: Step): List {
  const { army } = list
  const to = (more: Partial<Army>): List => ({ ...list, army: { ...army, ...more } })
  const inGroup = (i: number, f: (g: ArmyGroup) => ArmyGroup): List =>
    to({ groups: army.groups.map((g, n) => (n === i ? f(g) : g)) })
  const lines = (i: number) => (army.groups[i] ? linesOf(army.groups[i]) : []).map(l => l.units)
  switch (step.do) {
    case 'points':
      return { ...list, points: step.points }
    case 'chief':
      return to({ chief: { ...army.chief, value: step.value } })
    case 'rename':
      if (step.what === 'title') return to({ title: step.name })
      if (step.what === 'chief') return to({ chief: { ...army.chief, name: step.name } })
      if (step.what === 'brigade') return inGroup(step.group, g => ({ ...g, name: step.name }))
      if (step.what === 'general') return inGroup(step.group, g => ({ ...g, general: { name: step.name } }))
      return inGroup(step.group, g => ({
        ...g,
        units: flat(
          linesOf(g).map((l, n) =>
            n !== step.line
              ? l.units
              : l.units.length === 1
                ? [{ ...l.units[0]!, name: step.name }]
                : l.units.map((u, k) => ({ ...u, name: wingOf(step.name, k === 0 ? 1 : 2) })),
          ),
        ),
      }))
    case 'addGroup': {
      const id = freeId(army.groups)
      if (!id) return list
      return to({ groups: [...army.groups, { id, name: brigadeName(id), general: { name: GENERAL_NAME }, units: [] }] })
    }
    case 'removeGroup':
      return to({ groups: army.groups.filter((_, n) => n !== step.group) })
    case 'copyGroup': {
      const [id, g] = [freeId(army.groups), army.groups[step.group]]
      if (!id || !g) return list
      const at = step.group + 1
      return to({ groups: [...army.groups.slice(0, at), { ...g, id, name: brigadeName(id) }, ...army.groups.slice(at)] })
    }
    case 'moveGroup':
      return army.groups[step.group] ? to({ groups: moved(army.groups, step.group, step.group + step.by) }) : list
    case 'add':
      return inGroup(step.group, g => ({ ...g, units: [...g.units, ...fresh(army, step.kind)] }))
    case 'remove':
      return inGroup(step.group, g => ({ ...g, units: flat(lines(step.group).filter((_, n) => n !== step.line)) }))
    case 'copy': {
      const all = lines(step.group)
      const one = all[step.line]
      if (!one) return list
      const twin = fresh(army, one[0]!.kind).map((u, k) => ({ ...(one[k] ?? u), name: u.name }))
      return inGroup(step.group, g => ({
        ...g,
        units: flat([...all.slice(0, step.line + 1), twin, ...all.slice(step.line + 1)]),
      }))
    }
    case 'move': {
      const all = lines(step.group)
      const one = all[step.line]
      if (!one) return list
      const place = step.line + step.by
      if (place >= 0 && place < all.length) return inGroup(step.group, g => ({ ...g, units: flat(moved(all, step.line, place)) }))
      const next = step.group + step.by
      if (!army.groups[next]) return list
      const without = inGroup(step.group, g => ({ ...g, units: flat(all.filter((_, n) => n !== step.line)) }))
      return {
        ...list,
        army: {
          ...army,
          groups: without.army.groups.map((g, n) =>
            n === next ? { ...g, units: step.by < 0 ? [...g.units, ...one] : [...one, ...g.units] } : g,
          ),
        },
      }
    }
  }
}

/** What a line is called: of a pair, what both halves have in common. */
export function nameOfLine(units: readonly ArmyUnit[]): Name {
  const { name } = units[0]!
  return units.length === 1 ? { it: name.it, en: name.en } : wholeOf(name)
}
