/** Judge the distance, front, flank or rear, and whether orders arrive: questions of where bases stand (Strumenti, Mischia, Comando). */
import { along, CONTACT, centreOf, corners, gap, obstacleOf, overlap, posesAlong, sweepObstacles } from '../../../geometry'
import type { Footprint, Point } from '../../contract'
import type { Made, Maker } from '../../contract/practice'
import {
  about,
  BAND,
  firmness,
  lineOf,
  marked,
  middleAt,
  off,
  phrase,
  roomy,
  round,
  SCALES,
  tidy,
  within,
  yes,
  yesNo,
} from '../../shared/drill/parts'
import { sideMet } from '../rules/contact'
import type { RadState } from '../state'
import { COMMAND_RADIUS } from '../tables'
import { type Scene, staged, stood, unitOf } from './stage'

const TOLERANCE = { 1: 3, 2: 2, 3: 1, 4: 0.5 } as const
const FAR = { 1: [6, 16], 2: [5, 24], 3: [4, 36], 4: [3, 45] } as const
/** A front edge, as a body of no depth to speak of. */
const edge = (f: Footprint): Footprint => ({ ...f, depth: 1e-6 })

export const distanceDrill: Maker = (level, r): Made | null => {
  const turn = level === 1 ? 0 : level === 2 ? 25 : 60
  const [from, to] = FAR[level]
  const ours = r.pick(level < 3 ? ['a/I/1', 'a/I/6'] : ['a/I/1', 'a/I/4', 'a/I/7'])
  const theirs = r.pick(level < 3 ? ['b/I/1', 'b/I/6'] : ['b/I/1', 'b/I/4', 'b/I/7'])
  const first = middleAt([r.between(60, 100), r.between(30, 55)], about(r, 0, turn), 4)
  const way = about(r, first.facing, level === 1 ? 12 : 30)
  const second = middleAt(off(first.front, way, r.between(from, to) + 2), about(r, 180, level < 3 ? turn : 180), 4)
  const state = staged({ units: { [ours]: { pose: tidy(first) }, [theirs]: { pose: tidy(second) } } })
  const { show, body, at } = stood(state)
  const [a, b] = [at(ours), at(theirs)]
  const g = gap(edge(a), b)
  if (!roomy([a, b], 1) || overlap(a, b) > 0 || g.cm < from || g.cm > to) return null
  return {
    show,
    question: phrase('drill.radetzky.distance.ask', { a: body(ours).name, b: body(theirs).name }),
    facts: [phrase('drill.radetzky.distance.how')],
    asked: {
      kind: 'numbers',
      fields: [{ name: 'cm', unit: 'cm', right: g.cm, tolerance: TOLERANCE[level], least: 0, most: 120, step: 0.5 }],
    },
    margin: null,
    construction: [lineOf(g.from, g.to, g.cm)],
    clause: 'Fuoco',
    why: phrase('drill.radetzky.distance.why', { a: body(ours).name, b: body(theirs).name, cm: round(g.cm) }),
    look: [a.front, b.front],
  }
}

const CHARGER_FAR = 30
/** Where a base that goes straight ahead touches another; null: it passes by. */
export function touching(f: Footprint, foe: Footprint): Footprint | null {
  const hit = sweepObstacles(f, [{ advance: CHARGER_FAR }], [obstacleOf(foe)], CONTACT)
  if (hit.clear || hit.at < 1) return null
  return posesAlong(f, [{ advance: hit.at }])[0] ?? null
}
const met = (s: RadState, unit: string, target: string): string => {
  const { at } = stood(s)
  const end = touching(at(unit), at(target))
  return end ? sideMet(end, at(target)) : 'none'
}

export const flankDrill: Maker = (level, r): Made | null => {
  const unit = r.pick(['a/I/1', 'a/I/3', 'a/I/6', 'a/I/8'])
  const target = tidy(middleAt([r.between(75, 105), r.between(55, 65)], about(r, 180, level === 1 ? 10 : 60), 4))
  const foe: Footprint = { ...target, width: 8, depth: 4 }
  const way = r.pick([0, 90, 180, 270] as const) + r.between(-15 * level, 15 * level)
  const bearing = (target.facing + way + 720) % 360
  const middle = along(centreOf(foe), bearing, r.between(11, 17))
  const aside = along(middle, (bearing + 90) % 360, r.between(-1.6 * level, 1.6 * level))
  const pose = tidy(middleAt(aside, (bearing + 180 + r.between(-9 * level, 9 * level) + 720) % 360, 4))
  const scene: Scene = { units: { [unit]: { pose }, 'b/I/1': { pose: target } } }
  const state = staged(scene)
  const side = met(state, unit, 'b/I/1')
  if (side === 'none') return null
  const { all, least, most } = SCALES[level]
  const margin = firmness(staged, scene, [unit, 'b/I/1'], s => met(s, unit, 'b/I/1'), all)
  if (margin === null || margin < least || margin > most) return null
  const { show, body, at } = stood(state)
  const [f, at2] = [at(unit), at('b/I/1')]
  if (!roomy([f, at2], 2)) return null
  const end = touching(f, at2)!
  return {
    show,
    question: phrase('drill.radetzky.flank.ask', { unit: body(unit).name, enemy: body('b/I/1').name }),
    facts: [phrase('drill.radetzky.flank.how')],
    asked: {
      kind: 'choice',
      options: (['front', 'flank', 'rear'] as const).map(id => ({ id, text: phrase(`drill.radetzky.flank.${id}`) })),
      right: side,
    },
    margin,
    construction: [{ kind: 'line', tone: 'measure', points: [f.front, end.front], ends: true }, marked(end, undefined, 'target')],
    clause: 'Mischia',
    why: phrase(`drill.radetzky.flank.${side}.why`),
    look: [...corners(f), ...corners(at2)],
  }
}

const COMMAND = 'a/I/1'
export const commandDrill: Maker = (level, r): Made | null => {
  const asked = r.pick(['a/I/2', 'a/I/3', 'a/I/6', 'a/I/7'])
  const [from, to] = BAND[level]
  const wanted = COMMAND_RADIUS + r.sign() * r.between(from, to)
  const pose = tidy(middleAt([r.between(50, 70), r.between(30, 50)], about(r, 0, level === 1 ? 0 : 60), 4))
  const way = level === 1 ? r.pick([90, 0]) : r.between(0, 110)
  const facing = about(r, 0, level === 1 ? 0 : 60)
  let other = tidy(middleAt(along(pose.front, way, wanted + 6), facing, 4))
  const place = () => staged({ units: { [COMMAND]: { pose }, [asked]: { pose: other } } })
  for (let i = 0; i < 4; i++) {
    const { at } = stood(place())
    const now = gap(at(COMMAND), at(asked))
    other = tidy({ ...other, front: along(other.front, way, wanted - now.cm) as Point })
  }
  const state = place()
  const { show, body, at } = stood(state)
  const [a, b] = [at(COMMAND), at(asked)]
  const g = gap(a, b)
  const margin = Math.abs(g.cm - COMMAND_RADIUS)
  if (!within(margin, BAND[level]) || !roomy([a, b], 0)) return null
  const is = g.cm < COMMAND_RADIUS
  const general = body(COMMAND).name
  return {
    show,
    question: phrase('drill.radetzky.command.ask', { unit: body(asked).name, general }),
    facts: [phrase('drill.radetzky.command.how', { cm: COMMAND_RADIUS })],
    asked: { kind: 'choice', options: yesNo, right: yes(is) },
    margin,
    construction: [lineOf(g.from, g.to, g.cm, is ? 'legal' : 'not')],
    clause: 'Comando',
    why: phrase(is ? 'drill.radetzky.command.yes' : 'drill.radetzky.command.no', { cm: round(g.cm), radius: COMMAND_RADIUS }),
    look: [unitOf(state, COMMAND).pose!.front, b.front],
  }
}
