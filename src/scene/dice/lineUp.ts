import type { Die } from './rolls'
import { trayFor } from './throw'

export interface Row {
  /** Where each die ends, on the felt: x to the right, z towards the reader. */
  readonly places: readonly (readonly [x: number, z: number])[]
  /** Where the words of each roll stand, by roll: their left end, in the middle of their line. */
  readonly captions: readonly (readonly [x: number, z: number] | null)[]
}

const APART = { 6: 2.05, 10: 2.45 } as const
const PAIR = 2.28
const GROUP = 0.9
const LINE = 2.45

/**
 * How a hand lines the dice up to be read: roll by roll, the two of a percentage close together, in as many lines as they need.
 * `worded`: which rolls have words beside their dice; such a roll has a line of its own.
 */
export function lineUp(dice: readonly Die[], worded: readonly boolean[]): Row {
  const [hw] = trayFor(dice.length)
  const width = 2 * hw - 1.2
  interface Line {
    readonly at: number[]
    readonly index: number[]
    end: number
    caption: number | null
  }
  const lines: Line[] = []
  let line: Line | null = null
  let roll = -1
  const anyWords = worded.some(Boolean)
  dice.forEach((die, i) => {
    const own = worded[die.roll] ?? false
    const apart = APART[die.sides]
    const fresh = die.roll !== roll
    const after = dice[i - 1]
    const step =
      line === null || line.at.length === 0
        ? 0
        : fresh
          ? apart + GROUP
          : die.marking === 'units' && after?.marking === 'tens'
            ? PAIR
            : apart
    // a percentage is never parted
    const need = die.marking === 'tens' ? PAIR : 0
    if (line === null || (fresh && (own || anyWords)) || line.end + step + need > width - apart) {
      line = { at: [0], index: [i], end: 0, caption: own && fresh ? die.roll : null }
      lines.push(line)
    } else {
      line.end += step
      line.at.push(line.end)
      line.index.push(i)
    }
    roll = die.roll
  })
  const places: (readonly [number, number])[] = dice.map(() => [0, 0])
  const captions: (readonly [number, number] | null)[] = worded.map(() => null)
  const gap = Math.min(LINE, (2 * trayFor(dice.length)[1] - 1.9) / Math.max(1, lines.length - 1))
  lines.forEach((l, n) => {
    const z = (n - (lines.length - 1) / 2) * gap
    const left = anyWords ? -hw + 1.5 : -l.end / 2
    l.index.forEach((i, k) => {
      places[i] = [left + l.at[k], z]
    })
    if (l.caption !== null) captions[l.caption] = [left + l.end + 1.25, z]
  })
  return { places, captions }
}
