/** Victory banners for ground: who holds what at this moment, by the kinds of section 7. */
import { nearOf } from '../board'
import { other, SIDES, type Side } from '../kinds'
import type { Objective } from '../scenario'
import type { CcSeen } from '../state'
import { ofSide, unitAt } from './where'

const holder = (s: CcSeen, hex: string): Side | null => unitAt(s, hex)?.seat ?? null
/** The objectives that count under the options of this game. */
export const objectivesOf = (s: CcSeen): readonly Objective[] =>
  s.rules.objectives.filter(o => !o.when || s.options[o.when.option] === o.when.is)

export interface Holding {
  readonly key: string
  readonly hex: string | null
  readonly seat: Side
  readonly banners: number
}
const count = (s: CcSeen, o: Objective, seat: Side): number => o.hexes.filter(h => holder(s, h) === seat).length
/** A village is controlled by who stands in it, or in or beside it with no enemy in or beside it (307). */
export function controls(s: CcSeen, hex: string, seat: Side): boolean {
  if (holder(s, hex) === seat) return true
  const around = [hex, ...nearOf(s.map, hex)].map(h => holder(s, h))
  return around.includes(seat) && !around.includes(other(seat))
}

/** What of an objective a side would hold now, whether or not it may gain it at this moment. */
export function holdings(s: CcSeen, o: Objective, seat: Side): readonly Holding[] {
  const value = o.value[seat] ?? 0
  if (value === 0) return []
  const one = (held: boolean, banners = value): readonly Holding[] => (held ? [{ key: o.id, hex: null, seat, banners }] : [])
  const mine = count(s, o, seat)
  const theirs = count(s, o, other(seat))
  switch (o.kind) {
    case 'temp':
    case 'tempStart':
    case 'permStart':
      return o.hexes.filter(h => holder(s, h) === seat).map(hex => ({ key: `${o.id}/${hex}`, hex, seat, banners: value }))
    case 'eachStart':
      return o.hexes.filter(h => holder(s, h) === seat).map(hex => ({ key: `${o.id}/${hex}`, hex, seat, banners: value }))
    case 'groupStart':
      return one(mine === o.hexes.length)
    case 'majorityStart':
      return one(mine > theirs, o.whole !== undefined && mine === o.hexes.length ? o.whole : value)
    case 'someStart':
      return one(mine >= (o.least ?? 1))
    case 'noneStart':
      return one(theirs === 0)
    case 'acrossStart': {
      const bank = o.banks?.[seat] ?? []
      return one(ofSide(s, seat).filter(u => bank.includes(u.hex!)).length >= (o.least ?? 1))
    }
    case 'controlStart':
      return one(o.hexes.filter(h => controls(s, h, seat)).length >= (o.least ?? 1))
  }
}
const permanent = (o: Objective): boolean => o.kind === 'permStart'
const atOnce = (o: Objective): boolean => o.kind === 'temp'

export interface Change {
  readonly objective: Objective
  readonly gained: readonly Holding[]
  readonly lost: readonly Holding[]
}
/**
 * What must change. Losses at any moment; gains at the start of that side's turn (`start`), at once only for the plain kind. A banner
 * that was gained may fall to fewer in between and never rises (303).
 */
export function changes(s: CcSeen, start: Side | null): readonly Change[] {
  const out: Change[] = []
  for (const o of objectivesOf(s)) {
    const gained: Holding[] = []
    const lost: Holding[] = []
    for (const seat of SIDES) {
      const now = holdings(s, o, seat)
      const own = Object.entries(s.held).filter(
        ([k, h]) => h.seat === seat && (k === keyOf(o.id, seat) || k.startsWith(`${keyOf(o.id, seat)}/`)),
      )
      for (const [key, h] of own) {
        const still = now.find(n => keyed(n) === key)
        if (!still || still.banners < h.banners)
          lost.push({ key, hex: hexOf(key), seat, banners: still ? h.banners - still.banners : h.banners })
      }
      if (start !== seat && !atOnce(o)) continue
      for (const n of now) {
        const key = keyed(n)
        const have = s.held[key]?.banners ?? 0
        if (permanent(o) ? s.taken.includes(key) : have >= n.banners) continue
        gained.push({ ...n, key, banners: n.banners - have })
      }
    }
    if (gained.length > 0 || lost.length > 0) out.push({ objective: o, gained, lost })
  }
  return out
}
const keyOf = (id: string, seat: Side): string => `${seat}:${id}`
const keyed = (h: Holding): string => `${h.seat}:${h.key}`
const hexOf = (key: string): string | null => (key.includes('/') ? key.slice(key.indexOf('/') + 1) : null)
export const isPermanent = permanent
