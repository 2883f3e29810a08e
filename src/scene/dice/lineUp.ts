import type { Die } from './rolls'
import { trayFor } from './throw'

export interface Row {
  /** Where each die ends, on the felt: x to the right, z towards the reader. */
  readonly places: readonly (readonly [x: number, z: number])[]
  /** Where the words of each roll stand, by roll: their left end, in the middle of their line. */
  readonly captions: readonly (readonly [x: number, z: number] | null)[]
  /** A frame for each group of dice that count together: from its first die's middle to its last's. */
  readonly frames: readonly { readonly from: number; readonly to: number; readonly z: number }[]
}

const APART = { 6: 2.05, 10: 2.45 } as const
const PAIR = 2.28
const GROUP = 0.9
/** Dice of one group all but touch; a frame needs some air. */
const TOGETHER = 1.68
const AIR = 0.22
const LINE = 2.45

/**
 * How a hand lines the dice up to be read: roll by roll, the two of a percentage close together, in as many lines as they need.
 * `worded`: which rolls have words beside their dice; such a roll has a line of its own. Dice that count come first, each group in one
 * piece.
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
  const groupOf = (d: Die | undefined) => (d?.group === undefined ? null : `${d.roll}/${d.group}`)
  const last = (d: Die) => d.group ?? Number.POSITIVE_INFINITY
  const order = dice.map((_, i) => i).sort((p, q) => dice[p].roll - dice[q].roll || last(dice[p]) - last(dice[q]) || p - q)
  order.forEach((i, k) => {
    const die = dice[i]
    const own = worded[die.roll] ?? false
    const apart = APART[die.sides]
    const fresh = die.roll !== roll
    const after = k > 0 ? dice[order[k - 1]] : undefined
    const joined = groupOf(die) !== null && groupOf(die) === groupOf(after)
    const air = die.group === undefined && after?.group === undefined ? 0 : AIR
    const step =
      line === null || line.at.length === 0
        ? 0
        : fresh
          ? apart + GROUP
          : die.marking === 'units' && after?.marking === 'tens'
            ? PAIR
            : joined
              ? TOGETHER
              : apart + air
    // a percentage is never parted, nor is a group
    const more = joined ? 0 : order.slice(k + 1).filter(n => groupOf(die) !== null && groupOf(dice[n]) === groupOf(die)).length
    const need = die.marking === 'tens' ? PAIR : more * TOGETHER
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
  const frames = new Map<string, { from: number; to: number; z: number }>()
  const gap = Math.min(LINE, (2 * trayFor(dice.length)[1] - 1.9) / Math.max(1, lines.length - 1))
  lines.forEach((l, n) => {
    const z = (n - (lines.length - 1) / 2) * gap
    const left = anyWords ? -hw + 1.5 : -l.end / 2
    l.index.forEach((i, k) => {
      const x = left + l.at[k]
      places[i] = [x, z]
      const group = groupOf(dice[i])
      if (group !== null) frames.set(group, { from: frames.get(group)?.from ?? x, to: x, z })
    })
    if (l.caption !== null) captions[l.caption] = [left + l.end + 1.25, z]
  })
  return { places, captions, frames: [...frames.values()] }
}
