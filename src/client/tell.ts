/**
 * The log in sentences to be, for one viewer: each entry is told once, from its events as that viewer may know them. The game
 * tells its own events; the machine's are told here, where the game has nothing to say of them.
 */
import type { Seat, Viewer } from '../base/units'
import { type Entry, type Header, isCommand, isMachineEvent, isUndo, type MachineEvent } from '../engine'
import type { Authority } from '../host'
import type { AnyRuleset, Param, Phrase, Typed } from '../rulesets/contract'
import type { Told } from './game'

type Line = Told['lines'][number]

/** Codes of the machine's own events, told with `event.<Type>`; `rolled`: the faces, separated by commas. */
function machineLine(event: MachineEvent, seat: (s: Seat) => Param): Line | null {
  const say = (code: string, with_: Phrase['with'], clause?: string): Line => ({
    phrase: { code, with: with_ },
    ...(clause ? { clause } : {}),
  })
  switch (event.type) {
    case 'DiceRolled':
      return say(
        event.byHand ? 'event.DiceByHand' : 'event.DiceRolled',
        { what: { phrase: { code: `roll.${event.what}` } }, rolled: event.faces.join(', '), sides: event.sides },
        event.clause,
      )
    case 'RuleBreached':
      return say('event.RuleBreached', {}, event.clause)
    case 'ModeProposed':
      return say('event.ModeProposed', { seat: seat(event.by), mode: { phrase: { code: `ui.mode.${event.mode}` } } })
    case 'ModeChanged':
      return say('event.ModeChanged', { mode: { phrase: { code: `ui.mode.${event.mode}` } } })
    case 'EndProposed':
    case 'EndAgreed':
    case 'Resigned':
      return say(`event.${event.type}`, { seat: seat(event.by) })
  }
}

export interface Teller {
  /** Everything told to a viewer so far; entries that did not change keep their identity. */
  all(viewer: Viewer): readonly Told[]
}

/** How one game's events are told: each in sentences to be, from what was seen before it. Its own words first, else the machine's. */
export function tellerOf(rules: AnyRuleset, header: Pick<Header, 'seats'>): (event: Typed, before: unknown) => readonly Line[] {
  /** A side by the name that its player gave, else by its place at the table. */
  const seat = nameOf(header)
  return (event, before) => {
    try {
      const own = rules.tell(event, before)
      if (own.length > 0) return own
    } catch {
      // an event that its game cannot tell is told by nobody; the log itself holds it
    }
    if (!isMachineEvent(event)) return []
    const line = machineLine(event, seat)
    return line ? [line] : []
  }
}
const nameOf =
  (header: Pick<Header, 'seats'>) =>
  (s: Seat): Param =>
    header.seats[s]?.name || { phrase: { code: `ui.side.${s}` } }

export function createTeller(host: Authority): Teller {
  const { rules, game } = host
  const seat = nameOf(host.header)
  const told = new Map<Viewer, { list: readonly Told[]; upTo: number }>()
  const lines = tellerOf(rules, host.header)

  function tellEntry(entry: Entry, viewer: Viewer): Told | null {
    const turn = (game.after(entry.n - 1) ?? game.state()).game.turn
    if (isCommand(entry)) {
      const said = host.witnessed(entry.n, viewer).flatMap(w => {
        const own = lines(w.event, w.before)
        return w.before.turn === turn ? own : own.map(line => ({ ...line, turn: w.before.turn }))
      })
      return { n: entry.n, turn, seat: entry.seat, lines: said, undone: game.isUndone(entry.n) }
    }
    if (!isUndo(entry)) return null
    const phrase: Phrase = entry.agreed
      ? { code: 'event.UndoneAgreed', with: { seat: seat(entry.by), other: seat(entry.agreed), count: entry.undo.length } }
      : { code: 'event.Undone', with: { seat: seat(entry.by), count: entry.undo.length } }
    return { n: entry.n, turn, seat: entry.by, lines: [{ phrase }], undone: false }
  }

  return {
    all(viewer) {
      const so = told.get(viewer) ?? { list: [], upTo: 0 }
      const entries = game.entries()
      if (so.upTo === entries.length) return so.list
      const fresh = entries.slice(so.upTo)
      const taken = new Set(fresh.filter(isUndo).flatMap(e => e.undo))
      const before = taken.size === 0 ? so.list : so.list.map(t => (taken.has(t.n) ? { ...t, undone: true } : t))
      const list = [...before, ...fresh.flatMap(e => tellEntry(e, viewer) ?? [])]
      told.set(viewer, { list, upTo: entries.length })
      return list
    },
  }
}
