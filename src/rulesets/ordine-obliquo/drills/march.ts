/** March to the crossroads: in how few moves; by road, across, and in which formation (7.1, 7.4). */
import { along, bearing, CONTACT, distance, turnBetween } from '../../../geometry'
import type { GameStep, MoveCommand, Overlay, Point, Pose, UnitId } from '../../contract'
import type { Made, Maker, Option } from '../../contract/practice'
import { about, BAND, marked, middleAt, phrase, roomy, round, tidy, within } from '../../shared/drill/parts'
import { ordineObliquo } from '..'
import { drillOf } from '../rules/manoeuvres'
import type { OoState } from '../state'
import { type Ground, type Put, staged, stood } from './stage'

/** Enough for one move of anybody: the hands cut it to what is legal. */
const FAR = 60
const MOST = 6

type Formation = NonNullable<Put['formation']>
interface Stage {
  readonly pose: Pose
  readonly formation: Formation
  readonly cm: number
}

/** One move along a bearing, changing formation first where asked; as far as the ruleset lets it go. */
function moved(
  id: UnitId,
  at: { pose: Pose; formation: Formation },
  way: number,
  form: Formation | null,
  ground: readonly Ground[],
): Stage | null {
  const state: OoState = staged({ units: { [id]: at }, ground })
  const off = turnBetween(at.pose.facing, way)
  const leg: GameStep = Math.abs(off) < 1e-6 ? { advance: FAR } : { oblique: off, cm: FAR }
  const wanted: MoveCommand = { type: 'move', unit: id, steps: form ? [{ form }, leg] : [leg] }
  const command = ordineObliquo.hands!.clamp(state, 'a', wanted)
  const verdict = ordineObliquo.judge(state, 'a', command)
  const end = verdict.ends[verdict.ends.length - 1]
  if (verdict.kind !== 'ok' || !end) return null
  return {
    pose: { front: end.front, facing: end.facing },
    formation: form ?? at.formation,
    cm: distance(at.pose.front, end.front),
  }
}

/** How far the unit has come after each move, if it goes on as it is or changes formation first. */
export function marches(
  id: UnitId,
  put: { pose: Pose; formation: Formation },
  way: number,
  form: Formation | null,
  ground: readonly Ground[],
): number[] {
  const out: number[] = []
  let at: { pose: Pose; formation: Formation } = put
  let sum = 0
  for (let i = 0; i < MOST; i++) {
    const next = moved(id, at, way, i === 0 ? form : null, ground)
    if (!next) break
    sum += next.cm
    out.push(sum)
    at = next
  }
  return out
}
/** The fewest moves for so many cm; 0: not within the moves looked at. */
export const movesFor = (way: readonly number[], cm: number): number => way.findIndex(x => x >= cm - CONTACT) + 1

/** The road that crosses at the goal, to be seen; nobody marches on it. */
function crossing(goal: Point, way: number): Ground {
  const [a, b] = [along(goal, way - 90, 25), along(goal, way + 90, 25)]
  const outline = [along(a, way, 1.5), along(b, way, 1.5), along(b, way, -1.5), along(a, way, -1.5)]
  return { id: 'crossing', kind: 'road', outline, line: [a, b], width: 3 }
}

export const marchDrill: Maker = (level, r): Made | null => {
  const id = r.pick(level < 3 ? ['a/I/1'] : ['a/I/1', 'a/I/3', 'a/C/1', 'a/C/2']) as UnitId
  const pose = tidy(middleAt([r.between(70, 110), r.between(14, 20)], about(r, 0, level === 1 ? 0 : 8), 2))
  const road = level === 1 ? true : level === 2 ? false : r.yes()
  const formation: Formation = level < 3 ? 'column' : r.pick(['line', 'line', 'column'] as const)
  const way = road ? pose.facing : about(r, pose.facing, level === 2 ? 15 : 25)
  const [from, to] = BAND[level]
  const put = { pose, formation }
  // The road must be there before its speed is: it runs on past the crossroads.
  const strip = (length: number): Ground => {
    const at = (x: number, y: number): Point => {
      const p = along(along(pose.front, way, y), way + 90, x)
      return [round(p[0]), round(p[1])]
    }
    return {
      id: 'road',
      kind: 'road',
      outline: [at(-3, -10), at(3, -10), at(3, length), at(-3, length)],
      line: [at(0, -10), at(0, length)],
      width: 6,
    }
  }
  const long = road ? [strip(90)] : []
  const plans = [marches(id, put, way, null, long), ...(formation === 'line' ? [marches(id, put, way, 'column', long)] : [])]
  if (plans.some(p => p.length === 0)) return null
  const after = plans[r.below(plans.length)]!
  const k = r.below(Math.min(after.length, 3))
  const cm = round(after[k]! + r.sign() * r.between(from, to))
  if (cm < 20 || cm > 82) return null
  const counts = plans.map(p => movesFor(p, cm))
  if (counts.some(c => c === 0)) return null
  const right = Math.min(...counts)
  const best = counts.indexOf(right)
  // How much nearer or farther the place could lie with the same answer.
  const reached = Math.max(...plans.map(p => p[right - 1]!))
  const before = right > 1 ? Math.max(...plans.map(p => p[right - 2]!)) : 0
  const margin = Math.min(reached - cm, cm - before)
  if (!within(margin, BAND[level])) return null
  const goal = along(pose.front, way, cm)
  const state = staged({ units: { [id]: put }, ground: long })
  const { show, body, at } = stood(state)
  const f = at(id)
  const [gx, gy] = goal
  if (!roomy([f], 0)) return null
  if (gx < 10 || gx > 170 || gy > 112) return null
  const stops = plans[best]!.slice(0, right - 1).map(d => along(pose.front, way, d))
  const ends: Overlay[] = stops.map((p, i) => ({
    kind: 'circle',
    tone: 'measure',
    centre: p,
    radius: 0.8,
    text: phrase('drill.draw.turn', { n: i + 1 }),
  }))
  const speed = drillOf(state, state.units[id]!)!.account.speed
  const options: Option[] = Array.from({ length: MOST }, (_, i) => ({
    id: String(i + 1),
    text: phrase('drill.march.moves', { count: i + 1 }),
  }))
  return {
    show: { ...show, ground: [...show.ground, crossing(goal, way)] },
    question: phrase('drill.march.ask', { unit: body(id).name }),
    facts: [
      phrase('drill.march.far', { cm: round(cm) }),
      phrase(`drill.march.${formation}`, { cm: round(speed) }),
      ...(formation === 'line' ? [phrase('drill.march.change')] : []),
      ...(road ? [phrase('drill.march.road')] : []),
    ],
    asked: { kind: 'choice', options, right: String(right) },
    margin,
    construction: [
      {
        kind: 'line',
        tone: 'legal',
        points: [f.front, goal],
        ends: true,
        text: phrase('drill.draw.cm', { cm: round(distance(f.front, goal)) }),
      },
      ...ends,
      marked({ ...f, front: goal, facing: bearing(f.front, goal) }, undefined, 'legal'),
    ],
    clause: '7.1',
    why: phrase(best === 1 ? 'drill.march.form' : 'drill.march.stay', {
      count: right,
      cm: round(plans[best]![right - 1]!),
      far: round(cm),
      less: round(before),
    }),
    chalk: [{ kind: 'circle', tone: 'target', centre: goal, radius: 1.2 }],
    look: [f.front, goal],
  }
}
