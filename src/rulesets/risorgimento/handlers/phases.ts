/** What ends a phase, and rulings. */
import type { RulingCommand } from '../../contract'
import { actingOrder, groups } from '../rules/active'
import { owes } from '../rules/duty'
import { applied, checkRuling } from '../rulings'
import type { Commander, Counter, SbSeen, Side } from '../state'
import { fine, found, type Handler, impossible, notNow, type Of } from './handler'

/** The first counter that Attack still binds, of those that may be activated. */
function owing(s: SbSeen): Counter | null {
  for (const g of groups(s)) for (const u of g.units) if (owes(s, u, actingOrder(s, u))) return u
  return null
}

export const endPhase: Handler<Of<'endPhase'>> = {
  shape: () => true,
  judge(seen, seat) {
    const not = notNow(seen, seat, [
      'setUp',
      'officers',
      'orders',
      'markers',
      'activate',
      'officersBack',
      'arrivals',
      'returns',
      'attach',
    ])
    if (not) return not
    if (seen.phase === 'setUp' && Object.values(seen.units).some(u => u.seat === seat && u.place === 'hand'))
      return found([{ code: 'setup/in-hand', clause: '2.10' }])
    if (seen.phase === 'activate') {
      const who = owing(seen)
      return found(who ? [{ code: 'order/attack', clause: '3.2.1', at: who.id }] : [])
    }
    return fine
  },
  act(story, seat) {
    const s = story.state
    const waiting = s.waiting.filter(w => w !== seat)
    switch (s.phase) {
      case 'setUp':
        story.add({ type: 'SetUpDone', seat }, { now: { waiting } })
        break
      case 'orders':
        story.add({ type: 'OrdersSealed', seat }, { commanders: sealed(s, seat), now: { waiting } })
        break
      case 'markers':
        story.add({ type: 'MarkersSealed', seat, count: s.markers[seat].length }, { now: { waiting } })
        break
      case 'officers':
      case 'officersBack':
      case 'arrivals':
      case 'attach':
      case 'returns':
        story.add({ type: 'Passed', by: seat }, { now: { waiting } })
        break
      default:
        story.add({ type: 'ActivationEnded', seat }, { now: { active: null, acting: null, waiting: [] } })
    }
  },
}
/** Every commander in command has an order for the turn: the one that he has, where none was given. */
function sealed(s: SbSeen, seat: Side): { [id: string]: Partial<Commander> } {
  const out: { [id: string]: Partial<Commander> } = {}
  for (const c of Object.values(s.commanders))
    if (c.seat === seat && c.place === 'map' && c.inCommand && c.issued === null) out[c.id] = { issued: c.order }
  return out
}

export const ruling: Handler<RulingCommand> = {
  shape: c => typeof c.why === 'string' && Array.isArray(c.set),
  judge: (seen, _seat, c) => (checkRuling(seen, c.set) ? fine : impossible('ruling/unknown')),
  act: (story, seat, c) => void story.add({ type: 'RulingMade', by: seat, why: c.why }, applied(story.state, c.set)),
}
