/**
 * Position counts: every position that one card can lead to before the first battle, counted by the engine and by a second reckoning that
 * knows nothing of it (neighbours, ranges and stops written down anew from the rules), and pinned.
 */
import { describe, expect, it } from 'vitest'
import type { Card } from './cards'
import { choices, ways } from './choices'
import type { CcCommand } from './commands'
import type { Side } from './kinds'
import type { CcState } from './state'
import { json, play, start } from './table.testing'

const where = (pieces: readonly (readonly [string, string | null])[]) =>
  pieces
    .map(([id, hex]) => `${id}=${hex}`)
    .sort()
    .join(' ')

/** By the engine: the card, every set of orders that it lets be given, every move of each in any order. */
function byEngine(id: string, card: Card): number {
  const s = start(id)
  const seat = s.rules.first
  const begun: CcState = { ...s, turn: 1, active: seat, phase: 'command', hands: { ...s.hands, [seat]: [card, 'firstStrike'] } }
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (x: CcState): void => {
    const all = [...Object.values(x.units), ...Object.values(x.leaders)]
    const here = where(all.map(w => [w.id, w.hex]))
    const key = here + x.phase + all.flatMap(w => (w.use.ordered ? [`${w.id}${w.use.done}`] : [])).join()
    if (seen.has(key)) return
    seen.add(key)
    if (x.phase !== 'order') found.add(here)
    const next = choices(x, seat).flatMap((c): CcCommand[] => {
      if ('moves' in c) return ways(x, c.moves).flatMap(w => ('command' in w ? [w.command] : []))
      return c.command.type === 'order' || (x.phase === 'order' && c.command.type === 'done') ? [c.command] : []
    })
    if (x.phase === 'order' || x.phase === 'move') for (const c of next) walk(play(x, seat, c).state)
  }
  walk(play(begun, seat, { type: 'play', card }).state)
  return found.size
}

const FAR: { readonly [type: string]: number } = {
  LN: 1,
  LT: 2,
  GRZ: 2,
  GR: 1,
  MI: 1,
  YG: 2,
  OG: 1,
  LC: 3,
  LNCR: 3,
  GLC: 3,
  HC: 2,
  CU: 2,
  GHC: 2,
  FA: 1,
  GFA: 1,
  HA: 2,
}
const GUNS = ['FA', 'GFA', 'HA']
interface Piece {
  readonly id: string
  readonly seat: Side
  readonly type: string
  readonly hex: string
  /** Of a leader: the unit that he is with. */
  readonly with: string | null
}
/** By hand: pieces on a map of letters. A leader with a unit goes along, or leaves it by an order of his own. */
function byHand(id: string, orders: number): number {
  const file = json(id)
  const letters = new Map(
    file.map.rows.flatMap((row, r) => row.split(' ').map((t, c) => [String.fromCharCode(65 + c) + (r + 1), t] as const)),
  )
  const near = (hex: string): string[] => {
    const c = hex.charCodeAt(0)
    const r = Number(hex.slice(1))
    const side = r % 2 === 1 ? [-1, 0] : [0, 1]
    const all = [[c - 1, r], [c + 1, r], ...[r - 1, r + 1].flatMap(y => side.map(d => [c + d, y]))]
    return all.map(([x, y]) => String.fromCharCode(x!) + y).filter(h => letters.has(h))
  }
  const stop = (hex: string) =>
    'FGQrMlTWOCAK'.includes(letters.get(hex)!) || (letters.get(hex) === 'D' && file.map.fords === 'stop')
  const barred = (type: string, hex: string) =>
    'XRL'.includes(letters.get(hex)!) || (GUNS.includes(type) && 'QM'.includes(letters.get(hex)!))
  const pieces: Piece[] = (['a', 'b'] as const).flatMap(seat => {
    const camp = file.seats[seat]
    const units = Object.entries(camp.units).flatMap(([type, hexes]) =>
      (hexes ?? []).map((hex, i): Piece => ({ id: `${seat}/${type}/${i + 1}`, seat, type, hex, with: null })),
    )
    const leaders = camp.leaders.map(
      (hex, i): Piece => ({ id: `${seat}/L/${i + 1}`, seat, type: 'L', hex, with: units.find(u => u.hex === hex)?.id ?? null }),
    )
    return [...units, ...leaders]
  })
  const reach = (all: readonly Piece[], p: Piece): string[] => {
    const unitAt = (h: string) => all.find(x => x.type !== 'L' && x.hex === h)
    const leaderAt = (h: string) => all.find(x => x.type === 'L' && x.hex === h)
    const leads = all.some(x => x.with === p.id)
    const out = new Set<string>()
    const go = (at: string, left: number): void => {
      if (left === 0) return
      for (const h of near(at)) {
        const [u, l] = [unitAt(h), leaderAt(h)]
        if (barred(p.type, h) || h === p.hex) continue
        if (p.type === 'L') {
          if ((u && u.seat !== p.seat) || (l && l.seat !== p.seat && l !== p)) continue
          if (!l && (!u || !all.some(x => x.with === u.id))) out.add(h)
          if (!stop(h)) go(h, left - 1)
        } else if (!u) {
          if (l && (l.seat !== p.seat || leads)) continue
          out.add(h)
          if (!stop(h) && !l) go(h, left - 1)
        }
      }
    }
    go(p.hex, p.type === 'L' ? 3 : FAR[p.type]!)
    return [...out]
  }
  const moved = (all: readonly Piece[], p: Piece, to: string): Piece[] =>
    all.map(x => {
      if (x.id === p.id)
        return { ...x, hex: to, with: x.type === 'L' ? (all.find(u => u.type !== 'L' && u.hex === to)?.id ?? null) : null }
      if (x.with === p.id) return { ...x, hex: to }
      return p.type !== 'L' && x.type === 'L' && x.hex === to ? { ...x, with: p.id } : x
    })
  const centre = (p: Piece) => {
    const c = p.hex.charCodeAt(0) - 64
    return Number(p.hex.slice(1)) % 2 === 1 ? c >= 5 && c <= 9 : c >= 4 && c <= 9
  }
  const mine = pieces.filter(p => p.seat === file.rules.first && centre(p))
  const found = new Set<string>()
  const walk = (all: readonly Piece[], left: readonly string[]): void => {
    found.add(where(all.map(p => [p.id, p.hex])))
    for (const id of left) {
      const p = all.find(x => x.id === id)!
      for (const h of reach(all, p))
        walk(
          moved(all, p, h),
          left.filter(x => x !== id),
        )
    }
  }
  walk(pieces, [])
  for (const [i, p] of mine.entries()) {
    walk(pieces, [p.id])
    // A unit and the leader with it are not both ordered.
    if (orders > 1) for (const q of mine.slice(i + 1)) if (q.with !== p.id && p.with !== q.id) walk(pieces, [p.id, q.id])
  }
  return found.size
}

describe('position counts after one card', () => {
  it.each([
    ['wertingen', 'scoutCentre', 1, 85],
    ['wertingen', 'probeCentre', 2, 2442],
    ['mariazell', 'scoutCentre', 1, 93],
    ['mariazell', 'probeCentre', 2, 2729],
    ['rohr', 'scoutCentre', 1, 104],
    ['rohr', 'probeCentre', 2, 4004],
  ] as const)(
    '%s, %s: %i orders, %i positions',
    (id, card, orders, pinned) => {
      const hand = byHand(id, orders)
      expect(byEngine(id, card)).toBe(hand)
      expect(hand).toBe(pinned)
    },
    120_000,
  )
})
