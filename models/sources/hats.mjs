// What the man wears on his head: it names the troop from across the table.
import { turn } from '../../scripts/kits/model.mjs'

const ring = (n, f) => Array.from({ length: n }, (_, k) => f((k / n) * Math.PI * 2, k))
/** Points of a horizontal ring in the order that `skin` wants, given as angle from the front toward the right. */
const level = (n, f) =>
  ring(n, (a, k) => {
    const [r, y, squeeze = 1] = f(a, k)
    return [Math.sin(a) * r, y, -Math.cos(a) * r * squeeze]
  }).reverse()

/** The cocked hat: three corners, brim turned up, laced. `y` is where it sits. */
export function tricorne(m, { y = 1.46, lace = 'hatLace', size = 1, pompon = 'pompon', plume = null } = {}) {
  m.place(turn('x', -3, [0, y, 0]), () => {
    const n = m.fine ? 6 : 6
    const low = level(n, () => [0.145 * size, y])
    // corners front, right rear, left rear; the sides between them stand up
    const corner = k => k % 2 === 0
    const upper = (grow, lift) =>
      level(n, (_, k) => (corner(k) ? [(0.33 + grow) * size, y + 0.1 + lift] : [(0.19 + grow * 0.4) * size, y + 0.185 + lift]))
    const top = level(n, () => [0.1 * size, y + 0.13])
    if (m.fine) {
      m.skin([low, upper(0, 0), upper(0.012, 0.035), top], s => (s === 1 ? lace : 'hat'), 'b')
      if (pompon)
        m.tube(
          [
            [0.12, y + 0.15, -0.13],
            [0.12, y + 0.25, -0.13],
          ],
          [0.035, 0.03],
          { sides: 3, slot: pompon, caps: 'b' },
        )
    } else m.skin([low, upper(0, 0), upper(0.012, 0.05), top], s => (s === 1 ? lace : 'hat'), 'b')
    if (plume && m.fine) m.skin([upper(-0.02, 0.02), upper(-0.005, 0.06), upper(-0.06, 0.05)], plume, '')
  })
}

/** The grenadier's mitre: a tall metal plate before a cloth bag, a pompon on top. */
export function mitre(m, { y = 1.43 } = {}) {
  m.place(turn('x', -5, [0, y, 0]), () => {
    const n = m.fine ? 6 : 5
    const round = (rx, rz, at, z) => ring(n, a => [Math.sin(a) * rx, at, z - Math.cos(a) * rz]).reverse()
    m.skin(
      [round(0.15, 0.165, y, 0), round(0.15, 0.16, y + 0.12, 0), round(0.1, 0.09, y + 0.32, -0.02), round(0, 0, y + 0.52, -0.03)],
      s => (s === 0 ? 'mitreBand' : 'mitreBag'),
      '',
    )
    const plate = [
      [-0.165, y, -0.09],
      [-0.06, y - 0.02, -0.185],
      [0.06, y - 0.02, -0.185],
      [0.165, y, -0.09],
      [0.16, y + 0.16, -0.1],
      [0.1, y + 0.36, -0.12],
      [0, y + 0.56, -0.11],
      [-0.1, y + 0.36, -0.12],
      [-0.16, y + 0.16, -0.1],
    ]
    m.part++
    const middle = [0, y + 0.2, -0.19]
    for (let i = 0; i < plate.length; i++) {
      const a = plate[i]
      const b = plate[(i + 1) % plate.length]
      m.triangle(middle, b, a, 'mitrePlate')
      if (m.fine) m.triangle([0, y + 0.2, -0.12], a, b, 'mitreBag')
    }
    if (m.fine)
      m.tube(
        [
          [0, y + 0.5, -0.06],
          [0, y + 0.62, -0.06],
        ],
        [0.045, 0.03],
        { sides: 3, slot: 'pompon', caps: 'b' },
      )
  })
}

/** The bearskin: a tall fur cap with a small plate and a hanging bag. */
export function bearskin(m, { y = 1.42 } = {}) {
  m.place(turn('x', -4, [0, y, 0]), () => {
    const sides = m.fine ? 7 : 5
    m.loft(
      [
        { y, rx: 0.155, rz: 0.17 },
        { y: y + 0.12, rx: 0.19, rz: 0.19 },
        { y: y + 0.36, rx: 0.165, rz: 0.165, z: -0.01 },
        { y: y + 0.47, rx: 0.08, rz: 0.08, z: -0.01 },
      ],
      { sides, slot: 'fur', caps: 'b' },
    )
    if (!m.fine) return
    m.poly(
      [
        [-0.1, y + 0.03, -0.185],
        [0, y + 0.24, -0.2],
        [0.1, y + 0.03, -0.185],
      ],
      'mitrePlate',
    )
    m.poly(
      [
        [-0.06, y + 0.46, 0.06],
        [0.06, y + 0.46, 0.06],
        [0.07, y + 0.12, 0.23],
        [-0.07, y + 0.12, 0.23],
      ].reverse(),
      'mitreBag',
      true,
    )
  })
}

/** The hussar's winged felt cap, its cloth wound about it. */
export function mirliton(m, { y = 1.43 } = {}) {
  m.place(turn('x', 4, [0, y, 0]), () => {
    m.loft(
      [
        { y, rx: 0.145, rz: 0.16 },
        { y: y + 0.2, rx: 0.135, rz: 0.14, z: 0.01 },
        { y: y + 0.42, rx: 0.1, rz: 0.1, z: 0.03 },
      ],
      { sides: m.fine ? 6 : 5, slot: 'hat', caps: 'b' },
    )
    if (!m.fine) return
    m.poly(
      [
        [0.1, y + 0.42, 0.02],
        [0.16, y + 0.38, 0.12],
        [0.3, y + 0.12, 0.26],
        [0.16, y + 0.1, 0.06],
      ],
      'hatLace',
      true,
    )
    m.tube(
      [
        [-0.06, y + 0.36, -0.08],
        [-0.06, y + 0.62, -0.06],
      ],
      [0.035, 0.02],
      { sides: 4, slot: 'plume', caps: 'b' },
    )
  })
}

/** The fur cap of hussars and cossacks: low, broad, with a cloth bag falling to the side. */
export function colback(m, { y = 1.42, bag = 'mitreBag', plume = 'plume', tall = 0.24 } = {}) {
  m.loft(
    [
      { y, rx: 0.165, rz: 0.175 },
      { y: y + tall * 0.5, rx: 0.195, rz: 0.2 },
      { y: y + tall, rx: 0.175, rz: 0.18 },
    ],
    { sides: m.fine ? 7 : 5, slot: 'fur', caps: 'b', capSlots: { b: bag } },
  )
  if (!m.fine) return
  m.poly(
    [
      [0.04, y + tall + 0.01, -0.06],
      [0.06, y + tall + 0.01, 0.12],
      [0.29, y + 0.0, 0.1],
      [0.24, y + tall * 0.9, 0.0],
    ],
    bag,
    true,
  )
  if (plume)
    m.tube(
      [
        [-0.1, y + tall * 0.6, -0.15],
        [-0.1, y + tall + 0.26, -0.13],
      ],
      [0.032, 0.02],
      { sides: 4, slot: plume, caps: 'b' },
    )
}

/** The border troops' felt cap: a plain cylinder, slightly wider above, with a small upturned peak. */
export function klobuk(m, { y = 1.43 } = {}) {
  m.loft(
    [
      { y, rx: 0.15, rz: 0.165 },
      { y: y + 0.06, rx: 0.152, rz: 0.165 },
      { y: y + 0.3, rx: 0.17, rz: 0.175, z: 0.01 },
    ],
    { sides: m.fine ? 7 : 5, slot: s => (s === 0 ? 'hatLace' : 'hat'), caps: 'b', capSlots: { b: 'hat' } },
  )
  if (m.fine)
    m.tube(
      [
        [-0.1, y + 0.18, -0.14],
        [-0.1, y + 0.44, -0.12],
      ],
      [0.03, 0.018],
      { sides: 4, slot: 'pompon', caps: 'b' },
    )
}

/** The soft cap of light infantry: a low crown, the left side turned up. */
export function casquet(m, { y = 1.45 } = {}) {
  m.loft(
    [
      { y, rx: 0.15, rz: 0.17 },
      { y: y + 0.14, rx: 0.14, rz: 0.155 },
      { y: y + 0.18, rx: 0.08, rz: 0.09 },
    ],
    { sides: m.fine ? 7 : 5, slot: 'hat', caps: 'b' },
  )
  if (!m.fine) return
  m.poly(
    [
      [-0.13, y, -0.1],
      [0.13, y, -0.1],
      [0.14, y + 0.2, -0.17],
      [0, y + 0.27, -0.185],
      [-0.14, y + 0.2, -0.17],
    ].reverse(),
    'hat',
    true,
  )
  m.box([-0.09, y + 0.2, -0.185], [0.06, 0.1, 0.03], 'pompon')
}
