/**
 * The log of a game as JSON lines. Line 0 is the header; every further line has its own number `n`, its place in the file. A log
 * is only added to: an undo is a line too.
 */
import type { Fault } from '../base/pointer'
import { pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { Name, Seat } from '../base/units'
import { MODES, type Mode, type Options, type Outcome, type Typed } from './rules'

/** The newest format that is written and read here. */
export const LOG_FORMAT = 1

export interface Header {
  readonly campo: typeof LOG_FORMAT
  readonly ruleset: string
  readonly rulesVersion: number
  /** The whole scenario and its armies, as the ruleset read it. */
  readonly scenario: { readonly id: string; readonly title: Name; readonly [key: string]: unknown }
  readonly options: Options
  readonly mode: Mode
  readonly seats: { readonly [seat: string]: { readonly name: string } }
  /**
   * `seed`: whoever holds the log can check every roll. `from` says that the page's own random bytes serve both seats; `way`
   * that real dice are used. `commit`: both players' commitments, before the seed is known.
   */
  readonly dice:
    | { readonly seed: number | string; readonly from?: 'page'; readonly way?: 'hand' }
    | { readonly commit: { readonly [seat: string]: string } }
  /** The game left another one, to see what would have come of something else. Left out: it is a game of its own. */
  readonly branch?: Branch
  /** The game is a battle of another one, fought at a table of its own. Left out: it is nobody's. */
  readonly battle?: BattleOf
}

/** Where a branch left its game. Entries 1 to `entry` are those of that game, as they stand there. */
export interface Branch {
  /** The hash of the header of the game that it left. */
  readonly game: string
  readonly entry: number
  /** The hash of the whole state at that place. */
  readonly state: string
}

/** Whose battle a game is, and where that game stood when it was handed down. */
export interface BattleOf {
  /** The hash of the header of the game that had it fought. */
  readonly game: string
  /** That game's name for it. */
  readonly battle: string
  /** The hash of that game's whole state while it waited. */
  readonly state: string
}

export interface CommandEntry {
  readonly n: number
  readonly seat: Seat
  readonly command: Typed
  readonly events: readonly Typed[]
}
export interface UndoEntry {
  readonly n: number
  /** The numbers of the command lines that are taken back, ascending. */
  readonly undo: readonly number[]
  readonly by: Seat
  readonly agreed?: Seat
}
export interface CheckEntry {
  readonly n: number
  /** The hash of the whole state at a turn's end. */
  readonly check: string
}
export interface EndEntry {
  readonly n: number
  readonly end: Outcome
  readonly reveal: { readonly [seat: string]: string }
}
/** From here on the game was played by these rules; the lines above were made by older ones. */
export interface RulesEntry {
  readonly n: number
  readonly rulesVersion: number
}
export type Entry = CommandEntry | UndoEntry | CheckEntry | EndEntry | RulesEntry

export const isCommand = (e: Entry): e is CommandEntry => 'command' in e
export const isUndo = (e: Entry): e is UndoEntry => 'undo' in e

export interface ReadLog {
  readonly header: Header
  readonly entries: readonly Entry[]
  /** `log/torn`: the last line was cut off and dropped; `log/damaged`: everything from a damaged line on was dropped. */
  readonly notes: readonly Fault[]
}

const isObject = (v: unknown): v is { readonly [key: string]: unknown } =>
  typeof v === 'object' && v !== null && !Array.isArray(v)
const isCount = (v: unknown): v is number => Number.isSafeInteger(v) && (v as number) >= 0
const isTyped = (v: unknown): v is Typed => isObject(v) && typeof v.type === 'string'

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function readHeader(value: unknown): Result<Header, Fault> {
  const fault = (key: string, code: string, message: string): Result<Header, Fault> =>
    err({ path: key ? pointer(0, key) : pointer(0), code, message })
  if (!isObject(value) || !('campo' in value)) return fault('', 'log/not-ours', 'the first line is not the header of a log')
  if (!isCount(value.campo)) return fault('campo', 'log/not-ours', 'campo must be the number of a log format')
  if (value.campo > LOG_FORMAT)
    return fault('campo', 'log/newer-format', `log format ${value.campo} is newer than the one read here, ${LOG_FORMAT}`)
  if (value.campo !== LOG_FORMAT) return fault('campo', 'log/not-ours', `there is no log format ${value.campo}`)
  if (typeof value.ruleset !== 'string') return fault('ruleset', 'log/not-ours', 'ruleset must be the id of a game')
  if (!isCount(value.rulesVersion)) return fault('rulesVersion', 'log/header', 'rulesVersion must be a whole number')
  if (!isObject(value.scenario) || typeof value.scenario.id !== 'string')
    return fault('scenario', 'log/header', 'scenario must be the whole scenario')
  if (!isObject(value.options) || !Object.values(value.options).every(v => ['string', 'number', 'boolean'].includes(typeof v)))
    return fault('options', 'log/header', 'options must be an object of plain values')
  if (!MODES.includes(value.mode as Mode)) return fault('mode', 'log/header', 'mode must be enforced, advised or free')
  if (!isObject(value.seats) || !Object.values(value.seats).every(s => isObject(s) && typeof s.name === 'string'))
    return fault('seats', 'log/header', 'seats must give a name to each')
  const { dice } = value
  const seeded = isObject(dice) && (isCount(dice.seed) || typeof dice.seed === 'string')
  if (!seeded && !(isObject(dice) && isObject(dice.commit) && Object.values(dice.commit).every(c => typeof c === 'string')))
    return fault('dice', 'log/header', 'dice must hold a seed or the commitments')
  const { branch } = value
  const left = isObject(branch) && typeof branch.game === 'string' && typeof branch.state === 'string' && isCount(branch.entry)
  if (branch !== undefined && !left) return fault('branch', 'log/header', 'branch must say which game it left, and where')
  const { battle } = value
  const called = isObject(battle) && ['game', 'battle', 'state'].every(key => typeof battle[key] === 'string')
  if (battle !== undefined && !called) return fault('battle', 'log/header', 'battle must say of which game it is one')
  return ok(value as unknown as Header)
}

const isSeat = (v: unknown): v is Seat => v === 'a' || v === 'b' || v === 'umpire'

/** Whether a parsed line is an entry of number n. */
function isEntry(v: unknown, n: number): v is Entry {
  if (!isObject(v) || v.n !== n) return false
  if ('command' in v) return isSeat(v.seat) && isTyped(v.command) && Array.isArray(v.events) && v.events.every(isTyped)
  if ('undo' in v)
    return Array.isArray(v.undo) && v.undo.every(isCount) && isSeat(v.by) && (v.agreed === undefined || isSeat(v.agreed))
  if ('check' in v) return typeof v.check === 'string'
  if ('end' in v) return isObject(v.end) && typeof v.end.by === 'string' && isObject(v.reveal)
  return isCount(v.rulesVersion)
}

/**
 * Reads a log. The header must be whole. A last line that was cut off is dropped with a note. Any other line that is no entry,
 * or bears the wrong number, is a fault; with `rescue` everything from it on is dropped with a note instead.
 */
export function readLog(text: string | readonly string[], rescue = false): Result<ReadLog, Fault> {
  const lines = typeof text === 'string' ? text.replace(/^\uFEFF/, '').split(/\r?\n/) : [...text]
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop()
  if (lines.length === 0) return err({ path: '', code: 'log/empty', message: 'there is nothing in it' })
  const header = readHeader(parsed(lines[0]!))
  if (!header.ok) return header
  const entries: Entry[] = []
  for (let i = 1; i < lines.length; i++) {
    const value = parsed(lines[i]!)
    if (isEntry(value, i)) {
      entries.push(value)
      continue
    }
    if (value === undefined && i === lines.length - 1) return ok({ header: header.value, entries, notes: [torn(i)] })
    const fault = { path: pointer(i), code: 'log/damaged', message: `line ${i} is no entry of number ${i}` }
    return rescue ? ok({ header: header.value, entries, notes: [fault] }) : err(fault)
  }
  return ok({ header: header.value, entries, notes: [] })
}
const torn = (i: number): Fault => ({
  path: pointer(i),
  code: 'log/torn',
  message: `the last line, ${i}, is cut off and was dropped`,
})
