/** Small changes of units and leaders that every rule makes the same way, and the banners that hang on each. */
import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import type { Card } from '../cards'
import { inOrder } from '../cards'
import { CLAUSE, DRAW } from '../clauses'
import type { Made } from '../events'
import { FACES, type Face, other, type Side } from '../kinds'
import { changes, isPermanent } from '../rules/banners'
import { bannersOf, type CcState, type Unit } from '../state'
import type { Story } from '../story'

export const BATTLE_DIE = 6
/** Battle dice: six faces, two of them foot. */
export const roll = (dice: Dice, count: number, clause: string, what: string, unit?: string): readonly Face[] =>
  count === 0 ? [] : dice.roll(BATTLE_DIE, count, { clause, what, ...(unit ? { unit } : {}) }).map(f => FACES[f - 1]!)

/** Ends the game where a side has its banners; the side that has just gained one is asked first. */
export function win(story: Story): boolean {
  const s = story.state
  if (s.ended) return true
  for (const seat of [s.active, other(s.active)]) {
    if (bannersOf(s, seat) < s.rules.banners) continue
    story.add(
      { type: 'GameEnded', winner: seat, by: 'ccBanners' },
      { now: { ended: { winner: seat, by: 'ccBanners' }, phase: 'over', ask: null, steps: [], attack: null } },
    )
    return true
  }
  return false
}
/** A banner for good. */
export function banner(story: Story, seat: Side, count: number, what: 'unit' | 'leader' | 'exit' | 'event'): void {
  const s = story.state
  if (s.ended) return
  story.add({ type: 'Banner', seat, count, for: what }, { now: { banners: { ...s.banners, [seat]: s.banners[seat] + count } } })
  win(story)
}
/** Ground gained or lost by what has just happened; `start`: at the start of that side's turn. */
export function objectives(story: Story, start: Side | null = null): void {
  // All are judged on the same position; what falls and what is gained is then told one by one.
  const found = changes(story.state, start)
  for (const { objective, gained, lost } of found) {
    for (const h of lost) {
      const s = story.state
      const held = { ...s.held }
      const left = (held[h.key]?.banners ?? 0) - h.banners
      if (left > 0) held[h.key] = { seat: h.seat, banners: left }
      else delete held[h.key]
      story.add({ type: 'Lost', objective: objective.id, seat: h.seat, banners: h.banners, hex: h.hex }, { now: { held } })
    }
    for (const h of gained) {
      const s = story.state
      const now: Made['now'] = isPermanent(objective)
        ? { taken: [...s.taken, h.key], banners: { ...s.banners, [h.seat]: s.banners[h.seat] + h.banners } }
        : { held: { ...s.held, [h.key]: { seat: h.seat, banners: (s.held[h.key]?.banners ?? 0) + h.banners } } }
      story.add({ type: 'Held', objective: objective.id, seat: h.seat, banners: h.banners, hex: h.hex }, { now })
      if (start === null) win(story)
    }
  }
  if (found.length > 0) win(story)
}

/** A card from the track comes back to the hand; a mass counter to the box. */
export function unsquare(s: CcState, u: Unit): Made {
  if (u.square === null) return {}
  const card = u.square === 'mass' ? null : u.square.card
  return {
    units: { [u.id]: { square: null } },
    ...(card ? { now: { hands: { ...s.hands, [u.seat]: [...s.hands[u.seat], card as Card] } } } : {}),
  }
}

/** Blocks lost; with the last the unit is gone and the other side has a banner. Its leader then stands alone in its hex. */
export function lose(story: Story, unit: UnitId, blocks: number): boolean {
  const u = story.unit(unit)
  if (blocks <= 0 || u.hex === null) return false
  const left = Math.max(0, u.blocks - blocks)
  story.add({ type: 'Hit', unit, blocks: Math.min(blocks, u.blocks), left }, { units: { [unit]: { blocks: left } } })
  if (left > 0) return false
  const back = unsquare(story.state, story.unit(unit))
  story.add(
    { type: 'Destroyed', unit, hex: u.hex },
    { ...back, units: { [unit]: { ...back.units?.[unit], hex: null, leader: null, member: false } } },
  )
  banner(story, other(u.seat), 1, 'unit')
  if (!story.state.ended) objectives(story)
  return true
}
export function loseLeader(story: Story, leader: UnitId): void {
  const l = story.leader(leader)
  const unit = Object.values(story.state.units).find(u => u.leader === leader)
  story.add(
    { type: 'LeaderLost', leader },
    { leaders: { [leader]: { hex: null } }, ...(unit ? { units: { [unit.id]: { leader: null } } } : {}) },
  )
  banner(story, other(l.seat), 1, 'leader')
}
/** A unit stands in another hex, and its leader with it; a leader alone who stands there joins it. */
export function put(story: Story, unit: UnitId, hex: string): Made {
  const u = story.unit(unit)
  const alone = Object.values(story.state.leaders).find(l => l.hex === hex && l.seat === u.seat && l.id !== u.leader)
  return {
    units: { [unit]: { hex, ...(alone && u.leader === null ? { leader: alone.id } : {}) } },
    ...(u.leader ? { leaders: { [u.leader]: { hex } } } : {}),
  }
}

/** Draws so many cards, each at random from what is left; an empty pack is made anew of the discards. */
export function drawCards(story: Story, seat: Side, count: number, dice: Dice): readonly Card[] {
  const out: Card[] = []
  for (let i = 0; i < count; i++) {
    if (story.state.deck.length === 0) {
      if (story.state.discards.length === 0) break
      story.add({ type: 'Shuffled' }, { now: { deck: inOrder(story.state.discards), discards: [] } })
    }
    const { deck } = story.state
    const face = dice.roll(deck.length, 1, { clause: CLAUSE.draw, what: DRAW, secret: true })[0]!
    const card = deck[face - 1]!
    out.push(card)
    story.state = { ...story.state, deck: deck.filter((_, n) => n !== face - 1) }
  }
  story.add({ type: 'Drew', seat, cards: out }, { now: { deck: story.state.deck } })
  return out
}
