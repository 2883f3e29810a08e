/** 5.4.1: points of strength go from one company of skirmishers to another of the same hex. */
import { exchanges } from '../rules/exchange'
import { at } from '../rules/where'
import { scatter } from '../stages/loss'
import { offerFire } from '../stages/react'
import type { Counter } from '../state'
import { EXCHANGE } from '../tables'
import { found, type Handler, impossible, isText, notNow, type Of } from './handler'
import { endGroup, mustGoOn } from './move'

export const exchange: Handler<Of<'exchange'>> = {
  shape: c => isText(c.from) && isText(c.to) && Number.isInteger(c.points) && (c.points as number) > 0,
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const may = exchanges(seen, seen.acting!).some(e => e.from === c.from && e.to === c.to && e.points === c.points)
    if (!may) return impossible('exchange/cannot', '5.4.1')
    return found(mustGoOn(seen, seen.acting!) ? [{ code: 'stack/full', clause: '5.3' }] : [])
  },
  act(story, _seat, c) {
    const a = story.state.acting!
    const hex = a.hex!
    const top = at(story.state, hex)[0]?.id
    const [from, to] = [story.unit(c.from), story.unit(c.to)]
    const paid = (u: Counter) => (a.units.includes(u.id) ? { left: u.left - EXCHANGE } : {})
    const gone = from.losses + c.points >= from.sp
    const units = {
      [from.id]: gone ? scatter(from) : { losses: from.losses + c.points, ...paid(from) },
      [to.id]: { losses: to.losses - c.points, ...paid(to) },
    }
    const left = a.units.filter(id => !(gone && id === from.id))
    story.add(
      { type: 'Exchanged', from: from.id, to: to.id, points: c.points },
      { units, now: { acting: { ...a, units: left, moved: true, run: null } } },
    )
    if (left.length === 0) endGroup(story)
    // 6.0: another counter on top of the stack draws fire as a change of order does.
    else if (at(story.state, hex)[0]?.id !== top) offerFire(story, hex)
  },
}
