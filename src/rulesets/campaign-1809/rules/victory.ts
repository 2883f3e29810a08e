/** Victory: points for losses every turn; ground and leaders once, at the end; the level by the distance from what history did. */
import { other, type Points, SIDES, type Side, total } from '../kinds'
import { placeOf } from '../map'
import type { CampState, Ended } from '../state'
import { LEVELS, type Level } from '../tables'
import { worthOf } from './leaders'
import { counts, supplyArea } from './supply'

/** What the enemy wins by a loss in battle, pursuit, assault or surrender. */
export const worthOfLoss = (s: Pick<CampState, 'options'>, loss: Points): number =>
  s.options.vpArtillery === false ? loss.ipf + loss.cpf : total(loss)
/** A side's points for ground that a line reaches. */
export function groundPoints(s: CampState, seat: Side): number {
  const area = supplyArea(s, seat)
  return s.map.points.filter(p => counts(s, seat, p.id, area)).reduce((n, p) => n + placeOf(s.map, p.id).worth[seat], 0)
}
/** A side's points for enemy leaders killed or captured. */
export const leaderPoints = (s: CampState, seat: Side): number =>
  Object.values(s.leaders)
    .filter(l => l.seat === other(seat) && (l.fate === 'killed' || l.fate === 'captured'))
    .reduce((n, l) => n + worthOf(l), 0)
export function levelOf(difference: number): Level {
  let level: Level = 'draw'
  for (const l of LEVELS) if (Math.abs(difference) >= l.from) level = l.level
  return level
}
/** The reckoning; `fatal`: a side whose emperor is lost has lost the campaign. */
export function reckoning(s: CampState, fatal: Side | null): Ended {
  const by = (of: (seat: Side) => number) => Object.fromEntries(SIDES.map(x => [x, of(x)])) as { readonly [x in Side]: number }
  const parts = { losses: s.points, ground: by(x => groundPoints(s, x)), leaders: by(x => leaderPoints(s, x)) }
  const sumOf = (x: Side) => parts.losses[x] + parts.ground[x] + parts.leaders[x]
  if (fatal) return { winner: other(fatal), by: 'campEmperor', level: 'decisive', ...parts }
  const d = sumOf('a') - sumOf('b') - (s.options.par === 'zero' ? 0 : s.rules.par)
  const level = levelOf(d)
  return {
    winner: level === 'draw' ? null : d > 0 ? 'a' : 'b',
    by: level === 'draw' ? 'campDraw' : 'campPoints',
    level,
    ...parts,
  }
}
