// Foot: line infantry, grenadiers, jaegers and border troops.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { bearskin, casquet, klobuk, mitre, tricorne } from './hats.mjs'
import { drum, FLAG, lean, POSES, sash } from './ranks.mjs'
import { arm, arms, CARRIAGE, coat, crossbelt, haversack, head, legs, musket } from './soldier.mjs'

const PAINTS = {
  coat: '#24386a',
  facings: '#a8322c',
  turnbacks: '=facings',
  cuffs: '=facings',
  waistcoat: '=breeches',
  breeches: '#e9e2cd',
  gaiters: '#23211f',
  shoes: '#1d1a18',
  belts: '#ece6d4',
  pouch: '#221d1a',
  leather: '#8a6a45',
  stock: '#7c2723',
  skin: '#d79f7c',
  hair: '#d9d3c6',
  hat: '#1f1d1c',
  hatLace: '#eee6d0',
  pompon: '=facings',
  wood: '#6d4526',
  steel: '#a9adb0',
}
const COMMAND = { sash: '#1d1d1d', brass: '#c09a45' }

/** A man of the ranks. */
const ranker = (hat, { pose, body = {}, how = {}, knee, straps = true, bayonet = true, pack = true, headed = {} }) => m => {
  const p = POSES[pose]
  legs(m, { stride: p.stride, knee, ...(body.legs ?? {}) })
  lean(m, p.lean, () => {
    coat(m, body)
    if (straps) crossbelt(m, straps === true ? {} : straps)
    if (pack) haversack(m)
    arms(m, p.carriage, how)
    musket(m, CARRIAGE[p.carriage], { bayonet })
    head(m, headed)
    hat(m)
  })
}

const officer = hat => m => {
  legs(m, { stride: 0.09 })
  coat(m, {})
  sash(m)
  arm(m, -1, [-0.4, 0.93, 0.02], [-0.22, 0.8, -0.12])
  arm(m, 1, [0.38, 0.98, -0.12], [0.36, 1.06, -0.36])
  // the half-pike
  m.place(chain(turn('x', -3), shift(0.37, 0, -0.4)), () => {
    m.tube([[0, 0, 0], [0, 1.9, 0]], [0.024, 0.02], { sides: 4, slot: 'wood', up: [0, 0, 1], caps: '' })
    m.tube([[0, 1.86, 0], [0, 1.98, 0], [0, 2.18, 0]], [0.02, [0.06, 0.02], 0.004], { sides: 4, slot: 'steel', up: [0, 0, 1], caps: '' })
  })
  if (m.fine)
    m.poly([[-0.09, 1.2, -0.16], [0.09, 1.2, -0.16], [0, 1.09, -0.215]].reverse(), 'brass')
  // his sword
  if (m.fine) m.strip([[-0.26, 0.76, -0.02], [-0.32, 0.34, 0.3]], 0.05, [-1, 0, 0], 'pouch', true)
  head(m, { turned: -12 })
  hat(m)
}

const ensign = hat => m => {
  legs(m, { stride: 0.08 })
  coat(m, {})
  sash(m)
  arm(m, -1, [-0.34, 0.9, -0.1], [-0.06, 0.86, -0.3])
  arm(m, 1, [0.38, 1.0, -0.1], [0.1, 1.2, -0.32])
  if (m.fine) m.strip([[-0.26, 0.76, -0.02], [-0.32, 0.34, 0.3]], 0.05, [-1, 0, 0], 'pouch', true)
  head(m, { turned: 8 })
  hat(m)
}
const drummer = hat => m => {
  legs(m, { stride: 0.07 })
  coat(m, {})
  arm(m, -1, [-0.4, 0.9, -0.02], [-0.26, 0.86, -0.3])
  arm(m, 1, [0.4, 0.92, -0.04], [0.12, 0.92, -0.36])
  // lace on the sleeves marks the drummer
  if (m.fine) {
    for (const s of [-1, 1])
      m.tube([[s * 0.27, 1.2, 0], [s * 0.33, 1.06, 0.01]], [0.12, 0.105], { sides: 5, slot: 'lace', caps: '' })
    m.strip([[0.15, 1.215, -0.06], [0.1, 1.08, -0.205], [-0.06, 0.88, -0.2]], 0.07, [0, 0.2, -1], 'belts')
  }
  drum(m)
  head(m)
  hat(m)
}

const DRUM = { hoops: '=facings', drumhead: '#e8dcc0', lace: '=hatLace' }
const nodes = (prefix, hat, how, command = true) => ({
  [`${prefix}rank.shoulder`]: ranker(hat, { ...how, pose: 'shoulder' }),
  [`${prefix}rank.ready`]: ranker(hat, { ...how, pose: 'ready' }),
  [`${prefix}rank.fire`]: ranker(hat, { ...how, pose: 'fire' }),
  [`${prefix}rank.charge`]: ranker(hat, { ...how, pose: 'charge' }),
  [`${prefix}rank.rout`]: ranker(hat, { ...how, pose: 'rout' }),
  ...(command
    ? {
        [`${prefix}officer`]: officer(m => tricorne(m)),
        [`${prefix}ensign`]: { make: ensign(m => tricorne(m)), extras: FLAG },
        [`${prefix}drummer`]: drummer(hat),
      }
    : {}),
  [`${prefix}plain`]: { make: ranker(hat, { ...how, pose: 'shoulder' }), plain: true },
  // the states must show on plain figures too
  ...Object.fromEntries(
    ['ready', 'fire', 'charge', 'rout'].map(pose => [`${prefix}rank.${pose}~posed`, { make: ranker(hat, { ...how, pose }), plain: true }]),
  ),
})

const MITRE = { mitrePlate: '#c8a24c', mitreBag: '=facings', mitreBand: '=coat' }
const without = (paints, ...names) => Object.fromEntries(Object.entries(paints).filter(([k]) => !names.includes(k)))

const lineInfantry = {
  name: 'line-infantry',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...PAINTS, ...COMMAND, ...DRUM },
  nodes: nodes('', m => tricorne(m), {}),
}

const grenadier = {
  name: 'grenadier',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...PAINTS, ...COMMAND, ...DRUM, ...MITRE, fur: '#2c2019' },
  nodes: {
    ...nodes('', m => mitre(m), {}),
    ...Object.fromEntries(
      Object.entries(nodes('bearskin/', m => bearskin(m), {})).filter(([k]) => !/officer|ensign/.test(k)),
    ),
  },
}

const LIGHT = { straps: { slot: 'belts', width: 0.055 }, bayonet: false }
const jaeger = {
  name: 'jaeger',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...without(PAINTS, 'stock'), stock: '#222222', horn: '#c9b98d' },
  nodes: Object.fromEntries(
    [
      ['', m => tricorne(m, { size: 0.9 })],
      ['casquet/', m => casquet(m)],
    ].flatMap(([prefix, hat]) => {
      const dressed = m => {
        hat(m)
        if (m.fine) m.tube([[-0.2, 0.86, -0.13], [-0.1, 0.76, -0.22], [0.02, 0.8, -0.22]], [0.02, 0.045, 0.03], { sides: 3, slot: 'horn', caps: '' })
      }
      return Object.entries(nodes(prefix, dressed, { ...LIGHT, body: { skirts: 0.5 } }, false)).map(([k, v]) => [
        k,
        k.endsWith('plain') ? { ...v, make: ranker(hat, { ...LIGHT, pose: 'ready', body: { skirts: 0.5 } }) } : v,
      ])
    }),
  ),
}
for (const prefix of ['', 'casquet/']) {
  const hat = prefix ? m => casquet(m) : m => tricorne(m, { size: 0.9 })
  // one in three kneels and aims
  jaeger.nodes[`${prefix}rank2.shoulder`] = m => {
    m.place(shift(0, -0.3, 0), () => {
      m.swinging(0, 1, () => {
        m.tube([[-0.12, 0.76, 0], [-0.13, 0.7, -0.34], [-0.13, 0.36, -0.3]], [0.115, 0.09, 0.07], { sides: 5, slot: ['breeches', 'gaiters'], caps: '' })
        m.box([-0.13, 0.345, -0.36], [0.12, 0.09, 0.24], 'shoes', { taper: 0.8 })
        m.tube([[0.12, 0.76, 0], [0.13, 0.36, -0.02], [0.14, 0.36, 0.36]], [0.115, 0.09, 0.07], { sides: 5, slot: ['breeches', 'gaiters'], caps: 'b' })
      })
      lean(m, -3, () => {
        coat(m, { skirts: 0.56 })
        crossbelt(m, LIGHT.straps)
        haversack(m)
        arms(m, 'level')
        musket(m, CARRIAGE.level, { bayonet: false })
        head(m, { turned: 6 })
        hat(m)
      })
    })
  }
}

const grenzer = {
  name: 'grenzer',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...without(PAINTS, 'gaiters', 'turnbacks', 'hair'), hair: '#3a2a1e', gaiters: '#3b2c22', lace: '#e3d9b8', cloak: '#9c2f2a' },
  nodes: {},
}
{
  const hat = m => {
    klobuk(m)
    if (m.fine) {
      // braid across the breast, a rolled red cloak over the shoulder
      for (const y of [0.92, 1.0, 1.08])
        m.strip([[-0.1, y, -0.2], [0, y - 0.015, -0.212], [0.1, y, -0.2]], 0.03, [0, 0, -1], 'lace')
      m.tube([[0.2, 1.22, 0.02], [0.02, 1.06, 0.2], [-0.24, 0.78, 0.16]], [0.05, 0.065, 0.05], { sides: 4, slot: 'cloak' })
    }
  }
  const how = {
    body: { skirts: 0.6, lapels: 'coat', waistcoat: 'waistcoat', turnbacks: 'coat', flare: 0.92, legs: { tight: true, knee: 0.24 } },
    headed: { queue: false },
    pack: true,
  }
  Object.assign(grenzer.nodes, nodes('', hat, how, false))
  grenzer.nodes.officer = m => {
    legs(m, { stride: 0.1, tight: true, knee: 0.3 })
    coat(m, how.body)
    arm(m, -1, [-0.4, 0.93, 0.02], [-0.22, 0.8, -0.12])
    arm(m, 1, [0.42, 1.0, -0.1], [0.4, 1.2, -0.3])
    m.place(chain(turn('x', -24), shift(0.4, 1.2, -0.32)), () =>
      m.tube([[0, -0.08, 0], [0, 0.3, 0.02], [0, 0.75, 0.1]], [0.025, 0.03, 0.006], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: 'a' }),
    )
    head(m, { turned: -14, queue: false })
    hat(m)
  }
}

export default [lineInfantry, grenadier, jaeger, grenzer]
