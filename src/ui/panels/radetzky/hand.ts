import type { Footprint, PlaceCommand, Point, Show, Typed } from '../../../rulesets/contract'
import type { GameHand } from '../../ports'

/** What a key moves a base by at the most, in cm. */
const NUDGE = 2.1
const HALF = 0.5
const FAR = 60

const ahead = (facing: number): Point => [Math.sin((facing * Math.PI) / 180), Math.cos((facing * Math.PI) / 180)]
function middleOf(f: Pick<Footprint, 'front' | 'facing' | 'depth'>): Point {
  const [x, y] = ahead(f.facing)
  return [f.front[0] - (x * f.depth) / 2, f.front[1] - (y * f.depth) / 2]
}
function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([px, py], i) => {
    const [qx, qy] = outline[(i + outline.length - 1) % outline.length]!
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside
  })
  return inside
}

/**
 * Bases are put down in the set-up and when they come in; afterwards they move. Put down over a house, in the set-up, a base is put into
 * it; one that is nudged out of its house stands before it on that side. Measuring is free at any time.
 */
export const hand: GameHand = {
  tool: what => (what === 'setUp' || what === 'command' ? 'place' : 'move'),
  put(command: Typed, what: string, show: Show): Typed {
    if (command.type !== 'place' || what !== 'setUp') return command
    const { unit, pose } = command as PlaceCommand
    const body = show.bodies.find(b => b.id === unit)
    if (!body) return command
    const { width, depth } = body.footprint
    const to = middleOf({ ...pose, depth })
    const house = show.ground.find(g => g.kind === 'sector' && within(to, g.outline))
    if (!house) return command
    const from = middleOf(body.footprint)
    const by: Point = [to[0] - from[0], to[1] - from[1]]
    const cm = Math.sqrt(by[0] ** 2 + by[1] ** 2)
    if (!within(from, house.outline) || cm < 1e-6 || cm > NUDGE) return { ...command, inside: house.id } as Typed
    // Out by that side: as far as clears the house, in half centimetres.
    const reach = Math.max(width, depth) / 2
    const [ux, uy] = [by[0] / cm, by[1] / cm]
    let out = 0
    while (out < FAR && within([to[0] + ux * out, to[1] + uy * out], house.outline)) out += HALF
    out += reach
    return { ...command, pose: { ...pose, front: [pose.front[0] + ux * out, pose.front[1] + uy * out] } } as Typed
  },
  measures: () => true,
}
