import { describe, expect, it } from 'vitest'
import { playerNamed, playGame } from '../../../host'
import { battleOf, partsOf } from '../battle'
import type { CampEvent } from '../events'
import { scenario } from '../field.testing'
import { battleFaults, tableOffered } from '../handover/check'
import { campaign1809 } from '../index'
import { NOTHING, type Points, plus, SIDES, type Side, sum, total } from '../kinds'
import type { CampState } from '../state'

const all = (s: CampState, side: Side): Points =>
  sum([
    ...Object.values(s.units).flatMap(u => (u.seat === side && u.at !== null ? [u.points] : [])),
    ...Object.values(s.garrisons).flatMap(g => (g.seat === side ? [g.points] : [])),
    ...s.pool[side].map(r => r.points),
  ])

describe.each([1, 2, 3])('a campaign of sergeants, seed %i', seed => {
  it('accounts for every man, keeps each leader in one place, and hands down battles that a table can take', {
    timeout: 120_000,
  }, async () => {
    const one = (await playerNamed(campaign1809, 'sergeant'))!
    const lost: { [s in Side]: number } = { a: 0, b: 0 }
    let before: CampState | null = null
    let offered = 0
    const game = playGame({
      rules: campaign1809,
      scenario: scenario(),
      seed,
      checkEvery: 0,
      players: { a: one, b: one },
      watch: (state, entry) => {
        const s = state.game as CampState
        const events = ('events' in entry ? entry.events : []) as readonly CampEvent[]
        for (const e of events) {
          if (e.type !== 'Lost' && e.type !== 'Straggled') continue
          lost[e.unit.startsWith('a/') ? 'a' : 'b'] += total(e.points)
        }
        for (const side of SIDES) {
          const led = Object.values(s.units).flatMap(u => (u.seat === side ? u.leaders : []))
          expect(new Set(led).size).toBe(led.length)
          for (const u of Object.values(s.units)) {
            expect(Math.min(u.points.ipf, u.points.cpf, u.points.apf)).toBeGreaterThanOrEqual(0)
            expect(u.debt).toBeLessThanOrEqual(2)
            for (const l of u.leaders) expect(s.leaders[l]).toMatchObject({ unit: u.id })
          }
        }
        for (const f of s.fights) {
          if (f.stage !== 'asked') continue
          offered++
          const battle = battleOf(s, f)
          expect(battleFaults(battle)).toEqual([])
          expect(tableOffered(battle)).toBe(true)
          for (const side of SIDES)
            expect(sum(battle.sides[side].contingents.map(c => c.brings))).toEqual(
              partsOf(s, f, side).reduce((n, p) => plus(n, p.points), NOTHING),
            )
        }
        before = s
      },
    })
    expect(game.faults).toEqual([])
    expect(game.turns).toBe(12)
    expect(offered).toBeGreaterThan(0)
    const end = before! as CampState
    const start = campaign1809.setUp(scenario(), game.header.options)
    // garrisons without a unit leave no such event: what of them is missing is all that may differ
    for (const side of SIDES) {
      const garrisons = (s: CampState) => total(sum(Object.values(s.garrisons).flatMap(g => (g.seat === side ? [g.points] : []))))
      expect(total(all(start, side)) - lost[side] - (garrisons(start) - garrisons(end))).toBe(total(all(end, side)))
    }
  })
})
