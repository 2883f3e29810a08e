/** What marks the farmland of the plain: walled yards, rows of trees, the scarp of a plateau. */
import type { Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import { ROW_GAP, rowLines } from '../scenery/parcel'
import { wallsOf } from '../scenery/sector'
import { type Brush, trace } from './brush'
import { GROUND } from './colours'
import { scatter, softFill, within } from './kinds'
import { areaOf, axisOf, depthIn, seeded } from './plane'

/** A farm's or a sector's floor: a beaten yard, and its wall as seen from above. */
export function paintSector(g: Brush, ground: Ground, all: readonly Ground[]): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.earth, 0.25, 0.8)
  within(g, polygon, () => {
    scatter(polygon, 1.6, `yard${ground.id}`, (x, y, c) => {
      g.fillStyle = c() > 0.5 ? GROUND.earthLight : GROUND.earthDark
      g.globalAlpha = 0.18
      g.beginPath()
      g.ellipse(x, y, 0.4 + 0.6 * c(), 0.25 + 0.4 * c(), c() * 3, 0, 7)
      g.fill()
    })
  })
  g.lineCap = 'butt'
  for (const run of wallsOf(
    ground,
    all.filter(o => o.kind === 'road' || o.kind === 'lane'),
  )) {
    for (const [colour, width, alpha] of [
      ['#2a2117', 0.5, 0.35],
      ['#9c5f45', 0.28, 0.95],
      ['#c98a6a', 0.1, 0.8],
    ] as const) {
      trace(g, run, false)
      g.strokeStyle = colour
      g.lineWidth = width
      g.globalAlpha = alpha
      g.stroke()
    }
  }
  g.globalAlpha = 1
  g.lineCap = 'round'
}

/** The strip that a row of trees stands on: longer grass, a ditch's shade to one side. */
export function paintRow(g: Brush, ground: Ground): void {
  const { line, width } = axisOf(ground)
  if (line.length < 2) return
  for (const [colour, wide, alpha] of [
    [GROUND.grassDark, Math.max(1.1, width * 1.8), 0.4],
    ['#4c5a30', Math.max(0.6, width), 0.5],
    [GROUND.earthDark, 0.16, 0.5],
  ] as const) {
    trace(g, line, false)
    g.strokeStyle = colour
    g.lineWidth = wide
    g.globalAlpha = alpha
    g.stroke()
  }
  g.globalAlpha = 1
}

/** A plateau: drier grass above, and its scarp in hachures, as on a map; none along the table's edge. */
export function paintPlateau(g: Brush, ground: Ground, table: { readonly width: number; readonly depth: number }): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.grassDry, 0.8, 0.24)
  const chance = seeded(`scarp${ground.id}`)
  const rim = ([x, y]: Point) => x <= 0.01 || y <= 0.01 || x >= table.width - 0.01 || y >= table.depth - 0.01
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (long < 0.5 || (rim(a) && rim(b) && (a[0] === b[0] || a[1] === b[1]) && rim([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])))
      return
    const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
    const side = depthIn(polygon, (a[0] + b[0]) / 2 - uy * 0.3, (a[1] + b[1]) / 2 + ux * 0.3) > 0 ? 1 : -1
    for (let t = 0.2; t < long; t += 0.42) {
      const x = a[0] + ux * t
      const y = a[1] + uy * t
      const reach = (0.9 + 0.8 * chance()) * side
      g.strokeStyle = chance() > 0.35 ? '#5a4a2b' : '#b6a878'
      g.globalAlpha = 0.3 + 0.25 * chance()
      g.lineWidth = 0.14
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - uy * reach, y + ux * reach)
      g.stroke()
    }
  })
  g.globalAlpha = 1
}

/** A parcel of vines: worked earth, and a green stripe under each row. */
export function paintParcel(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  const chance = seeded(`parcel${ground.id}`)
  softFill(g, polygon, ['#94875a', '#8b8452', '#a08c5c'][Math.floor(chance() * 3)], 0.7, 0.5 + 0.15 * chance())
  for (const run of rowLines(ground)) {
    for (const [colour, width, alpha] of [
      ['#54602c', ROW_GAP * 0.5, 0.34],
      ['#4a5527', ROW_GAP * 0.26, 0.4],
    ] as const) {
      trace(g, run, false)
      g.strokeStyle = colour
      g.lineWidth = width
      g.globalAlpha = alpha
      g.stroke()
    }
  }
  g.globalAlpha = 1
}
