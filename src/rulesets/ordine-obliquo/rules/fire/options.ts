/** What a unit may fire at, on whom it could and why not: for panels, players and the choices. Draws nothing. */
import type { Overlay, Refusal, UnitId } from '../../../contract'
import type { FireCommand } from '../../commands'
import type { OoSeen, Side, Unit } from '../../state'
import { ROUTED_FIRED_CP } from '../../tables'
import { enemiesOf, ofSeat } from '../bodies'
import { boxOfUnit, frontsOf, mayReach } from './aim'
import { drawShot } from './drawing'
import { mayNotFire, rangeOf } from './firer'
import { type FireOdds, fireOdds } from './odds'
import { type FireShot, shotAt, targetsFor } from './shot'

export interface FireOption extends FireShot {
  readonly may: boolean
  /** This shot alone. */
  readonly odds: FireOdds
  readonly drawing: readonly Overlay[]
}

/** 13: CP that a unit loses which routed before this fire, for each unit that fires at it. */
export const routedCp = (seen: Pick<OoSeen, 'options'>): number => (seen.options.routedFire === 1 ? 1 : ROUTED_FIRED_CP)

/**
 * Every enemy that could matter to a unit's fire: those within its range in whatever direction, who may be fired at first, the nearer
 * first, each with the line measured, the number and its terms, the chances, and why not. A garrison fires from its best side.
 */
export function fireOptions(seen: OoSeen, u: Unit): readonly FireOption[] {
  const weapon = rangeOf(u)
  if (!weapon || u.place !== 'table') return []
  const fronts = frontsOf(seen, u)
  return enemiesOf(seen, u.seat)
    .filter(e => {
      const box = boxOfUnit(seen, e)
      return box !== null && fronts.some(f => mayReach(f.from, box, weapon.long))
    })
    .flatMap((e): FireOption[] => {
      const shot = shotAt(seen, u, e)
      if (!shot) return []
      return [
        {
          ...shot,
          may: shot.refusals.length === 0,
          odds: fireOdds(e, [shot], routedCp(seen)),
          drawing: drawShot(u, shot),
        },
      ]
    })
    .sort((a, b) => Number(b.may) - Number(a.may) || a.cm - b.cm)
}
/** Why a unit may not fire in this turn, whomever at; null: it may. */
export const whyNoFire = (u: Unit): Refusal | null => mayNotFire(u)

export interface Volley {
  readonly target: UnitId
  readonly command: FireCommand
  readonly shots: readonly FireShot[]
  /** All of it together. */
  readonly odds: FireOdds
}

/**
 * The fire that a side may declare now, target by target: everybody who may fire at it. A garrison, and who is charged by two, stands
 * with each of its targets.
 */
export function volleys(seen: OoSeen, seat: Side): readonly Volley[] {
  const by = new Map<UnitId, Unit[]>()
  for (const u of ofSeat(seen, seat))
    for (const target of new Set(targetsFor(seen, u).map(t => t.target))) by.set(target, [...(by.get(target) ?? []), u])
  return [...by].flatMap(([id, units]): Volley[] => {
    const target = seen.units[id]
    if (!target) return []
    const shots = units.map(u => shotAt(seen, u, target)).filter(s => s !== null)
    const command: FireCommand = { type: 'fire', target: id, by: shots.map(s => s.unit) }
    return [{ target: id, command, shots, odds: fireOdds(target, shots, routedCp(seen)) }]
  })
}
