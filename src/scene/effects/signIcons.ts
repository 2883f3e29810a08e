import type { Brush } from '../ground/brush'
import type { Sign } from './signs'

const path = (g: Brush, points: readonly (readonly [number, number])[], close = false) => {
  g.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) g.moveTo(x, y)
    else g.lineTo(x, y)
  })
  if (close) g.closePath()
}

/** Each sign within a circle of radius 1, y down. */
const ICONS: { readonly [sign in Sign]: (g: Brush) => void } = {
  // a man's arrow, away and broken
  routing(g) {
    path(g, [
      [0, -0.62],
      [0.16, -0.2],
      [-0.16, 0.02],
      [0, 0.4],
    ])
    g.stroke()
    path(g, [
      [-0.34, 0.22],
      [0, 0.64],
      [0.34, 0.22],
    ])
    g.stroke()
  },
  retreating(g) {
    path(g, [
      [0, -0.6],
      [0, 0.55],
    ])
    g.stroke()
    path(g, [
      [-0.34, 0.2],
      [0, 0.6],
      [0.34, 0.2],
    ])
    g.stroke()
  },
  // ranks that are none
  disordered(g) {
    for (const [x, y, a] of [
      [-0.42, -0.32, 0.5],
      [0.2, -0.4, -0.7],
      [-0.12, 0.02, 1.4],
      [0.46, 0.1, 0.4],
      [-0.44, 0.42, -0.4],
      [0.14, 0.46, 0.9],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.rotate(a)
      path(g, [
        [-0.2, 0],
        [0.2, 0],
      ])
      g.stroke()
      g.restore()
    }
  },
  // an empty saddle's plumed hat, struck out
  leaderless(g) {
    g.beginPath()
    g.ellipse(0, 0.2, 0.56, 0.16, 0, 0, 7)
    g.fill()
    g.beginPath()
    g.arc(0, 0.14, 0.3, Math.PI, 0)
    g.fill()
    g.save()
    g.lineWidth *= 1.15
    path(g, [
      [-0.58, 0.6],
      [0.58, -0.6],
    ])
    g.stroke()
    g.restore()
  },
  // a wheel off its axle
  abandoned(g) {
    g.beginPath()
    g.arc(-0.12, 0.14, 0.42, 0, 7)
    g.stroke()
    path(g, [
      [-0.12, -0.28],
      [-0.12, 0.56],
    ])
    g.stroke()
    path(g, [
      [-0.54, 0.14],
      [0.3, 0.14],
    ])
    g.stroke()
    path(g, [
      [0.26, -0.22],
      [0.66, -0.6],
    ])
    g.stroke()
  },
  // an hourglass run out
  tired(g) {
    path(
      g,
      [
        [-0.36, -0.56],
        [0.36, -0.56],
        [-0.36, 0.56],
        [0.36, 0.56],
      ],
      true,
    )
    g.stroke()
    path(
      g,
      [
        [-0.28, 0.52],
        [0, 0.24],
        [0.28, 0.52],
      ],
      true,
    )
    g.fill()
  },
  // crossed swords
  fighting(g) {
    for (const s of [-1, 1]) {
      path(g, [
        [-0.5 * s, -0.56],
        [0.42 * s, 0.44],
      ])
      g.stroke()
      path(g, [
        [0.12 * s, 0.5],
        [0.5 * s, 0.14],
      ])
      g.stroke()
    }
  },
  // a puff before a muzzle
  firing(g) {
    path(g, [
      [-0.66, 0.22],
      [-0.14, 0.02],
    ])
    g.stroke()
    for (const [x, y, r] of [
      [0.14, -0.06, 0.22],
      [0.42, -0.2, 0.24],
      [0.42, 0.12, 0.18],
    ] as const) {
      g.beginPath()
      g.arc(x, y, r, 0, 7)
      g.fill()
    }
  },
  // an empty cartridge
  volleySpent(g) {
    g.save()
    g.rotate(-0.6)
    g.strokeRect(-0.52, -0.2, 0.72, 0.4)
    path(g, [
      [0.34, -0.22],
      [0.56, -0.3],
    ])
    g.stroke()
    path(g, [
      [0.34, 0.02],
      [0.6, 0.04],
    ])
    g.stroke()
    path(g, [
      [0.34, 0.24],
      [0.54, 0.34],
    ])
    g.stroke()
    g.restore()
  },
}
const GRAVE: ReadonlySet<Sign> = new Set(['routing', 'leaderless'])

/** Draws a sign as a small card of `radius` about the origin: dark on paper, the gravest paper on dark. */
export function drawSign(g: Brush, sign: Sign, radius: number): void {
  const grave = GRAVE.has(sign)
  g.save()
  g.scale(radius, radius)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  g.arc(0, 0, 0.97, 0, 7)
  g.fillStyle = '#14110b'
  g.fill()
  g.beginPath()
  g.arc(0, 0, 0.87, 0, 7)
  g.fillStyle = grave ? '#7a1d12' : '#f7ecd2'
  g.fill()
  g.strokeStyle = grave ? '#fff4dc' : '#241d12'
  g.fillStyle = g.strokeStyle
  g.lineWidth = 0.17
  ICONS[sign](g)
  g.restore()
}
