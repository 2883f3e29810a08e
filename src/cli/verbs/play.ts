import type { Fault } from '../../base/pointer'
import { pointer } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import { type How, MODES, type Mode, type Options } from '../../engine'
import { type Authority, createAuthority, headerOf } from '../../host'
import type { AnyRuleset, Phrase, Refusal, Seat } from '../../rulesets/contract'
import { type Args, wholeNumber } from '../args'
import { findScenario } from '../data'
import { bad, type Reply, type World, worst } from '../world'

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)

/** `--option KEY=VALUE`, each checked against what the game offers. */
export function readOptions(args: Args, rules: AnyRuleset): Result<Options, Fault> {
  const options: { [key: string]: string | number | boolean } = {}
  for (const text of args.options.option ?? []) {
    const [key = '', ...value] = text.split('=')
    const spec = rules.options.find(o => o.key === key)
    const keys = rules.options.map(o => o.key).join(', ')
    if (!spec) return err({ code: 'option/unknown', message: `the options are ${keys}; not ${key}`, path: '' })
    const found = spec.values.find(v => String(v) === value.join('='))
    if (found === undefined) return err({ code: 'option/value', message: `${key} is one of ${spec.values.join(', ')}`, path: '' })
    options[key] = found
  }
  return ok(options)
}

export function readMode(args: Args): Result<Mode, Fault> {
  const mode = (args.options.mode?.at(-1) ?? 'enforced') as Mode
  if (MODES.includes(mode)) return ok(mode)
  return err({ code: 'cli/mode', message: `--mode is one of ${MODES.join(', ')}`, path: '' })
}

interface Line {
  readonly line: number
  readonly seat: Seat
  readonly value: Fields
}

/** The commands to be played: JSON lines, blank ones passed over. A line that is no command at all makes the input unusable. */
function readLines(text: string): Result<readonly Line[], Fault> {
  const lines: Line[] = []
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (raw.trim() === '') continue
    let value: unknown
    try {
      value = JSON.parse(raw)
    } catch {
      return err({ code: 'play/not-json', message: `line ${i + 1} is not JSON`, path: pointer(i) })
    }
    if (!isFields(value) || typeof value.seat !== 'string')
      return err({ code: 'play/not-a-command', message: `line ${i + 1} must have seat and command`, path: pointer(i) })
    if (!('command' in value) && value.undo !== true && value.redo !== true)
      return err({ code: 'play/not-a-command', message: `line ${i + 1} has no command`, path: pointer(i, 'command') })
    lines.push({ line: i + 1, seat: value.seat as Seat, value })
  }
  return ok(lines)
}

/** One line played; null where it was accepted. */
function playLine(host: Authority, { seat, value }: Line): Refusal | null {
  if (value.undo === true || value.redo === true) {
    const done = value.undo ? host.undo(seat, value.agreed as Seat | undefined) : host.redo(seat)
    return done.ok ? null : done.error
  }
  const how: How = {
    ...(value.insist === true ? { insist: true } : {}),
    ...(value.faces === undefined ? {} : { faces: value.faces as readonly number[] }),
  }
  const answer = host.submit(seat, value.command, how)
  if (answer.kind === 'done') return null
  if (answer.kind === 'refused') return answer.refusal
  if (answer.kind === 'breach') return answer.refusals[0]!
  return { code: 'dice/needed', clause: answer.clause, with: { sides: answer.sides, count: answer.faces } }
}

/** The sentence of a refusal in English; its code where no catalogue has one. */
async function sentences(ruleset: string, refusals: readonly { readonly refusal: Refusal }[]): Promise<readonly string[]> {
  if (refusals.length === 0) return []
  const { createText } = await import('../../text')
  const text = await createText('en', [ruleset])
  await text.more(ruleset)
  return refusals.map(({ refusal }) => {
    const code = `refusal.${refusal.code}`
    const phrase: Phrase = { code, ...(refusal.with ? { with: refusal.with } : {}) }
    return text.has(code) ? text.say(phrase) : refusal.code
  })
}

/**
 * The verb `play`: sets a scenario up, plays the commands, prints where the game stands. Beside `command`, a line may have
 * `insist` (advised play), `faces` (real dice), or instead of it `undo` (with `agreed`) or `redo`.
 */
export async function runPlay(world: World, args: Args, input: string): Promise<Reply> {
  const named = args.files[0]
  if (named === undefined) return bad('cli/no-scenario', 'play wants a scenario: an id, or a file')
  const seed = wholeNumber(args, 'seed')
  if (!seed.ok) return seed
  const mode = readMode(args)
  if (!mode.ok) return mode
  const found = await findScenario(world, named)
  if (!found.ok) return worst(found.error)
  const { rules, scenario } = found.value
  const options = readOptions(args, rules)
  if (!options.ok) return options
  const lines = readLines(input)
  if (!lines.ok) return lines

  const header = headerOf(rules, scenario, { seed: seed.value, options: options.value, mode: mode.value })
  const { authority: host } = createAuthority(rules, header)
  const refused: { line: number; refusal: Refusal }[] = []
  for (const line of lines.value) {
    const refusal = playLine(host, line)
    if (refusal) refused.push({ line: line.line, refusal })
  }
  const words = await sentences(rules.id, refused)
  const out = args.options.log?.at(-1)
  if (out !== undefined && !world.write(out, `${host.lines().join('\n')}\n`))
    return bad('cli/cannot-write', `${out} cannot be written`)
  return {
    document: {
      state: host.game.state(),
      awaiting: host.awaiting(),
      outcome: host.outcome(),
      refusals: refused.map(({ line, refusal }, i) => ({
        line,
        code: refusal.code,
        clause: refusal.clause,
        message: words[i],
      })),
      hash: host.game.hash(),
    },
  }
}
