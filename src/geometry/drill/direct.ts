import type { Deg } from '../../base/units'
import { aboutFace, toLocal } from '../footprint'
import type { Footprint, Pose, Step } from '../shapes'
import { arcOf, wheel } from '../steps'
import { CONTACT, NOISE, QUANTUM } from '../tolerance'
import { atan2, normalise } from '../trig'
import type { Manoeuvres } from './manoeuvres'

/** The straight or oblique leg that brings the front edge's centre from (0, 0) to (x, y) in the unit's own frame; none where it is there. */
export function legTo(x: number, y: number): Step[] {
  if (Math.abs(x) <= QUANTUM && Math.abs(y) <= QUANTUM) return []
  if (Math.abs(x) <= QUANTUM && y > 0) return [{ advance: y }]
  return [{ oblique: atan2(x, y), cm: Math.sqrt(x * x + y * y) }]
}

/** The wheels, one or none, after which a unit faces along `facing`: the short way first; the other too where the arc may be so long. */
export function wheelsTo(unit: Footprint, facing: Deg, m: Manoeuvres): Step[][] {
  const right = normalise(facing - unit.facing)
  if (right <= NOISE || right >= 360 - NOISE) return [[]]
  if (right <= QUANTUM / 2 || right >= 360 - QUANTUM / 2) return [[]]
  const ways: Step[][] = [[{ wheel: 'right', degrees: right }], [{ wheel: 'left', degrees: 360 - right }]]
  if (right > 180) ways.reverse()
  const long = ways[1][0]
  return m.wheel && 'wheel' in long && arcOf(unit.width, long.degrees) <= m.wheel.most + CONTACT ? ways : [ways[0]]
}

/** The ways to a pose by one wheel and one straight or oblique leg, whatever they cost and however wide the leg would be. */
export function wheelAndLeg(unit: Footprint, pose: Pose, m: Manoeuvres): Step[][] {
  return wheelsTo(unit, pose.facing, m).map(w => {
    const first = w[0]
    const at = first && 'wheel' in first ? wheel(unit, first.wheel, first.degrees) : unit
    const [x, y] = toLocal(at, pose.front)
    return [...w, ...legTo(x, y)]
  })
}

/** All ways to a pose in at most an about-face, a wheel and one leg; a leg back or sideways where the pose lies exactly there. */
export function simpleWays(unit: Footprint, pose: Pose, m: Manoeuvres): Step[][] {
  const starts: { steps: Step[]; at: Footprint }[] = [{ steps: [], at: unit }]
  if (m.aboutFace !== null) starts.push({ steps: [{ aboutFace: true }], at: aboutFace(unit) })
  const found: Step[][] = []
  for (const start of starts) {
    for (const w of wheelsTo(start.at, pose.facing, m)) {
      const first = w[0]
      const at = first && 'wheel' in first ? wheel(start.at, first.wheel, first.degrees) : start.at
      const [x, y] = toLocal(at, pose.front)
      const before = [...start.steps, ...w]
      found.push([...before, ...legTo(x, y)])
      if (m.retire !== null && y < 0 && Math.abs(x) <= QUANTUM) found.push([...before, { retire: -y }])
      if (m.shift !== null && x !== 0 && Math.abs(y) <= QUANTUM) found.push([...before, { shift: x }])
    }
  }
  return found
}
