/** The turn: its start, its phases in order, the draw, and the other side's. */
import type { Dice } from '../../../engine/dice'
import { type Card, inOrder } from '../cards'
import { other, SIDES, type Side } from '../kinds'
import { firesAt, meleesAt } from '../rules/battle'
import { mayExit, mayMove } from '../rules/movement'
import { orderable } from '../rules/orders'
import { leaderAt, leadersOf, ofSide, unitAt } from '../rules/where'
import { IDLE, type Leader, type Phase, type Unit } from '../state'
import type { Story } from '../story'
import { banner, drawCards, objectives } from './change'
import { drop } from './formation'
import { ask } from './run'

export function toPhase(story: Story, phase: Phase): void {
  story.add({ type: 'PhaseBegan', phase }, { now: { phase, ask: null } })
}
/** The start of a side's turn: what it holds is judged on one position, before the card. */
export function beginTurn(story: Story, seat: Side): void {
  const s = story.state
  const turn = s.turn + 1
  if (turn > s.turns) {
    story.add(
      { type: 'GameEnded', winner: null, by: 'ccTurns' },
      { now: { ended: { winner: null, by: 'ccTurns' }, phase: 'over', ask: null } },
    )
    return
  }
  const units: { [id: string]: Partial<Unit> } = {}
  const leaders: { [id: string]: Partial<Leader> } = {}
  for (const u of Object.values(s.units)) if (u.use !== IDLE) units[u.id] = { use: IDLE }
  for (const l of Object.values(s.leaders)) if (l.use !== IDLE) leaders[l.id] = { use: IDLE }
  story.add(
    { type: 'TurnBegan', turn, seat },
    { units, leaders, now: { turn, active: seat, phase: 'command', played: null, ask: null, memberBattles: 0, drew: false } },
  )
  objectives(story, seat)
}

/** Phases in which nothing can be done are passed over. */
export function settle(story: Story, dice: Dice): void {
  for (let guard = 0; guard < 12; guard++) {
    const s = story.state
    if (s.ended || s.ask) return
    if (s.phase === 'order' && nothingToOrder(story)) toPhase(story, 'move')
    else if (s.phase === 'move' && !canMove(story)) endMoves(story)
    else if (s.phase === 'combat' && s.attack === null && !canBattle(story)) endTurn(story, dice)
    else return
  }
}
const nothingToOrder = (story: Story): boolean => {
  const s = story.state
  return orderable(s).length === 0 && !ofSide(s, s.active).some(u => u.square !== null && u.use.ordered)
}
const canMove = (story: Story): boolean => {
  const s = story.state
  return (
    ofSide(s, s.active).some(u => mayMove(s, u) || mayExit(s, u)) ||
    leadersOf(s, s.active).some(l => l.use.ordered && !l.use.done)
  )
}
const canBattle = (story: Story): boolean => {
  const s = story.state
  return ofSide(s, s.active).some(u => u.use.ordered && !u.use.fought && (firesAt(s, u).length > 0 || meleesAt(s, u).length > 0))
}

/** Movement ends: the baggage goes on a hex, and members out of the chain leave it. */
export function endMoves(story: Story): void {
  const s = story.state
  const b = s.rules.baggage
  if (b && s.baggage && b.seat === s.active) {
    const next = b.path[s.baggage.at + 1]
    if (next !== undefined && !unitAt(s, next) && !leaderAt(s, next)) {
      const last = s.baggage.at + 1 === b.path.length - 1
      story.add({ type: 'BaggageMoved', hex: next }, { now: { baggage: last ? null : { at: s.baggage.at + 1 } } })
      if (last) banner(story, b.seat, b.banners, 'event')
    }
  }
  if (story.state.ended) return
  drop(story)
  toPhase(story, 'combat')
}

/** The draw: who struck first draws before; then one card, or two of which one is kept (Scout). Then the other side's turn. */
export function endTurn(story: Story, dice: Dice): void {
  const s = story.state
  const seat = s.active
  const p = s.played
  if (s.drew) refill(story, other(seat), dice)
  if (p?.card === 'elan') {
    const deck = [...story.state.deck, ...story.state.discards]
    story.add({ type: 'Shuffled' }, { now: { deck: inOrder(deck), discards: [] } })
  }
  if (p && /^scout/.test(p.card)) {
    const cards = drawCards(story, seat, 2, dice)
    if (cards.length === 2) {
      ask(story, { what: 'scout', seat, cards })
      return
    }
    give(story, seat, cards)
  } else refill(story, seat, dice)
  next(story)
}
export function give(story: Story, seat: Side, cards: readonly Card[]): void {
  const hands = { ...story.state.hands, [seat]: [...story.state.hands[seat], ...cards] }
  story.add({ type: 'PhaseBegan', phase: story.state.phase }, { now: { hands } })
}
function refill(story: Story, seat: Side, dice: Dice): void {
  give(story, seat, drawCards(story, seat, 1, dice))
}
export const next = (story: Story): void => beginTurn(story, other(story.state.active))

/** Deals both hands; the deck keeps the order of the pack's list. */
export function deal(story: Story, dice: Dice): void {
  for (const seat of SIDES) give(story, seat, drawCards(story, seat, story.state.size[seat], dice))
  story.add({ type: 'Dealt' })
  beginTurn(story, story.state.rules.first)
}
