/**
 * 7.1, 7.2, 7.4: what steps cost and what is left of a move. Nothing of the table is known here: only the troop, its formation, what
 * halves its speed, and the width that a wheel swings. The calc table `move` and the judge of moves both ask this.
 */
import { arcOf } from '../../../geometry/steps'
import { angleAtMost, atMost, CONTACT, NOISE } from '../../../geometry/tolerance'
import type { Clause, Cm, GameStep, Refusal, Term } from '../../contract'
import { type Formation, isCavalry, isOpenOrder, type Nation, type Troop } from '../kinds'
import { HALF, MAY_FORM, OBLIQUE_LIMIT, RETIRE_COST, ROAD_BONUS, SHIFT_LIMIT, SPEED, WHEEL_COST, WHEEL_SHARE } from '../tables'

export interface Mover {
  readonly troop: Troop
  /** Null: no nation's drill. */
  readonly nation: Nation | null
  readonly formation: Formation
  /** 7.1: the whole move goes along a road. */
  readonly road: boolean
  /** 7.5, OO-7: half speed, once, whatever the causes. */
  readonly half: boolean
  /** What halves it, for the working: rough ground (7.5), an order (3.2). */
  readonly halfBy?: { readonly clause: Clause; readonly label: string; readonly with?: Term['with'] }
  /** OO-5: its order lets it go back (Retreat; Halt, changing place in its brigade). Open order always may. */
  readonly mayRetire: boolean
  /** Lengths lost on the way: 10 cm at a ford (7.5). */
  readonly lost?: readonly { readonly cm: Cm; readonly clause: Clause; readonly label: string }[]
  /** How wide its front is in a formation. */
  width(formation: Formation): Cm
}

export interface StepRefusal extends Refusal {
  /** Index of the step. */
  readonly step: number
}
export interface Account {
  readonly formation: Formation
  /** 7.1: the speed in force in the formation that it ends in, road and half included, changes of formation not. */
  readonly speed: Cm
  /** What a change of formation, of front, or a side-step took, as a share of the move: 0, 0.5 or 1. */
  readonly drill: number
  /** cm spent on the ground: twice a wheel's arc, twice the way back. */
  readonly spent: Cm
  /** cm left, never below 0. */
  readonly left: Cm
  /** 3.2, 8.2: the share of the move that is used, 0 to 1. */
  readonly share: number
  readonly wheeled: boolean
  readonly front: boolean
  readonly form: boolean
  readonly advanced: Cm
  readonly retired: Cm
  /** 9.3: the straight advance at the end of the steps. */
  readonly straight: Cm
  /** Nothing more may follow in this turn. */
  readonly done: boolean
  /** The amounts add up to `left`. */
  readonly working: readonly Term[]
  /** In the order of the steps; of one step in the order in which the tables list them. */
  readonly refusals: readonly StepRefusal[]
}

/** 7.1: the speed in force, before any step. A square stands (4), a battery and a garrison do not move. */
export function speedOf(troop: Troop, formation: Formation, road: boolean, half: boolean): Cm {
  return speedTerms(troop, formation, road, half).reduce((sum, t) => sum + t.amount, 0)
}

function speedTerms(
  troop: Troop,
  formation: Formation,
  road: boolean,
  half: boolean,
  by: Mover['halfBy'] = { clause: '7.5', label: 'half' },
): Term[] {
  const marching = formation === 'column' || formation === 'limbered'
  const table = SPEED[troop]
  const stands = formation === 'square' || formation === 'battery' || formation === 'village'
  const base = stands ? 0 : formation === 'crew' ? table.rout : marching ? table.march : table.line
  const terms: Term[] = [{ clause: stands && formation === 'square' ? '4' : '7.1', label: 'speed', amount: base }]
  let sum = base
  if (road && marching) {
    terms.push({ clause: '7.1', label: 'road', amount: ROAD_BONUS })
    sum += ROAD_BONUS
  }
  if (half && sum > 0) terms.push({ ...by, amount: -sum * HALF })
  return terms
}

/** 7.4: what a change of formation or of front takes, as a share of the move. */
export function drillCost(troop: Troop, nation: Nation | null): number {
  if (isCavalry(troop) || troop === 'artillery') return HALF
  return nation === 'prussia' ? HALF : 1
}
/** 7.4: an about-face is free for open order (and cossacks, 15), for generals, and for guns that may turn as they stand. */
export function aboutFaceCost(troop: Troop, nation: Nation | null, formation: Formation): number {
  if (isOpenOrder(troop) || troop === 'general' || formation === 'battery' || formation === 'crew') return 0
  return isCavalry(troop) ? HALF : nation === 'prussia' ? HALF : 1
}

class Ledger {
  formation: Formation
  speed: Cm
  drill = 0
  spent = 0
  wheeled = false
  front = false
  form = false
  advanced = 0
  retired = 0
  straight = 0
  done = false
  /** A step that is neither a change of formation nor of front has been taken. */
  moved = false
  /** What the terms add up to so far. */
  sum = 0
  over = false
  readonly working: Term[] = []
  readonly refusals: StepRefusal[] = []
  readonly m: Mover

  constructor(m: Mover) {
    this.m = m
    this.formation = m.formation
    this.speed = speedOf(m.troop, m.formation, m.road, m.half)
    for (const t of speedTerms(m.troop, m.formation, m.road, m.half, m.halfBy)) this.term(t)
    for (const l of m.lost ?? []) {
      this.spent += l.cm
      this.term({ clause: l.clause, label: l.label, amount: -l.cm })
    }
  }
  term(t: Term): void {
    this.working.push(t)
    this.sum += t.amount
  }
  /** cm left; may be below 0. */
  left(): Cm {
    return this.done ? 0 : this.speed * (1 - this.drill) - this.spent
  }
  refuse(step: number, code: string, clause: Clause, with_?: Refusal['with']): void {
    this.refusals.push(with_ ? { code, clause, with: with_, step } : { code, clause, step })
  }
  /** Spends cm on a step; says once by how much they are too many. */
  spend(step: number, cm: Cm, t: Term): void {
    const left = this.left()
    if (!atMost(cm, Math.max(0, left)) && !this.over) {
      this.over = true
      this.refuse(step, 'move/too-far', '7.1', {
        by: { cm: cm - Math.max(0, left) },
        left: { cm: Math.max(0, left) },
        cost: { cm },
      })
    }
    this.spent += cm
    this.term(t)
  }
  /** Takes a share of the move for drill; the terms then show the new formation's speed and what the drill costs of it. */
  takeDrill(step: number, share: number, label: string, formation: Formation): void {
    if (share > 0 && this.drill + share > 1 + 1e-9 && !this.over) {
      this.over = true
      const left = Math.max(0, this.left())
      this.refuse(step, 'move/too-far', '7.1', {
        by: { cm: this.speed * (this.drill + share - 1) },
        left: { cm: left },
        cost: { cm: this.speed * share },
      })
    }
    const speed = speedOf(this.m.troop, formation, this.m.road, this.m.half)
    if (speed !== this.speed) this.term({ clause: '7.1', label: 'newSpeed', amount: (speed - this.speed) * (1 - this.drill) })
    this.formation = formation
    this.speed = speed
    this.drill += share
    if (share > 0) this.term({ clause: '7.4', label, amount: -speed * share })
  }
  /** Nothing may follow: what was left is gone. */
  finish(clause: Clause, label: string): void {
    const left = this.left()
    this.done = true
    if (left !== 0) this.term({ clause, label, amount: -left })
  }
}

function wheel(l: Ledger, i: number, degrees: number, arc: Cm): void {
  const { m } = l
  if (m.troop === 'general' || l.formation === 'crew') {
    l.term({ clause: '7.2', label: 'wheelFree', amount: 0, with: { deg: { deg: degrees } } })
    return
  }
  if (l.formation === 'battery') {
    if (l.wheeled) l.refuse(i, 'wheel/not-first', '7.2')
    l.wheeled = true
    // Turned guns have moved (8.2): limbering comes first.
    l.moved = true
    l.term({ clause: '7.4', label: 'turn', amount: 0, with: { deg: { deg: degrees } } })
    return
  }
  const cost = arc * WHEEL_COST
  const limit = l.speed * WHEEL_SHARE
  if (!atMost(cost, limit * WHEEL_COST)) {
    l.over = l.over || !atMost(cost, Math.max(0, l.left()))
    l.refuse(i, 'wheel/too-far', '7.2', { arc: { cm: arc }, most: { cm: limit }, by: { cm: arc - limit } })
  }
  if (l.moved || l.wheeled) l.refuse(i, 'wheel/not-first', '7.2')
  l.spend(i, cost, {
    clause: '7.2',
    label: 'wheel',
    amount: -cost,
    with: { arc: { cm: arc }, deg: { deg: degrees }, times: WHEEL_COST },
  })
  l.wheeled = true
  l.moved = true
  l.straight = 0
}

function form(l: Ledger, i: number, to: string): void {
  const { m } = l
  const may: readonly string[] = MAY_FORM[m.troop]
  if (to === 'village' || l.formation === 'crew' || !may.includes(to)) {
    l.refuse(i, 'form/not-allowed', '4', { form: to })
    return
  }
  const formation = to as Formation
  if (formation === l.formation) {
    l.refuse(i, 'form/same', '7.4', { form: to })
    return
  }
  l.form = true
  l.straight = 0
  if (l.moved) {
    // The one exception: a march column, after half a move at the most, and then it does nothing more.
    if (l.formation !== 'column' || l.drill > 0 || !atMost(l.spent, l.speed * HALF)) {
      l.refuse(i, 'form/not-first', '7.4')
      return
    }
    l.formation = formation
    l.finish('7.4', 'formLast')
    l.drill = 1
    l.speed = speedOf(m.troop, formation, m.road, m.half)
    return
  }
  l.takeDrill(i, drillCost(m.troop, m.nation), 'form', formation)
}

function aboutFace(l: Ledger, i: number): void {
  const { m } = l
  const cost = aboutFaceCost(m.troop, m.nation, l.formation)
  l.straight = 0
  if (l.formation === 'square') {
    l.refuse(i, 'square/stands', '4')
    return
  }
  if (cost > 0) {
    if (l.moved) l.refuse(i, 'form/not-first', '7.4')
    l.front = true
  }
  if (cost > 0) l.takeDrill(i, cost, 'aboutFace', l.formation)
  else l.term({ clause: '7.4', label: 'aboutFaceFree', amount: 0 })
}

function leg(l: Ledger, i: number, step: GameStep): void {
  if ('advance' in step) {
    l.spend(i, step.advance, { clause: '7.1', label: 'advance', amount: -step.advance })
    l.advanced += step.advance
    l.straight += step.advance
  } else if ('oblique' in step) {
    if (!angleAtMost(Math.abs(step.oblique), OBLIQUE_LIMIT))
      l.refuse(i, 'oblique/too-wide', '7.2', { deg: { deg: Math.abs(step.oblique) }, most: { deg: OBLIQUE_LIMIT } })
    l.spend(i, step.cm, { clause: '7.2', label: 'oblique', amount: -step.cm, with: { deg: { deg: step.oblique } } })
    l.advanced += step.cm
    if (step.cm > 0) l.straight = step.oblique === 0 ? l.straight + step.cm : 0
  } else if ('retire' in step) {
    if (!isOpenOrder(l.m.troop) && l.formation !== 'crew' && !l.m.mayRetire) l.refuse(i, 'retire/not-allowed', '3.2')
    const cost = step.retire * RETIRE_COST
    l.spend(i, cost, { clause: '7.4', label: 'retire', amount: -cost, with: { cm: { cm: step.retire }, times: RETIRE_COST } })
    l.retired += step.retire
    l.straight = 0
  } else if ('shift' in step) shift(l, i, step.shift)
  l.moved = true
}

function shift(l: Ledger, i: number, cm: Cm): void {
  const { m } = l
  const may = m.troop === 'infantry' && m.nation === 'prussia' && l.formation === 'line'
  const whole = !l.moved && l.drill === 0 && !l.done
  if (!may || !whole || !atMost(Math.abs(cm), SHIFT_LIMIT))
    l.refuse(i, 'shift/not-allowed', '7.4', { cm: { cm: Math.abs(cm) }, most: { cm: may ? SHIFT_LIMIT : 0 } })
  l.finish('7.4', 'shift')
  l.drill = 1
  l.straight = 0
}

/** Accounts for steps in their order. Refused steps are accounted for all the same, so that what they would cost is seen. */
export function account(m: Mover, steps: readonly GameStep[]): Account {
  const l = new Ledger(m)
  if (l.left() < 0 && !atMost(l.spent, l.speed) && steps.length > 0) {
    l.over = true
    l.refuse(0, 'move/too-far', '7.1', { by: { cm: l.spent - l.speed }, left: { cm: 0 }, cost: { cm: l.spent } })
  }
  steps.forEach((step, i) => {
    if ('form' in step) form(l, i, step.form)
    else if (l.formation === 'square') l.refuse(i, 'square/stands', '4')
    else if (l.formation === 'battery' && !('wheel' in step) && !('aboutFace' in step)) l.refuse(i, 'battery/limber-first', '7.4')
    else if (l.formation === 'village') l.refuse(i, 'village/leave-first', '7.5')
    else if ('wheel' in step) wheel(l, i, step.degrees, arcOf(m.width(l.formation), step.degrees))
    else if ('aboutFace' in step) aboutFace(l, i)
    else leg(l, i, step)
  })
  const left = Math.max(0, l.left())
  const rest = left - l.sum
  // A cost may pass the allowance by the tolerance; what is left is then 0 and the working says so.
  if (Math.abs(rest) > NOISE) l.term({ clause: '7.1', label: rest <= CONTACT * 2 ? 'tolerance' : 'nought', amount: rest })
  const share = l.done ? 1 : Math.min(1, l.drill + (l.speed > 0 ? l.spent / l.speed : 0))
  return {
    formation: l.formation,
    speed: l.speed,
    drill: l.drill,
    spent: l.spent,
    left,
    share,
    wheeled: l.wheeled,
    front: l.front,
    form: l.form,
    advanced: l.advanced,
    retired: l.retired,
    straight: l.straight,
    done: l.done,
    working: l.working,
    refusals: l.refusals,
  }
}
