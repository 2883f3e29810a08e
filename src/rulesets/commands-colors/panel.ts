/** `panels['cc']`: what the panels of this game show. Of the hand and what it could do, only what this viewer may see. */
import type { Name, UnitId } from '../contract'
import type { Card } from './cards'
import { choices } from './choices'
import { countsAs } from './handlers/command'
import { SIDES, type Side } from './kinds'
import { objectivesOf } from './rules/banners'
import { type Fight, fightsOf } from './rules/fights'
import { given, orderable, whom } from './rules/orders'
import { isMass, retireWhy, squareWhy, strikeOpenWhy } from './rules/reactions'
import { type Ignoring, ignoring } from './rules/retreat'
import { ofSide } from './rules/where'
import type { Objective } from './scenario'
import { type Ask, type Attack, bannersOf, type CcView, type Leader, type Played, type Unit } from './state'
import { SQUARES } from './tables'

/** A way to play a card of one's own hand, by its command, and whom it would order. */
export interface Plan {
  readonly card: Card
  readonly as: Card
  readonly key: string
  readonly units: readonly UnitId[]
}
/** What the rules let a defender answer, as anybody can see it: null where he may, else why not. Cards in hand are not asked. */
export interface Answers {
  readonly unit: UnitId
  readonly target: UnitId
  readonly firstStrike: string | null
  readonly formSquare: string | null
  readonly retire: string | null
  readonly mass: boolean
}
export interface CcPanel {
  readonly hands: { readonly [s in Side]: readonly (Card | '')[] }
  readonly deck: number
  readonly discards: readonly Card[]
  readonly played: Played | null
  readonly ask: Ask | null
  readonly attack: Attack | null
  readonly phase: CcView['phase']
  readonly active: Side
  readonly banners: { readonly [s in Side]: number }
  /** Those for good, of them. */
  readonly kept: { readonly [s in Side]: number }
  readonly goal: number
  readonly held: CcView['held']
  readonly taken: readonly string[]
  readonly objectives: readonly Objective[]
  readonly units: readonly Unit[]
  readonly leaders: readonly Leader[]
  readonly orderable: readonly UnitId[]
  readonly orders: { readonly given: number; readonly of: number } | null
  /** Own cards, way by way, while one is to be played. */
  readonly plans: readonly Plan[]
  readonly fights: readonly Fight[]
  readonly answers: Answers | null
  /** Flags to be answered: what lets them be ignored. */
  readonly ignoring: Ignoring | null
  /** Cards on the square track and battalion masses in use, of how many. */
  readonly squares: { readonly [s in Side]: { readonly cards: number; readonly of: number; readonly masses: number } }
  readonly masses: number
  readonly commanders: { readonly [s in Side]: Name }
  readonly marks: CcView['marks']
}

function plansOf(view: CcView): readonly Plan[] {
  const seat = view.viewer
  if (view.phase !== 'command' || view.ended || (seat !== 'a' && seat !== 'b') || seat !== view.active) return []
  return choices(view, seat).flatMap((c): Plan[] => {
    if (!('command' in c) || c.command.type !== 'play') return []
    const { card, section, plain, target } = c.command
    const as = countsAs(view, seat, card)
    const none = as === 'firstStrike' || as === 'counterAttack'
    const units = target ? [target] : whom(view, seat, as, section ?? null, plain === true || none)
    return [{ card, as, key: JSON.stringify(c.command), units }]
  })
}
function answersOf(view: CcView): Answers | null {
  const a = view.attack
  if (view.phase !== 'react' || !a) return null
  const target = view.units[a.target]
  return {
    unit: a.unit,
    target: a.target,
    firstStrike: strikeOpenWhy(view)?.code ?? null,
    formSquare: squareWhy(view)?.code ?? null,
    retire: retireWhy(view)?.code ?? null,
    mass: target !== undefined && isMass(target),
  }
}
const squaresOf = (view: CcView, seat: Side) => {
  const mine = ofSide(view, seat).filter(u => u.square !== null)
  const masses = mine.filter(u => u.square === 'mass').length
  return { cards: mine.length - masses, of: SQUARES, masses }
}
const bySide = <T>(f: (seat: Side) => T) => Object.fromEntries(SIDES.map(s => [s, f(s)])) as { readonly [s in Side]: T }
function ignoringOf(view: CcView): Ignoring | null {
  const { ask, attack } = view
  if (ask?.what !== 'ignore' || !attack) return null
  const u = view.units[ask.unit]!
  return ignoring(view, u, u.id === attack.unit ? attack.at : (view.units[attack.unit]?.hex ?? attack.from))
}

export const panelOf = (view: CcView): CcPanel => ({
  hands: view.hands,
  deck: view.deck.length,
  discards: view.discards,
  played: view.played,
  ask: view.ask,
  attack: view.attack,
  phase: view.phase,
  active: view.active,
  banners: bySide(s => bannersOf(view, s)),
  kept: view.banners,
  goal: view.rules.banners,
  held: view.held,
  taken: view.taken,
  objectives: objectivesOf(view),
  units: Object.values(view.units),
  leaders: Object.values(view.leaders),
  orderable: view.phase === 'order' ? orderable(view).map(w => w.id) : [],
  orders: given(view),
  plans: plansOf(view),
  fights: fightsOf(view),
  answers: answersOf(view),
  ignoring: ignoringOf(view),
  squares: bySide(s => squaresOf(view, s)),
  masses: view.size.b,
  commanders: view.commanders,
  marks: view.marks,
})
