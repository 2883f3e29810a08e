import type { Vec3 } from '../picking'
import type { Insets } from '../props'
import { type Eye, fitted, panned, type Screen, type Size, wholeDistance } from './view'

/**
 * How a table is first seen: whole, a little from above one's own side (`plan`: straight down); on an upright screen the own half
 * of it. Panels at the sides of a wide screen may hide a corner of it, not more: it should be large.
 */
export function openingEye(table: Size, screen: Screen, insets: Insets, bearing: number, plan: boolean): Eye {
  const distance = wholeDistance(table, screen.width / screen.height, false)
  const eye: Eye = { x: table.width / 2, y: table.depth / 2, lift: 0, distance, bearing, pitch: plan ? 90 : 54 }
  const share = screen.width > 900 ? 0.4 : 1
  const room = {
    x0: (insets.left ?? 0) * share + 8,
    x1: screen.width - (insets.right ?? 0) * share - 8,
    y0: (insets.top ?? 0) + 8,
    // The order pad of a wide screen comes and goes: the table doesn't shrink for it.
    y1: screen.height - (screen.width > 900 ? 0 : (insets.bottom ?? 0)) - 8,
  }
  const [w, d] = [table.width / 2 + 4.5, table.depth / 2 + 4.5]
  const corners: Vec3[] = [
    [-w, 0.4, -d],
    [w, 0.4, -d],
    [w, -2, d],
    [-w, -2, d],
  ]
  const whole = fitted(eye, plan, table, screen, room, corners)
  const ratio = (room.x1 - room.x0) / Math.max(1, room.y1 - room.y0)
  if (plan || ratio > 1.25) return whole
  const own = Math.cos((bearing * Math.PI) / 180) > 0 ? 0.36 : 0.64
  const near = {
    ...whole,
    x: table.width / 2,
    y: table.depth * own,
    distance: whole.distance * 0.5,
    pitch: 58,
  }
  return panned(near, (screen.width - room.x0 - room.x1) / 2, (room.y0 + room.y1 - screen.height) / 2, screen.height)
}
