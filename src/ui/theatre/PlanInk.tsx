import type { Overlay, Point } from '../../rulesets/contract'
import { corners } from '../report/plan'

/** What is drawn over the table, drawn over its plan: the same lines, without their words. `depth`: the table's, in cm. */
export function PlanInk({ overlays, depth }: { readonly overlays: readonly Overlay[]; readonly depth: number }) {
  const flat = ([x, y]: Point) => `${Math.round(x * 100) / 100},${Math.round((depth - y) * 100) / 100}`
  const shape = (points: readonly Point[]) => points.map(flat).join(' ')
  return (
    <g className="plan-ink">
      {overlays.map((o, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn has no other name.
        <Ink key={i} of={o} shape={shape} depth={depth} />
      ))}
    </g>
  )
}

function Ink({
  of: o,
  shape,
  depth,
}: {
  readonly of: Overlay
  readonly shape: (points: readonly Point[]) => string
  readonly depth: number
}) {
  const className = `plan-ink-line tone-${o.tone}`
  switch (o.kind) {
    case 'line':
      return (
        <>
          <polyline className={className} points={shape(o.points)} />
          {!o.ends && o.points.length > 1 && <polyline className={className} points={shape(head(o.points))} />}
        </>
      )
    case 'region':
    case 'corridor':
    case 'sector':
      return <polygon className={`${className} filled`} points={shape(o.polygon)} />
    case 'circle':
      return <circle className={className} cx={o.centre[0]} cy={depth - o.centre[1]} r={o.radius} />
    case 'arc':
      return <polyline className={className} points={shape(arc(o.centre, o.radius, o.fromBearing, o.toBearing))} />
    case 'footprint':
      return <polygon className={className} points={shape(corners(o.footprint))} />
  }
}

/** The two barbs of an arrow at the end of a line. */
function head(points: readonly Point[]): readonly Point[] {
  const [to, from] = [points[points.length - 1]!, points[points.length - 2]!]
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [x, y] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const barb = (side: number): Point => [to[0] - 2.4 * x + side * 1.2 * y, to[1] - 2.4 * y - side * 1.2 * x]
  return [barb(1), to, barb(-1)]
}

function arc(centre: Point, radius: number, from: number, to: number): readonly Point[] {
  const span = (((to - from) % 360) + 360) % 360
  const n = Math.max(2, Math.ceil(span / 6))
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const b = ((from + (span * i) / n) * Math.PI) / 180
    return [centre[0] + Math.sin(b) * radius, centre[1] + Math.cos(b) * radius]
  })
}
