/**
 * How thrown dice fall: pure and the same everywhere. A seed gives the throw, the physics runs in fixed steps to rest, and whichever
 * face lies up then is given the number that was decided before. Nothing is decided here.
 */
import type { Physics } from './physics'
import { faceUp, HALF, type Quat, type Sides, SOLIDS, type Vec3 } from './shapes'

/** One step of the physics in seconds. */
export const STEP = 1 / 120
/** Dice that have not come to rest after so many steps are stopped. */
const LONGEST = 300
/** Throws that end with a die on its edge or on another are thrown again, so often. */
const TRIES = 4
/** Numbers a die and step: place x y z, turn x y z w. */
export const STRIDE = 7
/** The felt's half width and half depth by how many dice lie on it, in cm. */
export const trayFor = (count: number): readonly [number, number] => {
  const sizes = [
    [2, 3.9, 2.7],
    [3, 4.8, 3.3],
    [4, 5.4, 3.9],
    [10, 7.2, 5],
    [20, 10, 6.8],
  ] as const
  const fit = sizes.find(([most]) => count <= most)
  return fit ? [fit[1], fit[2]] : [13, 8.8]
}

export interface Flight {
  /** Steps recorded, the first being the moment of the throw. */
  readonly steps: number
  /** All poses, step by step, die by die, `STRIDE` numbers each. */
  readonly poses: Float32Array
  /** The dice at rest: where, how turned, and which face of the solid is up. */
  readonly rest: readonly { readonly at: Vec3; readonly turn: Quat; readonly face: number; readonly flat: number }[]
}

/** Whole-number noise from a text: each call a number from 0 up to 1. */
export function chanceOf(seed: string): () => number {
  let a = 1779033703
  let b = 3144134277
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 597399067)
    b = Math.imul(b ^ (a >>> 15), 2869860233)
  }
  return () => {
    a = (a + 0x6d2b79f5) | 0
    b = Math.imul(b ^ (b >>> 13), 2246822507) ^ a
    let t = Math.imul(a ^ (a >>> 15), 1 | b)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function anyTurn(chance: () => number): Quat {
  for (;;) {
    const q = [chance() * 2 - 1, chance() * 2 - 1, chance() * 2 - 1, chance() * 2 - 1] as const
    const n = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]
    if (n > 1 || n < 0.01) continue
    const k = Math.sqrt(n)
    return [q[0] / k, q[1] / k, q[2] / k, q[3] / k]
  }
}

/**
 * Throws these dice (at most 40, in this order) with the luck of `seed`. The same seed and dice give the same flight, to the last
 * bit, in Node and in every browser.
 */
export function throwDice(physics: Physics, dice: readonly Sides[], seed: string): Flight {
  let best = fly(physics, dice, seed)
  for (let i = 1; i < TRIES && !lies(best); i++) {
    const next = fly(physics, dice, `${seed}/${i}`)
    if (crooked(next) < crooked(best)) best = next
  }
  return best
}
const crooked = (f: Flight): number => f.rest.filter(d => d.flat < 0.995).length
const lies = (f: Flight): boolean => crooked(f) === 0

function fly(physics: Physics, dice: readonly Sides[], seed: string): Flight {
  const { World, RigidBodyDesc, ColliderDesc } = physics
  const chance = chanceOf(seed)
  const [hw, hd] = trayFor(dice.length)
  const world = new World({ x: 0, y: -260, z: 0 })
  world.timestep = STEP
  const thick = 6
  const wall = (x: number, y: number, z: number, w: number, h: number, d: number, friction: number, bounce: number) =>
    world.createCollider(ColliderDesc.cuboid(w, h, d).setTranslation(x, y, z).setFriction(friction).setRestitution(bounce))
  wall(0, -thick, 0, hw + 2 * thick, thick, hd + 2 * thick, 0.55, 0.28)
  for (const s of [-1, 1]) {
    wall(s * (hw + thick), 20, 0, thick, 30, hd + 2 * thick, 0.12, 0.4)
    wall(0, 20, s * (hd + thick), hw + 2 * thick, 30, thick, 0.12, 0.4)
  }
  // out of the hand at the left, spread over as many rows and layers as they need
  const rows = Math.max(1, Math.min(dice.length, Math.floor((2 * hd) / 2.6)))
  const bodies = dice.map((sides, i) => {
    const row = i % rows
    const layer = Math.floor(i / rows)
    const z = (row - (Math.min(rows, dice.length) - 1) / 2) * 2.6 + (chance() - 0.5) * 0.3
    const x = -hw + 1.5 + (layer % 2) * 2.7 + chance() * 0.3
    const y = 3.4 + Math.floor(layer / 2) * 2.7 + chance() * 0.8
    const turn = anyTurn(chance)
    const spin = (k: number) => (chance() * 2 - 1) * k
    const body = world.createRigidBody(
      RigidBodyDesc.dynamic()
        .setTranslation(x, y, z)
        .setRotation({ x: turn[0], y: turn[1], z: turn[2], w: turn[3] })
        .setLinvel(hw * 3.6 + 11 * chance(), -5 * chance(), spin(12))
        .setAngvel({ x: spin(14), y: spin(10), z: -14 - 14 * chance() })
        .setLinearDamping(0.5)
        .setAngularDamping(0.7)
        .setCanSleep(false),
    )
    const shape = sides === 6 ? ColliderDesc.cuboid(HALF, HALF, HALF) : ColliderDesc.convexHull(hull())
    if (shape) world.createCollider(shape.setDensity(1).setFriction(0.32).setRestitution(0.3), body)
    return body
  })
  const poses: number[] = []
  const record = () => {
    for (const b of bodies) {
      const p = b.translation()
      const q = b.rotation()
      poses.push(p.x, p.y, p.z, q.x, q.y, q.z, q.w)
    }
  }
  record()
  let still = 0
  for (let n = 0; n < LONGEST && still < 8; n++) {
    world.step()
    record()
    const quiet = bodies.every(b => {
      const v = b.linvel()
      const w = b.angvel()
      return v.x * v.x + v.y * v.y + v.z * v.z < 0.25 && w.x * w.x + w.y * w.y + w.z * w.z < 0.1
    })
    still = quiet ? still + 1 : 0
  }
  world.free()
  const steps = poses.length / (STRIDE * dice.length)
  const last = (steps - 1) * STRIDE * dice.length
  return {
    steps,
    poses: Float32Array.from(poses),
    rest: dice.map((sides, i) => {
      const [x, y, z, qx, qy, qz, qw] = poses.slice(last + i * STRIDE, last + (i + 1) * STRIDE) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      const turn: Quat = [qx, qy, qz, qw]
      return { at: [x, y, z], turn, ...faceUp(sides, turn) }
    }),
  }
}

const hull = () => Float32Array.from(SOLIDS[10].points.flat())
