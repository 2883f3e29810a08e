/** Sample moves, always the same for the same view. */
import type { UnitId } from '../contract'
import { distance } from './board'
import type { CcCommand } from './commands'
import { other } from './kinds'
import { leaderPaths, mayMove, pathsOf } from './rules/movement'
import { ofSide } from './rules/where'
import type { CcSeen } from './state'

/**
 * The k-th sample move of a unit or leader; null: it has nowhere to go. Every other sample is one of the nearer half to the enemy, so
 * that games played at random come to blows.
 */
export function sampleMove(s: CcSeen, id: UnitId, k: number): CcCommand | null {
  const u = s.units[id]
  const l = s.leaders[id]
  const paths =
    u && u.hex !== null && mayMove(s, u)
      ? pathsOf(s, u)
      : l && l.hex !== null && s.phase === 'move' && l.seat === s.active && l.use.ordered && !l.use.done
        ? leaderPaths(s, l)
        : null
  if (!paths || paths.size === 0) return null
  const all = [...paths]
  if (u && k % 2 === 0) {
    const foes = ofSide(s, other(u.seat))
    const far = (hex: string) => Math.min(...foes.map(f => distance(s.map, hex, f.hex!)))
    const near = all.map(([hex, p]) => ({ p, d: far(hex) })).sort((a, b) => a.d - b.d)
    return { type: 'move', unit: id, path: near[((k * 7) / 2) % Math.ceil(near.length / 2)]!.p.path }
  }
  return { type: 'move', unit: id, path: all[(k * 7) % all.length]![1].path }
}
