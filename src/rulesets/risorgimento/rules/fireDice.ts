import type { Refusal, Term } from '../../contract'
import type { Arm, Formation, FormationMark } from '../kinds'
import {
  AT_SKIRMISHERS,
  CANISTER,
  CANISTER_RANGE,
  COLUMN_FIRES,
  FIRE_DICE,
  FLANK_FIRE_GUNS,
  FLANK_FIRE_INFANTRY,
  FOOT_RANGE,
  HEXES_A_DIE,
  LIMBERED_FIRES,
  RIFLED_DICE,
  SKIRMISH_FIRES,
  UNDER_FIRE_DICE,
} from '../tables'

export interface Shot {
  readonly fire: number
  readonly losses: number
  readonly formation: FormationMark
  readonly arm: Arm
  readonly kind: 'infantry' | 'artillery'
  readonly hexes: number
  /** Option `isolatedRifles: keep`: isolated rifles have their die too. */
  readonly rifles?: boolean
  /** Option `fixedDice: withTarget`: the target's terms are added to a fixed number of dice too. */
  readonly targetOnFixed?: boolean
  /** 6.4.5: at who assaults the guns' hex, or comes before them: smoothbores double what they have. */
  readonly canister?: boolean
  readonly target: { readonly formation: FormationMark; readonly flank: boolean }
}
export type ShotDice = { readonly dice: number; readonly working: readonly Term[] } | { readonly refusal: Refusal }

/** 6.3: dice that guns lose at that distance. */
export const diceLost = (hexes: number): number => Math.floor(hexes / HEXES_A_DIE)
/** Formations whose dice are a fixed number, whatever the counter's strength (6.1.2, 6.1.3). */
const fixed = (s: Shot): number | null =>
  s.formation === 'column' ? COLUMN_FIRES : s.formation === 'skirmish' ? SKIRMISH_FIRES[s.arm] : null
/** Who has no flank: skirmishers look all round, limbered guns have neither flank nor rear (5.1.3, 5.1.5). */
export const hasFlank = (f: Formation | FormationMark): boolean => f !== 'skirmish' && f !== 'limbered'

/** 6.1, 6.3: dice of one counter at one target. Terms of the target belong to the first counter of a volley alone. */
export function fireDice(s: Shot): ShotDice {
  if (s.kind === 'infantry' && s.hexes > FOOT_RANGE)
    return { refusal: { code: 'fire/out-of-range', clause: '6.3', with: { hexes: s.hexes } } }
  if (s.formation === 'limbered') return whole([{ clause: '6.1.2', label: 'sbLimbered', amount: LIMBERED_FIRES }])
  if (s.target.formation === 'skirmish') return whole([{ clause: '6.1.3', label: 'sbAtSkirmishers', amount: AT_SKIRMISHERS }])
  const dice = fixed(s)
  const terms: Term[] = []
  const add = (clause: string, label: string, amount: number) => {
    if (amount !== 0) terms.push({ clause, label, amount })
  }
  const target = () => {
    add('6.1.2', 'sbUnderFire', UNDER_FIRE_DICE[s.target.formation])
    if (s.target.flank && hasFlank(s.target.formation))
      add('6.1.6', 'sbFlankFire', s.kind === 'artillery' ? FLANK_FIRE_GUNS : FLANK_FIRE_INFANTRY)
  }
  if (dice !== null) {
    terms.push({ clause: '6.1.2', label: 'sbFixedDice', amount: dice })
    if (s.targetOnFixed) target()
    return whole(terms)
  }
  terms.push({ clause: '6.1', label: 'sbFire', amount: s.fire })
  add('6.6', 'sbLosses', -s.losses)
  if (s.canister && s.kind === 'artillery' && s.arm === 'L' && s.hexes <= CANISTER_RANGE)
    add('6.4.5', 'sbCanister', (s.fire - s.losses) * (CANISTER - 1))
  add('6.1.2', 'sbIsolated', FIRE_DICE[s.formation])
  const rifles = s.formation === 'line' || (s.formation === 'isolated' && s.rifles === true)
  if (s.kind === 'infantry' && s.arm === 'R' && rifles) add('6.1.5', 'sbRifled', RIFLED_DICE)
  if (s.kind === 'artillery') add('6.3', 'sbDistance', -diceLost(s.hexes))
  target()
  return whole(terms)
}

/** The sum of the terms, never below 0. */
function whole(terms: Term[]): { readonly dice: number; readonly working: readonly Term[] } {
  const sum = terms.reduce((t, x) => t + x.amount, 0)
  if (sum < 0) terms.push({ clause: '6.1', label: 'sbNought', amount: -sum })
  return { dice: Math.max(0, sum), working: terms }
}
