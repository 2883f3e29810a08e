/** 8: fire at the best target: the highest number against what a hit is worth; all who chose the same enemy fire together. */
import type { UnitId } from '../../contract'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { ofSeat } from '../rules/bodies'
import { opportunityShot } from '../rules/fire/opportunity'
import { type FireShot, shotsOf } from '../rules/fire/shot'
import type { OoSeen, Side } from '../state'
import { shotWorth } from './odds'

/** Below this number a shot of opportunity is kept for the phase of fire. */
const OPPORTUNITY = 40

/** The next fire of a side, judged; null: nobody has anything to fire at. */
export function nextFire(seen: OoSeen, seat: Side): OoCommand | null {
  const chosen = new Map<UnitId, { readonly shots: FireShot[]; worth: number }>()
  for (const unit of ofSeat(seen, seat)) {
    if (unit.use.fired !== null || unit.weapon === 'none') continue
    let best: FireShot | null = null
    let most = 0
    for (const shot of shotsOf(seen, unit)) {
      if (shot.refusals.length > 0) continue
      const worth = shotWorth(seen, seen.units[shot.target]!, shot)
      if (best === null || worth > most) {
        best = shot
        most = worth
      }
    }
    if (!best) continue
    const group = chosen.get(best.target) ?? { shots: [], worth: 0 }
    group.shots.push(best)
    group.worth += most
    chosen.set(best.target, group)
  }
  const groups = [...chosen].sort(([x, a], [y, b]) => b.worth - a.worth || (x < y ? -1 : 1))
  for (const [target, { shots }] of groups) {
    const all = fireOf(target, shots)
    if (judge(seen, seat, all).kind === 'ok') return all
    for (const shot of shots) {
      const one = fireOf(target, [shot])
      if (judge(seen, seat, one).kind === 'ok') return one
    }
  }
  return null
}
function fireOf(target: UnitId, shots: readonly FireShot[]): OoCommand {
  const sides = Object.fromEntries(shots.flatMap(s => (s.side === null ? [] : [[s.unit, s.side]])))
  const by = shots.map(s => s.unit)
  return Object.keys(sides).length > 0 ? { type: 'fire', target, by, sides } : { type: 'fire', target, by }
}

/** 8.9: the answer to a move that was shown: those fire who have a fair chance; the others let it pass. */
export function answerMove(seen: OoSeen, seat: Side): OoCommand | null {
  const { interrupt } = seen
  if (!interrupt) return null
  const good = interrupt.firers.filter(place => {
    const shot = seen.units[place.unit]?.seat === seat ? opportunityShot(seen, interrupt.mover, place) : null
    return shot !== null && shot.refusals.length === 0 && shot.value >= OPPORTUNITY
  })
  const all: OoCommand = { type: 'opportunityFire', by: good.map(p => p.unit) }
  if (judge(seen, seat, all).kind === 'ok') return all
  const none: OoCommand = { type: 'opportunityFire', by: [] }
  return judge(seen, seat, none).kind === 'ok' ? none : null
}
