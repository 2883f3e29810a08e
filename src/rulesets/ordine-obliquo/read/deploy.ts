/** What must hold between the armies of a scenario, the places that they are given and the ground. */
import { boxesOverlap, boxOf } from '../../../geometry/box'
import { corners, footprintAt } from '../../../geometry/footprint'
import { polygonFault } from '../../../geometry/polygon'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { Footprint, Point } from '../../contract'
import { noSuch, type Say } from '../../shared/faults'
import { troopOf } from '../kinds'
import { unitSize } from '../rules/bodies'
import { groundMap } from '../rules/ground'
import { villageBox } from '../rules/outline'
import type { Army, ArmyUnit, OoScenario, Piece, Placed, SideSetup } from '../scenario'
import { type Formation, SIDES, type Side } from '../state'
import { BASE, BASES, MAY_FORM } from '../tables'
import { KIND } from './army'

interface Table {
  readonly table: { readonly width: number; readonly depth: number }
  readonly ground: readonly Piece[]
  readonly seats: { readonly a: SideSetup | null; readonly b: SideSetup | null }
  readonly rules: OoScenario['rules']
}
interface Standing {
  readonly id: string
  readonly at: string
  readonly body: Footprint
}

const step = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
const on = (table: Table['table'], p: Point): boolean =>
  p[0] >= -CONTACT && p[1] >= -CONTACT && p[0] <= table.width + CONTACT && p[1] <= table.depth + CONTACT

/** The units of an army by id, and its brigades by id, as the game will name them. */
export const unitsOf = (army: Army, seat: Side): Map<string, ArmyUnit> =>
  new Map(army.brigades.flatMap(b => b.units.map((u, i) => [`${seat}/${b.id}/${i + 1}`, u] as const)))

/** A unit's first formation where the file doesn't name one: guns stand in battery, all others in line. */
export const firstFormation = (u: ArmyUnit): Formation =>
  troopOf(u.arm ?? KIND[u.kind].arm) === 'artillery' ? 'battery' : 'line'

function standing(t: Table, id: string, u: ArmyUnit, p: Placed, at: string, say: Say): Standing | null {
  const troop = troopOf(u.arm ?? KIND[u.kind].arm)
  if (p.formation !== undefined && p.formation !== 'village' && !MAY_FORM[troop].includes(p.formation))
    say(`${at}/formation`, `${id} cannot stand in the formation ${p.formation}`, 'sense/formation', {
      id,
      formation: String(p.formation),
    })
  if (p.formation === 'village' && p.village === undefined)
    say(`${at}/village`, 'is missing: which village it stands in', 'sense/which-village')
  if (p.village !== undefined) {
    const v = t.ground.find(g => g.id === p.village)
    if (v?.kind !== 'village') {
      say(`${at}/village`, ...noSuch('village', p.village))
      return null
    }
    if (!MAY_FORM[troop].includes('village'))
      say(`${at}/village`, `${id} cannot hold a village (7.5, 9.6)`, 'sense/no-garrison', { id })
  }
  const village = t.ground.find(g => g.id === p.village)
  const base = u.base ?? { width: BASE[troop].front, depth: BASE[troop].depth }
  const body = village
    ? villageBox(village.outline, p.facing)
    : footprintAt(p, unitSize({ troop, bases: u.bases ?? BASES[troop], base }, p.formation ?? firstFormation(u)))
  if (!corners(body).every(c => on(t.table, c)))
    say(`${at}/front`, `${id} does not stand wholly on the table`, 'sense/partly-off', { id })
  const blocked = groundMap(t.ground).barriers.find(
    b => b.piece !== village && b.parts.some(part => standsIn(body, part, CONTACT)),
  )?.piece
  if (blocked) say(`${at}/front`, `${id} stands in ${blocked.id}, where it cannot`, 'sense/barred', { id, ground: blocked.id })
  return { id, at, body }
}

/** Every general has a place but those who come later. Who stands outside his radius is no fault: he acts on Halt (3.3). */
function checkGenerals(t: Table, seat: Side, s: SideSetup, say: Say): void {
  const at = `/seats/${seat}/generals`
  const brigades = s.army.brigades.map(b => `${seat}/${b.id}`)
  for (const [b, p] of Object.entries(s.generals ?? {})) {
    if (!brigades.includes(b)) say(at + step(b), ...noSuch('brigade', b))
    else if (!on(t.table, p)) say(at + step(b), 'does not lie on the table', 'sense/off-table')
  }
  for (const b of s.army.brigades) {
    const key = `${seat}/${b.id}`
    const general = s.generals?.[key]
    if (!general && !comes(t, key))
      say(s.generals ? at : `/seats/${seat}`, `the general of ${key} has no place`, 'sense/general-no-place', { id: key })
  }
}

/** Whether the brigade arrives later. */
const comes = (t: Table, brigade: string): boolean => t.rules.reinforcements?.some(r => r.brigade === brigade) ?? false
/** Whether no army has it; an army that could not be read is not asked. */
function unknownBrigade(t: Table, key: string): boolean {
  const seat = key.startsWith('a/') ? 'a' : 'b'
  const s = t.seats[seat]
  return s !== null && !s.army.brigades.some(b => `${seat}/${b.id}` === key)
}

function checkReinforcements(t: Table, say: Say): void {
  t.rules.reinforcements?.forEach((r, i) => {
    const at = `/rules/reinforcements/${i}`
    if (unknownBrigade(t, r.brigade)) say(`${at}/brigade`, ...noSuch('brigade', r.brigade))
    else if (r.brigade.endsWith('/C')) say(`${at}/brigade`, 'the commander-in-chief is there from the start', 'sense/chief-there')
    if (t.rules.reinforcements?.findIndex(o => o.brigade === r.brigade) !== i)
      say(`${at}/brigade`, `the brigade ${r.brigade} arrives twice`, 'sense/arrives-twice', { id: r.brigade })
    if (polygonFault(r.zone)) say(`${at}/zone`, 'is not a simple polygon', 'sense/not-simple')
    r.zone.forEach((p, k) => {
      if (!on(t.table, p)) say(`${at}/zone/${k}`, 'does not lie on the table', 'sense/off-table')
    })
    if (r.village !== undefined && !t.ground.some(g => g.id === r.village && g.kind === 'village'))
      say(`${at}/village`, ...noSuch('village', r.village))
  })
}

function checkOrders(t: Table, seat: Side, s: SideSetup, say: Say): void {
  const other = t.seats[seat === 'a' ? 'b' : 'a']
  const enemy = seat === 'a' ? 'b' : 'a'
  const units = unitsOf(s.army, seat)
  const brigades = new Set(s.army.brigades.map(b => `${seat}/${b.id}`))
  const targets = new Set(
    other ? [...unitsOf(other.army, enemy).keys(), ...other.army.brigades.map(b => `${enemy}/${b.id}`)] : [],
  )
  for (const [key, order] of Object.entries(s.orders ?? {})) {
    const at = `/seats/${seat}/orders${step(key)}`
    if (!units.has(key) && !brigades.has(key))
      say(at, `there is no unit or brigade ${key}`, 'sense/no-unit-or-brigade', { id: key })
    if (order.kind === 'attack' && other && !targets.has(order.target))
      say(`${at}/target`, `the enemy has no ${order.target}`, 'sense/no-target', { id: order.target })
    if (order.kind === 'objective') {
      if (!on(t.table, order.place)) say(`${at}/place`, 'does not lie on the table', 'sense/off-table')
      if (order.ground !== undefined && !t.ground.some(g => g.id === order.ground))
        say(`${at}/ground`, ...noSuch('ground', order.ground))
    }
  }
}

/** 2.5: one unit of a brigade of three or more. */
function checkDetached(seat: Side, s: SideSetup, say: Say): void {
  const all = s.detached ?? []
  all.forEach((unit, i) => {
    const at = `/seats/${seat}/detached/${i}`
    const brigade = unit.slice(0, unit.lastIndexOf('/'))
    const of = s.army.brigades.find(b => `${seat}/${b.id}` === brigade)
    if (!of || !unitsOf(s.army, seat).has(unit))
      say(at, `the army ${s.army.army} has no unit ${unit}`, 'sense/army-lacks', { army: s.army.army, id: unit })
    else if (of.id === 'C' || of.units.length < 3) say(at, 'is of a brigade of three units or more (2.5)', 'sense/detached-from')
    else if (all.findIndex(u => u.slice(0, u.lastIndexOf('/')) === brigade) !== i)
      say(at, 'one of a brigade at the most (2.5)', 'sense/detached-one')
  })
}

/** Checks both seats; a seat that could not be read is passed over. Says every fault that it finds. */
export function checkSeats(t: Table, say: Say): void {
  const all: Standing[] = []
  for (const seat of SIDES) {
    const s = t.seats[seat]
    if (!s) continue
    const behind = (p: Point) => p[1] === (seat === 'a' ? 0 : t.table.depth) && on(t.table, p)
    if (s.retreat && !behind(s.retreat))
      say(`/seats/${seat}/retreat`, 'lies on the long edge of its own side (2.6)', 'sense/own-edge')
    for (const [key, p] of Object.entries(s.retreats ?? {})) {
      const at = `/seats/${seat}/retreats${step(key)}`
      if (!s.army.brigades.some(b => `${seat}/${b.id}` === key)) say(at, ...noSuch('brigade', key))
      else if (!behind(p)) say(at, 'lies on the long edge of its own side (2.6)', 'sense/own-edge')
    }
    checkDetached(seat, s, say)
    checkOrders(t, seat, s, say)
    if ('zone' in s.deploy) {
      s.deploy.zone.forEach((p, i) => {
        if (!on(t.table, p)) say(`/seats/${seat}/deploy/zone/${i}`, 'does not lie on the table', 'sense/off-table')
      })
      const known = (b: string) => s.army.brigades.some(of => `${seat}/${of.id}` === b)
      for (const b of Object.keys(s.deploy.forward ?? {}))
        if (!known(b)) say(`/seats/${seat}/deploy/forward${step(b)}`, ...noSuch('brigade', b))
      s.deploy.shown?.forEach((b, i) => {
        if (!known(b)) say(`/seats/${seat}/deploy/shown/${i}`, ...noSuch('brigade', b))
      })
      continue
    }
    const units = unitsOf(s.army, seat)
    const mine: Standing[] = []
    for (const [id, p] of Object.entries(s.deploy.units)) {
      const at = `/seats/${seat}/deploy${step(id)}`
      const u = units.get(id)
      if (!u) {
        say(at, `the army ${s.army.army} has no unit ${id}`, 'sense/army-lacks', { army: s.army.army, id })
        continue
      }
      const standsAt = standing(t, id, u, p, at, say)
      if (standsAt) mine.push(standsAt)
    }
    for (const id of units.keys()) {
      const later = comes(t, id.slice(0, id.lastIndexOf('/')))
      if (!s.deploy.units[id] && !later) say(`/seats/${seat}/deploy`, `${id} has no place`, 'sense/no-place', { id })
      if (s.deploy.units[id] && later)
        say(`/seats/${seat}/deploy${step(id)}`, `${id} comes later and has no place yet`, 'sense/later', { id })
    }
    checkGenerals(t, seat, s, say)
    all.push(...mine)
  }
  for (const [key, hold] of Object.entries(t.rules.hold ?? {})) {
    if (unknownBrigade(t, key)) say(`/rules/hold${step(key)}`, ...noSuch('brigade', key))
    if (typeof hold === 'object' && hold.from >= hold.until)
      say(`/rules/hold${step(key)}/from`, 'the die is thrown in turns before the one in which it is certain', 'sense/die-before')
  }
  checkReinforcements(t, say)
  const boxes = all.map(u => boxOf(u.body))
  all.forEach((u, i) => {
    for (let j = 0; j < i; j++)
      if (boxesOverlap(boxes[i], boxes[j], CONTACT))
        say(`${u.at}/front`, `${u.id} stands on ${all[j].id}`, 'sense/stands-on', { id: u.id, other: all[j].id })
  })
}
