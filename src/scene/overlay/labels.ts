import type { Point } from '../../geometry/shapes'
import type { Phrase } from '../../rulesets/contract'
import type { Handle } from '../../tools/hands'
import type { PlaceName } from '../ground/places'
import type { Insets } from '../props'
import { lookOf } from '../sides'
import type { Label } from './ink'
import { type Box, freeSpot, overlaps, spotsAbout, spotsAlong } from './spots'

/** Screen place of a table place, in CSS pixels from the element's top left; null behind the eye. */
export type OnScreen = (at: Point, above: number) => readonly [number, number] | null

const STYLE = `
.campo-labels{position:absolute;inset:0;overflow:hidden;pointer-events:none;contain:strict;font-family:Inter,system-ui,sans-serif;--k:1}
.campo-labels>div{position:absolute;left:0;top:0;white-space:nowrap;will-change:transform}
.campo-number{font:600 calc(15px*var(--k))/1.2 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;color:#fff8e4;
text-shadow:0 0 2px #000,0 0 2px #000,0 0 4px #000,0 1px 5px #000c}
.campo-note{font:italic 500 calc(14px*var(--k))/1.2 'EB Garamond',Georgia,serif;color:#f3ead0;opacity:.85;text-shadow:0 0 2px #000,0 0 4px #000}
.campo-readout{font:500 calc(14px*var(--k))/1.35 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;color:#2a2620;background:#f6eedbf2;
border-left:4px solid #3a9a52;border-radius:4px;padding:5px 10px 5px 9px;box-shadow:0 2px 10px #0006;max-width:22em;white-space:normal!important;width:max-content}
.campo-readout.not{border-left:4px dashed #d2491c}
.campo-readout b{font-weight:650;font-size:1.12em}
.campo-place{font:italic 500 calc(15px*var(--k))/1.2 'EB Garamond',Georgia,serif;color:#fffbe9;letter-spacing:.03em;opacity:.92;
text-shadow:0 0 3px #1c1a10,0 0 3px #1c1a10,0 0 6px #1c1a10cc}
.campo-place i{display:inline-block;min-width:1.35em;margin-right:.35em;padding:.1em .1em .08em;border:1px solid #fffbe9;font:700 .78em/1 Inter,system-ui,sans-serif;
text-align:center;text-shadow:none;letter-spacing:0;vertical-align:.12em;box-sizing:border-box}
.campo-place i.of-b{border-radius:1em}
.campo-place small{display:block;font:600 calc(12.5px*var(--k))/1.15 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;letter-spacing:0;text-align:center}
.campo-handle{width:26px;height:26px;border-radius:50%;background:#1d1a12cc;border:2px solid #ffd257;box-sizing:border-box;box-shadow:0 1px 5px #0009}
.campo-handle svg{position:absolute;inset:0;width:100%;height:100%}
.campo-projector .campo-readout{background:#fffdf5;color:#000;border-left-width:8px}
`
const ICON = {
  wheelLeft: 'M6 14a5 5 0 0 1 8-5M14 5v4h-4',
  wheelRight: 'M16 14a5 5 0 0 0-8-5M8 5v4h4',
  front: 'M11 16V6M7 10l4-4 4 4',
  turn: 'M16 11a5 5 0 1 1-2-4M15 4v4h-4',
  base: 'M11 5v12M5 11h12M9 7l2-2 2 2M9 15l2 2 2-2M7 9l-2 2 2 2M15 9l2 2-2 2',
} as const

interface Shown {
  readonly element: HTMLElement
  key: string
  width: number
  height: number
}

/** Words and handles over the table, upright to the reader: elements that are moved by hand, never by React. */
export class LabelLayer {
  readonly element = document.createElement('div')
  private readonly pools = new Map<string, Shown[]>()
  private labels: readonly Label[] = []
  private handles: readonly Handle[] = []
  private places: readonly PlaceName[] = []
  private say: (phrase: Phrase) => string = p => p.code
  private language: 'it' | 'en' = 'en'
  private covered: Box | null = null
  private busy: readonly Box[] = []

  constructor() {
    this.element.className = 'campo-labels'
    this.element.setAttribute('aria-hidden', 'true')
    const style = document.createElement('style')
    style.textContent = STYLE
    this.element.append(style)
  }

  setWords(say: (phrase: Phrase) => string, language: 'it' | 'en', factor: number): void {
    this.say = say
    this.language = language
    this.element.style.setProperty('--k', String(factor))
    this.element.classList.toggle('campo-projector', factor > 1)
  }

  set(labels: readonly Label[], handles: readonly Handle[]): void {
    this.labels = labels
    this.handles = handles
  }
  /** Something lies over this part of the screen: no words show through it, but for the readout. */
  setCovered(box: Box | null): void {
    this.covered = box
  }
  /** Parts of the screen where something else is read: no name of a place stands there. */
  setBusy(boxes: readonly Box[]): void {
    this.busy = boxes
  }
  setPlaces(places: readonly PlaceName[]): void {
    this.places = places
  }

  private take(kind: string, n: number, key: string, fill: (element: HTMLElement) => void): Shown {
    const pool = this.pools.get(kind) ?? []
    this.pools.set(kind, pool)
    let shown = pool[n]
    if (!shown) {
      const element = document.createElement('div')
      this.element.append(element)
      shown = { element, key: '', width: 0, height: 0 }
      pool[n] = shown
    }
    if (shown.key !== key) {
      shown.key = key
      shown.element.className = `campo-${kind}`
      fill(shown.element)
      shown.element.style.visibility = 'visible'
      shown.width = shown.element.offsetWidth
      shown.height = shown.element.offsetHeight
    }
    return shown
  }

  /** A place's name; a point's with the letter of who holds it, and what stands below. */
  private name(place: PlaceName, n: number): Shown {
    const text = place.name[this.language]
    const letter = place.letter ? this.say(place.letter) : ''
    const note = place.note ? this.say(place.note) : ''
    return this.take('place', n, `${place.seat ?? ''}${letter}\n${text}\n${note}`, e => {
      e.replaceChildren(text)
      if (letter && place.seat) {
        const flag = document.createElement('i')
        flag.className = `of-${place.seat}`
        flag.style.background = lookOf(place.seat).solid
        flag.textContent = letter
        e.prepend(flag)
      }
      if (note) {
        const line = document.createElement('small')
        line.textContent = note
        e.append(line)
      }
    })
  }

  /** Puts everything where it belongs for the present view. `namesShown`: how opaque the names of places are, 0 to 1. */
  place(
    onScreen: OnScreen,
    screen: { width: number; height: number },
    insets: Insets,
    turn: (at: Point) => number,
    namesShown: number,
  ): void {
    const used = new Map<string, number>()
    const next = (kind: string) => {
      const n = used.get(kind) ?? 0
      used.set(kind, n + 1)
      return n
    }
    const taken: Box[] = []
    const move = (s: Shown, x: number, y: number) => {
      s.element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`
      const { covered } = this
      const under = covered !== null && !s.element.classList.contains('campo-readout')
      s.element.style.visibility = under && overlaps(covered, { x, y, w: s.width, h: s.height }) ? 'hidden' : 'visible'
    }
    const room = {
      x0: (insets.left ?? 0) + 4,
      x1: screen.width - (insets.right ?? 0) - 4,
      y0: (insets.top ?? 0) + 4,
      y1: screen.height - (insets.bottom ?? 0) - 4,
    }
    const clampTo = (v: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), v))
    const held = this.handles.flatMap(h => {
      const p = onScreen(h.at, 0.1)
      return p ? [{ h, p }] : []
    })
    // On a small base they are drawn smaller rather than over each other.
    const apart = held.slice(1).map(({ p }, i) => Math.hypot(p[0] - held[i]!.p[0], p[1] - held[i]!.p[1]))
    const size = clampTo(Math.min(26, ...apart) / 26, 0.6, 1)
    for (const { h, p } of held) {
      const s = this.take('handle', next('handle'), h.id, e => {
        e.innerHTML = `<svg viewBox="0 0 22 22" fill="none" stroke="#ffe9a8" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON[h.id]}"/></svg>`
      })
      s.element.style.transform = `translate(${Math.round(p[0] - 13)}px,${Math.round(p[1] - 13)}px) rotate(${turn(h.at)}deg) scale(${size})`
      s.element.style.visibility = 'visible'
      taken.push({ x: p[0] - 13, y: p[1] - 13, w: 26, h: 26 })
    }
    // The readout first: it may not give way. What may be left out comes last.
    const weight = (l: Label) => (l.kind === 'readout' ? 0 : l.minor ? 2 : 1)
    const order = [...this.labels].sort((a, b) => weight(a) - weight(b))
    for (const label of order) {
      const p = onScreen(label.at, 0.1)
      if (!p) continue
      const lines = label.lines.map(this.say)
      const key = `${label.kind}${label.legal}${lines.join('\n')}`
      const s = this.take(label.kind, next(label.kind), key, e => {
        if (label.kind === 'readout' && !label.legal) e.classList.add('not')
        e.replaceChildren(
          ...lines.map((line, i) => {
            const row = document.createElement(i === 0 && label.kind === 'readout' ? 'b' : 'span')
            row.style.display = 'block'
            row.textContent = i === 0 && !label.legal && label.kind === 'readout' ? `✕ ${line}` : line
            return row
          }),
        )
      })
      let [x, y] = [p[0] - s.width / 2, p[1] - s.height / 2]
      if (label.pinned) {
        // Where a badge is read, it stands above that, or below it, whichever is free of others.
        const read = (top: number) => this.busy.find(b => overlaps(b, { x, y: top, w: s.width, h: s.height }))
        const under = read(y)
        const beside = under ? [under.y - s.height - 1, under.y + under.h + 1] : []
        if (under) y = beside.find(top => !read(top)) ?? beside[0]!
        const box = { x, y, w: s.width, h: s.height }
        const out = x < room.x0 || y < room.y0 || x + s.width > room.x1 || y + s.height > room.y1
        if (out || taken.some(t => overlaps(t, box))) s.element.style.visibility = 'hidden'
        else {
          taken.push(box)
          move(s, x, y)
        }
        continue
      }
      if (label.kind === 'readout') {
        x = p[0] + 22 + s.width > room.x1 ? p[0] - 22 - s.width : p[0] + 22
        y = p[1] - s.height - 14 < room.y0 ? p[1] + 22 : p[1] - s.height - 14
        x = clampTo(x, room.x0, room.x1 - s.width)
        y = clampTo(y, room.y0, room.y1 - s.height)
      } else {
        const ends = label.along?.map(q => onScreen(q, 0.1))
        const spot =
          ends?.[0] && ends[1] && freeSpot(spotsAlong(ends[0], ends[1], s.width, s.height, label.kind !== 'note'), taken, room)
        if (spot) {
          taken.push(spot)
          move(s, spot.x, spot.y)
          continue
        }
        if (label.minor) {
          s.element.style.visibility = 'hidden'
          continue
        }
        if (p[0] > -40 && p[0] < screen.width + 40 && p[1] > -40 && p[1] < screen.height + 40) {
          x = clampTo(x, room.x0, room.x1 - s.width)
          y = clampTo(y, room.y0, room.y1 - s.height)
        }
        for (let n = 0; n < 6; n++) {
          const box = { x, y, w: s.width, h: s.height }
          const hit = taken.find(t => overlaps(t, box))
          if (!hit) break
          y = hit.y + hit.h + 1
        }
      }
      taken.push({ x, y, w: s.width, h: s.height })
      move(s, x, y)
    }
    if (namesShown > 0.02) {
      const names: Box[] = []
      for (const place of this.places) {
        const p = onScreen(place.at, place.above)
        if (!p || p[0] < 0 || p[0] > screen.width || p[1] < 0 || p[1] > screen.height) continue
        const s = this.name(place, next('place'))
        const boxes = place.spot
          ? spotsAbout(p, s.width, s.height)
          : [0, -1, 1].map(k => ({ x: p[0] - s.width / 2, y: p[1] + s.height * (k - 0.5), w: s.width, h: s.height }))
        const full = (box: Box) => [taken, this.busy, names].some(all => all.some(t => overlaps(t, box)))
        // Best where no panel lies over it.
        const free = boxes.filter(at => !full(at))
        const box =
          free.find(at => at.x >= room.x0 && at.x + at.w <= room.x1 && at.y >= room.y0 && at.y + at.h <= room.y1) ?? free[0]
        s.element.style.opacity = box ? String(namesShown * (place.spot ? 1 : 0.92)) : '0'
        if (box) names.push(box)
        move(s, (box ?? boxes[0]!).x, (box ?? boxes[0]!).y)
      }
    }
    for (const [kind, pool] of this.pools) {
      for (let n = used.get(kind) ?? 0; n < pool.length; n++) pool[n].element.style.visibility = 'hidden'
    }
  }

  dispose(): void {
    this.element.remove()
    this.element.replaceChildren()
    this.pools.clear()
  }
}
