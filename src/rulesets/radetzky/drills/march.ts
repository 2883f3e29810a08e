/** March to the crossroads: in how few moves; by road half as much again, across straight or oblique (Movimento). */
import { along, bearing, CONTACT, distance, turnBetween } from '../../../geometry'
import type { GameStep, MoveCommand, Overlay, Point, Pose, UnitId } from '../../contract'
import type { Made, Maker, Option } from '../../contract/practice'
import { about, BAND, marked, middleAt, phrase, roomy, round, tidy, within } from '../../shared/drill/parts'
import { radetzky } from '..'
import { type Ground, staged, stood, unitOf } from './stage'

/** Enough for one move of anybody: the hands cut it to what is legal. */
const FAR = 60
const MOST = 6

/** One move along a bearing, as far as the ruleset lets it go. */
function moved(id: UnitId, pose: Pose, way: number, ground: readonly Ground[]): { pose: Pose; cm: number } | null {
  const state = staged({ units: { [id]: { pose } }, ground })
  const off = turnBetween(pose.facing, way)
  const leg: GameStep = Math.abs(off) < 1e-6 ? { advance: FAR } : { oblique: off, cm: FAR }
  const wanted: MoveCommand = { type: 'move', unit: id, steps: [leg] }
  const command = radetzky.hands!.clamp(state, 'a', wanted)
  const verdict = radetzky.judge(state, 'a', command)
  const end = verdict.ends[verdict.ends.length - 1]
  if (verdict.kind !== 'ok' || !end) return null
  return { pose: { front: end.front, facing: end.facing }, cm: distance(pose.front, end.front) }
}
/** How far the base has come after each move. */
export function marches(id: UnitId, pose: Pose, way: number, ground: readonly Ground[]): number[] {
  const out: number[] = []
  let at = pose
  let sum = 0
  for (let i = 0; i < MOST; i++) {
    const next = moved(id, at, way, ground)
    if (!next) break
    sum += next.cm
    out.push(sum)
    at = next.pose
  }
  return out
}

interface Road {
  readonly id: string
  readonly kind: 'road'
  readonly outline: readonly Point[]
  readonly line: readonly Point[]
  readonly width: number
}
const strip = (id: string, from: Point, way: number, back: number, length: number, width: number): Road => ({
  id,
  kind: 'road',
  outline: [
    along(along(from, way, -back), way + 90, -width / 2),
    along(along(from, way, -back), way + 90, width / 2),
    along(along(from, way, length), way + 90, width / 2),
    along(along(from, way, length), way + 90, -width / 2),
  ],
  line: [along(from, way, -back), along(from, way, length)],
  width,
})

export const marchDrill: Maker = (level, r): Made | null => {
  const id = r.pick(level < 3 ? ['a/I/1', 'a/I/6'] : ['a/I/1', 'a/I/4', 'a/I/6', 'a/I/8']) as UnitId
  const pose = tidy(middleAt([r.between(70, 110), r.between(14, 20)], about(r, 0, level === 1 ? 0 : 8), 4))
  const road = level === 1 ? true : level === 2 ? false : r.yes()
  const way = road ? pose.facing : about(r, pose.facing, level === 2 ? 0 : 30)
  const [from, to] = BAND[level]
  const long = road ? [strip('road', pose.front, way, 10, 100, 6)] : []
  const plan = marches(id, pose, way, long)
  // One move is seen at a glance.
  const k = (level === 1 ? 0 : 1) + r.below(Math.min(plan.length, 5) - 1)
  const after = plan[k]
  if (after === undefined) return null
  const cm = round(after + r.sign() * r.between(from, to))
  if (cm < 7 || cm > 88) return null
  const right = plan.findIndex(x => x >= cm - CONTACT) + 1
  if (right === 0) return null
  const reached = plan[right - 1]!
  const before = right > 1 ? plan[right - 2]! : 0
  const margin = Math.min(reached - cm, cm - before)
  if (!within(margin, BAND[level])) return null
  const goal = along(pose.front, way, cm)
  const [gx, gy] = goal
  const state = staged({ units: { [id]: { pose } }, ground: long })
  const { show, body, at } = stood(state)
  const f = at(id)
  if (!roomy([f], 0) || gx < 10 || gx > 170 || gy > 112) return null
  const { speed } = unitOf(state, id)
  const stops: Overlay[] = plan.slice(0, right - 1).map((d, i) => ({
    kind: 'circle',
    tone: 'measure',
    centre: along(pose.front, way, d),
    radius: 0.8,
    text: phrase('drill.draw.turn', { n: i + 1 }),
  }))
  const options: Option[] = Array.from({ length: MOST }, (_, i) => ({
    id: String(i + 1),
    text: phrase('drill.march.moves', { count: i + 1 }),
  }))
  return {
    show: { ...show, ground: [...show.ground, strip('crossing', goal, way + 90, 25, 25, 3)] },
    question: phrase('drill.march.ask', { unit: body(id).name }),
    facts: [
      phrase('drill.march.far', { cm }),
      phrase('drill.fact.speed', { cm: speed }),
      phrase(road ? 'drill.radetzky.march.road' : 'drill.radetzky.march.open'),
    ],
    asked: { kind: 'choice', options, right: String(right) },
    margin,
    construction: [
      { kind: 'line', tone: 'legal', points: [f.front, goal], ends: true, text: phrase('drill.draw.cm', { cm }) },
      ...stops,
      marked({ ...f, front: goal, facing: bearing(f.front, goal) }, undefined, 'legal'),
    ],
    clause: 'Movimento',
    why: phrase('drill.radetzky.march.why', { count: right, cm: round(reached), far: cm, less: round(before) }),
    chalk: [{ kind: 'circle', tone: 'target', centre: goal, radius: 1.2 }],
    look: [f.front, goal],
  }
}
