import type { Name } from '../../rulesets/contract'
import type { Text } from '../../text'
import type { OpenFilm } from './ports'

const isName = (x: unknown): x is Name =>
  typeof x === 'object' && x !== null && typeof (x as Name).it === 'string' && typeof (x as Name).en === 'string'

/** The title of a side's army in the scenario, where it stands there whole; else how the scenario calls the side. */
function armyOf(open: OpenFilm, seat: 'a' | 'b'): Name | null {
  type Seats = { readonly [seat: string]: { readonly army?: unknown; readonly name?: unknown } }
  const side = (open.log.header.scenario as { readonly seats?: Seats }).seats?.[seat]
  const title = (side?.army as { readonly title?: unknown } | null | undefined)?.title ?? side?.name
  return isName(title) ? title : null
}

/** How the sides are called: as the players called them; in a demonstration, where nobody sits, by their armies. */
export function sideNames(open: OpenFilm, text: Pick<Text, 'name' | 't'>): { readonly a: string; readonly b: string } {
  const one = (seat: 'a' | 'b') => {
    const army = open.script ? armyOf(open, seat) : null
    return army ? text.name(army) : open.log.header.seats[seat]?.name || text.t(`ui.side.${seat}`)
  }
  return { a: one('a'), b: one('b') }
}
