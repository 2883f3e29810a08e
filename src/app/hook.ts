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

/** Throws dice as the table does and gives where they lie, for a look whether they lie there in Node too. */
async function throwDice(sides: readonly (6 | 10)[], seed: string): Promise<unknown> {
  const [{ loadPhysics }, { throwDice: fall }] = await Promise.all([
    import('../scene/dice/physics'),
    import('../scene/dice/throw'),
  ])
  return fall(await loadPhysics(), sides, seed).rest
}

/** What the journeys in a browser may look at: only in builds made for them. It holds both sides' secrets. */
export function expose(part: { readonly [key: string]: unknown }): void {
  if (import.meta.env.MODE !== 'journeys') return
  const w = window as unknown as { __campo?: Record<string, unknown> }
  w.__campo = { ...w.__campo, ...part, verify: verifyLog, throwDice }
}
