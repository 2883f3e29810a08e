/** Who must act, and on what: only what both know is asked for it. */
import type { Seat } from '../contract'
import { askedFight, tableFight } from './handlers/battle'
import { other, SIDES, type Side } from './kinds'
import { chooser, manoeuvring } from './stages/manoeuvre'
import type { CampSeen } from './state'

type Wait = { readonly seat: Seat; readonly what: string }
export function awaiting(s: CampSeen): readonly Wait[] {
  if (s.ended) return []
  const what = `camp_${s.phase}`
  const who = (seats: readonly (Side | null)[]): readonly Wait[] => seats.filter(x => x !== null).map(seat => ({ seat, what }))
  switch (s.phase) {
    case 'initiative':
      return who(SIDES.filter(x => !s.rolled[x]))
    case 'weather':
      return who([s.first])
    case 'contact':
      return who(SIDES.filter(x => s.contact?.sealed[x] === false))
    case 'battle': {
      const f = manoeuvring(s)
      if (f) return who([chooser(f)])
      return who(SIDES.filter(x => askedFight(s)?.said[x] === false))
    }
    case 'table': {
      const f = tableFight(s)
      if (f?.proposal) return who(SIDES.filter(x => f.proposal!.by !== x))
      // who has written his result waits, unless the other would rather have it fought on the map
      return who(SIDES.filter(x => f?.said[x] === false && (!f.wrote[x] || f.said[other(x)])))
    }
    case 'siege':
      // between two events of one command a siege may be over that was asked about
      return who([(s.asking && s.sieges[s.asking]?.seat) || null])
    case 'retreat':
      return who([s.beaten[0]?.seat ?? null])
    default:
      return who([s.active])
  }
}
