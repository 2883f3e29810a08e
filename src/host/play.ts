/**
 * Plays a whole game between built-in players, and watches what must hold at every command: what is offered is not refused, the
 * state stays plain JSON, nothing that was handed out is changed afterwards, events give the same state twice, undo and redo
 * leave nothing behind, and the game ends.
 */
import { sameJson } from '../base/canonical'
import type { Seat } from '../base/units'
import {
  applyEvent,
  type BattleOf,
  type Commitments,
  createGame,
  type Entry,
  type GameState,
  type Header,
  isCommand,
  type Mode,
  type Options,
  type Outcome,
  outcomeOf,
  plainJson,
  randomFrom,
  type Typed,
} from '../engine'
import type { AnyRuleset, Player, Scenario, Seen } from '../rulesets/contract'
import { randomPlayer } from './random'

/** An invariant that broke. `code`: `play/refused`, `play/threw`, `play/dead-end`, `play/endless`, `play/not-plain`, `play/impure`, `play/undo`. */
export interface PlayFault {
  readonly code: string
  readonly seed: number | string
  readonly command: number
  readonly seat?: Seat
  readonly detail?: string
}
export interface PlaySetup {
  readonly rules: AnyRuleset
  readonly scenario: Scenario
  readonly seed: number | string
  readonly options?: Options
  readonly mode?: Mode
  /** By seat; the random player where one is left out. */
  readonly players?: { readonly [seat: string]: Player<Seen, Typed> }
  /** More commands than this is an endless game. */
  readonly limit?: number
  /** How often the costly invariants are looked at: every so many commands; 0 leaves them out. */
  readonly checkEvery?: number
  /** It is a battle of another game. */
  readonly battle?: BattleOf
  /**
   * What is done before anybody is asked: where it gives commands they are given for their seats, and the players are asked after them.
   * So a campaign has its battles fought at a table.
   */
  readonly first?: (state: GameState<Seen>, header: Header) => readonly { readonly seat: Seat; readonly command: Typed }[]
  /** Looks on from the beginning: called with the state before the first command. */
  readonly begin?: (state: GameState<Seen>) => void
  /** Looks on: called with the state after each command. */
  readonly watch?: (state: GameState<Seen>, entry: Entry) => void
}
export interface Played {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly outcome: Outcome | null
  readonly turns: number
  readonly commands: number
  readonly hash: string
  readonly faults: readonly PlayFault[]
}

/** Makes a value unchangeable, all the way down; parts that are so already are not entered again. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const v of Object.values(value)) freeze(v)
  return value
}

export const headerOf = (
  rules: AnyRuleset,
  scenario: Scenario,
  more: {
    readonly seed: number | string
    readonly options?: Options
    readonly mode?: Mode
    readonly names?: { readonly [seat: string]: string }
    readonly fromPage?: boolean
    readonly byHand?: boolean
    /** Sealed dice: both seats' commitments stand in the seed's place. */
    readonly commit?: Commitments
    /** It is a battle of another game. */
    readonly battle?: BattleOf
  },
): Header => ({
  campo: 1,
  ruleset: rules.id,
  rulesVersion: rules.rulesVersion,
  scenario: scenario as Header['scenario'],
  options: { ...Object.fromEntries(rules.options.map(o => [o.key, o.default])), ...more.options },
  mode: more.mode ?? 'enforced',
  seats: Object.fromEntries(rules.seats.map(s => [s, { name: more.names?.[s] ?? s.toUpperCase() }])),
  dice: more.commit
    ? { commit: more.commit }
    : {
        seed: more.seed,
        ...(more.fromPage ? { from: 'page' as const } : {}),
        ...(more.byHand ? { way: 'hand' as const } : {}),
      },
  ...(more.battle ? { battle: more.battle } : {}),
})

/** Plays one game to its end, or to its first fault. The same set-up gives the same game, to the last byte of its log. */
export function playGame(setup: PlaySetup): Played {
  const { rules, scenario, seed } = setup
  const header = headerOf(rules, scenario, setup)
  const game = createGame(rules, header)
  const every = setup.checkEvery ?? 25
  const limit = setup.limit ?? 20_000
  const random = Object.fromEntries(rules.seats.map(s => [s, randomFrom(`player:${s}:${seed}`)]))
  const whose = randomFrom(`seat:${seed}`)
  const other = randomPlayer(rules)
  const faults: PlayFault[] = []
  const ready: { readonly seat: Seat; readonly command: Typed }[] = []
  let commands = 0
  const fault = (code: string, seat?: Seat, detail?: string) =>
    void faults.push({ code, seed, command: commands, ...(seat ? { seat } : {}), ...(detail ? { detail } : {}) })

  freeze(game.state())
  setup.begin?.(game.state())
  while (faults.length === 0 && !outcomeOf(rules, game.state())) {
    const before = game.state()
    const waiting = rules.awaiting(before.game)
    if (waiting.length === 0) {
      fault('play/dead-end', undefined, 'nobody is awaited and the game is not over')
      break
    }
    if (commands >= limit || before.game.turn > scenario.turns + 1) {
      fault('play/endless', undefined, `turn ${before.game.turn}, ${commands} commands`)
      break
    }
    if (ready.length === 0 && setup.first) ready.push(...setup.first(before, header))
    const given = ready.shift()
    const { seat, what } = given ? { seat: given.seat, what: given.command.type } : waiting[whose(waiting.length)]!
    let command: Typed | null
    try {
      command =
        given?.command ?? (setup.players?.[seat] ?? other).choose(freeze(rules.view(before.game, seat)), seat, random[seat]!)
    } catch (thrown) {
      fault('play/threw', seat, `choosing for ${what}: ${wordsOf(thrown)}`)
      break
    }
    if (!command) {
      fault('play/dead-end', seat, what)
      break
    }
    const answer = game.submit(seat, freeze(command))
    if (answer.kind !== 'done') {
      const code = answer.kind === 'refused' ? answer.refusal.code : answer.kind
      const thrown = answer.kind === 'refused' && answer.thrown !== undefined
      const why = thrown ? wordsOf(answer.thrown) : code
      fault(thrown ? 'play/threw' : 'play/refused', seat, `${why}: ${JSON.stringify(command)}`)
      break
    }
    commands++
    const entry = game.entries()[answer.n - 1]!
    freeze(game.state())
    freeze(entry)
    setup.watch?.(game.state(), entry)
    if (every > 0 && commands % every === 0) check(before, entry)
  }

  /** The costly looks at one command. */
  function check(before: GameState<Seen>, entry: Entry) {
    const state = game.state()
    const plain = plainJson(state)
    if (plain === undefined) return fault('play/not-plain', undefined, isCommand(entry) ? entry.command.type : '')
    const text = JSON.stringify(state)
    const same = (a: unknown) => JSON.stringify(a) === text || sameJson(a, state)
    if (!same(plain)) fault('play/not-plain')
    if (isCommand(entry)) {
      const events = JSON.parse(JSON.stringify(entry.events)) as Typed[]
      const again = events.reduce<GameState<Seen>>((s, e) => applyEvent(rules, s, e), before)
      if (!same(again)) fault('play/impure', entry.seat, entry.command.type)
      const agreed = game.undoable(entry.seat)?.needs ?? undefined
      const back = game.undo(entry.seat, agreed)
      if (!back.ok || (game.state() !== before && !sameJson(game.state(), before))) fault('play/undo', entry.seat, 'undone')
      const redone = game.redo(entry.seat)
      if (!redone.ok || !same(game.state())) fault('play/undo', entry.seat, `redone: ${entry.command.type}`)
      freeze(game.state())
    }
  }

  const state = game.state()
  return {
    header,
    entries: game.entries(),
    outcome: outcomeOf(rules, state),
    turns: Math.min(state.game.turn, scenario.turns),
    commands,
    hash: faults.some(f => f.code === 'play/not-plain') ? '' : game.hash(),
    faults,
  }
}

const wordsOf = (thrown: unknown) =>
  thrown instanceof Error ? `${thrown.message} ${thrown.stack?.split('\n')[1]?.trim() ?? ''}` : String(thrown)
