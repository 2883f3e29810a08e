/**
 * What a seat may see: everything but the other side's sealed orders and the markers it has chosen, of which the number shows. A
 * spectator sees neither side's. The one place that hides.
 */
import type { Viewer } from '../contract'
import type { SbEvent } from './events'
import { type Commander, type SbState, type SbView, SIDES } from './state'

const sees = (viewer: Viewer, seat: string): boolean => viewer === seat
/** An order that has been turned up, or is reiterated, lies open. */
const open = (c: Pick<Commander, 'revealed' | 'reiterated'>): boolean => c.revealed || c.reiterated

type Now = NonNullable<Exclude<SbEvent, { readonly type: 'DiceRolled' }>['now']>
function cutNow<N extends Now>(now: N, viewer: Viewer): N {
  const markers = now.markers
  const cup = now.cup
  return {
    ...now,
    ...(markers
      ? { markers: Object.fromEntries(SIDES.map(s => [s, sees(viewer, s) ? markers[s] : markers[s].map(() => '')])) }
      : {}),
    ...(cup ? { cup: cup.map(m => (sees(viewer, m.seat) ? m : { ...m, marker: '' })) } : {}),
  }
}

export function view(s: SbState, viewer: Viewer): SbView {
  const commanders: { [id: string]: Commander } = {}
  for (const [id, c] of Object.entries(s.commanders))
    commanders[id] = sees(viewer, c.seat) || c.issued === null || open(c) ? c : { ...c, issued: 'sealed' }
  return { ...s, ...cutNow({ markers: s.markers, cup: s.cup }, viewer), commanders, viewer }
}

/** An event as that viewer may know it. Choosing markers is told to nobody else. */
export function seenEvent(e: SbEvent, before: SbState, viewer: Viewer): SbEvent | null {
  if (e.type === 'DiceRolled') {
    const { after: _, ...rest } = e
    return rest
  }
  if ((e.type === 'MarkerSet' || e.type === 'Ordered') && !sees(viewer, e.seat)) return null
  const out = e.now ? { ...e, now: cutNow(e.now, viewer) } : e
  if (!e.commanders) return out
  const commanders = Object.fromEntries(
    Object.entries(e.commanders).map(([id, made]) => {
      const c = before.commanders[id]
      const after = { ...c, ...made } as Commander
      const hide = c && !sees(viewer, c.seat) && made.issued !== undefined && made.issued !== null && !open(after)
      return [id, hide ? { ...made, issued: 'sealed' as const } : made]
    }),
  )
  return { ...out, commanders }
}
