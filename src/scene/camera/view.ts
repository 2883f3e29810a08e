/**
 * Where the eye is, without a renderer. The eye looks at a place of the table from a distance, along a bearing (0: away from side
 * A) and down by a pitch (90: straight down). Lengths in cm, angles in degrees, screens in CSS pixels.
 */
import type { Point } from '../../geometry/shapes'
import type { Vec3 } from '../picking'
import type { Insets, View } from '../props'

export interface Eye {
  readonly x: number
  readonly y: number
  /** How high above the cloth the place looked at is. */
  readonly lift: number
  readonly distance: number
  readonly bearing: number
  readonly pitch: number
}

export interface Size {
  readonly width: number
  readonly depth: number
}

/** The lens: the angle of view from the bottom to the top of the screen. */
export const LENS = 30
export const NEAREST = 9
const LOWEST = 7
const UPWARDS = 14
export const FIGURE = { distance: 14, pitch: 2.2, lift: 1.45 } as const

const rad = (deg: number) => (deg * Math.PI) / 180
const halfLens = Math.tan(rad(LENS / 2))

/** CSS pixels a centimetre has at the place looked at. */
export const scaleAt = (distance: number, screenHeight: number): number => screenHeight / (2 * distance * halfLens)
export const distanceFor = (scale: number, screenHeight: number): number => screenHeight / (2 * scale * halfLens)

/** The eye's place in the scene's frame (see `picking`). */
export function placeOf(eye: Eye, table: Size): Vec3 {
  const [p, b] = [rad(eye.pitch), rad(eye.bearing)]
  const back = Math.cos(p) * eye.distance
  return [
    eye.x - Math.sin(b) * back - table.width / 2,
    eye.lift + Math.sin(p) * eye.distance,
    table.depth / 2 - (eye.y - Math.cos(b) * back),
  ]
}

/** A distance from which the whole table can be seen, with its rim, on a screen of that shape, from straight above. */
export function wholeDistance(table: Size, aspect: number, turned: boolean): number {
  const [w, d] = turned ? [table.depth, table.width] : [table.width, table.depth]
  return Math.max((d + 14) / (2 * halfLens), (w + 14) / (2 * halfLens * aspect))
}

/** The farthest that the eye may go. */
export const farthest = (table: Size, aspect: number): number => wholeDistance(table, aspect, false) * 1.25

/** Keeps an eye over the table, never under it, and looking at it; a figure's eye may also look a little upwards. */
export function bounded(eye: Eye, table: Size, aspect: number, view: View): Eye {
  return {
    x: Math.max(-6, Math.min(table.width + 6, eye.x)),
    y: Math.max(-6, Math.min(table.depth + 6, eye.y)),
    lift: Math.max(0, Math.min(12, eye.lift)),
    distance: Math.max(NEAREST, Math.min(farthest(table, aspect), eye.distance)),
    bearing: eye.bearing,
    pitch: view === 'plan' ? 90 : Math.max(view === 'figure' ? -UPWARDS : LOWEST, Math.min(90, eye.pitch)),
  }
}

/** Nearer (factor below 1) or farther about a place that stays where it is on the screen. */
export function zoomed(eye: Eye, about: Point, factor: number, table: Size, aspect: number): Eye {
  const distance = Math.max(NEAREST, Math.min(farthest(table, aspect), eye.distance * factor))
  const k = distance / eye.distance
  return { ...eye, distance, x: about[0] + (eye.x - about[0]) * k, y: about[1] + (eye.y - about[1]) * k }
}

/** Turned by degrees (clockwise) about a place that stays where it is on the screen. */
export function turnedAbout(eye: Eye, about: Point, degrees: number): Eye {
  const [c, s] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
  const [dx, dy] = [eye.x - about[0], eye.y - about[1]]
  return { ...eye, bearing: eye.bearing + degrees, x: about[0] + dx * c + dy * s, y: about[1] - dx * s + dy * c }
}

/** How far the looked-at place moves for a step on the screen to the right and up, in pixels. */
export function panned(eye: Eye, right: number, up: number, screenHeight: number): Eye {
  const k = 1 / scaleAt(eye.distance, screenHeight)
  const b = rad(eye.bearing)
  const away = up / Math.max(0.35, Math.sin(rad(eye.pitch)))
  return {
    ...eye,
    x: eye.x + (right * Math.cos(b) + away * Math.sin(b)) * k,
    y: eye.y + (away * Math.cos(b) - right * Math.sin(b)) * k,
  }
}

/** The nearest bearing along a side of the table. */
export const quarter = (bearing: number): number => Math.round(bearing / 90) * 90

/** The shorter way round from one bearing to another, −180 to 180. */
export function turnTo(from: number, to: number): number {
  const d = (to - from) % 360
  return d > 180 ? d - 360 : d < -180 ? d + 360 : d
}

/**
 * One step of easing towards where the eye should be. Place and distance go in proportion, so that a zoom about a place keeps it
 * still on the way. Gives the goal itself once nothing could be told apart.
 */
export function eased(now: Eye, goal: Eye, seconds: number): Eye {
  const k = 1 - Math.exp(-seconds / 0.11)
  const turn = turnTo(now.bearing, goal.bearing)
  const near =
    Math.hypot(goal.x - now.x, goal.y - now.y) < now.distance * 4e-4 &&
    Math.abs(goal.distance - now.distance) < now.distance * 4e-4 &&
    Math.abs(turn) < 0.03 &&
    Math.abs(goal.pitch - now.pitch) < 0.03 &&
    Math.abs(goal.lift - now.lift) < 0.01
  if (near) return goal
  return {
    x: now.x + (goal.x - now.x) * k,
    y: now.y + (goal.y - now.y) * k,
    lift: now.lift + (goal.lift - now.lift) * k,
    distance: now.distance + (goal.distance - now.distance) * k,
    bearing: now.bearing + turn * k,
    pitch: now.pitch + (goal.pitch - now.pitch) * k,
  }
}

/** The figure's eye of a unit: just before its front, looking where it faces. */
export function figureEye(front: Point, facing: number, height: number): Eye {
  const b = rad(facing)
  const reach = FIGURE.distance * Math.cos(rad(FIGURE.pitch)) + 0.4
  return {
    x: front[0] + Math.sin(b) * reach,
    y: front[1] + Math.cos(b) * reach,
    lift: height + FIGURE.lift,
    distance: FIGURE.distance,
    bearing: facing,
    pitch: FIGURE.pitch,
  }
}

/** Looking about from one place: the eye stands, what it looks at moves. */
export function lookedAbout(eye: Eye, degrees: number, down: number): Eye {
  const pitch = Math.max(-UPWARDS, Math.min(30, eye.pitch + down))
  const bearing = eye.bearing + degrees
  const old = Math.cos(rad(eye.pitch)) * eye.distance
  const back = Math.cos(rad(pitch)) * eye.distance
  const [ex, ey] = [eye.x - Math.sin(rad(eye.bearing)) * old, eye.y - Math.cos(rad(eye.bearing)) * old]
  const height = eye.lift + Math.sin(rad(eye.pitch)) * eye.distance
  return {
    ...eye,
    x: ex + Math.sin(rad(bearing)) * back,
    y: ey + Math.cos(rad(bearing)) * back,
    lift: Math.max(0, height - Math.sin(rad(pitch)) * eye.distance),
    bearing,
    pitch,
  }
}

export interface Screen {
  readonly width: number
  readonly height: number
}

/** The eye's own axes in the scene's frame: to the right, up and ahead. */
export function axesOf(eye: Eye): { readonly right: Vec3; readonly up: Vec3; readonly ahead: Vec3 } {
  const [p, b] = [rad(eye.pitch), rad(eye.bearing)]
  const [cp, sp, cb, sb] = [Math.cos(p), Math.sin(p), Math.cos(b), Math.sin(b)]
  return { right: [cb, 0, sb], up: [sb * sp, cp, -cb * sp], ahead: [sb * cp, -sp, -cb * cp] }
}

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Where a place of the scene is on the screen (from its top left); `plan`: without perspective. Null: behind the eye. */
export function screenOf(eye: Eye, plan: boolean, table: Size, screen: Screen, at: Vec3): readonly [number, number] | null {
  const from = placeOf(eye, table)
  const { right, up, ahead } = axesOf(eye)
  const v: Vec3 = [at[0] - from[0], at[1] - from[1], at[2] - from[2]]
  const deep = plan ? eye.distance : dot(v, ahead)
  if (deep < 0.05) return null
  const k = scaleAt(deep, screen.height)
  return [screen.width / 2 + dot(v, right) * k, screen.height / 2 - dot(v, up) * k]
}

/** The ray through a screen point. */
export function rayOf(
  eye: Eye,
  plan: boolean,
  table: Size,
  screen: Screen,
  sx: number,
  sy: number,
): { readonly from: Vec3; readonly along: Vec3 } {
  const from = placeOf(eye, table)
  const { right, up, ahead } = axesOf(eye)
  const k = 1 / scaleAt(plan ? eye.distance : 1, screen.height)
  const [x, y] = [(sx - screen.width / 2) * k, (screen.height / 2 - sy) * k]
  const off = (i: 0 | 1 | 2) => right[i] * x + up[i] * y
  if (plan) return { from: [from[0] + off(0), from[1] + off(1), from[2] + off(2)], along: ahead }
  return { from, along: [ahead[0] + off(0), ahead[1] + off(1), ahead[2] + off(2)] }
}

/** The part of a screen that panels leave free, with a margin. */
export interface Room {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** What is left of a screen within the insets and a margin. */
export function roomOf(screen: Screen, insets: Insets, margin: number): Room {
  const { left = 0, right = 0, top = 0, bottom = 0 } = insets
  return { x0: left + margin, x1: screen.width - right - margin, y0: top + margin, y1: screen.height - bottom - margin }
}

/** The eye moved, in its own direction of view, so that all these places just fill the room, in its middle. */
export function fitted(eye: Eye, plan: boolean, table: Size, screen: Screen, room: Room, places: readonly Vec3[]): Eye {
  const spread = (e: Eye) => {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const place of places) {
      const p = screenOf(e, plan, table, screen, place)
      if (!p) return null
      x0 = Math.min(x0, p[0])
      y0 = Math.min(y0, p[1])
      x1 = Math.max(x1, p[0])
      y1 = Math.max(y1, p[1])
    }
    return { x0, y0, x1, y1 }
  }
  const [w, h] = [Math.max(40, room.x1 - room.x0), Math.max(40, room.y1 - room.y0)]
  let now = eye
  for (let n = 0; n < 12; n++) {
    const s = spread(now)
    if (!s) {
      now = { ...now, distance: now.distance * 1.5 }
      continue
    }
    const k = Math.max((s.x1 - s.x0) / w, (s.y1 - s.y0) / h)
    now = panned(now, (s.x0 + s.x1 - room.x0 - room.x1) / 2, -(s.y0 + s.y1 - room.y0 - room.y1) / 2, screen.height)
    now = { ...now, distance: now.distance * (1 + (k - 1) * 0.8) }
  }
  return now
}

/** How far the view must pan, in pixels to the right and down, so that these screen points are in the room; the least that will do. */
export function shiftInto(points: readonly (readonly [number, number])[], room: Room): readonly [right: number, down: number] {
  const shift = (all: readonly number[], from: number, until: number) => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    if (high - low > until - from) return (low + high - from - until) / 2
    return low < from ? low - from : high > until ? high - until : 0
  }
  return [
    shift(
      points.map(p => p[0]),
      room.x0,
      room.x1,
    ),
    shift(
      points.map(p => p[1]),
      room.y0,
      room.y1,
    ),
  ]
}
