/**
 * Logs of whole games that must replay to the same hash for as long as the rules stand as they are. A log here that no longer
 * verifies means that the rules changed: raise the ruleset's `rulesVersion`, and pin new logs with `CAMPO_PIN=1`, or those of a few
 * scenarios with `CAMPO_PIN=goito,pastrengo`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLog } from '../../src/content'
import { verify } from '../../src/engine'
import { createAuthority, playGame } from '../../src/host'
import { scenarioIds, scenarioOf } from '../games'

const folder = join(process.cwd(), 'tests/replays')
const pins = join(folder, 'pinned.json')
interface Pin {
  readonly rulesVersion: number
  readonly hash: string
  readonly commands: number
}
const SEED = 1756
/** Long enough for every phase and for whoever comes later, short enough to be kept. */
const TURNS: { readonly [scenario: string]: number } = { leuthen: 8 }
const FEW = 3

if (process.env.CAMPO_PIN) {
  const wanted = process.env.CAMPO_PIN === '1' ? scenarioIds() : process.env.CAMPO_PIN.split(',')
  const pinned: { [file: string]: Pin } = existsSync(pins) ? JSON.parse(readFileSync(pins, 'utf8')) : {}
  for (const id of wanted) {
    const { rules, scenario } = await scenarioOf(id)
    const short = { ...scenario, turns: TURNS[id] ?? FEW }
    const played = playGame({ rules, scenario: short, seed: SEED, checkEvery: 40 })
    if (played.faults.length > 0) throw new Error(JSON.stringify(played.faults))
    const lines = [played.header, ...played.entries].map(l => JSON.stringify(l))
    writeFileSync(join(folder, `${id}.jsonl`), `${lines.join('\n')}\n`)
    pinned[`${id}.jsonl`] = { rulesVersion: rules.rulesVersion, hash: played.hash, commands: played.commands }
  }
  writeFileSync(pins, `${JSON.stringify(Object.fromEntries(Object.entries(pinned).sort()), null, 2)}\n`)
}

const logs = readdirSync(folder).filter(f => f.endsWith('.jsonl'))
const pinned: { readonly [file: string]: Pin } = existsSync(pins) ? JSON.parse(readFileSync(pins, 'utf8')) : {}

describe('pinned logs', () => {
  it('are there for every scenario', () => {
    expect([...logs].sort()).toEqual(
      scenarioIds()
        .map(id => `${id}.jsonl`)
        .sort(),
    )
  })
  it('are all named in pinned.json', () => {
    expect(Object.keys(pinned).sort()).toEqual([...logs].sort())
  })
  it.each(logs)('%s verifies and ends at its pinned hash', async file => {
    const opened = await openLog(readFileSync(join(folder, file), 'utf8'), {})
    expect(opened).toMatchObject({ ok: true })
    if (!opened.ok) return
    const { rules, log } = opened.value
    const { rulesVersion, hash } = pinned[file]!
    expect(log.header.rulesVersion).toBe(rulesVersion)
    const replayed = verify(rules, log)
    expect(replayed, 'the rules changed: raise rulesVersion').toMatchObject({ verified: true, hash })
    // taken from its events alone it comes to the same
    const { authority, faults } = createAuthority(rules, log.header, log.entries)
    expect(faults).toEqual([])
    expect(authority.game.hash()).toBe(hash)
  })
})
