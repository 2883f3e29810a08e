/**
 * Quadrato, no. 25: two bases of line infantry or more, back to back, declared when their side moves. They stand in files of two or
 * three, one touching the other behind it, and the files side by side; the last of each file turns about.
 */
import { aboutFace, poseOf, toLocal } from '../../../geometry/footprint'
import { quantisePose } from '../../../geometry/tolerance'
import { turnBetween } from '../../../geometry/trig'
import type { Pose, Refusal } from '../../contract'
import type { RadSeen, Unit } from '../state'
import { wholeMoveRefusals } from './block'
import { bodyOf, gapOf, isFoot, isLight, ofSide } from './bodies'
import { TOUCH } from './contact'
import { ASIDE, ASKEW, ranksBehind } from './ranks'

const CLAUSE = 'Quadrato'

/** Whether two bases stand shoulder to shoulder: touching, dressed, facing the same way. */
function beside(seen: RadSeen, a: Unit, b: Unit): boolean {
  const [x, y] = [bodyOf(seen, a), bodyOf(seen, b)]
  if (!x || !y || Math.abs(turnBetween(x.facing, y.facing)) > ASKEW || gapOf(x, y, ASIDE) > TOUCH) return false
  const [along, ahead] = toLocal(x, y.front)
  return Math.abs(ahead) <= ASIDE && Math.abs(along) > x.width / 2
}

/** The files that some bases stand in, each from its head to its rear. */
function filesOf(seen: RadSeen, all: readonly Unit[]): readonly (readonly Unit[])[] {
  const within = (u: Unit) => all.some(x => x.id === u.id)
  const behind = new Map<string, readonly Unit[]>()
  for (const u of all) {
    const ranks = ranksBehind(seen, u)
    const gap = ranks.findIndex(r => !within(r))
    behind.set(u.id, gap < 0 ? ranks : ranks.slice(0, gap))
  }
  const heads = all.filter(u => !all.some(x => behind.get(x.id)!.some(r => r.id === u.id)))
  return heads.map(h => [h, ...behind.get(h.id)!])
}

/** What speaks against a square of these bases, the one that declares it first. */
export function squareRefusals(seen: RadSeen, all: readonly Unit[]): Refusal[] {
  const out: Refusal[] = []
  for (const u of all) {
    out.push(...wholeMoveRefusals(seen, u))
    if ((u.arm !== 'line' && u.arm !== 'light') || isLight(u)) out.push({ code: 'square/not-these', clause: CLAUSE, at: u.id })
    if (u.inside !== null) out.push({ code: 'square/inside', clause: CLAUSE, at: u.id })
    if (u.disordered) out.push({ code: 'square/disordered', clause: CLAUSE, at: u.id })
  }
  const [first, ...rest] = filesOf(seen, all)
  const at = all[0]!.id
  const file = first ?? [all[0]!]
  if (file.length < 2) out.push({ code: 'square/not-behind', clause: CLAUSE, at, with: { other: all[1]!.name } })
  const joined = [file]
  for (let left = rest; left.length > 0; ) {
    const next = left.find(f => joined.some(j => beside(seen, j[0]!, f[0]!)))
    if (!next || next.length < 2) {
      const alone = (next ?? left[0]!)[0]!
      if (file.length >= 2) out.push({ code: 'square/not-joined', clause: CLAUSE, at, with: { other: alone.name } })
      break
    }
    joined.push(next)
    left = left.filter(f => f !== next)
  }
  return out
}

/** The last base of each file: it turns about where it stands. */
export const turningAbout = (seen: RadSeen, all: readonly Unit[]): readonly Unit[] =>
  filesOf(seen, all).map(f => f[f.length - 1]!)
export const turnedAbout = (seen: RadSeen, mate: Unit): Pose => quantisePose(poseOf(aboutFace(bodyOf(seen, mate)!)))

/**
 * The squares that a base at the head of its file could form now, smallest first, each as the bases that stand in it besides: its file
 * by twos and threes, and its file with the one at its right hand.
 */
export function squaresFor(seen: RadSeen, unit: Unit): readonly (readonly Unit[])[] {
  const ranks = ranksBehind(seen, unit)
  if (ranks.length === 0) return []
  const right = ofSide(seen, unit.seat).find(
    u => u.id !== unit.id && isFoot(u) && beside(seen, unit, u) && toLocal(bodyOf(seen, unit)!, u.pose!.front)[0] > 0,
  )
  const second = right ? ranksBehind(seen, right)[0] : undefined
  return [
    ranks.slice(0, 1),
    ...(ranks.length > 1 ? [ranks] : []),
    ...(right && second ? [[ranks[0]!, right, second]] : []),
  ].filter(mates => squareRefusals(seen, [unit, ...mates]).length === 0)
}
