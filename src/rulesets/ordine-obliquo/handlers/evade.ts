/** 7.6: evasions; while they are due a plain move of a unit that may evade is taken for one. */
import type { Dice } from '../../../engine/dice'
import type { GameStep, MoveCommand, Seat, Step, UnitId } from '../../contract'
import type { EvadeCommand, MoveVerdict } from '../commands'
import { judgeEvade } from '../rules/evade'
import { type EvadeChance, evadeChance, evader, freedBy } from '../rules/evasion'
import { fallen, rollFire } from '../rules/fire/resolve'
import { partingShot } from '../rules/fire/shot'
import { isSteps } from '../rules/stepShape'
import type { OoSeen, Unit } from '../state'
import { Story } from '../story'
import { type Handler, isText } from './handler'

const plain = (s: GameStep): s is Step => !('form' in s)

export const evade: Handler<EvadeCommand, MoveVerdict> = {
  shape: c =>
    isText(c.unit) &&
    isSteps(c.steps) &&
    c.steps.every(plain) &&
    (c.leaveGuns === undefined || c.leaveGuns === true) &&
    (c.at === undefined || isText(c.at)),
  judge(seen, seat, c) {
    const verdict = judgeEvade(seen, seat, c)
    return { ...verdict, found: verdict }
  },
  events(s, _, c, judged, dice) {
    const unit = s.units[c.unit]!
    const chance = evadeChance(s, unit)!
    const { ends, effect } = judged.found!
    const story = new Story(s)
    const target = chance.shot ? fireAndGo(story, unit, chance, c.at, dice) : null
    const fired = target === null ? {} : { fired: target }
    const freed = freedBy(story.state, unit, chance)
    return story.add({
      type: 'Evaded',
      unit: c.unit,
      steps: c.steps,
      ends: ends.map(e => ({ front: e.front, facing: e.facing })),
      effect: { ...effect!, use: { ...effect!.use, ...fired } },
      freed: freed.filter(id => story.state.units[id]?.rout === null && story.state.units[id]?.place === 'table'),
    }).events
  },
}

/**
 * 7.6.2: the one shot of gunners who then leave their guns, at long range, at a charger that they bear on. Who does not stand has
 * ended his charge. Answers whom they fired at; null: they bear on none and go without.
 */
function fireAndGo(story: Story, unit: Unit, chance: EvadeChance, at: UnitId | undefined, dice: Dice): UnitId | null {
  const shots = chance.from
    .filter(id => at === undefined || id === at)
    .map(id => partingShot(story.state, unit, story.state.units[id]!))
    .filter(shot => shot !== null)
  if (shots.length === 0) return null
  const best = shots.reduce((a, b) => (b.value > a.value ? b : a))
  rollFire(story, [best], dice)
  const foe = story.state.units[best.target]!
  if (foe.rout !== null || foe.cp === 0) story.add({ type: 'Halted', unit: foe.id, pose: foe.pose!, formation: foe.formation })
  const gone = fallen(story.state)
  if (gone.length > 0) story.add({ type: 'Fallen', units: gone })
  return best.target
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
