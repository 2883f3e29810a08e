/** Rulings: what a player may correct by hand: blocks, the hex of a unit or a leader, taking off; cards, from pile to pile. */
import type { RulingSpec } from '../contract'
import { changed } from '../shared/changes'
import { boardOf } from './board'
import { type Card, inOrder, isCard } from './cards'
import type { Laid, Made } from './events'
import { SIDES, type Side } from './kinds'
import { baggageHex, empty, leaderAt, unitAt, withUnit } from './rules/where'
import { unsquare } from './stages/change'
import type { CcSeen, CcState, Leader, Unit } from './state'

type Entry = { readonly [key: string]: unknown }
export const rulingSpec: RulingSpec = { unit: ['blocks', 'hex', 'remove'], phases: [], cards: true }
const has = (o: object, id: unknown): id is string => typeof id === 'string' && Object.hasOwn(o, id)

/**
 * Whether every entry names a unit that is there, or a leader, and a value that it may take, or a card that its player can see lying
 * where he says. Nothing is ruled in the middle of an attack.
 */
export const checkRuling = (s: CcSeen, seat: Side, set: readonly Entry[]): boolean =>
  s.attack === null && set.length > 0 && distinct(set) && set.every(e => checkEntry(s, e)) && moveCards(s, seat, set) !== null
function distinct(set: readonly Entry[]): boolean {
  const units = set.filter(e => !('card' in e))
  return new Set(units.map(e => e.unit ?? e.remove)).size === units.length
}
function checkEntry(s: CcSeen, e: Entry): boolean {
  const keys = Object.keys(e)
  if ('card' in e) return isLaid(e)
  const l = has(s.leaders, e.unit ?? e.remove) ? s.leaders[(e.unit ?? e.remove) as string]! : null
  if (l) return 'remove' in e ? keys.length === 1 && l.hex !== null : keys.length === 2 && mayStand(s, l, e.hex)
  if ('remove' in e) return keys.length === 1 && has(s.units, e.remove) && s.units[e.remove]!.hex !== null
  if (keys.length !== 2 || !has(s.units, e.unit)) return false
  const u = s.units[e.unit]!
  if (u.hex === null) return false
  if ('blocks' in e) return Number.isInteger(e.blocks) && (e.blocks as number) >= 1 && (e.blocks as number) <= u.full
  return typeof e.hex === 'string' && boardOf(s.map).cells.has(e.hex) && empty(s, e.hex)
}
/** A leader, a lost one too, is set alone on an empty hex, or with a unit of his own side that has no other. */
function mayStand(s: CcSeen, l: Leader, hex: unknown): hex is string {
  if (typeof hex !== 'string' || !boardOf(s.map).cells.has(hex) || hex === l.hex) return false
  const u = unitAt(s, hex)
  return u ? u.seat === l.seat && u.leader === null : leaderAt(s, hex) === null && baggageHex(s) !== hex
}

/** A card of one's own hand goes to the discards or into the pack, one of the discards into the pack or a hand. */
const isLaid = (e: Entry): e is Entry & Laid =>
  Object.keys(e).length === 3 &&
  isCard(e.card) &&
  (e.from === 'hand' || e.from === 'discards') &&
  (e.to === 'deck' || (e.from === 'hand' ? e.to === 'discards' : (SIDES as readonly unknown[]).includes(e.to)))

interface Piles {
  readonly hands: { readonly [s in Side]: readonly (Card | '')[] }
  readonly discards: readonly Card[]
  readonly deck: readonly (Card | '')[]
}
/** The piles once those cards have moved; null: one lies not there, or a hand would be empty. Only what the seat can see is asked. */
function moveCards(s: CcSeen, seat: Side, set: readonly Entry[]): Piles | null {
  let { hands, discards, deck }: Piles = s
  const without = <T>(list: readonly T[], card: T): readonly T[] | null => {
    const at = list.indexOf(card)
    return at < 0 ? null : list.filter((_, i) => i !== at)
  }
  for (const e of set) {
    if (!isLaid(e)) continue
    const left = e.from === 'hand' ? without<Card | ''>(hands[seat], e.card) : without(discards, e.card)
    if (!left) return null
    if (e.from === 'hand') hands = { ...hands, [seat]: left }
    else discards = left as readonly Card[]
    if (e.to === 'deck') deck = [...deck, e.card]
    else if (e.to === 'discards') discards = [...discards, e.card]
    else hands = { ...hands, [e.to]: [...hands[e.to], e.card] }
  }
  return hands[seat].length === 0 && s.hands[seat].length > 0 ? null : { hands, discards, deck }
}
/** The cards that a ruling moved, in its order, for those who are told. */
export const laidBy = (set: readonly Entry[]): readonly Laid[] =>
  set.filter(isLaid).map(({ card, from, to }) => ({ card, from, to }))

/**
 * What a ruling makes of the state: units first, then leaders, who may be set with one that has just come. Two units are never sent to one
 * hex: the second entry for it is passed over, as is a leader's where he may not stand any more.
 */
export function applied(s: CcState, seat: Side, set: readonly Entry[]): Made {
  const units: { [id: string]: Partial<Unit> } = {}
  const leaders: { [id: string]: { hex: string | null } } = {}
  let now: Made['now'] = {}
  let hands = s.hands
  const taken = new Set<string>()
  for (const e of set) {
    if ('card' in e || has(s.leaders, e.unit ?? e.remove)) continue
    if ('remove' in e) {
      const u = s.units[e.remove as string]!
      const back = unsquare({ ...s, hands }, u)
      units[u.id] = { ...back.units?.[u.id], hex: null, leader: null, member: false }
      hands = back.now?.hands ?? hands
      if (u.leader) leaders[u.leader] = { hex: null }
    } else if ('blocks' in e) units[e.unit as string] = { blocks: e.blocks as number }
    else if (!taken.has(e.hex as string)) {
      const u = unitAt(s, s.units[e.unit as string]!.hex!)!
      taken.add(e.hex as string)
      units[u.id] = { hex: e.hex as string }
      if (u.leader) leaders[u.leader] = { hex: e.hex as string }
    }
  }
  if (hands !== s.hands) now = { hands }
  if (laidBy(set).length > 0) {
    const piles = moveCards({ ...s, hands }, seat, set) as Pick<CcState, 'hands' | 'discards' | 'deck'>
    now = { ...piles, deck: inOrder(piles.deck) }
  }
  for (const e of set) if (!('card' in e)) setLeader(s, e, units, leaders)
  return { units, leaders, now }
}
/** An entry of a leader, on what those before it have made: he is lost, stands alone, or is with the unit of that hex. */
function setLeader(
  before: CcState,
  e: Entry,
  units: { [id: string]: Partial<Unit> },
  leaders: { [id: string]: { hex: string | null } },
): void {
  const id = e.unit ?? e.remove
  if (!has(before.leaders, id)) return
  const s = { ...before, units: changed(before.units, units), leaders: changed(before.leaders, leaders) }
  const l = s.leaders[id]!
  const hex = 'remove' in e ? null : e.hex
  if (hex !== null && !mayStand(s, l, hex)) return
  const [from, joins] = [withUnit(s, l), hex === null ? null : unitAt(s, hex)]
  if (from) units[from.id] = { ...units[from.id], leader: null }
  if (joins) units[joins.id] = { ...units[joins.id], leader: l.id }
  leaders[l.id] = { hex }
}
