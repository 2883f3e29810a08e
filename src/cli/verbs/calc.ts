import { pointer } from '../../base/pointer'
import type { CalcTable } from '../../rulesets/contract'
import { loadRuleset, playable } from '../../rulesets/registry'
import { bad, type Reply } from '../world'

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)

/**
 * The verb `calc`: one number of the rules for every case, with its working. A case that makes no sense gets an error in its place,
 * with a JSON pointer from the document's root; a case that the rules forbid gets its refusal.
 */
export async function runCalc(document: unknown): Promise<Reply> {
  if (!isFields(document)) return bad('calc/not-a-document', 'the document must be an object with ruleset, table and cases')
  const { ruleset, table, cases } = document
  const rules = typeof ruleset === 'string' ? await loadRuleset(ruleset) : null
  if (!rules) return bad('ruleset/unknown', `the games are ${playable().join(', ')}`, pointer('ruleset'))
  const { calc } = await rules.aside()
  const tables = Object.keys(calc)
  if (typeof table !== 'string' || !Object.hasOwn(calc, table))
    return bad('calc/no-such-table', `the tables are ${tables.join(', ')}`, pointer('table'))
  if (!Array.isArray(cases)) return bad('calc/no-cases', 'cases must be a list', pointer('cases'))
  const ask = calc[table]!
  return { document: { results: cases.map((given, i) => answer(ask, given, i)) } }
}

function answer(ask: CalcTable, given: unknown, index: number): unknown {
  const id = isFields(given) ? (given.id ?? null) : null
  const error = (code: string, message: string, path: string) => ({ id, error: { code, message, path } })
  const at = pointer('cases', index)
  if (!isFields(given)) return error('not-a-case', 'a case is an object', at)
  try {
    const got = ask(given)
    return got.ok ? { id, ...got.value } : error(got.error.code ?? 'bad-input', got.error.message, at + got.error.path)
  } catch (e) {
    return error('bad-input', e instanceof Error ? e.message : String(e), at)
  }
}
