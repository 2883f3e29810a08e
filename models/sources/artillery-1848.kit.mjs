// Guns, rockets and train of 1848, and the generals' staffs, on bases of 6 × 4 cm.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { bicorne, shako } from './hats-1848.mjs'
import { horse, mounted, riderLegs } from './horse.mjs'
import { crewOf, gun, limberCart, TEAM_PAINTS, teamOf, WHEELED, wheel } from './ordnance.mjs'
import { REINS } from './rider.mjs'
import { arm, crossbelt, head } from './soldier.mjs'
import { HEAD, sidearm, trousers, tunic } from './soldier-1848.mjs'

const MAN = {
  coat: '#263a66',
  facings: '#d9a63c',
  cuffs: '=facings',
  breeches: '#3b4660',
  shoes: '#1d1a18',
  belts: '#ece8dc',
  pouch: '#221d1a',
  stock: '#1d1c1c',
  skin: '#d79f7c',
  hair: '#4a3526',
  hat: '#1f1d1c',
  hatLace: '#3a3836',
  pompon: '=facings',
  brass: '#c9a24a',
  wood: '#6d4526',
}
const HORSE = { boots: '#1f1b18', leather: '#4a3322', saddlecloth: '=coat', saddleLace: '=facings', horse: '#4a2c19', mane: '#1c1511', hoof: '#2a241f' }
const pick = (from, ...names) => Object.fromEntries(names.map(n => [n, from[n]]))
const capped = m => {
  head(m, HEAD)
  shako(m, { tall: 0.32, wide: 0.152, plate: null })
}

const gunner = (how, tool) => m => {
  trousers(m, { stride: how.stride ?? 0.08 })
  m.place(turn('x', how.lean ?? 0, [0, 0.5, 0]), () => {
    tunic(m, { long: 0.56 })
    crossbelt(m, { pouch: null })
    sidearm(m)
    arm(m, -1, ...how.left)
    arm(m, 1, ...how.right)
    tool?.(m)
    m.place(turn('y', -(how.turned ?? 0)), () => capped(m))
  })
}
/** A gunner of a horse battery in the saddle; `hold`: he leads a second horse by the bridle. */
const rider = (gait, hold) => m => {
  horse(m, { gait, neck: -2, look: hold ? 8 : -6 })
  riderLegs(m)
  mounted(m, 0, 0, () => {
    tunic(m, { long: 0.58 })
    crossbelt(m)
    arm(m, -1, ...REINS)
    arm(m, 1, [0.4, 0.92, -0.02], [0.33, 0.82, -0.24])
    capped(m)
  })
  if (hold) m.place(shift(0.86, 0, 0.1), () => horse(m, { gait: 'stand', look: -10 }))
}
const crew = {
  name: 'crew-1848',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...MAN, ...HORSE, sponge: '#cfc4ac', ember: '#d8632a', iron: '#26272b' },
  nodes: {
    ...crewOf(gunner),
    rider: rider('walk', false),
    holder: rider('stand', true),
    'rider~plain': { make: rider('walk', false), plain: true },
    'holder~plain': { make: rider('stand', true), plain: true },
  },
}

/** A closed chest on two wheels behind a limber: the caisson. */
function caisson(m) {
  for (const s of [-1, 1]) wheel(m, s * 0.42, 0.36, 0.1, 0.36)
  m.tube([[-0.44, 0.36, 0.1], [0.44, 0.36, 0.1]], [0.045, 0.045], { sides: 4, slot: 'iron', caps: '' })
  m.box([0, 0.56, 0.1], [0.56, 0.3, 0.86], 'carriage', { taper: 0.94 })
  m.box([0, 0.74, 0.1], [0.58, 0.07, 0.9], 'iron', { taper: 0.86 })
  m.tube([[0, 0.4, -0.3], [0, 0.4, -0.9]], [0.04, 0.035], { sides: 4, slot: 'carriage' })
}
/** The train's wagon under its canvas tilt. */
function wagon(m) {
  for (const s of [-1, 1]) {
    wheel(m, s * 0.5, 0.4, 0.5, 0.4)
    wheel(m, s * 0.46, 0.32, -0.62, 0.32)
  }
  m.box([0, 0.56, 0], [0.72, 0.26, 1.8], 'wagon', { taper: 1.06 })
  const hoop = (z, k) => [-1, -0.86, -0.5, 0, 0.5, 0.86, 1].map((x, i) => [x * 0.42, 0.68 + [0, 0.36, 0.6, 0.68, 0.6, 0.36, 0][i] * k, z])
  const hoops = m.fine ? [[-0.98, 0.96], [-0.5, 1], [0, 0.95], [0.5, 1], [0.98, 0.96]] : [[-0.98, 1], [0.98, 1]]
  const rows = hoops.map(([z, k]) => hoop(z, k))
  for (let i = 0; i + 1 < rows.length; i++) {
    m.part++
    for (let k = 0; k + 1 < 7; k++) {
      m.triangle(rows[i][k], rows[i + 1][k + 1], rows[i][k + 1], 'cover')
      m.triangle(rows[i][k], rows[i + 1][k], rows[i + 1][k + 1], 'cover')
    }
  }
  // its dark mouths before and behind
  m.poly(rows[0].map(([x, y, z]) => [x * 0.9, y - 0.04, z + 0.04]), 'iron', true)
  m.poly(rows[rows.length - 1].map(([x, y, z]) => [x * 0.9, y - 0.04, z - 0.04]), 'iron', true)
  m.tube([[0, 0.42, -0.8], [0, 0.46, -1.7]], [0.035, 0.028], { sides: 4, slot: 'wagon' })
}
const drive = teamOf(m => {
  tunic(m, { long: 0.58 })
  crossbelt(m)
  arm(m, -1, [-0.36, 0.92, -0.06], [-0.12, 0.86, -0.34])
  arm(m, 1, [0.4, 0.94, 0.0], [0.3, 0.84, -0.22])
  capped(m)
})
const far = nodes => ({ ...nodes, ...Object.fromEntries(Object.entries(nodes).map(([k, make]) => [`${k}~plain`, { make, plain: true }])) })
const man = (node, x, z, yaw = 0) => ({ node: `crew-1848:${node}`, x, z, yaw, figure: true })

const limber = {
  name: 'limber-1848',
  stand: 'set',
  gait: 'horse',
  paints: { ...pick(TEAM_PAINTS, 'carriage', 'iron', 'wheel'), ...MAN, ...pick(HORSE, 'boots', 'leather', 'horse', 'mane', 'hoof') },
  nodes: far({ cart: limberCart, team: drive, caisson }),
  layouts: { stand: [{ node: 'team', x: 0, z: 1.05 }, { node: 'cart', x: 0, z: 2.2 }] },
}
for (const slot of ['shoes', 'wood']) delete limber.paints[slot]

/** A gun's base: in action with its limber and caisson behind, on the march, left alone. */
const layouts = (men, { guard = [], mounted: horsed = [] } = {}) => {
  const piece = { node: 'gun', x: -0.5, z: 1.25 }
  const behind = [{ node: 'limber-1848:caisson', x: 2.1, z: 3.0, yaw: 176 }, ...guard]
  const action = [man('rank.b', 0.5, 1.9, -46), man('rank.a', -1.5, 0.85, 62), man('officer', 1.0, 3.1, -10), man('carrier', 1.2, 2.2, -28), man('spike', -0.4, 3.2, 4)].slice(0, men)
  const firing = action.map(f => (f.node.endsWith('rank.a') ? { ...f, x: -1.75, z: 1.5, yaw: 20 } : f))
  const march = horsed.length
    ? horsed
    : [man('carrier', 1.3, 1.2), man('rank.b', -1.4, 1.7), man('rank.a', 1.3, 2.6), man('officer', -1.6, 0.7), man('spike', -1.4, 3.1)].slice(0, men)
  return {
    unlimbered: [piece, ...behind, ...action, ...(horsed.length ? [{ ...man('holder', -2.35, 2.9), figure: false }] : [])],
    firing: [piece, ...behind, ...firing, ...(horsed.length ? [{ ...man('holder', -2.35, 2.9), figure: false }] : [])],
    abandoned: [{ ...piece, yaw: 8 }, ...behind],
    limbered: [{ node: 'limber-1848:team', x: 0, z: 1.05 }, { node: 'limber-1848:cart', x: 0, z: 2.2 }, { node: 'gun', x: 0, z: 3.25, yaw: 180 }, ...march],
  }
}
const GUN = { ...WHEELED, barrel: '#b08a46' }
const piece = (name, how, men, more) => ({
  name,
  stand: 'set',
  gait: 'none',
  paints: GUN,
  nodes: far({ gun: m => gun(m, how) }),
  layouts: layouts(men, more),
})

/** Two wicker baskets of earth side by side, before a gun in position. */
const gabion = m => {
  for (const x of [-0.32, 0.32])
    m.loft(
      [
        { y: 0, rx: 0.29, rz: 0.29, x },
        { y: 0.2, rx: 0.32, rz: 0.32, x },
        { y: 0.4, rx: 0.335, rz: 0.335, x },
        { y: 0.6, rx: 0.32, rz: 0.32, x },
        { y: 0.7, rx: 0.3, rz: 0.3, x },
        { y: 0.7, rx: 0.24, rz: 0.24, x },
        { y: 0.58, rx: 0.2, rz: 0.2, x },
      ].slice(m.fine ? 0 : 2),
      { sides: m.fine ? 10 : 6, slot: (t, k) => (t > 4 ? 'earth' : (t + k) % 2 && m.fine ? 'wicker' : 'wickerDark'), caps: 'b', capSlots: { b: 'earth' } },
    )
}
const position = piece('position-gun', { k: 1.6 }, 5, {
  guard: [-2.05, 1.1].map((x, i) => ({ node: 'gabion', x, z: 0.46, yaw: i ? 7 : -7 })),
})
Object.assign(position.nodes, far({ gabion }))
position.paints = { ...GUN, wicker: '#a58a5b', wickerDark: '#7d6740', earth: '#5d4a31' }

/** The rocket troughs' tripod, a rocket in it. */
const tripod = m => {
  const top = [0, 0.92, -0.1]
  for (const foot of [[-0.42, 0, 0.26], [0.42, 0, 0.26], [0, 0, -0.72]]) m.tube([foot, top], [0.03, 0.03], { sides: 4, slot: 'wood', caps: '' })
  const way = t => [0, 0.92 + t * 0.36, -0.1 - t * 0.93]
  m.tube([way(-0.62), way(0.6)], [0.075, 0.07], { sides: m.fine ? 7 : 4, slot: 'barrel', caps: 'ab', capSlots: { a: 'iron', b: 'iron' } })
  m.tube([way(0.58), way(0.78), way(0.92)], [0.05, 0.055, 0.005], { sides: 5, slot: 'rocket', caps: '' })
  m.tube([way(-0.6), way(-1.15)], [0.018, 0.014], { sides: 3, slot: 'wood', caps: '' })
}
/** An open chest of rockets with their sticks beside it. */
const chest = m => {
  m.box([0, 0.17, 0], [0.74, 0.34, 0.4], 'carriage', { taper: 0.98 })
  m.poly([[-0.37, 0.34, 0.2], [0.37, 0.34, 0.2], [0.37, 0.62, 0.34], [-0.37, 0.62, 0.34]], 'carriage', true)
  for (let i = 0; i < (m.fine ? 4 : 2); i++) {
    const x = -0.24 + i * 0.16
    m.tube([[x, 0.34, 0.02], [x, 0.52, 0.0], [x, 0.62, -0.01]], [0.05, 0.05, 0.006], { sides: 5, slot: 'rocket', caps: '' })
  }
  m.tube([[-0.5, 0.05, -0.34], [0.8, 0.05, -0.3]], [0.022, 0.022], { sides: 3, slot: 'wood', caps: '' })
  m.tube([[-0.4, 0.05, -0.42], [0.9, 0.05, -0.42]], [0.022, 0.022], { sides: 3, slot: 'wood', caps: '' })
}
const rockets = {
  name: 'rocket-stand',
  stand: 'set',
  gait: 'none',
  paints: { carriage: '#d2a544', iron: '#26272b', barrel: '#8d8f92', rocket: '#8e2f2a', wood: '#6d4526' },
  nodes: far({ tripod, chest }),
  layouts: (() => {
    const stands = [{ node: 'tripod', x: -1.45, z: 1.2, yaw: -3 }, { node: 'tripod', x: 1.0, z: 1.2, yaw: 3 }]
    const chests = [{ node: 'chest', x: -0.1, z: 2.7 }, { node: 'limber-1848:caisson', x: 2.3, z: 3.0, yaw: 176 }]
    const crewmen = [man('rank.b', -0.75, 1.7, -40), man('carrier', 0.35, 2.0, 30), man('officer', -1.6, 3.1), man('spike', 1.75, 1.75, -24)]
    return {
      unlimbered: [...stands, ...chests, ...crewmen],
      firing: [...stands, ...chests, ...crewmen],
      abandoned: [{ ...stands[0], yaw: 30 }, ...chests],
      limbered: [{ node: 'limber-1848:team', x: -1.2, z: 1.05 }, { node: 'limber-1848:caisson', x: -1.2, z: 2.5 }, { node: 'limber-1848:team', x: 1.2, z: 1.05 }, { node: 'limber-1848:caisson', x: 1.2, z: 2.5 }, man('rank.b', 0, 1.0), man('carrier', 0, 2.0), man('officer', 2.5, 0.8), man('spike', -2.5, 2.2)],
    }
  })(),
}

const train = {
  name: 'train-wagon',
  stand: 'set',
  gait: 'horse',
  paints: { wagon: '#56685a', cover: '#cfc6ae', ...pick(WHEELED, 'iron', 'wheel') },
  nodes: far({ wagon }),
  layouts: {
    stand: [
      { node: 'limber-1848:team', x: -1.5, z: 1.02 },
      { node: 'wagon', x: -1.5, z: 2.95 },
      { node: 'limber-1848:team', x: 1.4, z: 1.3 },
      { node: 'limber-1848:caisson', x: 1.4, z: 2.8 },
      man('carrier', 0, 1.2, 6),
      man('officer', 0.1, 2.9, -8),
    ],
  },
}
train.paints.wheel = '=wagon'

/** Three of the staff in the saddle: the general pointing, an aide with his glass, and the bearer of the standard. */
const officer = (gait, look, { hat, left = REINS, right, hold, epaulettes = 'lace' }) => m => {
  horse(m, { gait, neck: -6, look })
  riderLegs(m)
  mounted(m, 1, 0, () => {
    tunic(m, { rows: 2, epaulettes, long: 0.56, buttons: 'lace' })
    if (m.fine) {
      m.loft([{ y: 0.75, rx: 0.228, rz: 0.178 }, { y: 0.85, rx: 0.214, rz: 0.164, z: -0.01 }], { sides: 8, slot: 'sash', caps: '' })
      m.strip([[-0.25, 0.76, -0.02], [-0.34, 0.36, 0.3]], 0.05, [-1, 0, 0], 'steel', true)
    }
    arm(m, -1, ...left)
    arm(m, 1, ...right)
    hold?.(m)
    head(m, { ...HEAD, turned: look / 2 })
    hat(m)
  })
}
const cocked = m => bicorne(m, { along: true, plume: 'droop' })
const general = officer('paw', 10, { hat: cocked, right: [[0.42, 1.12, -0.16], [0.46, 1.3, -0.46]] })
const aide = officer('stand', -8, {
  hat: m => shako(m, { tall: 0.3, plate: null }),
  right: [[0.4, 1.12, -0.2], [0.16, 1.36, -0.26]],
  hold: m => m.fine && m.tube([[0.12, 1.38, -0.18], [0.06, 1.41, -0.58]], [0.026, 0.036], { sides: 5, slot: 'brass' }),
})
const bearer = officer('walk', 6, { hat: m => shako(m, { tall: 0.3, plate: null }), right: [[0.42, 0.96, -0.06], [0.34, 1.06, -0.3]], epaulettes: null })
const staff = {
  name: 'staff',
  stand: 'set',
  gait: 'horse',
  each: true,
  paints: { ...MAN, ...HORSE, lace: '#d6ab3f', sash: '#3f73b5', plume: '#3f73b5', steel: '#b4b8bb' },
  nodes: {
    ...far({ rank: general, aide }),
    bearer: { make: bearer, extras: { flag: { at: [0.36, 0.74, -0.26], lean: 3, size: 0.85 } } },
    'bearer~plain': { make: bearer, plain: true },
  },
  layouts: {
    stand: [
      { node: 'rank', x: 0, z: 1.35, yaw: 4, figure: true },
      { node: 'bearer', x: -1.75, z: 2.1, yaw: 6, figure: true },
      { node: 'aide', x: 1.75, z: 1.9, yaw: -14, figure: true },
    ],
  },
}
for (const slot of ['shoes', 'belts', 'wood', 'pouch']) delete staff.paints[slot]

export default [
  piece('field-gun', { k: 1.05 }, 4),
  piece('horse-gun', { k: 0.85 }, 3, { mounted: [man('rider', 1.75, 1.1), man('rider', -1.75, 1.2), man('rider', 1.75, 3.0)] }),
  position,
  crew,
  limber,
  rockets,
  train,
  staff,
]
