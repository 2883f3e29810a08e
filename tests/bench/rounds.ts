/**
 * Radetzky: the rounds of melee of the readings (4.4), fought by the engine itself, 20,000 times each, by commands decided and applied;
 * beside them the exact chances. One JSON document on standard output; `scripts/rounds.mjs` builds and runs it.
 */
import type { Dice } from '../../src/engine'
import { randomFrom } from '../../src/engine'
import { radetzky } from '../../src/rulesets/radetzky'
import { roundChances } from '../../src/rulesets/radetzky/rules/chances'
import { meleeOf } from '../../src/rulesets/radetzky/rules/melee'
import type { RadState } from '../../src/rulesets/radetzky/state'
import { idOf, type Stand, tableOf } from '../../src/rulesets/radetzky/table.testing'

const RUNS = Number(process.env.CAMPO_RUNS ?? 20000)
const OWN = idOf('a', 1)
const ENEMY = idOf('b', 1)

interface Round {
  readonly name: string
  readonly own: { readonly kind: Stand['kind']; readonly impetus: boolean }
  readonly enemy: Stand['kind']
  readonly square?: true
  /** The attacker wins, equal, the defender wins, as 4.4 prints them. */
  readonly printed: readonly [number, number, number]
}
const ROUNDS: readonly Round[] = [
  { name: '6 with impetus against 6', own: { kind: 'line', impetus: true }, enemy: 'line', printed: [48, 31, 21] },
  { name: '6 against 6', own: { kind: 'line', impetus: false }, enemy: 'line', printed: [29, 42, 29] },
  { name: '8 with impetus against 6', own: { kind: 'german', impetus: true }, enemy: 'line', printed: [73, 21, 6] },
  { name: '6 with impetus against 8', own: { kind: 'line', impetus: true }, enemy: 'german', printed: [22, 35, 43] },
  { name: '8 with impetus against 8', own: { kind: 'german', impetus: true }, enemy: 'german', printed: [46, 36, 18] },
  { name: '8 against 6', own: { kind: 'german', impetus: false }, enemy: 'line', printed: [51, 39, 11] },
  {
    name: 'cavalry of 8 against a square of two 6',
    own: { kind: 'cavalry', impetus: false },
    enemy: 'line',
    square: true,
    printed: [34, 29, 36],
  },
]

/** Two bases in contact, alone; the enemy's second stands back to back with his first, or far away. */
function stage(r: Round): RadState {
  const second: Stand = r.square
    ? { kind: r.enemy, at: [60, 38], facing: 0, is: { square: ENEMY } }
    : { kind: r.enemy, at: [150, 100], is: {} }
  const s = tableOf({
    a: [{ kind: r.own.kind, at: [60, 30], is: { attacking: true } }],
    b: [{ kind: r.enemy, at: [60, 30], is: r.square ? { square: idOf('b', 2) } : {} }, second],
  })
  const own = s.units[OWN]!
  const units = { ...s.units, [OWN]: { ...own, use: { ...own.use, attacked: true, impetus: r.own.impetus } } }
  return { ...s, units, phase: 'melee' }
}

const out = ROUNDS.map((r, i) => {
  const random = randomFrom(`melee:${i}`)
  const dice: Dice = { roll: (sides, count) => Array.from({ length: count }, () => 1 + random(sides)) }
  const s = stage(r)
  const exact = roundChances(s, meleeOf(s, 'a', s.units[ENEMY]!)!)
  const counts = [0, 0, 0]
  for (let n = 0; n < RUNS; n++) {
    const fought = radetzky.decide(s, 'a', { type: 'fight', enemy: ENEMY }, dice, false)
    if (!fought.ok) throw new Error(fought.error.code)
    const first = fought.value.find(e => e.type === 'Decided')!
    counts[first.winner === null ? 1 : first.winner === OWN ? 0 : 2]!++
  }
  return {
    name: r.name,
    runs: RUNS,
    played: counts.map(n => (100 * n) / RUNS),
    exact: [exact.win, exact.draw, exact.lose].map(x => 100 * x),
    printed: r.printed,
  }
})
process.stdout.write(JSON.stringify(out))
