/** What the drills of both hex games are tested for: right by another reckoning, not guessed by one answer, and the same from the same seed. */
import { describe, expect, it } from 'vitest'
import { makeDrill } from '../../../drills'
import { type Drill, type DrillKind, type DrillName, LEVELS, type Level, type Makers } from '../../contract/practice'

const SOAK = Number(process.env.CAMPO_SOAK ?? 0) > 0
const FROM = Number(process.env.CAMPO_SEED ?? 1)
const LONG = 3_600_000
/** One answer is right no more often than this. */
const OFTEN = 0.75

/** `many`: drills of each kind in a short run, all levels alike; `checks`: whether another way of reckoning finds the same. */
export function testDrills<K extends DrillKind>(
  title: string,
  game: NonNullable<DrillName['game']>,
  makers: Makers,
  many: number,
  checks: { readonly [k in K]: (d: Drill) => boolean },
): void {
  const make = (kind: DrillKind, level: Level, seed: number) => makeDrill({ kind, level, seed, game }, makers)
  const count = SOAK ? 10_000 : many
  describe.each(Object.keys(checks) as K[])(`${title} of the kind %s`, kind => {
    it(
      'have one right answer, which another way of reckoning finds too',
      () => {
        const rights = new Map<string, number>()
        for (let i = 0; i < count; i++) {
          const level = LEVELS[i % 4]!
          const d = make(kind, level, FROM + Math.floor(i / 4))
          const where = `${kind} ${level} ${d.seed}`
          if (d.asked.kind === 'choice') {
            const ids = d.asked.options.map(o => o.id)
            expect(new Set(ids).size, where).toBe(ids.length)
            expect(ids, where).toContain(d.asked.right)
            rights.set(d.asked.right, (rights.get(d.asked.right) ?? 0) + 1)
          }
          expect(checks[kind](d), where).toBe(true)
        }
        if (rights.size > 0) expect(Math.max(...rights.values()) / count).toBeLessThan(OFTEN)
      },
      LONG,
    )
    it('are the same from the same seed', () => {
      expect(JSON.stringify(make(kind, 3, 9))).toBe(JSON.stringify(make(kind, 3, 9)))
      expect(JSON.stringify(make(kind, 3, 9))).not.toBe(JSON.stringify(make(kind, 3, 10)))
    })
  })
}
