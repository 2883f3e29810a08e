/** Will the charge reach: one wheel at double cost, one leg within the oblique's limit, to one centimetre from the enemy (7.2, 9.1). */
import { along, bearing, centreOf, charges, posesAlong } from '../../../geometry'
import type { Overlay, Step, UnitId } from '../../contract'
import type { Made, Maker } from '../../contract/practice'
import { about, BAND, marked, middleAt, phrase, roomy, round, tidy, within, yes, yesNo } from '../../shared/drill/parts'
import { ordineObliquo } from '..'
import { drillOf } from '../rules/manoeuvres'
import type { OoState, OoView } from '../state'
import { type Scene, staged, stood } from './stage'

/** The halt before the enemy (9.1), and how far beyond its speed a charge that falls short is looked for. */
const HALT = 1
const BEYOND = 9
const TARGET = 'b/I/1' as UnitId

export interface Reached {
  /** What is left of the move, or (below 0) what is wanting. */
  readonly cm: number
  readonly steps: readonly Step[]
}
/** By how much the charge reaches or falls short; null: neither can be said for certain. */
export function slack(state: OoState | OoView, id: string, target: UnitId = TARGET): Reached | null {
  const unit = state.units[id]!
  const chance = ordineObliquo.hands!.charges(state, unit.id).find(c => c.target === target)
  if (chance) return { cm: chance.left, steps: chance.steps }
  const drill = drillOf(state, unit)
  const foe = drillOf(state, state.units[target]!)
  if (!drill || !foe) return null
  const { manoeuvres } = drill.goings[0]!
  // As if nothing were in the way: what is too far then is too far in any case.
  const open = { hard: [{ id: target, shape: foe.body, keep: HALT }], friends: [] }
  const wide = { ...manoeuvres, allowance: manoeuvres.allowance + BEYOND }
  const found = charges(drill.body, wide, open, [{ id: target, shape: foe.body }], { halt: HALT })[0]
  if (!found || found.cost <= manoeuvres.allowance) return null
  return { cm: manoeuvres.allowance - found.cost, steps: found.steps }
}

export const reachDrill: Maker = (level, r): Made | null => {
  const id = r.pick(level === 1 ? ['a/I/1', 'a/C/1'] : ['a/I/1', 'a/I/3', 'a/C/1', 'a/C/2'])
  const pose = tidy(middleAt([r.between(75, 105), r.between(35, 45)], about(r, 0, 12 * (level - 1)), 2))
  const way = about(r, pose.facing, { 1: 5, 2: 28, 3: 50, 4: 60 }[level])
  const facing = about(r, 180, { 1: 5, 2: 30, 3: 70, 4: 80 }[level])
  const friend =
    level > 2 && r.yes() ? tidy(middleAt(along(pose.front, about(r, way, 50), r.between(7, 13)), about(r, 0, 90), 2)) : null
  const [from, to] = BAND[level]
  const wanted = r.sign() * r.between(from, to)
  let foe = tidy(middleAt(along(pose.front, way, r.between(13, 22)), facing, 2))
  const scene = (): Scene => ({
    units: {
      [id]: { pose },
      [TARGET]: { pose: foe },
      ...(friend ? { 'a/I/2': { pose: friend } } : {}),
    },
  })
  for (let i = 0; i < 3; i++) {
    const now = slack(staged(scene()), id)
    if (!now) return null
    foe = tidy({ ...foe, front: along(foe.front, bearing(pose.front, foe.front), now.cm - wanted) })
  }
  const state = staged(scene())
  const found = slack(state, id)
  if (!found || !within(Math.abs(found.cm), BAND[level]) || Math.sign(found.cm) !== Math.sign(wanted)) return null
  const { show, body, at } = stood(state)
  const f = at(id)
  const target = at(TARGET)
  if (!roomy([f, target, ...(friend ? [at('a/I/2')] : [])], 1.5)) return null
  const is = found.cm > 0
  const speed = drillOf(state, state.units[id]!)!.goings[0]!.manoeuvres.allowance
  const poses = posesAlong(f, found.steps)
  const last = poses[poses.length - 1] ?? f
  const drawn: Overlay = {
    kind: 'line',
    tone: is ? 'legal' : 'not',
    points: [f.front, ...poses.map(p => p.front)],
    ends: true,
    text: phrase(is ? 'drill.draw.left' : 'drill.draw.short', { cm: round(Math.abs(found.cm)) }),
  }
  return {
    show,
    question: phrase('drill.reach.ask', { unit: body(id).name, enemy: body(TARGET).name }),
    facts: [phrase('drill.fact.speed', { cm: round(speed) }), phrase('drill.reach.how')],
    asked: { kind: 'choice', options: yesNo, right: yes(is) },
    margin: Math.abs(found.cm),
    construction: [drawn, marked(last, undefined, is ? 'legal' : 'not')],
    clause: '9.1',
    why: phrase(is ? 'drill.reach.yes' : 'drill.reach.no', {
      cost: round(speed - found.cm),
      speed: round(speed),
      cm: round(Math.abs(found.cm)),
    }),
    look: [f.front, centreOf(target)],
  }
}
