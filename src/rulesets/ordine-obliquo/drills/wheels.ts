/** Wheels: how far to face as another does, and what that costs and leaves; and the wheel onto a point, dragged. */
import { applyStep, degreesOf, normalise, turnBetween, wheelOnto } from '../../../geometry'
import type { Footprint, Term } from '../../contract'
import type { Chance, Field, Level, Made, Maker } from '../../contract/practice'
import { about, middleAt, off, phrase, roomy, round, tidy } from '../../shared/drill/parts'
import { drawnWheel } from '../../shared/drill/wheel'
import { aside } from '../aside'
import type { OoState } from '../state'
import { staged, stood } from './stage'

const WHO = ['a/I/1', 'a/I/3', 'a/C/1', 'a/C/2'] as const
type Unit = OoState['units'][string]

/** What the ruleset's own table of moves says of these steps: what is left, and its working; null: it refuses. */
function moved(u: Unit, f: Footprint, steps: readonly object[]): { left: number; working: readonly Term[] } | null {
  const answer = aside.calc.move!({ troop: u.troop, nation: u.nation, formation: u.formation, unit: f, steps })
  if (!answer.ok || !('value' in answer.value)) return null
  return { left: answer.value.value as number, working: answer.value.working }
}

/** Who wheels, and the widest wheel that half his speed allows. */
function wheeler(level: Level, r: Chance) {
  const unit = r.pick(level === 1 ? (['a/I/1'] as const) : WHO)
  const column = level > 2 && r.yes()
  const pose = tidy(middleAt([r.between(70, 110), r.between(35, 50)], about(r, 0, level === 1 ? 0 : 10 * level), 2))
  return { unit, put: { pose, ...(column ? { formation: 'column' as const } : {}) } }
}
const widest = (u: Unit, f: Footprint): number => degreesOf(f.width, (moved(u, f, [])?.left ?? 0) / 2)

export const wheelDrill: Maker = (level, r): Made | null => {
  const { unit, put } = wheeler(level, r)
  const side = r.pick(['left', 'right'] as const)
  const degrees = r.between(level === 1 ? 8 : 5, 120)
  const facing = normalise(put.pose.facing + (side === 'right' ? degrees : -degrees) + 180)
  const foe = tidy(middleAt(off(put.pose.front, about(r, put.pose.facing, 25), r.between(22, 34)), facing, 2))
  const state = staged({ units: { [unit]: put, 'b/I/1': { pose: foe } } })
  const { show, body, at } = stood(state)
  const f = at(unit)
  const u = state.units[unit]!
  const right = Math.abs(turnBetween(f.facing, normalise(at('b/I/1').facing + 180)))
  const speed = moved(u, f, [])?.left ?? 0
  const result = moved(u, f, [{ wheel: side, degrees: right }])
  if (!result || right > widest(u, f) - 0.5 || !roomy([f, at('b/I/1')], 4)) return null
  const tolerance = { 1: 5, 2: 3, 3: 2, 4: 1 }[level]
  const cm = { 1: 2, 2: 1.5, 3: 1, 4: 0.5 }[level]
  const fields: Field[] = [
    { name: 'degrees', unit: 'deg', right, tolerance, least: 0, most: 180, step: 1 },
    { name: 'cost', unit: 'cm', right: speed - result.left, tolerance: cm, least: 0, most: 40, step: 0.5 },
    { name: 'left', unit: 'cm', right: result.left, tolerance: cm, least: 0, most: 40, step: 0.5 },
  ]
  return {
    show,
    question: phrase('drill.wheel.ask', {
      unit: body(unit).name,
      enemy: body('b/I/1').name,
      side: { phrase: phrase(`drill.side.${side}`) },
    }),
    facts: [phrase('drill.fact.speed', { cm: round(speed) }), phrase('drill.fact.width', { cm: round(f.width) })],
    asked: { kind: 'numbers', fields: fields.slice(0, level === 1 ? 1 : level === 2 ? 2 : 3) },
    margin: null,
    construction: drawnWheel(f, side, right),
    working: result.working,
    clause: '7.2',
    why: phrase('drill.wheel.why', { deg: round(right), cost: round(speed - result.left), left: round(result.left) }),
    look: [f.front, at('b/I/1').front],
  }
}

export const aimDrill: Maker = (level, r): Made | null => {
  const { unit, put } = wheeler(level, r)
  const side = r.pick(['left', 'right'] as const)
  const way = normalise(put.pose.facing + (side === 'right' ? 1 : -1) * r.between(5, 100))
  const foe = middleAt(off(put.pose.front, way, r.between(14, level < 3 ? 26 : 40)), about(r, 180, 40), 6)
  const state = staged({ units: { [unit]: put, 'b/I/5': { pose: tidy(foe) } } })
  const { show, body, at } = stood(state)
  const f = at(unit)
  const u = state.units[unit]!
  const target = at('b/I/5')
  const point = target.front
  const right = wheelOnto(f, side, point)
  const most = Math.min(120, Math.ceil(widest(u, f)))
  if (right === null || right < 4 || right > widest(u, f) - 1 || right > most - 1 || !roomy([f, target], 5)) return null
  const result = moved(u, f, [{ wheel: side, degrees: right }])
  if (!result) return null
  const end = applyStep(f, { wheel: side, degrees: right })
  return {
    show,
    question: phrase('drill.aim.ask', {
      unit: body(unit).name,
      enemy: body('b/I/5').name,
      side: { phrase: phrase(`drill.side.${side}`) },
    }),
    facts: [phrase('drill.aim.how')],
    asked: { kind: 'wheel', unit, body: f, side, right, tolerance: { 1: 4, 2: 3, 3: 2, 4: 1 }[level], most },
    margin: null,
    construction: [...drawnWheel(f, side, right), { kind: 'line', tone: 'target', points: [end.front, point], ends: true }],
    working: result.working,
    clause: '7.2',
    why: phrase('drill.aim.why', { deg: round(right), left: round(result.left) }),
    chalk: [{ kind: 'circle', tone: 'target', centre: point, radius: 0.7 }],
    look: [f.front, point],
  }
}
