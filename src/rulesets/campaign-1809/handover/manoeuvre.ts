/**
 * 1.12: three rounds before the battle. Each side's die, the initiative of its senior leader and 1 for more cavalry; who has more takes
 * one thing, none of them twice in a battle; equal totals: nothing. The dice are the campaign's: here is what they come to.
 */
import { chiefOf } from './chief'
import { NO_LEADER } from './tables'
import { type Battle, type Gain, type Manoeuvre, PIECES, SIDES, type Side } from './types'

export const ROUNDS = 3

/** Cavalry of a side that is there from the start. */
const horse = (battle: Pick<Battle, 'sides'>, side: Side): number =>
  battle.sides[side].contingents.reduce((sum, c) => sum + (c.arrives === null ? c.brings.cpf : 0), 0)

/** What a side adds to its die: the senior leader's initiative, and 1 if it has more cavalry there. */
export function manoeuvreBonus(
  battle: Pick<Battle, 'sides'>,
  side: Side,
): { readonly initiative: number; readonly horse: number } {
  const enemy = side === 'a' ? 'b' : 'a'
  return {
    initiative: chiefOf(battle.sides[side]).leader?.initiative ?? NO_LEADER.initiative,
    horse: horse(battle, side) > horse(battle, enemy) ? 1 : 0,
  }
}

/** One round from both dice; what the winner takes is his to say, and comes later. */
export function manoeuvreRound(battle: Pick<Battle, 'sides'>, dice: { readonly [side in Side]: number }): Manoeuvre {
  const total = (side: Side): number => {
    const bonus = manoeuvreBonus(battle, side)
    return dice[side] + bonus.initiative + bonus.horse
  }
  const totals = { a: total('a'), b: total('b') }
  const winner = totals.a === totals.b ? null : totals.a > totals.b ? 'a' : 'b'
  return { dice, totals, winner, gain: null }
}

/** What may still be taken: nothing of a kind that somebody has taken before. */
export function gainsLeft(earlier: readonly Manoeuvre[]): readonly Gain[] {
  const all: readonly Gain[] = [
    { kind: 'edge' },
    { kind: 'showFirst' },
    { kind: 'delay' },
    ...PIECES.map(piece => ({ kind: 'terrain' as const, piece })),
    { kind: 'forward' },
  ]
  return all.filter(g => !earlier.some(m => m.gain?.kind === g.kind))
}

/** What is wrong with the rounds of a battle: more than three, a kind taken twice, a gain without a winner. */
export function manoeuvreFaults(rounds: readonly Manoeuvre[]): readonly string[] {
  const kinds = rounds.flatMap(m => (m.gain ? [m.gain.kind] : []))
  return [
    ...(rounds.length > ROUNDS ? ['manoeuvre/rounds'] : []),
    ...(new Set(kinds).size < kinds.length ? ['manoeuvre/twice'] : []),
    ...(rounds.some(m => m.gain !== null && m.winner === null) ? ['manoeuvre/nobody'] : []),
    ...(rounds.some(m => SIDES.every(s => s !== m.winner) && m.winner !== null) ? ['manoeuvre/side'] : []),
  ]
}
