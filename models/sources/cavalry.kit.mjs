// Horse: cuirassiers, dragoons, hussars, cossacks; generals and couriers.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { colback, mirliton, tricorne } from './hats.mjs'
import { horse, mounted, riderLegs } from './horse.mjs'
import { arm, coat, crossbelt, head, legs } from './soldier.mjs'

const PAINTS = {
  coat: '#e9dfc4',
  facings: '#a83230',
  turnbacks: '=facings',
  cuffs: '=facings',
  waistcoat: '=breeches',
  breeches: '#e4d7b4',
  boots: '#1f1b18',
  belts: '#ece6d4',
  stock: '#1d1c1c',
  skin: '#d79f7c',
  hair: '#e0dacd',
  hat: '#1f1d1c',
  hatLace: '#eee6d0',
  plume: '#ece8dc',
  wood: '#6d4526',
  steel: '#b4b8bb',
  brass: '#c09a45',
  leather: '#4a3322',
  pouch: '#221d1a',
  saddlecloth: '=facings',
  saddleLace: '#e6e0cc',
  horse: '#4a2c19',
  mane: '#1c1511',
  hoof: '#2a241f',
}
const without = (paints, ...names) => Object.fromEntries(Object.entries(paints).filter(([k]) => !names.includes(k)))
const pick = (...names) => Object.fromEntries(names.map(n => [n, PAINTS[n]]))

/** A blade from the hand at the origin, pointing up; `curve` back for a sabre. */
const blade = (m, to, curve = 0) =>
  m.place(to, () => {
    m.tube([[0, -0.1, 0], [0, 0.05, 0]], [0.03, 0.028], { sides: 3, slot: 'brass', up: [0, 0, 1], caps: '' })
    m.tube([[0, 0.04, 0], [0, 0.45, curve * 0.35], [0, 0.86, curve]], [0.026, 0.024, 0.004], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: '' })
  })

const HORSES = {
  a: { gait: 'stand', neck: 2 },
  b: { gait: 'paw', neck: -6, look: 16 },
  charge: { gait: 'gallop', neck: 16 },
  tired: { gait: 'tired', neck: 48 },
  rout: { gait: 'gallop', neck: 8, look: -10 },
}
/** Arms and weapon by pose: elbow and hand of the left, of the right, and where the weapon is. */
const REINS = [[-0.36, 0.92, -0.06], [-0.12, 0.86, -0.34]]
const RIGHT = {
  a: [[0.4, 0.92, -0.02], [0.33, 0.82, -0.24]],
  b: [[0.4, 0.92, -0.02], [0.33, 0.82, -0.24]],
  charge: [[0.42, 1.16, -0.16], [0.4, 1.36, -0.46]],
  tired: [[0.38, 0.9, 0.02], [0.28, 0.8, -0.2]],
  rout: [[0.38, 0.92, -0.04], [0.1, 0.88, -0.34]],
}
const BLADE = {
  a: chain(turn('x', 6), turn('z', -6), shift(0.35, 0.86, -0.26)),
  b: chain(turn('x', 6), turn('z', -6), shift(0.35, 0.86, -0.26)),
  charge: chain(turn('x', -66), shift(0.41, 1.38, -0.5)),
}

/** A man on his horse. `body(m)` dresses the trunk, `hat(m)` the head. */
const trooper = (pose, { body, hat, curve = 0, lean = 0, weapon = blade, headed = {}, boots, after }) => m => {
  const h = HORSES[pose]
  const rear = pose === 'charge' || pose === 'rout' ? 4 : 0
  horse(m, { ...h, rear })
  m.place(turn('x', rear, [0, 0.2, 0.55]), () => riderLegs(m, boots ? { boots } : {}))
  mounted(m, pose === 'charge' ? -14 : pose === 'tired' ? -10 : pose === 'rout' ? -16 : lean, rear, () => {
    body(m)
    arm(m, -1, ...REINS)
    arm(m, 1, ...RIGHT[pose])
    if (weapon && BLADE[pose] && m.fine) weapon(m, BLADE[pose], curve)
    head(m, headed)
    hat(m)
    after?.(m)
  })
}

const standard = ({ body, hat, headed }) => m => {
  horse(m, HORSES.b)
  riderLegs(m)
  mounted(m, 0, 0, () => {
    body(m)
    arm(m, -1, ...REINS)
    arm(m, 1, [0.42, 0.96, -0.06], [0.34, 1.06, -0.3])
    head(m, headed)
    hat(m)
  })
}
const STANDARD = { flag: { at: [0.36, 0.72, -0.3], lean: 3, size: 0.72 } }

/** An officer before the front: sword raised, hat plumed. */
const leader = ({ body, hat, curve, headed }) => m => {
  horse(m, { gait: 'walk', neck: -4, look: -8 })
  riderLegs(m)
  mounted(m, 2, 0, () => {
    body(m)
    arm(m, -1, ...REINS)
    arm(m, 1, [0.44, 1.12, -0.08], [0.5, 1.42, -0.22])
    blade(m, chain(turn('x', -20), turn('z', -8), shift(0.52, 1.44, -0.24)), curve)
    head(m, { turned: -16, ...headed })
    hat(m)
  })
}

const squadron = (how, command = true) => ({
  'rank.a': trooper('a', how),
  'rank.b': trooper('b', how),
  'rank.charge': trooper('charge', how),
  'rank.tired': trooper('tired', how),
  'rank.rout': trooper('rout', how),
  ...(command ? { officer: leader(how), ensign: { make: standard(how), extras: STANDARD } } : {}),
  plain: { make: trooper('a', how), plain: true },
  // the states must show on plain figures too
  ...Object.fromEntries(['charge', 'tired', 'rout'].map(pose => [`rank.${pose}~posed`, { make: trooper(pose, how), plain: true }])),
})

const SKIRTS = { skirts: 0.56, flare: 1.05 }
const breastplate = m => {
  if (!m.fine) return
  m.loft(
    [
      { y: 0.78, rx: 0.225, rz: 0.185, z: -0.012 },
      { y: 0.86, rx: 0.22, rz: 0.178, z: -0.018 },
      { y: 1.06, rx: 0.26, rz: 0.205, z: -0.02 },
      { y: 1.18, rx: 0.16, rz: 0.13, z: -0.02 },
    ],
    {
      angles: [-62, -20, 20, 62, 100, 180, 260],
      slot: (s, k) => (k > 2 ? null : s === 0 ? 'cuirassEdge' : 'cuirass'),
      caps: '',
    },
  )
}
const cuirassier = {
  name: 'cuirassier',
  stand: 'ranks',
  gait: 'horse',
  paints: {
    ...pick('coat', 'facings', 'turnbacks', 'cuffs', 'waistcoat', 'breeches', 'boots', 'stock', 'skin', 'hair', 'hat', 'hatLace', 'plume', 'steel', 'brass', 'leather', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof'),
    cuirass: '#26262b',
    cuirassEdge: '=facings',
  },
  nodes: squadron({
    body: m => {
      coat(m, { ...SKIRTS, lapels: 'coat' })
      breastplate(m)
    },
    hat: m => tricorne(m, { pompon: 'plume' }),
  }),
}

const dragoon = {
  name: 'dragoon',
  stand: 'ranks',
  gait: 'horse',
  paints: pick('coat', 'facings', 'turnbacks', 'cuffs', 'waistcoat', 'breeches', 'boots', 'belts', 'stock', 'skin', 'hair', 'hat', 'hatLace', 'plume', 'wood', 'steel', 'brass', 'leather', 'pouch', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof'),
  nodes: squadron({
    body: m => {
      coat(m, SKIRTS)
      crossbelt(m)
      // the carbine at his side
      if (m.fine)
        m.tube([[0.3, 0.44, -0.3], [0.31, 0.6, 0.1], [0.33, 0.9, 0.62]], [0.04, 0.032, 0.02], { sides: 3, slot: ['wood', 'steel'], caps: '' })
    },
    hat: m => tricorne(m, { pompon: 'plume' }),
  }),
}

/** The hussar's short braided dolman, barrel sash, and the pelisse flying from the left shoulder. */
const dolman = m => {
  coat(m, { skirts: 0.64, lapels: 'coat', collar: 'facings', waistcoat: 'coat', turnbacks: 'coat', flare: 0.86 })
  if (!m.fine) return
  for (const y of [0.9, 0.98, 1.06, 1.13]) m.strip([[-0.13, y, -0.19], [0, y - 0.015, -0.205], [0.13, y, -0.19]], 0.034, [0, 0, -1], 'lace')
  m.loft(
    [
      { y: 0.74, rx: 0.226, rz: 0.18 },
      { y: 0.84, rx: 0.212, rz: 0.165, z: -0.01 },
    ],
    { sides: 6, slot: 'sash', caps: '' },
  )
  m.strip([[0.14, 1.215, 0.03], [0.06, 1.06, 0.19], [-0.12, 0.84, 0.17]], 0.06, [0, 0.2, 1], 'belts')
}
const pelisse = m => {
  if (!m.fine) return
  m.tube([[-0.24, 1.22, 0.02], [-0.37, 0.98, 0.14], [-0.42, 0.68, 0.24]], [0.07, [0.11, 0.15], [0.12, 0.16]], { sides: 5, slot: ['pelisse', 'pelisse'], caps: 'b', capSlots: { b: 'fur' } })
  m.tube([[-0.25, 1.21, 0.0], [0.05, 1.2, 0.14]], [0.055, 0.05], { sides: 4, slot: 'fur', caps: '' })
}
const HUSSAR = pick('coat', 'facings', 'cuffs', 'breeches', 'boots', 'belts', 'stock', 'skin', 'hair', 'plume', 'steel', 'brass', 'leather', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof')
const hussarWith = hat => ({ body: dolman, hat, after: pelisse, curve: 0.16, headed: { queue: false } })
const hussar = {
  name: 'hussar',
  stand: 'ranks',
  gait: 'horse',
  paints: { ...HUSSAR, pelisse: '=coat', fur: '#2c2320', lace: '#e6d9a8', sash: '#b03a30', mitreBag: '=facings', hat: '#23211f', hatLace: '#d9d4c6' },
  nodes: {
    ...squadron(hussarWith(m => colback(m)), false),
    officer: leader(hussarWith(m => colback(m))),
    'mirliton/officer': leader(hussarWith(m => mirliton(m))),
    ...Object.fromEntries(Object.entries(squadron(hussarWith(m => mirliton(m)), false)).map(([k, v]) => [`mirliton/${k}`, v])),
  },
}

const lance = (m, to) =>
  m.place(to, () => {
    m.tube([[0, -0.9, 0], [0, 1.35, 0]], [0.024, 0.02], { sides: 3, slot: 'wood', up: [0, 0, 1], caps: '' })
    m.tube([[0, 1.33, 0], [0, 1.42, 0], [0, 1.62, 0]], [0.02, 0.045, 0.004], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: '' })
  })
const LANCE = { a: chain(turn('x', 10), turn('z', -5), shift(0.37, 0.86, -0.24)), charge: chain(turn('x', -74), shift(0.41, 1.1, -0.3)) }
const cossackHow = {
  body: m => {
    coat(m, { skirts: 0.46, lapels: 'coat', collar: 'facings', waistcoat: 'coat', turnbacks: 'coat', flare: 1.12 })
    if (m.fine) m.loft([{ y: 0.76, rx: 0.222, rz: 0.175 }, { y: 0.85, rx: 0.212, rz: 0.165, z: -0.01 }], { sides: 6, slot: 'sash', caps: '' })
  },
  hat: m => colback(m, { tall: 0.3, plume: null }),
  headed: { beard: true, queue: false },
  lean: -3,
  weapon: (m, to) => lance(m, to === BLADE.charge ? LANCE.charge : LANCE.a),
}
const cossack = {
  name: 'cossack',
  stand: 'ranks',
  gait: 'horse',
  paints: {
    ...pick('coat', 'facings', 'cuffs', 'breeches', 'boots', 'stock', 'skin', 'hair', 'wood', 'steel', 'leather', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof'),
    cuffs: '=coat',
    sash: '#b8433a',
    fur: '#211a16',
    mitreBag: '=facings',
  },
  nodes: squadron(cossackHow, false),
}

const generalBody = m => {
  coat(m, { ...SKIRTS })
  if (!m.fine) return
  m.loft([{ y: 0.75, rx: 0.228, rz: 0.178 }, { y: 0.85, rx: 0.214, rz: 0.164, z: -0.01 }], { sides: 8, slot: 'sash', caps: '' })
  // lace down the front
  for (const s of [-1, 1]) m.strip([[s * 0.1, 1.16, -0.15], [s * 0.105, 1.06, -0.2], [s * 0.085, 0.87, -0.172]], 0.035, [0, 0, -1], 'lace')
  m.strip([[-0.17, 1.21, -0.05], [-0.09, 1.06, -0.215], [0.14, 0.84, -0.19]], 0.06, [0, 0.2, -1], 'sash')
}
const generalHat = m => tricorne(m, { pompon: false, plume: 'plume', size: 1.06 })
const GENERAL = pick('coat', 'facings', 'turnbacks', 'cuffs', 'waistcoat', 'breeches', 'boots', 'stock', 'skin', 'hair', 'hat', 'hatLace', 'plume', 'steel', 'brass', 'leather', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof')
/** An officer of the staff on foot beside his general. */
const aide = (left, right, turned, holds) => m => {
  legs(m, { stride: 0.07, gaiters: 'boots', knee: 0.46 })
  coat(m, {})
  arm(m, -1, ...left)
  arm(m, 1, ...right)
  if (m.fine) {
    m.loft([{ y: 0.75, rx: 0.228, rz: 0.178 }, { y: 0.85, rx: 0.214, rz: 0.164, z: -0.01 }], { sides: 8, slot: 'sash', caps: '' })
    holds?.(m)
  }
  head(m, { turned })
  tricorne(m, { pompon: 'plume' })
}
const REST = [[-0.4, 0.92, 0.02], [-0.24, 0.82, -0.1]]
const general = {
  name: 'general',
  stand: 'set',
  gait: 'horse',
  each: true,
  paints: { ...without(GENERAL, 'steel'), lace: '#d8b64a', sash: '#d9d9d9', brass: '#c09a45', shoes: '=boots', paper: '#efe6cf' },
  nodes: {
    rank: m => {
      horse(m, { gait: 'paw', neck: -8, look: 10, rear: 0 })
      riderLegs(m)
      mounted(m, 2, 0, () => {
        generalBody(m)
        arm(m, -1, ...REINS)
        // pointing with the baton
        arm(m, 1, [0.42, 1.12, -0.16], [0.46, 1.3, -0.46])
        m.tube([[0.46, 1.28, -0.42], [0.47, 1.42, -0.86]], [0.03, 0.028], { sides: 4, slot: 'brass' })
        head(m, { turned: 10 })
        generalHat(m)
      })
    },
    // one studies the map, one looks through a glass
    'aide.map': aide([[-0.36, 0.92, -0.14], [-0.14, 0.94, -0.36]], [[0.36, 0.92, -0.14], [0.14, 0.94, -0.36]], 0, m =>
      m.poly([[-0.2, 0.99, -0.32], [0.2, 0.99, -0.32], [0.2, 0.9, -0.56], [-0.2, 0.9, -0.56]], 'paper', true),
    ),
    'aide.glass': aide(REST, [[0.4, 1.12, -0.2], [0.16, 1.36, -0.26]], -6, m =>
      m.tube([[0.12, 1.38, -0.18], [0.06, 1.4, -0.56]], [0.026, 0.036], { sides: 5, slot: 'brass' }),
    ),
    'rank~plain': { make: trooper('a', { body: generalBody, hat: generalHat, weapon: null }), plain: true },
    plain: { make: aide(REST, [[0.38, 0.9, 0.02], [0.34, 0.72, -0.06]], 0), plain: true },
  },
  layouts: {
    stand: [
      { node: 'rank', x: 0.26, z: 1.02, figure: true },
      { node: 'aide.map', x: -0.62, z: 0.72, yaw: -12, figure: true },
      { node: 'aide.glass', x: -0.62, z: 1.5, yaw: -30, figure: true },
    ],
  },
}

const courier = {
  name: 'courier',
  stand: 'ranks',
  gait: 'horse',
  paints: Object.fromEntries(
    Object.entries({
      ...pick('coat', 'facings', 'turnbacks', 'cuffs', 'waistcoat', 'breeches', 'boots', 'belts', 'stock', 'skin', 'hair', 'hat', 'hatLace', 'plume', 'leather', 'pouch', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof'),
      letter: '#efe6cf',
    }),
  ),
  nodes: {
    rank: m => {
      horse(m, { gait: 'gallop', neck: 12, rear: 3 })
      m.place(turn('x', 3, [0, 0.2, 0.55]), () => riderLegs(m))
      mounted(m, -16, 3, () => {
        coat(m, SKIRTS)
        crossbelt(m)
        arm(m, -1, ...REINS)
        arm(m, 1, [0.44, 1.1, -0.06], [0.46, 1.4, -0.22])
        m.box([0.47, 1.48, -0.26], [0.03, 0.16, 0.22], 'letter')
        head(m, {})
        tricorne(m, { pompon: false, plume: 'plume' })
      })
    },
    plain: {
      make: m => {
        horse(m, { gait: 'gallop', neck: 12 })
        riderLegs(m)
        mounted(m, -16, 0, () => {
          coat(m, SKIRTS)
          arm(m, -1, ...REINS)
          arm(m, 1, [0.44, 1.1, -0.06], [0.46, 1.4, -0.22])
          head(m, {})
          tricorne(m, { pompon: false })
        })
      },
      plain: true,
    },
  },
}

export default [cuirassier, dragoon, hussar, cossack, general, courier]
