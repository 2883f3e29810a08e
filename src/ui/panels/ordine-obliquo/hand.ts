import type { PlaceCommand, Show, Typed } from '../../../rulesets/contract'
import type { GameHand } from '../../ports'

/** Phases before and during the moves: with the option off nothing is measured in them but from who has moved. */
const UNMEASURED = /^(orders|rally|compulsory|initiative|choose|generals|move|evade|finish)/

/**
 * Which tool the hands hold in a phase, and what putting a piece down means: in the generals' phases a general that is put down has
 * ridden there, measured from the centre of his base (3.2).
 */
export const hand: GameHand = {
  measures: (what, options, body) =>
    options.measureFirst !== false || !UNMEASURED.test(what) || body?.states.includes('moved') === true,
  tool: what => (what === 'deploy' || what === 'arrivals' || what.startsWith('generals') ? 'place' : 'move'),
  // Only generals ride in their phases; they alone have a radius of command.
  takes: (what, body) => !what.startsWith('generals') || body.radius !== undefined,
  put(command: Typed, what: string, show: Show): Typed {
    if (command.type !== 'place' || !what.startsWith('generals')) return command
    const { unit, pose } = command as PlaceCommand
    const depth = show.bodies.find(b => b.id === unit)?.footprint.depth ?? 0
    const angle = (pose.facing * Math.PI) / 180
    const to = [pose.front[0] - (Math.sin(angle) * depth) / 2, pose.front[1] - (Math.cos(angle) * depth) / 2]
    return { type: 'moveGeneral', general: unit, to } as Typed
  },
}
