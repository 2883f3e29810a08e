import { pointer } from '../../base/pointer'
import { openLog } from '../../content'
import { diceReport, isCommand, type ReadLog, verify } from '../../engine'
import { createAuthority } from '../../host'
import type { AnyRuleset, Viewer } from '../../rulesets/contract'
import { type Args, wholeNumber } from '../args'
import { bad, type Reply, type World, worst } from '../world'

/** The verb `replay`: every command of a log decided anew; the first entry that differs is named. `dice`: what was rolled, in numbers. */
export async function runReplay(world: World, text: string): Promise<Reply> {
  const opened = await openLog(text, {})
  if (!opened.ok) return worst(opened.error)
  const { log, rules } = opened.value
  for (const n of log.notes) world.note(n.message)
  const result = verify(rules, log)
  if (!result.verified) {
    const { n, what, code, seat } = result.differs
    const why = code ? ` (${code}${seat ? `, seat ${seat}` : ''})` : ''
    return bad('replay/differs', `entry ${n} differs: ${what}${why}`, pointer(n))
  }
  if (result.older)
    world.note(`entries 1 to ${result.older.to} were made by rules ${result.older.rulesVersion} and are not verified`)
  const { verified, commands, hash, older } = result
  return { document: { verified, commands, hash, ...(older ? { older } : {}), dice: diceReport(log.entries) } }
}

/** The entries up to the K-th command; all of them without K. */
function upTo(log: ReadLog, k: number | null): ReadLog['entries'] {
  if (k === null) return log.entries
  const commands = log.entries.filter(isCommand)
  const next = commands[k]
  return next ? log.entries.slice(0, next.n - 1) : log.entries
}

/** What one viewer may know of a game: its view, its part of every event, and no more. */
export function seenOf(rules: AnyRuleset, log: ReadLog, seat: Viewer, k: number | null): unknown {
  const entries = upTo(log, k)
  const { authority: host } = createAuthority(rules, log.header, entries)
  const view = host.view(seat)
  const lines = entries.filter(isCommand).map(e => ({
    n: e.n,
    seat: e.seat,
    ...(host.game.isUndone(e.n) ? { undone: true } : {}),
    events: host.witnessed(e.n, seat).map(w => w.event),
  }))
  // where nobody may count the other's commands, those of which he sees nothing leave no gap
  const shown = rules.countsHidden
    ? lines.filter(l => l.seat === seat || l.events.length > 0).map((l, i) => ({ ...l, n: i + 1 }))
    : lines
  return {
    seat,
    commands: shown.length,
    mode: view.mode,
    offers: view.offers,
    view: view.game,
    awaiting: host.awaiting(),
    outcome: host.outcome(),
    choices: seat === 'spectator' ? [] : host.choices(seat),
    log: shown,
    hash: host.viewHash(seat),
  }
}

/** The verb `view`: what a seat, or a spectator, may see after K commands. */
export async function runView(world: World, args: Args, text: string): Promise<Reply> {
  const seat = args.options.seat?.at(-1)
  if (seat === undefined) return bad('cli/no-value', '--seat is wanted')
  const at = args.options.at ? wholeNumber(args, 'at') : null
  if (at && !at.ok) return at
  const opened = await openLog(text, {})
  if (!opened.ok) return worst(opened.error)
  const { log, rules } = opened.value
  if (seat !== 'spectator' && !(rules.seats as readonly string[]).includes(seat))
    return bad('seat/unknown', `the seats are ${rules.seats.join(', ')} and spectator`)
  for (const n of log.notes) world.note(n.message)
  try {
    return { document: seenOf(rules, log, seat as Viewer, at ? at.value : null) }
  } catch {
    return bad('log/damaged', 'its events make no game that could be seen; replay names the first that is not true')
  }
}
