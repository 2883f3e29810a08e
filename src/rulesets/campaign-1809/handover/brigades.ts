/**
 * 1.20, steps 6 and 7: units of a contingent become brigades with generals. Foot in brigades of about four, horse of four at the most,
 * light and heavy apart where each has two; a battery to a brigade, the rest and the heavy guns with the commander-in-chief.
 */
import { chiefOf } from './chief'
import type { Typed } from './scale'
import { ELITE, FOOT_BRIGADE, HEAVY_HORSE, HORSE_BRIGADE, SKIRMISHERS } from './tables'
import type { Arm, Battle, BattleSide, Contingent, Id, Leader, PieceType, Side } from './types'

/** A unit in its brigade, before it has an id. */
export interface Member {
  readonly contingent: Id
  readonly arm: Arm
  readonly type: PieceType
}
export interface Formed {
  /** `I`, `II` …; `C` is the commander-in-chief's own. */
  readonly id: string
  readonly contingent: Id
  readonly what: 'foot' | 'horse' | 'guns' | 'chief'
  /** Which of its kind in its contingent, from 1; 0: it is the only one. */
  readonly number: number
  readonly leader: Leader | null
  readonly units: readonly Member[]
  /** Its place in `units` of one that is detached (2.5 of Ordine Obliquo); null: nobody is. */
  readonly detached: number | null
  /** The table turn in which it comes; null: it is there from the start. */
  readonly arrives: number | null
}

interface Draft {
  contingent: Contingent
  what: Formed['what']
  units: Member[]
  detached: number | null
}

const foot = (d: Draft): number => d.units.filter(u => u.arm === 'ipf').length

/** So many as even as possible: 7 in 2 is 4 and 3. */
const evenly = (n: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(n / parts) + (i < n % parts ? 1 : 0))

function footBrigades(contingent: Contingent, types: readonly PieceType[]): Draft[] {
  const many = Math.max(1, Math.floor((types.length + FOOT_BRIGADE.mean / 2) / FOOT_BRIGADE.mean))
  const sizes = evenly(types.length, many)
  const lists: PieceType[][] = sizes.map(() => [])
  const room = (i: number): number => sizes[i]! - lists[i]!.length
  const most = (): number => sizes.reduce((best, _, i) => (room(i) > room(best) ? i : best), 0)
  types
    .filter(t => SKIRMISHERS.includes(t))
    .forEach((t, i) => {
      const turn = i % many
      lists[room(turn) > 0 ? turn : most()]!.push(t)
    })
  let together = most()
  for (const t of types.filter(u => ELITE.includes(u))) {
    if (room(together) === 0) together = most()
    lists[together]!.push(t)
  }
  for (const t of types.filter(u => !SKIRMISHERS.includes(u) && !ELITE.includes(u)))
    lists[lists.findIndex((_, i) => room(i) > 0)]!.push(t)
  return lists.map(list => ({
    contingent,
    what: 'foot',
    units: list.map(type => ({ contingent: contingent.id, arm: 'ipf', type })),
    detached: null,
  }))
}

function horseBrigades(contingent: Contingent, types: readonly PieceType[]): Draft[] {
  const heavy = types.filter(t => HEAVY_HORSE.includes(t))
  const light = types.filter(t => !HEAVY_HORSE.includes(t))
  const groups = heavy.length >= 2 && light.length >= 2 ? [light, heavy] : [[...light, ...heavy]]
  return groups.flatMap(group => {
    const sizes = evenly(group.length, Math.ceil(group.length / HORSE_BRIGADE))
    let from = 0
    return sizes.map((size): Draft => {
      const list = group.slice(from, from + size)
      from += size
      return {
        contingent,
        what: 'horse',
        units: list.map(type => ({ contingent: contingent.id, arm: 'cpf', type })),
        detached: null,
      }
    })
  })
}

/** Batteries go one to a brigade of theirs; what is left over comes back. */
function guns(drafts: readonly Draft[], what: 'foot' | 'horse', batteries: readonly Member[]): readonly Member[] {
  const brigades = drafts.filter(d => d.what === what)
  batteries.slice(0, brigades.length).forEach((b, i) => {
    brigades[i]!.units.push(b)
  })
  return batteries.slice(brigades.length)
}

interface Shaped {
  readonly drafts: Draft[]
  readonly loose: readonly Member[]
}
function shape(contingent: Contingent, typed: Typed): Shaped {
  const of = (arm: Arm): readonly PieceType[] =>
    typed.find(t => t.cell.contingent === contingent.id && t.cell.arm === arm)?.types ?? []
  const drafts: Draft[] = []
  if (of('ipf').length > 0) drafts.push(...footBrigades(contingent, of('ipf')))
  if (of('cpf').length > 0) drafts.push(...horseBrigades(contingent, of('cpf')))
  const batteries = of('apf').map((type): Member => ({ contingent: contingent.id, arm: 'apf', type }))
  const heavy = batteries.filter(b => b.type === 'twelvePounder')
  const horse = batteries.filter(b => b.type === 'horseSixPounder')
  const light = batteries.filter(b => !heavy.includes(b) && !horse.includes(b))
  const loose = [...guns(drafts, 'foot', light), ...heavy, ...guns(drafts, 'horse', horse)]
  if (contingent.arrives === null || loose.length === 0) return { drafts, loose }
  // A support comes complete: what would be with the commander-in-chief marches with its brigades.
  if (drafts.length === 0) return { drafts: [{ contingent, what: 'guns', units: [...loose], detached: null }], loose: [] }
  loose.forEach((b, i) => {
    drafts[i % drafts.length]!.units.push(b)
  })
  return { drafts, loose: [] }
}

/** A single foot unit joins the nearest contingent's brigade that has room, detached where none of it is yet. */
function join(all: readonly Shaped[]): void {
  all.forEach(({ drafts }, i) => {
    const lone = drafts.find(d => d.what === 'foot')
    if (!lone || foot(lone) !== 1 || drafts.filter(d => d.what === 'foot').length > 1) return
    if (lone.contingent.arrives !== null) return
    const near = all
      .map((other, j) => ({ other, far: Math.abs(i - j) }))
      .filter(({ other, far }) => far > 0 && other.drafts[0]?.contingent.arrives === null)
      .sort((a, b) => a.far - b.far)
      .flatMap(({ other }) => other.drafts)
      .find(d => d.what === 'foot' && foot(d) < FOOT_BRIGADE.most && foot(d) > 1)
    if (!near) return
    // Foot stands before the guns of the brigade; its own battery comes along.
    const battalions = foot(near)
    near.units.splice(battalions, 0, lone.units[0]!)
    near.units.push(...lone.units.slice(1))
    if (near.detached === null) near.detached = battalions
    drafts.splice(drafts.indexOf(lone), 1)
  })
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const
const roman = (n: number): string => `${'X'.repeat(Math.floor(n / 10))}${ROMAN[n % 10]}`

/**
 * The brigades of a side, those of the contingents in their order and the commander-in-chief's last. Every other named leader has one
 * of his contingent, the senior its largest.
 */
export function brigadesOf(battle: Battle, side: Side, typed: Typed): Formed[] {
  const of: BattleSide = battle.sides[side]
  const { contingent: command, leader: chief } = chiefOf(of)
  const shaped = of.contingents.map(c => shape(c, typed))
  join(shaped)
  const drafts = shaped.flatMap(s => s.drafts)
  const leaderOf = new Map<Draft, Leader>()
  for (const c of of.contingents) {
    const own = drafts.filter(d => d.contingent === c)
    const bySize = own.map((d, i) => ({ d, i })).sort((a, b) => b.d.units.length - a.d.units.length || a.i - b.i)
    const others = c.leaders.filter(l => l !== chief)
    bySize.slice(0, others.length).forEach(({ d }, i) => {
      leaderOf.set(d, others[i]!)
    })
  }
  const formed = drafts.map((d, i): Formed => {
    const alike = drafts.filter(o => o.contingent === d.contingent && o.what === d.what)
    return {
      id: roman(i + 1),
      contingent: d.contingent.id,
      what: d.what,
      number: alike.length > 1 ? alike.indexOf(d) + 1 : 0,
      leader: leaderOf.get(d) ?? null,
      units: d.units,
      // One of a brigade of three or more.
      detached: d.units.length >= 3 ? d.detached : null,
      arrives: d.contingent.arrives,
    }
  })
  const own = shaped.flatMap(s => s.loose)
  return [
    ...formed,
    {
      id: 'C',
      contingent: command.id,
      what: 'chief',
      number: 0,
      leader: chief,
      units: own,
      detached: null,
      arrives: null,
    },
  ]
}
