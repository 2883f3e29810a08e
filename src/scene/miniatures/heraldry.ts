/** The shapes that a flag's design may name, drawn with a canvas's brush. */
import type { FlagDesign, FlagShape } from './dress'

type Brush = CanvasRenderingContext2D

function fill(brush: Brush, colour: string, points: readonly (readonly [number, number])[]): void {
  brush.fillStyle = colour
  brush.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  })
  brush.closePath()
  brush.fill()
}

/** A design over `width` by `height` pixels from the origin. */
export function drawFlag(brush: Brush, design: FlagDesign, width: number, height: number): void {
  brush.fillStyle = design.field
  brush.fillRect(0, 0, width, height)
  for (const shape of design.shapes) drawShape(brush, shape, width, height)
}

function drawShape(brush: Brush, s: FlagShape, w: number, h: number): void {
  switch (s.shape) {
    case 'rect':
      brush.fillStyle = s.colour
      brush.fillRect(s.at[0] * w, s.at[1] * h, s.at[2] * w, s.at[3] * h)
      return
    case 'polygon':
      fill(
        brush,
        s.colour,
        s.points.map(([x, y]) => [x * w, y * h] as const),
      )
      return
    case 'disc':
      brush.fillStyle = s.colour
      brush.beginPath()
      brush.arc(s.at[0] * w, s.at[1] * h, s.radius * Math.min(w, h), 0, Math.PI * 2)
      brush.fill()
      return
    case 'wreath':
      wreath(brush, s.at[0] * w, s.at[1] * h, s.radius * Math.min(w, h), s.colour)
      return
    case 'flames':
      flames(brush, w, h, s.depth, s.colours)
      return
    case 'eagle':
      eagle(brush, s.at[0] * w, s.at[1] * h, s.size * h, s.heads, s.colour, s.gold ?? s.colour)
      return
    case 'letters':
      brush.fillStyle = s.colour
      brush.font = `700 ${s.size * h}px "EB Garamond", Georgia, "Times New Roman", serif`
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillText(s.text, s.at[0] * w, s.at[1] * h)
      return
    case 'madonna':
      madonna(brush, s.at[0] * w, s.at[1] * h, s.size * h, s.robe, s.cloak, s.glory)
      return
  }
}

/** The border of tongues that runs about the flags of the Empire: triangles in turn, their points inward. */
function flames(brush: Brush, w: number, h: number, depth: number, colours: readonly string[]): void {
  const d = depth * Math.min(w, h)
  const side = (length: number, put: (t: number, inward: number) => readonly [number, number]) => {
    const n = Math.max(4, Math.round(length / (d * 0.62)))
    for (let i = 0; i < n; i++) {
      const a = (i / n) * length
      const b = ((i + 1) / n) * length
      const colour = (k: number) => colours[k % colours.length]
      fill(brush, colour(i * 2), [put(a, 0), put(b, 0), put(b, d * 0.5), put(a, d * 0.5)])
      fill(brush, colour(i * 2 + 1), [put(a, d * 0.5), put(b, d * 0.5), put((a + b) / 2, 0)])
      fill(brush, colour(i * 2), [put(a, d * 0.5), put(b, d * 0.5), put((a + b) / 2, d)])
    }
  }
  side(w, (t, i) => [t, i])
  side(w, (t, i) => [t, h - i])
  side(h, (t, i) => [i, t])
  side(h, (t, i) => [w - i, t])
}

function wreath(brush: Brush, x: number, y: number, r: number, colour: string): void {
  brush.strokeStyle = colour
  brush.lineWidth = r * 0.16
  brush.beginPath()
  brush.arc(x, y, r, -Math.PI * 0.36, Math.PI * 1.36)
  brush.stroke()
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI * 0.36 + (i / 25) * Math.PI * 1.72
    brush.fillStyle = colour
    brush.beginPath()
    const q = i % 2 ? 1.13 : 0.87
    brush.ellipse(x + Math.cos(a) * r * q, y + Math.sin(a) * r * q, r * 0.13, r * 0.06, a + (i % 2 ? 0.9 : -0.9), 0, Math.PI * 2)
    brush.fill()
  }
}

/** An eagle displayed, crowned, one head or two; `size` its height. */
function eagle(brush: Brush, x: number, y: number, size: number, heads: 1 | 2, colour: string, gold: string): void {
  const k = size / 2
  const at = (px: number, py: number) => [x + px * k, y + py * k] as const
  for (const m of [-1, 1]) {
    // a wing: five feathers
    fill(brush, colour, [
      at(m * 0.1, -0.25),
      at(m * 0.35, -0.62),
      at(m * 0.62, -0.72),
      at(m * 0.66, -0.5),
      at(m * 0.9, -0.45),
      at(m * 0.8, -0.22),
      at(m * 0.98, -0.08),
      at(m * 0.78, 0.06),
      at(m * 0.84, 0.3),
      at(m * 0.6, 0.24),
      at(m * 0.54, 0.46),
      at(m * 0.36, 0.3),
      at(m * 0.12, 0.28),
    ])
    // leg and claw
    fill(brush, gold, [at(m * 0.12, 0.36), at(m * 0.4, 0.56), at(m * 0.44, 0.72), at(m * 0.3, 0.64), at(m * 0.08, 0.5)])
  }
  fill(brush, colour, [
    at(-0.17, -0.3),
    at(0.17, -0.3),
    at(0.2, 0.2),
    at(0.1, 0.5),
    at(0.26, 0.95),
    at(0.08, 0.86),
    at(0, 1),
    at(-0.08, 0.86),
    at(-0.26, 0.95),
    at(-0.1, 0.5),
    at(-0.2, 0.2),
  ])
  const head = (m: number, lean: number) => {
    fill(brush, colour, [
      at(lean - 0.1, -0.28),
      at(lean + 0.1, -0.28),
      at(lean + m * 0.1 + 0.1, -0.66),
      at(lean + m * 0.1, -0.76),
      at(lean + m * 0.1 - 0.1, -0.66),
    ])
    fill(brush, gold, [at(lean + m * 0.16, -0.7), at(lean + m * 0.4, -0.6), at(lean + m * 0.16, -0.56)])
  }
  if (heads === 2) {
    head(-1, -0.1)
    head(1, 0.1)
  } else head(-1, 0)
  const top = heads === 2 ? -0.86 : -0.8
  fill(brush, gold, [
    at(-0.14, top),
    at(0.14, top),
    at(0.18, top - 0.2),
    at(0.07, top - 0.1),
    at(0, top - 0.24),
    at(-0.07, top - 0.1),
    at(-0.18, top - 0.2),
  ])
}

/** Our Lady in glory, as on the Empress's own colours: rays, a cloak, a crescent. */
function madonna(brush: Brush, x: number, y: number, size: number, robe: string, cloak: string, glory: string): void {
  const k = size / 2
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2
    const r = i % 2 ? 0.86 : 1.05
    const side = 0.07
    fill(brush, glory, [
      [x + Math.cos(a - side) * k * 0.4, y + Math.sin(a - side) * k * 0.55],
      [x + Math.cos(a) * k * r * 0.74, y + Math.sin(a) * k * r],
      [x + Math.cos(a + side) * k * 0.4, y + Math.sin(a + side) * k * 0.55],
    ])
  }
  const at = (px: number, py: number) => [x + px * k, y + py * k] as const
  fill(brush, cloak, [
    at(0, -0.52),
    at(0.24, -0.3),
    at(0.36, 0.3),
    at(0.3, 0.66),
    at(-0.3, 0.66),
    at(-0.36, 0.3),
    at(-0.24, -0.3),
  ])
  fill(brush, robe, [at(0, -0.3), at(0.13, -0.16), at(0.17, 0.62), at(-0.17, 0.62), at(-0.13, -0.16)])
  brush.fillStyle = '#e0b08c'
  brush.beginPath()
  brush.arc(x, y - 0.4 * k, 0.12 * k, 0, Math.PI * 2)
  brush.fill()
  brush.strokeStyle = '#d8d4c4'
  brush.lineWidth = 0.07 * k
  brush.beginPath()
  brush.arc(x, y + 0.56 * k, 0.36 * k, 0.15 * Math.PI, 0.85 * Math.PI)
  brush.stroke()
}
