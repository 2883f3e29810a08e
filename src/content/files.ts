/**
 * Reads what a user may hand in: scenarios, armies and logs of games, as text. Nothing here knows a path. Every fault comes back
 * at once, with its place in the file; a file that is not one of ours, or comes from a newer version, says so.
 */
import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { type ReadLog, readLog } from '../engine'
import type { AnyRuleset, Name, Scenario } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import { FILE_FORMAT, frameFaults } from './frame'
import { migrate } from './migrations'

/** Where the rest comes from: games by id, armies by id (an army's JSON, or undefined where there is none). */
export interface Sources {
  readonly ruleset?: (id: string) => Promise<AnyRuleset | null>
  readonly army: (id: string) => unknown
}

export type OpenedFile =
  | {
      readonly what: 'scenario'
      readonly rules: AnyRuleset
      readonly scenario: Scenario
      readonly title: Name
      readonly id: string
    }
  | { readonly what: 'army'; readonly rules: AnyRuleset; readonly army: unknown; readonly title: Name; readonly id: string }
  | { readonly what: 'log'; readonly rules: AnyRuleset; readonly log: ReadLog }

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const fail = (code: string, message: string, path = ''): Result<never, readonly Fault[]> => err([{ path, code, message }])

/** A text as JSON; a byte order mark before it is passed over. */
export function readJson(text: string): Result<unknown, readonly Fault[]> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (e) {
    return fail('file/not-json', e instanceof Error ? e.message : String(e))
  }
}

/** What a file says that it is. An army has `army`, a log has `rulesVersion`, everything else that is ours is a scenario. */
export function kindOf(json: unknown): Result<{ what: OpenedFile['what']; ruleset: string }, readonly Fault[]> {
  if (!isFields(json) || !('campo' in json))
    return fail('file/not-ours', 'this is not a file of Campo di Marte: it has no "campo"')
  const { campo, ruleset } = json
  if (typeof campo !== 'number' || !Number.isInteger(campo) || campo < 1)
    return fail('file/not-ours', 'campo must be the number of a format', '/campo')
  if (campo > FILE_FORMAT) return fail('file/newer', `format ${campo} is newer than the one read here, ${FILE_FORMAT}`, '/campo')
  if (typeof ruleset !== 'string') return fail('missing', 'ruleset must be the id of a game', '/ruleset')
  const what = 'rulesVersion' in json ? 'log' : 'army' in json ? 'army' : 'scenario'
  return ok({ what, ruleset })
}

const loader = (sources: Sources) => sources.ruleset ?? loadRuleset

/** Reads a scenario or an army that is JSON already. Faults of the frame and of the game together, each place once. */
export async function openJson(given: unknown, sources: Sources): Promise<Result<OpenedFile, readonly Fault[]>> {
  const kind = kindOf(given)
  if (!kind.ok) return kind
  const { what, ruleset } = kind.value
  if (what === 'log') return fail('file/not-ours', 'this is the log of a game, not a scenario or an army')
  const json = migrate(given as Fields, FILE_FORMAT)
  if (!json) return fail('file/too-old', 'no way leads from its format to the present one', '/campo')
  const frame = frameFaults(what, json)
  const rules = await loader(sources)(ruleset)
  if (!rules) return err([{ path: '/ruleset', code: 'ruleset/unknown', message: `there is no game ${ruleset}` }, ...frame])
  const read = what === 'scenario' ? rules.readScenario(json, sources.army) : rules.readArmy(json)
  const game = read.ok ? [] : read.error
  // where both find fault with the same place, the game knows better what belongs there
  const faults = [...game, ...frame.filter(f => !game.some(g => g.path === f.path))]
  if (!read.ok || faults.length > 0) return err(faults)
  const title = json.title as Name
  return what === 'scenario'
    ? ok({ what, rules, scenario: read.value as Scenario, title, id: String(json.id) })
    : ok({ what, rules, army: read.value, title, id: String(json.army) })
}

/** Reads the text of a scenario, an army or a log. */
export async function openText(text: string, sources: Sources): Promise<Result<OpenedFile, readonly Fault[]>> {
  const first = text.replace(/^\uFEFF/, '').split('\n', 1)[0] ?? ''
  const header = readJson(first)
  if (header.ok && isFields(header.value) && 'rulesVersion' in header.value) return openLog(text, sources)
  const json = readJson(text)
  return json.ok ? openJson(json.value, sources) : json
}

/**
 * Reads the log of a game; a torn last line is a note in `log.notes`, with `rescue` also a damaged rest. Whether the log is true
 * is another question, answered by the engine's `verify`.
 */
export async function openLog(
  text: string | readonly string[],
  sources: Pick<Sources, 'ruleset'>,
  rescue = false,
): Promise<Result<OpenedFile & { readonly what: 'log' }, readonly Fault[]>> {
  const log = readLog(text, rescue)
  if (!log.ok) return err([log.error])
  const { header, entries } = log.value
  const rules = await (sources.ruleset ?? loadRuleset)(header.ruleset)
  if (!rules) return fail('ruleset/unknown', `there is no game ${header.ruleset}`, '/0/ruleset')
  const newest = entries.reduce((v, e) => ('rulesVersion' in e ? e.rulesVersion : v), header.rulesVersion)
  if (newest > rules.rulesVersion)
    return fail(
      'log/newer-rules',
      `the log was made by rules ${newest} of ${rules.id}; here they stand at ${rules.rulesVersion}`,
      '/0/rulesVersion',
    )
  // the scenario was checked when the game began: who changed the log since, hears of it
  const read = rules.readScenario(header.scenario, () => undefined)
  if (!read.ok) return err(read.error.map(f => ({ ...f, path: `/0/scenario${f.path}` })))
  try {
    rules.setUp(header.scenario as Scenario, header.options)
  } catch (e) {
    return fail('log/header', `its scenario cannot be set up: ${e instanceof Error ? e.message : String(e)}`, '/0/scenario')
  }
  return ok({ what: 'log', rules, log: log.value })
}
