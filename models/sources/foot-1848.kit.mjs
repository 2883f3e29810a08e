// Foot of 1848: line in shakos, guards and grenadiers in bearskins, bersaglieri and jaeger in plumed hats.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { bearskin } from './hats.mjs'
import { corsican, kepi, roundHat, shako } from './hats-1848.mjs'
import { drum, FLAG, lean, POSES, sash } from './ranks.mjs'
import { arm, arms, CARRIAGE, head, musket } from './soldier.mjs'
import { belts, HEAD, pack, sidearm, trousers, tunic } from './soldier-1848.mjs'

export const PAINTS = {
  coat: '#24324f',
  facings: '#b1302a',
  cuffs: '=facings',
  breeches: '#6d7d94',
  shoes: '#1d1a18',
  belts: '#ece6d4',
  pouch: '#26201c',
  cloak: '#77716a',
  stock: '#1d1c1c',
  skin: '#d79f7c',
  hair: '#4a3526',
  hat: '#1f1d1c',
  brass: '#c9a24a',
  wood: '#6d4526',
  steel: '#a9adb0',
}
export const without = (paints, ...names) => Object.fromEntries(Object.entries(paints).filter(([k]) => !names.includes(k)))
export const COMMAND = { sash: '#3f73b5', hoops: '=facings', drumhead: '#e8dcc0', lace: '=hatLace' }

/** A man of the ranks: `body(m)` dresses him, `hat(m)` is his hat; `light`: a short rifle without bayonet. */
const ranker = ({ body, hat, light = false }, pose) => m => {
  const p = POSES[pose]
  trousers(m, { stride: p.stride })
  lean(m, p.lean, () => {
    body(m)
    arms(m, p.carriage)
    musket(m, CARRIAGE[p.carriage], { bayonet: !light, carbine: light })
    head(m, HEAD)
    hat(m)
  })
}

/** He holds his sword before the front. */
const officer = ({ coat, hat }) => m => {
  trousers(m, { stride: 0.09 })
  coat(m)
  sash(m)
  arm(m, -1, [-0.4, 0.93, 0.02], [-0.22, 0.8, -0.12])
  arm(m, 1, [0.42, 1.0, -0.1], [0.4, 1.2, -0.3])
  m.place(chain(turn('x', -20), shift(0.4, 1.2, -0.32)), () =>
    m.tube([[0, -0.08, 0], [0, 0.3, 0.01], [0, 0.8, 0.06]], [0.025, 0.03, 0.006], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: 'a' }),
  )
  if (m.fine) m.strip([[-0.25, 0.76, -0.02], [-0.31, 0.3, 0.3]], 0.05, [-1, 0, 0], 'steel', true)
  head(m, { ...HEAD, turned: -12 })
  hat(m)
}

const ensign = ({ coat, hat }) => m => {
  trousers(m, { stride: 0.08 })
  coat(m)
  sash(m)
  arm(m, -1, [-0.34, 0.9, -0.1], [-0.06, 0.86, -0.3])
  arm(m, 1, [0.38, 1.0, -0.1], [0.1, 1.2, -0.32])
  sidearm(m)
  // the flag's sling
  if (m.fine) m.strip([[-0.14, 1.2, -0.07], [-0.08, 1.06, -0.215], [0.04, 0.84, -0.19]], 0.08, [0, 0.2, -1], 'belts')
  head(m, { ...HEAD, turned: 8 })
  hat(m)
}

const drummer = ({ coat, hat }) => m => {
  trousers(m, { stride: 0.07 })
  coat(m)
  arm(m, -1, [-0.4, 0.9, -0.02], [-0.26, 0.86, -0.3])
  arm(m, 1, [0.4, 0.92, -0.04], [0.12, 0.92, -0.36])
  if (m.fine) {
    // swallow's nests mark the drummer
    for (const s of [-1, 1]) m.tube([[s * 0.19, 1.2, 0], [s * 0.3, 1.08, 0.01]], [0.115, 0.12], { sides: 5, slot: 'lace', caps: '' })
    m.strip([[0.15, 1.215, -0.06], [0.1, 1.08, -0.205], [-0.06, 0.88, -0.2]], 0.07, [0, 0.2, -1], 'belts')
  }
  drum(m)
  head(m, HEAD)
  hat(m)
}

const RANKS = ['shoulder', 'ready', 'fire', 'charge', 'rout']
/** All poses of one dress, `prefix` the variant; `command`: with officer, colours and drum. */
export const nodes = (prefix, how, command = true) => ({
  ...Object.fromEntries(RANKS.map(pose => [`${prefix}rank.${pose}`, ranker(how, pose)])),
  ...(command
    ? {
        [`${prefix}officer`]: officer(how),
        [`${prefix}ensign`]: { make: ensign(how), extras: FLAG },
        [`${prefix}drummer`]: drummer(how),
      }
    : {}),
  [`${prefix}plain`]: { make: ranker(how, 'shoulder'), plain: true },
  ...Object.fromEntries(RANKS.slice(1).map(pose => [`${prefix}rank.${pose}~posed`, { make: ranker(how, pose), plain: true }])),
})

/** A dress: what the coat is, and what a man in the ranks carries over it. */
export const worn = (coat, hat, { cross = true, knapsack = true, light = false, more } = {}) => ({
  coat,
  hat,
  light,
  body: m => {
    coat(m)
    belts(m, { both: cross })
    if (knapsack) pack(m, light ? { roll: null } : {})
    sidearm(m)
    more?.(m)
  },
})
const SARDINIA = m => tunic(m, { rows: 2 })
export const AUSTRIA = m => tunic(m, { tails: true })

const shakoInfantry = {
  name: 'shako-infantry',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...PAINTS, ...COMMAND, turnbacks: '=facings', hatLace: '#3a3836', peak: '=hat', pompon: '#3f73b5' },
  nodes: {
    ...nodes('', worn(SARDINIA, m => shako(m, { wide: 0.142, tall: 0.37 }))),
    ...nodes('coatee/', worn(AUSTRIA, m => shako(m, { wide: 0.17, tall: 0.33 }))),
    // a greatcoat and the low cap: second line and volunteers
    ...nodes('kepi/', worn(m => tunic(m, { long: 0.36 }), kepi, { cross: false, knapsack: false }), false),
  },
}

const guard = m => tunic(m, { rows: 2, epaulettes: 'lace' })
const bearskinInfantry = {
  name: 'bearskin-infantry',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...without(PAINTS, 'hat'), ...COMMAND, lace: '#e9e4d2', turnbacks: '=facings', fur: '#241b17', mitrePlate: '#c9a24a', mitreBag: '=facings' },
  nodes: {
    ...nodes('', worn(guard, m => bearskin(m))),
    ...nodes('coatee/', worn(AUSTRIA, m => bearskin(m))),
  },
}

const horn = m => {
  if (m.fine) m.tube([[-0.2, 0.86, -0.13], [-0.1, 0.76, -0.22], [0.02, 0.8, -0.22]], [0.02, 0.045, 0.03], { sides: 3, slot: 'horn', caps: '' })
}
/** The bersagliere's cords across the breast. */
const cords = m => {
  if (m.fine) m.strip([[-0.2, 1.2, -0.12], [-0.06, 0.98, -0.225], [0.14, 1.08, -0.215]], 0.045, [0, 0, -1], 'horn')
}
const LIGHT = { cross: false, light: true }
const DRESSES = [
  ['', worn(m => tunic(m, { edge: true, long: 0.54 }), roundHat, { ...LIGHT, more: cords })],
  ['jaeger/', worn(AUSTRIA, corsican, { ...LIGHT, more: horn })],
]
const plumedInfantry = {
  name: 'plumed-infantry',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...without(PAINTS, 'cloak'), turnbacks: '=facings', horn: '#4d7a44', plume: '#16281f', pompon: '#3f73b5', sash: '#3f73b5' },
  nodes: Object.assign({}, ...DRESSES.map(([prefix, how]) => ({ ...nodes(prefix, how, false), [`${prefix}officer`]: officer({ ...how, coat: how.coat }) }))),
}
for (const [prefix, how] of DRESSES)
  // one in three kneels and aims
  plumedInfantry.nodes[`${prefix}rank2.shoulder`] = m =>
    m.place(shift(0, -0.3, 0), () => {
      m.tube([[-0.12, 0.76, 0], [-0.13, 0.7, -0.34], [-0.13, 0.36, -0.3]], [0.115, 0.09, 0.07], { sides: 5, slot: 'breeches', caps: '' })
      m.box([-0.13, 0.345, -0.36], [0.12, 0.09, 0.24], 'shoes', { taper: 0.8 })
      m.tube([[0.12, 0.76, 0], [0.13, 0.36, -0.02], [0.14, 0.36, 0.36]], [0.115, 0.09, 0.07], { sides: 5, slot: 'breeches', caps: 'b' })
      lean(m, -3, () => {
        how.body(m)
        arms(m, 'level')
        musket(m, CARRIAGE.level, { bayonet: false, carbine: true })
        head(m, { ...HEAD, turned: 6 })
        how.hat(m)
      })
    })

export default [shakoInfantry, bearskinInfantry, plumedInfantry]
