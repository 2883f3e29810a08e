/** What lies over the ground, as strokes, fills and labels: made once, drawn alike by the drawn table and the flat one. */
import type { Id } from '../../base/units'
import type { Footprint, Point } from '../../geometry/shapes'
import type { Body, Overlay, Phrase } from '../../rulesets/contract'
import type { HandsPicture } from '../../tools/hands'
import { centreOf, cornersOf } from '../ground/plane'
import { lookOf } from '../sides'
import { DASH, type Dash, HATCH, type Hatch, type InkSetting, lineFactor, SELECTED, TONES } from './style'

export interface Stroke {
  readonly points: readonly Point[]
  readonly closed: boolean
  readonly colour: string
  /** CSS pixels. */
  readonly width: number
  readonly dash: Dash
}
export interface Fill {
  readonly polygon: readonly Point[]
  readonly holes: readonly (readonly Point[])[]
  readonly colour: string
  readonly alpha: number
  readonly hatch: Hatch
}
/** A sign of a fixed size on the screen. */
export interface Mark {
  readonly at: Point
  readonly kind: 'ring' | 'cross' | 'tick'
  readonly colour: string
  readonly width: number
}
export interface Label {
  readonly at: Point
  readonly lines: readonly Phrase[]
  readonly kind: 'number' | 'note' | 'readout'
  readonly legal: boolean
  readonly colour: string
  /** The straight line that it is the number of: it stays beside it. */
  readonly along?: readonly [Point, Point]
  /** Left out where there is no room. */
  readonly minor?: boolean
  /** It belongs to its very place: it is drawn there or not at all. */
  readonly pinned?: boolean
}
export interface Ink {
  readonly strokes: Stroke[]
  readonly fills: Fill[]
  readonly marks: Mark[]
  readonly labels: Label[]
}

const rad = (deg: number) => (deg * Math.PI) / 180

/** The points of an arc that runs clockwise from one bearing to another; a whole circle where they are equal. */
export function arcPoints(centre: Point, radius: number, from: number, to: number): Point[] {
  const span = (((to - from) % 360) + 360) % 360 || 360
  const n = Math.max(2, Math.ceil(span / Math.max(1.5, 20 / Math.sqrt(Math.max(radius, 0.1)))))
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const b = rad(from + (span * i) / n)
    return [centre[0] + Math.sin(b) * radius, centre[1] + Math.cos(b) * radius]
  })
}

export function circlePoints(centre: Point, radius: number): Point[] {
  return arcPoints(centre, radius, 0, 360).slice(0, -1)
}

/** Where the middle of a line's length is. */
export function midOf(points: readonly Point[]): Point {
  let total = 0
  for (let i = 1; i < points.length; i++) total += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1])
  let left = total / 2
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    const d = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (d >= left && d > 0) return [a[0] + ((b[0] - a[0]) * left) / d, a[1] + ((b[1] - a[1]) * left) / d]
    left -= d
  }
  return points[0]
}

/** An arrowhead as a line of three points, its tip at `tip`. */
export function arrowhead(tip: Point, from: Point, size: number): Point[] {
  const d = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1
  const [ux, uy] = [(tip[0] - from[0]) / d, (tip[1] - from[1]) / d]
  const back = (s: number): Point => [tip[0] - ux * size + uy * size * 0.5 * s, tip[1] - uy * size - ux * size * 0.5 * s]
  return [back(1), tip, back(-1)]
}

function footprintInk(ink: Ink, f: Footprint, colour: string, width: number, dash: Dash, fill: number, hatch: Hatch): void {
  const c = cornersOf(f)
  ink.fills.push({ polygon: c, holes: [], colour, alpha: fill, hatch })
  ink.strokes.push({ points: c, closed: true, colour, width, dash })
  // The front edge is the heavy one, with a tooth at its centre that shows the way it faces.
  ink.strokes.push({ points: [c[0], c[1]], closed: false, colour, width: width * 2, dash: DASH.solid })
  const b = rad(f.facing)
  const size = Math.min(0.9, f.width * 0.2)
  const tip: Point = [f.front[0] + Math.sin(b) * size, f.front[1] + Math.cos(b) * size]
  const side = (s: number): Point => [f.front[0] + Math.cos(b) * size * 0.6 * s, f.front[1] - Math.sin(b) * size * 0.6 * s]
  ink.strokes.push({ points: [side(-1), tip, side(1)], closed: false, colour, width, dash: DASH.solid })
}

export function overlayInk(ink: Ink, o: Overlay, setting: InkSetting): void {
  const style = TONES[o.tone]
  const colour = o.seat ? lookOf(o.seat, setting.sides).ink : style.colour
  const width = style.width * lineFactor(setting)
  const strong = setting.patterns ? 1.5 : 1
  const hatch = style.hatch === HATCH.none && setting.patterns ? HATCH.rising : style.hatch
  const stroke = (points: readonly Point[], closed: boolean, dash: Dash = style.dash, w = width) => {
    if (points.length > 1) ink.strokes.push({ points, closed, colour, width: w, dash })
  }
  let at: Point | null = null
  switch (o.kind) {
    case 'line': {
      // A word at a place: no line is drawn.
      if (o.points.length < 2) break
      stroke(o.points, false, o.tone === 'measure' ? DASH.solid : style.dash)
      if (o.ends) {
        for (const p of [o.points[0], o.points[o.points.length - 1]]) ink.marks.push({ at: p, kind: 'ring', colour, width })
      } else if (o.tone === 'target' || o.tone === 'legal') {
        const n = o.points.length
        stroke(arrowhead(o.points[n - 1], o.points[n - 2], 1.1), false, DASH.solid)
      }
      at = midOf(o.points)
      break
    }
    case 'region':
    case 'corridor':
    case 'sector': {
      if (o.polygon.length < 3) break
      ink.fills.push({ polygon: o.polygon, holes: o.holes ?? [], colour, alpha: style.fill * strong, hatch })
      stroke(o.polygon, true)
      for (const hole of o.holes ?? []) stroke(hole, true)
      at = centreOf(o.polygon)
      break
    }
    case 'circle': {
      const points = circlePoints(o.centre, o.radius)
      ink.fills.push({ polygon: points, holes: [], colour, alpha: style.fill * 0.6 * strong, hatch: HATCH.none })
      stroke(points, true)
      at = [o.centre[0], o.centre[1] + o.radius]
      break
    }
    case 'arc': {
      const points = arcPoints(o.centre, o.radius, o.fromBearing, o.toBearing)
      stroke(points, false)
      const tick = (bearing: number) => {
        const b = rad(bearing)
        const p = (r: number): Point => [o.centre[0] + Math.sin(b) * r, o.centre[1] + Math.cos(b) * r]
        stroke([p(o.radius - 0.45), p(o.radius + 0.45)], false, DASH.solid)
      }
      tick(o.fromBearing)
      tick(o.toBearing)
      at = midOf(points)
      break
    }
    case 'footprint':
      footprintInk(ink, o.footprint, colour, width, style.dash, style.fill, hatch)
      at = centreOf(cornersOf(o.footprint))
      break
  }
  const place = o.textAt ?? at
  if (!place) return
  if (o.tone === 'not' && o.kind !== 'line') ink.marks.push({ at: at ?? place, kind: 'cross', colour, width })
  if (!o.text) return
  ink.labels.push({
    at: place,
    lines: [o.text],
    kind: o.tone === 'note' ? 'note' : 'number',
    legal: o.tone !== 'not',
    colour,
    ...(o.kind === 'line' && o.points.length === 2 && (!o.textAt || o.minor) && { along: [o.points[0], o.points[1]] as const }),
    ...(o.minor && { minor: true }),
    ...(o.minor && o.kind === 'line' && o.points.length < 2 && { pinned: true }),
  })
}

/** Gold brackets about a chosen unit's corners, and its front edge. */
function selectedInk(ink: Ink, body: Body, setting: InkSetting): void {
  const f = body.footprint
  const b = rad(f.facing)
  const out = 0.35
  const c = cornersOf({
    front: [f.front[0] + Math.sin(b) * out, f.front[1] + Math.cos(b) * out],
    facing: f.facing,
    width: f.width + 2 * out,
    depth: f.depth + 2 * out,
  })
  const width = 2.6 * lineFactor(setting)
  const arm = Math.min(1.1, f.depth * 0.4, f.width * 0.3)
  c.forEach((p, i) => {
    const toward = (q: Point): Point => {
      const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      return [p[0] + ((q[0] - p[0]) * arm) / d, p[1] + ((q[1] - p[1]) * arm) / d]
    }
    ink.strokes.push({
      points: [toward(c[(i + 3) % 4]), p, toward(c[(i + 1) % 4])],
      closed: false,
      colour: SELECTED,
      width,
      dash: DASH.solid,
    })
  })
}

/** Everything to draw over the ground now. */
export function inkOf(
  overlays: readonly Overlay[],
  picture: HandsPicture | null,
  bodies: readonly Body[],
  selected: readonly Id[],
  setting: InkSetting,
): Ink {
  const ink: Ink = { strokes: [], fills: [], marks: [], labels: [] }
  for (const o of overlays) overlayInk(ink, o, setting)
  for (const id of selected) {
    const body = bodies.find(x => x.id === id)
    if (body) selectedInk(ink, body, setting)
  }
  if (!picture) return ink
  for (const o of picture.overlays) overlayInk(ink, o, setting)
  for (const g of picture.ghosts) {
    const style = g.legal ? TONES.legal : TONES.not
    const width = style.width * lineFactor(setting)
    footprintInk(ink, g.footprint, style.colour, width, g.planned && g.legal ? DASH.dashed : style.dash, 0.3, style.hatch)
    if (!g.legal) ink.marks.push({ at: centreOf(cornersOf(g.footprint)), kind: 'cross', colour: style.colour, width })
    else if (g.planned) ink.marks.push({ at: centreOf(cornersOf(g.footprint)), kind: 'tick', colour: style.colour, width })
  }
  if (picture.readout) {
    const { at, lines, legal } = picture.readout
    ink.labels.push({ at, lines, kind: 'readout', legal, colour: legal ? TONES.legal.colour : TONES.not.colour })
  }
  return ink
}
