/** `panels['oo'].fire`: what the viewer's units may fire at, on whom they could and why not. Worked out when it is first asked for. */
import type { Id, Name, Overlay, Refusal, Term, UnitId } from '../../contract'
import type { FireCommand, OpportunityCommand } from '../commands'
import { ofSeat } from '../rules/bodies'
import { drawShot } from '../rules/fire/drawing'
import type { FireOdds } from '../rules/fire/odds'
import { fireOdds } from '../rules/fire/odds'
import { opportunityShot } from '../rules/fire/opportunity'
import { fireOptions, routedCp, volleys, whyNoFire } from '../rules/fire/options'
import type { FireShot } from '../rules/fire/shot'
import type { OoView, Side } from '../state'

/** One shot as the panel tells it. */
export interface OoShot {
  readonly unit: UnitId
  readonly target: UnitId
  readonly targetName: Name
  readonly may: boolean
  /** Why not, by clause; the first stands. */
  readonly refusals: readonly Refusal[]
  readonly cm: number
  readonly range: 'short' | 'long'
  readonly premelee: boolean
  /** 13: no die falls. */
  readonly routed: boolean
  /** The side of its village that it fires from. */
  readonly side: number | null
  /** The number to roll at or under, and its terms. */
  readonly value: number
  readonly working: readonly Term[]
  readonly cover: Id | null
  readonly odds: FireOdds
  /** Corridor or wedge, and the line measured. */
  readonly drawing: readonly Overlay[]
  readonly command: FireCommand | OpportunityCommand
}
export interface OoFire {
  /** Every unit of the viewer's with a weapon; `shots`, worked out when read: its targets first, then on whom it could and why not. */
  readonly units: readonly {
    readonly unit: UnitId
    readonly name: Name
    /** Why it may not fire at all in this turn; null: it may. */
    readonly why: Refusal | null
    readonly fired: UnitId | null
    readonly shots: readonly OoShot[]
  }[]
  /** In a phase of fire: target by target, everybody who may fire at it, and the chances of all together. */
  readonly volleys: readonly {
    readonly target: UnitId
    readonly name: Name
    readonly by: readonly UnitId[]
    readonly values: readonly number[]
    readonly odds: FireOdds
    /** The chances where only these of them fire; worked out when asked. */
    readonly oddsOf: (by: readonly UnitId[]) => FireOdds
    readonly command: FireCommand
  }[]
  /** 8.9: the move that waits for the viewer's answer, and who may fire at it from where. */
  readonly opportunity: {
    readonly mover: UnitId
    readonly name: Name
    readonly shots: readonly OoShot[]
    /** The chances where these of them fire together; worked out when asked. */
    readonly oddsOf: (by: readonly UnitId[]) => FireOdds
  } | null
}

const shotOf = (view: OoView, shot: FireShot, command: OoShot['command']): OoShot => {
  const target = view.units[shot.target]!
  return {
    unit: shot.unit,
    target: shot.target,
    targetName: target.name,
    may: shot.refusals.length === 0,
    refusals: shot.refusals,
    cm: shot.cm,
    range: shot.range,
    premelee: shot.premelee,
    routed: shot.routed,
    side: shot.side,
    value: shot.value,
    working: shot.working,
    cover: shot.cover,
    odds: fireOdds(target, [shot], routedCp(view)),
    drawing: drawShot(view.units[shot.unit]!, shot),
    command,
  }
}

function unitsOf(view: OoView, seat: Side): OoFire['units'] {
  return ofSeat(view, seat)
    .filter(u => u.weapon !== 'none')
    .map(u => {
      let shots: readonly OoShot[] | null = null
      return {
        unit: u.id,
        name: u.name,
        why: whyNoFire(u),
        fired: u.use.fired,
        get shots() {
          shots ??= fireOptions(view, u).map(o => shotOf(view, o, { type: 'fire', target: o.target, by: [u.id] }))
          return shots
        },
      }
    })
}
function opportunityOf(view: OoView, seat: Side): OoFire['opportunity'] {
  const { interrupt } = view
  const mover = interrupt ? view.units[interrupt.mover] : undefined
  if (!interrupt || !mover || mover.seat === seat) return null
  const shots = interrupt.firers.flatMap(place => {
    const shot = opportunityShot(view, mover.id, place)
    return shot ? [shotOf(view, shot, { type: 'opportunityFire', by: [place.unit] })] : []
  })
  return { mover: mover.id, name: mover.name, shots, oddsOf: by => together(view, mover.id, shots, by) }
}

/** The chances of some of these shots at one target, in the order in which they fall. */
const together = (
  view: OoView,
  target: UnitId,
  shots: readonly Pick<FireShot, 'unit' | 'value' | 'routed'>[],
  by: readonly UnitId[],
): FireOdds =>
  fireOdds(
    view.units[target]!,
    shots.filter(s => by.includes(s.unit)),
    routedCp(view),
  )

const made = new WeakMap<OoView, OoFire | null>()
/** Null: a spectator, or before the first turn. The same object as long as the view is the same. */
export function fireOf(view: OoView): OoFire | null {
  const had = made.get(view)
  if (had !== undefined) return had
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const firing = view.phase === 'fire1' || view.phase === 'fire2'
  const fire: OoFire | null =
    seat === null || view.turn < 1
      ? null
      : {
          units: unitsOf(view, seat),
          volleys: firing
            ? volleys(view, seat).map(v => ({
                target: v.target,
                name: view.units[v.target]!.name,
                by: v.command.by,
                values: v.shots.map(s => s.value),
                odds: v.odds,
                oddsOf: by => together(view, v.target, v.shots, by),
                command: v.command,
              }))
            : [],
          opportunity: opportunityOf(view, seat),
        }
  made.set(view, fire)
  return fire
}
