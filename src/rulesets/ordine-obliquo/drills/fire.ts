/** Whom may we fire at: strip or wedge, range, friends in the way, the nearest (8, 8.1, 8.6). And the number to roll (8.8). */
import { along } from '../../../geometry'
import type { Overlay, Phrase } from '../../contract'
import type { Chance, Level, Made, Maker, Option } from '../../contract/practice'
import { about, middleAt, phrase, roomy, round, SCALES, tidy } from '../../shared/drill/parts'
import { type FireOption, fireOptions } from '../rules/fire/options'
import type { OoState } from '../state'
import { type Put, type Scene, staged, steady, stood } from './stage'

const NOBODY = 'nobody'
const MARKS = ['A', 'B', 'C'] as const
const ENEMIES = ['b/I/1', 'b/I/2', 'b/I/3'] as const
type Firer = 'a/I/1' | 'a/I/5'

const optionsOf = (s: OoState, id: string): readonly FireOption[] => fireOptions(s, s.units[id]!)
/** Whom the unit may fire at; `several`: more than one, no single answer. */
export const mayFireAt = (s: OoState, id: string): string => {
  const may = optionsOf(s, id).filter(o => o.may)
  return may.length === 0 ? NOBODY : may.length === 1 ? may[0]!.target : 'several'
}

function sceneOf(level: Level, r: Chance, firer: Firer): Scene {
  const guns = firer === 'a/I/5'
  const pose = tidy(middleAt([r.between(80, 100), r.between(38, 44)], about(r, 0, 8 * level), 2))
  const units: { [id: string]: Put } = { [firer]: { pose, formation: guns ? 'battery' : 'line' } }
  const n = level === 1 ? 2 : 3
  for (const id of ENEMIES.slice(0, n)) {
    const way = about(r, pose.facing, guns ? 38 : level === 1 ? 40 : 75)
    const far = guns ? r.between(12, 34) : r.between(5, 14)
    const column = !guns || r.yes()
    units[id] = {
      pose: tidy(middleAt(along(pose.front, way, far), about(r, 180, 25 * level), 2)),
      formation: column ? 'column' : 'line',
    }
  }
  if (level > 2 || (level === 2 && r.yes())) {
    const way = about(r, pose.facing, guns ? 20 : 60)
    units['a/I/2'] = {
      pose: tidy(middleAt(along(pose.front, way, guns ? r.between(6, 20) : r.between(3.5, 9)), about(r, 0, 20), 2)),
      formation: 'column',
    }
  }
  return { units, phase: 'fire1' }
}

export const fireDrill: Maker = (level, r): Made | null => {
  const firer: Firer = r.pick(['a/I/1', 'a/I/5'])
  const scene = sceneOf(level, r, firer)
  const state = staged(scene)
  const { show, body, at } = stood(state)
  const ids = Object.keys(scene.units)
  if (!roomy(ids.map(at), 1.2)) return null
  const right = mayFireAt(state, firer)
  if (right === 'several') return null
  // Nobody is the right answer as often as any one of them.
  if (right === NOBODY && r.below(3) > 0) return null
  const { all, least, most } = SCALES[level]
  const margin = steady(scene, ids, s => mayFireAt(s, firer), all)
  if (margin === null || margin < least || margin > most) return null
  const enemies = ENEMIES.filter(id => scene.units[id])
  const shots = optionsOf(state, firer)
  const shot = (id: string) => shots.find(s => s.target === id)
  const options: Option[] = [
    ...enemies.map((id, i) => ({
      id,
      unit: id,
      text: phrase('drill.fire.option', { mark: MARKS[i]!, unit: body(id).name }),
    })),
    { id: NOBODY, text: phrase('drill.fire.nobody') },
  ]
  const zone = shots[0]?.drawing.find(o => o.kind === 'sector' || o.kind === 'corridor')
  const lines: Overlay[] = shots.flatMap(s =>
    s.drawing.filter(o => o.kind === 'line').map((o): Overlay => ({ ...o, text: phrase('drill.draw.cm', { cm: round(s.cm) }) })),
  )
  const notes: Phrase[] = enemies.flatMap((id, i) => {
    const s = shot(id)
    if (id === right) return []
    const no = s?.refusals[0]
    const why: Phrase = no ? { code: `refusal.${no.code}`, ...(no.with ? { with: no.with } : {}) } : phrase('drill.fire.far')
    return [phrase('drill.fire.not', { mark: MARKS[i]!, why: { phrase: why } })]
  })
  const found = shot(right)
  return {
    show,
    question: phrase('drill.fire.ask', { unit: body(firer).name }),
    facts: [phrase(firer === 'a/I/5' ? 'drill.fire.guns' : 'drill.fire.muskets')],
    asked: { kind: 'choice', options, right },
    margin,
    construction: [...(zone ? [zone] : []), ...lines],
    clause: '8',
    why: found ? phrase('drill.fire.yes', { unit: body(right).name, cm: round(found.cm) }) : phrase('drill.fire.no'),
    notes,
    look: ids.map(id => at(id).front),
  }
}

const EXPERIENCE = ['recruit', 'regular', 'veteran', 'elite'] as const

export const numberDrill: Maker = (level, r): Made | null => {
  const firer: Firer = r.pick(['a/I/1', 'a/I/5'])
  const guns = firer === 'a/I/5'
  const pose = tidy(middleAt([r.between(80, 100), r.between(40, 48)], about(r, 0, 10), 2))
  const foot = r.pick(level === 1 ? (['b/I/1'] as const) : (['b/I/1', 'b/C/1', 'b/I/3'] as const))
  const formation = level > 1 && foot !== 'b/C/1' && r.yes() ? 'column' : 'line'
  const experience = level === 1 ? 'regular' : r.pick(EXPERIENCE)
  const start = 5
  const cp = level > 2 && r.yes() ? r.pick([2, 3]) : start
  const disorder = level > 2 && r.yes() ? ('ground' as const) : null
  const firstVolley = !guns && r.yes()
  // Nasty: on the edge of short range, and on the edge of enfilade.
  const far = guns ? (level === 4 ? 10 + r.sign() * r.between(0.1, 0.45) : r.between(6, 26)) : r.between(2.5, 7)
  const facing = level > 2 ? about(r, 180, 120) : about(r, 180, 25)
  const put: Put = { pose, formation: guns ? 'battery' : 'line', experience, cpStart: start, cp, disorder, firstVolley }
  const scene: Scene = {
    units: {
      [firer]: put,
      [foot]: { pose: tidy(middleAt(along(pose.front, about(r, pose.facing, 12), far + 2), facing, 2)), formation },
    },
    phase: 'fire1',
  }
  const state = staged(scene)
  const value = (s: OoState): string => {
    const o = optionsOf(s, firer)[0]
    return o?.may ? String(o.value) : 'none'
  }
  if (value(state) === 'none') return null
  const { all, least, most } = SCALES[level]
  const margin = steady(scene, [firer, foot], value, all)
  if (margin === null || margin < least || (level === 4 && margin > most)) return null
  const shot = optionsOf(state, firer)[0]!
  const { show, body, at } = stood(state)
  if (!roomy([at(firer), at(foot)], 1.2)) return null
  const facts: Phrase[] = [
    phrase('drill.number.experience', { experience: { phrase: phrase(`experience.${experience}`) } }),
    phrase('drill.number.cp', { cp, of: start }),
    ...(disorder ? [phrase('drill.number.disordered')] : []),
    ...(guns ? [] : [phrase(firstVolley ? 'drill.number.first' : 'drill.number.later')]),
    phrase(guns ? 'drill.fire.guns' : 'drill.fire.muskets'),
    ...(level < 3 ? [phrase('drill.number.cm', { cm: round(shot.cm) })] : []),
  ]
  return {
    show,
    question: phrase('drill.number.ask', { unit: body(firer).name, enemy: body(foot).name }),
    facts,
    asked: {
      kind: 'numbers',
      fields: [{ name: 'percent', unit: 'percent', right: shot.value, tolerance: 0, least: 0, most: 100, step: 5 }],
    },
    margin,
    construction: shot.drawing,
    working: shot.working,
    clause: '8.8',
    why: phrase(shot.enfilade ? 'drill.number.enfilade' : 'drill.number.why', {
      value: shot.value,
      cm: round(shot.cm),
      range: { phrase: phrase(`drill.range.${shot.range}`) },
    }),
    look: [at(firer).front, at(foot).front],
  }
}
