/** Wheels: half the move whatever the angle, 90° at most, and only before the march (Movimento). */
import { applyStep, CONTACT, normalise, turnBetween, wheelOnto } from '../../../geometry'
import type { Footprint, Term } from '../../contract'
import type { Chance, Field, Level, Made, Maker } from '../../contract/practice'
import { about, middleAt, off, phrase, roomy, round, tidy } from '../../shared/drill/parts'
import { drawnWheel } from '../../shared/drill/wheel'
import { aside } from '../aside'
import { staged, stood, type Unit, unitOf } from './stage'

const WHO = ['a/I/1', 'a/I/4', 'a/I/6', 'a/I/8'] as const
const MOST = 90

/** What the ruleset's own table of moves says of these steps: what is left, and its working; null: it refuses. */
function moved(u: Unit, f: Footprint, steps: readonly object[]): { left: number; working: readonly Term[] } | null {
  const answer = aside.calc.move!({ speed: u.speed, unit: f, steps })
  if (!answer.ok || !('value' in answer.value)) return null
  return { left: answer.value.value as number, working: answer.value.working }
}
function wheeler(level: Level, r: Chance) {
  const unit = r.pick(level === 1 ? (['a/I/1'] as const) : WHO)
  const pose = tidy(middleAt([r.between(70, 110), r.between(35, 50)], about(r, 0, level === 1 ? 0 : 10 * level), 4))
  return { unit, pose }
}

export const wheelDrill: Maker = (level, r): Made | null => {
  const { unit, pose } = wheeler(level, r)
  const side = r.pick(['left', 'right'] as const)
  const degrees = r.between(level === 1 ? 10 : 6, MOST)
  const facing = normalise(pose.facing + (side === 'right' ? degrees : -degrees) + 180)
  const foe = tidy(middleAt(off(pose.front, about(r, pose.facing, 25), r.between(18, 30)), facing, 4))
  const state = staged({ units: { [unit]: { pose }, 'b/I/1': { pose: foe } } })
  const { show, body, at } = stood(state)
  const [f, enemy] = [at(unit), at('b/I/1')]
  const u = unitOf(state, unit)
  const right = Math.abs(turnBetween(f.facing, normalise(enemy.facing + 180)))
  const result = moved(u, f, [{ wheel: side, degrees: right }])
  if (!result || right > MOST - 0.5 || right < 3 || !roomy([f, enemy], 4)) return null
  const cm = { 1: 2, 2: 1, 3: 0.5, 4: 0.2 }[level]
  const fields: Field[] = [
    {
      name: 'degrees',
      unit: 'deg',
      right,
      tolerance: { 1: 5, 2: 3, 3: 2, 4: 1 }[level],
      least: 0,
      most: 180,
      step: 1,
    },
    { name: 'cost', unit: 'cm', right: u.speed - result.left, tolerance: cm, least: 0, most: 40, step: 0.5 },
    { name: 'left', unit: 'cm', right: result.left, tolerance: cm, least: 0, most: 40, step: 0.5 },
  ]
  return {
    show,
    question: phrase('drill.wheel.ask', {
      unit: body(unit).name,
      enemy: body('b/I/1').name,
      side: { phrase: phrase(`drill.side.${side}`) },
    }),
    facts: [phrase('drill.fact.speed', { cm: round(u.speed) }), phrase('drill.radetzky.wheel.how')],
    asked: { kind: 'numbers', fields: fields.slice(0, level === 1 ? 1 : level === 2 ? 2 : 3) },
    margin: null,
    construction: drawnWheel(f, side, right),
    working: result.working,
    clause: 'Movimento',
    why: phrase('drill.radetzky.wheel.why', { deg: round(right), cost: round(u.speed - result.left), left: round(result.left) }),
    look: [f.front, enemy.front],
  }
}

export const aimDrill: Maker = (level, r): Made | null => {
  const { unit, pose } = wheeler(level, r)
  const side = r.pick(['left', 'right'] as const)
  const way = normalise(pose.facing + (side === 'right' ? 1 : -1) * r.between(5, 80))
  const foe = middleAt(off(pose.front, way, r.between(12, level < 3 ? 22 : 34)), about(r, 180, 40), 4)
  const state = staged({ units: { [unit]: { pose }, 'b/I/7': { pose: tidy(foe) } } })
  const { show, body, at } = stood(state)
  const [f, target] = [at(unit), at('b/I/7')]
  const point = target.front
  const right = wheelOnto(f, side, point)
  if (right === null || right < 5 || right > MOST - 2 || !roomy([f, target], 5 + CONTACT)) return null
  const result = moved(unitOf(state, unit), f, [{ wheel: side, degrees: right }])
  if (!result) return null
  const end = applyStep(f, { wheel: side, degrees: right })
  return {
    show,
    question: phrase('drill.aim.ask', {
      unit: body(unit).name,
      enemy: body('b/I/7').name,
      side: { phrase: phrase(`drill.side.${side}`) },
    }),
    facts: [phrase('drill.aim.how')],
    asked: { kind: 'wheel', unit, body: f, side, right, tolerance: { 1: 4, 2: 3, 3: 2, 4: 1 }[level], most: MOST },
    margin: null,
    construction: [...drawnWheel(f, side, right), { kind: 'line', tone: 'target', points: [end.front, point], ends: true }],
    working: result.working,
    clause: 'Movimento',
    why: phrase('drill.aim.why', { deg: round(right), left: round(result.left) }),
    chalk: [{ kind: 'circle', tone: 'target', centre: point, radius: 0.7 }],
    look: [f.front, point],
  }
}
