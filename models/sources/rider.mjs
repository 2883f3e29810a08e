// A man on his horse: poses, weapons, and the figures that a squadron needs.
import { chain, shift, turn } from '../../scripts/kits/model.mjs'
import { horse, mounted, riderLegs } from './horse.mjs'
import { arm, head } from './soldier.mjs'

export const PAINTS = {
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
export const without = (paints, ...names) => Object.fromEntries(Object.entries(paints).filter(([k]) => !names.includes(k)))
export const pick = (...names) => Object.fromEntries(names.map(n => [n, PAINTS[n]]))

/** A blade from the hand at the origin, pointing up; `curve` back for a sabre. */
export const blade = (m, to, curve = 0) =>
  m.place(to, () => {
    m.tube([[0, -0.1, 0], [0, 0.05, 0]], [0.03, 0.028], { sides: 3, slot: 'brass', up: [0, 0, 1], caps: '' })
    m.tube([[0, 0.04, 0], [0, 0.45, curve * 0.35], [0, 0.86, curve]], [0.026, 0.024, 0.004], { sides: 3, slot: 'steel', up: [0, 0, 1], caps: '' })
  })

export const HORSES = {
  a: { gait: 'stand', neck: 2 },
  b: { gait: 'paw', neck: -6, look: 16 },
  charge: { gait: 'gallop', neck: 16 },
  tired: { gait: 'tired', neck: 48 },
  rout: { gait: 'gallop', neck: 8, look: -10 },
}
/** Arms and weapon by pose: elbow and hand of the left, of the right, and where the weapon is. */
export const REINS = [[-0.36, 0.92, -0.06], [-0.12, 0.86, -0.34]]
export const RIGHT = {
  a: [[0.4, 0.92, -0.02], [0.33, 0.82, -0.24]],
  b: [[0.4, 0.92, -0.02], [0.33, 0.82, -0.24]],
  charge: [[0.42, 1.16, -0.16], [0.4, 1.36, -0.46]],
  tired: [[0.38, 0.9, 0.02], [0.28, 0.8, -0.2]],
  rout: [[0.38, 0.92, -0.04], [0.1, 0.88, -0.34]],
}
export const BLADE = {
  a: chain(turn('x', 6), turn('z', -6), shift(0.35, 0.86, -0.26)),
  b: chain(turn('x', 6), turn('z', -6), shift(0.35, 0.86, -0.26)),
  charge: chain(turn('x', -66), shift(0.41, 1.38, -0.5)),
}

/** A man on his horse. `body(m)` dresses the trunk, `hat(m)` the head; `far`: his weapon shows on the plain figure too. */
export const trooper = (pose, { body, hat, curve = 0, lean = 0, weapon = blade, far = false, headed = {}, boots, after }) => m => {
  const h = HORSES[pose]
  const rear = pose === 'charge' || pose === 'rout' ? 4 : 0
  horse(m, { ...h, rear })
  m.place(turn('x', rear, [0, 0.2, 0.55]), () => riderLegs(m, boots ? { boots } : {}))
  mounted(m, pose === 'charge' ? -14 : pose === 'tired' ? -10 : pose === 'rout' ? -16 : lean, rear, () => {
    body(m)
    arm(m, -1, ...REINS)
    arm(m, 1, ...RIGHT[pose])
    if (weapon && BLADE[pose] && (m.fine || far)) weapon(m, BLADE[pose], curve)
    head(m, headed)
    hat(m)
    after?.(m)
  })
}

export const standard = ({ body, hat, headed }) => m => {
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
export const STANDARD = { flag: { at: [0.36, 0.72, -0.3], lean: 3, size: 0.72 } }

/** An officer before the front: sword raised, hat plumed. */
export const leader = ({ body, hat, curve, headed, after }) => m => {
  horse(m, { gait: 'walk', neck: -4, look: -8 })
  riderLegs(m)
  mounted(m, 2, 0, () => {
    body(m)
    arm(m, -1, ...REINS)
    arm(m, 1, [0.44, 1.12, -0.08], [0.5, 1.42, -0.22])
    blade(m, chain(turn('x', -20), turn('z', -8), shift(0.52, 1.44, -0.24)), curve)
    head(m, { turned: -16, ...headed })
    hat(m)
    after?.(m)
  })
}

export const squadron = (how, command = true) => ({
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

export const SKIRTS = { skirts: 0.56, flare: 1.05 }
