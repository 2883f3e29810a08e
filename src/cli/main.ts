import { readFileSync } from 'node:fs'
import type { Fault } from '../base/pointer'
import { runMeasure } from './verbs/measure'

/** Ends with exit 2; the last line of standard error is the error as one JSON document. */
function refuse(fault: Fault): void {
  process.exitCode = 2
  process.stderr.write(`${JSON.stringify({ error: { code: fault.code ?? 'unusable', message: fault.message, path: fault.path } })}\n`)
}

function main([verb, file]: readonly string[]): void {
  if (verb !== 'measure') {
    refuse({ path: '', code: 'cli/unknown-verb', message: `no such verb: ${verb ?? 'none given'}` })
    return
  }
  let document: unknown
  try {
    document = JSON.parse(readFileSync(file ?? 0, 'utf8'))
  } catch {
    refuse({ path: '', code: 'cli/not-json', message: 'the input is not a JSON document' })
    return
  }
  const result = runMeasure(document)
  if (result.ok) process.stdout.write(`${JSON.stringify(result.value)}\n`)
  else refuse(result.error)
}

main(process.argv.slice(2))
