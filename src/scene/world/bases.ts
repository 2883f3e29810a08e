import type { Id } from '../../base/units'
import type { Footprint, Point, Pose } from '../../geometry/shapes'
import type { Body, Show } from '../../rulesets/contract'
import { basePlaces } from '../miniatures/layout'

/** A body's bases as they are drawn: loosened by disorder and rout. */
export function looseBases(body: Body): readonly Footprint[] {
  const { front, facing } = body.footprint
  const b = (facing * Math.PI) / 180
  const [s, c] = [Math.sin(b), Math.cos(b)]
  return basePlaces(body).map(p => ({
    front: [front[0] + c * p.x - s * p.z, front[1] - s * p.x - c * p.z],
    facing: facing + p.yaw,
    width: p.width,
    depth: p.depth,
  }))
}

/** Every base on the table, where it stands. */
export const basesOf = (show: Show): Footprint[] => show.bodies.flatMap(b => (b.bases.length > 0 ? b.bases : [b.footprint]))

/** The same bases where the miniatures draw them now: on the way, while their unit walks. */
export function walkingBases(show: Show, poseOf: (id: Id) => Pose | null): Footprint[] {
  return show.bodies.flatMap(body => {
    const bases = looseBases(body)
    const home = body.footprint
    const now = poseOf(body.id)
    if (!now || (now.front[0] === home.front[0] && now.front[1] === home.front[1] && now.facing === home.facing)) return bases
    const turn = ((now.facing - home.facing) * Math.PI) / 180
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return bases.map(b => {
      const [dx, dy] = [b.front[0] - home.front[0], b.front[1] - home.front[1]]
      const front: Point = [now.front[0] + dx * c + dy * s, now.front[1] + dy * c - dx * s]
      return { ...b, front, facing: b.facing + now.facing - home.facing }
    })
  })
}
