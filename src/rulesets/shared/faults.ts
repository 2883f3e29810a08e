import * as z from 'zod/mini'
import { type Fault, type FaultParam, pointer } from '../../base/pointer'

/** So that a fault knows what was given: a wrong value is not a missing one. */
export const REPORT = { reportInput: true } as const

type Issue = z.core.$ZodIssue

const expected = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `is missing: ${issue.expected} expected` : `${issue.expected} expected`
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${JSON.stringify(issue.values[0])}`
        : `must be one of ${issue.values.map(v => JSON.stringify(v)).join(', ')}`
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map(k => JSON.stringify(k)).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `needs ${String(issue.minimum)} or more`
        : `must be ${issue.inclusive === false ? 'above' : 'at least'} ${String(issue.minimum)}`
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `may have ${String(issue.maximum)} at most`
        : `must be ${issue.inclusive === false ? 'below' : 'at most'} ${String(issue.maximum)}`
    case 'invalid_format':
      return `is not written as ${issue.format === 'regex' ? String(issue.pattern ?? 'expected') : issue.format}`
    default:
      return issue.message && issue.message !== 'Invalid input' ? issue.message : 'is not what is expected here'
  }
}

/** The kind of a fault, and what its sentence is filled with. A wrong value is not a missing one. */
function kindOf(issue: Issue): Pick<Fault, 'code' | 'with'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'missing' }
        : { code: issue.code, with: { expected: { phrase: { code: `fault.type.${issue.expected}` } } } }
    case 'invalid_value':
      return { code: issue.code, with: { values: issue.values.map(v => JSON.stringify(v)).join(', ') } }
    case 'unrecognized_keys':
      return { code: issue.code, with: { keys: issue.keys.map(k => JSON.stringify(k)).join(', ') } }
    case 'too_small':
      return { code: issue.inclusive === false ? 'not_above' : issue.code, with: { bound: Number(issue.minimum) } }
    case 'too_big':
      return { code: issue.inclusive === false ? 'not_below' : issue.code, with: { bound: Number(issue.maximum) } }
    default:
      return { code: issue.code }
  }
}

/** How far a branch of a union got: the one that failed deepest, or with the fewest issues, is what the writer meant. */
const closest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  [...branches].sort((a, b) => {
    const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(i => i.path.length))
    return depth(b) - depth(a) || a.length - b.length
  })[0] ?? []

function flatten(issue: Issue, at: readonly PropertyKey[]): Fault[] {
  const path = [...at, ...issue.path]
  if (issue.code === 'invalid_union') {
    const inner = closest(issue.errors as readonly (readonly Issue[])[])
    if (inner.length > 0) return inner.flatMap(i => flatten(i, path))
  }
  return [
    { path: pointer(...path.map(p => (typeof p === 'number' ? p : String(p)))), message: expected(issue), ...kindOf(issue) },
  ]
}

/** All faults of a document at once, each with a JSON pointer from the document's root. Messages are for the writers of files. */
export const faultsOf = (error: { readonly issues: readonly Issue[] }): Fault[] => error.issues.flatMap(i => flatten(i, []))

/** A fault of meaning: where, for the writers of files why, the code of its sentence (`sense/…`) and what that is filled with. */
export type Say = (path: string, message: string, code: string, with_?: Fault['with']) => void
/** Hands faults of meaning over to a list; `at` goes before every path. */
export const sayTo =
  (faults: Fault[], at = ''): Say =>
  (path, message, code, with_) =>
    void faults.push({ path: at + path, message, code, ...(with_ ? { with: with_ } : {}) })

/** What a thing of a file is called in sentences. */
export type Thing =
  | 'army'
  | 'battalion'
  | 'block'
  | 'brigade'
  | 'commander'
  | 'ground'
  | 'group'
  | 'id'
  | 'leader'
  | 'objective'
  | 'option'
  | 'piece'
  | 'point'
  | 'type'
  | 'unit'
  | 'village'
type Words = readonly [message: string, code: string, with_: NonNullable<Fault['with']>]
const named = (what: Thing, id: string) => ({ what: { phrase: { code: `fault.what.${what}` } }, id })
export const noSuch = (what: Thing, id: string): Words => [`there is no ${what} ${id}`, 'sense/no-such', named(what, id)]
export const twice = (what: Thing, id: string): Words => [`the ${what} ${id} stands twice`, 'sense/twice', named(what, id)]
/** A fault told within another: its own sentence, or as it was written where it has none. */
export const sentenceOf = (f: Fault): FaultParam =>
  f.code ? { phrase: { code: `fault.${f.code}`, ...(f.with ? { with: f.with } : {}) } } : f.message
/** Faults of an army's own file, told where a scenario names that army. */
export const inArmy =
  (army: string, at: string) =>
  (f: Fault): Fault => ({
    path: at,
    message: `${army}${f.path}: ${f.message}`,
    code: 'sense/army-faulty',
    with: { army, path: f.path || '/', why: sentenceOf(f) },
  })

export { z }
