/** A game at one screen: the authority sits in the page, both seats speak to it directly. */
import { type Fault, pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { decide, type Entry, type Header, isMachineCommand, isUndo, type ReadLog, readLog, revealedIn, verify } from '../engine'
import { type Authority, createAuthority, headerOf } from '../host'
import type { AnyRuleset, MeasuredHands, Options, Scenario, Seat, Typed, UnitId, Verdict, Viewer } from '../rulesets/contract'
import type { Answer, DiceWay, GameInfo, GameSnapshot, Mode, TableGame, Told } from './game'
import { keep } from './keep'
import { rollsSince } from './rolls'
import { createTeller } from './tell'
import { eyesOn, turnEnds } from './turns'

/** What a game at one screen is made from. Names and random seed are handed in: nothing here knows a clock or a generator. */
export interface LocalSetup {
  readonly ruleset: AnyRuleset
  /** Read and checked by the ruleset (`content` does it). */
  readonly scenario: Scenario
  /** What is left out stands at its default. */
  readonly options: Options
  readonly mode: Mode
  readonly seats: { readonly [seat: string]: { readonly name: string } }
  readonly dice: DiceWay
  /** A whole number from 0 to 2^53 − 1, or any text: the page's own random bytes as hex. */
  readonly seed: number | string
  /** A log to go on with: its header then wins over everything above but `ruleset`. */
  readonly lines?: readonly string[]
  /** Called after each change with the lines that are new and how many stood before them; the header is line 0. */
  readonly onLines?: (lines: readonly string[], from: number) => void
}

export interface Resumed {
  readonly game: TableGame
  /**
   * What the reader should know: codes `log/torn`, `log/damaged`, `log/older-rules`, `log/check-differs`. Empty: nothing. Where a
   * tail was dropped, the game has fewer lines than were handed in, and the next change is written from there.
   */
  readonly notes: readonly Fault[]
}

/** Starts a game at one screen, or goes on with one where `lines` are given; throws where those cannot be used at all. */
export function createLocalGame(setup: LocalSetup): TableGame {
  if (setup.lines) {
    const resumed = resumeLocalGame({ ...setup, lines: setup.lines })
    if (!resumed.ok) throw new Error(`${resumed.error.code ?? 'log/damaged'}: ${resumed.error.message}`)
    return resumed.value.game
  }
  const header = headerOf(setup.ruleset, setup.scenario, {
    seed: setup.seed,
    options: setup.options,
    mode: setup.mode,
    names: Object.fromEntries(Object.entries(setup.seats).map(([s, { name }]) => [s, name])),
    fromPage: true,
    byHand: setup.dice === 'hand',
  })
  return tableGame(createAuthority(setup.ruleset, header, [], setup.onLines).authority)
}

/** Goes on with a logged game. A damaged tail is dropped with a note; a header that cannot be used is a fault. */
export function resumeLocalGame(
  resume: Pick<LocalSetup, 'ruleset' | 'onLines'> & { readonly lines: readonly string[] },
): Result<Resumed, Fault> {
  const { ruleset } = resume
  const log = readLog(resume.lines, true)
  if (!log.ok) return log
  const { header, entries, notes } = log.value
  if (header.ruleset !== ruleset.id)
    return err({ path: '/0/ruleset', code: 'log/other-game', message: `the log is of ${header.ruleset}, not of ${ruleset.id}` })
  // Who plays on needs the bytes that both had committed to: only its end reveals them.
  if ('commit' in header.dice && !revealedIn(entries))
    return err({ path: '/0/dice', code: 'log/sealed-dice', message: 'its dice are sealed until it ends' })
  // A log holds its scenario whole: what was spoilt in it is found as in a file of its own.
  const scenario = ruleset.readScenario(header.scenario, () => undefined)
  if (!scenario.ok) {
    const [first] = scenario.error
    return err({ ...first, path: `/0/scenario${first?.path ?? ''}`, message: first?.message ?? 'the scenario cannot be read' })
  }
  const newest = entries.reduce((v, e) => ('rulesVersion' in e ? e.rulesVersion : v), header.rulesVersion)
  if (newest > ruleset.rulesVersion)
    return err({ path: '/0/rulesVersion', code: 'log/newer-rules', message: `the log was made by rules ${newest}` })
  const older: Fault[] =
    newest < ruleset.rulesVersion
      ? [{ path: '/0/rulesVersion', code: 'log/older-rules', message: `made by rules ${newest}, now ${ruleset.rulesVersion}` }]
      : []
  const open = (upTo: readonly Entry[]) => {
    const { authority, faults } = createAuthority(ruleset, header, upTo, resume.onLines)
    return { game: tableGame(authority), notes: [...notes, ...faults, ...older] }
  }
  try {
    return ok(open(entries))
  } catch {
    // events that were spoilt made a state that cannot be shown: what the rules still make of the commands is kept
    return afresh(ruleset, log.value, open)
  }
}

/** Opens a log up to the entry that the rules would not have made; a fault where that is none of it. */
function afresh(ruleset: AnyRuleset, log: ReadLog, open: (entries: readonly Entry[]) => Resumed): Result<Resumed, Fault> {
  try {
    const verified = verify(ruleset, log)
    const n = verified.verified ? 0 : verified.differs.n
    const { game, notes } = open(log.entries.slice(0, Math.max(0, n - 1)))
    return ok({
      game,
      notes: [...notes, { path: pointer(n), code: 'log/damaged', message: `entry ${n} is not what was played` }],
    })
  } catch (e) {
    return err({ path: '/0/scenario', code: 'log/header', message: e instanceof Error ? e.message : String(e) })
  }
}

const infoOf = (rules: AnyRuleset, header: Header): GameInfo => ({
  ruleset: rules.id,
  scenario: { id: header.scenario.id, title: header.scenario.title },
  seats: header.seats,
  dice: 'way' in header.dice && header.dice.way === 'hand' ? 'hand' : 'table',
  options: header.options,
  optionSpecs: rules.options,
  ...(header.branch ? { branch: header.branch } : {}),
})

/** Who keeps a game at this screen: for what stands beside the table and needs the whole state, as a battle that is handed back. */
const keepers = new WeakMap<TableGame, Authority>()
export const authorityOf = (game: TableGame): Authority | null => keepers.get(game) ?? null

function tableGame(host: Authority): TableGame {
  const { rules, game } = host
  const hands = rules.hands as MeasuredHands<unknown, Typed> | undefined
  const tell = createTeller(host)
  const listeners = new Set<() => void>()
  const seen = (viewer: Viewer) => host.view(viewer).game
  const shows = new WeakMap<object, ReturnType<TableGame['show']>>()
  const show = (viewer: Viewer) => {
    const view = seen(viewer)
    let drawn = shows.get(view)
    if (!drawn) {
      drawn = rules.show(view)
      shows.set(view, drawn)
    }
    return drawn
  }
  /** A question to the hands, from what the seat sees; what throws on nonsense answers like what is not there. */
  const asked = <T>(other: T, ask: (h: MeasuredHands<unknown, Typed>) => T): T => {
    if (!hands) return other
    try {
      return ask(hands)
    } catch {
      return other
    }
  }

  function undoOf(): GameSnapshot['undo'] {
    const by = game.last()
    const could = by && game.undoable(by)
    return could ? { by: could.by, needs: could.needs } : null
  }
  function mustMove(awaiting: GameSnapshot['awaiting']): UnitId[] {
    const marked = (seat: Seat) => show(seat).bodies.filter(b => b.seat === seat && b.states.includes('mustMove'))
    const of = (seat: Seat) => rules.mustMove?.(seen(seat), seat) ?? marked(seat).map(b => b.id as UnitId)
    return [...new Set(awaiting.flatMap(w => of(w.seat)))]
  }
  function snapshot(): GameSnapshot {
    const awaiting = host.awaiting()
    const { mode, offers } = host.view('spectator')
    return {
      at: game.entries().length,
      show: show('spectator'),
      awaiting,
      outcome: host.outcome(),
      mode,
      offers,
      told: tell.all('spectator'),
      undo: undoOf(),
      redo: game.redoable() !== null,
      // Where no rule is asked nothing is due.
      mustMove: mode === 'free' ? [] : mustMove(awaiting),
    }
  }
  let present = snapshot()
  function changed() {
    // what is told grows with the game and keeps its identity by itself: it is not looked through again
    const { told, ...next } = snapshot()
    const { told: _, ...old } = present
    present = { ...keep(old, next), told }
    for (const listener of [...listeners]) listener()
  }

  function judge(seat: Seat, command: Typed): Verdict {
    if (!isMachineCommand(command)) return host.judge(seat, command)
    const d = decide(rules, game.state(), seat, command)
    return {
      kind: d.kind === 'done' ? 'ok' : 'impossible',
      refusals: d.kind === 'refused' ? [d.refusal] : [],
      working: [],
      drawing: [],
      ends: [],
    }
  }

  const table: TableGame = {
    info: infoOf(rules, host.header),
    get: () => present,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show,
    past(n, viewer) {
      const state = game.after(n)
      return state ? rules.show(rules.view(state.game, eyesOn(host, viewer))) : null
    },
    choices: seat => host.choices(seat),
    ways: (seat, unit) => (host.outcome() || !rules.ways ? [] : rules.ways(seen(seat), unit)),
    judge,
    clamp: (seat, command) => asked(command, h => h.clamp(seen(seat), seat, command)),
    async reach(seat, unit) {
      try {
        return (await rules.reach?.(seen(seat), unit)) ?? null
      } catch {
        return null
      }
    },
    manoeuvres: (seat, unit) => asked(null, h => h.manoeuvres(seen(seat), unit)),
    solve: (seat, unit, to) => asked(null, h => h.solve(seen(seat), seat, unit, to)),
    charges: (seat, unit) => asked([], h => h.charges(seen(seat), unit)),
    threats: (seat, unit) => asked([], h => h.threats(seen(seat), unit)),
    submit(seat, command, with_ = {}): Answer {
      const answer = host.submit(seat, command, with_)
      if (answer.kind === 'done') {
        changed()
        return { kind: 'done', n: answer.n }
      }
      if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal }
      if (answer.kind === 'breach') return answer
      const { sides, faces, what, clause, unit } = answer
      return { kind: 'needs', sides, faces, what, clause, ...(unit ? { unit } : {}) }
    },
    undo(by, agreed) {
      const done = host.undo(by, agreed)
      if (done.ok) changed()
      return done
    },
    redo(by) {
      const done = host.redo(by)
      if (done.ok) changed()
      return done
    },
    lines: since => host.lines(since),
    since: (n: number, viewer: Viewer): readonly Told[] => tell.all(viewer).filter(t => t.n > n),
    turnEnds: viewer => turnEnds(host, viewer),
    rolls: (since, viewer) => rollsSince(host, since, viewer, rules.counted),
    hash: () => game.hash(),
    undone: n => game.isUndone(n) || isUndo(game.entries()[n - 1] ?? { n, check: '' }),
  }
  keepers.set(table, host)
  return table
}
