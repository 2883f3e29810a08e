/** Movimento: what the steps of one base's move cost and whether they disorder it. Knows no table and no other base. */
import { angleAtMost, atMost, NOISE } from '../../../geometry/tolerance'
import type { Cm, Refusal, Step, Term } from '../../contract'
import { OBLIQUE_LIMIT, ROAD_FACTOR, WHEEL_LIMIT, WHEEL_SHARE } from '../tables'

/** Kinds of move: a base makes one of them in a turn, and once, before it, a wheel. */
export type MoveKind = 'advance' | 'retire' | 'shift' | 'oblique' | 'aboutFace'
export const kindOf = (step: Step): MoveKind | 'wheel' =>
  'wheel' in step
    ? 'wheel'
    : 'advance' in step
      ? 'advance'
      : 'oblique' in step
        ? 'oblique'
        : 'retire' in step
          ? 'retire'
          : 'shift' in step
            ? 'shift'
            : 'aboutFace'

export interface Mover {
  /** The printed speed. */
  readonly speed: Cm
  /** The whole move goes by road. */
  readonly road: boolean
  /** An about-face may be followed by a move forward (under Retreat, README). */
  readonly turnAndGo?: boolean
  /** cm that ground on the way has taken. */
  readonly lost?: readonly { readonly label: string; readonly cm: Cm }[]
}
export type StepRefusal = Refusal & { readonly step: number }
export interface Account {
  /** The speed in force, road included. */
  readonly speed: Cm
  readonly left: Cm
  readonly spent: Cm
  /** What was gone forward, back, aside and aslant, wheels left out. */
  readonly gone: Cm
  readonly wheeled: boolean
  readonly kind: MoveKind | null
  /** Back, sideways and oblique moves disorder. */
  readonly disorders: boolean
  /** Amounts add up to `left`. */
  readonly working: readonly Term[]
  /** In the order of the steps. */
  readonly refusals: readonly StepRefusal[]
}

const CLAUSE = 'Movimento'
const DISORDERING: readonly (MoveKind | 'wheel')[] = ['retire', 'shift', 'oblique']

/** The speed in force: by road half as much again, rounded down. */
export const speedOf = (speed: Cm, road: boolean): Cm => (road ? Math.floor(speed * ROAD_FACTOR) : speed)

const lengthOf = (step: Step): Cm =>
  'advance' in step
    ? step.advance
    : 'oblique' in step
      ? step.cm
      : 'retire' in step
        ? step.retire
        : 'shift' in step
          ? Math.abs(step.shift)
          : 0

/** Accounts for steps in their order. Refused steps are accounted for all the same, so that what they would cost is seen. */
export function account(m: Mover, steps: readonly Step[]): Account {
  const speed = speedOf(m.speed, m.road)
  const working: Term[] = [{ clause: CLAUSE, label: 'speed', amount: m.speed }]
  if (speed !== m.speed) working.push({ clause: CLAUSE, label: 'road', amount: speed - m.speed })
  const refusals: StepRefusal[] = []
  let spent = 0
  let gone = 0
  let wheeled = false
  let kind: MoveKind | null = null
  let disorders = false
  let over = false
  const spend = (step: number, cm: Cm, term: Term) => {
    const left = Math.max(0, speed - spent)
    if (!atMost(cm, left) && !over) {
      over = true
      refusals.push({
        code: 'move/too-far',
        clause: CLAUSE,
        step,
        with: { by: { cm: cm - left }, left: { cm: left }, cost: { cm } },
      })
    }
    spent += cm
    working.push(term)
  }
  for (const l of m.lost ?? []) {
    spent += l.cm
    working.push({ clause: CLAUSE, label: l.label, amount: -l.cm })
  }
  if (spent > 0 && !atMost(spent, speed) && steps.length > 0) {
    over = true
    refusals.push({
      code: 'move/too-far',
      clause: CLAUSE,
      step: 0,
      with: { by: { cm: spent - speed }, left: { cm: 0 }, cost: { cm: spent } },
    })
  }
  steps.forEach((step, i) => {
    if ('wheel' in step) {
      if (!angleAtMost(step.degrees, WHEEL_LIMIT))
        refusals.push({
          code: 'wheel/too-far',
          clause: CLAUSE,
          step: i,
          with: { deg: { deg: step.degrees }, most: { deg: WHEEL_LIMIT } },
        })
      if (wheeled) refusals.push({ code: 'move/one-kind', clause: CLAUSE, step: i })
      else if (kind !== null) refusals.push({ code: 'wheel/not-first', clause: CLAUSE, step: i })
      wheeled = true
      const cost = m.speed * WHEEL_SHARE
      spend(i, cost, { clause: CLAUSE, label: 'wheel', amount: -cost, with: { deg: { deg: step.degrees } } })
      return
    }
    const now = kindOf(step) as MoveKind
    if (now === 'oblique' && 'oblique' in step && !angleAtMost(Math.abs(step.oblique), OBLIQUE_LIMIT))
      refusals.push({
        code: 'oblique/too-wide',
        clause: CLAUSE,
        step: i,
        with: { deg: { deg: Math.abs(step.oblique) }, most: { deg: OBLIQUE_LIMIT } },
      })
    const turned = m.turnAndGo === true && kind === 'aboutFace' && now === 'advance'
    if (kind !== null && kind !== now && !turned) refusals.push({ code: 'move/one-kind', clause: CLAUSE, step: i })
    if (kind === 'aboutFace' && now === 'aboutFace') refusals.push({ code: 'move/one-kind', clause: CLAUSE, step: i })
    kind = kind === null || turned ? now : kind
    const cm = lengthOf(step)
    gone += cm
    if (DISORDERING.includes(now) && cm > 0) disorders = true
    if (now === 'aboutFace') working.push({ clause: CLAUSE, label: 'aboutFaceFree', amount: 0 })
    else spend(i, cm, { clause: CLAUSE, label: now === 'retire' ? 'back' : now, amount: cm === 0 ? 0 : -cm })
  })
  const left = Math.max(0, speed - spent)
  const sum = working.reduce((t, x) => t + x.amount, 0)
  if (Math.abs(left - sum) > NOISE) working.push({ clause: CLAUSE, label: 'nought', amount: left - sum })
  return { speed, left, spent, gone, wheeled, kind, disorders, working, refusals }
}
