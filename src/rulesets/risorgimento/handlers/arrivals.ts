/** 7.1, 6.7.2, 6.7.3, 7.0: who comes, who comes later or not at all; officers off the map and back; counters attached. */
import { type Arrival, dueNext, inPlaceOf } from '../rules/arrivals'
import { attachable } from '../rules/attach'
import { mayComeBack, mayGoAside, placesOf } from '../rules/officers'
import type { Commander, Counter, Enters, SbSeen, Side } from '../state'
import type { Story } from '../story'
import { fine, type Handler, impossible, isText, notNow, type Of, unitOf } from './handler'

const due = (seen: SbSeen, seat: Side, battalion: string): Arrival | undefined =>
  dueNext(seen, seat).find(a => a.battalion === battalion)
/** When and where they come from now on. */
function change(a: Arrival, enters: Enters | null) {
  const units: { [id: string]: Partial<Counter> } = Object.fromEntries(a.units.map(u => [u.id, { enters }]))
  const commanders: { [id: string]: Partial<Commander> } = Object.fromEntries(a.commanders.map(c => [c.id, { enters }]))
  return { units, commanders }
}
export const arrival: Handler<Of<'arrival'>> = {
  shape: c => isText(c.battalion) && (c.go === 'delay' || c.go === 'cancel'),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['setUp', 'arrivals'])
    if (not) return not
    return due(seen, seat, c.battalion) ? fine : impossible('arrival/not-due', '7.1')
  },
  act(story, seat, c) {
    const a = due(story.state, seat, c.battalion)!
    const enters = c.go === 'cancel' ? null : { turn: a.turn + 1, hex: a.hex }
    story.add({ type: 'ArrivalChanged', seat, battalion: c.battalion, turn: enters?.turn ?? null }, change(a, enters))
  },
}
export const arriveFirst: Handler<Of<'arriveFirst'>> = {
  shape: c => isText(c.battalion) && isText(c.instead),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['setUp', 'arrivals'])
    if (not) return not
    const a = due(seen, seat, c.instead)
    return a && inPlaceOf(seen, seat, a).some(x => x.battalion === c.battalion) ? fine : impossible('arrival/not-due', '7.1')
  },
  act(story, seat, c) {
    const s = story.state
    const later = due(s, seat, c.instead)!
    const first = inPlaceOf(s, seat, later).find(x => x.battalion === c.battalion)!
    const sooner = change(first, { turn: later.turn, hex: later.hex })
    const other = change(later, { turn: first.turn, hex: first.hex })
    story.add(
      { type: 'ArrivalChanged', seat, battalion: c.battalion, turn: later.turn },
      { units: { ...sooner.units, ...other.units }, commanders: { ...sooner.commanders, ...other.commanders } },
    )
  },
}

/** A commander put on a counter of his. */
export function comesBack(story: Story, id: string, hex: string): void {
  story.add({ type: 'CommanderBack', commander: id, hex }, { commanders: { [id]: { place: 'map', hex, back: 0 } } })
}
export const returnCommander: Handler<Of<'returnCommander'>> = {
  shape: c => isText(c.commander) && isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['officers', 'officersBack'])
    if (not) return not
    const who = mayComeBack(seen, seat, seen.phase === 'officersBack').find(x => x.id === c.commander)
    if (!who) return impossible('commander/not-now', '6.7.2')
    return placesOf(seen, who).some(u => u.id === c.unit) ? fine : impossible('commander/not-his', '6.7.2')
  },
  act: (story, _seat, c) => comesBack(story, c.commander, unitOf(story.state, c.unit)!.hex!),
}
export const removeCommander: Handler<Of<'removeCommander'>> = {
  shape: c => isText(c.commander),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['officers'])
    if (not) return not
    return mayGoAside(seen, seat).some(x => x.id === c.commander) ? fine : impossible('commander/not-now', '6.7.3')
  },
  act(story, _seat, c) {
    const back = story.state.turn + 1
    story.add(
      { type: 'CommanderAside', commander: c.commander },
      { commanders: { [c.commander]: { place: 'aside', hex: null, back } } },
    )
  },
}

export const attach: Handler<Of<'attach'>> = {
  shape: c => isText(c.unit) && isText(c.commander),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['attach'])
    if (not) return not
    const one = attachable(seen, seat).find(x => x.unit.id === c.unit)
    if (!one?.to.some(x => x.id === c.commander)) return impossible('attach/not-this', '7.0')
    return one.unit.attached === c.commander ? impossible('attach/as-it-is', '7.0') : fine
  },
  act: (story, _seat, c) =>
    void story.add(
      { type: 'Attached', unit: c.unit, commander: c.commander },
      { units: { [c.unit]: { attached: c.commander } } },
    ),
}
