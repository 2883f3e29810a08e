/** Scheda: whose each kind is, and how many bases of it there are (printed number of units times printed bases, README). */
import type { Cm } from '../../contract'
import { type Arm, NATIONS, type Nation, UNIT_KINDS, type UnitKind } from '../kinds'
import { BASE, HALF_BASE, ROWS } from '../tables'

interface Entry {
  readonly of: readonly Nation[]
  /** Left out: the table prints no number. */
  readonly most?: number
}
const own = (nation: Nation, units?: number, bases = 1): Entry =>
  units === undefined ? { of: [nation] } : { of: [nation], most: units * bases }

const ENTRIES: { readonly [k in Exclude<UnitKind, 'command'>]: Entry } = {
  line: own('sardinia', 22, 2),
  guard: own('sardinia', 2, 2),
  bersaglieri: own('sardinia', 1, 2),
  carabinieri: own('sardinia', 1, 3),
  cavalry: own('sardinia', 6, 6),
  fieldBattery: own('sardinia', 8, 2),
  horseBattery: own('sardinia', 2, 2),
  positionBattery: own('sardinia', 2, 2),
  train: own('sardinia'),
  german: own('austria', 46, 2),
  hungarian: own('austria', 12, 2),
  jager: own('austria', 13, 2),
  grenzer: own('austria', 18, 2),
  grenadier: own('austria', 13 + 5, 1),
  fortress: own('austria', 6, 1),
  cuirassier: own('austria', 8, 3),
  dragoon: own('austria', 6, 3),
  chevauleger: own('austria', 7, 3),
  uhlan: own('austria', 4, 3),
  hussar: own('austria', 12, 3),
  austrianBattery: own('austria'),
  rockets: own('austria'),
  secondLine: { of: NATIONS },
  volunteers: { of: NATIONS },
}

/** What a player reads of a kind before he takes it. Lengths in cm; light kinds are bought in twos. */
export interface Profile {
  readonly kind: UnitKind
  readonly arm: Arm
  readonly value: number
  readonly speed: Cm
  readonly width: Cm
  readonly depth: Cm
  readonly plus: boolean
  readonly paired: boolean
  readonly shoots: boolean
  /** Proposed beside the table. */
  readonly proposed: boolean
  /** The most bases of it in a list; null: as many as one likes. */
  readonly most: number | null
}

export function profileOf(kind: UnitKind, half = false): Profile {
  const row = ROWS[kind]
  return {
    kind,
    arm: row.arm,
    value: row.value,
    speed: row.speed,
    width: half ? HALF_BASE : BASE[row.arm].width,
    depth: BASE[row.arm].depth,
    plus: row.plus === true,
    paired: row.paired === true,
    shoots: row.shooter !== undefined,
    proposed: row.proposed === true,
    most: kind === 'command' ? 0 : (ENTRIES[kind].most ?? null),
  }
}

/** The kinds that a nation's list may take, in the order of the table. */
export const kindsOf = (nation: Nation): readonly UnitKind[] =>
  UNIT_KINDS.filter(k => k !== 'command' && ENTRIES[k].of.includes(nation))

/** Lists are made to one of these sizes; the armies of the house are worth the second. */
export const SIZES: readonly number[] = [50, 77, 100]
/** What the table of the encounter holds: bases (a pair is one), brigades, bases in one brigade. */
export const MOST_BASES = 24
export const MOST_BRIGADES = 6
export const MOST_IN_BRIGADE = 10
/** Fewer bases of foot and horse than these are no army. */
export const LEAST_FIGHTING = 3
/** Lists are of equal value if no base could be bought for the difference: the cheapest is worth this. */
export const EVEN = Math.min(...UNIT_KINDS.map(k => ROWS[k].value))
