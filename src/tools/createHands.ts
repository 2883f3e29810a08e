import type { Id, Seat } from '../base/units'
import { unitId } from '../base/units'
import { ahead, centreOf, poseFromCentre, right } from '../geometry/footprint'
import { distance } from '../geometry/vec'
import type { GameStep, Phrase, Point, Pose, UnitId, Verdict } from '../rulesets/contract'
import { createAsked } from './asked'
import { type Bench, commandOf, createBench, type Draft } from './bench'
import { describeBody } from './describe'
import { type GroupWork, type Outcome, type Preview, trembles } from './gesture'
import { mayOf } from './gestures/front'
import { nudgedLine } from './gestures/nudge'
import { type Press, pressed } from './gestures/press'
import type { Hands, HandsOptions, HandsPicture, HandsState, Nudge, OverlayName, Ruler, TablePointer, ToolName } from './hands'
import { grab, pickBodies } from './pick'
import { pictureOf } from './picture'
import { why } from './readout'
import { resolved } from './rulers'
import { nudged } from './steps'

/**
 * The hands of one screen at a game. They hold what is selected, planned and measured; nothing happens in the game before `commit`
 * (or `place`). Listeners of `subscribe` hear of selections, plans and tools, never of a drag while it lasts.
 */
export function createHands(options: HandsOptions): Hands {
  const { game } = options
  const submit = options.submit ?? ((seat, command, with_) => game.submit(seat, command, with_))
  const listeners = new Set<() => void>()
  const watchers = new Set<() => void>()
  const plansOf = new Map<Seat, readonly Draft[]>()

  let seat = options.seat
  let tool: ToolName = 'move'
  let selected: readonly Id[] = []
  let written: Draft | null = null
  let rulers: readonly Ruler[] = []
  let openRuler: Id | null = null
  let rulerCount = 0
  let work: GroupWork | null = null
  let notice: readonly Phrase[] = []
  let insisting = false
  let pending: readonly { readonly unit: UnitId; readonly pose: Pose }[] = []
  let press: (Press & { readonly held: string }) | null = null
  let downAt: TablePointer | null = null
  let preview: Preview | null = null
  const shown = new Set<OverlayName>(['reach', 'command'])

  const plans = (): readonly Draft[] => plansOf.get(seat) ?? []
  let bench: Bench = createBench(game, seat, plans)
  const asked = createAsked(options.later ?? (job => job()), () => {
    if (!preview) draw()
  })

  const one = (): UnitId | null => (selected.length === 1 && bench.body(selected[0])?.seat === seat ? unitId(selected[0]) : null)
  const current = (): Draft | null => {
    const unit = one()
    if (!unit) return null
    return written?.unit === unit ? written : bench.planOf(unit)
  }

  function makeState(): HandsState {
    const draft = current()
    return {
      seat,
      tool,
      selected,
      steps: draft?.steps ?? [],
      charge: draft?.charge ?? null,
      planned: draft !== null && draft !== written,
      plans: plans().map(d => ({ command: commandOf(d), verdict: d.verdict })),
      verdict: draft?.verdict ?? null,
      rulers,
      dragging: press?.gesture.moved ?? false,
      notice,
      insist: insisting,
      shown: [...shown],
    }
  }
  let picture: HandsPicture = { ghosts: [], overlays: [], handles: [], selected: [], readout: null }
  let state: HandsState = makeState()

  function draw(): void {
    const unit = one()
    const idle = preview === null && unit !== null && current() === null
    picture = pictureOf({
      bench,
      tool,
      selected,
      plans: plans(),
      written,
      rulers: rulers.filter(r => r.points.length > 1),
      shown,
      asked: idle && tool === 'move' ? asked.of(bench, unit, shown) : [],
      preview,
    })
    for (const w of [...watchers]) w()
  }
  /** Something that the panels show has changed. */
  function changed(): void {
    state = makeState()
    draw()
    for (const l of [...listeners]) l()
  }

  function setPlans(next: readonly Draft[]): void {
    plansOf.set(seat, next)
  }
  function plan(drafts: readonly Draft[]): void {
    const units = new Set(drafts.map(d => d.unit))
    setPlans([...plans().filter(p => !units.has(p.unit)), ...drafts.filter(d => d.steps.length > 0)])
    if (written && units.has(written.unit)) written = null
    work = null
    quiet()
  }
  function quiet(): void {
    notice = []
    insisting = false
    pending = []
  }

  function drop(): void {
    press = null
    preview = null
    downAt = null
  }

  // What the pieces in the hand looked like when it closed on them: a change of that ends the gesture.
  const lookOf = (ids: readonly Id[]) => JSON.stringify(ids.map(id => bench.body(id)?.footprint ?? null))

  const stop = game.subscribe(() => {
    if (press && lookOf(press.gesture.holds) !== press.held) {
      const gone = press.gesture.holds.some(id => !bench.body(id))
      drop()
      quiet()
      notice = [{ code: gone ? 'hands.gone' : 'hands.changed' }]
    }
    const before = plans()
    const lost: Phrase[] = []
    // Taken from the table one by one and asked anew in their order, each beside those that still stand.
    setPlans([])
    for (const p of before) {
      if (!bench.body(p.unit)) continue
      const again = bench.judge(p.unit, p.steps, p.charge)
      if (again.verdict.kind === 'ok' || (again.verdict.kind === 'breach' && (p.verdict.kind === 'breach' || bench.free())))
        setPlans([...plans(), again])
      else lost.push(...again.verdict.refusals.slice(0, 1).map(why))
    }
    if (lost.length > 0) notice = lost
    work = null
    selected = selected.filter(id => bench.body(id))
    if (written) written = bench.body(written.unit) ? bench.judge(written.unit, written.steps, written.charge) : null
    rulers = rulers.map(r => resolved(r, bench.body))
    changed()
  })

  function choose(ids: readonly Id[]): void {
    selected = ids.filter(id => bench.body(id)?.selectable)
    if (written && !selected.includes(written.unit)) written = null
    quiet()
  }

  function tap(event: TablePointer): void {
    const found = pickBodies(bench.bodies(), event.at, event.grip)
    const onHandle = grab(bench, selected, tool, event.at, event.grip) !== null
    if (found.length === 0) return onHandle ? undefined : choose([])
    // Pieces that lie on each other are gone through, one tap each.
    const on = pickBodies(bench.bodies(), event.at, 0)
    const at = selected.length === 1 ? on.findIndex(b => b.id === selected[0]) : -1
    const body = at >= 0 ? on[(at + 1) % on.length] : found[0]
    if (event.ctrl || event.shift)
      return choose(selected.includes(body.id) ? selected.filter(id => id !== body.id) : [...selected, body.id])
    choose([body.id])
  }

  function putDown(places: typeof pending, insist: boolean): boolean {
    quiet()
    for (const [i, p] of places.entries()) {
      let answer = submit(seat, { type: 'place', ...p } as { type: string }, { insist: insist || bench.free() })
      if (answer.kind === 'refused' && bench.free())
        answer = submit(seat, { type: 'ruling', why: '', set: [p] } as { type: string }, { insist: true })
      if (answer.kind === 'done') continue
      if (answer.kind === 'refused') notice = [why(answer.refusal)]
      if (answer.kind === 'breach') {
        notice = answer.refusals.map(why)
        insisting = true
        pending = places.slice(i)
      }
      return false
    }
    return true
  }

  function take(outcome: Outcome, selects: readonly Id[]): void {
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'select':
        return choose(outcome.ids)
      case 'plan':
        choose(selects)
        plan(outcome.drafts)
        work = outcome.work ?? null
        return
      case 'refused':
        choose(selects)
        notice = outcome.refusals.map(why)
        return
      case 'place':
        choose(selects)
        putDown(outcome.places, false)
        return
      case 'ruler': {
        const { ruler } = outcome
        if (ruler.points.length > 0) rulers = [...rulers.filter(r => r.id !== ruler.id), ruler]
        openRuler = outcome.open ? ruler.id : null
        rulers = rulers.filter(r => r.points.length > 1 || r.id === openRuler)
      }
    }
  }

  function pointer(event: TablePointer): boolean {
    if (event.kind === 'down') {
      if (downAt) {
        // A second finger: whatever the first one did is as if it had not been.
        drop()
        draw()
        return false
      }
      downAt = event
      const open = rulers.find(r => r.id === openRuler) ?? null
      const made = pressed(bench, { tool, selected, rulers, open, work, nextRuler: `${seat}${rulerCount + 1}` }, event)
      press = made && { ...made, held: lookOf(made.gesture.holds) }
      return press !== null
    }
    if (!downAt) return false
    if (event.kind === 'cancel') {
      const had = press !== null
      drop()
      state = makeState()
      draw()
      return had
    }
    const held = press
    if (event.kind === 'move') {
      if (!held) {
        if (distance(downAt.at, event.at) > trembles(event.grip)) downAt = null
        return false
      }
      const was = held.gesture.moved
      preview = held.gesture.move(event)
      if (held.gesture.moved && !was) state = makeState()
      if (preview) draw()
      return true
    }
    const started = downAt
    const outcome = held && (held.gesture.moved || tool === 'ruler') ? held.gesture.up(event) : null
    drop()
    if (held && outcome) {
      if (outcome.kind === 'ruler') rulerCount++
      take(outcome, held.selects)
    } else if (distance(started.at, event.at) <= trembles(event.grip)) tap(event)
    changed()
    return held !== null
  }

  function settle(draft: Draft): Verdict {
    const { verdict } = draft
    const mode = game.get().mode
    if (draft.steps.length === 0 || verdict.kind === 'ok' || (verdict.kind === 'breach' && mode !== 'enforced')) plan([draft])
    else {
      // Shown and explained, but not planned; a plan that stood before goes, for it is no longer what is written.
      setPlans(plans().filter(p => p.unit !== draft.unit))
      work = null
      quiet()
      written = draft
    }
    return verdict
  }

  const hands: Hands = {
    get: () => state,
    subscribe(l) {
      listeners.add(l)
      return () => listeners.delete(l)
    },
    picture: () => picture,
    onPicture(l) {
      watchers.add(l)
      return () => watchers.delete(l)
    },
    pointer,
    hover(at, grip) {
      if (tool === 'ruler') return 'none'
      const handle = grab(bench, selected, tool, at, grip)
      if (handle === 'base' || handle === 'turn') return 'place'
      if (handle) return bench.movable(selected[0]) ? (handle === 'front' ? 'advance' : 'wheel') : 'unit'
      return pickBodies(bench.bodies(), at, grip).length > 0 ? 'unit' : 'none'
    },
    setSeat(next) {
      if (next === seat) return
      drop()
      seat = next
      bench = createBench(game, seat, plans)
      selected = []
      written = null
      work = null
      openRuler = null
      rulers = rulers.filter(r => r.points.length > 1)
      quiet()
      changed()
    },
    setTool(next) {
      drop()
      tool = next
      openRuler = null
      rulers = rulers.filter(r => r.points.length > 1)
      changed()
    },
    select(ids) {
      drop()
      choose(ids)
      changed()
    },
    walk(direction) {
      drop()
      const own = bench.bodies().filter(b => b.seat === seat && b.selectable)
      const able = own.filter(b => bench.movable(b.id))
      const list = able.length > 0 ? able : own
      if (list.length === 0) return
      const at = list.findIndex(b => b.id === selected[0])
      const next = at < 0 ? (direction > 0 ? 0 : list.length - 1) : (at + direction + list.length) % list.length
      choose([list[next].id])
      changed()
    },
    setSteps(steps, charge) {
      const unit = one()
      if (!unit) return null
      drop()
      const verdict = settle(bench.judge(unit, steps, charge))
      changed()
      return verdict
    },
    addStep(step) {
      const unit = one()
      if (!unit) return null
      drop()
      return moveOn(unit, [...(current()?.steps ?? []), step])
    },
    nudge(nudge) {
      drop()
      if (tool === 'place') return nudgePlace(nudge)
      const own = selected.filter(id => bench.body(id)?.seat === seat)
      if (own.length > 1) {
        const outcome = nudgedLine(bench, own, nudge, work)
        take(outcome, selected)
        changed()
        return null
      }
      const unit = one()
      if (!unit) return null
      const may = mayOf(bench, unit)
      const had = current()?.steps ?? []
      const steps = nudged(had, nudge, { retire: may.retire, limit: may.oblique })
      return steps === had ? null : moveOn(unit, steps)
    },
    dropStep() {
      const draft = current()
      if (!draft || draft.steps.length === 0) return
      drop()
      settle(bench.judge(draft.unit, draft.steps.slice(0, -1)))
      changed()
    },
    place(unit, pose, insist = false) {
      drop()
      const done = putDown([{ unit: unitId(unit), pose }], insist)
      changed()
      return done
    },
    selectGroup() {
      const groups = new Set(selected.flatMap(id => bench.body(id)?.group ?? []))
      const ids = bench
        .bodies()
        .filter(b => b.seat === seat && b.selectable && b.group !== undefined && groups.has(b.group) && b.radius === undefined)
        .map(b => b.id)
      if (ids.length > 0) hands.select(ids)
    },
    toggle(name) {
      if (!shown.delete(name)) shown.add(name)
      changed()
    },
    describe(unit) {
      const id = unit ?? selected[0]
      return id === undefined ? [] : describeBody(bench.show(), id)
    },
    record: () => ({ rulers: rulers.filter(r => r.points.length > 1), selected, plans: plans().map(commandOf) }),
    restore(record) {
      drop()
      rulers = record.rulers.map(r => resolved(r, bench.body))
      rulerCount = Math.max(rulerCount, ...rulers.map(r => Number(/\d+$/.exec(r.id)?.[0] ?? 0)))
      setPlans([])
      for (const p of record.plans) {
        if (!bench.body(p.unit)) continue
        const draft = bench.judge(p.unit, p.steps, p.charge)
        if (draft.verdict.kind === 'ok') setPlans([...plans(), draft])
      }
      choose(record.selected)
      changed()
    },
    close() {
      drop()
      stop()
      listeners.clear()
      watchers.clear()
    },
    commit(insist = false) {
      drop()
      const list = plans().length > 0 ? plans() : insist && written ? [written] : []
      if (list.length === 0) {
        const done = pending.length > 0 && putDown(pending, insist)
        changed()
        return done
      }
      const before = plans()
      setPlans([])
      const moves = list.map(commandOf)
      const command = moves.length === 1 ? moves[0] : { type: 'moveTogether', moves }
      const answer = submit(seat, command, { insist: insist || bench.free() })
      quiet()
      work = null
      if (answer.kind === 'done') written = null
      else setPlans(before)
      if (answer.kind === 'refused') notice = [why(answer.refusal)]
      if (answer.kind === 'breach') {
        notice = answer.refusals.map(why)
        insisting = true
      }
      changed()
      return answer.kind === 'done'
    },
    cancel() {
      if (press) drop()
      else if (openRuler !== null) {
        rulers = rulers.filter(r => r.points.length > 1)
        openRuler = null
      } else if (insisting || pending.length > 0) quiet()
      else if (written) written = null
      else if (selected.some(id => bench.planOf(id))) {
        setPlans(plans().filter(p => !selected.includes(p.unit)))
        work = null
        quiet()
      } else choose([])
      changed()
    },
    removeRuler(id) {
      rulers = rulers.filter(r => r.id !== id)
      changed()
    },
    clearRulers() {
      rulers = rulers.filter(r => r.seat !== seat)
      openRuler = null
      changed()
    },
  }

  function moveOn(unit: UnitId, steps: readonly GameStep[]): Verdict {
    const draft = bench.clamp(unit, steps)
    if (draft.verdict.kind === 'ok' || bench.free()) settle(draft)
    // Out of reach altogether: what was written stays, and the reason is said.
    else notice = draft.verdict.refusals.map(why)
    changed()
    return draft.verdict
  }

  function nudgePlace(nudge: Nudge): null {
    const body = bench.body(selected[0] ?? '')
    if (!body || body.seat !== seat || 'slant' in nudge) return null
    const f = body.footprint
    const to = (front: Point): Pose => ({ front, facing: f.facing })
    const pose =
      'turn' in nudge
        ? poseFromCentre(centreOf(f), f.facing + nudge.turn, f.depth)
        : 'ahead' in nudge
          ? to(ahead(f, nudge.ahead))
          : to(right(f, nudge.side))
    hands.place(body.id, pose)
    return null
  }

  return hands
}
