/** Set-up, orders, markers, coming back: what is done before and after the activations. */

import { ORDERS } from '../kinds'
import { inHandOf } from '../rules/command'
import { entryCost } from '../rules/cost'
import { battalionMarkers, covered, groupMarkers } from '../rules/sealed'
import { fits } from '../rules/stack'
import { at, board, bottom } from '../rules/where'
import { play } from '../stages/draw'
import { mayReturn, returned, returnHex } from '../stages/turn'
import type { Commander, SbSeen, Side } from '../state'
import { fine, found, type Handler, impossible, isDir, isText, notNow, type Of, unitOf } from './handler'

export const columnOf = (hex: string): number => Number(hex.slice(0, 2))

export const put: Handler<Of<'put'>> = {
  shape: c => isText(c.unit) && isText(c.hex) && isDir(c.facing),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['setUp'])
    if (not) return not
    const u = unitOf(seen, c.unit)
    const zone = seen.zones[seat]
    if (!u || u.seat !== seat || !zone || (u.place !== 'hand' && u.place !== 'map')) return impossible('unit/unknown')
    if (!board(seen).cell(c.hex)) return impossible('hex/unknown')
    if (entryCost(board(seen), c.hex, u).cost === null) return impossible('move/forbidden', '5.5', u.id)
    const there = at(seen, c.hex).filter(x => x.id !== u.id)
    if (there.some(x => x.seat !== seat)) return impossible('move/enemy-there', '5.0', u.id)
    const out = columnOf(c.hex) < zone[0] || columnOf(c.hex) > zone[1]
    const full = !fits([...there, { ...u, road: false }])
    return found([
      ...(out ? [{ code: 'place/out-of-zone', clause: '2.10', at: u.id }] : []),
      ...(full ? [{ code: 'stack/full', clause: '5.3', at: u.id }] : []),
    ])
  },
  act(story, _seat, c) {
    const s = story.state
    const u = story.unit(c.unit)
    const made = { place: 'map', hex: c.hex, facing: c.facing, rank: bottom(s, c.hex) } as const
    // A battalion's commander comes with the first of his counters.
    const leader = inHandOf(s, s.battalions[u.battalion]!)
    const chain: { [id: string]: Partial<Commander> } = {}
    for (
      let x = leader;
      x !== null && x.place === 'reserve' && x.enters === null;
      x = x.under === null ? null : s.commanders[x.under]!
    )
      chain[x.id] = { place: 'map', hex: c.hex }
    story.add({ type: 'Placed', unit: u.id, hex: c.hex }, { units: { [u.id]: made }, commanders: chain })
  },
}

const commanderOf = (seen: SbSeen, id: string): Commander | null =>
  Object.hasOwn(seen.commanders, id) ? seen.commanders[id]! : null

export const order: Handler<Of<'order'>> = {
  shape: c => isText(c.commander) && (ORDERS as readonly unknown[]).includes(c.order),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, seen.rules.initialOrders ? ['orders', 'setUp'] : ['orders'])
    if (not) return not
    const who = commanderOf(seen, c.commander)
    if (seen.phase === 'setUp') return who?.seat === seat ? fine : impossible('commander/unknown')
    if (!who || who.seat !== seat || who.place !== 'map') return impossible('commander/unknown')
    if (!who.inCommand) return impossible('commander/out-of-command', '3.1')
    if (who.reiterated) return impossible('order/reiterated', '4.1.1')
    return fine
  },
  act(story, seat, c) {
    // 3.2.4: initial orders lie open.
    if (story.state.phase === 'setUp') {
      const { commander, order } = c
      story.add({ type: 'InitialOrder', commander, order }, { commanders: { [commander]: { order } } })
      return
    }
    story.add({ type: 'Ordered', seat, commander: c.commander }, { commanders: { [c.commander]: { issued: c.order } } })
  },
}

const markersOf = (seen: SbSeen, seat: Side): readonly string[] => [...battalionMarkers(seen, seat), ...groupMarkers(seen, seat)]
export const marker: Handler<Of<'marker'>> = {
  shape: c => isText(c.marker) && typeof c.in === 'boolean',
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['markers'])
    if (not) return not
    if (!markersOf(seen, seat).includes(c.marker)) return impossible('marker/unknown', '4.0')
    return seen.markers[seat].includes(c.marker) === c.in ? impossible('marker/as-it-is', '4.0') : fine
  },
  act(story, seat, c) {
    const s = story.state
    // Each battalion once at most, by itself or under a regiment or brigade.
    const same = new Set(covered(s, c.marker))
    const rest = s.markers[seat].filter(m => m !== c.marker && !(c.in && covered(s, m).some(b => same.has(b))))
    const own = [...rest, ...(c.in ? [c.marker] : [])].sort()
    story.add({ type: 'MarkerSet', seat }, { now: { markers: { ...s.markers, [seat]: own } } })
  },
}

export const firstMarker: Handler<Of<'firstMarker'>> = {
  shape: c => isText(c.marker),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['first'])
    if (not) return not
    return seen.cup.some(m => m.seat === seat && m.marker === c.marker) ? fine : impossible('marker/unknown', '4.0')
  },
  act: (story, seat, c, dice) => play(story, seat, c.marker, true, dice),
}

/** The commander who has just not taken up his order; of several those before who have not reiterated one yet. */
export function refusing(s: SbSeen, seat: Side): Commander | undefined {
  const refused = Object.values(s.commanders).filter(x => x.seat === seat && x.revealed && x.issued !== null)
  return refused.find(x => !x.reiterated) ?? refused[0]
}
export const reiterate: Handler<Of<'reiterate'>> = {
  shape: c => typeof c.keep === 'boolean',
  judge: (seen, seat) => notNow(seen, seat, ['refused']) ?? fine,
  act(story, seat, c) {
    const who = refusing(story.state, seat)
    const made = who ? { [who.id]: c.keep ? { reiterated: true } : { reiterated: false, issued: null } } : {}
    story.add(
      { type: 'Reiterated', commander: who?.id ?? '', kept: c.keep },
      { commanders: made, now: { phase: 'activate', waiting: [seat] } },
    )
  },
}

export const comeBack: Handler<Of<'return'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['returns'])
    if (not) return not
    return mayReturn(seen, seat).some(u => u.id === c.unit) ? fine : impossible('return/not-this', '7.2')
  },
  act(story, _seat, c) {
    const u = story.unit(c.unit)
    const hex = returnHex(story.state, u)
    if (hex !== null) story.add({ type: 'Returned', unit: u.id, hex }, { units: returned(story.state, u, hex) })
  },
}
