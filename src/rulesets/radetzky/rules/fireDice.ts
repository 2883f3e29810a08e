/** Fuoco: how many dice a base rolls at a target. */
import type { Cm, Refusal, Term } from '../../contract'
import type { Cover, Shooter, TargetArm } from '../kinds'
import {
  ARM_DICE,
  COLUMN_DICE,
  COVER_DICE,
  DISORDERED_DICE,
  GUN_BANDS,
  GUNS_AT_SQUARE_DICE,
  MOVED_DICE,
  MUSKET_FULL,
  MUSKET_HALF,
  POSITION_BEYOND,
  POSITION_COVER,
  POSITION_DICE,
  SQUARE_DICE,
} from '../tables'

export interface ShotTarget {
  readonly arm: TargetArm
  readonly column: boolean
  readonly square: boolean
  readonly cover: Cover
}
export interface Shot {
  readonly kind: Shooter
  readonly value: number
  readonly losses: number
  readonly cm: Cm
  readonly disordered: boolean
  readonly moved: boolean
  readonly target: ShotTarget
}
export type FireDice =
  | { readonly dice: number; readonly working: readonly Term[] }
  | { readonly refusal: Pick<Refusal, 'code' | 'clause' | 'with'> }

const CLAUSE = 'Fuoco'
/** Rounding of doubles in a distance; the bounds themselves are in. */
const within = (cm: Cm, limit: Cm): boolean => cm <= limit + 1e-9

export const isGun = (kind: Shooter): boolean => kind === 'artillery' || kind === 'positionArtillery'
/** Distances at which a weapon's dice change, in cm; the last is its range. */
export const boundsOf = (kind: Shooter): readonly Cm[] => (isGun(kind) ? GUN_BANDS.map(b => b.to) : [MUSKET_FULL, MUSKET_HALF])
export const rangeOf = (kind: Shooter): Cm => (isGun(kind) ? GUN_BANDS[GUN_BANDS.length - 1]!.to : MUSKET_HALF)

/** The terms of the value and of the distance; null: out of range. */
function bandTerms(s: Shot): Term[] | null {
  const left = s.value - s.losses
  const terms: Term[] = [{ clause: CLAUSE, label: 'value', amount: s.value }]
  if (s.losses > 0) terms.push({ clause: CLAUSE, label: 'losses', amount: -s.losses })
  if (!within(s.cm, rangeOf(s.kind))) return null
  if (!isGun(s.kind)) {
    const full = within(s.cm, MUSKET_FULL)
    const dice = Math.floor(full ? left : left / 2)
    if (dice !== left) terms.push({ clause: CLAUSE, label: full ? 'roundedDown' : 'longRange', amount: dice - left })
    return terms
  }
  const band = GUN_BANDS.find(b => within(s.cm, b.to))!
  if (band.less > 0) terms.push({ clause: CLAUSE, label: 'gunRange', amount: -band.less, with: { cm: { cm: band.to } } })
  if (s.kind === 'positionArtillery' && !within(s.cm, POSITION_BEYOND))
    terms.push({ clause: CLAUSE, label: 'positionGuns', amount: POSITION_DICE })
  return terms
}

/** Dice of one shot, never below 0. Bounds of distances are inclusive. */
export function fireDice(s: Shot): FireDice {
  const terms = bandTerms(s)
  if (!terms)
    return { refusal: { code: 'fire/out-of-range', clause: CLAUSE, with: { cm: { cm: s.cm }, most: { cm: rangeOf(s.kind) } } } }
  const add = (label: string, amount: number) => {
    if (amount !== 0) terms.push({ clause: CLAUSE, label, amount })
  }
  const { target } = s
  if (s.disordered) add('disordered', DISORDERED_DICE)
  if (s.moved) add('fireMoved', MOVED_DICE)
  add(`fireAt-${target.arm}`, ARM_DICE[target.arm])
  if (target.square) add('fireAtSquare', isGun(s.kind) ? GUNS_AT_SQUARE_DICE : SQUARE_DICE)
  if (target.column && isGun(s.kind)) add('fireAtColumn', COLUMN_DICE)
  const cover = COVER_DICE[target.cover]
  add(`cover-${target.cover}`, cover)
  if (cover < 0 && s.kind === 'positionArtillery') add('positionCover', POSITION_COVER)
  const sum = terms.reduce((t, x) => t + x.amount, 0)
  if (sum < 0) add('nought', -sum)
  return { dice: Math.max(0, sum), working: terms }
}
