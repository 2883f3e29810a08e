/** What a die's faces bear, drawn by a brush. */
import { SYMBOL_FACES, SYMBOL_PATHS } from '../../rulesets/contract'
import { type Marking, textOf } from './rolls'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, -1],
  ],
]

/** Draws what a face bears into a square of `size` about the origin, in the brush's colour. */
export function drawMarking(g: CanvasRenderingContext2D, marking: Marking, value: number, size: number): void {
  if (marking === 'pips') {
    for (const [x, y] of PIPS[value - 1] ?? []) {
      g.beginPath()
      g.arc(x * size * 0.235, -y * size * 0.235, size * 0.092, 0, 7)
      g.fill()
    }
    return
  }
  if (marking === 'symbols') {
    const symbol = SYMBOL_FACES[value - 1]
    if (!symbol) return
    const path = new Path2D(SYMBOL_PATHS[symbol])
    const scale = (size * 0.66) / 24
    g.save()
    g.scale(scale, scale)
    g.translate(-12, -12.5)
    g.lineWidth = 1.3
    g.lineJoin = 'round'
    g.lineCap = 'round'
    g.strokeStyle = g.fillStyle
    g.fill(path)
    g.stroke(path)
    g.restore()
    return
  }
  const text = textOf(marking, value)
  const tall = text.length > 1 ? 0.41 : 0.52
  g.font = `700 ${size * tall}px Inter, 'Helvetica Neue', Arial, sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'alphabetic'
  g.fontKerning = 'normal'
  const low = size * tall * 0.36
  g.fillText(text, 0, low)
  // a line under what could be read upside down
  if (text === '6' || text === '9') g.fillRect(-size * 0.09, low + size * 0.05, size * 0.18, size * 0.035)
}
