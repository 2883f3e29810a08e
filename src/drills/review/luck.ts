/** Rolls as luck: what could be expected of each, from the game's own chances, and what came. */
import type { Phrase, Seat } from '../../rulesets/contract'
import { moraleResult, type OoEvent, type OoState } from '../../rulesets/ordine-obliquo'
import { damageOdds, failingFaces, type RadEvent, type RadState } from '../../rulesets/radetzky'
import { phrase } from '../drill'

export const SORTS = ['hits', 'morale', 'melee', 'damages', 'cohesion'] as const
export type Sort = (typeof SORTS)[number]
/** One roll. `expected` and `came` count what is good for `seat`; `chance`: how likely it was to come out this well or better. */
export interface Luck {
  readonly sort: Sort
  readonly seat: Seat
  readonly expected: number
  readonly came: number
  readonly chance: number
  readonly text: Phrase
  /** By how many points of the die it went this way: small is close. Null: a handful of dice has no such number. */
  readonly off: number | null
}

const bounded = (p: number): number => Math.max(0, Math.min(1, p))
const yesNo = (chance: number, came: boolean) => ({ expected: chance, came: came ? 1 : 0, chance: came ? chance : 1 })

export function luckOo(event: OoEvent, before: OoState): readonly Luck[] {
  const unit = (id: string) => before.units[id]
  if (event.type === 'Fired' && event.roll !== null) {
    const by = unit(event.unit)
    const at = unit(event.target)
    if (!by || !at) return []
    const chance = bounded(event.value / 100)
    const text = phrase(event.hit ? 'drill.review.fire.hit' : 'drill.review.fire.miss', {
      unit: by.name,
      enemy: at.name,
      value: event.value,
      roll: event.roll,
    })
    return [{ sort: 'hits', seat: by.seat, ...yesNo(chance, event.hit), text, off: distance(event.roll, event.value) }]
  }
  if (event.type === 'MoraleTested' && event.under !== 'other') {
    const of = unit(event.unit)
    if (!of) return []
    const by = event.by === null ? undefined : unit(event.by)
    const result = (roll: number) =>
      moraleResult({
        under: event.under === 'melee' ? 'melee' : 'fire',
        roll,
        halfCp: event.less < 0,
        square: of.formation === 'square',
        byInfantry: by?.arm === 'infantry',
      }).result
    const faces = Array.from({ length: event.sides }, (_, i) => i + 1)
    const stands = faces.filter(f => result(f) === 'stands')
    const came = event.result === 'stands'
    const text = phrase(`drill.review.morale.${event.result}`, {
      unit: of.name,
      roll: event.roll,
      sides: event.sides,
      percent: Math.round((100 * stands.length) / event.sides),
    })
    const least = stands.length > 0 ? Math.min(...stands) : event.sides + 1
    return [
      {
        sort: 'morale',
        seat: of.seat,
        ...yesNo(stands.length / event.sides, came),
        text,
        off: came ? event.roll - least : least - 1 - event.roll,
      },
    ]
  }
  if (event.type === 'MeleeRolled' && event.roll !== null) {
    const who = event.side === 'target' ? unit(event.target) : unit(event.units[0] ?? '')
    if (!who) return []
    const came = event.hits - event.automatic > 0
    const text = phrase(came ? 'drill.review.melee.hit' : 'drill.review.melee.miss', {
      unit: who.name,
      value: event.value,
      roll: event.roll,
    })
    return [
      { sort: 'melee', seat: who.seat, ...yesNo(bounded(event.value / 100), came), text, off: distance(event.roll, event.value) },
    ]
  }
  return []
}
/** 0 where it just came, or just failed. */
const distance = (roll: number, value: number): number => (roll <= value ? value - roll : roll - value - 1)

const mean = (odds: readonly number[]): number => odds.reduce((t, p, k) => t + p * k, 0)
const atLeast = (odds: readonly number[], n: number): number => odds.reduce((t, p, k) => (k >= n ? t + p : t), 0)
/** By how many of `n` dice that each come with chance `p` come. */
function binomial(n: number, p: number): number[] {
  let odds = [1]
  for (let i = 0; i < n; i++) odds = [...odds, 0].map((x, k) => x * (1 - p) + (odds[k - 1] ?? 0) * p)
  return odds
}

export function luckRad(event: RadEvent, before: RadState): readonly Luck[] {
  const unit = (id: string) => before.units[id]
  const volley = (v: { unit: string; dice: readonly number[]; damages: number }): Luck[] => {
    const by = unit(v.unit)
    if (!by || v.dice.length === 0) return []
    const odds = damageOdds(v.dice.length)
    const text = phrase('drill.review.damages', {
      unit: by.name,
      dice: v.dice.length,
      came: v.damages,
      expected: tenth(mean(odds)),
    })
    return [
      {
        sort: 'damages',
        seat: by.seat,
        expected: mean(odds),
        came: v.damages,
        chance: atLeast(odds, v.damages),
        text,
        off: null,
      },
    ]
  }
  if (event.type === 'Fired') return volley(event.volley)
  if (event.type === 'Fought') return [...volley(event.attacker), ...volley(event.defender)]
  if (event.type === 'Tested') {
    const { tests } = event
    const of = unit(tests.unit)
    const n = tests.rolls.length
    if (!of || n === 0) return []
    const holds = 1 - failingFaces(tests.threshold) / 6
    const held = n - tests.losses
    const text = phrase('drill.review.cohesion', { unit: of.name, held, of: n, percent: Math.round(100 * holds) })
    return [
      {
        sort: 'cohesion',
        seat: of.seat,
        expected: n * holds,
        came: held,
        chance: atLeast(binomial(n, holds), held),
        text,
        off: null,
      },
    ]
  }
  return []
}
const tenth = (x: number): number => Math.round(x * 10) / 10

export interface Total {
  readonly sort: Sort
  readonly seat: Seat
  readonly rolls: number
  readonly expected: number
  readonly came: number
}
/** Expected and come, by sort and side; sorts that never were rolled are left out. */
export function totals(all: readonly Luck[], seats: readonly Seat[]): readonly Total[] {
  return SORTS.flatMap(sort =>
    seats.flatMap(seat => {
      const of = all.filter(l => l.sort === sort && l.seat === seat)
      if (of.length === 0) return []
      return [
        {
          sort,
          seat,
          rolls: of.length,
          expected: of.reduce((t, l) => t + l.expected, 0),
          came: of.reduce((t, l) => t + l.came, 0),
        },
      ]
    }),
  )
}
