/**
 * The port between a game that has battles and the tables at which they are fought: opens one as a game of its own with its own log,
 * hands back what became of it as commands, and looks whether the two logs name each other. Neither ruleset knows the other.
 */
import { sha256Hex, stateHash } from '../base/hash'
import type { Fault } from '../base/pointer'
import { pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { openJson } from '../content'
import {
  applyEvent,
  type BattleOf,
  type Entry,
  type GameState,
  type Header,
  isCommand,
  isMachineEvent,
  type Outcome,
  type Refusal,
  type Typed,
} from '../engine'
import type {
  Accountant,
  AfterAction,
  AnyRuleset,
  BattlePort,
  BattleStep,
  Handed,
  Scenario,
  Seen,
  TableLog,
  WantedBattle,
} from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import type { Authority } from './authority'
import { headerOf, type Played, playGame } from './play'

type AnyPort = BattlePort<Seen, Typed>
type AnyAccountant = Accountant<Seen, Typed>

/** All that a game needs to have its battles fought: its port, the game of the table, and who makes the account there. */
export interface Battles {
  readonly rules: AnyRuleset
  readonly port: AnyPort
  readonly table: AnyRuleset
  readonly account: AnyAccountant
}
/** Fetches it; null where the game has no battles, or their game cannot be played here. */
export async function battlesOf(rules: AnyRuleset, load: typeof loadRuleset = loadRuleset): Promise<Battles | null> {
  const port = (await rules.battles?.()) as AnyPort | undefined
  const table = port && (await load(port.ruleset))
  const account = (await table?.afterAction?.()) as AnyAccountant | undefined
  return port && table && account ? { rules, port, table, account } : null
}

/** The hash by which a game is named: that of its header. */
export const gameHash = (header: Header): string => stateHash(header)

/** Whose battle it is, as its header says it. */
const calledBy = (header: Header, wanted: WantedBattle, state: GameState<Seen>): BattleOf => ({
  game: gameHash(header),
  battle: wanted.id,
  state: stateHash(state),
})

const refused = (code: string): Result<never, Refusal> => err({ code, clause: '' })

/**
 * The header of the game in which the present battle is fought; the same seats, the same way to play. Refused with `battle/none` where
 * none waits; a scenario that the content does not read is a bug and throws with its faults.
 */
export async function openBattle(
  battles: Battles,
  campaign: Authority,
  more: Omit<Parameters<typeof headerOf>[2], 'battle'>,
): Promise<Result<{ readonly rules: AnyRuleset; readonly header: Header }, Refusal>> {
  const state = campaign.game.state()
  const wanted = campaign.outcome() ? null : battles.port.wanted(state.game)
  if (!wanted) return refused('battle/none')
  const read = await openJson(JSON.parse(JSON.stringify(wanted.scenario)), {
    army: () => undefined,
    ruleset: async id => (id === battles.table.id ? battles.table : null),
  })
  if (!read.ok) throw new Error(`the battle ${wanted.id}: ${JSON.stringify(read.error)}`)
  if (read.value.what !== 'scenario') throw new Error(`the battle ${wanted.id} is no scenario`)
  const names = Object.fromEntries(Object.entries(campaign.header.seats).map(([seat, { name }]) => [seat, name]))
  const battle = calledBy(campaign.header, wanted, state)
  return ok({
    rules: battles.table,
    header: headerOf(battles.table, read.value.scenario, { names, mode: campaign.header.mode, ...more, battle }),
  })
}

/** All events of a game that stand, each with the state before it: what was taken back is left out. */
function stepsOf(
  rules: AnyRuleset,
  entries: readonly Entry[],
  before: (n: number) => GameState<Seen> | null,
  undone: (n: number) => boolean,
): BattleStep<Seen, Typed>[] {
  return entries.flatMap(entry => {
    let state = isCommand(entry) && !undone(entry.n) ? before(entry.n - 1) : null
    if (!state || !isCommand(entry)) return []
    return entry.events.flatMap(event => {
      const step = { before: state!.game, event }
      state = applyEvent(rules, state!, event)
      return isMachineEvent(event) ? [] : [step]
    })
  })
}

/** The account of a finished game; null while it goes on. */
export function afterGame(battles: Battles, table: Authority): AfterAction | null {
  const outcome: Outcome | null = table.outcome()
  if (!outcome) return null
  const { game, rules } = table
  const steps = stepsOf(rules, game.entries(), game.after, game.isUndone)
  return battles.account(steps, game.state().game, outcome)
}
const logOf = (header: Header, lines: readonly string[], state: string): TableLog => ({
  game: gameHash(header),
  lines: sha256Hex(lines.join('\n')),
  state,
})

/**
 * Hands a finished battle back to the game that had it fought, as commands of its own seats; answers the numbers of their entries.
 * Refused: `battle/none`, the game waits for none; `battle/goes-on`, the table's is not over; `battle/other`, it is not that game's, or
 * it was begun at another moment than the one at which that game still waits.
 */
export function giveBack(battles: Battles, campaign: Authority, table: Authority): Result<readonly number[], Refusal> {
  const state = campaign.game.state()
  const wanted = campaign.outcome() ? null : battles.port.wanted(state.game)
  if (!wanted) return refused('battle/none')
  const called = table.header.battle
  const right = calledBy(campaign.header, wanted, state)
  if (called?.game !== right.game || called.battle !== right.battle || called.state !== right.state)
    return refused('battle/other')
  const after = afterGame(battles, table)
  if (!after) return refused('battle/goes-on')
  const log = logOf(table.header, table.lines(), table.game.hash())
  const done: number[] = []
  for (const { seat, command } of battles.port.handBack(state.game, wanted.id, after, log)) {
    const answer = campaign.submit(seat, command)
    if (answer.kind !== 'done') return answer.kind === 'refused' ? err(answer.refusal) : refused('battle/not-taken')
    done.push(answer.n)
  }
  return ok(done)
}

/** A battle that built-in players have fought for a campaign of built-in players. */
export interface FoughtOut {
  readonly battle: string
  readonly played: Played
}

/**
 * For `playGame`'s `first`: whenever the campaign waits for a table the battle is played out by those players, from a seed made of the
 * campaign's and its own name, and handed back. What was played is put into `tables`.
 */
export function playBattles(
  battles: Battles,
  seed: number | string,
  players: NonNullable<Parameters<typeof playGame>[0]['players']>,
  tables: FoughtOut[],
): (state: GameState<Seen>, header: Header) => readonly Handed<Typed>[] {
  return (state, header) => {
    const wanted = battles.port.wanted(state.game)
    if (!wanted) return []
    const { table, account, port } = battles
    const read = table.readScenario(JSON.parse(JSON.stringify(wanted.scenario)), () => undefined)
    if (!read.ok) throw new Error(`the battle ${wanted.id}: ${JSON.stringify(read.error)}`)
    const steps: BattleStep<Seen, Typed>[] = []
    let end: GameState<Seen> | null = null
    let last: GameState<Seen> | null = null
    const played = playGame({
      rules: table,
      scenario: read.value as Scenario,
      seed: `${seed}/${wanted.id}`,
      players,
      battle: calledBy(header, wanted, state),
      checkEvery: 0,
      begin: s => {
        last = s
      },
      watch: (now, entry) => {
        const before = last
        if (before)
          steps.push(
            ...stepsOf(
              table,
              [entry],
              () => before,
              () => false,
            ),
          )
        last = now
        end = now
      },
    })
    tables.push({ battle: wanted.id, played })
    if (!end || !played.outcome) throw new Error(`the battle ${wanted.id}: ${JSON.stringify(played.faults)}`)
    const lines = [played.header, ...played.entries].map(line => JSON.stringify(line))
    const after = account(steps, (end as GameState<Seen>).game, played.outcome)
    return port.handBack(state.game, wanted.id, after, logOf(played.header, lines, played.hash))
  }
}

/** A log of one of the two games: its header and its lines, the header's first. */
export interface KeptLog {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly lines: readonly string[]
}

/**
 * Whether a campaign's log and a table's name each other: the table's header the campaign, one of its commands the table, with the
 * hashes of both as they lie there. Every fault with its place in the log that tells it.
 */
export function linkFaults(
  port: Pick<AnyPort, 'logOf'>,
  campaign: KeptLog,
  table: KeptLog,
  tableState: string,
): readonly Fault[] {
  const { battle } = table.header
  if (!battle) return [{ path: '/0/battle', code: 'battle/unnamed', message: 'the game names no other whose battle it is' }]
  const faults: Fault[] = []
  if (battle.game !== gameHash(campaign.header))
    faults.push({ path: '/0/battle/game', code: 'battle/other', message: 'it is a battle of another game' })
  const found = campaign.entries.flatMap(e => {
    const named = isCommand(e) ? port.logOf(e.command) : null
    return named?.battle === battle.battle ? [{ n: e.n, log: named.log }] : []
  })
  const last = found.at(-1)
  if (!last) return [...faults, { path: '', code: 'battle/not-handed-back', message: `nothing handed ${battle.battle} back` }]
  const right = logOf(table.header, table.lines, tableState)
  for (const key of ['game', 'lines', 'state'] as const)
    if (last.log[key] !== right[key])
      faults.push({
        path: pointer(last.n, 'command', key),
        code: 'battle/log-differs',
        message: `the log that was handed back had another hash of its ${key}`,
      })
  return faults
}
