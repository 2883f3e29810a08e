// The horse, and a rider's seat on it. Withers 1.22 cm, nose at z -1.1, tail at z .95; it looks along -z.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'

/** Where each leg goes: [forward of its own place, lift of the hoof]; order left fore, right fore, left hind, right hind. */
export const GAITS = {
  stand: [[0, 0], [-0.03, 0], [0.04, 0], [-0.05, 0]],
  paw: [[0.12, 0.22], [-0.05, 0], [-0.08, 0], [0.06, 0]],
  walk: [[0.2, 0.06], [-0.2, 0], [-0.2, 0.02], [0.18, 0]],
  gallop: [[0.52, 0.3], [0.36, 0.42], [-0.42, 0.1], [-0.3, 0.26]],
  tired: [[0.03, 0], [-0.06, 0], [0.08, 0], [-0.08, 0.05]],
}

const LEGS = [
  [-1, -0.46],
  [1, -0.46],
  [-1, 0.5],
  [1, 0.5],
]

/**
 * `gait` of `GAITS`; `neck` degrees upward from its usual carriage, `look` degrees to the right, `rear` degrees that the fore
 * hand is lifted.
 */
export function horse(m, { gait = 'stand', neck = 0, look = 0, rear = 0, tack = true, draught = false } = {}) {
  const fine = m.fine
  m.place(turn('x', rear, [0, 0.2, 0.55]), () => {
    // the barrel
    const ring = (z, y, rx, ry, n) =>
      Array.from({ length: n }, (_, k) => {
        const a = ((k + 0.5) / n) * Math.PI * 2
        return [Math.sin(a) * rx, y + Math.cos(a) * ry, z]
      })
    const n = fine ? 7 : 5
    const rings = [
      ring(-0.66, 1.02, 0.11, 0.15, n),
      ring(-0.5, 1.0, 0.21, 0.25, n),
      ring(-0.12, 0.97, 0.22, 0.245, n),
      ring(0.28, 1.0, 0.215, 0.235, n),
      ring(0.55, 1.03, 0.225, 0.235, n),
      ring(0.72, 1.06, 0.12, 0.15, n),
    ]
    m.skin((fine ? rings : [rings[0], rings[1], rings[4], rings[5]]).map(r => r.slice().reverse()), 'horse', 'ab')
    // neck and head
    m.place(turn('x', neck, [0, 1.05, -0.5]), () => {
      m.tube(
        [
          [0, 1.0, -0.48],
          [0, 1.32, -0.68],
          [0, 1.58, -0.84],
        ],
        fine
          ? [
              [0.14, 0.26],
              [0.1, 0.17],
              [0.075, 0.12],
            ]
          : [
              [0.13, 0.25],
              [0.1, 0.17],
              [0.075, 0.12],
            ],
        { sides: fine ? 5 : 4, slot: 'horse', caps: 'b' },
      )
      m.place(turn('y', -look, [0, 1.5, -0.8]), () => {
        m.tube(
          [
            [0, 1.64, -0.76],
            [0, 1.56, -0.92],
            [0, 1.34, -1.1],
            [0, 1.26, -1.16],
          ],
          [
            [0.06, 0.08],
            [0.085, 0.115],
            [0.058, 0.075],
            [0.045, 0.05],
          ],
          { sides: fine ? 5 : 4, slot: 'horse' },
        )
        if (fine)
          for (const s of [-1, 1])
            m.poly(
              [
                [s * 0.02, 1.64, -0.8],
                [s * 0.08, 1.64, -0.76],
                [s * 0.06, 1.77, -0.8],
              ],
              'horse',
              true,
            )
        if (tack && fine) {
          m.strip(
            [
              [-0.09, 1.56, -0.95],
              [-0.055, 1.33, -1.14],
            ],
            0.03,
            [-1, 0, 0],
            'leather',
          )
          m.strip(
            [
              [0.055, 1.33, -1.14],
              [0.09, 1.56, -0.95],
            ],
            0.03,
            [1, 0, 0],
            'leather',
          )
        }
      })
      // mane
      if (fine)
        m.strip(
          [
            [0.03, 1.7, -0.76],
            [0.09, 1.5, -0.66],
            [0.12, 1.3, -0.5],
            [0.1, 1.2, -0.36],
          ],
          0.16,
          [1, 0.3, 0.4],
          'mane',
          true,
        )
      else
        m.poly(
          [
            [0, 1.7, -0.76],
            [0, 1.22, -0.38],
            [0, 1.3, -0.6],
          ],
          'mane',
          true,
        )
    })
    // tail
    m.tube(
      [
        [0, 1.17, 0.7],
        [0, 1.1, 0.86],
        [0, 0.78, 0.95],
        [0, 0.5, 0.93],
      ],
      [0.045, 0.07, 0.085, 0.015],
      { sides: fine ? 4 : 3, slot: 'mane', caps: '' },
    )
    LEGS.forEach(([s, z], i) => {
      const [fore, lift] = GAITS[gait][i]
      const hind = i > 1
      const x = s * 0.135
      // diagonal pairs step together
      m.swinging((i === 0 || i === 3 ? 1 : -1) * 1, 0.8, () => {
        const hoof = [x, 0.02 + lift, z - fore + (hind ? 0.06 : -0.02)]
        const fetlock = [x, 0.13 + lift, z - fore + (hind ? 0.1 : 0.01)]
        const knee = [x, 0.46 + lift * 0.45, z - fore * 0.6 + (hind ? 0.15 : -0.03) - (hind ? 0 : lift * 0.35)]
        const top = [x * 0.95, 0.94, z]
        m.tube(
          fine ? [top, knee, fetlock, hoof] : [top, knee, hoof],
          fine
            ? [
                [0.1, hind ? 0.19 : 0.15],
                [0.055, 0.07],
                [0.045, 0.05],
                [0.065, 0.075],
              ]
            : [0.13, 0.055, 0.05],
          { sides: fine ? 4 : 3, phase: 0, slot: fine ? ['horse', 'horse', 'hoof'] : ['horse', 'horse'], up: [1, 0, 0], caps: fine ? 'b' : '' },
        )
      })
    })
    if (tack) saddle(m, draught)
  })
}

/** The shabraque over the horse's back, laced at its edge, a holster cover before it. */
function saddle(m, draught) {
  const cloth = (z0, z1, drop0, drop1, slot, grow) => {
    for (const side of [-1, 1]) {
      const row = (z, drop, slope) => [
        [0, 1.225 + grow + slope, z],
        [side * (0.17 + grow), 1.14 + grow + slope, z],
        [side * (0.232 + grow), 1.02, z],
        [side * (0.245 + grow), drop, z],
      ]
      const [a, c] = [row(z0, drop0, 0), row(z1, drop1, 0.03)]
      m.part++
      for (let i = 0; i < 3; i++) {
        const quad = [a[i], a[i + 1], c[i + 1], c[i]]
        if (side < 0) quad.reverse()
        m.triangle(quad[0], quad[2], quad[1], slot)
        m.triangle(quad[0], quad[3], quad[2], slot)
      }
    }
  }
  if (draught) {
    if (m.fine) cloth(-0.2, 0.12, 0.96, 0.96, 'leather', 0.015)
    return
  }
  cloth(-0.3, 0.5, 0.84, 0.7, m.fine ? 'saddleLace' : 'saddlecloth', 0.018)
  if (!m.fine) return
  cloth(-0.25, 0.44, 0.885, 0.755, 'saddlecloth', 0.032)
}

/** A rider's legs astride, in boots. His body sits .5 higher than on foot. */
export const SEAT = 0.52
export function riderLegs(m, { boots = 'boots' } = {}) {
  for (const s of [-1, 1]) {
    m.tube(
      [
        [s * 0.1, 1.3, 0.05],
        [s * 0.3, 1.14, -0.2],
        [s * 0.31, 0.72, -0.06],
      ],
      [0.13, 0.105, 0.075],
      { sides: m.fine ? 4 : 3, slot: ['breeches', boots], caps: '' },
    )
    if (m.fine) m.box([s * 0.31, 0.69, -0.14], [0.11, 0.09, 0.26], boots, { taper: 0.8, caps: 'b' })
  }
}

/** Everything that `make` builds of a man on foot, without legs, lifted into the saddle. */
export const mounted = (m, lean, rear, make) =>
  m.place(chain(turn('x', lean, [0, 0.74, 0]), shift(0, SEAT, 0.06), turn('x', rear, [0, 0.2, 0.55])), make)
