/** What lies over the ground all the time: charges, rides, points behind, where reinforcements come on, zones of set-up. */

import type { Overlay, Phrase, Point } from '../../contract'
import { middleOf } from '../rules/bodies'
import { goalOf } from '../rules/couriers'
import { zoneFor } from '../rules/deploy'
import { type OoView, SIDES } from '../state'
import { flightOverlays } from './flight'

export function overlays(view: OoView): Overlay[] {
  const out: Overlay[] = flightOverlays(view)
  for (const u of Object.values(view.units)) {
    const target = u.use.charge ? view.units[u.use.charge.target] : null
    const from = middleOf(u)
    const to = target ? middleOf(target) : null
    if (from && to)
      out.push({
        id: `charge/${u.id}`,
        kind: 'line',
        tone: 'target',
        seat: u.seat,
        points: [from, to],
        text: { code: 'overlay.charge' },
      })
  }
  for (const c of Object.values(view.couriers)) {
    const goal = goalOf(view, c.to)
    if (goal)
      out.push({
        id: `ride/${c.id}`,
        kind: 'line',
        tone: 'note',
        seat: c.seat,
        points: [c.at, goal],
        text: { code: 'overlay.courier', with: { turn: c.arrives } },
      })
  }
  for (const seat of SIDES) {
    const retreat = (id: string, centre: Point, text: Phrase): Overlay => ({
      id,
      kind: 'circle',
      tone: 'note',
      seat,
      centre,
      radius: 1.5,
      text,
    })
    const at = view.sides[seat].retreat
    if (at) out.push(retreat(`retreat/${seat}`, at, { code: 'overlay.retreat' }))
    for (const b of Object.values(view.brigades)) {
      if (b.seat !== seat) continue
      if (b.retreat) out.push(retreat(`retreat/${b.id}`, b.retreat, { code: 'overlay.retreatOf', with: { brigade: b.name } }))
      if (b.arrives && b.units.some(u => view.units[u]?.place === 'reserve'))
        out.push({
          id: `arrives/${b.id}`,
          kind: 'region',
          tone: 'note',
          seat,
          polygon: b.arrives.zone,
          minor: true,
          text: { code: 'overlay.arrives', with: { brigade: b.name, turn: b.arrives.turn } },
        })
    }
    const zone = view.sides[seat].zone
    if (zone && (view.phase === 'deploy' || view.phase === 'terrain')) {
      out.push({ id: `zone/${seat}`, kind: 'region', tone: 'note', seat, polygon: zone, text: { code: 'overlay.zone' } })
      for (const b of Object.values(view.brigades).filter(b => b.seat === seat && b.forward)) {
        const text = { code: 'overlay.zoneOf', with: { brigade: b.name } }
        out.push({
          id: `zone/${b.id}`,
          kind: 'region',
          tone: 'note',
          seat,
          polygon: zoneFor(view, seat, b.id)!,
          minor: true,
          text,
        })
      }
    }
  }
  return out
}
