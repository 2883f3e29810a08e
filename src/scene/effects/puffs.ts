/** Where smoke stands before a body that has fired: pure, the same for the same body. */
import type { Footprint } from '../../geometry/shapes'
import type { Body } from '../../rulesets/contract'
import { seeded } from '../miniatures/seed'

export interface Puff {
  /** On the table, in cm. */
  readonly x: number
  readonly y: number
  /** Which way it was blown out, degrees as a facing. */
  readonly facing: number
  /** Its breadth once it stands, in cm. */
  readonly size: number
  /** Seconds after the order to fire. */
  readonly late: number
  /** What makes it differ from the next. */
  readonly luck: number
}

const rad = (d: number) => (d * Math.PI) / 180
/** A platoon's smoke and the next one's lie so far apart. */
const PLATOON = 0.95
/** From the first musket to the last. */
const RAGGED = 0.35

export const isGun = (kit: string): boolean => /gun|cannon|battery|howitzer|rocket/i.test(kit)

/** Whom the smoke of a volley comes from: bases that look within this much of where the body looks. */
const AHEAD = 100
const away = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180)

/** A foot unit smokes all along the front of its bases, front rank only; a gun before its muzzle. */
export function puffsOf(body: Pick<Body, 'id' | 'kit' | 'footprint' | 'bases' | 'states'>): Puff[] {
  const whole = body.footprint
  if (isGun(body.kit)) {
    const s = Math.sin(rad(whole.facing))
    const c = Math.cos(rad(whole.facing))
    return [0.1, 1.3, 2.5].map((ahead, i) => {
      const luck = seeded(body.id, 40 + i)
      const aside = (luck - 0.5) * 1.1
      return {
        x: whole.front[0] + s * ahead + c * aside,
        y: whole.front[1] + c * ahead - s * aside,
        facing: whole.facing,
        size: 2.2 + 0.8 * seeded(body.id, 50 + i),
        late: i * 0.04,
        luck,
      }
    })
  }
  const round = body.states.includes('square') || body.states.includes('inVillage')
  const bases: readonly Footprint[] = body.bases.length > 0 ? body.bases : [whole]
  const front = (b: Footprint) =>
    (b.front[0] - whole.front[0]) * Math.sin(rad(whole.facing)) + (b.front[1] - whole.front[1]) * Math.cos(rad(whole.facing))
  const first = Math.max(...bases.map(front))
  const firing = round ? bases : bases.filter(b => away(b.facing, whole.facing) < AHEAD && front(b) > first - 0.6)
  return firing.flatMap((b, k) => {
    const n = Math.max(2, Math.round(b.width / PLATOON))
    const s = Math.sin(rad(b.facing))
    const c = Math.cos(rad(b.facing))
    return Array.from({ length: n }, (_, i) => {
      const luck = seeded(body.id, 300 + k * 31 + i)
      const side = ((i + 0.5) / n - 0.5) * b.width + (luck - 0.5) * 0.4
      const ahead = 0.45 + 0.4 * seeded(body.id, 700 + k * 31 + i)
      return {
        x: b.front[0] + c * side + s * ahead,
        y: b.front[1] - s * side + c * ahead,
        facing: b.facing,
        size: 1.6 + 0.9 * seeded(body.id, 500 + k * 31 + i),
        late: RAGGED * seeded(body.id, 900 + k * 31 + i),
        luck,
      }
    })
  })
}
