/** 3.2.5, 4.0: markers that a side may choose from. */
import type { Commander, SbSeen, Side } from '../state'
import { battalionsUnder, inHandOf } from './command'

export const GROUP = 'co:'
/** Counters of a battalion that could be activated now: on the map, or due from off it. */
export const usable = (s: SbSeen, battalion: string): boolean =>
  s.battalions[battalion]!.counters.some(id => {
    const u = s.units[id]!
    return u.place === 'map' || (u.place === 'reserve' && u.enters !== null && u.enters.turn <= s.turn)
  })
/** Battalions led by somebody, which may be activated by themselves. */
export const battalionMarkers = (s: SbSeen, seat: Side): readonly string[] =>
  Object.values(s.battalions)
    .filter(b => b.seat === seat && b.commander !== null && usable(s, b.id))
    .map(b => b.id)
/** 4.0.1, 4.0.2: regiments and brigades whose commanders are all in command. */
export const groupMarkers = (s: SbSeen, seat: Side): readonly string[] =>
  Object.values(s.commanders)
    .filter(c => c.seat === seat && c.class === 'CO' && c.place === 'map' && c.inCommand)
    .filter(c => {
      const under = battalionsUnder(s, c.id).filter(b => usable(s, b.id))
      return under.length > 1 && under.every(b => s.commanders[b.commander!]!.inCommand)
    })
    .map(c => GROUP + c.id)
/** Battalions that a marker activates. */
export const covered = (s: SbSeen, marker: string): readonly string[] =>
  marker.startsWith(GROUP) ? battalionsUnder(s, marker.slice(GROUP.length)).map(b => b.id) : [marker]

/** Whose order a marker turns up: the CO's of a group marker, else that of who has the battalion in hand. */
export const markerLeader = (s: SbSeen, marker: string): Commander | null =>
  marker.startsWith(GROUP) ? (s.commanders[marker.slice(GROUP.length)] ?? null) : inHandOf(s, s.battalions[marker]!)
