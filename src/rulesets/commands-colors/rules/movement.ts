/** Movement: how far, where, and what ends it. Nobody passes through a unit or an enemy leader; a leader alone passes through friends. */
import { nearOf } from '../board'
import type { CcSeen, Leader, Unit } from '../state'
import { LEADER_MOVE } from '../tables'
import { bars, mayEnter, stops } from './ground'
import { baggageHex, leaderAt, specOf, unitAt } from './where'

export interface Range {
  /** Hexes that it may move in this turn, and those after which it may battle still. */
  readonly far: number
  readonly battle: number
}
/** How far an ordered unit moves under the card of the turn. */
export function rangeOfMove(s: CcSeen, u: Unit): Range {
  const p = s.played
  const { arm, move, far, heavy, slow } = specOf(u)
  const none = { far: 0, battle: 0 }
  if (!p || u.square !== null) return none
  const cap = (r: Range): Range => (u.member ? { far: Math.min(1, r.far), battle: Math.min(1, r.battle) } : r)
  if (u.type === 'HA' && u.blocks === 1 && (p.plain || p.card !== 'bombard')) return cap({ far, battle: 0 })
  const own = { far: Math.max(far, arm === 'artillery' ? 1 : 0), battle: move }
  if (p.plain) return cap(own)
  switch (p.card) {
    case 'bayonetCharge':
    case 'forceMarch':
      return cap(arm !== 'infantry' ? own : slow ? { far: 1, battle: 1 } : { far: 2, battle: 2 })
    case 'bombard':
      return cap(arm === 'artillery' ? { far: 3, battle: 0 } : own)
    case 'cavalryCharge':
      return cap(heavy ? { far: 3, battle: 3 } : own)
    case 'fireAndHold':
    case 'coldSteel':
      return none
    case 'grandManoeuvre':
      return cap({ far: 4, battle: 0 })
    default:
      return cap(own)
  }
}
/** Whether what it has moved lets it battle. */
export const battlesAfter = (s: CcSeen, u: Unit): boolean => u.use.moved === 0 || u.use.moved <= rangeOfMove(s, u).battle

/** Whether a unit may step from a hex into the next; `ends`: it must end there (a leader to join). */
export function unitStep(s: CcSeen, u: Unit, to: string): { readonly ok: boolean; readonly ends: boolean } {
  if (unitAt(s, to) || baggageHex(s) === to || !mayEnter(s, specOf(u).arm, to)) return { ok: false, ends: false }
  const l = leaderAt(s, to)
  if (!l) return { ok: true, ends: false }
  return { ok: l.seat === u.seat && u.leader === null, ends: true }
}
/** A leader alone: through friends; he ends alone or with a friendly unit that has no leader. */
export function leaderStep(s: CcSeen, l: Leader, to: string): { readonly ok: boolean; readonly ends: boolean } {
  const u = unitAt(s, to)
  const other = leaderAt(s, to)
  if (baggageHex(s) === to || !mayEnter(s, 'leader', to) || (u && u.seat !== l.seat) || (other && other.seat !== l.seat))
    return { ok: false, ends: false }
  return { ok: true, ends: !other && (!u || u.leader === null) }
}

export interface Path {
  readonly path: readonly string[]
  /** He may not battle after it, for the ground that he entered. */
  readonly barred: boolean
}
/** Every hex that a unit may move to, with a shortest path. */
export function pathsOf(s: CcSeen, u: Unit): ReadonlyMap<string, Path> {
  const out = new Map<string, Path>()
  const left = rangeOfMove(s, u).far
  const { light } = specOf(u)
  let ring: { readonly at: string; readonly path: readonly string[] }[] = [{ at: u.hex!, path: [] }]
  for (let n = 0; n < left && ring.length > 0; n++) {
    const next: typeof ring = []
    for (const { at, path } of ring)
      for (const to of nearOf(s.map, at)) {
        if (to === u.hex || out.has(to)) continue
        const step = unitStep(s, u, to)
        if (!step.ok) continue
        const longer = [...path, to]
        out.set(to, { path: longer, barred: bars(s, light, to) })
        if (!step.ends && !stops(s, at, to)) next.push({ at: to, path: longer })
      }
    ring = next
  }
  return out
}
/** Every hex that a leader alone (or leaving his unit) may end in, with a shortest path. */
export function leaderPaths(s: CcSeen, l: Leader): ReadonlyMap<string, Path> {
  const out = new Map<string, Path>()
  const seen = new Set([l.hex!])
  let ring: { readonly at: string; readonly path: readonly string[] }[] = [{ at: l.hex!, path: [] }]
  for (let n = 0; n < LEADER_MOVE && ring.length > 0; n++) {
    const next: typeof ring = []
    for (const { at, path } of ring)
      for (const to of nearOf(s.map, at)) {
        if (seen.has(to)) continue
        const step = leaderStep(s, l, to)
        if (!step.ok) continue
        seen.add(to)
        const longer = [...path, to]
        if (step.ends) out.set(to, { path: longer, barred: false })
        if (!stops(s, at, to)) next.push({ at: to, path: longer })
      }
    ring = next
  }
  return out
}
/** Whether that very path may be gone: step by step, within the range, stopping where it must. */
export function walks(s: CcSeen, u: Unit, path: readonly string[]): boolean {
  if (path.length === 0 || path.length > rangeOfMove(s, u).far) return false
  let at = u.hex!
  return path.every((to, i) => {
    const step = nearOf(s.map, at).includes(to) && to !== u.hex ? unitStep(s, u, to) : null
    const more = i < path.length - 1
    const good = step?.ok && !(more && (step.ends || stops(s, at, to)))
    at = to
    return good
  })
}
export function leaderWalks(s: CcSeen, l: Leader, path: readonly string[]): boolean {
  if (path.length === 0 || path.length > LEADER_MOVE) return false
  let at = l.hex!
  return path.every((to, i) => {
    const step = nearOf(s.map, at).includes(to) ? leaderStep(s, l, to) : null
    const more = i < path.length - 1
    const good = step?.ok && (more ? !stops(s, at, to) : step.ends)
    at = to
    return good
  })
}
/** Who may still move: ordered, not moved, out of square. */
export const mayMove = (s: CcSeen, u: Unit): boolean =>
  s.phase === 'move' && u.seat === s.active && u.hex !== null && u.use.ordered && !u.use.done && rangeOfMove(s, u).far > 0
/** Leaving by an exit: a hex of movement left while standing in an exit hex. */
export function mayExit(s: CcSeen, u: Unit): boolean {
  if (s.phase !== 'move' || u.seat !== s.active || !u.use.ordered || u.use.done || u.hex === null) return false
  const exits = (s.rules.exits ?? []).filter(e => e.seat === u.seat && (!e.only || specOf(u).arm === e.only))
  if (exits.length === 0) return false
  const far = rangeOfMove(s, u).far
  if (exits.some(e => e.hexes.includes(u.hex!)) && far >= 1) return true
  return exitPath(s, u) !== null
}
/** The way to an exit hex from which it may leave in the same move. */
export function exitPath(s: CcSeen, u: Unit): readonly string[] | null {
  const hexes = (s.rules.exits ?? [])
    .filter(e => e.seat === u.seat && (!e.only || specOf(u).arm === e.only))
    .flatMap(e => e.hexes)
  const far = rangeOfMove(s, u).far
  if (hexes.includes(u.hex!)) return far >= 1 ? [] : null
  for (const [hex, { path }] of pathsOf(s, u)) {
    if (!hexes.includes(hex) || path.length >= far || leaderAt(s, hex)) continue
    if (!stops(s, path[path.length - 2] ?? u.hex!, hex)) return path
  }
  return null
}
