import type { Brush } from '../ground/brush'
import type { SideLook } from '../sides'

/** The little pictures of order counters, by the words that a face's code may hold; what none fits shows its words alone. */
const ICONS: readonly (readonly [RegExp, (g: Brush) => void])[] = [
  [
    /caut|prud/i,
    g => {
      arrow(g, 0, 26, -22)
      g.setLineDash([7, 7])
      line(g, -20, 34, 20, 34)
      g.setLineDash([])
    },
  ],
  [
    /attack|attacc|charge/i,
    g => {
      arrow(g, -13, 32, -30)
      arrow(g, 13, 32, -30)
    },
  ],
  [
    /halt|hold|alt|defen/i,
    g => {
      g.strokeRect(-24, -24, 48, 48)
      line(g, -24, 0, 24, 0)
    },
  ],
  [/retreat|withdraw|riti|fall/i, g => arrow(g, 0, -30, 32)],
  [/advance|avanz|move|march/i, g => arrow(g, 0, 32, -30)],
]

function line(g: Brush, x0: number, y0: number, x1: number, y1: number): void {
  g.beginPath()
  g.moveTo(x0, y0)
  g.lineTo(x1, y1)
  g.stroke()
}
function arrow(g: Brush, x: number, from: number, to: number): void {
  const s = Math.sign(to - from)
  line(g, x, from, x, to)
  g.beginPath()
  g.moveTo(x - 13, to - s * 15)
  g.lineTo(x, to)
  g.lineTo(x + 13, to - s * 15)
  g.stroke()
}

/** Draws a card disc of 128 pixels about the origin: its neutral back, or its face with a picture and a short word. */
export function drawDisc(g: Brush, look: SideLook, face: string | null, word: string): void {
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  g.arc(0, 0, 64, 0, 7)
  g.fillStyle = face === null ? '#5b5548' : '#f4ead2'
  g.fill()
  g.lineWidth = 7
  g.strokeStyle = look.solid
  g.beginPath()
  g.arc(0, 0, 58, 0, 7)
  g.stroke()
  if (look.edge) {
    g.lineWidth = 2
    g.strokeStyle = look.edge
    for (const r of [62.5, 53.5]) {
      g.beginPath()
      g.arc(0, 0, r, 0, 7)
      g.stroke()
    }
  }
  if (face === null) {
    // A back that is the same for every order: crossed lines, as on a playing card.
    g.save()
    g.beginPath()
    g.arc(0, 0, 48, 0, 7)
    g.clip()
    g.strokeStyle = '#a89f88'
    g.lineWidth = 2.5
    for (let i = -96; i <= 96; i += 12) {
      line(g, i - 60, -60, i + 60, 60)
      line(g, i + 60, -60, i - 60, 60)
    }
    g.restore()
    g.lineWidth = 3
    g.strokeStyle = '#d8cfb8'
    g.beginPath()
    g.arc(0, 0, 48, 0, 7)
    g.stroke()
    return
  }
  g.strokeStyle = '#2a2620'
  g.fillStyle = '#2a2620'
  g.lineWidth = 7
  const icon = ICONS.find(([pattern]) => pattern.test(face))
  g.save()
  g.translate(0, word ? -10 : 0)
  g.scale(word ? 0.85 : 1, word ? 0.85 : 1)
  icon?.[1](g)
  g.restore()
  if (!word) return
  const size = Math.min(22, 150 / Math.max(4, word.length))
  g.font = `600 ${size}px Inter, system-ui, sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(word, 0, icon ? 36 : 0, 92)
}
