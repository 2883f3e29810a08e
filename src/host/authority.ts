/**
 * The authority over one game: seats, the order of commands, the log's lines, and the one place where what a viewer may know is
 * cut. It runs in the page for a game at one screen, and on a server later. The whole state never leaves it.
 */
import { stateHash } from '../base/hash'
import type { Fault } from '../base/pointer'
import type { Result } from '../base/result'
import type { Seat, Viewer } from '../base/units'
import {
  type Answered,
  applyEvent,
  type Contributions,
  createGame,
  type Entry,
  type Game,
  type GameState,
  type Header,
  type How,
  isCommand,
  isMachineEvent,
  type MachineEvent,
  outcomeOf,
  type Refusal,
  revealedIn,
  type Typed,
} from '../engine'
import type { AnyRuleset, Choice, Seen, Verdict } from '../rulesets/contract'

/** What a viewer may know of the state: no dice stream, and of the game what the ruleset shows it. */
export interface SeatView {
  readonly ruleset: string
  readonly mode: GameState<Seen>['mode']
  readonly offers: GameState<Seen>['offers']
  readonly ended: GameState<Seen>['ended']
  readonly game: Seen
}

/** One event as a viewer may know it, with what that viewer saw before it happened. */
export interface Witnessed {
  readonly event: Typed
  readonly before: Seen
}

/** How many states' views are kept: the present one, and those that the events of one command pass through. */
const RECENT = 8

type AnyGame = Game<Seen, Seen, Typed, Typed>

export interface Authority {
  readonly rules: AnyRuleset
  readonly header: Header
  readonly game: AnyGame
  view(viewer: Viewer): SeatView
  /** The hash of a viewer's own view; nobody but a log is given that of the whole state. */
  viewHash(viewer: Viewer): string
  /** What a viewer may know of entry n: events it may not know of are left out, others are cut. Empty for lines without events. */
  witnessed(n: number, viewer: Viewer): readonly Witnessed[]
  /** What the seat may do, from what it sees. Empty where it is not awaited. */
  choices(seat: Seat): readonly Choice<Typed>[]
  /** A question about a command, answered from what the seat sees; never throws. */
  judge(seat: Seat, command: Typed): Verdict
  submit(seat: Seat, command: unknown, how?: How): Answered<Typed>
  undo(by: Seat, agreed?: Seat): Result<number, Refusal>
  redo(by: Seat): Result<number, Refusal>
  awaiting(): readonly { readonly seat: Seat; readonly what: string }[]
  outcome(): ReturnType<typeof outcomeOf>
  /** The log's lines, the header first; `since`: only those after that many. */
  lines(since?: number): readonly string[]
}

/**
 * Cuts an event of the machine's own: nobody is told where the dice stream stands, nor by which code a rule was broken, which may
 * tell a hidden order; its clause says enough. A secret roll is told to nobody.
 */
function cutMachine(event: MachineEvent): Typed | null {
  if (event.type === 'RuleBreached') {
    const { code: _, ...rest } = event
    return rest
  }
  if (event.type !== 'DiceRolled') return event
  if (event.secret) return null
  if (!event.after) return event
  const { after: _, ...rest } = event
  return rest
}

/** The events of a command as a viewer may know them, each with the viewer's view before it. */
export function cutEvents(
  rules: AnyRuleset,
  before: GameState<Seen>,
  events: readonly Typed[],
  viewer: Viewer,
  viewOf: (game: Seen) => Seen = game => rules.view(game, viewer),
): Witnessed[] {
  const out: Witnessed[] = []
  let state = before
  for (const event of events) {
    const seen = isMachineEvent(event) ? cutMachine(event) : (rules.seenEvent(event, state.game, viewer) as Typed | null)
    if (seen) out.push({ event: seen, before: viewOf(state.game) })
    state = applyEvent(rules, state, event)
  }
  return out
}

/**
 * Opens a game from its header; `entries` of a log are taken as they stand, as far as they can be: the rest is a fault. A game with
 * sealed dice needs both seats' `contributions` (of an exchange) until its log reveals them.
 */
export function createAuthority(
  rules: AnyRuleset,
  header: Header,
  entries: readonly Entry[] = [],
  onLines?: (lines: readonly string[], from: number) => void,
  contributions: Contributions | null = revealedIn(entries)?.reveal ?? null,
): { authority: Authority; faults: readonly Fault[] } {
  const lines: string[] = [JSON.stringify(header)]
  let unheard: number | null = null
  const game = createGame(
    rules,
    header,
    entry => {
      unheard ??= lines.length
      lines.push(JSON.stringify(entry))
    },
    contributions,
  ) as AnyGame
  const faults: Fault[] = []
  for (const entry of entries) {
    const loaded = game.load(entry)
    if (!loaded.ok) faults.push(loaded.error)
    if (!loaded.ok && loaded.error.code !== 'log/check-differs') break
    lines.push(JSON.stringify(entry))
  }
  /** After each change the new lines are handed over together: a command and what follows from it are one write. */
  const told = <T>(answer: T): T => {
    if (unheard !== null) {
      const from = unheard
      unheard = null
      onLines?.(lines.slice(from), from)
    }
    return answer
  }

  /** Views of the last few states: what is asked for again is asked at once. Older ones would only fill the memory. */
  const recent: { readonly of: Seen; readonly views: Map<Viewer, Seen> }[] = []
  function viewOf(state: Seen, viewer: Viewer): Seen {
    let known = recent.find(r => r.of === state)
    if (!known) {
      known = { of: state, views: new Map() }
      recent.unshift(known)
      recent.length = Math.min(recent.length, RECENT)
    }
    let view = known.views.get(viewer)
    if (!view) {
      view = rules.view(state, viewer) as Seen
      known.views.set(viewer, view)
    }
    return view
  }
  const view = (viewer: Viewer): SeatView => {
    const { ruleset, mode, offers, ended, game: g } = game.state()
    return { ruleset, mode, offers, ended, game: viewOf(g, viewer) }
  }
  /** A view is one seat's and one moment's, and so is what it may choose from. */
  const offered = new WeakMap<Seen, readonly Choice<Typed>[]>()
  const outcome = () => outcomeOf(rules, game.state())

  const authority: Authority = {
    rules,
    header,
    game,
    view,
    viewHash: viewer => stateHash(view(viewer)),
    witnessed(n, viewer) {
      const entry = game.entries()[n - 1]
      const before = game.after(n - 1)
      if (!entry || !before || !isCommand(entry)) return []
      const eyes = rules.openAtEnd && outcome() ? 'umpire' : viewer
      return cutEvents(rules, before, entry.events, eyes, g => viewOf(g, eyes))
    },
    choices(seat) {
      if (outcome()) return []
      const seen = viewOf(game.state().game, seat)
      let list = offered.get(seen)
      if (!list) {
        list = rules.choices(seen, seat)
        offered.set(seen, list)
      }
      return list
    },
    judge(seat, command) {
      try {
        return rules.judge(viewOf(game.state().game, seat), seat, command)
      } catch {
        return {
          kind: 'impossible',
          refusals: [{ code: 'command/unknown', clause: '' }],
          working: [],
          drawing: [],
          ends: [],
        }
      }
    },
    submit: (seat, command, how) => told(game.submit(seat, command, how)),
    undo: (by, agreed) => told(game.undo(by, agreed)),
    redo: by => told(game.redo(by)),
    awaiting: () => (outcome() ? [] : rules.awaiting(game.state().game)),
    outcome,
    lines: (since = 0) => lines.slice(since),
  }
  return { authority, faults }
}
