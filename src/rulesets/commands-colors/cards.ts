/** The pack: 48 section cards and 22 tactic cards, and what each lets its player order. */
import type { Arm, Section, Side } from './kinds'

export const CARDS = [
  'scoutLeft',
  'scoutCentre',
  'scoutRight',
  'probeLeft',
  'probeCentre',
  'probeRight',
  'attackLeft',
  'attackCentre',
  'attackRight',
  'assaultLeft',
  'assaultCentre',
  'assaultRight',
  'reconInForce',
  'coordinatedAdvance',
  'bayonetCharge',
  'bombard',
  'cavalryCharge',
  'fireAndHold',
  'leadership',
  'grandManoeuvre',
  'coldSteel',
  'forceMarch',
  'firstStrike',
  'counterAttack',
  'elan',
  'rally',
  'shortSupply',
] as const
export type Card = (typeof CARDS)[number]
export const isCard = (v: unknown): v is Card => typeof v === 'string' && (CARDS as readonly string[]).includes(v)

/** Copies in the pack of seventy. */
export const COPIES: { readonly [c in Card]: number } = {
  scoutLeft: 2,
  scoutCentre: 2,
  scoutRight: 2,
  probeLeft: 4,
  probeCentre: 6,
  probeRight: 4,
  attackLeft: 4,
  attackCentre: 6,
  attackRight: 4,
  assaultLeft: 2,
  assaultCentre: 2,
  assaultRight: 2,
  reconInForce: 4,
  coordinatedAdvance: 4,
  bayonetCharge: 2,
  bombard: 2,
  cavalryCharge: 3,
  fireAndHold: 2,
  leadership: 3,
  grandManoeuvre: 1,
  coldSteel: 1,
  forceMarch: 1,
  firstStrike: 2,
  counterAttack: 2,
  elan: 1,
  rally: 1,
  shortSupply: 1,
}
export const PACK: readonly Card[] = CARDS.flatMap(c => Array.from({ length: COPIES[c] }, () => c))
/** Cards in the order of the pack's list: that in which they were laid down is forgotten. */
export const inOrder = (cards: readonly Card[]): readonly Card[] => CARDS.flatMap(c => cards.filter(x => x === c))

const SECTION = /^(scout|probe|attack|assault)(Left|Centre|Right)$/
export type SectionKind = 'scout' | 'probe' | 'attack' | 'assault'
/** Of a section card its kind and its owner's section; null for all others. */
export function sectionOf(card: Card): { readonly kind: SectionKind; readonly section: Section } | null {
  const m = SECTION.exec(card)
  return m ? { kind: m[1] as SectionKind, section: m[2]!.toLowerCase() as Section } : null
}
/** Left and right exchanged (Counter Attack). */
export const mirrored = (card: Card): Card => card.replace(/(Left|Right)$/, w => (w === 'Left' ? 'Right' : 'Left')) as Card

/** Cards under which a leader may leave his unit by an order of his own. */
export const mayDetach = (card: Card | null): boolean =>
  card !== null && (sectionOf(card) !== null || card === 'leadership' || card === 'reconInForce' || card === 'coordinatedAdvance')

/** Whom one order may go to. */
export type Who = Arm | 'any' | 'leader' | 'horseOrBattery' | 'footOrGuns' | 'notSquare'
/** One order to be given: to whom, and in which section; null: anywhere. */
export interface Slot {
  readonly who: Who
  readonly section: Section | null
}
const slots = (n: number, who: Who, section: Section | null = null): Slot[] => Array.from({ length: n }, () => ({ who, section }))

/** The orders that a card gives; those that it gives to all of a kind at once have none (`rules/orders.ts`). */
export function slotsOf(card: Card, command: number): readonly Slot[] {
  const s = sectionOf(card)
  if (s) return slots({ scout: 1, probe: 2, attack: 3, assault: command }[s.kind], 'any', s.section)
  switch (card) {
    case 'reconInForce':
      return [...slots(1, 'any', 'left'), ...slots(1, 'any', 'centre'), ...slots(1, 'any', 'right')]
    case 'coordinatedAdvance':
      return [...slots(2, 'any', 'centre'), ...slots(1, 'any', 'left'), ...slots(1, 'any', 'right')]
    case 'bayonetCharge':
      return slots(4, 'infantry')
    case 'bombard':
      return slots(4, 'artillery')
    case 'cavalryCharge':
      return slots(4, 'horseOrBattery')
    case 'fireAndHold':
      return slots(4, 'footOrGuns')
    case 'grandManoeuvre':
      return slots(4, 'notSquare')
    case 'firstStrike':
    case 'counterAttack':
      return slots(1, 'any')
    default:
      return []
  }
}
/** How many members of a formation may battle under a card (scenario 319). */
export function formationBattles(card: Card, command: number, infantry: number, section: number): number {
  const s = sectionOf(card)
  if (s) return { scout: 1, probe: 2, attack: 3, assault: command }[s.kind]
  switch (card) {
    case 'reconInForce':
    case 'leadership':
    case 'firstStrike':
    case 'counterAttack':
      return 1
    case 'coordinatedAdvance':
      return section
    case 'forceMarch':
    case 'coldSteel':
      return command
    case 'elan':
    case 'rally':
      return infantry
    case 'grandManoeuvre':
      return 0
    default:
      return 4
  }
}
export type Hands = { readonly [s in Side]: readonly Card[] }
