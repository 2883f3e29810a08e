import { describe, expect, it } from 'vitest'
import { type Drill, LEVELS, type Makers, MEASURED_KINDS, type MeasuredKind } from '../rulesets/contract/practice'
import { checks } from '../rulesets/ordine-obliquo/drills/checks.testing'
import { radChecks } from '../rulesets/radetzky/drills/checks.testing'
import { BAND, LEAST } from '../rulesets/shared/drill/parts'
import { type DrillGame, ofGame } from './drill'
import { drillOfDay, loadMakers, makeDrill } from './make'

/** Drills of each kind: so many in everyday runs, 10,000 in a long one. */
const MANY = Number(process.env.CAMPO_SOAK ?? 0) > 0 ? 10_000 : 200
const FROM = Number(process.env.CAMPO_SEED ?? 1)
const LONG = 3_600_000

const MEASURED = ['ordine-obliquo', 'radetzky'] as const
const CHECKS: { readonly [g in (typeof MEASURED)[number]]: typeof checks } = { 'ordine-obliquo': checks, radetzky: radChecks }

function* drills(kind: MeasuredKind, game: DrillGame, makers: Makers): Generator<Drill> {
  for (let i = 0; i < MANY; i++)
    yield makeDrill({ kind, level: LEVELS[i % 4]!, seed: FROM + Math.floor(i / 4), ...ofGame(game) }, makers)
}

describe.each(MEASURED)('drills of %s', game => {
  for (const kind of MEASURED_KINDS)
    it(
      `of the kind ${kind} have one right answer, no nearer than the tolerance, which another way of reckoning finds too`,
      async () => {
        const makers = await loadMakers(game)
        const rights = new Map<string, number>()
        for (const d of drills(kind, game, makers)) {
          const where = `${kind} ${d.level} ${d.seed}`
          const { asked } = d
          if (asked.kind === 'choice') {
            const ids = asked.options.map(o => o.id)
            expect(new Set(ids).size, where).toBe(ids.length)
            expect(ids.filter(id => id === asked.right).length, where).toBe(1)
            expect(d.margin, where).not.toBeNull()
            rights.set(asked.right, (rights.get(asked.right) ?? 0) + 1)
            if (d.level === 4) expect(d.margin, where).toBeLessThan(0.5)
          } else if (asked.kind === 'numbers') {
            for (const f of asked.fields) {
              expect(f.right, where).toBeGreaterThanOrEqual(f.least)
              expect(f.right, where).toBeLessThanOrEqual(f.most)
            }
          } else {
            expect(asked.right, where).toBeGreaterThan(asked.tolerance)
            expect(asked.right, where).toBeLessThanOrEqual(asked.most)
          }
          if (d.margin !== null) {
            expect(d.margin, where).toBeGreaterThanOrEqual(LEAST)
            expect(d.margin, where).toBeGreaterThanOrEqual(
              Math.min(BAND[d.level][0], d.level === 4 ? LEAST : d.level === 3 ? 0.2 : 0.5) - 1e-9,
            )
          }
          expect(d.construction.length, where).toBeGreaterThan(0)
          expect(CHECKS[game][kind](d), where).toBe(true)
        }
        // No answer is right so often that guessing it would do.
        const most = Math.max(0, ...rights.values())
        if (rights.size > 0) expect(most / MANY).toBeLessThan(0.75)
      },
      LONG,
    )
})

describe('drills', () => {
  it('are the same from the same seed, and others from another', async () => {
    const makers = await loadMakers('ordine-obliquo')
    for (const kind of MEASURED_KINDS) {
      const a = makeDrill({ kind, level: 3, seed: 42 }, makers)
      expect(JSON.stringify(makeDrill({ kind, level: 3, seed: 42 }, makers))).toBe(JSON.stringify(a))
      expect(JSON.stringify(makeDrill({ kind, level: 3, seed: 43 }, makers))).not.toBe(JSON.stringify(a))
    }
  })

  it('of the day are the same for everyone on a date, and change from day to day', () => {
    expect(drillOfDay('2026-11-30')).toEqual(drillOfDay('2026-11-30'))
    const month = Array.from({ length: 30 }, (_, i) => JSON.stringify(drillOfDay(`2026-11-${String(i + 1).padStart(2, '0')}`)))
    expect(new Set(month).size).toBe(30)
  })
})
