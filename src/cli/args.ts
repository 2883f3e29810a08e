import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'

export interface Args {
  readonly verb: string
  readonly files: readonly string[]
  /** Each option with its values, in order; `--option` may stand more than once. */
  readonly options: { readonly [name: string]: readonly string[] }
}

/** What each verb takes: how many files at most, and which options. */
export const VERBS: { readonly [verb: string]: { readonly files: number; readonly options: readonly string[] } } = {
  measure: { files: 1, options: [] },
  calc: { files: 1, options: [] },
  scenarios: { files: 0, options: [] },
  validate: { files: 1, options: [] },
  play: { files: 2, options: ['seed', 'log', 'mode', 'option'] },
  replay: { files: 1, options: [] },
  simulate: { files: 0, options: ['ruleset', 'scenario', 'games', 'seed', 'players', 'mode', 'option'] },
  view: { files: 1, options: ['seat', 'at'] },
}

const fault = (code: string, message: string): Result<never, Fault> => err({ code, message, path: '' })

/** Reads the command line: `VERB [FILE] [--name value | --name=value]`. */
export function readArgs(argv: readonly string[]): Result<Args, Fault> {
  const [verb, ...rest] = argv
  const known = verb !== undefined && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!verb || !known) return fault('cli/unknown-verb', `the verbs are ${Object.keys(VERBS).join(', ')}; not ${verb ?? 'none'}`)
  const files: string[] = []
  const options: { [name: string]: string[] } = {}
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!
    if (!word.startsWith('--')) {
      files.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const name = word.slice(2, equals < 0 ? undefined : equals)
    if (!known.options.includes(name)) {
      const takes = known.options.length > 0 ? `--${known.options.join(', --')}` : 'no options'
      return fault('cli/unknown-option', `${verb} takes ${takes}; not --${name}`)
    }
    const value = equals < 0 ? rest[++i] : word.slice(equals + 1)
    if (value === undefined) return fault('cli/no-value', `--${name} wants a value`)
    options[name] = [...(options[name] ?? []), value]
  }
  if (files.length > known.files) return fault('cli/too-many-files', `${verb} takes ${known.files} at most`)
  return ok({ verb, files, options })
}

/** A whole number from 0 to 2^53 − 1 as an option's value. */
export function wholeNumber(args: Args, name: string, other?: number): Result<number, Fault> {
  const text = args.options[name]?.at(-1)
  if (text === undefined) return other === undefined ? fault('cli/no-value', `--${name} is wanted`) : ok(other)
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    return fault('cli/not-a-number', `--${name} wants a whole number from 0 to 2^53 - 1, not ${text}`)
  return ok(value)
}
