import type { Point } from '../../geometry/shapes'
import type { Body, Disc, Phrase, SideColours } from '../../rulesets/contract'
import { DISC_RADIUS } from '../discs'
import { puffsOf } from '../effects/puffs'
import { drawSign } from '../effects/signIcons'
import { signsOf } from '../effects/signs'
import type { Brush } from '../ground/brush'
import { cornersOf } from '../ground/plane'
import type { Fill, Ink, Mark, Stroke } from '../overlay/ink'
import { DASHES, HALO, HATCH } from '../overlay/style'
import type { Prop } from '../scenery/place'
import { lookOf, type SideLook } from '../sides'
import { looseBases } from '../world/bases'
import { drawDisc } from '../world/discFaces'

/** Screen place of a table place, in CSS pixels. */
export type At = (p: Point) => readonly [number, number]

function path(g: Brush, points: readonly Point[], at: At, closed: boolean): void {
  g.beginPath()
  points.forEach((p, i) => {
    const [x, y] = at(p)
    if (i === 0) g.moveTo(x, y)
    else g.lineTo(x, y)
  })
  if (closed) g.closePath()
}

/** Trees as crowns with their shade, houses as roofs with their ridge: in table units, y away. */
export function drawProps(g: Brush, props: readonly Prop[]): void {
  for (const p of props) {
    g.save()
    g.translate(p.x, p.y)
    if (p.kind === 'house' || p.kind === 'barn' || p.kind === 'church') {
      const [l, w] = p.kind === 'house' ? [1.3, 1] : p.kind === 'barn' ? [1.75, 1.1] : [1.9, 1.05]
      g.rotate(p.turn)
      g.scale(p.size, p.size)
      g.fillStyle = '#00000055'
      g.fillRect(-l + 0.35, -w - 0.35, 2 * l, 2 * w)
      const roof = p.kind === 'house' ? '#a0573f' : p.kind === 'barn' ? '#9a8652' : '#6d5a4c'
      g.fillStyle = roof
      g.fillRect(-l, -w, 2 * l, 2 * w)
      g.fillStyle = '#00000038'
      g.fillRect(-l, -w, 2 * l, w)
      if (p.kind === 'church') {
        g.fillStyle = '#54604f'
        g.fillRect(-l - 0.7, -0.7, 1.4, 1.4)
      }
    } else {
      const r =
        p.kind === 'vine' || p.kind === 'vineRow' || p.kind === 'bush'
          ? 0.36
          : p.kind === 'fir'
            ? 0.95
            : p.kind === 'mulberry'
              ? 0.6
              : 1.1
      g.scale(p.size, p.size)
      g.fillStyle = '#00000044'
      g.beginPath()
      g.arc(r * 0.35, -r * 0.35, r, 0, 7)
      g.fill()
      g.fillStyle =
        p.kind === 'mulberry'
          ? '#41542a'
          : p.kind === 'fir'
            ? '#45603d'
            : p.kind === 'vine' || p.kind === 'vineRow'
              ? '#6f7d36'
              : p.tint > 0.5
                ? '#5c7139'
                : '#6c7f42'
      g.beginPath()
      g.arc(0, 0, r, 0, 7)
      g.fill()
      g.fillStyle = '#ffffff22'
      g.beginPath()
      g.arc(-r * 0.28, r * 0.28, r * 0.55, 0, 7)
      g.fill()
    }
    g.restore()
  }
}

/** What sort of troops a kit is, for its sign on the flat table. */
export function signOf(kit: string): 'horse' | 'gun' | 'leader' | 'foot' {
  if (/gun|cannon|battery|howitzer|limber|artiller|rocket|wagon/i.test(kit)) return 'gun'
  if (/cuirass|dragoon|hussar|cossack|horse|uhlan|lancer/i.test(kit)) return 'horse'
  if (/general|courier|leader|officer|commander|staff/i.test(kit)) return 'leader'
  return 'foot'
}

/** The smoke of who has fired: pale rounds before the front. */
function drawSmoke(g: Brush, body: Body, at: At, scale: number): void {
  if (!body.states.includes('firing')) return
  g.fillStyle = '#f4f0e6'
  g.globalAlpha = 0.3
  for (const p of puffsOf(body)) {
    const r = (p.facing * Math.PI) / 180
    const [x, y] = at([p.x + Math.sin(r) * 0.7, p.y + Math.cos(r) * 0.7])
    g.beginPath()
    g.arc(x, y, p.size * scale * 0.62, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}

/** `named`: with its name whatever the scale; else only where there is room for names. */
export function drawBody(
  g: Brush,
  body: Body,
  look: SideLook,
  at: At,
  scale: number,
  name: string,
  tag: string,
  named: boolean,
): void {
  const bases = looseBases(body)
  g.lineJoin = 'round'
  for (const base of bases) {
    const c = cornersOf(base)
    path(
      g,
      c.map(([x, y]): Point => [x + 0.18, y - 0.18]),
      at,
      true,
    )
    g.fillStyle = '#0000004d'
    g.fill()
    path(g, c, at, true)
    g.fillStyle = look.solid
    g.fill()
    g.lineWidth = 1
    g.strokeStyle = look.edge ?? '#f4ecd6aa'
    g.stroke()
    path(g, [c[0], c[1]], at, false)
    g.lineWidth = Math.max(2, scale * 0.22)
    g.strokeStyle = look.front
    g.stroke()
  }
  const f = body.footprint
  const b = (f.facing * Math.PI) / 180
  const middle: Point = [f.front[0] - (Math.sin(b) * f.depth) / 2, f.front[1] - (Math.cos(b) * f.depth) / 2]
  const [x, y] = at(middle)
  const sign = signOf(body.kit)
  const c = cornersOf(f)
  g.strokeStyle = look.letters
  g.fillStyle = look.letters
  g.lineWidth = Math.max(1.2, scale * 0.1)
  if (sign === 'horse') {
    path(g, [c[3], c[1]], at, false)
    g.stroke()
  } else if (sign === 'gun' || sign === 'leader') {
    g.beginPath()
    if (sign === 'gun') g.arc(x, y, Math.max(2, scale * 0.4), 0, 7)
    else {
      const r = Math.max(3, scale * 0.7)
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * 2 * Math.PI - Math.PI / 2
        const k = i % 2 === 0 ? r : r * 0.42
        g.lineTo(x + Math.cos(a) * k, y + Math.sin(a) * k)
      }
    }
    g.fill()
  } else {
    const per = bases.length > 0 ? body.figures / bases.length : 0
    let left = body.figures
    for (const base of bases) {
      const bb = (base.facing * Math.PI) / 180
      const n = Math.min(left, Math.ceil(per))
      left -= n
      for (let i = 0; i < n; i++) {
        const side = base.width * ((i + 0.5) / Math.max(1, Math.ceil(per)) - 0.5)
        const p = at([
          base.front[0] + Math.cos(bb) * side - (Math.sin(bb) * base.depth) / 2,
          base.front[1] - Math.sin(bb) * side - (Math.cos(bb) * base.depth) / 2,
        ])
        g.beginPath()
        g.arc(p[0], p[1], Math.max(1, scale * 0.24), 0, 7)
        g.fill()
      }
    }
  }
  drawSmoke(g, body, at, scale)
  const signs = signsOf(body, scale, named, true)
  const r = Math.max(9, Math.min(12, scale))
  signs.forEach((sign, i) => {
    g.save()
    g.translate(x + (i - (signs.length - 1) / 2) * r * 2.1, y)
    drawSign(g, sign, r)
    g.restore()
  })
  if (scale < 7.5 && !named) return
  const rear = at([f.front[0] - Math.sin(b) * (f.depth + 0.9), f.front[1] - Math.cos(b) * (f.depth + 0.9)])
  g.font = `500 ${Math.max(11, Math.min(15, scale * 1.5))}px Inter, system-ui, sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineWidth = 3
  g.strokeStyle = '#14110bcc'
  g.fillStyle = '#fff8e4'
  const text = tag ? `${name} · ${tag}` : name
  g.strokeText(text, rear[0], rear[1])
  g.fillText(text, rear[0], rear[1])
}

export function drawDiscs(
  g: Brush,
  discs: readonly Disc[],
  at: At,
  scale: number,
  say: (p: Phrase) => string,
  sides?: SideColours,
): void {
  for (const d of discs) {
    const [x, y] = at(d.at)
    g.save()
    g.translate(x, y)
    const k = Math.max(0.12, (scale * DISC_RADIUS) / 64)
    g.scale(k, k)
    g.shadowColor = '#0008'
    g.shadowBlur = 6
    drawDisc(g, lookOf(d.seat, sides), d.face, d.face === null ? '' : say({ code: `disc.${d.face}` }))
    g.restore()
  }
}

function drawFill(g: Brush, f: Fill, at: At, screen: { width: number; height: number }): void {
  path(g, f.polygon, at, true)
  for (const hole of f.holes) {
    hole.forEach((p, i) => {
      const [x, y] = at(p)
      if (i === 0) g.moveTo(x, y)
      else g.lineTo(x, y)
    })
    g.closePath()
  }
  g.globalAlpha = f.alpha
  g.fillStyle = f.colour
  g.fill('evenodd')
  if (f.hatch !== HATCH.none) {
    g.save()
    g.clip('evenodd')
    g.globalAlpha = Math.min(0.6, f.alpha * 2)
    g.strokeStyle = f.colour
    g.lineWidth = 1.2
    g.beginPath()
    const reach = screen.width + screen.height
    for (let i = -reach; i < reach; i += 9) {
      if (f.hatch === HATCH.rising || f.hatch === HATCH.cross) {
        g.moveTo(i, screen.height)
        g.lineTo(i + screen.height, 0)
      }
      if (f.hatch === HATCH.falling || f.hatch === HATCH.cross) {
        g.moveTo(i, 0)
        g.lineTo(i + screen.height, screen.height)
      }
    }
    if (f.hatch === HATCH.dots) g.setLineDash([1.5, 8])
    if (f.hatch === HATCH.dots) {
      for (let y = 0; y < screen.height; y += 9) {
        g.moveTo(0, y)
        g.lineTo(screen.width, y)
      }
    }
    g.stroke()
    g.restore()
  }
  g.globalAlpha = 1
}

function drawStroke(g: Brush, s: Stroke, at: At): void {
  const dash = DASHES[s.dash]
  for (const halo of [true, false]) {
    path(g, s.points, at, s.closed)
    g.setLineDash(s.dash === 0 ? [] : [...dash])
    g.lineWidth = s.width + (halo ? 2.4 : 0)
    g.strokeStyle = halo ? HALO : s.colour
    g.globalAlpha = halo ? 0.45 : 1
    g.stroke()
  }
  g.globalAlpha = 1
  g.setLineDash([])
}

function drawMark(g: Brush, m: Mark, at: At): void {
  const [x, y] = at(m.at)
  for (const halo of [true, false]) {
    g.beginPath()
    if (m.kind === 'ring') g.arc(x, y, 5.5, 0, 7)
    else if (m.kind === 'tick') {
      g.moveTo(x - 8, y)
      g.lineTo(x - 2, y + 7)
      g.lineTo(x + 9, y - 8)
    } else {
      g.moveTo(x - 7, y - 7)
      g.lineTo(x + 7, y + 7)
      g.moveTo(x - 7, y + 7)
      g.lineTo(x + 7, y - 7)
    }
    g.lineWidth = m.width + (halo ? 3 : 0.6)
    g.strokeStyle = halo ? HALO : m.colour
    g.globalAlpha = halo ? 0.5 : 1
    g.stroke()
  }
  g.globalAlpha = 1
}

export function drawInk(g: Brush, ink: Ink, at: At, screen: { width: number; height: number }): void {
  g.lineJoin = 'round'
  g.lineCap = 'round'
  for (const f of ink.fills) if (f.polygon.length > 2) drawFill(g, f, at, screen)
  g.lineCap = 'butt'
  for (const s of ink.strokes) drawStroke(g, s, at)
  for (const m of ink.marks) drawMark(g, m, at)
}
