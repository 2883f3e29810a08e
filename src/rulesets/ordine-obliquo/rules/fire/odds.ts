/** 8.8, 10.1: the exact chances of a declared fire, all its shots taken together. No die falls. */
import type { Unit } from '../../state'
import { MORALE, ROUTED_FIRED_CP } from '../../tables'
import { atHalf, type MoraleResult, moraleResult } from '../morale/result'
import type { FireShot } from './shot'

export interface FireOdds {
  /** Chances from 0 to 1 that add up to 1: nobody hits; hit, it stands; it retreats; it routs; it has no CP left. */
  readonly none: number
  readonly stands: number
  readonly retreats: number
  readonly routs: number
  readonly destroyed: number
  /** CP that it loses, in the mean. */
  readonly lost: number
}
type End = 'none' | MoraleResult | 'destroyed'
interface At {
  readonly cp: number
  readonly hit: boolean
  readonly had: MoraleResult | null
}

const costOf = (r: MoraleResult | null): number => (r === 'routs' ? MORALE.routs.cp : r === 'retreats' ? MORALE.retreats.cp : 0)
const rank = (r: MoraleResult | null): number => (r === null ? 0 : ['stands', 'retreats', 'routs'].indexOf(r) + 1)

/** What one hit leads to: each way with its chance. The same order as `takeHit`: the CP, then the die. */
function hitOn(target: Unit, at: At): readonly { readonly to: At; readonly p: number }[] {
  const left = at.cp - MORALE.hit
  if (at.cp <= 0 || left <= 0) return [{ to: { cp: 0, hit: true, had: at.had }, p: 1 }]
  if (at.had === 'routs') return [{ to: { cp: left, hit: true, had: 'routs' }, p: 1 }]
  const faces = MORALE.die.fire
  return Array.from({ length: faces }, (_, i) => {
    const out = moraleResult({
      under: 'fire',
      roll: i + 1,
      halfCp: atHalf(left, target.cpStart),
      square: target.formation === 'square',
      byInfantry: false,
    })
    const cp = out.result === 'stands' ? out.cp : Math.max(0, out.cp - costOf(at.had))
    const had = rank(out.result) > rank(at.had) ? out.result : at.had
    return { to: { cp: Math.max(0, left - cp), hit: true, had }, p: 1 / faces }
  })
}
const keyOf = (a: At): string => `${a.cp} ${a.hit} ${a.had}`

/** The CP of a unit; where the option veils them, the most that its strength allows. */
export const cpSeen = (u: Unit): number =>
  u.cp ?? (u.strength === 'gone' ? 0 : u.strength === 'half' ? Math.floor(u.cpStart / 2) : u.cpStart)

/** The chances of these shots at one target, in the order in which they fall. `routedCp`: what routers lose for each (13). */
export function fireOdds(
  target: Unit,
  shots: readonly Pick<FireShot, 'value' | 'routed'>[],
  routedCp: number = ROUTED_FIRED_CP,
): FireOdds {
  const shaken = target.use.shaken
  const begin: At = { cp: cpSeen(target), hit: false, had: shaken === 'stood' ? 'stands' : shaken }
  let now = new Map<string, { at: At; p: number }>([[keyOf(begin), { at: begin, p: 1 }]])
  for (const shot of shots) {
    const next = new Map<string, { at: At; p: number }>()
    const put = (at: At, p: number) => {
      if (p <= 0) return
      const key = keyOf(at)
      const had = next.get(key)
      if (had) had.p += p
      else next.set(key, { at, p })
    }
    for (const { at, p } of now.values()) {
      if (shot.routed) {
        put({ cp: Math.max(0, at.cp - routedCp), hit: true, had: 'routs' }, p)
        continue
      }
      const chance = shot.value / 100
      put(at, p * (1 - chance))
      for (const way of hitOn(target, at)) put(way.to, p * chance * way.p)
    }
    now = next
  }
  const sum = { none: 0, stands: 0, retreats: 0, routs: 0, destroyed: 0 }
  let lost = 0
  for (const { at, p } of now.values()) {
    const end: End = !at.hit ? 'none' : at.cp <= 0 ? 'destroyed' : (at.had ?? 'stands')
    sum[end] += p
    lost += p * (begin.cp - at.cp)
  }
  return { ...sum, lost }
}
