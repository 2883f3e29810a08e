/** Mischia: which bases meet in a melee, and with how many dice each side rolls. */
import { gapCm } from '../../../geometry/gap'
import { standsIn } from '../../../geometry/sweep/sweep'
import { CONTACT } from '../../../geometry/tolerance'
import type { RadSeen, Side, Unit } from '../state'
import { POSITION_ELSE, POSITION_STONE } from '../tables'
import { blockOf, bodyOf, enemiesOf, inOneSquare, squareOf } from './bodies'
import { contactsOf, frontageOn, type SideMet, sideMet } from './contact'
import { groundMap, levelOf, standsOn } from './ground'
import { meleeDice } from './meleeDice'
import { ranksBehind } from './ranks'

export interface Melee {
  /** The main base of the side that is activated, and the enemy's. */
  readonly own: Unit
  readonly enemy: Unit
  readonly ownSupport: readonly Unit[]
  readonly enemySupport: readonly Unit[]
}

const free = (u: Unit): boolean => !u.use.fought

/** Enemy bases in contact with one of the activated side that have not fought in this activation: each is a melee to be fought. */
export function meleesLeft(seen: RadSeen, active: Side): Unit[] {
  return enemiesOf(seen, active).filter(e => free(e) && contactsOf(seen, e).some(free))
}

/** The main bases have most of their front on the enemy; the others that touch a main base support. */
export function meleeOf(seen: RadSeen, active: Side, enemy: Unit): Melee | null {
  const foes = contactsOf(seen, enemy).filter(u => free(u) && u.seat === active)
  if (foes.length === 0) return null
  const body = bodyOf(seen, enemy)!
  const front = (u: Unit) => {
    const own = bodyOf(seen, u)!
    // Of who did not come himself, what of the enemy's front lies on him counts.
    return u.attacking ? frontageOn(own, body) : frontageOn(body, own)
  }
  const own = [...foes].sort((p, q) => front(q) - front(p) || (p.id < q.id ? -1 : 1))[0]!
  // Who stands in a square that rolls its sum has his part in that: he does not support it as well.
  const helps = (main: Unit, foe: Unit) => (u: Unit) =>
    u.id !== main.id && fights(u) && !(sums(main, foe) && inOneSquare(seen, main, u))
  const ownSupport = foes.filter(helps(own, enemy))
  const enemySupport = contactsOf(seen, own).filter(u => free(u) && u.seat === enemy.seat && helps(enemy, own)(u))
  return { own, enemy, ownSupport, enemySupport }
}
const fights = (u: Unit): boolean => u.arm !== 'train'

/** The side on which a main base is met; a base in a block or a square has no flank or rear, nor one that is not attacked. */
export function metOn(seen: RadSeen, by: Unit, unit: Unit): SideMet {
  if (!by.attacking || unit.inside !== null || unit.square !== null) return 'front'
  return sideMet(bodyOf(seen, by)!, bodyOf(seen, unit)!)
}

/** The side on which a main base is met by all who attack it, supporters too: the worst of them is what shakes it. */
export function metByAll(seen: RadSeen, by: readonly Unit[], unit: Unit): SideMet {
  const sides = by.map(u => metOn(seen, u, unit))
  return sides.includes('rear') ? 'rear' : sides.includes('flank') ? 'flank' : 'front'
}

/** no. 21, R-13: dice of who is attacked where he has the ground for himself; the best of them counts. */
export function positionOf(seen: RadSeen, unit: Unit, by: Unit): 0 | 1 | 2 {
  if (seen.options.radPosition === false || unit.attacking) return 0
  const block = blockOf(seen, unit.inside)
  if (block) return unit.settled ? POSITION_STONE : 0
  const own = bodyOf(seen, unit)!
  const foe = bodyOf(seen, by)!
  for (const g of groundMap(seen.ground).cover) {
    const between = gapCm(own, { polygon: g.outline }) <= CONTACT * 2 && gapCm(foe, { polygon: g.outline }) <= CONTACT * 2
    if (between) return g.cover === 'masonry' ? POSITION_STONE : POSITION_ELSE
  }
  if (standsOn(seen, own, 'wood')) return POSITION_ELSE
  if (levelOf(seen, own) > levelOf(seen, foe)) return POSITION_ELSE
  const stream = groundMap(seen.ground).parts.some(p => p.piece.kind === 'stream' && standsIn(foe, p.obstacle, CONTACT))
  return stream ? POSITION_ELSE : 0
}

/** A square against cavalry rolls the sum of its bases (Quadrato). */
export const sums = (unit: Unit, by: Unit): boolean => unit.square !== null && by.arm === 'cavalry'

/** Dice of one side. `met`: on which side of the enemy this side's main base came; `disordered` as it is when the dice are rolled. */
export function diceOf(seen: RadSeen, unit: Unit, foe: Unit, supporters: readonly Unit[], met: SideMet, disordered: boolean) {
  const ranks = (1 + ranksBehind(seen, unit).length) as 1 | 2 | 3
  const mates = sums(unit, foe) ? squareOf(seen, unit) : [unit]
  const half = seen.options.radSupport !== 'dice'
  const got = meleeDice({
    value: mates.reduce((t, u) => t + u.value, 0),
    losses: mates.reduce((t, u) => t + u.losses, 0),
    disordered: disordered && seen.options.radMeleeDisorder !== false,
    impetus: unit.use.impetus && !disordered && unit.losses === 0,
    rear: met === 'rear',
    ranks: unit.square !== null ? 1 : ranks,
    position: positionOf(seen, unit, foe),
    supporters: half ? supporters.map(u => ({ value: Math.max(u.losses, u.value), losses: u.losses })) : [],
  })
  if (half || supporters.length === 0) return got
  const more = supporters.length === 1 ? 2 : 3
  return { dice: got.dice + more, working: [...got.working, { clause: 'Mischia', label: 'supporter', amount: more }] }
}
