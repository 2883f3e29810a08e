/**
 * 10.1: the one door for a hit, by fire or in melee: the CP, then the die with −1 at half strength (OO-17), then what comes of it, and
 * the general who is with the unit (14). Reading 10: of several hits in one phase each costs 1 CP and has a die of its own; a worse
 * result replaces an earlier one and only the difference is lost; after a rout a hit costs 1 CP without a die.
 */
import type { Dice } from '../../../../engine/dice'
import type { Clause, Deg, UnitId } from '../../../contract'
import type { Unit } from '../../state'
import type { Story } from '../../story'
import { MORALE, ROUTED_FIRED_CP } from '../../tables'
import { isFoot } from '../../units'
import { testGeneral } from '../generals/loss'
import { bearingFrom } from './bearing'
import { atHalf, type MoraleResult, moraleResult } from './result'

export interface Hit {
  readonly unit: UnitId
  readonly under: 'fire' | 'melee'
  /** Whose hit it is; null: nobody's. */
  readonly by: UnitId | null
  /** 13: where its first 8 cm go if it breaks; left out: straight away from the front of `by`. */
  readonly bearing?: Deg
  /** The clause that the hit is told with; left out: 8.8 under fire, 9.9 in melee. */
  readonly clause?: Clause
}
/** `destroyed`: no CP left. It stays where it is until the phase is over, since fire and melee are simultaneous. */
export type HitResult = MoraleResult | 'destroyed'

/** What this phase has done to it before: under fire it is kept in `use.shaken`; in melee its flight tells. */
function before(unit: Unit, under: Hit['under'], turn: number): MoraleResult | null {
  if (under === 'fire') return unit.use.shaken === 'stood' ? 'stands' : unit.use.shaken
  if (unit.rout === null || unit.flight?.turn !== turn || unit.flight.under !== 'melee' || unit.flight.moves > 0) return null
  return unit.rout === 'routing' ? 'routs' : 'retreats'
}
const costOf = (r: MoraleResult | null): number => (r === 'routs' ? MORALE.routs.cp : r === 'retreats' ? MORALE.retreats.cp : 0)

/**
 * A hit takes effect. Draws one die (D10 under fire, D6 in melee) where the unit is neither destroyed nor routed in this phase, and
 * what the general's test needs. Answers what has become of the unit.
 */
export function takeHit(story: Story, hit: Hit, dice: Dice): HitResult {
  const unit = story.state.units[hit.unit]
  if (unit?.place !== 'table' || (unit.cp ?? 0) <= 0) return 'destroyed'
  const had = before(unit, hit.under, story.state.turn)
  const clause = hit.clause ?? (hit.under === 'fire' ? '8.8' : '9.9')
  story.add({ type: 'Hit', unit: unit.id, under: hit.under, by: hit.by, cp: MORALE.hit, clause })
  const left = story.state.units[unit.id]!.cp ?? 0
  let result: HitResult = left <= 0 ? 'destroyed' : 'routs'
  if (left > 0 && had !== 'routs') result = test(story, hit, unit, left, had, dice)
  testGeneral(story, unit.id, dice)
  return result
}

function test(story: Story, hit: Hit, unit: Unit, left: number, had: MoraleResult | null, dice: Dice): HitResult {
  const by = hit.by === null ? null : story.state.units[hit.by]
  const sides = MORALE.die[hit.under]
  const roll = dice.roll(sides, 1, { clause: '10.1', what: 'morale', unit: unit.id })[0]!
  const out = moraleResult({
    under: hit.under,
    roll,
    halfCp: atHalf(left, unit.cpStart),
    square: unit.formation === 'square',
    byInfantry: by ? isFoot(by) : false,
  })
  // A worse result replaces an earlier one of this phase: only the difference is lost.
  const cp = out.result === 'stands' ? out.cp : Math.max(0, out.cp - costOf(had))
  story.add({
    type: 'MoraleTested',
    unit: unit.id,
    under: hit.under,
    by: hit.by,
    sides,
    roll,
    less: out.less,
    result: out.result,
    cp,
    bearing: hit.bearing ?? bearingFrom(story.state, unit, by),
  })
  if ((story.state.units[unit.id]!.cp ?? 0) <= 0) return 'destroyed'
  return had === 'retreats' && out.result === 'stands' ? 'retreats' : out.result
}

/** 13, OO-18: a unit that routed before this fire began loses its CP at once, without a roll and without a test. */
export function fireOnRouted(story: Story, unit: UnitId, by: UnitId, dice: Dice): void {
  if ((story.state.units[unit]?.cp ?? 0) <= 0) return
  const cp = story.state.options.routedFire === 1 ? 1 : ROUTED_FIRED_CP
  story.add({ type: 'Hit', unit, under: 'fire', by, cp, clause: '13' })
  testGeneral(story, unit, dice)
}
