/** What is thrown: rolls as the log has them, and the single dice that show them. */
import type { Seat } from '../../base/units'
import { type Sides, SOLIDS } from './shapes'

/** One roll whose faces are decided already. */
export interface Roll {
  /** 6, 10 or 100; a roll of any other die is shown by nobody and takes no time. */
  readonly sides: number
  readonly faces: readonly number[]
  /** Dice of six that bear symbols and no pips. */
  readonly symbols?: true
  /** What the throw's luck is made from: the same text lands the dice alike on every screen. */
  readonly seed: string
  /** Whose roll it is: the felt takes this side's colour. */
  readonly seat?: Seat
  /** The unit that it is about: the tray keeps clear of it. */
  readonly unit?: string
  /** Which of the faces count, and together: places in `faces`. A group lies side by side in a frame. Dice of six alone. */
  readonly counted?: readonly (readonly number[])[]
  /** A few words beside the dice once they lie. */
  readonly caption?: string
}

/** What a die bears: 1 to 6 in pips, 0 to 9, 00 to 90, or the symbols of a battle die. */
export type Marking = 'pips' | 'units' | 'tens' | 'symbols'

export interface Die {
  readonly sides: Sides
  readonly marking: Marking
  /** What it must show: 1 to 6, or 0 to 9 (of the tens: in tens). */
  readonly shows: number
  /** The roll that it belongs to, by its place in the list. */
  readonly roll: number
  /** The group of its roll that it counts with. */
  readonly group?: number
}

/** The most dice that tumble at once. */
export const MOST = 40

/** The dice of these rolls, in order; a percentage is two, 100 being "00" and "0". More than 40 are left out, whole rolls' faces first. */
export function diceOf(rolls: readonly Roll[]): Die[] {
  const dice: Die[] = []
  rolls.forEach((roll, i) => {
    for (const [place, face] of roll.faces.entries()) {
      const group = roll.counted?.findIndex(g => g.includes(place)) ?? -1
      const more: Die[] =
        roll.sides === 100
          ? [
              { sides: 10, marking: 'tens', shows: Math.floor((face % 100) / 10), roll: i },
              { sides: 10, marking: 'units', shows: face % 10, roll: i },
            ]
          : roll.sides === 10
            ? [{ sides: 10, marking: 'units', shows: face % 10, roll: i }]
            : roll.sides === 6
              ? [{ sides: 6, marking: roll.symbols ? 'symbols' : 'pips', shows: face, roll: i, ...(group < 0 ? {} : { group }) }]
              : []
      if (dice.length + more.length <= MOST) dice.push(...more)
    }
  })
  return dice
}

/** The face of the solid that bears what the die must show; -1 where none does. */
export const faceOf = (die: Die): number => SOLIDS[die.sides].values.indexOf(die.shows)

/** One seed for rolls that are thrown together. */
export const seedOf = (rolls: readonly Roll[]): string => rolls.map(r => r.seed).join('|')

/** What stands written on a face. */
export const textOf = (marking: Marking, value: number): string => (marking === 'tens' ? `${value}0` : String(value))
