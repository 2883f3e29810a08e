import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Body, Ground, Point, Show } from '../../rulesets/contract'
import { useText } from '../house'
import { type Crop, centre, corners, shortId, ways } from './plan'

const LINE: ReadonlySet<string> = new Set(['road', 'stream', 'river', 'wall', 'hedge', 'treeRow', 'lane', 'bridge', 'ford'])
/** What is drawn first lies lowest. */
const LOWEST = [
  'zone',
  'field',
  'vineyard',
  'hill',
  'steepHill',
  'plateau',
  'lake',
  'rough',
  'wood',
  'river',
  'stream',
  'road',
  'lane',
  'village',
  'sector',
  'bridge',
  'ford',
  'wall',
  'hedge',
  'treeRow',
]

/**
 * The table from straight above, as ink on paper: side a filled, side b open with hatching, so that they differ without colour;
 * the front edge is the thick one, and a dotted line leads from where each piece stood in `before`.
 */
export function Plan({
  show,
  before,
  label,
  crop,
  bare,
  over,
}: {
  readonly show: Show
  readonly before: Show | null
  readonly label: string
  /** Without a word on it. */
  readonly bare?: boolean
  /** Drawn over it, in centimetres, y down from the far edge. */
  readonly over?: ReactNode
  /** Only this part of the table, with the pieces' names in full. */
  readonly crop?: Crop
}) {
  const text = useText()
  const id = useId()
  const { width, depth } = show.table
  const flat = ([x, y]: Point) => `${round(x)},${round(depth - y)}`
  const shape = (points: readonly Point[]) => points.map(flat).join(' ')
  const ground = [...show.ground].sort((a, b) => LOWEST.indexOf(a.kind) - LOWEST.indexOf(b.kind))
  const pieces = [...show.bodies].sort((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)))
  return (
    // On a small screen the plan is scrolled by keys.
    <figure className={crop ? 'plan part' : 'plan'} tabIndex={crop ? undefined : 0}>
      <svg
        style={
          {
            '--b': `url(#${id}b)`,
            '--wood': `url(#${id}wood)`,
            '--village': `url(#${id}village)`,
            '--rough': `url(#${id}rough)`,
          } as CSSProperties
        }
        viewBox={
          crop
            ? `${crop.x} ${depth - crop.y - crop.depth} ${crop.width} ${crop.depth}`
            : bare
              ? `-1 -1 ${width + 2} ${depth + 2}`
              : `-3 -3 ${width + 6} ${depth + 9}`
        }
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern id={`${id}b`} width="0.9" height="0.9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="plan-paper" width="0.9" height="0.9" />
            <line className="plan-hatch" x1="0.2" x2="0.2" y1="0" y2="0.9" />
          </pattern>
          <pattern id={`${id}wood`} width="3" height="3" patternUnits="userSpaceOnUse">
            <circle className="plan-tree" cx="0.8" cy="0.8" r="0.5" />
            <circle className="plan-tree" cx="2.3" cy="2.3" r="0.5" />
          </pattern>
          <pattern id={`${id}village`} width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
            <line className="plan-roof" x1="0.4" x2="0.4" y1="0" y2="1.6" />
          </pattern>
          <pattern id={`${id}rough`} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
            <path className="plan-tuft" d="M.4 1.4l.5-.8.5.8" />
          </pattern>
        </defs>
        <rect className="plan-table" x="0" y="0" width={width} height={depth} />
        {ground.map(g => (
          <GroundShape key={g.id} ground={g} shape={shape} />
        ))}
        {(bare ? [] : ground.filter(named)).map(g => {
          const at = nameAt(g)
          return (
            <text key={g.id} className="plan-place" x={round(at[0])} y={round(depth - at[1])}>
              {g.name && text.name(g.name)}
            </text>
          )
        })}
        {ways(before, show).map(({ body, from, to }) => (
          <polyline key={body.id} className={`plan-way side-${body.seat}`} points={shape([from, to])} />
        ))}
        {pieces.map(b => (
          <Piece key={b.id} body={b} shape={shape} depth={depth} name={bare ? '' : crop ? text.name(b.name) : shortId(b.id)} />
        ))}
        {over}
        {!crop && !bare && (
          <g className="plan-scale" transform={`translate(0 ${depth + 2.5})`}>
            <path d="M0 0h20M0-.6v1.2M10-.4v.8M20-.6v1.2" />
            <text x="21" y="0.9">
              {text.t('ui.report.scale')}
            </text>
          </g>
        )}
      </svg>
    </figure>
  )
}

function GroundShape({ ground: g, shape }: { readonly ground: Ground; readonly shape: (p: readonly Point[]) => string }) {
  const asLine = LINE.has(g.kind) && g.line !== undefined
  return asLine ? (
    <polyline className={`plan-ground ${g.kind} line`} points={shape(g.line ?? [])} style={{ strokeWidth: g.width ?? 0.6 }} />
  ) : (
    <polygon className={`plan-ground ${g.kind}`} points={shape(g.outline)} />
  )
}

function Piece({
  body: b,
  shape,
  depth,
  name,
}: {
  readonly body: Body
  readonly shape: (p: readonly Point[]) => string
  readonly depth: number
  readonly name: string
}) {
  const at = centre(b.footprint)
  const r = (b.footprint.facing * Math.PI) / 180
  const rear = b.footprint.depth / 2 + 1.5
  const label: Point = [at[0] - Math.sin(r) * rear, at[1] - Math.cos(r) * rear]
  const broken = b.states.some(s => s === 'routing' || s === 'retreating')
  const general = isGeneral(b)
  const allRound = b.states.some(s => s === 'square' || s === 'inVillage')
  const classes = `plan-piece side-${b.seat}${broken ? ' broken' : ''}${b.states.includes('abandoned') ? ' left' : ''}`
  return (
    <g className={classes}>
      {general ? (
        <circle cx={round(at[0])} cy={round(depth - at[1])} r="1" />
      ) : (
        (b.bases.length > 0 ? b.bases : [b.footprint]).map((base, i) => {
          const c = corners(base)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a base is its place in the unit.
            <g key={i}>
              <polygon points={shape(c)} />
              {allRound && <polyline className="plan-front" points={shape(c.slice(0, 2))} />}
            </g>
          )
        })
      )}
      {!general && !allRound && <polyline className="plan-front" points={shape(corners(b.footprint).slice(0, 2))} />}
      {!general && b.selectable && name !== '' && (
        <text x={round(label[0])} y={round(depth - label[1] + 0.75)}>
          {name}
          {b.states.includes('disordered') ? ' ~' : ''}
        </text>
      )}
    </g>
  )
}

/** A counter that commands, and no base of troops that does so too: it is drawn as a spot. */
const SPOT = 3
const isGeneral = (b: Body): boolean => b.radius !== undefined && b.footprint.width <= SPOT

const NAMED: ReadonlySet<string> = new Set([
  'village',
  'sector',
  'hill',
  'steepHill',
  'plateau',
  'wood',
  'lake',
  'road',
  'river',
  'stream',
])
/** Bridges and fords are told by their shape; a part of a larger piece that bears its name is not named again. */
const named = (g: Ground, i: number, all: readonly Ground[]) =>
  g.name !== undefined && NAMED.has(g.kind) && all.findIndex(o => o.name?.en === g.name?.en && NAMED.has(o.kind)) === i

/** A village's name stands above it, where no garrison hides it. */
function nameAt(g: Ground): Point {
  const at = g.line?.[Math.floor(g.line.length / 2)] ?? middle(g.outline)
  return g.kind === 'village' || g.kind === 'sector' ? [at[0], Math.max(...g.outline.map(p => p[1])) + 1] : at
}

const round = (v: number) => Math.round(v * 100) / 100
const middle = (outline: readonly Point[]): Point => [
  outline.reduce((t, p) => t + p[0], 0) / Math.max(1, outline.length),
  outline.reduce((t, p) => t + p[1], 0) / Math.max(1, outline.length),
]
