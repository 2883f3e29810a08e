/**
 * The only trigonometry below the waterline: from + − × ÷ and sqrt alone, so that every engine gives the same bits. Degrees are
 * reduced to one octant in degrees first, so that 0, 30, 45, 60, 90 … are exact. Polynomials as in fdlibm, within an ulp or so.
 */
import type { Deg } from '../base/units'
import type { Point } from './shapes'

export const PI = Math.PI
const RAD = PI / 180
const HALF_ROOT_3 = 0.8660254037844386
const HALF_ROOT_2 = Math.SQRT1_2

/** Degrees to radians, as an arc on a circle of radius 1. */
export const toRadians = (deg: Deg): number => (deg * PI) / 180
/** Radians to degrees. */
export const toDegrees = (rad: number): Deg => (rad * 180) / PI

/** Brings an angle into [0, 360); never −0 and never 360. */
export function normalise(deg: Deg): Deg {
  let r = deg % 360
  if (r < 0) r += 360
  return r >= 360 || r === 0 ? 0 : r
}

/** The turn that leads from one bearing to another the short way, in (−180, 180], right positive. */
export function turnBetween(from: Deg, to: Deg): Deg {
  const d = normalise(to - from)
  return d > 180 ? d - 360 : d
}

// On [0, 45] degrees.
function sinSmall(deg: number): number {
  if (deg === 30) return 0.5
  if (deg === 45) return HALF_ROOT_2
  const x = deg * RAD
  const z = x * x
  const r =
    0.00833333333332249 +
    z * (-0.0001984126982985795 + z * (0.0000027557313707070068 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))
  return x + z * x * (-0.16666666666666632 + z * r)
}
function cosSmall(deg: number): number {
  if (deg === 30) return HALF_ROOT_3
  if (deg === 45) return HALF_ROOT_2
  const x = deg * RAD
  const z = x * x
  const r =
    z *
    (0.0416666666666666 +
      z *
        (-0.001388888888887411 +
          z * (0.00002480158728947673 + z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))))
  const half = 0.5 * z
  const w = 1 - half
  return w + (1 - w - half + z * r)
}
// On [0, 90] degrees.
const sinQuarter = (d: number) => (d <= 45 ? sinSmall(d) : cosSmall(90 - d))
const cosQuarter = (d: number) => (d <= 45 ? cosSmall(d) : sinSmall(90 - d))

/** The sine of any finite angle in degrees; exact at every multiple of 30 and 45 where the value is a double. */
export function sin(deg: Deg): number {
  const d = normalise(deg)
  if (d < 90) return sinQuarter(d)
  if (d < 180) return cosQuarter(d - 90)
  if (d < 270) return d === 180 ? 0 : -sinQuarter(d - 180)
  return -cosQuarter(d - 270)
}
/** The cosine of any finite angle in degrees. */
export function cos(deg: Deg): number {
  const d = normalise(deg)
  if (d < 90) return cosQuarter(d)
  if (d < 180) return d === 90 ? 0 : -sinQuarter(d - 90)
  if (d < 270) return -cosQuarter(d - 180)
  return d === 270 ? 0 : sinQuarter(d - 270)
}

/** The unit vector along a bearing: 0 is +y, 90 is +x. */
export const direction = (bearing: Deg): Point => [sin(bearing), cos(bearing)]

const AT = [
  0.3333333333333293, -0.19999999999876483, 0.14285714272503466, -0.11111110405462356, 0.09090887133436507, -0.0769187620504483,
  0.06661073137387531, -0.058335701337905735, 0.049768779946159324, -0.036531572744216916, 0.016285820115365782,
] as const

// The arc tangent of t in [0, 1], in degrees.
function atanUnit(t: number): number {
  if (t === 0) return 0
  if (t === 1) return 45
  let x = t
  let hi = 0
  let lo = 0
  if (t >= 0.6875) {
    x = (t - 1) / (t + 1)
    hi = 0.7853981633974483
    lo = 3.061616997868383e-17
  } else if (t >= 0.4375) {
    x = (2 * t - 1) / (2 + t)
    hi = 0.4636476090008061
    lo = 2.2698777452961687e-17
  }
  const z = x * x
  const w = z * z
  const s1 = z * (AT[0] + w * (AT[2] + w * (AT[4] + w * (AT[6] + w * (AT[8] + w * AT[10])))))
  const s2 = w * (AT[1] + w * (AT[3] + w * (AT[5] + w * (AT[7] + w * AT[9]))))
  return toDegrees(hi - (x * (s1 + s2) - lo - x))
}

/** The angle of the vector (x, y) from the +x axis towards +y, in degrees, in (−180, 180]; 0 for the zero vector. */
export function atan2(y: number, x: number): Deg {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  if (ax === 0 && ay === 0) return 0
  let a = ay <= ax ? atanUnit(ay / ax) : 90 - atanUnit(ax / ay)
  if (x < 0) a = 180 - a
  return y < 0 ? -a : a
}
/** The arc cosine in degrees, in [0, 180]; what lies beyond ±1 is taken as ±1. */
export function acos(c: number): Deg {
  if (c >= 1) return 0
  if (c <= -1) return 180
  return atan2(Math.sqrt((1 - c) * (1 + c)), c)
}
/** The arc sine in degrees, in [−90, 90]; what lies beyond ±1 is taken as ±1. */
export function asin(s: number): Deg {
  if (s >= 1) return 90
  if (s <= -1) return -90
  return atan2(s, Math.sqrt((1 - s) * (1 + s)))
}

/** The bearing of the vector (dx, dy), in [0, 360): 0 along +y, 90 along +x. */
export const bearingOf = (dx: number, dy: number): Deg => normalise(atan2(dx, dy))
