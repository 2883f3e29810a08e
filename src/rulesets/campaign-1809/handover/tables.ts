/** Numbers of the hand-over: the text's percentages, what each type is at the table, the scale, the shares. Each with its clause. */
import type { Arm, Nation, PieceType, Readings, Side } from './types'

/** 1.20, step 2: units of the larger side. */
export const FULL_SIDE = 20
/** 1.20, way back: what a unit that loses all its CP costs of its weight. */
export const LOSS_SHARE = { of: 2, in: 5 } as const
/** 1.20, step 10: turns of a battle. */
export const TURNS = 12
/** 1.20: the least strength, in points of foot and horse as of all arms, and the largest ratio at which the table is offered. */
export const LEAST_POINTS = 15
export const MOST_RATIO = 2

/** Text, "Conversione dei PF": per cent of an arm's units by type, in the order of the lists. */
export const PERCENT: { readonly [n in Nation]: { readonly [a in Arm]: readonly (readonly [PieceType, number])[] } } = {
  france: {
    ipf: [
      ['line', 75],
      ['light', 20],
      ['guard', 5],
    ],
    cpf: [
      ['hussar', 10],
      ['chasseur', 30],
      ['dragoon', 15],
      ['cuirassier', 30],
      ['guardHorse', 15],
    ],
    apf: [
      ['sixPounder', 30],
      ['eightPounder', 20],
      ['twelvePounder', 20],
      ['horseSixPounder', 30],
    ],
  },
  austria: {
    ipf: [
      ['line', 65],
      ['jaeger', 5],
      ['militia', 15],
      ['grenadier', 10],
      ['grenz', 5],
    ],
    cpf: [
      ['hussar', 40],
      ['chevauleger', 15],
      ['dragoon', 15],
      ['lancer', 10],
      ['cuirassier', 20],
    ],
    apf: [
      ['sixPounder', 60],
      ['twelvePounder', 20],
      ['horseSixPounder', 20],
    ],
  },
}
/** 1.20, step 4: they go to the contingent of the highest seniority that still has room. */
export const ELITE: readonly PieceType[] = ['guard', 'grenadier', 'cuirassier', 'guardHorse', 'twelvePounder']
/** 1.20, step 6: one to a brigade first. */
export const SKIRMISHERS: readonly PieceType[] = ['light', 'jaeger', 'grenz']
export const HEAVY_HORSE: readonly PieceType[] = ['dragoon', 'cuirassier', 'guardHorse']
/** 1.20, step 6: foot to a brigade on the average and at the most; horse at the most. */
export const FOOT_BRIGADE = { mean: 4, most: 6 } as const
export const HORSE_BRIGADE = 4

/** 1.20, step 5: what each type is in Ordine Obliquo. CP follow from it: 4 bases and the experience, guns 3 or 5. */
export interface Recipe {
  readonly kind: string
  readonly experience: 'recruit' | 'regular' | 'veteran' | 'elite'
  readonly weapon?: 'musket' | 'rifle'
  readonly horse?: true
}
const at = (kind: string, experience: Recipe['experience'] = 'regular', more: Partial<Recipe> = {}): Recipe => ({
  kind,
  experience,
  ...more,
})
export const RECIPES: { readonly [t in PieceType]: Recipe } = {
  line: at('line'),
  light: at('jaeger', 'regular', { weapon: 'musket' }),
  guard: at('grenadier', 'elite'),
  jaeger: at('jaeger', 'veteran', { weapon: 'rifle' }),
  militia: at('line', 'recruit'),
  grenadier: at('grenadier', 'veteran'),
  grenz: at('grenz'),
  hussar: at('hussar'),
  chasseur: at('chevauleger'),
  chevauleger: at('chevauleger'),
  lancer: at('chevauleger'),
  dragoon: at('dragoon'),
  cuirassier: at('cuirassier'),
  guardHorse: at('dragoon', 'elite'),
  sixPounder: at('lightGun'),
  eightPounder: at('lightGun'),
  twelvePounder: at('heavyGun'),
  horseSixPounder: at('lightGun', 'regular', { horse: true }),
}
/** 1.20, step 5: cuirassiers of France are veterans; options: her light infantry in close order, eight-pounders as heavy guns. */
export function recipeOf(nation: Nation, type: PieceType, readings: Readings = {}): Recipe {
  if (nation === 'france' && type === 'cuirassier') return at('cuirassier', 'veteran')
  if (type === 'light' && readings.lightLine) return at('line')
  return type === 'eightPounder' && readings.eightHeavy ? at('heavyGun') : RECIPES[type]
}
/** NC-O3: what stands for the guard where the emperor is not. */
export const WITHOUT_EMPEROR: { readonly [t in PieceType]?: PieceType } = { guard: 'line', guardHorse: 'dragoon' }

const EXPERIENCE_CP = { recruit: 4, regular: 5, veteran: 6, elite: 7 } as const
/** CP of a type at the table (1.20, step 5). */
export function cpOf(nation: Nation, type: PieceType, readings: Readings = {}): number {
  const { kind, experience } = recipeOf(nation, type, readings)
  return kind === 'heavyGun' ? 5 : kind === 'lightGun' ? 3 : EXPERIENCE_CP[experience]
}

/** 1.20, step 7: four values of initiative, four classes of commander. */
export const CLASS_OF: { readonly [initiative: number]: 'poor' | 'normal' | 'veteran' | 'excellent' } = {
  2: 'poor',
  3: 'normal',
  4: 'veteran',
  5: 'excellent',
}
/** NC-21: a garrison without a leader. */
export const NO_LEADER = { initiative: 2, charisma: 1 } as const

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')
