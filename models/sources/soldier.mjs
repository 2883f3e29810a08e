// The man: legs, coat, arms, head and what he carries. Feet at y 0, hip .74, shoulder 1.19, chin 1.27, crown 1.52.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'

/** Legs in gaiters (or boots); `stride` cm between the feet, the left one forward. */
export function legs(m, { stride = 0.05, gaiters = 'gaiters', knee = 0.4, wide = 0.115, tight = false } = {}) {
  for (const side of [-1, 1]) {
    const z = side * stride
    const x = side * wide
    m.swinging(-side, 0.7, () => {
      m.tube(
        [
          [x * 0.85, 0.74, 0],
          [x, knee, z * 0.45 - 0.02],
          [x * 1.05, 0.06, z + 0.02],
        ],
        [tight ? 0.09 : 0.1, 0.092, 0.07],
        { sides: 4, slot: ['breeches', gaiters], caps: '' },
      )
      if (m.fine) m.box([x * 1.12, 0.045, z - 0.05], [0.12, 0.09, 0.26], 'shoes', { taper: 0.8, caps: 'b' })
      else
        m.poly(
          [
            [x - 0.06, 0.1, z - 0.06],
            [x + 0.06, 0.1, z - 0.06],
            [x + 0.06, 0.01, z - 0.18],
            [x - 0.06, 0.01, z - 0.18],
          ].reverse(),
          'shoes',
        )
    })
  }
}

/** A coat with skirts, open over the waistcoat, lapels and turned-back skirts in the facing colour. */
export function coat(m, { skirts = 0.42, lapels = 'facings', collar = 'facings', waistcoat = 'waistcoat', turnbacks = 'turnbacks', flare = 1 } = {}) {
  const fine = m.fine
  const rings = [
    { y: skirts, rx: 0.285 * flare, rz: 0.25 * flare, z: 0.03 },
    { y: 0.74, rx: 0.215, rz: 0.165 },
    { y: 0.86, rx: 0.2, rz: 0.15, z: -0.01 },
    { y: 1.07, rx: 0.255, rz: 0.18, z: -0.015 },
    { y: 1.19, rx: 0.225, rz: 0.125 },
    { y: 1.255, rx: 0.085, rz: 0.085 },
  ]
  const used = fine ? rings : [rings[0], rings[2], rings[3], rings[5]]
  const sides = fine ? 8 : 6
  const last = sides - 1
  const slot = (s, k) => {
    const seg = fine ? s : [0, 2, 3][s]
    const edge = k === 1 || k === last
    if (seg === 0) return k === 0 ? waistcoat : 'coat'
    if (seg === 1) return k === 0 ? waistcoat : 'coat'
    if (seg <= 2) return k === 0 ? waistcoat : edge ? lapels : 'coat'
    if (seg === 3) return k === 0 ? (fine ? waistcoat : lapels) : edge ? lapels : 'coat'
    return k === 0 ? 'stock' : edge || k === 4 ? collar : 'coat'
  }
  // the open front is narrow, the lapels beside it too
  const angles = fine ? [-15, 15, 44, 92, 140, 220, 268, 316] : [-18, 18, 48, 125, 235, 312]
  m.loft(used, { sides, angles, slot, caps: 'a', capSlots: { a: 'coat' } })
  if (fine && turnbacks !== 'coat') {
    // the skirts hooked back, before and behind
    const y = skirts - 0.005
    for (const s of [-1, 1]) {
      const front = [
        [s * 0.056, 0.7, -0.178],
        [s * 0.075 * flare, y, 0.02 - 0.242 * flare],
        [s * 0.205 * flare, y, 0.022 - 0.18 * flare],
      ]
      m.poly(s > 0 ? front.reverse() : front, turnbacks)
      m.poly(
        [
          [s * 0.03, 0.66, 0.2],
          [s * 0.02, skirts - 0.01, 0.295],
          [s * 0.17, skirts - 0.01, 0.265],
        ].sort((a, b) => s * (a[0] - b[0]) || b[1] - a[1]),
        turnbacks,
        true,
      )
    }
  }
}

/** A belt from the left shoulder to the right hip, front and back, with the cartridge pouch; `mirror` swaps sides. */
export function crossbelt(m, { slot = 'belts', pouch = 'pouch', mirror = false, width = 0.07 } = {}) {
  const s = mirror ? -1 : 1
  if (!m.fine) {
    for (const [z, out] of [
      [-0.2, -1],
      [0.19, 1],
    ])
      m.strip(
        [
          [-0.16 * s, 1.17, z * 0.85],
          [0.17 * s, 0.76, z],
        ],
        width,
        [0, 0.2, out],
        slot,
      )
    return
  }
  m.strip(
    [
      [-0.13 * s, 1.235, -0.02],
      [-0.1 * s, 1.08, -0.205],
      [0.06 * s, 0.88, -0.178],
      [0.2 * s, 0.72, -0.135],
    ],
    width,
    [0, 0.2, -1],
    slot,
  )
  m.strip(
    [
      [-0.13 * s, 1.235, 0.0],
      [-0.1 * s, 1.08, 0.18],
      [0.06 * s, 0.88, 0.165],
      [0.17 * s, 0.74, 0.165],
    ],
    width,
    [0, 0.2, 1],
    slot,
  )
  if (pouch) m.box([0.17 * s, 0.7, 0.22], [0.2, 0.16, 0.1], pouch, { taper: 0.95, caps: 'b', to: turn('y', 20 * s) })
}

/** A pack and haversack on the left hip. */
export function haversack(m) {
  if (m.fine) m.box([-0.23, 0.7, 0.13], [0.12, 0.18, 0.2], 'leather', { taper: 0.8, caps: 'b' })
}

/** An arm by its elbow and hand; `side` -1 the left. Cuffs in the facing colour. */
export function arm(m, side, elbow, hand, { cuff = 'cuffs', sleeve = 'coat' } = {}) {
  const shoulder = [side * 0.19, 1.16, -0.005]
  const mid = elbow.map((v, i) => v + (hand[i] - v) * 0.45)
  const end = elbow.map((v, i) => v + (hand[i] - v) * 1.12)
  if (m.fine)
    m.tube([shoulder, elbow, mid, hand, end], [0.1, 0.1, 0.106, 0.092, 0.055], {
      sides: 4,
      slot: [sleeve, sleeve, cuff, 'skin'],
      caps: 'b',
    })
  else {
    const wrist = elbow.map((v, i) => v + (hand[i] - v) * 0.5)
    m.tube([shoulder, elbow, wrist, end], [0.1, 0.095, 0.095, 0.06], { sides: 3, slot: [sleeve, sleeve, cuff], caps: '' })
  }
}

/** Head with face, rolled hair and queue, or none of them; `turned` degrees to the right. */
export function head(m, { turned = 0, beard = false, hair = 'hair', queue = true, curls = true, moustache = false } = {}) {
  m.place(turn('y', -turned), () => {
    const sides = 6
    if (m.fine)
      m.loft(
        [
          { y: 1.235, rx: 0.075, rz: 0.08, z: -0.01 },
          { y: 1.3, rx: 0.112, rz: 0.13, z: -0.025 },
          { y: 1.41, rx: 0.135, rz: 0.15, z: -0.01 },
          { y: 1.5, rx: 0.12, rz: 0.135 },
        ],
        {
          sides,
          slot: (s, k) => (k === 0 || k === 1 || k === 5 ? (beard && s === 0 ? hair : 'skin') : s === 0 ? 'skin' : hair),
          caps: 'b',
          capSlots: { b: hair },
        },
      )
    else
      m.loft(
        [
          { y: 1.22, rx: 0.07, rz: 0.08 },
          { y: 1.38, rx: 0.14, rz: 0.15 },
        ],
        { sides: 5, slot: (_, k) => (k === 0 || k === 1 || k === 4 ? 'skin' : hair), caps: '' },
      )
    if (m.fine) {
      m.poly(
        [
          [0.026, 1.345, -0.15],
          [0, 1.345, -0.195],
          [0, 1.425, -0.155],
        ],
        'skin',
        true,
      )
      // side curls
      for (const s of curls ? [-1, 1] : [])
        m.tube(
          [
            [s * 0.135, 1.37, -0.03],
            [s * 0.135, 1.37, 0.06],
          ],
          [0.04, 0.04],
          { sides: 3, slot: hair, caps: '' },
        )
      if (queue)
        m.tube(
          [
            [0, 1.36, 0.13],
            [0, 1.2, 0.185],
            [0, 1.0, 0.2],
          ],
          [0.035, 0.03, 0.016],
          { sides: 3, slot: ['hair', 'stock'], caps: '' },
        )
      if (moustache)
        m.poly(
          [
            [-0.075, 1.3, -0.155],
            [0, 1.35, -0.182],
            [0.075, 1.3, -0.155],
            [0, 1.318, -0.185],
          ],
          hair,
        )
    }
  })
}

/** A musket from its butt upward along `way`; 1.42 cm, with the bayonet 1.78. Built at the origin pointing up. */
export function musket(m, to, { bayonet = true, carbine = false } = {}) {
  const k = carbine ? 0.72 : 1
  m.place(to, () => {
    if (m.fine)
      m.tube(
        [
          [0, 0, 0.05],
          [0, 0.26 * k, 0.02],
          [0, 1.0 * k, 0],
          [0, 1.36 * k, 0],
        ],
        [[0.032, 0.08], [0.034, 0.046], [0.03, 0.032], [0.022, 0.022]],
        { sides: 4, slot: ['wood', 'wood', 'steel'], up: [0, 0, 1], caps: 'a' },
      )
    else
      m.tube(
        [
          [0, 0, 0.03],
          [0, 0.8 * k, 0],
          [0, (bayonet ? 1.7 : 1.36) * k, 0],
        ],
        [0.055, 0.032, 0.012],
        { sides: 3, slot: ['wood', 'steel'], up: [0, 0, 1], caps: '' },
      )
    if (bayonet && m.fine)
      m.tube(
        [
          [0.03, 1.28 * k, 0],
          [0.03, 1.36 * k + 0.36, 0],
        ],
        [0.018, 0.004],
        { sides: 3, slot: 'steel', up: [0, 0, 1], caps: '' },
      )
  })
}

/** Where a musket is placed for a carriage: leaning at the left shoulder, upright before the body, levelled, trailed. */
export const CARRIAGE = {
  shoulder: chain(turn('x', 13), turn('z', 4), shift(-0.235, 0.76, -0.2)),
  ready: chain(turn('y', 180), turn('x', -4), shift(-0.1, 0.74, -0.32)),
  level: chain(turn('y', 180), turn('x', -87), shift(0.15, 1.19, 0.1)),
  charge: chain(turn('y', 180), turn('x', -80), shift(0.24, 0.88, 0.22)),
  trail: chain(turn('x', -72), shift(0.36, 0.72, 0.42)),
  slung: chain(turn('x', 8), turn('z', 20), shift(0.12, 0.6, 0.24)),
}

/** Both arms for a carriage. */
export function arms(m, carriage, how = {}) {
  const pose = {
    shoulder: [[-0.36, 0.9, 0.05], [-0.25, 0.84, -0.17], [0.35, 0.9, 0.06], [0.33, 0.7, -0.02]],
    ready: [[-0.36, 0.94, -0.06], [-0.14, 1.13, -0.29], [0.36, 0.88, -0.02], [-0.02, 0.88, -0.28]],
    level: [[-0.32, 0.98, -0.2], [0.06, 1.14, -0.5], [0.42, 1.05, 0.08], [0.17, 1.12, -0.12]],
    charge: [[-0.34, 0.92, -0.14], [0.12, 0.92, -0.42], [0.42, 0.92, 0.16], [0.27, 0.85, 0.08]],
    trail: [[-0.36, 0.92, 0.06], [-0.4, 0.86, -0.18], [0.4, 0.92, 0.1], [0.38, 0.72, -0.02]],
    down: [[-0.35, 0.9, 0.04], [-0.33, 0.7, -0.02], [0.35, 0.9, 0.04], [0.33, 0.7, -0.02]],
  }[carriage]
  arm(m, -1, pose[0], pose[1], how)
  arm(m, 1, pose[2], pose[3], how)
}
