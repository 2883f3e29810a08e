// Horse: cuirassiers, dragoons, hussars, cossacks; generals and couriers.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { colback, mirliton, tricorne } from './hats.mjs'
import { shako } from './hats-1848.mjs'
import { horse, mounted, riderLegs } from './horse.mjs'
import { BLADE, leader, pick, REINS, SKIRTS, squadron, trooper, without } from './rider.mjs'
import { arm, coat, crossbelt, head, legs } from './soldier.mjs'

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
/** The hussar of 1848, in a shako with a standing plume. */
const shakoHussar = {
  ...hussarWith(m => {
    shako(m, { tall: 0.33, wide: 0.165, plate: null, top: null, sides: 6 })
    if (m.fine) m.tube([[0, 1.72, -0.17], [0, 1.86, -0.18], [0, 2.04, -0.15]], [0.025, 0.055, 0.02], { sides: 3, slot: 'plume', caps: 'b' })
  }),
  headed: { queue: false, curls: false, moustache: true },
}
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
    'shako/officer': leader({ ...shakoHussar, after: undefined }),
    ...Object.fromEntries(Object.entries(squadron(shakoHussar, false)).map(([k, v]) => [`shako/${k}`, v])),
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
