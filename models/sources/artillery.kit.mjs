// Guns, their crews, limbers and teams. A gun's origin is the middle of its axle on the ground; it points along -z.
import { turn } from '../../scripts/kits/model.mjs'
import { tricorne } from './hats.mjs'
import { crewOf, gun, limberCart, PAINTS, TEAM_PAINTS, teamOf, WHEELED } from './ordnance.mjs'
import { arm, coat, crossbelt, head, legs } from './soldier.mjs'

const gunner = (how, tool) => m => {
  legs(m, { stride: how.stride ?? 0.08 })
  m.place(turn('x', how.lean ?? 0, [0, 0.5, 0]), () => {
    coat(m, {})
    crossbelt(m, { pouch: null })
    arm(m, -1, ...how.left)
    arm(m, 1, ...how.right)
    tool?.(m)
    head(m, { turned: how.turned ?? 0 })
    tricorne(m)
  })
}
const crew = {
  name: 'gun-crew',
  stand: 'ranks',
  gait: 'foot',
  paints: { ...PAINTS, sponge: '#cfc4ac', ember: '#d8632a', iron: '#26272b' },
  nodes: {
    ...crewOf(gunner),
  },
}

const team = teamOf(m => {
  coat(m, { skirts: 0.56 })
  arm(m, -1, [-0.36, 0.92, -0.06], [-0.12, 0.86, -0.34])
  arm(m, 1, [0.4, 0.94, 0.0], [0.3, 0.84, -0.22])
  head(m)
  tricorne(m)
})
const limber = {
  name: 'limber',
  stand: 'set',
  gait: 'horse',
  paints: TEAM_PAINTS,
  nodes: {
    cart: limberCart,
    team,
    'cart~plain': { make: limberCart, plain: true },
    'team~plain': { make: team, plain: true },
  },
  layouts: { stand: [{ node: 'team', x: 0, z: 1.2 }, { node: 'cart', x: 0, z: 2.9 }] },
}

/** What stands on a gun's base of 4 × 4 cm: in action, on the march, left alone. */
const layouts = men => {
  const piece = { node: 'gun', x: 0, z: 1.15 }
  const cart = { node: 'limber:cart', x: -1.25, z: 3.3, yaw: 172 }
  const man = (node, x, z, yaw) => ({ node: `gun-crew:${node}`, x, z, yaw, figure: true })
  const action = [
    man('rank.b', 0.92, 1.75, -50),
    man('rank.a', -0.95, 0.75, 62),
    man('officer', 1.25, 2.9, -10),
    man('carrier', -1.05, 2.1, 24),
    man('spike', 0.35, 2.95, 4),
  ]
  const firing = action.map(f => (f.node === 'gun-crew:rank.a' ? { ...f, x: -1.15, z: 1.3, yaw: 20 } : f))
  return {
    unlimbered: [piece, cart, ...action.slice(0, men)],
    firing: [piece, cart, ...firing.slice(0, men)],
    abandoned: [{ ...piece, yaw: 8 }, cart],
    limbered: [
      { node: 'limber:team', x: 0, z: 1.05 },
      { node: 'limber:cart', x: 0, z: 2.2 },
      { node: 'gun', x: 0, z: 3.25, yaw: 180 },
      ...[man('carrier', 1.35, 1.4, 0), man('rank.b', -1.4, 1.9, 0), man('rank.a', 1.4, 2.8, 0), man('officer', -1.4, 0.8, 0), man('spike', -1.4, 3.2, 0)].slice(0, men),
    ],
  }
}
const GUN = { ...WHEELED, barrel: '#b08a46' }
const piece = (name, how, men) => ({
  name,
  stand: 'set',
  gait: 'none',
  paints: GUN,
  nodes: { gun: m => gun(m, how), 'gun~plain': { make: m => gun(m, how), plain: true } },
  layouts: layouts(men),
})

export default [piece('gun-light', { k: 0.9 }, 3), piece('gun-heavy', { k: 1.5 }, 5), piece('howitzer', { k: 1.1, short: true }, 4), crew, limber]
