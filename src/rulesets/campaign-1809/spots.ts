/** The points of the map as the table draws them: who holds each as far as the viewer knows, and who of his own stands there. */
import type { Phrase, Spot } from '../contract'
import { onTable } from './ground'
import { other, SIDES, type Side, sum, total } from './kinds'
import type { Place } from './scenario'
import type { CampView } from './state'

/** From this worth on a point's name goes before others. */
const GREAT = 10

/** So many units with so many points: of the one side that is seen there, or of both. */
function force(view: CampView, place: string): Phrase | null {
  const of = (side: Side) => Object.values(view.units).filter(u => u.seat === side && u.at === place)
  const said = SIDES.flatMap((side): Phrase[] => {
    const units = of(side)
    const points = total(sum(units.map(u => u.points)))
    return units.length === 0 ? [] : [{ code: 'camp.spot.force', with: { count: units.length, points } }]
  })
  const [one, two] = said
  if (!one) return null
  return two ? { code: 'camp.spot.both', with: { first: { phrase: one }, second: { phrase: two } } } : one
}
/** What was last heard of an enemy there: how many, and how long ago. It does not follow the enemy. */
function rumour(view: CampView, place: string): Phrase | null {
  const seat = view.viewer === 'a' || view.viewer === 'b' ? view.viewer : null
  const n = seat ? view.notes[seat].filter(x => x.at === place).at(-1) : undefined
  if (!n || !seat) return null
  const turns = view.turn - n.turn
  const age: Phrase = turns === 0 ? { code: 'camp.map.now' } : { code: 'camp.map.ago', with: { count: turns } }
  const enemy: Phrase = { code: `camp.letter.${other(seat)}` }
  const what: Phrase =
    n.kind === 'none'
      ? { code: 'camp.map.somebody' }
      : { code: 'camp.map.points', with: { count: n.units ?? 0, points: n.all ?? (n.points ? total(n.points) : 0) } }
  return { code: 'camp.map.rumour', with: { enemy: { phrase: enemy }, what: { phrase: what }, age: { phrase: age } } }
}
function spotOf(view: CampView, p: Place): Spot {
  const holder = view.control[p.id] ?? p.owner
  const note = force(view, p.id) ?? rumour(view, p.id)
  return {
    id: p.id,
    at: onTable(view.map, p.at),
    name: p.name,
    seat: holder,
    letter: { code: `camp.letter.${holder}` },
    held: { code: `camp.held.${holder}` },
    ...(note ? { note } : {}),
    ...(p.centre !== undefined || Math.max(p.worth.a, p.worth.b) >= GREAT ? { great: true } : {}),
  }
}
export const spotsOf = (view: CampView): readonly Spot[] => view.map.points.map(p => spotOf(view, p))
