import type { Ground, Show } from '../../rulesets/contract'
import { isParcel } from '../scenery/parcel'
import { type Brush, canvasOf, trace } from './brush'
import { EDGE, GROUND, LAYERS } from './colours'
import { paintParcel, paintPlateau, paintRow, paintSector } from './farmland'
import { contour, contourLevels, type Relief } from './heightfield'
import {
  paintBridge,
  paintField,
  paintLane,
  paintRoad,
  paintRough,
  paintSteep,
  paintVillage,
  paintWater,
  paintWood,
} from './kinds'
import { areaOf, seeded } from './plane'

export interface PaintOptions {
  /** How many tufts and specks, 1 as intended for a large picture. */
  readonly detail: number
  /** How strongly the light on the slopes is painted in: 1 for a picture that no lamp shines on, less to help the lamp, 0 not. */
  readonly shade: number
  /** Paint the edges that the rules measure to. */
  readonly edges: boolean
  /** A table of levels: heights at which a contour is drawn; its slopes are painted drier than what is level. */
  readonly steps?: readonly number[]
}

/** A tile of soft grain, light and dark about the middle grey, that repeats without a seam. */
function grain(size: number, cells: readonly number[], strength: number, seed: string): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(size, size)
  const image = brush.createImageData(size, size)
  const layers = cells.map((n, k) => {
    const chance = seeded(`${seed}${k}`)
    return { n, v: Float32Array.from({ length: n * n }, () => chance() - 0.5) }
  })
  const sum = new Float32Array(size * size)
  for (const { n, v } of layers) {
    for (let y = 0; y < size; y++) {
      const fy = (y / size) * n
      const j = Math.floor(fy)
      const w = fy - j
      const [near, far] = [j * n, ((j + 1) % n) * n]
      for (let x = 0; x < size; x++) {
        const fx = (x / size) * n
        const i = Math.floor(fx)
        const u = fx - i
        const k = i + 1 === n ? 0 : i + 1
        const a = v[near + i] + (v[near + k] - v[near + i]) * u
        const b = v[far + i] + (v[far + k] - v[far + i]) * u
        sum[y * size + x] += a + (b - a) * w
      }
    }
  }
  for (let at = 0; at < sum.length; at++) {
    const value = 128 + 255 * strength * sum[at]
    image.data[at * 4] = value
    image.data[at * 4 + 1] = value
    image.data[at * 4 + 2] = value * 0.96
    image.data[at * 4 + 3] = 255
  }
  brush.putImageData(image, 0, 0)
  return canvas
}

/** Blades and grains for the nearest view: a grey tile of about 5 cm that multiplies what it lies on; its middle is 1. */
export function detailTile(): HTMLCanvasElement {
  const size = 256
  const canvas = grain(size, [32, 128], 0.24, 'detail')
  const g = canvas.getContext('2d')
  if (!g) return canvas
  const chance = seeded('blades')
  g.lineWidth = 1.3
  for (let i = 0; i < 1500; i++) {
    const [x, y] = [chance() * size, chance() * size]
    const v = chance() > 0.5 ? 200 : 66
    g.strokeStyle = `rgba(${v},${v},${v},0.55)`
    const [dx, dy] = [(chance() - 0.4) * 7, -4 - chance() * 9]
    for (const ox of [-size, 0, size]) {
      for (const oy of [0, size]) {
        g.beginPath()
        g.moveTo(x + ox, y + oy)
        g.lineTo(x + ox + dx, y + oy + dy)
        g.stroke()
      }
    }
  }
  return canvas
}

function paintGrass(g: Brush, k: number, table: Show['table'], detail: number): void {
  const { width, depth } = table
  g.fillStyle = GROUND.grass
  g.fillRect(0, 0, width, depth)
  const chance = seeded('grass')
  for (let i = 0; i < 110; i++) {
    const [x, y, r] = [chance() * width, chance() * depth, 5 + chance() * 20]
    const colour = [GROUND.grassDark, GROUND.grassLight, GROUND.grassDry][Math.floor(chance() * 3)]
    const spot = g.createRadialGradient(x, y, 0, x, y, r)
    spot.addColorStop(0, `${colour}2e`)
    spot.addColorStop(1, `${colour}00`)
    g.fillStyle = spot
    g.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
  // Short tufts: strokes of a few millimetres, all leaning a little with the wind.
  const tufts = Math.round(width * depth * 1.6 * detail)
  const inks = ['#4f5f34', '#5f7140', '#8b9a56', '#a3a866', '#63743f']
  for (let c = 0; c < inks.length; c++) {
    g.strokeStyle = `${inks[c]}80`
    g.lineWidth = Math.max(0.05, 0.9 / k)
    g.beginPath()
    for (let i = 0; i < tufts / inks.length; i++) {
      const [x, y] = [chance() * width, chance() * depth]
      g.moveTo(x, y)
      g.lineTo(x + (chance() - 0.3) * 0.22, y + 0.1 + chance() * 0.22)
    }
    g.stroke()
  }
}

function soften(g: Brush, k: number, table: Show['table']): void {
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'soft-light'
  for (const [size, cells, strength, alpha, stretch] of [
    [256, [2, 5, 11], 0.5, 0.36, 2],
    [256, [40, 128], 0.7, 0.42, 1],
  ] as const) {
    const pattern = g.createPattern(grain(size, cells, strength, `grain${stretch}`), 'repeat')
    if (!pattern) continue
    // The coarse tile is stretched: its clouds should be wider than it is long.
    pattern.setTransform(new DOMMatrix([stretch, 0, 0, stretch, 0, 0]))
    g.globalAlpha = alpha
    g.fillStyle = pattern
    g.fillRect(0, 0, table.width * k, table.depth * k)
  }
  g.restore()
}

/** What is painted over the slopes: built or cut into them. */
const OVER_SLOPES: ReadonlySet<string> = new Set([
  'lake',
  'river',
  'stream',
  'ford',
  'lane',
  'road',
  'bridge',
  'wall',
  'hedge',
  'zone',
])

/** The slopes of a table of levels: dry grass and bare earth, the more the steeper. */
function paintSlopes(g: Brush, relief: Relief): void {
  const { columns, rows, heights, dx, dy } = relief
  const { canvas, brush } = canvasOf(columns, rows)
  const image = brush.createImageData(columns, rows)
  const chance = seeded('slopes')
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const h = (i: number, j: number) =>
        heights[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))]
      const steep = Math.hypot((h(c + 1, r) - h(c - 1, r)) / (2 * dx), (h(c, r + 1) - h(c, r - 1)) / (2 * dy))
      const at = ((rows - 1 - r) * columns + c) * 4
      const bare = Math.max(0, Math.min(1, (steep - 0.7) * 1.4))
      image.data[at] = 158 - 40 * bare
      image.data[at + 1] = 146 - 44 * bare
      image.data[at + 2] = 96 - 26 * bare
      image.data[at + 3] = Math.min(0.85, steep * (0.75 + 0.5 * chance())) * 210
    }
  }
  brush.putImageData(image, 0, 0)
  g.save()
  g.imageSmoothingEnabled = true
  g.translate(0, relief.depth)
  g.scale(1, -1)
  g.drawImage(canvas, -dx / 2, -dy / 2, relief.width + dx, relief.depth + dy)
  g.restore()
}

/** Light from the far left on the relief, for a picture that no lamp shines on. */
function paintShade(g: Brush, relief: Relief, strength: number): void {
  const { columns, rows, heights, dx, dy } = relief
  const { canvas, brush } = canvasOf(columns, rows)
  const image = brush.createImageData(columns, rows)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const h = (i: number, j: number) =>
        heights[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))]
      const sx = (h(c + 1, r) - h(c - 1, r)) / (2 * dx)
      const sy = (h(c, r + 1) - h(c, r - 1)) / (2 * dy)
      const light = Math.max(-1, Math.min(1, (sx * 0.8 - sy * 0.6) * 0.75))
      const at = ((rows - 1 - r) * columns + c) * 4
      const v = light > 0 ? 255 : 0
      image.data[at] = v
      image.data[at + 1] = v
      image.data[at + 2] = light > 0 ? 220 : 20
      image.data[at + 3] = Math.abs(light) * 120 * strength
    }
  }
  brush.putImageData(image, 0, 0)
  g.save()
  g.imageSmoothingEnabled = true
  g.translate(0, relief.depth)
  g.scale(1, -1)
  g.drawImage(canvas, -dx / 2, -dy / 2, relief.width + dx, relief.depth + dy)
  g.restore()
}

export function paintEdge(g: Brush, ground: Ground): void {
  const edge = EDGE[ground.kind]
  const polygon = areaOf(ground)
  if (!edge || polygon.length < 3) return
  trace(g, polygon, true)
  g.globalAlpha = edge.alpha
  g.strokeStyle = edge.colour
  g.lineWidth = edge.width
  g.setLineDash(edge.dash ? [...edge.dash] : [])
  g.stroke()
  g.setLineDash([])
  g.globalAlpha = 1
}

/**
 * Paints the whole ground at `k` pixels a centimetre, near edge at the bottom: grass, slopes, floors, water, ways and the faint
 * contours. The same picture lies on the drawn table and is the flat one.
 */
export function paintGround(
  k: number,
  table: Show['table'],
  ground: readonly Ground[],
  relief: Relief,
  options: PaintOptions,
): HTMLCanvasElement {
  const { canvas, brush: g } = canvasOf(table.width * k, table.depth * k)
  g.setTransform(k, 0, 0, -k, 0, table.depth * k)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  paintGrass(g, k, table, options.detail)
  const sorted = LAYERS.flatMap(kind => ground.filter(x => x.kind === kind))
  let sloped = !options.steps
  for (const x of sorted) {
    if (!sloped && OVER_SLOPES.has(x.kind)) {
      sloped = true
      paintSlopes(g, relief)
    }
    if (x.kind === 'hill' || x.kind === 'steepHill') paintSteep(g, x, options.detail)
    else if (x.kind === 'plateau') paintPlateau(g, x, table)
    else if (x.kind === 'sector') paintSector(g, x, ground)
    else if (x.kind === 'treeRow') paintRow(g, x)
    else if (isParcel(x)) paintParcel(g, x)
    else if (x.kind === 'field' || x.kind === 'vineyard') paintField(g, x)
    else if (x.kind === 'rough') paintRough(g, x, options.detail)
    else if (x.kind === 'wood') paintWood(g, x, options.detail)
    else if (x.kind === 'village') paintVillage(g, x)
    else if (x.kind === 'stream' || x.kind === 'river' || x.kind === 'lake') paintWater(g, x)
    else if (x.kind === 'lane') paintLane(g, x)
    else if (x.kind === 'road' || x.kind === 'ford') paintRoad(g, x)
    else if (x.kind === 'bridge') paintBridge(g, x)
  }
  if (options.shade > 0) paintShade(g, relief, options.shade)
  soften(g, k, table)
  g.strokeStyle = '#f4efcf'
  g.globalAlpha = 0.34
  g.lineWidth = 0.12
  for (const level of options.steps ?? contourLevels(ground)) {
    g.beginPath()
    for (const [a, b] of contour(relief, level)) {
      g.moveTo(a[0], a[1])
      g.lineTo(b[0], b[1])
    }
    g.stroke()
  }
  g.globalAlpha = 1
  if (options.edges) for (const x of sorted) paintEdge(g, x)
  return canvas
}
