/** Order: whom the card of the turn lets its player order. One order for a unit or leader; a unit's leader goes with it. */
import type { UnitId } from '../../contract'
import { sectionsOf } from '../board'
import { type Card, mayDetach, type Slot, slotsOf } from '../cards'
import type { Arm, Section, Side } from '../kinds'
import type { CcSeen, Leader, Played, Unit } from '../state'
import { enemiesBeside, leadersOf, ofSide, specOf, withUnit } from './where'

const ARM_OF: { readonly [c in Card]?: readonly Arm[] } = {
  bayonetCharge: ['infantry'],
  bombard: ['artillery'],
  cavalryCharge: ['cavalry'],
  fireAndHold: ['infantry', 'artillery'],
  forceMarch: ['infantry'],
}
/** Cards that their owner may play for one unit of his choice, because he has none of their arm (or always: `grandManoeuvre`). */
export function mayBePlain(s: CcSeen, seat: Side, card: Card): boolean {
  if (card === 'grandManoeuvre' || card === 'firstStrike') return true
  const arms = ARM_OF[card]
  const horseGuns = card === 'cavalryCharge' && ofSide(s, seat).some(u => u.type === 'HA')
  if (arms) return !horseGuns && !ofSide(s, seat).some(u => arms.includes(specOf(u).arm))
  return card === 'counterAttack'
}

/** A slot takes a unit or a leader: by arm and section. */
function takes(s: CcSeen, slot: Slot, who: Unit | Leader): boolean {
  const unit = 'type' in who
  if (slot.section && !sectionsOf(s.map, who.hex!, who.seat).includes(slot.section)) return false
  switch (slot.who) {
    case 'any':
      return true
    case 'leader':
      return !unit
    case 'notSquare':
      return !unit || who.square === null
    case 'horseOrBattery':
      return unit && (specOf(who).arm === 'cavalry' || who.type === 'HA')
    case 'footOrGuns':
      return unit && specOf(who).arm !== 'cavalry' && enemiesBeside(s, who.hex!, who.seat).length === 0
    default:
      return unit && specOf(who).arm === slot.who
  }
}

/** How many orders of the card have been given, of how many; null: it orders all of a kind at once, or as dice say. */
export const given = (s: CcSeen): { readonly given: number; readonly of: number } | null =>
  s.played && s.played.slots.length > 0 ? { given: holding(s).length, of: s.played.slots.length } : null
/** Whom a card would let its player order, or orders at once, were it played now; nothing is changed. */
export function whom(s: CcSeen, seat: Side, as: Card, section: Section | null, plain: boolean): readonly UnitId[] {
  const command = s.hands[seat].length
  const played: Played = {
    card: as,
    shown: as,
    command,
    slots: slotsFor(as, command, plain),
    plain,
    faces: [],
    left: [],
    section,
  }
  const then: CcSeen = { ...s, active: seat, played }
  const all = plain ? { units: [], leaders: [] } : allOrdered(then, as, section)
  return [...all.units, ...all.leaders, ...orderable(then)].map(w => w.id)
}
/** Those with an order that took a slot. Members of a formation together take one (319). */
function holding(s: CcSeen): readonly (Unit | Leader)[] {
  const units = ofSide(s, s.active).filter(u => u.use.ordered)
  const members = units.filter(u => u.member)
  const rest = units.filter(u => !u.member)
  return [...rest, ...members.slice(0, 1), ...leadersOf(s, s.active).filter(l => l.use.ordered)]
}
/** Whether all of them find a slot each: a matching by augmenting paths; there are few. */
function matched(s: CcSeen, slots: readonly Slot[], all: readonly (Unit | Leader)[]): boolean {
  if (all.length > slots.length) return false
  const by: number[] = slots.map(() => -1)
  const place = (i: number, tried: Set<number>): boolean => {
    for (let k = 0; k < slots.length; k++) {
      if (tried.has(k) || !takes(s, slots[k]!, all[i]!)) continue
      tried.add(k)
      if (by[k] === -1 || place(by[k]!, tried)) {
        by[k] = i
        return true
      }
    }
    return false
  }
  return all.every((_, i) => place(i, new Set()))
}
/** Whether one more may be ordered now. */
export function mayOrder(s: CcSeen, who: Unit | Leader): boolean {
  const p = s.played
  if (!p || who.seat !== s.active || who.hex === null || who.use.ordered) return false
  if (!('type' in who)) {
    const u = withUnit(s, who)
    if (u && (!mayDetach(p.card) || u.use.ordered || (u.square !== null && !leftSquare(u)))) return false
  } else {
    const l = who.leader ? s.leaders[who.leader] : null
    if (l?.use.ordered) return false
    if (who.member && ofSide(s, s.active).some(u => u.member && u.use.ordered)) return false
  }
  const others = holding(s)
  return matched(s, p.slots, [...others, who])
}
const leftSquare = (u: Unit): boolean => u.square === null
export const orderable = (s: CcSeen): readonly (Unit | Leader)[] =>
  [...ofSide(s, s.active), ...leadersOf(s, s.active)].filter(w => mayOrder(s, w))

/** Those whom a card orders all at once. */
export function allOrdered(
  s: CcSeen,
  card: Card,
  section: Section | null,
): { units: readonly Unit[]; leaders: readonly Leader[] } {
  const mine = ofSide(s, s.active)
  switch (card) {
    case 'leadership':
      return {
        units: mine.filter(u => u.leader !== null),
        leaders: leadersOf(s, s.active).filter(l => withUnit(s, l) === null),
      }
    case 'coldSteel':
      return { units: mine.filter(u => enemiesBeside(s, u.hex!, u.seat).length > 0), leaders: [] }
    case 'forceMarch':
      return {
        units: mine.filter(
          u =>
            specOf(u).arm === 'infantry' &&
            u.square === null &&
            section !== null &&
            sectionsOf(s.map, u.hex!, u.seat).includes(section),
        ),
        leaders: [],
      }
    default:
      return { units: [], leaders: [] }
  }
}
/** The orders of a card as it is played; for one unit of choice where it is played plain. */
export const slotsFor = (card: Card, command: number, plain: boolean): readonly Slot[] =>
  plain ? [{ who: 'any', section: null }] : slotsOf(card, command)

/** An ordered unit leaves its square where no enemy horse is beside it. */
export const mayLeaveSquare = (s: CcSeen, u: Unit): boolean =>
  u.square !== null &&
  u.use.ordered &&
  u.seat === s.active &&
  s.played !== null &&
  s.played.card !== 'coldSteel' &&
  !enemiesBeside(s, u.hex!, u.seat).some(e => specOf(e).arm === 'cavalry')
