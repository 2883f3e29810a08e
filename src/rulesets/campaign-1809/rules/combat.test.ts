import { describe, expect, it } from 'vitest'
import { brokenBy, columnOf, combatTerms, type Force, lossesOf, tableOffered } from './combat'
import { amountOf } from './initiative'

const force = (charisma: number, more: Partial<Force> = {}): Force => ({
  charisma,
  attacker: false,
  river: false,
  mountain: false,
  hungry: false,
  ...more,
})
/** 2D6 by their chance in 36. */
const TWO = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(n => ({ n, p: (6 - Math.abs(n - 7)) / 36 }))
interface Result {
  win: { a: number; b: number; nobody: number }
  lost: { a: number; b: number }
  rounds: number
}
/** A whole battle, every roll followed with its chance: nothing is thrown. */
function exactly(a: number, b: number, fa: Force, fb: Force, attacker: 'a' | 'b'): Result {
  const out: Result = { win: { a: 0, b: 0, nobody: 0 }, lost: { a: 0, b: 0 }, rounds: 0 }
  const had = { a, b }
  let now = new Map<string, { p: number; la: number; lb: number; m: number }>([['', { p: 1, la: 0, lb: 0, m: 0 }]])
  for (let round = 0; now.size > 0; round++) {
    const next: typeof now = new Map()
    for (const s of now.values()) {
      out.rounds += s.p
      const hits = (f: Force, momentum: number, strength: number) => {
        const by = new Map<number, number>()
        for (const { n, p } of TWO) {
          const loss = lossesOf(n + amountOf(combatTerms(f, round, momentum)), strength)
          by.set(loss, (by.get(loss) ?? 0) + p)
        }
        return by
      }
      for (const [hb, pa] of hits(fa, s.m, a - s.la))
        for (const [ha, pb] of hits(fb, -s.m, b - s.lb)) {
          const p = s.p * pa * pb
          const lost = { a: s.la + Math.min(ha, a - s.la), b: s.lb + Math.min(hb, b - s.lb) }
          const broken = brokenBy({ had, lost }, attacker)
          if (broken === null && round < 5) {
            const m = Math.sign(hb - ha)
            const key = `${lost.a}|${lost.b}|${m}`
            const known = next.get(key)
            if (known) known.p += p
            else next.set(key, { p, la: lost.a, lb: lost.b, m })
            continue
          }
          if (broken === null) out.win.nobody += p
          else out.win[broken === 'a' ? 'b' : 'a'] += p
          out.lost.a += p * lost.a
          out.lost.b += p * lost.b
        }
    }
    now = next
  }
  return out
}

describe('combat: the table', () => {
  it('columns by their edges', () => {
    expect([1, 17, 18, 58, 59, 74, 75, 240, 241, 481, 900].map(columnOf)).toEqual([0, 0, 1, 5, 6, 6, 7, 11, 12, 15, 15])
  })
  it('values by row and column, as printed in the table', () => {
    expect([2, 4, 6, 8, 10, 12, 13, 20].map(n => lossesOf(n, 70))).toEqual([1, 2, 3, 5, 6, 8, 9, 9])
    expect([2, 4, 6, 8, 10, 12, 13].map(n => lossesOf(n, 500))).toEqual([11, 19, 27, 37, 48, 61, 74])
    expect(lossesOf(-3, 20)).toBe(0)
    expect(lossesOf(13, 0)).toBe(0)
  })
  it('the option takes the percentage itself, halves up', () => {
    expect(lossesOf(7, 70, true)).toBe(5)
    expect(lossesOf(7, 65, true)).toBe(5)
    expect(lossesOf(7, 64, true)).toBe(4)
  })
  it('one round of 70 against 70 at charisma 2 costs 5.58 on the mean', () => {
    // 2D6 + 2: 3–4 of 36: 2 → 2 (score 4: 1), by hand: 4:1·2, 5–6: 5·3, 7–8: 9·5, 9–10: 11·6, 11–12: 7·8, 13+: 3·9
    const byHand = (1 * 2 + 5 * 3 + 9 * 5 + 11 * 6 + 7 * 8 + 3 * 9) / 36
    const mean = TWO.reduce((s, { n, p }) => s + p * lossesOf(n + amountOf(combatTerms(force(2), 0, 0)), 70), 0)
    expect(mean).toBeCloseTo(byHand, 12)
  })
})
describe('combat: whole battles, computed exactly', () => {
  it('70 against 70: all but even, 2.6 rounds, 13.5 lost each', () => {
    const r = exactly(70, 70, force(2), force(2), 'a')
    expect(r.rounds).toBeCloseTo(2.6, 1)
    expect(r.lost.a).toBeCloseTo(13.5, 0)
    // even, but that equal losses of a fifth are the attacker’s defeat
    expect(r.win.a).toBeLessThan(r.win.b)
    expect(r.win.b - r.win.a).toBeLessThan(0.06)
  })
  it('130 against 70: the larger nearly always, 9 lost against 20', () => {
    const r = exactly(130, 70, force(2), force(2), 'a')
    expect(r.win.a).toBeGreaterThan(0.99)
    expect(r.lost.a).toBeCloseTo(9, 0)
    expect(r.lost.b).toBeCloseTo(19.8, 0)
  })
  it('one point decides nothing at the edges: 21 against 20 wins about 64 of a hundred', () => {
    const r = exactly(21, 20, force(2), force(2), 'a')
    expect(r.win.a / (r.win.a + r.win.b)).toBeGreaterThan(0.55)
    expect(r.win.a / (r.win.a + r.win.b)).toBeLessThan(0.7)
  })
  it('an attacker across a bridge at 70 each wins about 31 of a hundred', () => {
    const r = exactly(70, 70, force(2, { attacker: true, river: true }), force(2), 'a')
    expect(r.win.a).toBeGreaterThan(0.27)
    expect(r.win.a).toBeLessThan(0.34)
  })
  it('500 against 250: the larger loses less, 35 against 76', () => {
    const r = exactly(500, 250, force(2), force(2), 'a')
    expect(r.win.a).toBeGreaterThan(0.99)
    expect(r.lost.a).toBeCloseTo(34.6, -1)
    expect(r.lost.b).toBeCloseTo(76.3, -1)
  })
})
describe('combat: dice', () => {
  it('charisma, river and mountain of the attacker, hunger, momentum, and one less for each round fought', () => {
    expect(amountOf(combatTerms(force(3, { attacker: true, river: true, mountain: true, hungry: true }), 2, -1))).toBe(
      3 - 1 - 1 - 1 - 1 - 2,
    )
    expect(amountOf(combatTerms(force(3, { river: true, mountain: true }), 0, 0))).toBe(3)
    expect(amountOf(combatTerms(force(1), 1, 1))).toBe(1)
  })
  it('who has lost a fifth of what he had retreats; of both the one that lost the larger part; of equals the attacker', () => {
    const had = { a: 100, b: 50 }
    expect(brokenBy({ had, lost: { a: 19, b: 9 } }, 'a')).toBe(null)
    expect(brokenBy({ had, lost: { a: 20, b: 9 } }, 'b')).toBe('a')
    expect(brokenBy({ had, lost: { a: 22, b: 12 } }, 'a')).toBe('b')
    expect(brokenBy({ had, lost: { a: 20, b: 10 } }, 'a')).toBe('a')
    expect(brokenBy({ had, lost: { a: 20, b: 10 } }, 'b')).toBe('b')
  })
  it('the table is offered within two to one, both with fifteen', () => {
    expect([tableOffered(60, 30), tableOffered(61, 30), tableOffered(14, 20), tableOffered(15, 15)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
