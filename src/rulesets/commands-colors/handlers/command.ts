/** Command and order: the deal, the card, whom it orders. */

import { sectionsOf } from '../board'
import { type Card, isCard, mirrored } from '../cards'
import { CLAUSE } from '../clauses'
import { type Face, other, SECTIONS, type Section, type Side } from '../kinds'
import { formed } from '../rules/formation'
import { allOrdered, mayBePlain, mayLeaveSquare, mayOrder, slotsFor } from '../rules/orders'
import { supplyHexes } from '../rules/retreat'
import { ofSide, specOf } from '../rules/where'
import { objectives, put, roll, unsquare, win } from '../stages/change'
import { drop } from '../stages/formation'
import { ask } from '../stages/run'
import { deal as dealOut, settle, toPhase } from '../stages/turn'
import type { CcSeen, Played, Unit } from '../state'
import type { Story } from '../story'
import { fine, found, type Handler, impossible, isText, leaderOf, notNow, type Of, own, unitOf } from './handler'

export const deal: Handler<Of<'deal'>> = {
  shape: () => true,
  judge: (s, seat) => notNow(s, seat, ['deal']) ?? fine,
  act: (story, _seat, _c, dice) => dealOut(story, dice),
}

/** What a card counts as: Counter Attack stands for the enemy's last one, mirrored; null: there is none yet. */
export function countsAs(s: CcSeen, seat: Side, card: Card): Card {
  const last = s.last[other(seat)]
  return card === 'counterAttack' && last !== null ? mirrored(last) : card
}
export const needsSection = (card: Card): boolean => card === 'forceMarch'
/** Short Supply: an enemy unit, out of square (section 11, no. 20), for which there is room at its edge. */
export const mayCutOff = (s: CcSeen, seat: Side, u: Unit): boolean =>
  u.seat !== seat && u.hex !== null && (u.square === null || s.options.shortSupplySquare === true) && roomFor(s, u).length > 0
export const roomFor = (s: CcSeen, u: Unit): readonly string[] => {
  const own_ = sectionsOf(s.map, u.hex!, u.seat)
  return supplyHexes(s, u, h => sectionsOf(s.map, h, u.seat).some(x => own_.includes(x)))
}

export const play: Handler<Of<'play'>> = {
  shape: c =>
    isCard(c.card) &&
    (c.section === undefined || (SECTIONS as readonly unknown[]).includes(c.section)) &&
    (c.plain === undefined || typeof c.plain === 'boolean') &&
    (c.target === undefined || isText(c.target)),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['command'])
    if (not) return not
    if (!(s.hands[seat] as readonly string[]).includes(c.card)) return impossible('card/not-held', CLAUSE.command)
    const as = countsAs(s, seat, c.card)
    if (c.plain && !mayBePlain(s, seat, as) && !(c.card === 'counterAttack' && as === 'counterAttack'))
      return impossible('card/not-plain', CLAUSE.command)
    if (!c.plain && needsSection(as) && c.section === undefined) return impossible('card/section', CLAUSE.command)
    if (!c.plain && as === 'shortSupply') {
      const u = unitOf(s, c.target)
      const any = Object.values(s.units).some(x => mayCutOff(s, seat, x))
      if ((any || c.target !== undefined) && (!u || !mayCutOff(s, seat, u))) return impossible('card/target', CLAUSE.command)
    }
    return fine
  },
  act(story, seat, c, dice) {
    const s = story.state
    const hand = s.hands[seat]
    const as = countsAs(s, seat, c.card)
    const none = as === 'firstStrike' || as === 'counterAttack'
    const plain = c.plain === true || none
    const command = hand.length
    const at = hand.indexOf(c.card)
    const rolls = !plain && (as === 'elan' || as === 'rally')
    const played: Played = {
      card: as,
      shown: c.card,
      command,
      slots: slotsFor(as, command, plain),
      plain,
      faces: [],
      left: [],
      section: c.section ?? null,
    }
    story.add(
      { type: 'Played', seat, card: c.card, as, section: c.section ?? null, plain },
      {
        now: {
          played,
          hands: { ...s.hands, [seat]: hand.filter((_, i) => i !== at) },
          discards: [...s.discards, c.card],
          last: { ...s.last, [seat]: c.card === 'firstStrike' ? s.last[seat] : as },
          phase: 'order',
        },
      },
    )
    const scouts = s.rules.scouts
    if (scouts && scouts.seat === seat && /^scout/.test(c.card)) {
      const { banners } = story.state
      story.add(
        { type: 'Banner', seat, count: scouts.banners, for: 'event' },
        { now: { banners: { ...banners, [seat]: banners[seat] + scouts.banners } } },
      )
      objectives(story)
      win(story)
      if (story.state.ended) return
    }
    if (rolls) inspire(story, seat, as, roll(dice, command, CLAUSE.command, 'ccCommand'))
    if (!plain) orderAll(story, as, c.section ?? null)
    if (as === 'shortSupply' && !plain && c.target !== undefined) {
      const u = unitOf(story.state, c.target)!
      ask(story, { what: 'supply', seat: u.seat, unit: u.id })
      return
    }
    settle(story, dice)
  },
}
/** Elan: its symbols are orders; Rally: they bring blocks back. */
function inspire(story: Story, seat: Side, card: Card, faces: readonly Face[]): void {
  const p = story.state.played!
  const slots = faces.map(f =>
    f === 'flag'
      ? { who: 'leader' as const, section: null }
      : f === 'saber'
        ? { who: 'any' as const, section: null }
        : { who: f, section: null },
  )
  const rally = card === 'rally'
  story.add(
    { type: 'Inspired', seat, card, faces },
    { now: { played: { ...p, faces, left: rally ? faces.filter(f => f !== 'flag') : [], slots: rally ? [] : slots } } },
  )
  if (rally && rallying(story.state).length > 0) toPhase(story, 'rally')
}
/** Units that a symbol still in hand may bring a block back to. */
export function rallying(s: CcSeen): readonly Unit[] {
  const left = s.played?.left ?? []
  return ofSide(s, s.active).filter(u => u.blocks < u.full && (left.includes('saber') || left.includes(specOf(u).arm)))
}
function orderAll(story: Story, card: Card, section: Section | null): void {
  const s = story.state
  const all = allOrdered(s, card, section)
  if (all.units.length + all.leaders.length === 0) return
  const mine = withFormation(s, all.units)
  story.add(
    { type: 'OrderedAll', units: [...mine, ...all.leaders].map(u => u.id) },
    {
      units: Object.fromEntries(mine.map(u => [u.id, { use: { ...u.use, ordered: true } }])),
      leaders: Object.fromEntries(all.leaders.map(l => [l.id, { use: { ...l.use, ordered: true } }])),
    },
  )
}
/** An order that goes to a member goes to all of the chain. */
function withFormation(s: CcSeen, units: readonly Unit[]): readonly Unit[] {
  if (!units.some(u => u.member)) return units
  const chain = formed(s)
  return [...units, ...[...chain].map(id => s.units[id]!).filter(u => !units.includes(u))]
}

export const rally: Handler<Of<'rally'>> = {
  shape: c => isText(c.unit),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['rally'])
    if (not) return not
    const u = own(s, seat, c.unit)
    return u && rallying(s).includes(u) ? fine : impossible('card/target', CLAUSE.command)
  },
  act(story, _seat, c, dice) {
    const s = story.state
    const u = story.unit(c.unit)
    const p = s.played!
    const own_ = p.left.indexOf(specOf(u).arm)
    const at = own_ >= 0 ? own_ : p.left.indexOf('saber')
    story.add(
      { type: 'Rallied', unit: u.id, blocks: u.blocks + 1 },
      {
        units: { [u.id]: { blocks: u.blocks + 1, use: { ...u.use, ordered: true } } },
        now: { played: { ...p, left: p.left.filter((_, i) => i !== at) } },
      },
    )
    if (rallying(story.state).length === 0) toPhase(story, 'order')
    settle(story, dice)
  },
}

export const supply: Handler<Of<'supply'>> = {
  shape: c => isText(c.hex),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['supply'])
    if (not || s.ask?.what !== 'supply') return not ?? impossible('phase/not-now')
    return roomFor(s, s.units[s.ask.unit]!).includes(c.hex) ? fine : impossible('move/not-there', CLAUSE.command)
  },
  act(story, _seat, c, dice) {
    const a = story.state.ask
    if (a?.what !== 'supply') return
    const out = unsquare(story.state, story.unit(a.unit))
    if (out.units) story.add({ type: 'LeftSquare', unit: a.unit }, out)
    const made = put(story, a.unit, c.hex)
    story.add({ type: 'Supplied', unit: a.unit, hex: c.hex }, { ...made, now: { ask: null, phase: 'order' } })
    drop(story)
    objectives(story)
    settle(story, dice)
  },
}

export const order: Handler<Of<'order'>> = {
  shape: c => isText(c.unit),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['order'])
    if (not) return not
    const who = own(s, seat, c.unit) ?? leaderOf(s, c.unit)
    if (!who || who.seat !== seat || who.hex === null) return impossible('unit/not-yours', CLAUSE.order)
    if (who.use.ordered) return impossible('order/already', CLAUSE.order)
    return found(mayOrder(s, who) ? null : { code: 'order/not-by-card', clause: CLAUSE.order, at: who.id })
  },
  act(story, _seat, c, dice) {
    const s = story.state
    const u = s.units[c.unit]
    if (u) {
      const all = withFormation(s, [u])
      story.add(
        { type: 'Ordered', unit: u.id },
        { units: Object.fromEntries(all.map(x => [x.id, { use: { ...x.use, ordered: true } }])) },
      )
    } else {
      const l = story.leader(c.unit)
      story.add({ type: 'Ordered', unit: l.id }, { leaders: { [l.id]: { use: { ...l.use, ordered: true } } } })
    }
    settle(story, dice)
  },
}

export const leaveSquare: Handler<Of<'leaveSquare'>> = {
  shape: c => isText(c.unit),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['order'])
    if (not) return not
    const u = own(s, seat, c.unit)
    if (!u || u.square === null) return impossible('square/none', CLAUSE.square)
    return found(mayLeaveSquare(s, u) ? null : { code: 'square/may-not-leave', clause: CLAUSE.square, at: u.id })
  },
  act(story, _seat, c, dice) {
    story.add({ type: 'LeftSquare', unit: c.unit }, unsquare(story.state, story.unit(c.unit)))
    settle(story, dice)
  },
}
