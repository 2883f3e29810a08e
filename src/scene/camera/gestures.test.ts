import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Point } from '../../geometry/shapes'
import type { Hands, TablePointer } from '../../tools/hands'
import { listen, type Mover } from './gestures'

/** A screen on which a pixel is a millimetre, with one unit that hands take at x < 10 cm. */
class Element extends EventTarget {
  readonly held = new Set<number>()
  setPointerCapture(id: number) {
    this.held.add(id)
  }
  releasePointerCapture(id: number) {
    this.held.delete(id)
  }
  hasPointerCapture(id: number) {
    return this.held.has(id)
  }
  focus() {}
}

let element: Element
let told: TablePointer[]
let moves: string[]
let taps: (Point | null)[]
/** Counters lie from 70 cm on; what is held is remembered. */
let held: (Point | null)[]
const hold = (at: Point | null) => {
  if (at && at[0] < 70) return false
  held.push(at)
  return at !== null
}
let stop: () => void
const page = globalThis as unknown as { window?: EventTarget }

const fire = (type: string, x: number, more: object = {}, y = 0) =>
  element.dispatchEvent(
    Object.assign(new Event(type, { cancelable: true }), {
      pointerId: 1,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      shiftKey: false,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...more,
    }),
  )
const kinds = () => told.map(e => e.kind)

beforeEach(() => {
  page.window = new EventTarget()
  element = new Element()
  told = []
  moves = []
  taps = []
  held = []
  const mover: Mover = {
    pointAt: (x, y) => [x / 10, y / 10],
    scaleAt: () => 10,
    grab: () => moves.push('grab'),
    pan: () => moves.push('pan'),
    orbit: () => moves.push('orbit'),
    zoomAt: () => moves.push('zoom'),
    pinch: () => moves.push('pinch'),
    halt: () => {},
  }
  const hands = {
    pointer(e: TablePointer) {
      told.push(e)
      return e.kind !== 'down' || e.at[0] < 10
    },
    hover: () => 'none',
  } as unknown as Hands
  stop = listen(element as unknown as HTMLElement, {
    mover,
    hands: () => hands,
    tap: at => taps.push(at),
    hold,
    cursor: () => {},
  })
})
afterEach(() => {
  stop()
  page.window = undefined
})

describe('pointers', () => {
  it('go to the hands where they take them, in cm, and the camera stands still', () => {
    fire('pointerdown', 50)
    fire('pointermove', 70, { shiftKey: true })
    fire('pointerup', 80)
    expect(kinds()).toEqual(['down', 'move', 'up'])
    expect(told[1]).toMatchObject({ at: [7, 0], shift: true, pointer: 'mouse', grip: 0.7 })
    expect(moves).toEqual([])
    expect(element.held.size).toBe(0)
  })
  it('move the camera where the hands leave them, and the hands are told that it was no tap', () => {
    fire('pointerdown', 500)
    fire('pointermove', 502)
    expect(moves).toEqual(['grab'])
    fire('pointermove', 540)
    fire('pointermove', 560)
    fire('pointerup', 560)
    expect(moves).toEqual(['grab', 'pan', 'pan'])
    expect(kinds()).toEqual(['down', 'cancel'])
    expect(taps).toEqual([])
  })
  it('hold a counter for as long as they press, and neither the camera nor a unit moves', () => {
    fire('pointerdown', 750)
    fire('pointermove', 790)
    expect(held).toEqual([[75, 0]])
    fire('pointerup', 790)
    expect(held).toEqual([[75, 0], null])
    expect(moves).toEqual([])
    expect(taps).toEqual([])
    expect(kinds()).toEqual(['down', 'cancel'])
    for (const end of ['pointercancel', 'blur']) {
      fire('pointerdown', 750)
      if (end === 'blur') page.window?.dispatchEvent(new Event('blur'))
      else fire(end, 750)
      expect(held.at(-1), end).toBe(null)
    }
  })
  it('tap the empty table', () => {
    fire('pointerdown', 500)
    fire('pointerup', 501)
    expect(kinds()).toEqual(['down', 'up'])
    expect(taps).toEqual([[50.1, 0]])
  })
  it('orbit with the right button, and no menu comes', () => {
    fire('pointerdown', 50, { button: 2, buttons: 2 })
    fire('pointermove', 90, { buttons: 2 })
    fire('pointerup', 90, { button: 2 })
    expect(moves).toEqual(['orbit'])
    expect(told).toEqual([])
    const menu = new Event('contextmenu', { cancelable: true })
    element.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
  })
  it('have a wider grip under a finger', () => {
    fire('pointerdown', 50, { pointerType: 'touch' })
    expect(told[0].grip).toBe(2)
  })
})

describe('a drag that is cut short (R61)', () => {
  const start = () => {
    fire('pointerdown', 50, { pointerType: 'touch' })
    fire('pointermove', 70, { pointerType: 'touch' })
  }
  const asIfNothing = () => {
    expect(kinds()).toEqual(['down', 'move', 'cancel'])
    expect(element.held.size).toBe(0)
    fire('pointermove', 300, { buttons: 0 })
    expect(moves.filter(m => m !== 'grab')).toEqual([])
    told.length = 0
    fire('pointerdown', 60)
    fire('pointerup', 60)
    expect(kinds()).toEqual(['down', 'up'])
  }
  it('by the system', () => {
    start()
    fire('pointercancel', 70)
    asIfNothing()
  })
  it('by a second finger, which then pinches without the first unit', () => {
    start()
    fire('pointerdown', 200, { pointerId: 2, pointerType: 'touch' })
    fire('pointerup', 200, { pointerId: 2, pointerType: 'touch' })
    fire('pointermove', 90, { pointerType: 'touch' })
    fire('pointerup', 90, { pointerType: 'touch' })
    asIfNothing()
  })
  it('by Escape, which then does nothing else', () => {
    start()
    let others = 0
    page.window?.addEventListener('keydown', () => others++)
    page.window?.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' }))
    expect(others).toBe(0)
    asIfNothing()
    page.window?.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' }))
    expect(others).toBe(1)
  })
  it('by the window losing the focus', () => {
    start()
    page.window?.dispatchEvent(new Event('blur'))
    asIfNothing()
  })
  it('by a button that went up unseen', () => {
    fire('pointerdown', 50)
    fire('pointermove', 70)
    fire('pointermove', 75, { buttons: 0 })
    asIfNothing()
  })
  it('and two fingers pinch', () => {
    fire('pointerdown', 500, { pointerType: 'touch' })
    fire('pointerdown', 600, { pointerId: 2, pointerType: 'touch' })
    fire('pointermove', 640, { pointerId: 2, pointerType: 'touch' })
    expect(moves).toContain('pinch')
    expect(kinds()).toEqual(['down', 'cancel'])
  })
})
