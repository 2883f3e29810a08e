/**
 * Dice that neither of two players could choose. Each player's side of the game draws random bytes and shows their commitment, a
 * hash; only when every commitment is shown are the bytes handed to who keeps the game. The stream is set from all of them. They
 * are revealed with the game's end, so that anyone can check every roll from the log.
 */
import { sha256Hex } from '../base/hash'
import type { Seat } from '../base/units'
import type { DiceState } from './dice'
import type { Entry, Header } from './log'
import { diceFromContributions, diceFromSeed } from './stream'

/** By seat: 32 random bytes as 64 lower-case hex digits. Secret until the game is over. */
export type Contributions = { readonly [seat: string]: string }
export type Commitments = { readonly [seat: string]: string }

const HEX = /^[0-9a-f]{64}$/
/** Whether a text has the shape of a contribution, and of a commitment: 64 lower-case hex digits. */
export const isSealable = (text: unknown): text is string => typeof text === 'string' && HEX.test(text)

/** What a seat shows before the bytes are known. The seat is part of it, so that nobody can show the other's as his own. */
export const commitmentOf = (seat: Seat, contribution: string): string => sha256Hex(`campo:${seat}:${contribution}`)

/** Commitments stand in the header of a game between two players at a distance; null where one seed serves both. */
export const commitmentsIn = (header: Pick<Header, 'dice'>): Commitments | null =>
  'commit' in header.dice ? header.dice.commit : null

/** The contributions that a log reveals: those of its last end; null where it has none, as a game that is not over. */
export function revealedIn(entries: readonly Entry[]): { readonly n: number; readonly reveal: Contributions } | null {
  const end = entries.findLast(e => 'end' in e)
  return end && 'reveal' in end ? { n: end.n, reveal: end.reveal } : null
}

/** `dice/no-commitment`: the header lacks a seat's; `dice/no-reveal`: its bytes; `dice/other-contribution`: they are not those committed to. */
export interface SealFault {
  readonly code: 'dice/no-commitment' | 'dice/no-reveal' | 'dice/other-contribution'
  readonly seat: Seat
}

/** The first seat whose revealed bytes are not what it had committed to, or are missing; null: all is as it was shown. */
export function sealFault(seats: readonly Seat[], commit: Commitments, reveal: Contributions): SealFault | null {
  for (const seat of throwing(seats)) {
    const shown = Object.hasOwn(commit, seat) ? commit[seat] : undefined
    const bytes = Object.hasOwn(reveal, seat) ? reveal[seat] : undefined
    if (!isSealable(shown)) return { code: 'dice/no-commitment', seat }
    if (bytes === undefined) return { code: 'dice/no-reveal', seat }
    if (!isSealable(bytes) || commitmentOf(seat, bytes) !== shown) return { code: 'dice/other-contribution', seat }
  }
  return null
}

/** The seats that contribute: an umpire does not. */
export const throwing = (seats: readonly Seat[]): readonly Seat[] => seats.filter(s => s !== 'umpire')

/**
 * Where the dice stream of a game begins. Sealed dice need the contributions, which the caller has checked; without them (a log that
 * is only looked at) it stands at a seed that no game has, and only faces that events bring can be read.
 */
export function firstDice(header: Pick<Header, 'dice'>, contributions: Contributions | null): DiceState {
  if ('seed' in header.dice) return diceFromSeed(header.dice.seed)
  return contributions ? diceFromContributions(contributions.a ?? '', contributions.b ?? '') : diceFromSeed('')
}
