import type { Id, Seat } from '../base/units'
import { unitId } from '../base/units'
import type { MoveCommand, Overlay, Phrase, PlaceCommand, Pose, UnitId, Verdict } from '../rulesets/contract'
import { createAsked } from './asked'
import { type Bench, commandOf, createBench, type Draft } from './bench'
import type { GroupWork, Outcome, Preview } from './gesture'
import type { Press } from './gestures/press'
import type { HandsOptions, HandsPicture, HandsState, OverlayName, Ruler, TablePointer, ToolName } from './hands'
import { pictureOf } from './picture'
import { reasons, why } from './readout'
import { createRemains } from './remains'
import { resolved } from './rulers'

export type Places = readonly { readonly unit: UnitId; readonly pose: Pose }[]

/** What the hands hold, and the few ways in which it changes. The verbs and the pointer's machine work on it; only they see it. */
export interface Holding {
  seat: Seat
  tool: ToolName
  /** The tool that comes back when the ruler is laid down. */
  toolBefore: ToolName
  selected: readonly Id[]
  /** A draft that the rules refuse: shown and explained, not planned. */
  written: Draft | null
  rulers: readonly Ruler[]
  /** The ruler that taps are laying. */
  openRuler: Id | null
  rulerCount: number
  /** What the selected units did together last. */
  work: GroupWork | null
  notice: readonly Phrase[]
  /** Advised play: a commit waits to be insisted on; `pending` are the places that it is about, where it is about places. */
  insisting: boolean
  pending: Places
  /** What the pointer holds, and what that looked like when it closed on it. */
  press: (Press & { readonly look: string }) | null
  downAt: TablePointer | null
  preview: Preview | null
  /** Tables of hexes or points: the place that was tapped, or that the keys have led to. */
  hex: string | null
  /** The same of the place under the pointer, where something may be done there. */
  eye: string | null
  /** Tables of hexes: the one under the mouse, whatever may be done there. */
  over: string | null
  readonly tellers: Set<() => void>
  readonly shown: Set<OverlayName>
  /** What a panel has drawn. */
  chalk: readonly Overlay[]
  bench: Bench

  state(): HandsState
  picture(): HandsPicture
  readonly listeners: Set<() => void>
  readonly watchers: Set<() => void>
  /** The one own unit that is selected. */
  one(): UnitId | null
  /** What is written for it: the refused draft, or its plan. */
  current(): Draft | null
  plans(): readonly Draft[]
  setPlans(next: readonly Draft[]): void
  /** Plans take the place of those of the same units; one without steps is a plan dropped. */
  plan(drafts: readonly Draft[]): void
  choose(ids: readonly Id[]): void
  /** No notice stands any longer. */
  quiet(): void
  /** Lets go of whatever the pointer holds; it is as it was before. */
  drop(): void
  putDown(places: Places, insist: boolean): boolean
  take(outcome: Outcome, selects: readonly Id[]): void
  /** Tables of hexes or points: comes to a place. `again`: it is where the hand is already, or one touch is enough; then the first thing offered there is done. */
  toHex(label: string | null, again: boolean): void
  /** Sends moves in; gives back whether they were done. */
  send(moves: readonly MoveCommand[], insist: boolean): boolean
  /** Plans a draft where the rules (or the way of playing) let it, else keeps it as written. */
  settle(draft: Draft): Verdict
  /** Moves that the other side's answer left undone are planned again once the seat goes on; gives why of those that no longer can be. */
  resume(): readonly Phrase[]
  /** A gesture has begun: the state says so, and nobody is told before it ends. */
  remake(): void
  draw(): void
  changed(): void
  lookOf(ids: readonly Id[]): string
  /** Who comes into play is taken in hand, once. */
  takeUp(): void
  /** Something has happened in the game: what no longer holds is dropped. */
  happened(): void
}

export function createHolding(options: HandsOptions): Holding {
  const { game } = options
  const submit = options.submit ?? ((seat, command, with_) => game.submit(seat, command, with_))
  const plansOf = new Map<Seat, readonly Draft[]>()
  const remains = createRemains(game)
  const asked = createAsked(options.later ?? (job => job()), () => {
    if (!h.preview) h.draw()
  })
  let picture: HandsPicture = { ghosts: [], overlays: [], handles: [], selected: [], readout: null }

  const h: Holding = {
    seat: options.seat,
    tool: 'move',
    toolBefore: 'move',
    selected: [],
    written: null,
    rulers: [],
    openRuler: null,
    rulerCount: 0,
    work: null,
    notice: [],
    insisting: false,
    pending: [],
    press: null,
    downAt: null,
    preview: null,
    hex: null,
    eye: null,
    over: null,
    tellers: new Set(),
    shown: new Set<OverlayName>(['reach', 'command']),
    chalk: [],
    bench: createBench(game, options.seat, () => plansOf.get(options.seat) ?? [], options.measures, options.takes),
    listeners: new Set(),
    watchers: new Set(),
    state: () => state,
    picture: () => picture,

    one: () => (h.selected.length === 1 && h.bench.body(h.selected[0])?.seat === h.seat ? unitId(h.selected[0]) : null),
    current() {
      const unit = h.one()
      if (!unit) return null
      return h.written?.unit === unit ? h.written : h.bench.planOf(unit)
    },
    plans: () => plansOf.get(h.seat) ?? [],
    setPlans(next) {
      plansOf.set(h.seat, next)
    },
    plan(drafts) {
      const units = new Set(drafts.map(d => d.unit))
      h.setPlans([...h.plans().filter(p => !units.has(p.unit)), ...drafts.filter(d => d.steps.length > 0)])
      if (h.written && units.has(h.written.unit)) h.written = null
      h.work = null
      h.quiet()
    },
    choose(ids) {
      h.selected = ids.filter(id => h.bench.body(id)?.selectable)
      if (h.written && !h.selected.includes(h.written.unit)) h.written = null
      h.quiet()
    },
    quiet() {
      h.notice = []
      h.insisting = false
      h.pending = []
    },
    drop() {
      h.press = null
      h.preview = null
      h.downAt = null
    },
    putDown(places, insist) {
      h.quiet()
      for (const [i, p] of places.entries()) {
        const command: PlaceCommand = { type: 'place', ...p }
        let answer = submit(h.seat, command, { insist: insist || h.bench.free() })
        // The free way lays anything anywhere, also in a game that knows no placing: the table is then corrected.
        if (answer.kind === 'refused' && h.bench.free())
          answer = submit(h.seat, { type: 'ruling', why: '', set: [p] } as { type: string }, { insist: true })
        if (answer.kind === 'done') continue
        if (answer.kind === 'refused') h.notice = [why(answer.refusal)]
        if (answer.kind === 'breach') {
          h.notice = reasons(answer.refusals)
          h.insisting = true
          h.pending = places.slice(i)
        }
        return false
      }
      return true
    },
    take(outcome, selects) {
      if (outcome.kind === 'nothing') return
      if (outcome.kind === 'ruler') {
        const { ruler, open } = outcome
        h.rulers = [...h.rulers.filter(r => r.id !== ruler.id), ruler]
        h.openRuler = open ? ruler.id : null
        h.rulers = h.rulers.filter(r => r.points.length > 1 || r.id === h.openRuler)
        h.rulerCount++
        return
      }
      h.choose(selects)
      if (outcome.kind === 'place') h.putDown(outcome.places, false)
      else if (outcome.kind === 'refused') h.notice = reasons(outcome.refusals)
      else {
        h.plan(outcome.drafts)
        h.work = outcome.work ?? null
      }
    },
    toHex(label, again) {
      const was = h.hex
      h.hex = label
      const [first] = label === null ? [] : (h.bench.offers(h.selected).get(label) ?? [])
      if (!first || !(first.hex?.once || (again && was === label))) return
      let answer = submit(h.seat, first.command, { insist: h.bench.free() })
      // A way of several hexes goes on until somebody answers it, or it may not.
      for (const next of first.onward ?? []) {
        if (answer.kind !== 'done' || game.judge(h.seat, next).kind !== 'ok') break
        answer = submit(h.seat, next, { insist: false })
      }
      h.quiet()
      if (answer.kind === 'refused') h.notice = [why(answer.refusal)]
      if (answer.kind === 'breach') h.notice = reasons(answer.refusals)
    },
    send(moves, insist) {
      const before = h.plans()
      const looks = before.map(d => h.lookOf([d.unit]))
      const moment = remains.moment(h.seat)
      h.setPlans([])
      const command = moves.length === 1 ? moves[0] : { type: 'moveTogether', moves }
      const answer = submit(h.seat, command, { insist: insist || h.bench.free() })
      h.quiet()
      h.work = null
      if (answer.kind === 'done') {
        h.written = null
        const left = before.filter((d, i) => h.lookOf([d.unit]) === looks[i])
        remains.keep(h.seat, moment, left.length < before.length ? left : [])
        h.resume()
      } else h.setPlans(before)
      if (answer.kind === 'refused') h.notice = [why(answer.refusal)]
      if (answer.kind === 'breach') {
        h.notice = reasons(answer.refusals)
        h.insisting = true
      }
      return answer.kind === 'done'
    },
    settle(draft) {
      const { kind } = draft.verdict
      const goes = kind === 'ok' || (kind === 'breach' && game.get().mode !== 'enforced')
      h.plan([goes ? draft : { ...draft, steps: [] }])
      if (!goes && draft.steps.length > 0) h.written = draft
      return draft.verdict
    },
    resume() {
      const back = remains.ready(h.seat, h.bench).filter(d => h.bench.body(d.unit) && !h.bench.planOf(d.unit))
      const lost: Phrase[] = []
      for (const d of back) {
        const again = h.bench.judge(d.unit, d.steps, d.charge)
        if (again.verdict.kind === 'ok') h.setPlans([...h.plans(), again])
        else lost.push(...again.verdict.refusals.slice(0, 1).map(why))
      }
      return lost
    },
    remake() {
      state = makeState()
    },
    draw() {
      const unit = h.one()
      const idle = h.preview === null && unit !== null && h.tool === 'move' && h.current() === null
      picture = pictureOf({
        bench: h.bench,
        tool: h.tool,
        selected: h.selected,
        plans: h.plans(),
        written: h.written,
        rulers: h.rulers.filter(r => r.points.length > 1),
        shown: h.shown,
        asked: idle && h.bench.measures(unit) ? asked.of(h.bench, unit, h.shown) : [],
        chalk: h.chalk,
        preview: h.preview,
        hex: h.hex,
        eye: h.eye,
      })
      for (const w of [...h.watchers]) w()
    },
    changed() {
      state = makeState()
      h.draw()
      for (const l of [...h.listeners]) l()
      for (const l of [...h.tellers]) l()
    },
    takeUp,
    lookOf: ids => JSON.stringify(ids.map(id => h.bench.body(id)?.footprint ?? null)),
    happened() {
      if (h.press && h.lookOf(h.press.gesture.holds) !== h.press.look) {
        const gone = h.press.gesture.holds.some(id => !h.bench.body(id))
        h.drop()
        h.quiet()
        h.notice = [gone ? { code: 'hands.gone' } : { code: 'hands.changed' }]
      }
      const before = h.plans()
      const lost: Phrase[] = []
      // Asked anew in their order, each beside those that still stand.
      h.setPlans([])
      for (const p of before) {
        if (!h.bench.body(p.unit)) continue
        const again = h.bench.judge(p.unit, p.steps, p.charge)
        const { kind, refusals } = again.verdict
        if (kind === 'ok' || (kind === 'breach' && (p.verdict.kind === 'breach' || h.bench.free())))
          h.setPlans([...h.plans(), again])
        else lost.push(...refusals.slice(0, 1).map(why))
      }
      lost.push(...h.resume())
      if (lost.length > 0) h.notice = lost
      h.work = null
      h.selected = h.selected.filter(id => h.bench.body(id))
      h.takeUp()
      const { written } = h
      if (written) h.written = h.bench.body(written.unit) ? h.bench.judge(written.unit, written.steps, written.charge) : null
      h.rulers = h.rulers.map(r => resolved(r, h.bench.body))
      h.changed()
    },
  }

  // What may be done with who comes into play is what one wants to see.
  let acting = ''
  let of: Seat = options.seat
  function takeUp(): void {
    if (h.seat !== of) acting = ''
    of = h.seat
    const acts = h.bench.bodies().filter(b => b.seat === h.seat && b.states.includes('acting'))
    const key = acts.map(b => b.id).join()
    if (key !== '' && key !== acting && !acts.some(b => h.selected.includes(b.id))) h.choose([acts[0]!.id])
    acting = key
  }

  function makeState(): HandsState {
    const draft = h.current()
    return {
      seat: h.seat,
      tool: h.tool,
      selected: h.selected,
      steps: draft?.steps ?? [],
      charge: draft?.charge ?? null,
      planned: draft !== null && draft !== h.written,
      plans: h.plans().map(d => ({ command: commandOf(d), verdict: d.verdict })),
      verdict: draft?.verdict ?? null,
      rulers: h.rulers,
      dragging: h.press?.gesture.moved ?? false,
      notice: h.notice,
      insist: h.insisting,
      shown: [...h.shown],
      measures: h.bench.measures(h.selected[0]),
      takes: h.selected.some(h.bench.takes),
      onHexes: h.bench.board() !== null,
      hex: h.hex,
    }
  }
  let state = makeState()
  return h
}
