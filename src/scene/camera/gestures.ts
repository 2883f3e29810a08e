import type { Point } from '../../geometry/shapes'
import type { Hands, TablePointer } from '../../tools/hands'

/** What moves the view and knows where the screen's points are on the table; the drawn table and the flat one each have one. */
export interface Mover {
  pointAt(x: number, y: number): Point | null
  /** CSS pixels a centimetre has about a place. */
  scaleAt(at: Point): number
  /** Begins to hold the ground under a screen point; `pan` then keeps it there. */
  grab(x: number, y: number): void
  pan(x: number, y: number): void
  /** Turns the view by what the pointer went, in pixels. */
  orbit(dx: number, dy: number): void
  zoomAt(x: number, y: number, factor: number, eased: boolean): void
  /** Two fingers: about their middle, how much wider, how much turned (degrees clockwise on the screen), how far both rose. */
  pinch(x: number, y: number, factor: number, turned: number, rose: number): void
  /** Ends any motion that runs by itself. */
  halt(): void
}

export interface GestureHost {
  readonly mover: Mover
  hands(): Hands | null
  /** A press that the hands left alone, on a counter: true where there is one, which is then held until the press ends (null). */
  hold?(at: Point | null, grip: number): boolean
  /** A tap that no hand took. */
  tap(at: Point | null, grip: number): void
  cursor(name: string): void
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'hands'; readonly id: number; readonly last: Point }
  | { readonly kind: 'pan' | 'orbit'; readonly id: number; readonly x: number; readonly y: number; readonly moved: boolean }
  | { readonly kind: 'hold'; readonly id: number }
  | { readonly kind: 'pinch' }
  /** Until every finger is up. */
  | { readonly kind: 'spent' }

/** How far a press may miss, in CSS pixels. */
const GRIP = { mouse: 7, pen: 10, touch: 20 } as const
const SLOP = { mouse: 4, pen: 6, touch: 9 } as const
const CURSOR = { none: 'grab', unit: 'pointer', wheel: 'crosshair', advance: 'move', place: 'move' } as const

type Kind = TablePointer['pointer']
const kindOf = (e: PointerEvent): Kind => (e.pointerType === 'touch' || e.pointerType === 'pen' ? e.pointerType : 'mouse')

/**
 * Turns the screen's pointer events into the hands' and the camera's. What the hands take, the camera leaves alone. A drag that is
 * cut short (the system took the pointer, a second finger came, Escape, the window lost the focus, a button went up unseen) is
 * told to the hands as `cancel`.
 */
export function listen(element: HTMLElement, host: GestureHost): () => void {
  let state: State = { kind: 'idle' }
  const down = new Map<number, { x: number; y: number }>()
  let hovered = 'grab'

  const gripOf = (kind: Kind, at: Point) => GRIP[kind] / Math.max(0.5, host.mover.scaleAt(at))
  const pointer = (kind: TablePointer['kind'], e: PointerEvent, at: Point): TablePointer => ({
    kind,
    at,
    pointer: kindOf(e),
    grip: gripOf(kindOf(e), at),
    shift: e.shiftKey,
    alt: e.altKey,
    ctrl: e.ctrlKey || e.metaKey,
  })
  const cancelHands = () => {
    if (state.kind !== 'hands') return false
    const at = state.last
    state = { kind: 'spent' }
    host.hands()?.pointer({ kind: 'cancel', at, pointer: 'mouse', grip: 0, shift: false, alt: false, ctrl: false })
    return true
  }
  /** A press that the hands left alone is no tap any more: they must not wait for its end. */
  const letGo = () => {
    if (state.kind === 'pan' && !state.moved) {
      host.hands()?.pointer({ kind: 'cancel', at: [0, 0], pointer: 'mouse', grip: 0, shift: false, alt: false, ctrl: false })
    }
  }
  const release = (id: number) => {
    if (element.hasPointerCapture(id)) element.releasePointerCapture(id)
  }
  const settle = () => {
    if (down.size === 0) state = { kind: 'idle' }
  }
  const pair = () => {
    const [a, b] = [...down.values()]
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      wide: Math.max(8, Math.hypot(b.x - a.x, b.y - a.y)),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      ay: a.y,
      by: b.y,
    }
  }
  let last = { x: 0, y: 0, wide: 1, angle: 0, ay: 0, by: 0 }

  const onDown = (e: PointerEvent) => {
    element.focus({ preventScroll: true })
    host.mover.halt()
    down.set(e.pointerId, { x: e.clientX, y: e.clientY })
    element.setPointerCapture(e.pointerId)
    if (down.size > 1) {
      letGo()
      letFall()
      cancelHands()
      if (down.size === 2 && state.kind !== 'orbit') {
        state = { kind: 'pinch' }
        last = pair()
        host.mover.grab(last.x, last.y)
      } else state = { kind: 'spent' }
      return
    }
    if (e.button === 2 || (e.button === 0 && (e.ctrlKey || e.metaKey) && e.altKey)) {
      state = { kind: 'orbit', id: e.pointerId, x: e.clientX, y: e.clientY, moved: false }
      host.cursor('grabbing')
      return
    }
    const at = host.mover.pointAt(e.clientX, e.clientY)
    if (e.button === 0 && at && host.hands()?.pointer(pointer('down', e, at))) {
      state = { kind: 'hands', id: e.pointerId, last: at }
      return
    }
    if (e.button === 0 && at && host.hold?.(at, gripOf(kindOf(e), at))) {
      host.hands()?.pointer(pointer('cancel', e, at))
      state = { kind: 'hold', id: e.pointerId }
      return
    }
    host.mover.grab(e.clientX, e.clientY)
    state = { kind: 'pan', id: e.pointerId, x: e.clientX, y: e.clientY, moved: false }
  }

  const onMove = (e: PointerEvent) => {
    const was = down.get(e.pointerId)
    if (!was) {
      if (e.pointerType === 'mouse' && e.buttons === 0) hover(e)
      return
    }
    if (e.pointerType === 'mouse' && e.buttons === 0) {
      // The button went up where nobody told us.
      letGo()
      cancelHands()
      forget(e.pointerId)
      return
    }
    const [dx, dy] = [e.clientX - was.x, e.clientY - was.y]
    down.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (state.kind === 'hands' && state.id === e.pointerId) {
      const at = host.mover.pointAt(e.clientX, e.clientY)
      if (!at) return
      state = { ...state, last: at }
      host.hands()?.pointer(pointer('move', e, at))
    } else if ((state.kind === 'pan' || state.kind === 'orbit') && state.id === e.pointerId) {
      if (!state.moved) {
        if (Math.hypot(e.clientX - state.x, e.clientY - state.y) < SLOP[kindOf(e)]) return
        letGo()
        state = { ...state, moved: true }
        host.cursor('grabbing')
      }
      if (state.kind === 'pan') host.mover.pan(e.clientX, e.clientY)
      else host.mover.orbit(dx, dy)
    } else if (state.kind === 'pinch' && down.size === 2) {
      const now = pair()
      let turned = now.angle - last.angle
      if (turned > 180) turned -= 360
      if (turned < -180) turned += 360
      const [ra, rb] = [now.ay - last.ay, now.by - last.by]
      const rose = ra * rb > 0 && Math.abs(now.wide - last.wide) < Math.min(Math.abs(ra), Math.abs(rb)) ? (ra + rb) / 2 : 0
      host.mover.pinch(now.x, now.y, last.wide / now.wide, turned, rose)
      last = now
    }
  }

  const letFall = () => {
    if (state.kind !== 'hold') return
    state = { kind: 'spent' }
    host.hold?.(null, 0)
  }
  const forget = (id: number) => {
    down.delete(id)
    release(id)
    if (state.kind === 'hold' && state.id === id) letFall()
    if (
      state.kind === 'pinch' ||
      ((state.kind === 'pan' || state.kind === 'orbit' || state.kind === 'hands') && state.id === id)
    ) {
      state = { kind: 'spent' }
      host.cursor(hovered)
    }
    settle()
  }

  const onUp = (e: PointerEvent) => {
    if (!down.has(e.pointerId)) return
    if (e.pointerType === 'mouse' && e.buttons !== 0) return
    if (state.kind === 'hands' && state.id === e.pointerId) {
      const at = host.mover.pointAt(e.clientX, e.clientY) ?? state.last
      state = { kind: 'spent' }
      host.hands()?.pointer(pointer('up', e, at))
    } else if (state.kind === 'pan' && state.id === e.pointerId && !state.moved && e.button === 0) {
      const at = host.mover.pointAt(e.clientX, e.clientY)
      if (at) host.hands()?.pointer(pointer('up', e, at))
      host.tap(at, at ? gripOf(kindOf(e), at) : 0)
    }
    forget(e.pointerId)
  }
  const onCancel = (e: PointerEvent) => {
    if (!down.has(e.pointerId)) return
    letGo()
    cancelHands()
    forget(e.pointerId)
  }
  const stopAll = (): boolean => {
    letGo()
    letFall()
    const was = cancelHands()
    for (const id of [...down.keys()]) {
      down.delete(id)
      release(id)
    }
    state = { kind: 'idle' }
    return was
  }
  const hover = (e: PointerEvent) => {
    const at = host.mover.pointAt(e.clientX, e.clientY)
    const hands = host.hands()
    hovered = CURSOR[at && hands ? hands.hover(at, gripOf('mouse', at)) : 'none']
    host.cursor(hovered)
  }
  const onWheel = (e: WheelEvent) => {
    e.preventDefault()
    const lines = e.deltaMode === 1 ? 16 : 1
    const by = Math.max(-240, Math.min(240, e.deltaY * lines))
    host.mover.zoomAt(e.clientX, e.clientY, Math.exp(by * (e.ctrlKey ? 0.008 : 0.0016)), true)
  }
  const onKey = (e: KeyboardEvent) => {
    // Only while a drag runs: an Escape that ends it should not also drop the plan behind it.
    if (e.key === 'Escape' && state.kind !== 'idle' && stopAll()) {
      e.preventDefault()
      e.stopImmediatePropagation()
    }
  }
  const onBlur = () => {
    stopAll()
  }
  const noMenu = (e: Event) => e.preventDefault()

  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onCancel)
  element.addEventListener('lostpointercapture', onCancel)
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('contextmenu', noMenu)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('blur', onBlur)
  return () => {
    stopAll()
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onCancel)
    element.removeEventListener('lostpointercapture', onCancel)
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('contextmenu', noMenu)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('blur', onBlur)
  }
}
