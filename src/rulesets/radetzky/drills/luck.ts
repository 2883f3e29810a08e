/** Rolls of Radetzky as luck: what could be expected of each handful, and what came. */

import type { Luck } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import type { RadEvent } from '../events'
import { failingFaces } from '../rules/cohesion'
import { damageOdds } from '../rules/odds'
import type { RadState, RadView } from '../state'

const mean = (odds: readonly number[]): number => odds.reduce((t, p, k) => t + p * k, 0)
const atLeast = (odds: readonly number[], n: number): number => odds.reduce((t, p, k) => (k >= n ? t + p : t), 0)
/** By how many of `n` dice that each come with chance `p` come. */
function binomial(n: number, p: number): number[] {
  let odds = [1]
  for (let i = 0; i < n; i++) odds = [...odds, 0].map((x, k) => x * (1 - p) + (odds[k - 1] ?? 0) * p)
  return odds
}

/** What could be expected of the rolls of one event; `before`: the game that it fell in. */
export function luckRad(event: RadEvent, before: RadState | RadView): readonly Luck[] {
  const unit = (id: string) => before.units[id]
  const volley = (v: { unit: string; dice: readonly number[]; damages: number }): Luck[] => {
    const by = unit(v.unit)
    if (!by || v.dice.length === 0) return []
    const odds = damageOdds(v.dice.length)
    const text = phrase('drill.review.damages', {
      unit: by.name,
      dice: v.dice.length,
      came: v.damages,
      expected: tenth(mean(odds)),
    })
    return [
      {
        sort: 'damages',
        seat: by.seat,
        expected: mean(odds),
        came: v.damages,
        chance: atLeast(odds, v.damages),
        text,
        off: null,
      },
    ]
  }
  if (event.type === 'Fired') return volley(event.volley)
  if (event.type === 'Fought') return [...volley(event.attacker), ...volley(event.defender)]
  if (event.type === 'Tested') {
    const { tests } = event
    const of = unit(tests.unit)
    const n = tests.rolls.length
    if (!of || n === 0) return []
    const holds = 1 - failingFaces(tests.threshold) / 6
    const held = n - tests.losses
    const text = phrase('drill.review.cohesion', { unit: of.name, held, of: n, percent: Math.round(100 * holds) })
    return [
      {
        sort: 'cohesion',
        seat: of.seat,
        expected: n * holds,
        came: held,
        chance: atLeast(binomial(n, holds), held),
        text,
        off: null,
      },
    ]
  }
  return []
}
const tenth = (x: number): number => Math.round(x * 10) / 10
