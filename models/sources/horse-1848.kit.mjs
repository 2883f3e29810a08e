// Horse of 1848: lancers, and helmeted or hatted horse with the sword.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { bicorne, czapka, helmet, shako } from './hats-1848.mjs'
import { BLADE, leader, pick, squadron } from './rider.mjs'
import { crossbelt } from './soldier.mjs'
import { HEAD, tunic } from './soldier-1848.mjs'

const PAINTS = pick('coat', 'facings', 'cuffs', 'breeches', 'boots', 'belts', 'stock', 'skin', 'hair', 'hat', 'hatLace', 'plume', 'wood', 'steel', 'brass', 'leather', 'saddlecloth', 'saddleLace', 'horse', 'mane', 'hoof')
const HELMET = { helmet: '#8f9498', turban: '#1f1d1c', crest: '#1b1a1c', comb: '#c9a24a' }

/** A lance from the hand at the origin, pointing up, its pennon streaming along `flow`. */
const lance = (m, to, flow) =>
  m.place(to, () => {
    m.tube([[0, -0.9, 0], [0, 1.3, 0]], m.fine ? [0.024, 0.02] : [0.03, 0.026], { sides: 3, slot: 'wood', up: [0, 0, 1], caps: '' })
    if (m.fine) m.tube([[0, 1.28, 0], [0, 1.38, 0], [0, 1.58, 0]], [0.02, 0.042, 0.004], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: '' })
    const at = (along, across) => (flow ? [0, 1.24 - along, across] : [0.03 * Math.sin(along * 9), 1.24 - across, along])
    const half = (a, b, slot) => m.poly([at(0, a), ...(m.fine ? [at(0.24, a)] : []), at(0.62, a + (b - a) * 0.3), at(0.34, b), at(0, b)], slot, true)
    half(0, 0.15, 'pennon')
    half(0.3, 0.15, 'pennonLow')
  })
const LANCE = { a: chain(turn('x', 8), turn('z', -5), shift(0.37, 0.86, -0.24)), charge: chain(turn('x', -76), shift(0.41, 1.1, -0.3)) }
const lancer = {
  weapon: (m, to) => lance(m, to === BLADE.charge ? LANCE.charge : LANCE.a, to === BLADE.charge),
  far: true,
  headed: HEAD,
}

/** A short jacket; `plastron`: the breast in the facing colour, as lancers have it. */
const jacket = ({ plastron = false, tails = false, rows = 2, epaulettes = null, belt = true }) => m => {
  tunic(m, { tails, rows, long: 0.58, epaulettes })
  if (plastron)
    m.poly(
      [
        [-0.12, 1.17, -0.158],
        [0.12, 1.17, -0.158],
        [0.125, 1.05, -0.206],
        [0.06, 0.84, -0.178],
        [-0.06, 0.84, -0.178],
        [-0.125, 1.05, -0.206],
      ].reverse(),
      'facings',
    )
  if (belt) crossbelt(m, { pouch: null })
}
const variants = list =>
  Object.assign({}, ...list.map(([prefix, how, command = true]) => Object.fromEntries(Object.entries(squadron(how, command)).map(([k, v]) => [`${prefix}${k}`, v]))))

const lancers = {
  name: 'lancer',
  stand: 'ranks',
  gait: 'horse',
  paints: { ...PAINTS, ...HELMET, turnbacks: '=facings', czapka: '=facings', pompon: '=facings', pennon: '#3f73b5', pennonLow: '=pennon' },
  nodes: {
    ...variants([
      ['', { ...lancer, body: jacket({ plastron: true, tails: true, rows: 1 }), hat: m => czapka(m) }, false],
      ['helmet/', { ...lancer, body: jacket({}), hat: m => helmet(m) }, false],
      ['shako/', { ...lancer, body: jacket({}), hat: m => shako(m, { tall: 0.32, wide: 0.145 }) }, false],
    ]),
  },
}
lancers.nodes.officer = leader({ body: jacket({ plastron: true, tails: true, rows: 1 }), hat: m => czapka(m), headed: HEAD, curve: 0.12 })
lancers.nodes['helmet/officer'] = leader({ body: jacket({}), hat: m => helmet(m), headed: HEAD })
lancers.nodes['shako/officer'] = leader({ body: jacket({}), hat: m => shako(m, { tall: 0.32, wide: 0.145 }), headed: HEAD, curve: 0.12 })

const breastplate = m => {
  if (!m.fine) return
  m.loft(
    [
      { y: 0.78, rx: 0.225, rz: 0.19, z: -0.012 },
      { y: 0.86, rx: 0.22, rz: 0.186, z: -0.018 },
      { y: 1.06, rx: 0.26, rz: 0.214, z: -0.02 },
      { y: 1.18, rx: 0.16, rz: 0.14, z: -0.02 },
    ],
    { angles: [-62, -20, 20, 62, 100, 180, 260], slot: (s, k) => (k > 2 ? null : s === 0 ? 'cuirassEdge' : 'cuirass'), caps: '' },
  )
}
const helmeted = { headed: HEAD, hat: m => helmet(m) }
const swords = {
  name: 'helmet-horse',
  stand: 'ranks',
  gait: 'horse',
  paints: { ...PAINTS, ...HELMET, turnbacks: '=facings', cuirass: '#26262b', cuirassEdge: '=brass', lace: '#d8d4c4', plumeTip: '=facings' },
  nodes: variants([
    ['', { ...helmeted, body: jacket({ tails: true, rows: 1 }) }],
    [
      'cuirass/',
      {
        ...helmeted,
        body: m => {
          jacket({ tails: true, rows: 1, belt: false })(m)
          breastplate(m)
        },
      },
      false,
    ],
    ['bicorne/', { headed: HEAD, body: jacket({ tails: true, rows: 1, epaulettes: 'lace' }), hat: m => bicorne(m) }, false],
  ]),
}
swords.nodes['bicorne/officer'] = leader({ headed: HEAD, body: jacket({ tails: true, rows: 1, epaulettes: 'lace' }), hat: m => bicorne(m) })
delete swords.paints.wood

export default [lancers, swords]
