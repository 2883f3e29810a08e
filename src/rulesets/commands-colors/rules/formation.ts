/** Macdonald's formation (319): members linked by a chain to the one with its leader are ordered as one and step one hex at most. */
import { nearOf } from '../board'
import type { CcSeen, Unit } from '../state'
import { ofSide, unitAt } from './where'

/** The members that a chain of members links to the one with the leader; none where he is lost or has left. */
export function formed(s: CcSeen): ReadonlySet<string> {
  const lead = s.rules.formation ? s.leaders[`a/L/${s.rules.formation.leader}`] : undefined
  if (lead?.hex === null && s.options.formationLeaderLoss === 'stays') return largest(s)
  const head = lead && lead.hex !== null ? unitAt(s, lead.hex) : null
  return head?.member && head.leader === lead!.id ? chainOf(s, head) : new Set()
}
/** With its leader lost it stays together where it is played so: the largest chain of members, of two alike that of the first unit. */
function largest(s: CcSeen): ReadonlySet<string> {
  let best: ReadonlySet<string> = new Set()
  for (const u of ofSide(s, 'a').filter(x => x.member && !best.has(x.id))) {
    const chain = chainOf(s, u)
    if (chain.size > best.size) best = chain
  }
  return best
}
function chainOf(s: CcSeen, head: Unit): ReadonlySet<string> {
  const out = new Set<string>()
  const open: Unit[] = [head]
  out.add(head.id)
  while (open.length > 0) {
    const u = open.pop()!
    for (const n of nearOf(s.map, u.hex!)) {
      const v = unitAt(s, n)
      if (!v?.member || out.has(v.id)) continue
      out.add(v.id)
      open.push(v)
    }
  }
  return out
}
/** Members that the chain no longer reaches. */
export function fallenOut(s: CcSeen): readonly Unit[] {
  const all = ofSide(s, 'a').filter(u => u.member)
  if (all.length === 0) return all
  const chain = formed(s)
  return all.filter(u => !chain.has(u.id))
}
