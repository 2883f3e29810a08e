import { distance } from '../geometry/vec'
import { trembles } from './gesture'
import { pressed } from './gestures/press'
import type { TablePointer } from './hands'
import type { Holding } from './holding'
import { grab, pickBodies } from './pick'

/** A click on a table of hexes or points: the place and who stands in it; a place that is lit is chosen by it. */
function tapPlace(h: Holding, event: TablePointer): boolean {
  const board = h.bench.board()
  if (!board) return false
  const [body] = pickBodies(h.bench.bodies(), event.at, event.grip)
  // A finger that is on a piece means no point beside it.
  const label = board.at(event.at, pickBodies(h.bench.bodies(), event.at, 0).length > 0 ? 0 : event.grip)
  const offers = label === null ? undefined : h.bench.offers(h.selected).get(label)
  // A finger leaves no pointer behind.
  if (event.pointer !== 'mouse') h.over = null
  // What the piece in hand may do there leaves it in hand.
  if (!offers?.some(o => o.hex?.held) && (body || !offers)) h.choose(body ? [body.id] : [])
  h.toHex(label, true)
  return true
}

/** A click: selects what is under it (with Ctrl or Shift adds it or takes it out); pieces that lie on each other are gone through. */
function tap(h: Holding, event: TablePointer): void {
  if (tapPlace(h, event)) return
  const found = pickBodies(h.bench.bodies(), event.at, event.grip)
  if (found.length === 0) {
    // A click on the ghost of what is selected keeps it selected.
    if (grab(h.bench, h.selected, h.tool, event.at, event.grip) === null) h.choose([])
    return
  }
  const under = pickBodies(h.bench.bodies(), event.at, 0)
  const at = h.selected.length === 1 ? under.findIndex(b => b.id === h.selected[0]) : -1
  const { id } = at >= 0 ? under[(at + 1) % under.length] : found[0]
  if (!event.ctrl && !event.shift) h.choose([id])
  else h.choose(h.selected.includes(id) ? h.selected.filter(s => s !== id) : [...h.selected, id])
}

function down(h: Holding, event: TablePointer): boolean {
  if (h.downAt) {
    // A second finger: whatever the first one did is as if it had not been.
    h.drop()
    h.remake()
    h.draw()
    return false
  }
  h.downAt = event
  const { tool, selected, rulers, work } = h
  const open = rulers.find(r => r.id === h.openRuler) ?? null
  const byPlace = h.bench.board() !== null && tool !== 'ruler'
  const made = byPlace
    ? null
    : pressed(h.bench, { tool, selected, rulers, open, work, nextRuler: `${h.seat}${h.rulerCount + 1}` }, event)
  h.press = made && { ...made, look: h.lookOf(made.gesture.holds) }
  return made !== null
}

function move(h: Holding, event: TablePointer): boolean {
  const { press, downAt } = h
  if (!press) {
    // Wandered off: the camera's, and no click any more.
    if (downAt && distance(downAt.at, event.at) > trembles(event.grip)) h.downAt = null
    return false
  }
  const was = press.gesture.moved
  h.preview = press.gesture.move(event)
  if (press.gesture.moved && !was) h.remake()
  if (h.preview) h.draw()
  return true
}

function up(h: Holding, event: TablePointer): boolean {
  const { press, downAt } = h
  const outcome = press && (press.gesture.moved || h.tool === 'ruler') ? press.gesture.up(event) : null
  h.drop()
  if (press && outcome) h.take(outcome, press.selects)
  else if (downAt && distance(downAt.at, event.at) <= trembles(event.grip)) tap(h, event)
  h.changed()
  return press !== null
}

/**
 * The pointer's machine: up, pressed, dragging. Whatever interrupts a drag (a cancel, a second finger, Escape, a change of what it holds)
 * leads back to `up` with nothing done; what comes of the pointer then is passed over until it is pressed anew.
 */
export function pointed(h: Holding, event: TablePointer): boolean {
  if (event.kind === 'down') return down(h, event)
  if (!h.downAt) return false
  if (event.kind === 'move') return move(h, event)
  if (event.kind === 'up') return up(h, event)
  const had = h.press !== null
  h.drop()
  h.remake()
  h.draw()
  return had
}
