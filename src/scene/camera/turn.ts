import type { Point } from '../../geometry/shapes'
import type { CameraRig } from './rig'

/** How far a bearing of the table is turned on the screen at a place, in degrees clockwise from straight up; 0 where there is none. */
export function turnOnScreen(rig: CameraRig, at: Point, bearing: number | null): number {
  if (bearing === null) return 0
  const b = (bearing * Math.PI) / 180
  const p = rig.onElement(at, 0)
  const q = rig.onElement([at[0] + Math.sin(b), at[1] + Math.cos(b)], 0)
  return p && q ? (Math.atan2(q[0] - p[0], p[1] - q[1]) * 180) / Math.PI : 0
}
