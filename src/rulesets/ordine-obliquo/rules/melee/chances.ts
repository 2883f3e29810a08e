/**
 * 9.9, 10: everything that the dice of one melee may do, each with its chance. The same values, tests and verdicts as the melee itself;
 * the loss of generals, who are tested with their units (14), is left out.
 */
import type { FightKind, MeleeRoll } from '../../combat'
import { MORALE } from '../../tables'
import { atHalf, type MoraleResult, moraleResult } from '../morale/result'
import { type SideNow, type Standing, sideStanding, winnerOf } from './outcome'

/** A unit as the dice find it. */
export interface Party {
  readonly cp: number
  readonly cpStart: number
  /** It was retreating or routing before. */
  readonly before: Standing
  readonly square: boolean
  readonly horse: boolean
}
export interface MeleeCase {
  readonly kind: FightKind
  readonly target: Party
  readonly attackers: readonly Party[]
  /** The number of each side; above 100 one hit is certain (9.8). */
  readonly value: { readonly [side in MeleeRoll['side']]: number }
  /** The side that is disordered and rolls first (12). */
  readonly first: MeleeRoll['side'] | null
  /** Whose hit it is to the other side: infantry (10.1, squares). */
  readonly byInfantry: { readonly [side in MeleeRoll['side']]: boolean }
  readonly friends: { readonly [side in MeleeRoll['side']]: number }
  readonly general: { readonly [side in MeleeRoll['side']]: boolean }
  /** The attacker whom the target's hits strike. */
  readonly hitOn: number
}
/** Shares of 1, and CP lost in the mean. */
export interface MeleeChances {
  readonly attackers: number
  readonly target: number
  readonly nobody: number
  readonly cp: { readonly attackers: number; readonly target: number }
}

interface After {
  readonly p: number
  readonly cp: number
  readonly standing: Standing
}
const RANK: readonly Standing[] = ['stands', 'retreats', 'routs', 'gone']
const worse = (a: Standing, b: Standing): Standing => (RANK.indexOf(a) >= RANK.indexOf(b) ? a : b)
const costOf = (r: MoraleResult | null): number => (r === 'routs' ? MORALE.routs.cp : r === 'retreats' ? MORALE.retreats.cp : 0)

/** What so many hits of one phase make of a unit (reading 10). `had`: what the phase has done to it so far. */
export function afterHits(
  u: Party,
  hits: number,
  under: 'fire' | 'melee',
  byInfantry: boolean,
  had: MoraleResult | null = null,
): After[] {
  if (hits === 0 || u.cp <= 0) return [{ p: 1, cp: Math.max(0, u.cp), standing: u.cp <= 0 ? 'gone' : u.before }]
  const left = u.cp - 1
  if (left <= 0) return [{ p: 1, cp: 0, standing: 'gone' }]
  if (had === 'routs') return afterHits({ ...u, cp: left }, hits - 1, under, byInfantry, had)
  const out: After[] = []
  const sides = MORALE.die[under]
  for (let roll = 1; roll <= sides; roll++) {
    const halfCp = atHalf(left, u.cpStart)
    const r = moraleResult({ under, roll, halfCp, square: u.square, byInfantry })
    const cp = Math.max(0, left - (r.result === 'stands' ? r.cp : Math.max(0, r.cp - costOf(had))))
    const worst: MoraleResult = had === 'retreats' && r.result === 'stands' ? 'retreats' : r.result
    const next = { ...u, cp, before: worse(u.before, worst) }
    for (const a of afterHits(next, hits - 1, under, byInfantry, worst === 'stands' ? null : worst))
      out.push({ ...a, p: a.p / sides })
  }
  return merged(out)
}
function merged(all: readonly After[]): After[] {
  const by = new Map<string, After>()
  for (const a of all) {
    const key = `${a.cp}/${a.standing}`
    const had = by.get(key)
    by.set(key, had ? { ...had, p: had.p + a.p } : a)
  }
  return [...by.values()]
}

/** How many hits a number gives: each count with its chance. */
export function hitsOf(value: number): { readonly p: number; readonly hits: number }[] {
  const automatic = value > 100 ? 1 : 0
  const under = Math.min(100, Math.max(0, automatic ? value - 100 : value)) / 100
  return [
    { p: under, hits: automatic + 1 },
    { p: 1 - under, hits: automatic },
  ].filter(h => h.p > 0)
}

/** Hits on either side: all that the dice to hit may give. */
function blows(c: MeleeCase): { readonly p: number; readonly onTarget: number; readonly onAttackers: number }[] {
  const a = hitsOf(c.value.attackers)
  const t = hitsOf(c.value.target)
  const both = t.flatMap(x => a.map(y => ({ p: x.p * y.p, onTarget: y.hits, onAttackers: x.hits })))
  if (c.first === null) return both
  const own = c.first === 'target' ? t : a
  const fails = own.filter(h => h.hits === 0).reduce((p, h) => p + h.p, 0)
  const mine = { p: fails, onTarget: c.first === 'target' ? 1 : 0, onAttackers: c.first === 'target' ? 0 : 1 }
  const goesOn = both.filter(b => (c.first === 'target' ? b.onAttackers : b.onTarget) > 0)
  return fails > 0 ? [mine, ...goesOn] : goesOn
}

class Sum {
  attackers = 0
  target = 0
  nobody = 0
  lostA = 0
  lostT = 0
  add(p: number, winner: 'attackers' | 'target' | null, lostA: number, lostT: number): void {
    if (winner === null) this.nobody += p
    else this[winner] += p
    this.lostA += p * lostA
    this.lostT += p * lostT
  }
  done(): MeleeChances {
    const { attackers, target, nobody, lostA, lostT } = this
    return { attackers, target, nobody, cp: { attackers: lostA, target: lostT } }
  }
}

function withDice(c: MeleeCase, sum: Sum): void {
  const struck = c.attackers[c.hitOn]!
  const others = c.attackers.filter((_, i) => i !== c.hitOn)
  const total = (f: (u: Party) => number) => others.reduce((t, u) => t + f(u), 0)
  const side = (s: MeleeRoll['side'], standing: Standing, cp: number, cpStart: number): SideNow => ({
    standing,
    value: c.value[s],
    cp,
    cpStart,
    friends: c.friends[s],
    general: c.general[s],
  })
  for (const b of blows(c))
    for (const t of afterHits(c.target, b.onTarget, 'melee', c.byInfantry.attackers))
      for (const a of afterHits(struck, b.onAttackers, 'melee', c.byInfantry.target)) {
        const p = b.p * t.p * a.p
        const standing = sideStanding([a.standing, ...others.map(o => o.before)])
        const verdict = winnerOf({
          attackers: side('attackers', standing, a.cp + total(u => u.cp), struck.cpStart + total(u => u.cpStart)),
          target: side('target', t.standing, t.cp, c.target.cpStart),
          squareAgainstHorse: c.target.square && c.attackers.every(u => u.horse),
          targetGoes: c.target.before !== 'stands',
        })
        const lost = [struck.cp - a.cp, c.target.cp - t.cp] as const
        if (verdict.tie === 'die') {
          sum.add(p / 2, 'attackers', ...lost)
          sum.add(p / 2, 'target', ...lost)
        } else sum.add(p, verdict.winner, ...lost)
      }
}

/** OO-14: gunners roll alone. */
function withGuns(c: MeleeCase, sum: Sum, cpOf: (horse: boolean) => number): void {
  const struck = c.attackers[c.hitOn]!
  const others = c.attackers.filter((_, i) => i !== c.hitOn)
  for (const h of hitsOf(c.value.target))
    for (const a of afterHits(struck, h.hits, 'melee', false)) {
      const left = [...(a.standing === 'stands' ? [struck] : []), ...others.filter(o => o.before === 'stands')]
      const loss = left.length === 0 ? 0 : Math.min(c.target.cp, cpOf(left.some(u => u.horse)))
      sum.add(h.p * a.p, left.length === 0 ? 'target' : 'attackers', struck.cp - a.cp, loss)
    }
}

/** Everything that may come of a melee. `surprised`, `gunnersCp`: what it costs where no dice are thrown, and what guns lose. */
export function chancesOf(c: MeleeCase, surprised: number, gunnersCp: (horse: boolean) => number): MeleeChances {
  const sum = new Sum()
  if (c.kind === 'melee') withDice(c, sum)
  else if (c.kind === 'guns') withGuns(c, sum, gunnersCp)
  else {
    const all = c.kind === 'gunners' && c.attackers.some(a => a.horse)
    sum.add(1, 'attackers', 0, all ? c.target.cp : Math.min(c.target.cp, surprised))
  }
  return sum.done()
}
