/** One body on the table: its bases and figures as instances, written anew wherever it walks. */
import type { Body } from '../../rulesets/contract'
import { BASE_HEIGHT } from './bases'
import type { BasePlace, FigurePlace } from './layout'
import { PLATE } from './names'
import type { MutablePose, Way } from './path'
import type { Pool } from './pool'

export interface Figure {
  readonly place: FigurePlace
  readonly pool: Pool
  at: number
  readonly shadow: Pool | null
  shadowAt: number
  readonly row: number
  readonly gait: 'foot' | 'horse' | 'none'
  /** The flag in its hand: place in the flags' pool, or -1. */
  flagAt: number
  readonly flag: {
    readonly x: number
    readonly y: number
    readonly z: number
    readonly lean: number
    readonly w: number
    readonly h: number
  } | null
  /** Where it was drawn last. */
  x: number
  y: number
  z: number
  yaw: number
}

export interface Troop {
  readonly id: string
  body: Body
  /** Where it is drawn. */
  readonly pose: MutablePose
  bases: readonly BasePlace[]
  /** Where its bases stood before a change of formation, and how far that is done. */
  before: readonly BasePlace[] | null
  changed: number
  figures: Figure[]
  firstBase: number
  plate: { at: number; readonly x: number; readonly z: number; readonly breadth: number } | null
  way: Way | null
  gone: number
  pace: number
  done: (() => void) | null
}

/** A body that has just come to the table; its figures come with the pools. */
export function newTroop(body: Body, bases: readonly BasePlace[]): Troop {
  const { front, facing } = body.footprint
  return {
    id: body.id,
    body,
    pose: { x: front[0], y: front[1], facing, about: 0 },
    bases,
    before: null,
    changed: 1,
    figures: [],
    firstBase: 0,
    plate: null,
    way: null,
    gone: 0,
    pace: 0,
    done: null,
  }
}

export interface Ground {
  readonly halfWidth: number
  readonly halfDepth: number
  heightAt(x: number, y: number): number
}

export interface CommonPools {
  readonly bases: Pool
  readonly plates: Pool
  readonly flags: Pool
}

const RAD = Math.PI / 180
/** A step of a man and of a horse, in cm of ground. */
const STRIDE = { foot: 1.5, horse: 3.2, none: 1 }
const heights: number[] = []

/** The highest ground under a rectangle given by its front centre in scene units: corners, middles of the edges, and centre. */
function highest(ground: Ground, X: number, Z: number, facing: number, width: number, depth: number): number {
  const s = Math.sin(facing * RAD)
  const c = Math.cos(facing * RAD)
  let top = -1e9
  for (let i = -1; i <= 1; i++)
    for (let j = 0; j <= 2; j++) {
      const right = (i * width) / 2
      const back = (j * depth) / 2
      const x = X + c * right - s * back
      const z = Z + s * right + c * back
      const h = ground.heightAt(x + ground.halfWidth, ground.halfDepth - z)
      if (h > top) top = h
    }
  return top
}

/** Writes every instance of a body where it is now. Makes nothing new. */
export function placeTroop(t: Troop, ground: Ground, pools: CommonPools): void {
  const { pose } = t
  const X0 = pose.x - ground.halfWidth
  const Z0 = ground.halfDepth - pose.y
  const sin = Math.sin(pose.facing * RAD)
  const cos = Math.cos(pose.facing * RAD)
  const k = t.before ? ease(t.changed) : 1
  for (let i = 0; i < t.bases.length; i++) {
    const b = t.bases[i]
    const f = t.before ? t.before[Math.min(i, t.before.length - 1)] : b
    const bx = f.x + (b.x - f.x) * k
    const bz = f.z + (b.z - f.z) * k
    const yaw = pose.facing + f.yaw + (b.yaw - f.yaw) * k
    const X = X0 + cos * bx - sin * bz
    const Z = Z0 + sin * bx + cos * bz
    const Y = highest(ground, X, Z, yaw, b.width, b.depth)
    heights[i] = Y
    pools.bases.place(t.firstBase + i, X, Y, Z, yaw, 0, 1)
    placeOn(t, i, X, Y + BASE_HEIGHT, Z, yaw, pools)
  }
  if (t.plate) {
    let Y = -1e9
    for (let i = 0; i < t.bases.length; i++) {
      const b = t.bases[i]
      if (Math.abs(b.x - t.plate.x) < b.width / 2 + 1.3 && Math.abs(b.z + b.depth - t.plate.z) < 1.2 && heights[i] > Y)
        Y = heights[i]
    }
    if (Y < -1e8) Y = heights[0]
    const { x, z, breadth } = t.plate
    pools.plates.place(
      t.plate.at,
      X0 + cos * x - sin * z,
      Y + BASE_HEIGHT + 0.012,
      Z0 + sin * x + cos * z,
      pose.facing,
      0,
      breadth,
      1,
      PLATE,
    )
  }
}

/** The figures of one base. */
function placeOn(t: Troop, base: number, X: number, Y: number, Z: number, facing: number, pools: CommonPools): void {
  const sin = Math.sin(facing * RAD)
  const cos = Math.cos(facing * RAD)
  const walking = t.way !== null
  for (let i = 0; i < t.figures.length; i++) {
    const f = t.figures[i]
    if (f.place.base !== base) continue
    const { x, z, scale } = f.place
    f.x = X + cos * x - sin * z
    f.z = Z + sin * x + cos * z
    f.yaw = facing + f.place.yaw + t.pose.about
    let y = Y
    let pitch = 0
    let swing = 0
    if (walking && f.gait !== 'none') {
      // each a little out of step with the next, as men are
      const phase = (t.gone / STRIDE[f.gait]) * Math.PI * 2 + f.place.tint * 9
      swing = Math.sin(phase) * (f.gait === 'foot' ? 0.2 : 0.24)
      y += Math.abs(Math.cos(phase)) * (f.gait === 'foot' ? 0.035 : 0.06)
      if (f.gait === 'horse') pitch = Math.sin(phase * 0.5) * 3
    }
    f.y = y
    f.pool.place(f.at, f.x, y, f.z, f.yaw, pitch, scale)
    f.pool.setOne('figure', f.at, 2, swing)
    if (f.shadow) f.shadow.place(f.shadowAt, f.x, y, f.z, f.yaw, pitch, scale)
    if (f.flag) {
      const s = Math.sin(f.yaw * RAD)
      const c = Math.cos(f.yaw * RAD)
      pools.flags.place(
        f.flagAt,
        f.x + c * f.flag.x - s * f.flag.z,
        y + f.flag.y,
        f.z + s * f.flag.x + c * f.flag.z,
        f.yaw,
        f.flag.lean,
        f.flag.w,
        f.flag.h,
        f.flag.w,
      )
    }
  }
}

const ease = (k: number) => (k >= 1 ? 1 : k * k * (3 - 2 * k))

/** Where the name's plate lies in a body's frame: at the rear edge, in the middle where a base is there, else on the nearest. */
export function platePlace(bases: readonly BasePlace[], depth: number, breadth: number): { x: number; z: number } {
  const z = depth - 0.1
  const covered = (x: number) =>
    [x - breadth / 2, x, x + breadth / 2].every(px =>
      bases.some(b => {
        const s = Math.sin(b.yaw * RAD)
        const c = Math.cos(b.yaw * RAD)
        const dx = px - b.x
        const dz = z - 0.1 - b.z
        const right = dx * c + dz * s
        const back = -dx * s + dz * c
        return Math.abs(right) <= b.width / 2 + 0.01 && back >= -0.01 && back <= b.depth + 0.01
      }),
    )
  const middle = bases.map(b => b.x).sort((a, b) => Math.abs(a) - Math.abs(b))
  const x = [0, ...middle].find(covered)
  if (x !== undefined) return { x, z }
  const rear = [...bases].sort((a, b) => b.z + b.depth - (a.z + a.depth))[0]
  return { x: rear.x, z: rear.z + rear.depth - 0.1 }
}
