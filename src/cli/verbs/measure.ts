import { type Fault, pointer } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import { HEX_OPS } from './measure/hexOps'
import { type Op, TABLE_OPS } from './measure/ops'
import { isFields, Reader } from './measure/reader'

const OPS = new Map<string, Op>(Object.entries({ ...TABLE_OPS, ...HEX_OPS }))

// Numbers that no double can hold come out of sizes near its limits.
const allFinite = (v: unknown): boolean =>
  typeof v === 'number' ? Number.isFinite(v) : v === null || typeof v !== 'object' || Object.values(v).every(allFinite)

function answer(given: unknown, index: number): { readonly [key: string]: unknown } {
  const read = new Reader(['cases', index])
  if (!isFields(given)) {
    read.fail([], 'not-a-case', 'a case is an object with id and op')
    return { id: null, error: read.fault }
  }
  const id = given.id ?? null
  const op = typeof given.op === 'string' ? OPS.get(given.op) : undefined
  if (!op) {
    read.fail(['op'], given.op === undefined ? 'missing' : 'unknown-op', `op must be one of ${[...OPS.keys()].join(', ')}`)
    return { id, error: read.fault }
  }
  const ask = op(read, given)
  if (!read.fault) {
    const found = ask()
    if (allFinite(found)) return { id, ...found }
    read.fail([], 'too-large', 'the numbers are too large to be measured')
  }
  return { id, error: read.fault }
}

/**
 * The verb `measure`: answers every case of the document in its order. A case that makes no sense gets an error in its place, with a
 * JSON pointer from the document's root; a document without a list of cases is a fault as a whole.
 */
export function runMeasure(document: unknown): Result<{ results: unknown[] }, Fault> {
  if (!isFields(document))
    return err({ path: '', code: 'measure/not-a-document', message: 'the document must be an object with cases' })
  if (!Array.isArray(document.cases)) {
    return err({ path: pointer('cases'), code: 'measure/no-cases', message: 'cases must be a list' })
  }
  return ok({ results: document.cases.map(answer) })
}
