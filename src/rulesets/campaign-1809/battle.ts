/** A marked battle as data: who fights in it with what, and what is handed down to a table (1.20). */
import type { Battle, BattleSide, Contingent, Readings, Leader as TableLeader, Way } from './handover/types'
import { minus, NOTHING, type Points, SIDES, type Side, total } from './kinds'
import { bearingTo, placeOf } from './map'
import { mustConfirm } from './rules/leaders'
import { bySeniority, leadersOf, unitsAt } from './rules/where'
import type { CampState, Fight, Unit } from './state'

/** One unit in a battle, with what of it fights there. */
export interface Part {
  readonly unit: Unit
  readonly points: Points
  /** It comes from a neighbour as a support. */
  readonly support: boolean
}
/** What a unit has sent to a battle elsewhere. */
export const lent = (s: CampState, u: Unit): Points => s.away[u.id] ?? NOTHING
/** Who fights on that side: all in the point, the garrison of a fortress that is relieved too, and the shares of supporters. */
export function partsOf(s: CampState, f: Fight, seat: Side): readonly Part[] {
  const here = bySeniority(s, unitsAt(s, seat, f.at)).map(unit => ({
    unit,
    points: minus(unit.points, lent(s, unit)),
    support: false,
  }))
  const come = f.supports
    .map(x => ({ unit: s.units[x.unit]!, points: s.away[x.unit] ?? NOTHING, support: true }))
    .filter(p => p.unit.seat === seat && p.unit.at !== null)
  return [...here, ...come].filter(p => total(p.points) > 0)
}
export const partsStrength = (parts: readonly Part[]): number => parts.reduce((n, p) => n + total(p.points), 0)

/** The day so many days after another: `1809-04-10` and 33 give `1809-05-13`. */
export function dayAfter(start: string, days: number): string {
  let [year, month, day] = start.split('-').map(Number) as [number, number, number]
  const length = (m: number, y: number) =>
    m === 2 ? (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31
  for (let left = days; left > 0; left--) {
    day++
    if (day > length(month, year)) {
      day = 1
      month++
    }
    if (month > 12) {
      month = 1
      year++
    }
  }
  const two = (n: number) => String(n).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}
/** The first day of a turn. */
export const dateOf = (s: Pick<CampState, 'rules'>, turn: number): string => dayAfter(s.rules.start, (turn - 1) * s.rules.days)

const wayFrom = (s: CampState, at: string, from: string | null): Way | null =>
  from === null || from === at ? null : { from, bearing: bearingTo(s.map, at, from) }
const generalOf = (s: CampState, id: string): TableLeader => {
  const l = s.leaders[id]!
  return {
    id,
    name: l.name,
    seniority: l.seniority,
    initiative: l.initiative,
    charisma: l.charisma,
    ...(mustConfirm(l) ? { confirmed: true as const } : {}),
  }
}
function contingent(s: CampState, f: Fight, p: Part): Contingent {
  const x = f.supports.find(y => y.unit === p.unit.id)
  const late = f.late.includes(p.unit.id)
  const led = leadersOf(s, [p.unit])
  return {
    id: p.unit.id,
    name: led[0]?.name ?? { it: p.unit.label, en: p.unit.label },
    leaders: led.map(l => generalOf(s, l.id)),
    has: p.unit.points,
    brings: p.points,
    attitude: p.support ? 'support' : p.unit.attitude === 'intercept' ? 'intercept' : late ? 'retreat' : 'stand',
    way: wayFrom(s, f.at, p.support ? p.unit.at : p.unit.way),
    arrives: p.support || late ? (x?.arrives ?? f.arrives[p.unit.id] ?? 3) : null,
  }
}
function sideOf(s: CampState, f: Fight, seat: Side): BattleSide {
  const all = partsOf(s, f, seat).map(p => contingent(s, f, p))
  // who is there from the start stands first; somebody always is
  const there = all.filter(c => c.arrives === null)
  const contingents =
    there.length > 0
      ? [...there, ...all.filter(c => c.arrives !== null)]
      : all.map((c, i) => (i === 0 ? { ...c, arrives: null } : c))
  // The emperor is he whose loss ends the campaign; nobody else has a guard.
  const led = partsOf(s, f, seat).some(p => leadersOf(s, [p.unit]).some(l => l.fatal))
  return {
    nation: seat === 'a' ? 'france' : 'austria',
    contingents,
    supplied: partsOf(s, f, seat).every(p => p.unit.out === 0),
    ...(s.options.guardWithNapoleon === true && !led ? { noGuard: true as const } : {}),
  }
}
/** The battle handed down: all that a table needs, and nothing of the rest of the campaign. */
export function battleOf(s: CampState, f: Fight): Battle {
  const place = placeOf(s.map, f.at)
  const readings: Readings = {
    ...(s.options.lightLine === true ? { lightLine: true } : {}),
    ...(s.options.eightHeavy === true ? { eightHeavy: true } : {}),
  }
  return {
    id: f.id,
    turn: s.turn,
    date: dayAfter(dateOf(s, s.turn), Math.floor(s.rules.days / 2)),
    point: { id: place.id, name: place.name, ground: place.ground, fortress: place.fort > 0 },
    rain: s.weather === 'rain',
    attacker: f.attacker,
    sides: Object.fromEntries(SIDES.map(seat => [seat, sideOf(s, f, seat)])) as { readonly [x in Side]: BattleSide },
    manoeuvre: [],
    ...(Object.keys(readings).length > 0 ? { readings } : {}),
  }
}

/** Nobody has said how he would have it fought, or that he would give the table up. */
export const NO_WISH: Pick<Fight, 'wanted' | 'said'> = { wanted: { a: null, b: null }, said: { a: false, b: false } }
/** A battle that is marked: nothing is settled of it yet. */
export const newFight = (s: Pick<CampState, 'turn'>, at: string, attacker: Side): Fight => ({
  id: `${s.turn}-${at.toLowerCase()}`,
  at,
  attacker,
  supports: [],
  late: [],
  arrives: {},
  ...NO_WISH,
  how: null,
  battle: null,
  proposal: null,
  form: null,
  wrote: { a: false, b: false },
  written: { a: null, b: null },
  rounds: [],
  stage: 'marked',
})
