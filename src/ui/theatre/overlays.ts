import type { Body, Footprint, Overlay, Point, Show } from '../../rulesets/contract'
import type { Eyes, Film, Look, Mark, Pointer, Said } from '../../theatre'
import { centre, corners } from '../report/plan'

/** Centimetres left round a piece by its ring. */
const ROUND = 1.4
const SPOT = 2.2

/** A broader piece is framed, a small one ringed. */
const WIDE = 7

const ring = (f: Footprint): Overlay => ({
  kind: 'circle',
  tone: 'target',
  centre: centre(f),
  radius: Math.hypot(f.width, f.depth) / 2 + ROUND,
})
/** A footprint larger all round. */
function grown(f: Footprint): Footprint {
  const b = (f.facing * Math.PI) / 180
  return {
    front: [f.front[0] + Math.sin(b) * ROUND, f.front[1] + Math.cos(b) * ROUND],
    facing: f.facing,
    width: f.width + 2 * ROUND,
    depth: f.depth + 2 * ROUND,
  }
}

/** What pointers draw on the table. A piece that is not there is pointed at by nothing. */
export function pointerOverlays(points: readonly Pointer[], show: Show, say: (said: Said) => string): readonly Overlay[] {
  return points.flatMap((p): Overlay[] => {
    const text: Overlay['text'] = p.label ? { code: 'theatre.pointer', with: { text: say(p.label) } } : undefined
    const label = text ? { text } : {}
    if ('unit' in p) {
      const body = show.bodies.find(b => b.id === p.unit)
      if (!body) return []
      const f = body.footprint
      const round: Overlay = f.width > WIDE ? { kind: 'footprint', tone: 'target', footprint: grown(f) } : ring(f)
      return [{ ...round, ...label }]
    }
    if ('from' in p) return [{ kind: 'line', tone: 'target', points: [p.from, p.to], ...label }]
    return [{ kind: 'circle', tone: 'target', centre: p.at, radius: SPOT, ...label }]
  })
}

/** Everything that the marks of a place point at. */
export const pointsOf = (marks: readonly Mark[]): readonly Pointer[] => marks.flatMap(m => m.points ?? [])

/** The corners of the pieces that a look frames, as they stand in this picture. */
export const framed = (look: Look, show: Show): readonly Point[] =>
  'units' in look ? show.bodies.filter((b: Body) => look.units.includes(b.id)).flatMap(b => corners(b.footprint)) : []

function placesIn(o: Overlay): readonly Point[] {
  switch (o.kind) {
    case 'line':
      return o.points
    case 'region':
    case 'corridor':
    case 'sector':
      return o.polygon
    case 'circle':
    case 'arc':
      return [
        [o.centre[0] - o.radius, o.centre[1] - o.radius],
        [o.centre[0] + o.radius, o.centre[1] + o.radius],
      ]
    case 'footprint':
      return corners(o.footprint)
  }
}
/** The places that drawings go through, near enough for a camera. */
export const placesOf = (overlays: readonly Overlay[]): readonly Point[] => overlays.flatMap(placesIn)

/** Half the lens of the table's camera, as a tangent: from the bottom of the picture to its middle. */
const HALF_LENS = Math.tan((15 * Math.PI) / 180)
/** Centimetres left round what is framed. */
const MARGIN = 24

/** How far off the eye must be so that all these places fit into a picture of that size, and where it looks. */
export function frame(points: readonly Point[], box: { readonly width: number; readonly height: number }) {
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(box.width / (x1 - x0 + MARGIN), box.height / (y1 - y0 + MARGIN))
  return { at: [(x0 + x1) / 2, (y0 + y1) / 2] as const, distance: box.height / (2 * scale * HALF_LENS) }
}

/**
 * The table as it stands at a place, with what is drawn over it: the event's construction where it is wanted (`drawing`), what the marks
 * think of and do not do, and where they point. `points`: instead of those of the marks.
 */
export function pictureOf(
  film: Film,
  at: number,
  eyes: Eyes,
  marks: readonly Mark[],
  drawing: boolean,
  say: (said: Said) => string,
  points: readonly Pointer[] = pointsOf(marks),
): Show {
  const picture = film.show(at, eyes)
  const over = [
    ...(drawing ? film.drawing(at, eyes) : []),
    ...marks.flatMap(m => (m.tried ? film.tried(at, eyes, m.tried) : [])),
    ...pointerOverlays(points, picture, say),
  ]
  return over.length > 0 ? { ...picture, overlays: [...picture.overlays, ...over] } : picture
}
