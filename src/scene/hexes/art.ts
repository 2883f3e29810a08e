/** Badges and counters as pictures: drawn by the project, told apart by shape before colour. */
import type { Body } from '../../rulesets/contract'
import type { Theme } from '../assets'
import type { Brush } from '../ground/brush'
import { sideColourText } from '../miniatures/bases'
import { type Order, orderOf, type Stack } from './stacks'

const INK = '#fff8e4'
const FONT = 'Inter, "Helvetica Neue", Arial, sans-serif'

/** A rounded box, as a path. */
function box(g: Brush, x: number, y: number, w: number, h: number, r: number): void {
  g.beginPath()
  g.roundRect(x, y, w, h, r)
}

/** The sign of a formation within a square of `s`, its middle at x, y. */
export function drawOrder(
  g: Brush,
  order: Order,
  arm: NonNullable<Body['counter']>['arm'],
  x: number,
  y: number,
  s: number,
): void {
  const h = s / 2
  const bar = (bx: number, by: number, bw: number, bh: number) => g.fillRect(x + bx * h, y + by * h, bw * h, bh * h)
  const dot = (bx: number, by: number, r: number) => {
    g.beginPath()
    g.arc(x + bx * h, y + by * h, r * h, 0, 7)
    g.fill()
  }
  if (order === 'line') bar(-1, -0.28, 2, 0.56)
  else if (order === 'column') bar(-0.34, -1, 0.68, 2)
  else if (order === 'square') {
    g.lineWidth = h * 0.4
    g.strokeRect(x - h * 0.7, y - h * 0.7, h * 1.4, h * 1.4)
  } else if (order === 'open')
    for (const [a, b] of [
      [-0.7, 0.35],
      [0, -0.45],
      [0.7, 0.35],
    ] as const)
      dot(a, b, 0.28)
  else if (order === 'battery') {
    dot(0, 0.3, 0.42)
    bar(-0.14, -1, 0.28, 1.2)
  } else if (order === 'limbered') {
    dot(0, 0.5, 0.4)
    dot(0, -0.55, 0.4)
    bar(-0.1, -0.6, 0.2, 1.2)
  } else if (arm === 'horse') {
    g.lineWidth = h * 0.34
    g.strokeRect(x - h * 0.85, y - h * 0.55, h * 1.7, h * 1.1)
    g.beginPath()
    g.moveTo(x - h * 0.85, y + h * 0.55)
    g.lineTo(x + h * 0.85, y - h * 0.55)
    g.stroke()
  } else if (arm === 'guns') dot(0, 0, 0.5)
  else if (arm === 'commander') star(g, x, y, h)
  else bar(-1, -0.28, 2, 0.56)
}
function star(g: Brush, x: number, y: number, r: number): void {
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 2 * Math.PI - Math.PI / 2
    const k = i % 2 === 0 ? r : r * 0.42
    g.lineTo(x + Math.cos(a) * k, y + Math.sin(a) * k)
  }
  g.closePath()
  g.fill()
}

/** A counter's points as pips: full where they stand, hollow where they are lost. */
function pips(g: Brush, left: number, of: number, x: number, y: number, step: number, r: number): void {
  for (let i = 0; i < of; i++) {
    g.beginPath()
    g.arc(x + i * step, y, r, 0, 7)
    if (i < left) g.fill()
    else {
      g.lineWidth = r * 0.45
      g.stroke()
    }
  }
}

/** Size of a badge's cell in pixels; it is shown at half of that. */
export const BADGE = { width: 128, height: 56 } as const
/** A stack's badge: formation, strength of all together, and a row of pips for each counter, the top one above. */
export function drawBadge(g: Brush, stack: Stack, theme: Theme): void {
  const [top] = stack.counters
  const { width, height } = BADGE
  const rows = stack.counters
  const most = Math.max(...rows.map(b => b.counter?.of ?? 0))
  const total = rows.reduce((n, b) => n + (b.counter?.strength ?? 0), 0)
  const step = Math.min(11, 46 / Math.max(1, most))
  const wide = 34 + 30 + Math.max(0, most) * step + (total > 9 ? 12 : 0)
  const x = (width - wide) / 2
  const done = top.states.includes('moved')
  g.globalAlpha = 1
  box(g, x + 1.5, 3, wide - 3, height - 6, 11)
  g.fillStyle = shade(sideColourText(theme, top.seat), done ? 0.5 : 0.82)
  g.fill()
  g.lineWidth = theme === 'projector' ? 4 : 2.5
  g.strokeStyle = top.states.includes('mustMove') ? '#ffd257' : '#f4ecd6'
  if (done) g.setLineDash([6, 5])
  g.stroke()
  g.setLineDash([])
  g.fillStyle = INK
  g.strokeStyle = INK
  drawOrder(g, orderOf(top), top.counter?.arm ?? 'foot', x + 18, height / 2, 20)
  g.font = `700 34px ${FONT}`
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(String(total), x + 33, height / 2 + 2)
  const rowStep = Math.min(14, 40 / rows.length)
  const first = height / 2 - ((rows.length - 1) * rowStep) / 2
  rows.forEach((b, i) => {
    g.fillStyle = INK
    g.strokeStyle = INK
    const r = Math.min(4.2, rowStep * 0.36, step * 0.4)
    pips(g, b.counter?.strength ?? 0, b.counter?.of ?? 0, x + 62 + (total > 9 ? 12 : 0), first + i * rowStep, step, r)
  })
}
/** The badge from afar: a number in its side's colour. */
export function drawSmallBadge(g: Brush, stack: Stack, theme: Theme): void {
  const { width, height } = BADGE
  const total = stack.counters.reduce((n, b) => n + (b.counter?.strength ?? 0), 0)
  const [top] = stack.counters
  const wide = total > 9 ? 52 : 38
  box(g, (width - wide) / 2, 8, wide, height - 16, 10)
  g.fillStyle = shade(sideColourText(theme, top.seat), 0.82)
  g.fill()
  g.lineWidth = 2.5
  g.strokeStyle = '#f4ecd6'
  // Side b is told by a cut line as well as by its colour.
  if (top.seat === 'b') g.setLineDash([9, 4])
  g.stroke()
  g.setLineDash([])
  g.fillStyle = INK
  g.font = `700 30px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(String(total), width / 2, height / 2 + 2)
}

/** Size of a counter's picture in pixels. */
export const FACE = 160
/** A counter's face: its name above, the sign of its arm or formation, strength in large, pips below. */
export function drawFace(g: Brush, body: Body, name: string, theme: Theme): void {
  const s = FACE
  const colour = sideColourText(theme, body.seat)
  g.fillStyle = tint(colour, 0.1)
  g.fillRect(0, 0, s, s)
  const arm = body.counter?.arm ?? 'foot'
  g.fillStyle = '#231d15'
  g.strokeStyle = '#231d15'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = `600 24px ${FONT}`
  g.fillText(fitted(g, name, s * 0.6), s / 2, 33)
  if (body.counter?.strength === undefined) {
    g.fillStyle = colour
    star(g, s / 2, s * 0.58, s * 0.24)
    return
  }
  g.fillStyle = colour
  g.strokeStyle = colour
  drawArm(g, arm, s * 0.34, s * 0.55, s * 0.3)
  g.fillStyle = '#231d15'
  g.font = `750 64px ${FONT}`
  g.fillText(String(body.counter.strength), s * 0.7, s * 0.57)
  g.strokeStyle = '#231d15'
  const of = body.counter.of ?? 0
  pips(g, body.counter.strength, of, s / 2 - ((of - 1) * 16) / 2, s * 0.86, 16, 5.5)
  const order = orderOf(body)
  if (order !== 'line' && order !== 'none') drawOrder(g, order, arm, s * 0.34, s * 0.77, 16)
  if (body.states.includes('moved')) {
    g.fillStyle = '#00000026'
    g.fillRect(0, 0, s, s)
  }
}
/** The sign of an arm: crossed belts for foot, a sash for horse, a ball for guns. */
function drawArm(g: Brush, arm: NonNullable<Body['counter']>['arm'], x: number, y: number, w: number): void {
  const [hw, hh] = [w / 2, w / 3]
  g.lineWidth = 5
  g.strokeRect(x - hw, y - hh, w, 2 * hh)
  g.beginPath()
  if (arm === 'guns') {
    g.arc(x, y, hh * 0.5, 0, 7)
    g.fill()
    return
  }
  g.moveTo(x - hw, y + hh)
  g.lineTo(x + hw, y - hh)
  if (arm === 'foot') {
    g.moveTo(x - hw, y - hh)
    g.lineTo(x + hw, y + hh)
  }
  g.stroke()
}

function fitted(g: Brush, text: string, width: number): string {
  let shown = text
  while (shown.length > 2 && g.measureText(shown).width > width) shown = shown.slice(0, -1)
  return shown
}
const parts = (colour: string): [number, number, number] => {
  const n = Number.parseInt(colour.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}
const shade = (colour: string, k: number): string =>
  `rgb(${parts(colour)
    .map(v => Math.round(v * k))
    .join(',')})`
/** So much of a colour on card. */
const tint = (colour: string, k: number): string => {
  const card = [236, 224, 196]
  return `rgb(${parts(colour)
    .map((v, i) => Math.round(v * k + card[i] * (1 - k)))
    .join(',')})`
}
