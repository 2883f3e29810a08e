import type { Point } from '../../geometry/shapes'
import type { Ground } from '../../rulesets/contract'
import { type Brush, trace } from './brush'
import { GROUND } from './colours'
import { areaOf, axisOf, boundsOf, inside, resample, seeded, segmentDistance } from './plane'

/** Scatters marks over a polygon: `each` per cm², inside it only. */
export function scatter(
  polygon: readonly Point[],
  each: number,
  seed: string,
  mark: (x: number, y: number, c: () => number) => void,
) {
  const b = boundsOf(polygon)
  const chance = seeded(seed)
  const n = Math.round((b.x1 - b.x0) * (b.y1 - b.y0) * each)
  for (let i = 0; i < n; i++) {
    const [x, y] = [b.x0 + chance() * (b.x1 - b.x0), b.y0 + chance() * (b.y1 - b.y0)]
    if (inside(polygon, x, y)) mark(x, y, chance)
  }
}

/** Fills a polygon with an edge that fades over about `fade` cm to either side. */
export function softFill(g: Brush, polygon: readonly Point[], colour: string, fade: number, alpha = 1): void {
  trace(g, polygon, true)
  g.fillStyle = colour
  g.globalAlpha = alpha
  g.fill()
  g.strokeStyle = colour
  for (const [width, a] of [
    [2, 0.12],
    [1.3, 0.16],
    [0.7, 0.22],
  ]) {
    g.globalAlpha = alpha * a
    g.lineWidth = fade * width
    g.stroke()
  }
  g.globalAlpha = 1
}

/** Draws inside a polygon only. */
export function within(g: Brush, polygon: readonly Point[], draw: () => void): void {
  g.save()
  trace(g, polygon, true)
  g.clip()
  draw()
  g.restore()
}

/** A hill: drier grass towards the rim; a steep one shows stones. */
export function paintSteep(g: Brush, ground: Ground, detail: number): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.grassDry, 0.8, ground.kind === 'steepHill' ? 0.4 : 0.26)
  if (ground.kind !== 'steepHill') return
  within(g, polygon, () => {
    scatter(polygon, 0.5 * detail, `steep${ground.id}`, (x, y, c) => {
      g.fillStyle = c() > 0.5 ? GROUND.rock : GROUND.earthDark
      g.globalAlpha = 0.25 + 0.35 * c()
      const r = 0.06 + 0.13 * c()
      g.beginPath()
      g.ellipse(x, y, r * 1.5, r, c() * 3, 0, 7)
      g.fill()
    })
    g.globalAlpha = 1
  })
}

/** Ploughed strips along the longer side. */
export function paintField(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  const chance = seeded(`field${ground.id}`)
  const tone = [GROUND.earthLight, '#b7a55e', GROUND.earth][Math.floor(chance() * 3)]
  softFill(g, polygon, tone, 0.3, 0.7)
  const { line } = axisOf({ ...ground, outline: polygon })
  const angle = Math.atan2(line[line.length - 1][1] - line[0][1], line[line.length - 1][0] - line[0][0])
  const b = boundsOf(polygon)
  const reach = Math.hypot(b.x1 - b.x0, b.y1 - b.y0)
  within(g, polygon, () => {
    g.translate((b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2)
    g.rotate(angle)
    g.lineWidth = 0.1
    for (let y = -reach / 2; y < reach / 2; y += 0.34) {
      g.strokeStyle = chance() > 0.5 ? '#5d4a2c' : '#d8c691'
      g.globalAlpha = 0.16 + 0.22 * chance()
      g.beginPath()
      g.moveTo(-reach, y)
      g.lineTo(reach, y)
      g.stroke()
    }
  })
  g.globalAlpha = 1
}

/** Broken ground: dry earth with clumps in rows, as vines and scrub are planted. */
export function paintRough(g: Brush, ground: Ground, detail: number): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, '#8c8450', 0.5, 0.55)
  within(g, polygon, () => {
    scatter(polygon, 3 * Math.max(0.4, detail), `rough${ground.id}`, (x, y, c) => {
      g.fillStyle = [GROUND.vine, '#555d2c', GROUND.earthDark, '#a29a66'][Math.floor(c() * 4)]
      g.globalAlpha = 0.3 + 0.4 * c()
      g.beginPath()
      g.ellipse(x, y, 0.12 + 0.16 * c(), 0.08 + 0.08 * c(), c() * 3, 0, 7)
      g.fill()
    })
  })
  g.globalAlpha = 1
}

export function paintWood(g: Brush, ground: Ground, detail: number): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.wood, 0.5, 0.9)
  within(g, polygon, () => {
    scatter(polygon, 4 * Math.max(0.4, detail), `wood${ground.id}`, (x, y, c) => {
      g.fillStyle = [GROUND.woodDark, '#5d5a33', '#6f5f39', '#3f4a26'][Math.floor(c() * 4)]
      g.globalAlpha = 0.25 + 0.4 * c()
      g.beginPath()
      g.arc(x, y, 0.1 + 0.3 * c(), 0, 7)
      g.fill()
    })
  })
  g.globalAlpha = 1
}

/** A village's floor: trodden earth, with gardens at its rim. */
export function paintVillage(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.earth, 0.3, 0.85)
  const chance = seeded(`village${ground.id}`)
  within(g, polygon, () => {
    scatter(polygon, 1.2, `floor${ground.id}`, (x, y, c) => {
      g.fillStyle = c() > 0.5 ? GROUND.earthLight : GROUND.earthDark
      g.globalAlpha = 0.2
      g.beginPath()
      g.ellipse(x, y, 0.5 + c(), 0.3 + 0.5 * c(), c() * 3, 0, 7)
      g.fill()
    })
    for (let i = 0; i < polygon.length; i++) {
      const a = polygon[i]
      const b = polygon[(i + 1) % polygon.length]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1])
      for (let t = 1; t < long - 1.5; t += 2.2 + chance()) {
        if (chance() < 0.45) continue
        g.save()
        g.translate(a[0] + ((b[0] - a[0]) * t) / long, a[1] + ((b[1] - a[1]) * t) / long)
        g.rotate(Math.atan2(b[1] - a[1], b[0] - a[0]))
        g.globalAlpha = 0.55
        g.fillStyle = chance() > 0.5 ? '#5f6f38' : '#77723f'
        g.fillRect(0, -0.9, 1.7, 1.8)
        g.strokeStyle = '#4a4a28'
        g.lineWidth = 0.08
        g.globalAlpha = 0.5
        for (let r = -0.7; r < 0.9; r += 0.3) {
          g.beginPath()
          g.moveTo(0.1, r)
          g.lineTo(1.6, r)
          g.stroke()
        }
        g.restore()
      }
    }
  })
  g.globalAlpha = 1
}

/** Water: wet banks, shallows that show the mud, and the deep, with ripples along its way. */
export function paintWater(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  trace(g, polygon, true)
  g.strokeStyle = GROUND.mud
  for (const [w, a] of [
    [1.7, 0.16],
    [1, 0.28],
    [0.5, 0.4],
  ]) {
    g.globalAlpha = a
    g.lineWidth = w
    g.stroke()
  }
  g.globalAlpha = 1
  g.fillStyle = GROUND.water
  g.fill()
  within(g, polygon, () => {
    trace(g, polygon, true)
    g.strokeStyle = GROUND.mud
    for (const [w, a] of [
      [2, 0.2],
      [1.3, 0.3],
      [0.6, 0.5],
    ]) {
      g.globalAlpha = a
      g.lineWidth = w
      g.stroke()
    }
    const { line } = axisOf({ ...ground, outline: polygon })
    const chance = seeded(`ripple${ground.id}`)
    g.lineWidth = 0.07
    scatter(polygon, 1.1, `ripples${ground.id}`, (x, y) => {
      let best = 0
      for (let i = 1; i < line.length - 1; i++) {
        if (segmentDistance(x, y, line[i], line[i + 1]) < segmentDistance(x, y, line[best], line[best + 1])) best = i
      }
      const a = Math.atan2(line[best + 1][1] - line[best][1], line[best + 1][0] - line[best][0])
      const l = 0.25 + 0.6 * chance()
      g.strokeStyle = chance() > 0.4 ? GROUND.waterLight : GROUND.waterDeep
      g.globalAlpha = 0.2 + 0.3 * chance()
      g.beginPath()
      g.moveTo(x - Math.cos(a) * l, y - Math.sin(a) * l)
      g.quadraticCurveTo(x, y + 0.12, x + Math.cos(a) * l, y + Math.sin(a) * l)
      g.stroke()
    })
  })
  g.globalAlpha = 1
}

/** A bridge's deck: worn slabs across the way, with a kerb on either side. */
export function paintBridge(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  const { line, width } = axisOf(ground)
  if (polygon.length < 3 || line.length < 2) return
  softFill(g, polygon, '#9c927c', 0.2)
  const chance = seeded(`deck${ground.id}`)
  within(g, polygon, () => {
    const points = resample(line, 0.42)
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1])
      const [nx, ny] = [(-(b[1] - a[1]) / l) * width, ((b[0] - a[0]) / l) * width]
      g.strokeStyle = chance() > 0.5 ? '#6f6754' : '#b7ad95'
      g.globalAlpha = 0.35 + 0.3 * chance()
      g.lineWidth = 0.09
      g.beginPath()
      g.moveTo(a[0] - nx / 2, a[1] - ny / 2)
      g.lineTo(a[0] + nx / 2, a[1] + ny / 2)
      g.stroke()
    }
    g.strokeStyle = GROUND.earth
    g.globalAlpha = 0.3
    g.lineWidth = width * 0.45
    trace(g, line, false)
    g.stroke()
  })
  g.globalAlpha = 1
}

export function paintLane(g: Brush, ground: Ground): void {
  const polygon = areaOf(ground)
  if (polygon.length < 3) return
  softFill(g, polygon, GROUND.earthDark, 0.4, 0.8)
  const { line, width } = axisOf(ground)
  g.globalAlpha = 0.5
  g.strokeStyle = GROUND.earthLight
  g.lineWidth = width * 0.45
  trace(g, line, false)
  g.stroke()
  g.globalAlpha = 1
}

/** A road: a soft shoulder, the crown, and two ruts. A ford: gravel. */
export function paintRoad(g: Brush, ground: Ground): void {
  const { line, width } = axisOf(ground)
  if (line.length < 2) return
  const w = ground.line ? Math.max(0.8, width) : width
  g.lineCap = 'butt'
  const stroke = (colour: string, wide: number, alpha: number) => {
    trace(g, line, false)
    g.strokeStyle = colour
    g.lineWidth = wide
    g.globalAlpha = alpha
    g.stroke()
  }
  const ford = ground.kind === 'ford'
  stroke(GROUND.earthDark, w * 1.3, 0.22)
  stroke(GROUND.earthDark, w * 1.1, 0.4)
  stroke(ford ? GROUND.gravel : GROUND.earth, w, ford ? 0.7 : 0.95)
  stroke(ford ? '#c2baa4' : GROUND.earthLight, w * 0.62, 0.5)
  if (!ford) {
    stroke(GROUND.earthDark, w * 0.36, 0.34)
    stroke(GROUND.earthLight, w * 0.2, 0.6)
  } else {
    const chance = seeded(`ford${ground.id}`)
    const polygon = areaOf(ground)
    scatter(polygon.length > 2 ? polygon : line, 5, `ford${ground.id}`, (x, y) => {
      g.fillStyle = chance() > 0.5 ? '#d3ccb8' : '#77705e'
      g.globalAlpha = 0.6
      g.beginPath()
      g.arc(x, y, 0.06 + 0.1 * chance(), 0, 7)
      g.fill()
    })
  }
  g.globalAlpha = 1
  g.lineCap = 'round'
}
