import type { Id, Seat } from '../base/units'
import { unitId } from '../base/units'
import type { TableGame } from '../client/game'
import { applyStep } from '../geometry/steps'
import type {
  Body,
  ChargeChance,
  Choice,
  Footprint,
  GameStep,
  MoveCommand,
  Refusal,
  Show,
  Typed,
  UnitId,
  Verdict,
} from '../rulesets/contract'
import { type Board, boardOf } from './board'
import { offersByHex } from './hexes'
import { isForm, isSomething, lengthOf, tidy, withLength } from './steps'

/** What is written for one unit, with what the rules say of it. */
export interface Draft {
  readonly unit: UnitId
  readonly steps: readonly GameStep[]
  readonly charge?: UnitId
  readonly verdict: Verdict
}
/** A draft brought inside the rules; `limit`: what stopped it short of what was wanted. */
export interface Clamped extends Draft {
  readonly limit: Refusal | null
}

type Manoeuvres = NonNullable<ReturnType<TableGame['manoeuvres']>>

/**
 * What the gestures work at: the pieces as the seat sees them, the plans made so far, and the rules' answers. Everything that is
 * asked of the game more than once is kept until something happens in it.
 */
export interface Bench {
  readonly game: TableGame
  readonly seat: Seat
  show(): Show
  /** Where places are chosen: hexes, or the points of a map; null where they are measured. */
  board(): Board | null
  body(id: Id): Body | undefined
  bodies(): readonly Body[]
  /** Whether the seat may move this piece now. */
  movable(id: Id): boolean
  /** Whether something is offered that this piece would do now, a move or anything else; what only takes it back is not. */
  acts(id: Id): boolean
  /** Whether the seat may put this piece down somewhere else now, where pieces are put down. */
  takes(id: Id): boolean
  /**
   * Tables of hexes or points: what is offered to the seat now, by the place that stands for it. First what the piece in hand may do, where it may go
   * among it: the one that is selected, or that acts.
   */
  offers(selected?: readonly Id[]): ReturnType<typeof offersByHex>
  /** The free way of playing: no rule is asked. */
  free(): boolean
  /** Whether the seat may measure from this piece now (none: at all). Games that are played without measuring first say no. */
  measures(id: Id | undefined): boolean
  manoeuvres(unit: Id): Manoeuvres | null
  planOf(unit: Id): Draft | null
  plans(): readonly Draft[]
  /** Where the piece stands by its plan; on its place where there is none. */
  ghost(unit: Id): Footprint
  judge(unit: UnitId, steps: readonly GameStep[], charge?: UnitId): Draft
  /** Several units' moves, in order, beside the plans of all the others. */
  judgeTogether(moves: readonly MoveCommand[]): Verdict
  clamp(unit: UnitId, steps: readonly GameStep[], charge?: UnitId): Clamped
  chances(unit: UnitId): readonly ChargeChance[]
}

export const commandOf = (d: Pick<Draft, 'unit' | 'steps' | 'charge'>): MoveCommand => ({
  type: 'move',
  unit: d.unit,
  steps: d.steps,
  ...(d.charge ? { charge: d.charge } : {}),
})

/** The ground that a unit takes after the first `n` of its steps, by the rules' answer where it gives one. */
export function footprintAfter(
  from: Footprint,
  steps: readonly GameStep[],
  verdict: Verdict | null,
  n = steps.length,
): Footprint {
  let at = from
  for (let i = 0; i < n; i++) {
    const said = verdict?.ends[i]
    const step = steps[i]
    const moved = isForm(step) ? at : applyStep(at, step)
    at = said ? { front: said.front, facing: said.facing, width: said.width ?? at.width, depth: said.depth ?? at.depth } : moved
  }
  return at
}

const BISECTIONS = 24
const LITTLE = 0.1

/** What is to be said of a unit that has not been moved yet: nothing is asked. */
const standing = (m: Manoeuvres | null): Verdict => ({
  kind: 'ok',
  refusals: [],
  working: [],
  drawing: [],
  ends: [],
  ...(m ? { left: m.left, allowance: m.allowance } : {}),
})

/** Whether a seat may measure from a piece; `undefined`: from nowhere in particular. */
export type Measures = (body: Body | undefined) => boolean

export function createBench(
  game: TableGame,
  seat: Seat,
  plans: () => readonly Draft[],
  measures: Measures = () => true,
  takes: (body: Body) => boolean = () => true,
): Bench {
  let at = -1
  let show: Show = game.show(seat)
  let board = boardOf(show)
  let bodies = new Map<Id, Body>()
  let movable = new Set<Id>()
  let able = new Set<Id>()
  let offered: readonly Choice<Typed>[] = []
  let offers = new Map<Id, ReturnType<typeof offersByHex>>()
  let manoeuvres = new Map<Id, Manoeuvres | null>()
  let chances = new Map<Id, readonly ChargeChance[]>()
  const fresh = () => {
    const now = game.get().at
    if (now === at) return
    at = now
    show = game.show(seat)
    board = boardOf(show)
    bodies = new Map(show.bodies.map(b => [b.id, b]))
    const choices = game.choices(seat)
    movable = new Set(choices.flatMap(c => ('moves' in c ? [c.moves as Id] : [])))
    able = new Set(
      choices.flatMap(c =>
        'moves' in c ? [c.moves as Id] : c.unit !== undefined && c.command.type !== 'takeBack' ? [c.unit as Id] : [],
      ),
    )
    offered = choices
    offers = new Map()
    manoeuvres = new Map()
    chances = new Map()
  }
  const kept = <T>(map: Map<Id, T>, id: Id, make: () => T): T => {
    fresh()
    if (!map.has(id)) map.set(id, make())
    return map.get(id) as T
  }
  const others = (units: ReadonlySet<Id>) => plans().filter(p => !units.has(p.unit))

  function judge(unit: UnitId, steps: readonly GameStep[], charge?: UnitId): Draft {
    const draft = { unit, steps, ...(charge ? { charge } : {}) }
    if (steps.length === 0) return { ...draft, verdict: standing(bench.manoeuvres(unit)) }
    const alone = game.judge(seat, commandOf(draft))
    const rest = others(new Set([unit]))
    if (rest.length === 0) return { ...draft, verdict: alone }
    // The others will have gone by then: what stands in the way is where they go, not where they stand.
    const together = game.judge(seat, { type: 'moveTogether', moves: [...rest, draft].map(commandOf) } as { type: string })
    const about = together.refusals[0]?.at
    if (together.kind === 'impossible' || (about !== undefined && about !== unit)) return { ...draft, verdict: alone }
    return { ...draft, verdict: { ...alone, kind: together.kind, refusals: together.refusals } }
  }

  function clamp(unit: UnitId, steps: readonly GameStep[], charge?: UnitId): Clamped {
    const wanted = judge(unit, steps, charge)
    const last = steps.at(-1)
    if (wanted.verdict.kind !== 'breach' || !last || bench.free()) return { ...wanted, limit: null }
    const limit = wanted.verdict.refusals[0] ?? null
    const base = steps.slice(0, -1)
    const body = bench.body(unit)
    if (!body) return { ...wanted, limit }
    const width = footprintAfter(body.footprint, steps, wanted.verdict, base.length).width
    const full = lengthOf(last, width)
    if (full === null) return { ...wanted, limit }
    const at = (length: number) => judge(unit, [...base, withLength(last, length, width)], charge)
    // The game's own limit knows nothing of the other plans.
    const alone = others(new Set([unit])).length === 0
    const cut = alone ? game.clamp(seat, commandOf(wanted)).steps : []
    const cutLast = cut.at(-1)
    if (alone && (cut.length < steps.length || !cutLast || !isSomething(cutLast, width))) return stuck(at, full)
    if (alone && cutLast) {
      const neatest = tidy(cutLast, width)
      // No more than the slack is left: that is nothing.
      if (!isSomething(neatest, width)) return stuck(at, full)
      const neat = judge(unit, [...base, neatest], charge)
      if (neat.verdict.kind === 'ok') return { ...neat, limit }
      const exact = judge(unit, cut, charge)
      if (exact.verdict.kind === 'ok') return { ...exact, limit }
    }
    // Found by halving.
    let low = 0
    let high = full
    let best: Draft | null = null
    for (let i = 0; i < BISECTIONS; i++) {
      const mid = (low + high) / 2
      const tried = at(mid)
      if (tried.verdict.kind === 'ok') {
        best = tried
        low = mid
      } else high = mid
    }
    const found = best && tidy(best.steps.at(-1)!, width)
    if (!best || !found || !isSomething(found, width)) return stuck(at, full)
    const neat = judge(unit, [...base, found], charge)
    return { ...(neat.verdict.kind === 'ok' ? neat : best), limit }
  }

  /** Not even a little of it may be: what forbids that little is the reason, not what the whole would have run into on its way. */
  function stuck(at: (length: number) => Draft, full: number): Clamped {
    const little = at(Math.min(full, LITTLE))
    return { ...little, limit: little.verdict.refusals[0] ?? null }
  }

  const bench: Bench = {
    game,
    seat,
    show() {
      fresh()
      return show
    },
    board() {
      fresh()
      return board
    },
    body(id) {
      fresh()
      return bodies.get(id)
    },
    bodies() {
      fresh()
      return show.bodies
    },
    offers(selected = []) {
      fresh()
      const own = (b: Body | undefined) => b?.seat === seat
      const acting = show.bodies.filter(b => own(b) && b.states.includes('acting'))
      const chosen = selected.length === 1 && own(bodies.get(selected[0]!)) ? selected[0]! : ''
      // Of a stack that acts, whoever of it is selected stands for all.
      const one = acting.length > 0 && !acting.some(b => b.id === chosen) ? acting[0]!.id : chosen
      const known = offers.get(one)
      if (known) return known
      const held = one ? game.ways(seat, unitId(one)) : []
      const made = offersByHex([...held, ...offered], one)
      offers.set(one, made)
      return made
    },
    movable(id) {
      fresh()
      return movable.has(id) || (bench.free() && bodies.get(id)?.selectable === true)
    },
    acts(id) {
      return bench.movable(id) || able.has(id)
    },
    takes(id) {
      const body = bench.body(id)
      return body?.seat === seat && (bench.free() || takes(body))
    },
    free: () => game.get().mode === 'free',
    measures: id => bench.free() || measures(id === undefined ? undefined : bench.body(id)),
    manoeuvres: unit => kept(manoeuvres, unit, () => game.manoeuvres(seat, unitId(unit))),
    planOf: unit => plans().find(p => p.unit === unit) ?? null,
    plans,
    ghost(unit) {
      const body = bench.body(unit)
      if (!body) throw new Error(`no piece ${unit} on the table`)
      const plan = bench.planOf(unit)
      return plan ? footprintAfter(body.footprint, plan.steps, plan.verdict) : body.footprint
    },
    judge,
    judgeTogether(moves) {
      const rest = others(new Set(moves.map(m => m.unit as Id)))
      return game.judge(seat, { type: 'moveTogether', moves: [...rest.map(commandOf), ...moves] } as { type: string })
    },
    clamp,
    chances: unit => kept(chances, unit, () => game.charges(seat, unit)),
  }
  return bench
}
