/** Figures that are lost: they fall, lie a moment, and sink away. */
import type { Pool } from './pool'
import { seeded } from './seed'
import type { Figure } from './troop'

export interface Fall {
  readonly pool: Pool
  at: number
  readonly shadow: Pool | null
  shadowAt: number
  readonly row: number
  readonly horse: number
  readonly tint: number
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  /** To the left or right of straight back. */
  readonly lean: number
  /** Seconds since it was hit; below zero it still stands. */
  time: number
}

const FALL = 0.55
const LIE = 1.5
const SINK = 0.9

/** Writes a falling figure where it is now; true while it can be seen. */
export function placeFall(f: Fall): boolean {
  const k = Math.max(0, Math.min(1, f.time / FALL))
  const sunk = Math.max(0, (f.time - FALL - LIE) / SINK)
  const seen = sunk < 1
  const scale = seen ? f.scale : 0
  // a fall gathers speed
  const pitch = 84 * k * k
  const y = f.y + 0.1 * k - 0.55 * sunk * sunk
  f.pool.place(f.at, f.x, y, f.z, f.yaw + f.lean * k, pitch, scale)
  f.shadow?.place(f.shadowAt, f.x, y, f.z, f.yaw + f.lean * k, pitch, scale)
  return seen
}

/** A figure that begins to fall where it was drawn last, each in its own way and a moment after the next. */
export function fallOf(id: string, f: Figure): Fall {
  const luck = seeded(id, f.place.key + 77)
  return {
    pool: f.pool,
    at: -1,
    shadow: f.shadow,
    shadowAt: -1,
    row: f.row,
    horse: f.place.horse,
    tint: f.place.tint,
    scale: f.place.scale,
    x: f.x,
    y: f.y,
    z: f.z,
    yaw: f.yaw,
    lean: (luck - 0.5) * 70,
    time: -luck * 0.5,
  }
}
