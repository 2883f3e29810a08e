import type { Seat } from '../../base/units'
import type { GameSnapshot } from '../../client/game'
import type { Choice, Typed, Verdict } from '../../rulesets/contract'

/** What is written, or which cards are looked at, where the other side must not look (`awaiting.<what>`). */
const SECRET: ReadonlySet<string> = new Set([
  'objectives',
  'deploy',
  'firstOrders',
  'orders',
  'markers',
  'cc_command',
  'cc_scout',
])
export const isSecret = (what: string): boolean => SECRET.has(what)

/** Behind a screen the whole table is the seat's own; orders lie face down all the same. */
export const isBehindScreen = (what: string): boolean => what === 'deploy'

/**
 * Who acts at this screen. One side awaited: that one. Both: the far side first, since the near one set the screen up; a person who
 * plays both sides may choose.
 */
export function actorOf(awaiting: GameSnapshot['awaiting'], chosen: Seat | null): { seat: Seat; what: string } | null {
  const wanted = awaiting.find(x => x.seat === chosen)
  if (wanted) return wanted
  return awaiting.find(x => x.seat === 'b') ?? awaiting[0] ?? null
}

/** One writing in secret: when it changes, the screen changes hands. */
export const secretKey = (turn: number, actor: { seat: Seat; what: string }): string => `${turn} ${actor.what} ${actor.seat}`

export type Offer = Extract<Choice<Typed>, { readonly command: Typed }>

/** Whether a phase could be ended at all, by the answer to its end: not where the game has no such command, nor where an answer is owed first. */
export const mayEnd = (answer: Pick<Verdict, 'refusals'>): boolean =>
  !answer.refusals.some(r => r.code === 'command/unknown' || r.code === 'phase/not-now')

/** What ends a phase, where nothing else is the thing to do. */
const ENDS: ReadonlySet<string> = new Set(['endPhase', 'done'])
/** Choices by where they are shown: the one thing to do next, what a unit may do, and the rest. */
export function sortChoices(choices: readonly Choice<Typed>[]) {
  const offers = choices.filter((c): c is Offer => 'command' in c)
  const primary = offers.find(o => o.primary) ?? offers.find(o => ENDS.has(o.command.type)) ?? null
  return {
    all: offers,
    primary,
    ofUnit: (unit: string) => offers.filter(o => o.unit === unit && o !== primary),
    open: offers.filter(o => o.unit === undefined && o !== primary),
    movable: new Set(choices.flatMap(c => ('moves' in c ? [String(c.moves)] : []))),
  }
}
