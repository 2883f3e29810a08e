/** 6.1.1: what a volley may cost, before any die: exact chances. */
import type { Terrain } from '../kinds'
import { type Counter, type Melee, meleeOf, type SbSeen, type Side } from '../state'
import { LOSS_DIVISOR } from '../tables'
import { firersOf, volleyDice } from './firing'
import { attackDice, defenceDice } from './pools'
import { at, board } from './where'

const KNOWN = new Map<string, readonly number[]>()
/** Chance of each number of strength points lost to so many dice at one point every `x`; they sum to 1. */
export function lossChances(dice: number, x: number): readonly number[] {
  const key = `${dice}/${x}`
  const known = KNOWN.get(key)
  if (known) return known
  let sums: number[] = [1]
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(sums.length + 6).fill(0)
    sums.forEach((p, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += p / 6
    })
    sums = next
  }
  const out: number[] = []
  sums.forEach((p, sum) => {
    const lost = Math.floor(sum / x)
    out[lost] = (out[lost] ?? 0) + p
  })
  KNOWN.set(key, out)
  return out
}
export const meanLosses = (dice: number, x: number): number => lossChances(dice, x).reduce((sum, p, lost) => sum + p * lost, 0)

export interface VolleyOdds {
  readonly dice: number
  /** One point at the most: at skirmishers (6.1.3). */
  readonly chances: readonly number[]
  readonly mean: number
}
/** The odds of a volley from a hex, of those counters alone where they are named; `canister`: in defence (6.4.5). Fire tests still to come are not in them. */
export function volleyOdds(s: SbSeen, from: string, target: string, only?: readonly string[], canister = false): VolleyOdds {
  const { dice } = volleyDice(s, firersOf(s, from, target, only), target, canister)
  const terrain = board(s).cell(target)!.terrain as Terrain
  const all = lossChances(dice, LOSS_DIVISOR[terrain])
  const one = at(s, target)[0]?.formation === 'skirmish' && s.options.skirmishLosses !== 'everyX'
  const none = all[0] ?? 0
  const chances = one ? [none, 1 - none] : all
  return { dice, chances, mean: chances.reduce((sum, p, lost) => sum + p * lost, 0) }
}

const strengthOf = (units: readonly Counter[]): number => units.reduce((t, u) => t + u.sp - u.losses, 0)
/** The mean of what is lost, which is never more than what is there. */
export const meanUpTo = (chances: readonly number[], most: number): number =>
  chances.reduce((sum, p, lost) => sum + p * Math.min(lost, most), 0)

/**
 * The first round of a melee that these counters would begin (6.4): dice of both sides, and the means of what they cost each other. What may
 * come before it (fire in defence, a withdrawal, a counter-charge) is not in them; guns are thought to fire canister.
 */
export function assaultOdds(s: SbSeen, by: Side, units: readonly string[], from: string, hex: string, charge: boolean) {
  const m = meleeOf({ hex, from, attacker: by, attackers: units as Melee['attackers'], charge, opportunity: false, way: [] })
  const attack = attackDice(s, m).dice
  const defence = defenceDice(s, m).dice
  const mine = strengthOf(units.map(id => s.units[id]!))
  const theirs = strengthOf(at(s, hex))
  const terrain = board(s).cell(hex)!.terrain as Terrain
  return {
    attack,
    defence,
    mine,
    theirs,
    inflicted: meanUpTo(lossChances(attack, LOSS_DIVISOR[terrain]), theirs),
    suffered: meanUpTo(lossChances(defence, LOSS_DIVISOR.C), mine),
  }
}
