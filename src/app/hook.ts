import { readLog, verify } from '../engine'
import { loadRuleset } from '../rulesets/registry'

/** Runs a game's file again in this browser: whether it verifies, and the hash that it ends with. */
async function verifyLog(text: string): Promise<{ readonly verified: boolean; readonly hash?: string }> {
  const log = readLog(text)
  const rules = log.ok ? await loadRuleset(log.value.header.ruleset) : null
  if (!log.ok || !rules) return { verified: false }
  const result = verify(rules, log.value)
  return result.verified ? { verified: true, hash: result.hash } : { verified: false }
}

/** What the journeys in a browser may look at: only in builds made for them. It holds both sides' secrets. */
export function expose(part: { readonly [key: string]: unknown }): void {
  if (import.meta.env.MODE !== 'journeys') return
  const w = window as unknown as { __campo?: Record<string, unknown> }
  w.__campo = { ...w.__campo, ...part, verify: verifyLog }
}
