// What was worn on the head in 1848. Slots: hat, hatLace (bands), pompon, plume, brass (plates), and those that each names.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'

/** Points of a horizontal ring, `f(angle from the front, k)` → [x, y, z], in the order that `skin` wants. */
const ring = (n, f) => Array.from({ length: n }, (_, k) => f((k / n) * Math.PI * 2, k)).reverse()
const round = (n, rx, rz, y, z = 0) => ring(n, a => [Math.sin(a) * rx, y, z - Math.cos(a) * rz])

/** A peak before the brow. */
function peak(m, y, slot = 'hat', out = 0.29) {
  m.poly(
    [
      [-0.13, y + 0.02, -0.1],
      [-0.085, y - 0.035, -out + 0.02],
      [0.085, y - 0.035, -out + 0.02],
      [0.13, y + 0.02, -0.1],
    ],
    slot,
    true,
  )
}

/** The infantry's shako: a tall cylinder with a peak, `wide` at the top, a plate before and a pompon above. */
export function shako(m, { y = 1.43, wide = 0.15, tall = 0.36, plate = 'brass', top = 'pompon', band = 'hatLace', sides = 7 } = {}) {
  m.place(turn('x', 2, [0, y, 0]), () => {
    const n = m.fine ? sides : 5
    const rings = [
      [0.152, 0.166, y, 0],
      [0.152 + (wide - 0.152) * 0.15, 0.166 + (wide - 0.152) * 0.15, y + 0.05, 0],
      [wide, wide + 0.01, y + tall - 0.05, 0.012],
      [wide, wide + 0.01, y + tall, 0.014],
    ].map(([rx, rz, at, z]) => round(n, rx, rz, at, z))
    if (m.fine) m.skin(rings, s => (s === 1 ? 'hat' : band), 'b', { b: 'hat' })
    else m.skin([rings[0], rings[3]], 'hat', 'b')
    if (!m.fine) return
    peak(m, y)
    const front = z => -z - 0.012
    if (plate)
      m.poly(
        [
          [-0.062, y + 0.19, front(0.162)],
          [0, y + 0.1, front(0.17)],
          [0.062, y + 0.19, front(0.162)],
          [0, y + 0.27, front(0.165)],
        ].reverse(),
        plate,
      )
    if (top)
      m.tube(
        [
          [0, y + tall - 0.04, -wide],
          [0, y + tall + 0.05, -wide],
          [0, y + tall + 0.11, -wide + 0.01],
        ],
        [0.03, 0.06, 0.03],
        { sides: 3, slot: top, caps: 'b' },
      )
  })
}

/** The low cap with a peak that second-line troops and volunteers wore. */
export function kepi(m, { y = 1.43 } = {}) {
  const n = m.fine ? 8 : 5
  const rings = [round(n, 0.15, 0.165, y), round(n, 0.15, 0.165, y + 0.07), round(n, 0.128, 0.135, y + 0.2, -0.035)]
  m.skin(rings, s => (s === 0 ? 'hatLace' : 'hat'), 'b', { b: 'hat' })
  if (m.fine) peak(m, y, 'peak')
}

/** The bersagliere's round hat, worn to the right, its cock's feathers falling over the brim. */
export function roundHat(m, { y = 1.46 } = {}) {
  m.place(turn('z', -7, [0, y, 0]), () => {
    const n = m.fine ? 7 : 6
    m.skin([round(n, 0.14, 0.155, y - 0.01), round(n, 0.36, 0.37, y + 0.055), round(n, 0.155, 0.165, y + 0.04), round(n, 0.12, 0.13, y + 0.19)], 'hat', 'b')
    const falls = m.fine
      ? [
          [[[0.06, y + 0.14, -0.16], [0.24, y + 0.25, -0.15], [0.46, y + 0.1, -0.04], [0.46, y - 0.16, 0.03]], [0.03, 0.1, 0.11, 0.015], 4],
          [[[0.04, y + 0.16, -0.04], [0.34, y + 0.22, 0.1], [0.4, y - 0.2, 0.2]], [0.04, 0.12, 0.015], 3],
        ]
      : [[[[0.06, y + 0.14, -0.1], [0.28, y + 0.28, -0.06], [0.46, y - 0.14, 0.06]], [0.04, 0.13, 0.03], 4]]
    for (const [way, radii, sides] of falls) m.tube(way, radii, { sides, slot: 'plume', caps: '' })
    // the cockade that holds them
    if (m.fine) m.tube([[0.1, y + 0.08, -0.14], [0.12, y + 0.1, -0.19]], [0.05, 0.05], { sides: 3, slot: 'pompon', caps: 'b' })
  })
}

/** The jaeger's hat: a tapering crown, the brim rolled up at both sides, feathers at the left. */
export function corsican(m, { y = 1.45 } = {}) {
  const n = m.fine ? 7 : 6
  const brim = (grow, lift) => ring(n, a => [Math.sin(a) * (0.25 + grow), y + 0.02 + lift + 0.15 * Math.sin(a) ** 2, -Math.cos(a) * (0.3 + grow)])
  m.skin([round(n, 0.14, 0.155, y), brim(0, 0), round(n, 0.15, 0.16, y + 0.03), round(n, 0.118, 0.125, y + 0.25)], 'hat', 'b')
  const way = [[-0.13, y + 0.12, -0.06], [-0.2, y + 0.34, -0.05], [-0.17, y + 0.48, 0.08], [-0.12, y + 0.44, 0.24]]
  m.tube(m.fine ? way : [way[0], way[1], way[3]], m.fine ? [0.03, 0.08, 0.09, 0.02] : [0.04, 0.1, 0.02], { sides: 4, slot: 'plume', caps: '' })
  if (m.fine) m.poly([[-0.05, y + 0.1, -0.168], [0, y + 0.05, -0.175], [0.05, y + 0.1, -0.168], [0, y + 0.16, -0.158]].reverse(), 'brass')
}

/** The horseman's helmet with a comb from brow to nape. `tail`: hair that falls behind. */
export function helmet(m, { y = 1.41, tail = false, sides = 7 } = {}) {
  const n = m.fine ? sides : 5
  m.skin(
    [round(n, 0.158, 0.175, y), round(n, 0.162, 0.178, y + 0.1), round(n, 0.13, 0.145, y + 0.22, 0.005), round(n, 0.05, 0.06, y + 0.28, 0.01)],
    s => (s === 0 ? 'turban' : 'helmet'),
    'b',
  )
  const arc = [
    [-0.2, y + 0.2],
    [-0.17, y + 0.38],
    [0, y + 0.43],
    [0.17, y + 0.32],
    [0.23, y + 0.06],
  ]
  const w = 0.042
  const outer = arc.map(([z, h]) => [h, z])
  const inner = [
    [y + 0.16, -0.15],
    [y + 0.24, -0.1],
    [y + 0.27, 0],
    [y + 0.22, 0.12],
    [y + 0.02, 0.17],
  ]
  const side = x => [...outer, ...inner.slice().reverse()].map(([h, z]) => [x, h, z])
  if (m.fine) m.skin([side(-w), side(w)], (_, k) => (k < 4 ? 'crest' : null), '')
  // both cheeks of the comb, cut into strips since it is hollow
  m.part++
  for (let i = 0; i + 1 < outer.length; i++)
    for (const s of [-1, 1]) {
      const q = [outer[i], outer[i + 1], inner[i + 1], inner[i]].map(([h, z]) => [s * w, h, z])
      if (s > 0) q.reverse()
      m.triangle(q[0], q[1], q[2], 'comb')
      m.triangle(q[0], q[2], q[3], 'comb')
    }
  if (!m.fine) return
  peak(m, y + 0.01, 'turban', 0.3)
  if (tail) m.tube([[0, y + 0.16, 0.22], [0, y - 0.02, 0.27], [0, y - 0.2, 0.24]], [0.05, 0.06, 0.02], { sides: 4, slot: 'crest', caps: '' })
}

/** The lancer's cap: a skull piece, a narrow waist, and the square top set corner forward; the plume at the left. */
export function czapka(m, { y = 1.42 } = {}) {
  m.place(turn('z', -4, [0, y, 0]), () => {
    const square = (r, at, lift = 0) =>
      ring(4, a => [Math.sin(a) * r, at + lift, -Math.cos(a) * r]).flatMap((p, i, all) => {
        const q = all[(i + 1) % 4]
        return [p, p.map((v, k) => (v + q[k]) / 2)]
      })
    const n = 8
    const low = round(n, 0.152, 0.166, y)
    const waist = round(n, 0.128, 0.132, y + 0.16)
    const lid = square(0.27, y + 0.36)
    // the square's list begins at a corner of the reversed ring: as the rounds do
    m.skin(m.fine ? [low, waist, lid, square(0.275, y + 0.39)] : [low, waist, lid], s => (s < 1 ? 'hat' : s === 1 ? 'czapka' : 'hatLace'), 'b', { b: 'czapka' })
    if (!m.fine) return
    peak(m, y)
    m.tube([[-0.1, y + 0.3, -0.13], [-0.12, y + 0.56, -0.11], [-0.14, y + 0.74, -0.04]], [0.025, 0.06, 0.02], { sides: 3, slot: 'plume', caps: 'b' })
  })
}

/** The cocked hat of 1848, worn across (carabinieri) or, `along`, point forward (generals and staff); its plume stands or droops. */
export function bicorne(m, { y = 1.43, along = false, plume = 'up', lace = 'hatLace' } = {}) {
  m.place(chain(turn('x', -4, [0, y, 0])), () => {
    m.place(along ? turn('y', 90) : shift(0, 0, 0), () => {
      const n = 8
      const flap = (wide, deep, tall, low) => ring(n, a => [Math.sin(a) * wide, y + low + tall * Math.cos(a) ** 2, -Math.cos(a) * deep])
      const rings = [round(n, 0.165, 0.165, y), flap(0.39, 0.17, 0.24, 0.05), flap(0.42, 0.15, 0.3, 0.05), flap(0.34, 0.05, 0.24, 0.06)]
      m.skin(rings, s => (s === 1 ? lace : 'hat'), 'b', { b: 'hat' })
    })
    if (plume === 'up' && m.fine) {
      m.tube([[0.05, y + 0.22, -0.17], [0.05, y + 0.42, -0.17]], [0.03, 0.06], { sides: 4, slot: 'plume', caps: '' })
      m.tube([[0.05, y + 0.42, -0.17], [0.05, y + 0.62, -0.13]], [0.06, 0.025], { sides: 4, slot: 'plumeTip', caps: 'b' })
    } else if (plume === 'up') m.tube([[0.05, y + 0.2, -0.16], [0.05, y + 0.6, -0.14]], [0.05, 0.03], { sides: 3, slot: 'plume', caps: '' })
    else if (plume === 'droop')
      m.tube(m.fine ? [[0, y + 0.3, -0.2], [0, y + 0.4, 0], [0, y + 0.3, 0.24], [0, y + 0.06, 0.36]] : [[0, y + 0.32, -0.2], [0, y + 0.38, 0.06], [0, y + 0.08, 0.34]], m.fine ? [0.03, 0.09, 0.1, 0.03] : [0.05, 0.12, 0.03], { sides: m.fine ? 5 : 3, slot: 'plume', caps: '' })
  })
}
