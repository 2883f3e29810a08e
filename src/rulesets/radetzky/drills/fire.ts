/** Whom may we fire at, is the lane free, and with how many dice: arc, range, bases in the lane, the nearest first (Fuoco). */
import { along, sectorOutline } from '../../../geometry'
import type { Overlay, Phrase } from '../../contract'
import type { Chance, Level, Made, Maker, Option } from '../../contract/practice'
import { about, firmness, marked, middleAt, phrase, roomy, round, SCALES, tidy, yes, yesNo } from '../../shared/drill/parts'
import { laneOf, shoot } from '../rules/fire'
import { rangeOf } from '../rules/fireDice'
import type { RadState } from '../state'
import { GUN_SPREAD } from '../tables'
import { type Put, type Scene, staged, stood, unitOf } from './stage'

const NOBODY = 'nobody'
const MARKS = ['A', 'B', 'C'] as const
const ENEMIES = ['b/I/1', 'b/I/4', 'b/I/6'] as const
const FRIEND = 'a/I/2'
type Firer = 'a/I/1' | 'a/I/7'
const AS = { opportunity: false, moving: false }

const shot = (s: RadState, unit: string, target: string) => shoot(s, unitOf(s, unit), unitOf(s, target), AS)
const onTable = (s: RadState): readonly string[] => ENEMIES.filter(id => unitOf(s, id).place === 'table')
/** Whom the base may fire at; `several`: more than one, no single answer. */
export function mayFireAt(s: RadState, id: string): string {
  const may = onTable(s).filter(e => shot(s, id, e).refusals.length === 0)
  return may.length === 0 ? NOBODY : may.length === 1 ? may[0]! : 'several'
}
const weapon = (s: RadState, firer: Firer): Phrase =>
  phrase(firer === 'a/I/7' ? 'drill.radetzky.fire.guns' : 'drill.radetzky.fire.muskets', {
    cm: rangeOf(unitOf(s, firer).shooter!),
  })

function sceneOf(level: Level, r: Chance, firer: Firer): Scene {
  const guns = firer === 'a/I/7'
  const pose = tidy(middleAt([r.between(80, 100), r.between(34, 40)], about(r, 0, 8 * level), 4))
  const units: { [id: string]: Put } = { [firer]: { pose } }
  for (const id of ENEMIES.slice(0, level === 1 ? 2 : 3)) {
    const far = guns ? r.between(14, 46) : r.between(4, 15)
    const way = about(r, pose.facing, guns ? 36 : level === 1 ? 40 : 60)
    units[id] = { pose: tidy(middleAt(along(pose.front, way, far), about(r, 180, 25 * level), 4)) }
  }
  if (level > 2 || (level === 2 && r.yes())) {
    const on = along(pose.front, about(r, pose.facing, guns ? 20 : 50), guns ? r.between(8, 22) : r.between(4, 9))
    units[FRIEND] = { pose: tidy(middleAt(on, about(r, 0, 30), 4)) }
  }
  return { units }
}
/** Every reason once: who stands before whom is told by name. */
function noted(s: RadState, firer: string, target: string): Phrase {
  const no = shot(s, firer, target).refusals[0]
  return no ? { code: `refusal.${no.code}`, ...(no.with ? { with: no.with } : {}) } : phrase('drill.fire.far')
}

export const fireDrill: Maker = (level, r): Made | null => {
  const firer: Firer = r.pick(['a/I/1', 'a/I/7'])
  const scene = sceneOf(level, r, firer)
  const state = staged(scene)
  const { show, body, at } = stood(state)
  const ids = Object.keys(scene.units)
  if (!roomy(ids.map(at), 1)) return null
  const right = mayFireAt(state, firer)
  if (right === 'several') return null
  // The question is one of arc, range and lane: a shot that only wants dice would be a riddle.
  if (onTable(state).some(e => shot(state, firer, e).refusals.some(x => x.code === 'fire/no-dice'))) return null
  // Nobody is the right answer as often as any one of them.
  if (right === NOBODY && r.below(3) > 0) return null
  const { all, least, most } = SCALES[level]
  const margin = firmness(staged, scene, ids, s => mayFireAt(s, firer), all)
  if (margin === null || margin < least || margin > most) return null
  const enemies = ENEMIES.filter(id => scene.units[id])
  const options: Option[] = [
    ...enemies.map((id, i) => ({ id, unit: id, text: phrase('drill.fire.option', { mark: MARKS[i]!, unit: body(id).name }) })),
    { id: NOBODY, text: phrase('drill.fire.nobody') },
  ]
  const found = right === NOBODY ? null : shot(state, firer, right)
  const drawn: Overlay[] = enemies.flatMap(id => {
    const s = shot(state, firer, id)
    return s.drawing.filter(o => o.kind === 'line' || id === (found ? right : enemies[0]))
  })
  return {
    show,
    question: phrase('drill.fire.ask', { unit: body(firer).name }),
    facts: [weapon(state, firer), phrase('drill.radetzky.fire.lane')],
    asked: { kind: 'choice', options, right },
    margin,
    construction: drawn.length > 0 ? drawn : zone(state, firer),
    clause: 'Fuoco',
    why: found?.aim ? phrase('drill.fire.yes', { unit: body(right).name, cm: round(found.aim.cm) }) : phrase('drill.fire.no'),
    notes: enemies.flatMap((id, i) =>
      id === right ? [] : [phrase('drill.fire.not', { mark: MARKS[i]!, why: { phrase: noted(state, firer, id) } })],
    ),
    look: ids.map(id => at(id).front),
  }
}
/** The ground that a firer commands, where no shot of his can be drawn. */
function zone(s: RadState, firer: Firer): Overlay[] {
  const { at } = stood(s)
  const f = at(firer)
  const [reach, spread] = [rangeOf(unitOf(s, firer).shooter!), firer === 'a/I/7' ? GUN_SPREAD : 0]
  return [{ kind: spread > 0 ? 'sector' : 'corridor', tone: 'measure', polygon: sectorOutline(f, spread, reach) }]
}

const SHOOTER: Firer = 'a/I/7'
const SEEN = 'b/I/1'
/** `yes`: nothing bars the lane; `no`: somebody does; anything else is no question of the lane. */
export function laneTo(s: RadState): string {
  const found = shot(s, SHOOTER, SEEN)
  if (!found.aim) return 'far'
  if (found.refusals.some(x => x.code === 'fire/barred')) return 'no'
  return found.refusals.every(x => x.code === 'fire/nearest-first') ? 'yes' : 'other'
}
export const sightDrill: Maker = (level, r): Made | null => {
  const pose = tidy(middleAt([r.between(75, 105), r.between(26, 32)], about(r, 0, 10), 4))
  const way = about(r, pose.facing, 12)
  const far = r.between(20, 36)
  const target = tidy(middleAt(along(pose.front, way, far), about(r, 180, 30), 4))
  const units: { [id: string]: Put } = { [SHOOTER]: { pose }, [SEEN]: { pose: target } }
  for (const id of level < 3 ? [FRIEND] : [FRIEND, 'b/I/4']) {
    const on = along(pose.front, way, r.between(8, far - 5))
    const aside = along(on, (way + 90) % 360, r.between(-9, 9))
    units[id] = { pose: tidy(middleAt(aside, id === FRIEND ? about(r, 0, 40) : about(r, 180, 60), 4)) }
  }
  const scene: Scene = { units }
  const state = staged(scene)
  const is = laneTo(state)
  if (is !== 'yes' && is !== 'no') return null
  if (is === 'yes' && r.below(3) === 0) return null
  const ids = Object.keys(units)
  const { all, least, most } = SCALES[level]
  const margin = firmness(staged, scene, ids, laneTo, all)
  if (margin === null || margin < least || margin > most) return null
  const { show, body, at } = stood(state)
  if (!roomy(ids.map(at), 1)) return null
  const found = shot(state, SHOOTER, SEEN)
  const by = found.refusals.find(x => x.code === 'fire/barred')?.with?.other
  const lane = laneOf(found.aim!)
  const tone = is === 'yes' ? 'legal' : 'not'
  const bar = ids.find(id => body(id).name === by)
  const drawn: Overlay[] = [
    { kind: 'line', tone, points: [lane.from, lane.to], ends: true },
    ...(bar === undefined ? [] : [marked(at(bar), undefined, 'not')]),
  ]
  return {
    show,
    question: phrase('drill.radetzky.sight.ask', { unit: body(SHOOTER).name, enemy: body(SEEN).name }),
    facts: [phrase('drill.radetzky.sight.how')],
    asked: { kind: 'choice', options: yesNo, right: yes(is === 'yes') },
    margin,
    construction: drawn,
    clause: 'Fuoco',
    why: by === undefined ? phrase('drill.radetzky.sight.clear') : phrase('drill.radetzky.sight.barred', { unit: by }),
    look: ids.map(id => at(id).front),
  }
}

export const numberDrill: Maker = (level, r): Made | null => {
  const firer: Firer = r.pick(['a/I/1', 'a/I/7'])
  const guns = firer === 'a/I/7'
  const foe = r.pick(level === 1 ? (['b/I/1'] as const) : (['b/I/1', 'b/I/4', 'b/I/6', 'b/I/7'] as const))
  const pose = tidy(middleAt([r.between(80, 100), r.between(34, 42)], about(r, 0, 10), 4))
  const far = guns ? r.between(4, 40) : r.between(1.5, 9.8)
  const target = tidy(middleAt(along(pose.front, about(r, pose.facing, 8), far + 2), about(r, 180, level < 3 ? 0 : 30), 4))
  const losses = level < 2 ? 0 : r.below(guns ? 2 : 4)
  const disordered = level > 1 && r.below(3) === 0
  const moved = level > 2 && !guns && r.yes()
  const wood = level > 2 && foe !== 'b/I/6' && foe !== 'b/I/7' && r.below(3) === 0
  const half = 8
  const [x, y] = target.front
  const ground = wood
    ? [
        {
          id: 'wood',
          kind: 'wood' as const,
          outline: (
            [
              [-half, -half],
              [half, -half],
              [half, half],
              [-half, half],
            ] as const
          ).map(([dx, dy]) => [round(x + dx), round(y + dy)] as const),
        },
      ]
    : []
  const use = { ...unitOf(staged({ units: { [firer]: { pose } } }), firer).use, moved }
  const scene: Scene = { units: { [firer]: { pose, losses, disordered, use }, [foe]: { pose: target } }, ground }
  const state = staged(scene)
  const found = shot(state, firer, foe)
  if (found.refusals.length > 0 || !found.aim || found.dice < 1) return null
  const value = (s: RadState) => {
    const now = shot(s, firer, foe)
    return now.refusals.length > 0 ? 'none' : String(now.dice)
  }
  const { all } = SCALES[level]
  const margin = firmness(staged, scene, [firer, foe], value, all)
  if (margin === null) return null
  const { show, body, at } = stood(state)
  if (!roomy([at(firer), at(foe)], 1)) return null
  const u = unitOf(state, firer)
  return {
    show,
    question: phrase('drill.radetzky.number.ask', { unit: body(firer).name, enemy: body(foe).name }),
    facts: [
      phrase('drill.radetzky.number.value', { value: u.value, losses }),
      ...(disordered ? [phrase('drill.number.disordered')] : []),
      ...(moved ? [phrase('drill.radetzky.number.moved')] : []),
      ...(wood ? [phrase('drill.radetzky.number.wood')] : []),
      weapon(state, firer),
      ...(level < 3 ? [phrase('drill.number.cm', { cm: round(found.aim.cm) })] : []),
    ],
    asked: {
      kind: 'numbers',
      fields: [{ name: 'dice', unit: 'dice', right: found.dice, tolerance: 0, least: 0, most: 20, step: 1 }],
    },
    margin,
    construction: found.drawing,
    working: found.working,
    clause: 'Fuoco',
    why: phrase('drill.radetzky.number.why', { value: found.dice, cm: round(found.aim.cm) }),
    look: [at(firer).front, at(foe).front],
  }
}
