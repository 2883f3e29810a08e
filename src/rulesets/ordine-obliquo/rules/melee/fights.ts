/**
 * 9.5 to 9.8: which melees there are, from the charges that have reached their enemies. Flank and rear go first, and with them all that
 * asks for no dice (9.7). A unit fights once in a turn: it stands in the middle of its melee when several fight it.
 */
import type { UnitId } from '../../../contract'
import type { Fight, FightKind } from '../../combat'
import { isOpenOrder } from '../../kinds'
import type { OoSeen, Side, Unit } from '../../state'
import { isGuns } from '../../units'
import { standing } from '../bodies'
import { touches } from '../chargeTargets'
import { comesOn, touching } from './closing'

/** 9.7: whether it comes upon flank or rear. A square and a garrison have none, nor do woods and broken ground to open order (9.4). */
export function uponFlank(seen: OoSeen, charger: Unit, target: Unit): boolean {
  if (!charger.use.charge?.flanking || target.formation === 'square' || target.village !== null) return false
  return !(isOpenOrder(charger.troop) && touches(seen, target, ['rough', 'wood']))
}

/** What becomes of a unit that these have reached. */
export function kindOf(seen: OoSeen, target: Unit, attackers: readonly Unit[]): FightKind {
  if (target.rout === 'routing' || target.flight?.stuck) return 'routed'
  const answers = attackers.some(a => target.use.charge?.target === a.id)
  if (isGuns(target) && target.formation !== 'limbered' && target.rout === 'retreating') return 'gunners'
  if (target.formation === 'limbered' || (target.formation === 'column' && !answers)) return 'caught'
  if (attackers.some(a => uponFlank(seen, a, target))) return 'flank'
  return isGuns(target) ? 'guns' : 'melee'
}

export const diced = (kind: FightKind): boolean => kind === 'melee' || kind === 'guns'

type Edge = { readonly from: Unit; readonly to: Unit; readonly n: number }
type Planned = Pick<Fight, 'target' | 'attackers' | 'kind'>

/** The contacts of this turn, in the order of the charges. */
function edges(seen: OoSeen): Edge[] {
  return standing(seen)
    .filter(u => u.use.charge !== null && comesOn(seen, u))
    .map(from => ({ from, to: seen.units[from.use.charge!.target]!, n: from.use.charge!.n }))
    .filter(e => touching(seen, e.from, e.to))
    .sort((a, b) => a.n - b.n)
}

/** Melees as they will be fought; the state must already hold every charger where it has closed. */
export function planFights(seen: OoSeen): Planned[] {
  const all = edges(seen)
  const out: Planned[] = []
  const broken = new Set<UnitId>()
  const targets = [...new Set(all.map(e => e.to))]
  for (const target of targets) {
    const attackers = all.filter(e => e.to === target).map(e => e.from)
    const kind = kindOf(seen, target, attackers)
    if (diced(kind)) continue
    broken.add(target.id)
    out.push({ target: target.id, attackers: attackers.map(a => a.id), kind })
  }
  // Who is broken so fights nobody; those who stand before him are engaged all the same.
  let rest = all.filter(e => !broken.has(e.to.id) && !broken.has(e.from.id))
  const busy = new Set<UnitId>(out.flatMap(f => f.attackers))
  rest = rest.filter(e => !busy.has(e.from.id) && !busy.has(e.to.id))
  while (rest.length > 0) {
    const centre = centreOf(rest)
    const mine = rest.filter(e => e.from.id === centre.id || e.to.id === centre.id)
    const foes = [...new Set(mine.map(e => (e.from.id === centre.id ? e.to : e.from)))]
    out.push({ target: centre.id, attackers: foes.map(f => f.id), kind: kindOf(seen, centre, foes) })
    const gone = new Set<UnitId>([centre.id, ...foes.map(f => f.id)])
    rest = rest.filter(e => !gone.has(e.from.id) && !gone.has(e.to.id))
  }
  return out
}

/** The one whom most fight; of several the target of the charge that was declared first. */
function centreOf(rest: readonly Edge[]): Unit {
  const count = (u: Unit) =>
    new Set(rest.flatMap(e => (e.from.id === u.id ? [e.to.id] : e.to.id === u.id ? [e.from.id] : []))).size
  const candidates = rest.flatMap(e => [e.to, e.from])
  return candidates.reduce((best, u) => (count(u) > count(best) ? u : best), candidates[0]!)
}

/** Who resolves a melee: the owner of one attacked by several, who names whom his hit strikes (9.8); else the first side. */
export function resolverOf(seen: Pick<OoSeen, 'units' | 'first'>, fight: Pick<Fight, 'target' | 'attackers' | 'kind'>): Side {
  const owner = seen.units[fight.target]?.seat as Side | undefined
  return diced(fight.kind) && fight.attackers.length > 1 && owner ? owner : (seen.first ?? 'a')
}

/** The melees that may be fought now: those without dice before the others (9.7). */
export function openFights(seen: Pick<OoSeen, 'fights'>): Fight[] {
  const left = seen.fights.filter(f => !f.done)
  const first = left.filter(f => !diced(f.kind))
  return first.length > 0 ? first : left
}
/** The seats that have a melee to resolve now. */
export const awaitedInMelee = (seen: Pick<OoSeen, 'units' | 'first' | 'fights'>): Side[] => [
  ...new Set(openFights(seen).map(f => resolverOf(seen, f))),
]
