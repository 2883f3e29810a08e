/** 7.6: evasions; while they are due a plain move of a unit that may evade is taken for one. */
import type { GameStep, MoveCommand, Seat, Step } from '../../contract'
import type { EvadeCommand, MoveVerdict } from '../commands'
import { judgeEvade } from '../rules/evade'
import { evadeChance, evader, freedBy } from '../rules/evasion'
import { isSteps } from '../rules/stepShape'
import type { OoSeen } from '../state'
import { type Handler, isText } from './handler'

const plain = (s: GameStep): s is Step => !('form' in s)

export const evade: Handler<EvadeCommand, MoveVerdict> = {
  shape: c => isText(c.unit) && isSteps(c.steps) && c.steps.every(plain) && (c.leaveGuns === undefined || c.leaveGuns === true),
  judge(seen, seat, c) {
    const verdict = judgeEvade(seen, seat, c)
    return { ...verdict, found: verdict }
  },
  events(s, _, c, judged) {
    const unit = s.units[c.unit]!
    const chance = evadeChance(s, unit)!
    const { ends, effect } = judged.found!
    return [
      {
        type: 'Evaded',
        unit: c.unit,
        steps: c.steps,
        ends: ends.map(e => ({ front: e.front, facing: e.facing })),
        effect: effect!,
        freed: freedBy(s, unit, chance),
      },
    ]
  },
}

/** The evasion that a move means in a phase of evasions; null: it is none. */
export function asEvasion(seen: OoSeen, seat: Seat, command: MoveCommand): EvadeCommand | null {
  const unit = Object.hasOwn(seen.units, command.unit) ? seen.units[command.unit] : undefined
  if (evader(seen) !== seat || unit?.seat !== seat || command.charge !== undefined || command.steps.length === 0) return null
  const chance = evadeChance(seen, unit)
  const steps = command.steps.filter(plain)
  if (!chance || steps.length < command.steps.length) return null
  return { type: 'evade', unit: command.unit, steps, ...(chance.leaveGuns ? { leaveGuns: true as const } : {}) }
}
