// Guns, limbers and what is done about them. A gun's origin is the middle of its axle on the ground; it points along -z.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { horse, mounted, riderLegs } from './horse.mjs'

export const WHEELED = { carriage: '#6f93b5', iron: '#26272b', wheel: '=carriage' }

/** A spoked wheel of radius `r` at x, turned toward the side. */
export function wheel(m, x, y, z, r, spokes = 6) {
  const n = m.fine ? 10 : 6
  const t = 0.035
  const ring = (rr, off) =>
    Array.from({ length: n }, (_, k) => {
      const a = (k / n) * Math.PI * 2
      return [x + off, y + Math.cos(a) * rr, z + Math.sin(a) * rr]
    })
  const s = Math.sign(x) || 1
  const order = list => (s > 0 ? list : list.map(q => q.slice().reverse()))
  if (m.fine) {
    m.skin(order([ring(r, s * -t), ring(r, s * t), ring(r * 0.8, s * t), ring(r * 0.8, s * -t), ring(r, s * -t)]), k => (k === 0 ? 'iron' : 'wheel'), '')
    for (let i = 0; i < spokes; i++) {
      const a = (i / spokes) * Math.PI * 2 + 0.3
      m.tube([[x, y, z], [x, y + Math.cos(a) * r * 0.82, z + Math.sin(a) * r * 0.82]], [0.03, 0.022], { sides: 3, slot: 'wheel', up: [1, 0, 0], caps: '' })
    }
    m.tube([[x - s * 0.05, y, z], [x + s * 0.1, y, z]], [0.065, 0.04], { sides: 5, slot: 'iron', caps: 'b' })
  } else {
    m.poly(order([ring(r, s * t)])[0].slice().reverse(), 'wheel', true)
  }
}

/** A gun on its carriage: `calibre` scales barrel and wheels; `short` a howitzer's stubby piece; `limbered` the trail raised. */
export function gun(m, { k = 1, short = false } = {}) {
  const r = 0.42 * (0.8 + 0.2 * k)
  const axle = r
  for (const s of [-1, 1]) wheel(m, s * 0.42, r, 0, r)
  m.tube([[-0.44, axle, 0], [0.44, axle, 0]], [0.05, 0.05], { sides: 4, slot: 'iron', caps: '' })
  // the two cheeks and the trail
  for (const s of [-1, 1]) {
    const x = s * 0.13
    const cheek = [
      [x, axle + 0.16, -0.34],
      [x, axle + 0.2, 0.12],
      [x, axle + 0.02, 0.5],
      [x, 0.1, 1.18],
      [x, 0.02, 1.12],
      [x, axle - 0.12, 0.28],
      [x, axle - 0.06, -0.34],
    ]
    const w = 0.05
    const inner = cheek.map(([a, b, c]) => [a - w / 2, b, c])
    const outer = cheek.map(([a, b, c]) => [a + w / 2, b, c])
    m.skin([outer, inner], 'carriage', '')
    m.poly(outer.slice().reverse(), 'carriage')
    m.poly(inner, 'carriage')
  }
  m.box([0, 0.1, 1.1], [0.3, 0.07, 0.12], 'iron')
  m.box([0, axle - 0.02, 0.46], [0.24, 0.06, 0.1], 'carriage')
  // the piece
  const y = axle + 0.19
  const L = short ? 0.5 : 0.78 * (0.86 + 0.14 * k)
  const b = (short ? 0.155 : 0.115) * (0.85 + 0.2 * k)
  m.place(turn('x', short ? 14 : 3, [0, y, 0]), () => {
    const n = m.fine ? 8 : 5
    m.tube(
      [
        [0, y, 0.4],
        [0, y, 0.35],
        [0, y, 0.3],
        [0, y, -0.05],
        [0, y, -L + 0.14],
        [0, y, -L + 0.05],
        [0, y, -L],
        [0, y, -L + 0.02],
      ],
      short ? [0.05, b * 0.85, b, b * 0.95, b * 0.95, b * 1.08, b * 1.05, b * 0.75] : [0.03, b * 0.9, b * 1.1, b * 0.92, b * 0.68, b * 0.86, b * 0.8, b * 0.45],
      { sides: n, slot: s => (s === 6 ? 'iron' : 'barrel'), caps: 'ab', capSlots: { b: 'iron' } },
    )
    m.tube([[0, y, 0.38], [0, y, 0.47]], [0.03, 0.045], { sides: 4, slot: 'barrel' })
    for (const s of [-1, 1]) m.box([s * 0.13, y, -0.03], [0.1, 0.06, 0.06], 'barrel')
  })
}

/** The limber: two small wheels, a pole, the ammunition chest. */
export function limberCart(m) {
  for (const s of [-1, 1]) wheel(m, s * 0.36, 0.3, 0, 0.3)
  m.tube([[-0.38, 0.3, 0], [0.38, 0.3, 0]], [0.045, 0.045], { sides: 4, slot: 'iron', caps: '' })
  m.box([0, 0.46, 0.02], [0.5, 0.24, 0.3], 'carriage', { taper: 0.94 })
  m.box([0, 0.6, 0.02], [0.52, 0.05, 0.32], 'iron', { taper: 0.9 })
  m.tube([[0, 0.34, -0.1], [0, 0.42, -1.0]], [0.035, 0.028], { sides: 4, slot: 'carriage' })
}

export const PAINTS = {
  coat: '#26386e',
  facings: '#26386e',
  turnbacks: '#b1302a',
  cuffs: '=facings',
  waistcoat: '#e2cf9a',
  breeches: '#e2cf9a',
  gaiters: '#201e1d',
  shoes: '#1d1a18',
  belts: '#ece8dc',
  stock: '#1d1c1c',
  skin: '#d79f7c',
  hair: '#d9d3c6',
  hat: '#1f1d1c',
  hatLace: '#d8b64a',
  pompon: '#e2cf9a',
  wood: '#6d4526',
}

export const TEAM_PAINTS = {
  ...WHEELED,
  coat: '#26386e',
  facings: '#26386e',
  turnbacks: '#b1302a',
  cuffs: '=facings',
  waistcoat: '=breeches',
  breeches: '#e2cf9a',
  boots: '#1f1b18',
  stock: '#1d1c1c',
  skin: '#d79f7c',
  hair: '#d9d3c6',
  hat: '#1f1d1c',
  hatLace: '#d8b64a',
  pompon: '=hatLace',
  leather: '#4a3322',
  horse: '#4a2c19',
  mane: '#1c1511',
  hoof: '#2a241f',
}
/** A staff in the hand, with a sponge where `head` names a slot. */
export const staff = (from, to, head) => m => {
  m.tube([from, to], [0.026, 0.026], { sides: 4, slot: 'wood' })
  if (!m.fine || !head) return
  const at = (f, g) => from.map((v, i) => to[i] + ((v - to[i]) / 1.6) * f * g)
  m.tube([at(0, 1), at(0.14, 1)], [0.075, 0.075], { sides: 6, slot: head })
}

/** Everybody about a gun, each made by `gunner(how, tool)`. */
export const crewOf = gunner => ({
  // the rammer, his sponge upright
  'rank.a': gunner({ left: [[-0.38, 0.92, -0.04], [-0.3, 0.72, -0.1]], right: [[0.4, 0.98, -0.06], [0.36, 1.06, -0.3]], turned: 12 }, staff([0.38, 0.02, -0.36], [0.36, 1.86, -0.32], 'sponge')),
  // the gunner with his linstock
  'rank.b': gunner({ left: [[-0.42, 0.94, 0], [-0.24, 0.84, -0.12]], right: [[0.42, 0.98, -0.1], [0.36, 0.98, -0.4]], turned: -14 }, m => {
    staff([0.36, 0.24, -0.28], [0.38, 1.5, -0.56])(m)
    if (m.fine) m.box([0.38, 1.54, -0.57], [0.05, 0.1, 0.05], 'ember')
  }),
  rammer: gunner({ stride: 0.18, lean: -10, left: [[-0.32, 0.96, -0.26], [-0.08, 0.98, -0.56]], right: [[0.38, 0.98, 0.02], [0.16, 0.96, -0.26]] }, staff([0.24, 0.94, 0.5], [-0.22, 1.0, -1.1], 'sponge')),
  // carrying a round, lifting at the trail
  carrier: gunner({ left: [[-0.36, 0.9, -0.1], [-0.08, 0.86, -0.34]], right: [[0.36, 0.9, -0.1], [0.08, 0.86, -0.34]], lean: -4 }, m => {
    if (m.fine) m.tube([[-0.1, 0.88, -0.36], [0.1, 0.88, -0.36]], [0.09, 0.09], { sides: 6, slot: 'iron' })
  }),
  spike: gunner({ stride: 0.16, lean: -16, left: [[-0.34, 0.9, -0.2], [-0.1, 0.7, -0.42]], right: [[0.36, 0.9, -0.16], [0.12, 0.72, -0.38]] }, staff([0.02, 0.9, -0.1], [0.0, 0.3, -0.9])),
  officer: gunner({ left: [[-0.42, 0.94, 0], [-0.24, 0.84, -0.12]], right: [[0.4, 1.14, -0.2], [0.3, 1.26, -0.56]], turned: 6 }),
  plain: { make: gunner({ left: [[-0.38, 0.92, -0.04], [-0.3, 0.72, -0.1]], right: [[0.4, 0.98, -0.06], [0.36, 1.0, -0.3]] }), plain: true },
})

/** A pair of horses side by side before the limber, `driver(m)` on the near one. */
export const teamOf = driver => m => {
  const side = (x, gait, look, ridden) =>
    m.place(chain(p => p.map(v => v * 0.92), shift(x, 0, 0)), () => {
      horse(m, { gait, look, draught: true, tack: m.fine })
      if (!ridden) return
      riderLegs(m)
      mounted(m, 0, 0, () => driver(m))
    })
  side(-0.34, 'walk', 4, true)
  side(0.34, 'stand', -6, false)
  if (m.fine)
    for (const x of [-0.56, -0.12, 0.12, 0.56]) m.tube([[x, 0.84, -0.4], [x * 0.85, 0.62, 1.0]], [0.018, 0.018], { sides: 3, slot: 'leather', caps: '' })
}
