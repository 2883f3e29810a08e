/** One roll of battle dice at a target, and what it does: hits, leaders tested, flags to be answered. */
import type { Dice } from '../../../engine/dice'
import type { Term, UnitId } from '../../contract'
import { CLAUSE } from '../clauses'
import type { Why } from '../events'
import type { Face } from '../kinds'
import { hexOfId, targetOf } from '../rules/battle'
import { hitsOf, poolOf } from '../rules/dice'
import { specOf } from '../rules/where'
import type { Step } from '../state'
import type { Story } from '../story'
import { lose, roll } from './change'

export interface Roll {
  /** Who rolls, and at whom. */
  readonly unit: UnitId
  readonly target: UnitId
  readonly why: Why
  readonly melee: boolean
  readonly card: boolean
  readonly partner?: UnitId | null
  /** Only this symbol hits (retire and reform). */
  readonly only?: Face
  /** Lancers roll their flags anew. */
  readonly again: boolean
}
/** Rolls and lays the hits; the steps that follow from it come back, in their order. Null: no dice were left. */
export function strike(story: Story, r: Roll, dice: Dice): readonly Step[] | null {
  const s = story.state
  const u = story.unit(r.unit)
  const at = hexOfId(s, r.target)
  if (at === null) return null
  const target = targetOf(s, at)!
  const own = poolOf(s, u, target, r.melee, r.card)
  const gun = r.partner ? s.units[r.partner]! : null
  const joined = gun && gun.hex !== null ? poolOf(s, gun, target, true, true) : null
  const count = own.dice + (own.dice > 0 || r.why === 'square' ? (joined?.dice ?? 0) : 0)
  if (count === 0) return null
  const spec = specOf(u)
  const clause = r.melee ? CLAUSE.melee : CLAUSE.fire
  const first = roll(dice, count, clause, 'ccBattle', u.id)
  const hitUnit = s.units[r.target] ?? null
  const lance =
    r.again && spec.lancer && target.arm !== 'leader' && !(hitUnit && specOf(hitUnit).cuirass)
      ? first.filter(f => f === 'flag').length
      : 0
  const again = roll(dice, lance, CLAUSE.lancer, 'ccBattle', u.id)
  const faces = [...first, ...again]
  const counted = r.only
    ? { hits: faces.filter(f => f === r.only).length, flags: 0 }
    : hitsOf(faces, target.arm, r.melee, spec.noSaber)
  const fireAtLeader = !r.melee && target.arm === 'leader'
  const spared = !r.melee && hitUnit && specOf(hitUnit).cuirass && spec.arm === 'infantry' && counted.hits > 0 ? 1 : 0
  const hits = fireAtLeader ? (faces.filter(f => f === 'saber').length >= 2 ? 1 : 0) : counted.hits - spared
  const working: readonly Term[] = [
    ...own.working,
    ...(joined ? [{ clause: CLAUSE.combined, label: 'ccPartner', amount: joined.dice }] : []),
  ]
  story.add({
    type: 'Battled',
    unit: u.id,
    target: r.target,
    why: r.why,
    melee: r.melee,
    faces: first,
    again,
    hits,
    flags: counted.flags,
    working,
  })
  if (!hitUnit) return hitLeader(r.target, hits, r.melee)
  return hitOn(story, hitUnit.id, hits, counted.flags, r.why === 'square')
}
/** A leader alone: lost, or he must go back. */
function hitLeader(leader: UnitId, hits: number, melee: boolean): readonly Step[] {
  if (hits > 0) return [{ do: 'lost', leader }]
  return melee ? [{ do: 'escape', leader }] : []
}
function hitOn(story: Story, unit: UnitId, hits: number, flags: number, firm: boolean): readonly Step[] {
  const { leader } = story.unit(unit)
  const gone = lose(story, unit, hits)
  if (story.state.ended) return []
  const out: Step[] = []
  if (leader && hits > 0) out.push({ do: 'check', leader, gone })
  if (!gone && flags > 0) out.push({ do: 'flags', unit, count: flags, firm })
  return out
}
