/** A player's list: what it is worth, and what speaks against it. */
import type { Fault } from '../../../base/pointer'
import type { Phrase, Term } from '../../contract'
import type { UnitKind } from '../kinds'
import type { Army, ArmyGroup, ArmyUnit } from '../scenario'
import { counts } from '../setup'
import { BREAK_SHARE, COMMAND_VALUES, ROWS } from '../tables'
import { KIND_NAMES } from './names'
import { kindsOf, LEAST_FIGHTING, MOST_BASES, MOST_BRIGADES, MOST_IN_BRIGADE, profileOf } from './table'

/** An army in the making, and what it may cost. Unlike an army file it may have faults. */
export interface List {
  readonly points: number
  readonly army: Army
}
export interface ListFault extends Fault {
  /** The sentence is `fault.<code>`, with these. */
  readonly code: string
  readonly with?: Phrase['with']
}

export const valueOfBase = (u: ArmyUnit): number => u.value ?? ROWS[u.kind].value
/** Boxes to tick on paper: the losses at which a base is gone (a value of 3.5 goes with the fourth). */
export const boxesOf = (u: ArmyUnit): number => Math.ceil(valueOfBase(u))

/** A line of a brigade: one base, or the two halves of a pair. `at`: the place of the first in the brigade, from 0. */
export interface Line {
  readonly at: number
  readonly units: readonly ArmyUnit[]
}
export function linesOf(g: ArmyGroup): readonly Line[] {
  const lines: Line[] = []
  for (let at = 0; at < g.units.length; at += lines.at(-1)!.units.length) {
    const pair = ROWS[g.units[at]!.kind].paired && g.units[at + 1]?.kind === g.units[at]!.kind
    lines.push({ at, units: g.units.slice(at, at + (pair ? 2 : 1)) })
  }
  return lines
}
/** the points lost with which the army breaks; command, guns and train do not count. */
export const breaksAt = (army: Army): number =>
  BREAK_SHARE *
  army.groups.flatMap(g => g.units).reduce((t, u) => t + (counts({ arm: ROWS[u.kind].arm }) ? valueOfBase(u) : 0), 0)
export const worthOfGroup = (g: ArmyGroup): number => g.units.reduce((t, u) => t + valueOfBase(u), 0)

/** Value with its terms: the commander-in-chief's base, then every kind that is there, in the order in which it first stands. */
export function worthOfList(army: Army): { readonly value: number; readonly working: readonly Term[] } {
  const working: Term[] = [{ clause: 'Comando', label: 'listChief', amount: army.chief.value }]
  const sums = new Map<string, { kind: UnitKind; each: number; count: number }>()
  for (const u of army.groups.flatMap(g => g.units)) {
    const key = `${u.kind} ${valueOfBase(u)}`
    const was = sums.get(key) ?? { kind: u.kind, each: valueOfBase(u), count: 0 }
    sums.set(key, { ...was, count: was.count + 1 })
  }
  for (const { kind, each, count } of sums.values())
    working.push({ clause: 'Scheda', label: 'listKind', amount: each * count, with: { kind: KIND_NAMES[kind], each, count } })
  return { value: working.reduce((t, w) => t + w.amount, 0), working }
}

const blank = (n: { readonly it: string; readonly en: string }): boolean => n.it.trim() === '' || n.en.trim() === ''
const fights = (k: UnitKind): boolean => ['line', 'light', 'cavalry'].includes(ROWS[k].arm)

/** Everything that speaks against a list, at once, each with its place in the army file. None: it makes an army. */
export function faultsOfList({ army, points }: List): readonly ListFault[] {
  const faults: ListFault[] = []
  const say: Say = (code, path, with_) => {
    faults.push({ code, path, message: code, ...(with_ ? { with: with_ } : {}) })
  }
  const { value } = worthOfList(army)
  if (value > points) say('list/over', '', { value, points, over: value - points })
  if (blank(army.title)) say('list/no-title', '/title')
  if (blank(army.chief.name)) say('list/no-chief', '/chief/name')
  if (!COMMAND_VALUES.includes(army.chief.value)) say('list/chief-value', '/chief/value')
  if (army.groups.length === 0) say('list/no-brigade', '/groups')
  if (army.groups.length > MOST_BRIGADES) say('list/brigades', '/groups', { most: MOST_BRIGADES })
  const units = army.groups.flatMap(g => g.units)
  const lines = army.groups.flatMap(linesOf)
  if (lines.length > MOST_BASES) say('list/bases', '/groups', { count: lines.length, most: MOST_BASES })
  if (lines.filter(l => fights(l.units[0]!.kind)).length < LEAST_FIGHTING)
    say('list/too-few', '/groups', { least: LEAST_FIGHTING })
  for (const kind of new Set(units.map(u => u.kind))) {
    const { most } = profileOf(kind)
    const count = units.filter(u => u.kind === kind).length
    if (most !== null && count > most) say('list/kind', '/groups', { kind: KIND_NAMES[kind], count, most })
  }
  for (const [i, g] of army.groups.entries()) groupFaults(army, g, i, say)
  return faults
}

type Say = (code: string, path: string, with_?: Phrase['with']) => void

function groupFaults(army: Army, g: ArmyGroup, i: number, say: Say): void {
  const at = `/groups/${i}`
  const called = { name: g.name }
  if (army.groups.slice(0, i).some(o => o.id === g.id) || g.id === 'C') say('list/twice', `${at}/id`, called)
  if (blank(g.name)) say('list/no-name', `${at}/name`)
  if (blank(g.general.name)) say('list/no-command', `${at}/general/name`, called)
  if (g.units.length === 0) say('list/empty', `${at}/units`, called)
  const lines = linesOf(g)
  if (lines.length > MOST_IN_BRIGADE)
    say('list/brigade', `${at}/units`, { ...called, count: lines.length, most: MOST_IN_BRIGADE })
  const may = kindsOf(army.nation)
  for (const line of lines) {
    const u = line.units[0]!
    const where = `${at}/units/${line.at}`
    if (ROWS[u.kind].paired && line.units.length === 1) say('list/half-pair', where, { name: u.name })
    if (!may.includes(u.kind)) say('list/nation', `${where}/kind`, { name: u.name })
    line.units.forEach((each, k) => {
      const there = `${at}/units/${line.at + k}`
      if (blank(each.name)) say('list/no-name', `${there}/name`)
      if (each.half && ROWS[each.kind].arm === 'light') say('list/half', `${there}/half`, { name: each.name })
      if (each.value !== undefined && each.value !== ROWS[each.kind].value)
        say('list/own-value', `${there}/value`, { name: each.name })
    })
  }
}
