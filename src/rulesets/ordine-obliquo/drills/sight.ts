/** Can you see it: hills by their crest, woods but for 2 cm of their edge, villages (8, 7.5). */
import { along, gapCm, NOISE, normalise, sector } from '../../../geometry'
import type { Overlay, Point } from '../../contract'
import type { Chance, Level, Made, Maker } from '../../contract/practice'
import { about, middleAt, phrase, roomy, round, SCALES, tidy, yes, yesNo } from '../../shared/drill/parts'
import { fireOptions } from '../rules/fire/options'
import type { OoState } from '../state'
import { type Ground, type Scene, staged, steady, stood } from './stage'

const FIRER = 'a/C/3'
const TARGET = 'b/I/1'
const HIDES = ['fire/hill', 'fire/wood', 'fire/village']

/** `yes`, `no`, or something else that has to do with the guns and not with the eye. */
export function sees(s: OoState): string {
  const o = fireOptions(s, s.units[FIRER]!).find(x => x.target === TARGET)
  if (!o) return 'far'
  if (o.may) return 'yes'
  return o.refusals.every(x => HIDES.includes(x.code)) ? 'no' : 'other'
}

/** A piece of ground with an uneven outline about a point. */
function pieceAt(centre: Point, r: Chance, id: string): Ground {
  const kind = r.pick(['wood', 'hill', 'village'] as const)
  if (kind === 'village') {
    const turn = r.between(0, 90)
    const half = r.between(3.5, 6)
    const outline = [45, 135, 225, 315].map(a => along(centre, a + turn, half * 1.4).map(x => round(x)) as unknown as Point)
    return { id, kind, outline }
  }
  const n = 7
  const wide = r.between(4, 9)
  const outline = Array.from({ length: n }, (_, i): Point => {
    const [x, y] = along(centre, (360 / n) * i + r.between(0, 20), wide * r.between(0.75, 1.15))
    return [round(x), round(y)]
  })
  return { id, kind, outline }
}

function sceneOf(level: Level, r: Chance): Scene {
  const pose = tidy(middleAt([r.between(75, 105), r.between(30, 38)], about(r, 0, 10), 4))
  const way = about(r, pose.facing, 10)
  const far = r.between(22, 36)
  const target = tidy(middleAt(along(pose.front, way, far), normalise(way + 180 + r.between(-30, 30)), 2))
  const pieces = level < 3 ? 1 : 2
  const ground = Array.from({ length: pieces }, (_, i) => {
    const on = along(pose.front, way, r.between(7, far - 4))
    return pieceAt(along(on, normalise(way + 90), r.between(-12, 12)), r, `ground${i}`)
  })
  return {
    units: { [FIRER]: { pose, formation: 'battery' }, [TARGET]: { pose: target, formation: r.yes() ? 'column' : 'line' } },
    ground,
    phase: 'fire1',
  }
}

export const sightDrill: Maker = (level, r): Made | null => {
  const scene = sceneOf(level, r)
  const [one, two] = scene.ground ?? []
  if (one && two && gapCm({ polygon: one.outline }, { polygon: two.outline }) < 1) return null
  const state = staged(scene)
  const is = sees(state)
  if (is !== 'yes' && is !== 'no') return null
  if (is === 'yes' && r.below(3) === 0) return null
  const { all, least, most } = SCALES[level]
  const margin = steady(scene, [FIRER, TARGET], sees, all)
  if (margin === null || margin < least || margin > most) return null
  const { show, body, at } = stood(state)
  const f = at(FIRER)
  const foe = at(TARGET)
  if (!roomy([f, foe], 4)) return null
  const shot = fireOptions(state, state.units[FIRER]!).find(o => o.target === TARGET)!
  // The eye's question alone: the whole target lies in the zone of fire.
  if (sector(shot.front.footprint, foe, shot.front.spread).share < 1 - NOISE) return null
  const kind = is === 'no' ? shot.refusals[0]!.code.slice('fire/'.length) : null
  const line: Overlay = { kind: 'line', tone: is === 'yes' ? 'legal' : 'not', points: [f.front, shot.to], ends: true }
  return {
    show,
    question: phrase('drill.sight.ask', { unit: body(FIRER).name, enemy: body(TARGET).name }),
    facts: [phrase('drill.sight.how')],
    asked: { kind: 'choice', options: yesNo, right: yes(is === 'yes') },
    margin,
    construction: [...shot.drawing.filter(o => o.kind !== 'line'), line],
    clause: '8',
    why: phrase(
      kind === null ? 'drill.sight.clear' : (scene.ground ?? []).length > 1 ? 'drill.sight.several' : `drill.sight.${kind}`,
    ),
    look: [f.front, foe.front],
  }
}
