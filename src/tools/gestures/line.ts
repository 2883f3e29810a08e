import type { Deg, Id } from '../../base/units'
import { toLocal } from '../../geometry/footprint'
import type { Side } from '../../geometry/shapes'
import { applySteps, arcOf, degreesOf } from '../../geometry/steps'
import { distance } from '../../geometry/vec'
import type {
  Footprint,
  GameStep,
  MoveCommand,
  Overlay,
  Phrase,
  Point,
  Refusal,
  Step,
  UnitId,
  Verdict,
} from '../../rulesets/contract'
import { type Bench, commandOf, type Draft, footprintAfter } from '../bench'
import { type Gesture, type GroupWork, NOTHING, type Outcome, type Preview, trembles } from '../gesture'
import { foremostFirst, type Member, outermostFirst, wheelSteps } from '../group'
import type { TablePointer } from '../hands'
import { lineOf } from '../pick'
import { stepPhrase, why } from '../readout'
import { grainOf, snap } from '../rounding'
import { lengthOf, withLength } from '../steps'
import { legOf, type May, mayOf, pulled } from './front'
import { turnMeter } from './wheel'

interface Part {
  readonly member: Member
  readonly base: readonly GameStep[]
  readonly own: readonly GameStep[]
}
/** A line's move at one amount: each unit's steps in the order in which they go, and what the rules say of all together. */
interface Tried {
  readonly parts: readonly Part[]
  readonly verdict: Verdict
}
export interface LineMove {
  readonly ids: readonly Id[]
  readonly before: ReadonlyMap<Id, Draft | null>
  readonly members: readonly Member[]
}

/** The line as the work so far leaves it, or as it stood before that work where this one goes on with it. */
export function lineMove(bench: Bench, ids: readonly Id[], goesOnWith: GroupWork | null): LineMove {
  const before = goesOnWith?.before ?? new Map(ids.map(id => [id, bench.planOf(id)]))
  // In the order in which they were planned to go, where they were.
  const planned = bench.plans().map(p => p.unit as Id)
  const rank = (id: Id) => planned.indexOf(id)
  const members = [...ids]
    .sort((p, q) => rank(p) - rank(q))
    .map(id => {
      const plan = before.get(id) ?? null
      const { footprint } = bench.body(id)!
      return { id, footprint: plan ? footprintAfter(footprint, plan.steps, plan.verdict) : footprint }
    })
  return { ids, before, members }
}

const stepsBefore = (line: LineMove, id: Id) => line.before.get(id)?.steps ?? []
const command = (p: Part): MoveCommand => commandOf({ unit: p.member.id as UnitId, steps: [...p.base, ...p.own] })

function attempt(bench: Bench, parts: readonly Part[]): Tried {
  const moves = parts.map(command).filter(m => m.steps.length > 0)
  const nothing: Verdict = { kind: 'ok', refusals: [], working: [], drawing: [], ends: [] }
  return { parts, verdict: moves.length > 0 ? bench.judgeTogether(moves) : nothing }
}

/** A line's move at an amount (cm of the outer corner's arc, or of the last leg). */
export type LineTry = (amount: number) => Tried

const SMALL = 0.1
/**
 * The first of some orders of going in which a small move is free of the units' own neighbours; the first of all where none is.
 * Which unit goes first matters: who goes too early steps into one that has yet to go.
 */
function inOrder(
  line: LineMove,
  orders: readonly (readonly Member[])[],
  at: (order: readonly Member[], amount: number) => Tried,
): LineTry {
  const planned = [...line.before.values()].filter(d => d !== null && d.steps.length > 0)
  const asPlanned = planned.length === line.members.length ? [line.members] : []
  const all = [...asPlanned, ...orders]
  let order: readonly Member[] | null = null
  return amount => {
    order ??= all.find(o => at(o, Math.min(SMALL, amount)).verdict.kind === 'ok') ?? all[0]
    return at(order, amount)
  }
}

/** A wheel of the whole line about one of its ends, `width` its length: by the outer end's arc. */
export function wheelLine(bench: Bench, line: LineMove, side: Side, pivot: Point, width: number): LineTry {
  const outer = outermostFirst(line.members, pivot, side)
  return inOrder(line, [outer, [...outer].reverse()], (order, arc) =>
    attempt(
      bench,
      order.map(member => ({
        member,
        base: stepsBefore(line, member.id),
        own:
          arc > 0
            ? wheelSteps(member.footprint, pivot, side, degreesOf(width, arc), mayOf(bench, member.id as UnitId).about)
            : [],
      })),
    ),
  )
}
/** Straight legs of the whole line, the last one at the length tried. */
export function moveLine(bench: Bench, line: LineMove, facing: Deg, legs: readonly GameStep[]): LineTry {
  const last = legs.at(-1)
  const foremost = foremostFirst(line.members, facing)
  return inOrder(line, [foremost, [...foremost].reverse()], (order, cm) => {
    const own = upTo(legs, last ? cm : 0)
    return attempt(
      bench,
      order.map(member => ({ member, base: stepsBefore(line, member.id), own })),
    )
  })
}
/** These legs with the last one at another length; without it at none. */
export const upTo = (legs: readonly GameStep[], cm: number): readonly GameStep[] => {
  const last = legs.at(-1)
  return last && cm > 0 ? [...legs.slice(0, -1), withLength(last, cm, 1)] : legs.slice(0, -1)
}

const HALVINGS = 16
/**
 * The most of a wanted amount that all units may do, found by halving and cut to hundredths; where even that can't be, nothing.
 * `limit` is the refusal that stopped the line, its `at` the unit.
 */
export function mostOf(
  bench: Bench,
  wanted: number,
  at: LineTry,
  known: Map<string, { amount: number; tried: Tried; limit: Refusal | null }>,
  key: string,
): { readonly amount: number; readonly tried: Tried; readonly limit: Refusal | null } {
  const whole = at(wanted)
  if (whole.verdict.kind === 'ok' || bench.free()) return { amount: wanted, tried: whole, limit: null }
  const limit = whole.verdict.refusals[0] ?? null
  const before = known.get(key)
  if (before && before.amount <= wanted) return before
  let low = 0
  let high = wanted
  for (let i = 0; i < HALVINGS; i++) {
    const mid = (low + high) / 2
    if (at(mid).verdict.kind === 'ok') low = mid
    else high = mid
  }
  const amount = Math.floor(low * 100 + 1e-3) / 100
  const tried = at(amount)
  const found = amount > 0 && tried.verdict.kind === 'ok' ? { amount, tried, limit } : { amount: 0, tried: whole, limit }
  if (found.amount > 0) known.set(key, found)
  return found
}

const ownSteps = (p: Part) => [...p.base, ...p.own]
const endOf = (p: Part): Footprint => applySteps(p.member.footprint, p.own as readonly Step[])

function drawn(bench: Bench, tried: Tried, head: readonly Phrase[], limit: Refusal | null, event: TablePointer): Preview {
  const legal = tried.verdict.kind === 'ok' || bench.free()
  const lefts: Overlay[] = []
  for (const p of tried.parts) {
    const { left } = bench.game.judge(bench.seat, command(p))
    const footprint = endOf(p)
    if (left === undefined) continue
    lefts.push({
      id: `left-${p.member.id}`,
      kind: 'footprint',
      tone: legal ? 'legal' : 'not',
      footprint,
      text: { code: 'hands.leftShort', with: { left: { cm: left } } },
      textAt: footprint.front,
    })
  }
  const stopped = limit ?? (legal ? null : (tried.verdict.refusals[0] ?? null))
  const stopper = stopped?.at ? bench.body(stopped.at) : undefined
  const reason: readonly Phrase[] = stopped
    ? [...(stopper ? [{ code: 'hands.stoppedBy', with: { name: stopper.name } }] : []), why(stopped)]
    : []
  return {
    ghosts: tried.parts.map(p => ({ unit: p.member.id, footprint: endOf(p), legal })),
    overlays: lefts,
    readout: { at: event.at, lines: [...head, ...reason], legal },
  }
}

export function letGo(bench: Bench, tried: Tried, line: LineMove, what: GroupWork['what']): Outcome {
  if (tried.verdict.kind !== 'ok' && !bench.free()) return { kind: 'refused', refusals: tried.verdict.refusals }
  const drafts = tried.parts.map(p => {
    const steps = ownSteps(p)
    const unit = p.member.id as UnitId
    const verdict = bench.game.judge(bench.seat, commandOf({ unit, steps }))
    // What the rules said of all together stands: alone, a unit may find its neighbour still in the way.
    return { unit, steps, verdict: { ...verdict, kind: tried.verdict.kind, refusals: tried.verdict.refusals } }
  })
  return { kind: 'plan', drafts, work: { ids: line.ids, what, before: line.before } }
}

export const sameUnits = (p: readonly Id[], q: readonly Id[]) => p.length === q.length && p.every(id => q.includes(id))

/** An end of a line of several units in the hand: the line wheels about its other end as one rigid piece. */
export function wheelingLine(bench: Bench, ids: readonly Id[], side: Side, down: TablePointer, work: GroupWork | null): Gesture {
  const goesOn = work && 'wheel' in work.what && work.what.wheel === side && sameUnits(work.ids, ids) ? work : null
  const line = lineMove(bench, ids, goesOn)
  const had = goesOn && 'wheel' in goesOn.what ? goesOn.what.degrees : 0
  const front = lineOf(line.members.map(m => m.footprint))
  const pivot = side === 'left' ? front.left : front.right
  const width = distance(front.left, front.right)
  const meter = turnMeter(pivot, down.at)
  const tries = wheelLine(bench, line, side, pivot, width)
  const known = new Map<string, { amount: number; tried: Tried; limit: Refusal | null }>()
  let last: { tried: Tried; degrees: Deg } | null = null
  let moved = false
  return {
    holds: ids,
    get moved() {
      return moved
    },
    move(event) {
      const turned = meter(event.at)
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const degrees = Math.min(Math.max(0, had + (side === 'right' ? turned : -turned)), 180)
      const wanted = snap(arcOf(width, degrees), grainOf(event))
      const most = mostOf(bench, wanted, tries, known, 'wheel')
      const shown = most.tried.verdict.kind === 'ok' || bench.free() ? most.amount : wanted
      last = { tried: most.tried, degrees: degreesOf(width, shown) }
      return drawn(bench, most.tried, [stepPhrase({ wheel: side, degrees: last.degrees }, width)], most.limit, event)
    },
    up(event) {
      if (!moved) return NOTHING
      this.move(event)
      return last ? letGo(bench, last.tried, line, { wheel: side, degrees: last.degrees }) : NOTHING
    },
  }
}

/** The front of a line of several units in the hand: all go the same way, and no farther than the first that can't. */
export function movingLine(bench: Bench, ids: readonly Id[], down: TablePointer, work: GroupWork | null): Gesture {
  const goesOn = work && 'legs' in work.what && sameUnits(work.ids, ids) ? work : null
  const line = lineMove(bench, ids, goesOn)
  const had = goesOn && 'legs' in goesOn.what ? goesOn.what.legs : []
  const frame = line.members[0].footprint
  const start = toLocal(frame, down.at)
  const mays = ids.map(id => mayOf(bench, id as UnitId))
  const may: May = {
    oblique: Math.min(...mays.map(m => m.oblique)),
    retire: mays.every(m => m.retire),
    shift: mays.every(m => m.shift),
  }
  const known = new Map<string, { amount: number; tried: Tried; limit: Refusal | null }>()
  let last: { tried: Tried; legs: readonly GameStep[] } | null = null
  let moved = false
  return {
    holds: ids,
    get moved() {
      return moved
    },
    move(event) {
      moved ||= distance(down.at, event.at) > trembles(event.grip)
      if (!moved) return null
      const at = toLocal(frame, event.at)
      const pull: Point = [at[0] - start[0], at[1] - start[1]]
      const first = had.length > 0 ? null : legOf(pull, may, event)
      const legs = had.length > 0 ? pulled(had, pull, may, event) : first ? [first] : []
      const leg = legs.at(-1)
      const length = leg ? (lengthOf(leg, 1) ?? 0) : 0
      const key = JSON.stringify(leg ? [...legs.slice(0, -1), withLength(leg, 1, 1)] : legs)
      const most = mostOf(bench, length, moveLine(bench, line, frame.facing, legs), known, key)
      const cm = most.tried.verdict.kind === 'ok' || bench.free() ? most.amount : length
      last = { tried: most.tried, legs: upTo(legs, cm) }
      return drawn(bench, most.tried, leg ? [stepPhrase(withLength(leg, cm, 1), 1)] : [], most.limit, event)
    },
    up(event) {
      if (!moved) return NOTHING
      this.move(event)
      return last ? letGo(bench, last.tried, line, { legs: last.legs }) : NOTHING
    },
  }
}
