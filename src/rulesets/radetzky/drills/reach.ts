/** Will the attack reach: a wheel for half the move first, or none; then straight on or oblique within 45°, into contact (Movimento, Mischia). */
import { along, bearing, centreOf, charges, type Manoeuvres, posesAlong } from '../../../geometry'
import type { Footprint, Overlay, Step, UnitId } from '../../contract'
import type { Made, Maker } from '../../contract/practice'
import { about, BAND, marked, middleAt, phrase, roomy, round, tidy, within, yes, yesNo } from '../../shared/drill/parts'
import { radetzky } from '..'
import type { RadState } from '../state'
import { type Scene, staged, stood, unitOf } from './stage'

const TARGET = 'b/I/1' as UnitId
const WHEEL = 90
const OBLIQUE = 45
/** How far beyond its move an attack that falls short is looked for. */
const BEYOND = 9

export interface Reached {
  /** What is left of the move, or (below 0) what is wanting. */
  readonly cm: number
  readonly steps: readonly Step[]
}
const book = (f: Footprint, allowance: number, wheels: boolean): Manoeuvres => ({
  allowance,
  wheel: wheels ? { factor: 0, most: (f.width * WHEEL * Math.PI) / 180, first: true } : null,
  oblique: OBLIQUE,
  retire: null,
  shift: null,
  aboutFace: null,
})

/**
 * By how much the attack reaches or falls short. The cheapest way is looked for with no wheel and the whole move, and with a wheel and
 * half of it; one that reaches is carried before the game's own judge. Null: nothing certain can be said.
 */
export function slack(state: RadState, id: string): Reached | null {
  const u = unitOf(state, id)
  const { at } = stood(state)
  const [f, foe] = [at(id), at(TARGET)]
  const world = { hard: [{ id: TARGET, shape: foe }], friends: [] }
  const ways = [
    { has: u.speed, wheels: false },
    { has: u.speed / 2, wheels: true },
  ].flatMap(({ has, wheels }): Reached[] => {
    const found = charges(f, book(f, has + BEYOND, wheels), world, [{ id: TARGET, shape: foe }], {})[0]
    if (!found) return []
    if (wheels && !found.steps.some(s => 'wheel' in s)) return []
    return [{ cm: has - found.cost, steps: found.steps }]
  })
  const best = ways.sort((a, b) => b.cm - a.cm)[0]
  if (!best) return null
  if (best.cm <= 0) return best
  const move = { type: 'move' as const, unit: u.id, steps: best.steps, charge: TARGET }
  return radetzky.judge(state, 'a', move).kind === 'ok' ? best : null
}

export const reachDrill: Maker = (level, r): Made | null => {
  const id = r.pick(level === 1 ? ['a/I/1', 'a/I/6'] : ['a/I/1', 'a/I/4', 'a/I/6', 'a/I/8'])
  const pose = tidy(middleAt([r.between(75, 105), r.between(35, 45)], about(r, 0, 12 * (level - 1)), 4))
  const way = about(r, pose.facing, { 1: 5, 2: 28, 3: 55, 4: 75 }[level])
  const facing = about(r, 180, { 1: 5, 2: 30, 3: 70, 4: 80 }[level])
  const [from, to] = BAND[level]
  const wanted = r.sign() * r.between(from, to)
  let foe = tidy(middleAt(along(pose.front, way, r.between(8, 18)), facing, 4))
  const scene = (): Scene => ({ units: { [id]: { pose }, [TARGET]: { pose: foe } } })
  for (let i = 0; i < 3; i++) {
    const now = slack(staged(scene()), id)
    if (!now) return null
    foe = tidy({ ...foe, front: along(foe.front, bearing(pose.front, foe.front), now.cm - wanted) })
  }
  const state = staged(scene())
  const found = slack(state, id)
  if (!found || !within(Math.abs(found.cm), BAND[level]) || Math.sign(found.cm) !== Math.sign(wanted)) return null
  const { show, body, at } = stood(state)
  const [f, target] = [at(id), at(TARGET)]
  if (!roomy([f, target], 1)) return null
  const is = found.cm > 0
  const { speed } = unitOf(state, id)
  const poses = posesAlong(f, found.steps)
  const wheels = found.steps.some(s => 'wheel' in s)
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
    facts: [phrase('drill.fact.speed', { cm: round(speed) }), phrase('drill.radetzky.reach.how')],
    asked: { kind: 'choice', options: yesNo, right: yes(is) },
    margin: Math.abs(found.cm),
    construction: [drawn, marked(poses[poses.length - 1] ?? f, undefined, is ? 'legal' : 'not')],
    clause: 'Movimento',
    why: phrase(`drill.radetzky.reach.${wheels ? 'wheel' : 'plain'}.${is ? 'yes' : 'no'}`, {
      way: round((wheels ? speed / 2 : speed) - found.cm),
      has: round(wheels ? speed / 2 : speed),
      cm: round(Math.abs(found.cm)),
    }),
    look: [f.front, centreOf(target)],
  }
}
