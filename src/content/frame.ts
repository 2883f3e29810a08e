/** What every scenario and army file has, whatever its game: the frame. What a game adds is checked by the game. */
import * as z from 'zod/mini'
import { type Fault, pointer } from '../base/pointer'

/** The newest format of scenario and army files that is read here. */
export const FILE_FORMAT = 1

const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is of small letters, digits and hyphens'))
const name = z.looseObject({ it: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) })
const size = z.number().check(z.positive(), z.lte(10_000))

const scenario = z.looseObject({
  campo: z.literal(FILE_FORMAT),
  ruleset: z.string(),
  id,
  title: name,
  table: z.optional(z.looseObject({ width: size, depth: size })),
  north: z.optional(z.number()),
  turns: z.int().check(z.gte(1), z.lte(1000)),
  ground: z.optional(z.array(z.looseObject({}))),
  seats: z.looseObject({}),
})
const army = z.looseObject({
  campo: z.literal(FILE_FORMAT),
  ruleset: z.string(),
  army: id,
  title: name,
})

/** What is wrong, for the writer of the file. */
function wrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `${issue.expected} expected`
    case 'invalid_value':
      return `must be ${issue.values.map(v => JSON.stringify(v)).join(' or ')}`
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'above' : 'at least'} ${String(issue.minimum)}`
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`
    case 'invalid_format':
      return 'an id is of small letters, digits and hyphens'
    default:
      return 'is not what is expected here'
  }
}

const faultsOf = (error: z.core.$ZodError): Fault[] =>
  error.issues.map(issue => ({
    path: pointer(...issue.path.map(p => (typeof p === 'number' ? p : String(p)))),
    code: issue.code === 'invalid_type' && issue.input === undefined ? 'missing' : issue.code,
    message: wrong(issue),
  }))

/** Every fault of a file's frame; none: the game may read it. */
export function frameFaults(what: 'scenario' | 'army', json: unknown): readonly Fault[] {
  const read = (what === 'scenario' ? scenario : army).safeParse(json, { reportInput: true })
  return read.success ? [] : faultsOf(read.error)
}
