import { unitId } from '../base/units'
import { ahead, centreOf, poseFromCentre, right } from '../geometry/footprint'
import type { GameStep, Phrase, Point, Pose, UnitId, Verdict } from '../rulesets/contract'
import { commandOf, createBench } from './bench'
import { describeBody } from './describe'
import { mayOf } from './gestures/front'
import { nudgedLine } from './gestures/nudge'
import type { Anchor, Hands, HandsOptions, Nudge, Ruler } from './hands'
import { createHolding, type Holding } from './holding'
import { grab, pickBodies } from './pick'
import { pointed } from './pointed'
import { resolved } from './rulers'
import { nudged } from './steps'

const laid = (h: Holding) => h.rulers.filter(r => r.points.length > 1)

/** Brings a unit's steps inside the rules and plans them; where nothing of them may be, what was written stays and the reason is said. */
function moveOn(h: Holding, unit: UnitId, steps: readonly GameStep[]): Verdict {
  const draft = h.bench.clamp(unit, steps)
  if (draft.verdict.kind === 'ok' || h.bench.free()) h.settle(draft)
  else h.take({ kind: 'refused', refusals: draft.verdict.refusals }, h.selected)
  h.changed()
  return draft.verdict
}

/** The keys' way to put a base down: turned about its middle, or moved in its own frame. */
function nudgedPlace(h: Holding, nudge: Nudge): void {
  const body = h.bench.body(h.selected[0] ?? '')
  if (!body || !h.bench.takes(body.id) || 'slant' in nudge) return
  const f = body.footprint
  const to = (front: Point): Pose => ({ front, facing: f.facing })
  const pose =
    'turn' in nudge
      ? poseFromCentre(centreOf(f), f.facing + nudge.turn, f.depth)
      : 'ahead' in nudge
        ? to(ahead(f, nudge.ahead))
        : to(right(f, nudge.side))
  h.putDown([{ unit: unitId(body.id), pose }], false)
}

/**
 * The hands of one screen at a game. They hold what is selected, planned and measured; nothing happens in the game before `commit`
 * (or `place`). Listeners of `subscribe` hear of selections, plans and tools, never of a drag while it lasts.
 */
export function createHands(options: HandsOptions): Hands {
  const { game } = options
  const h = createHolding(options)
  const stop = game.subscribe(h.happened)
  const listen = (to: Set<() => void>, l: () => void) => {
    to.add(l)
    return () => to.delete(l)
  }

  let said: Phrase | null = null
  const hands: Hands = {
    get: h.state,
    subscribe: l => listen(h.listeners, l),
    picture: h.picture,
    onPicture: l => listen(h.watchers, l),
    told: {
      get() {
        const place = h.over ?? h.hex
        const phrase = place === null ? null : (h.bench.board()?.told(place) ?? null)
        // The same words stay the same object, for whoever compares.
        if (JSON.stringify(phrase) !== JSON.stringify(said)) said = phrase
        return said
      },
      subscribe: l => listen(h.tellers, l),
    },
    pointer: event => pointed(h, event),
    hover(at, grip) {
      const board = h.bench.board()
      const label = board?.at(at, 0) ?? null
      if (label !== h.over) {
        h.over = label
        for (const l of [...h.tellers]) l()
      }
      if (h.tool === 'ruler') return 'none'
      if (board) {
        const offers = h.bench.offers(h.selected)
        const eye = label !== null && offers.has(label) ? label : null
        if (eye !== h.eye) {
          h.eye = eye
          h.draw()
        }
        if (eye !== null) return 'place'
      }
      const handle = grab(h.bench, h.selected, h.tool, at, grip)
      if (handle && (h.tool === 'place' || h.selected.some(h.bench.movable)))
        return handle === 'base' || handle === 'turn' ? 'place' : handle === 'front' ? 'advance' : 'wheel'
      return pickBodies(h.bench.bodies(), at, grip).length > 0 ? 'unit' : 'none'
    },
    setSeat(next) {
      if (next === h.seat) return
      h.drop()
      h.seat = next
      h.chalk = []
      h.bench = createBench(game, next, h.plans, options.measures, options.takes)
      h.selected = []
      h.written = null
      h.work = null
      h.openRuler = null
      h.rulers = laid(h)
      h.quiet()
      h.takeUp()
      h.notice = h.resume()
      h.changed()
    },
    setTool(next) {
      h.drop()
      if (next === 'ruler' && !h.bench.measures(h.selected[0])) {
        h.notice = [{ code: 'hands.noMeasuring' }]
        h.changed()
        return
      }
      h.tool = next
      if (next !== 'ruler') h.toolBefore = next
      h.openRuler = null
      h.rulers = laid(h)
      h.changed()
    },
    ruler: () => hands.setTool(h.tool === 'ruler' ? h.toolBefore : 'ruler'),
    select(ids) {
      h.drop()
      h.choose(ids)
      h.changed()
    },
    walk(direction, round = true) {
      h.drop()
      const own = h.bench.bodies().filter(b => b.seat === h.seat && b.selectable)
      const moving = h.tool !== 'place' && own.some(b => h.bench.movable(b.id))
      const able = own.filter(b => (h.tool === 'place' ? h.bench.takes(b.id) : moving && h.bench.acts(b.id)))
      const list = able.length > 0 ? able : own
      const at = list.findIndex(b => b.id === h.selected[0])
      const next = at < 0 ? (direction > 0 ? 0 : list.length - 1) : at + direction
      const inside = next >= 0 && next < list.length
      if (list.length === 0 || (!inside && !round)) h.choose([])
      else h.choose([list[(next + list.length) % list.length].id])
      h.changed()
      return list.length > 0 && (inside || round)
    },
    sketch(steps, charge) {
      const unit = h.one()
      if (!unit) return null
      h.drop()
      h.quiet()
      h.written = h.bench.judge(unit, steps, charge)
      h.changed()
      return h.written.verdict
    },
    setSteps(steps, charge) {
      const unit = h.one()
      if (!unit) return null
      h.drop()
      const verdict = h.settle(h.bench.judge(unit, steps, charge))
      h.changed()
      return verdict
    },
    addStep(step) {
      const unit = h.one()
      if (!unit) return null
      h.drop()
      return moveOn(h, unit, [...(h.current()?.steps ?? []), step])
    },
    nudge(nudge) {
      h.drop()
      const board = h.bench.board()
      if (board) {
        const way =
          'turn' in nudge ? (nudge.turn > 0 ? 'right' : 'left') : 'ahead' in nudge ? (nudge.ahead > 0 ? 'up' : 'down') : null
        const standing = board.of(h.bench.body(h.selected[0] ?? ''))
        const next = h.hex ?? standing ?? h.bench.offers(h.selected).keys().next().value ?? board.first
        // The keys never do anything on their way: Enter does. Where a mouse lies meanwhile is not what is looked at.
        h.over = null
        h.hex = way && h.hex !== null ? board.beside(next, way) : next
        h.changed()
        return null
      }
      const unit = h.one()
      const own = h.selected.filter(id => h.bench.body(id)?.seat === h.seat)
      if (h.tool === 'place') nudgedPlace(h, nudge)
      else if (own.length > 1) h.take(nudgedLine(h.bench, own, nudge, h.work), h.selected)
      else if (unit) {
        const may = mayOf(h.bench, unit)
        const had = h.current()?.steps ?? []
        const steps = nudged(had, nudge, { retire: may.retire, limit: may.oblique, ...(may.about ? { about: may.about } : {}) })
        return steps === had ? null : moveOn(h, unit, steps)
      }
      h.changed()
      return null
    },
    dropStep() {
      const draft = h.current()
      if (!draft || draft.steps.length === 0) return
      h.drop()
      h.settle(h.bench.judge(draft.unit, draft.steps.slice(0, -1)))
      h.changed()
    },
    place(unit, pose, insist = false) {
      h.drop()
      const done = h.putDown([{ unit: unitId(unit), pose }], insist)
      h.changed()
      return done
    },
    selectGroup() {
      const groups = new Set(h.selected.flatMap(id => h.bench.body(id)?.group ?? []))
      const members = h.bench
        .bodies()
        .filter(b => b.seat === h.seat && b.selectable && b.group !== undefined && groups.has(b.group) && b.radius === undefined)
      // Guns in battery stand where they are: a line is made of those that can march.
      const able = members.filter(b => h.bench.movable(b.id) && h.bench.manoeuvres(b.id)?.kinds.includes('advance') !== false)
      const ids = (able.length > 0 ? able : members).map(b => b.id)
      if (ids.length > 0) hands.select(ids)
    },
    toggle(name) {
      if (!h.shown.delete(name)) h.shown.add(name)
      h.changed()
    },
    describe(unit) {
      const id = unit ?? h.selected[0]
      const board = h.bench.board()
      // The keys' place is what one asks of, where it is not the piece's own.
      if (board && unit === undefined && h.hex !== null && board.of(h.bench.body(id ?? '')) !== h.hex)
        return board.describe(h.hex, h.bench.offers(h.selected).get(h.hex) ?? [])
      return id === undefined ? [] : describeBody(h.bench.show(), id, h.bench.measures(id))
    },
    record: () => ({ rulers: laid(h), selected: h.selected, plans: h.plans().map(commandOf) }),
    restore(record) {
      h.drop()
      h.rulers = record.rulers.map(r => resolved(r, h.bench.body))
      h.rulerCount = Math.max(h.rulerCount, ...h.rulers.map(r => Number(/\d+$/.exec(r.id)?.[0] ?? 0)))
      h.setPlans([])
      for (const p of record.plans) {
        if (!h.bench.body(p.unit)) continue
        const draft = h.bench.judge(p.unit, p.steps, p.charge)
        if (draft.verdict.kind === 'ok') h.setPlans([...h.plans(), draft])
      }
      h.choose(record.selected)
      h.changed()
    },
    close() {
      h.drop()
      stop()
      h.listeners.clear()
      h.watchers.clear()
    },
    commit(insist = false) {
      h.drop()
      const board = h.bench.board()
      if (board) {
        const offered = h.hex !== null && h.bench.offers(h.selected).has(h.hex)
        if (h.hex !== null && !offered) {
          const there = h.hex
          const body = h.bench.bodies().find(b => b.selectable && board.of(b) === there)
          h.choose(body ? [body.id] : [])
        }
        h.toHex(h.hex, true)
        h.changed()
        return offered
      }
      const list = h.plans().length > 0 ? h.plans() : insist && h.written ? [h.written] : []
      const done = list.length > 0 ? h.send(list.map(commandOf), insist) : h.pending.length > 0 && h.putDown(h.pending, insist)
      h.changed()
      return done
    },
    cancel() {
      if (h.press) h.drop()
      else if (h.openRuler !== null) {
        h.rulers = laid(h)
        h.openRuler = null
      } else if (h.insisting) h.quiet()
      else if (h.written) h.written = null
      else if (h.selected.some(id => h.bench.planOf(id))) {
        h.setPlans(h.plans().filter(p => !h.selected.includes(p.unit)))
        h.work = null
        h.quiet()
      } else h.choose([])
      h.changed()
    },
    measure(from, to) {
      const at = (a: Anchor) => h.bench.body(a.unit)?.footprint.front
      const [p, q] = [at(from), at(to)]
      if (!p || !q) return
      const ruler: Ruler = { id: `${h.seat}${++h.rulerCount}`, seat: h.seat, points: [p, q], anchors: [from, to] }
      h.rulers = [...h.rulers, resolved(ruler, h.bench.body)]
      h.changed()
    },
    chalk(overlays) {
      if (overlays.length === 0 && h.chalk.length === 0) return
      h.chalk = overlays
      h.draw()
    },
    removeRuler(id) {
      h.rulers = h.rulers.filter(r => r.id !== id)
      h.changed()
    },
    clearRulers() {
      h.rulers = h.rulers.filter(r => r.seat !== h.seat)
      h.openRuler = null
      h.changed()
    },
  }
  h.draw()
  return hands
}
