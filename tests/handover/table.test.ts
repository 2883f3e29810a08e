/** A battle of the campaign on a table of its own: read like any file, played to its end, counted and handed back. */
import { describe, expect, it } from 'vitest'
import { openJson, openText } from '../../src/content'
import { verify } from '../../src/engine'
import { type Authority, createAuthority, headerOf, playerNamed, playGame, randomCommand } from '../../src/host'
import { handBack, resultOf } from '../../src/rulesets/campaign-1809/handover/back'
import { eggmuehl, randomBattle } from '../../src/rulesets/campaign-1809/handover/battle.testing'
import { filesOf, handOver } from '../../src/rulesets/campaign-1809/handover/scenario'
import type { AfterAction, AnyRuleset, BattleStep, Scenario, Seen, Typed } from '../../src/rulesets/contract'

const SOAK = process.env.CAMPO_SOAK !== undefined
const first = Number(process.env.CAMPO_SEED ?? 1)
const nobody = { army: () => undefined }

async function opened(battle = eggmuehl): Promise<{ readonly rules: AnyRuleset; readonly scenario: Scenario }> {
  const read = await openText(JSON.stringify(handOver(battle).scenario), nobody)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  if (read.value.what !== 'scenario') throw new Error(`it is a ${read.value.what}`)
  return { rules: read.value.rules, scenario: read.value.scenario }
}
/** The account of a game, from its log as it lies there. */
async function accountOf(rules: AnyRuleset, table: Authority): Promise<AfterAction> {
  const steps: BattleStep<Seen, Typed>[] = []
  for (const entry of table.game.entries()) {
    if (!('command' in entry) || table.game.isUndone(entry.n)) continue
    const before = table.game.after(entry.n - 1)!
    let state = before.game
    for (const event of entry.events) {
      steps.push({ before: state, event })
      if (!['DiceRolled', 'RuleBreached', 'Resigned', 'EndProposed', 'EndAgreed'].includes(event.type))
        state = rules.apply(state, event) as Seen
    }
  }
  return (await rules.afterAction!())(steps, table.game.state().game, table.outcome()!)
}

describe('1.20 a battle as a scenario', () => {
  it('1.20 it is read like any file, whatever the battle: with its armies in it, and with them as files of their own', async () => {
    for (let seed = first; seed < first + (SOAK ? 2000 : 150); seed++) {
      const handover = handOver(randomBattle(seed))
      const whole = await openText(JSON.stringify(handover.scenario), nobody)
      expect({ seed, faults: whole.ok ? [] : whole.error }).toEqual({ seed, faults: [] })
      const files = filesOf(handover)
      const army = (id: string): unknown => JSON.parse(files[`armies/${id}.json`] ?? 'null') ?? undefined
      const apart = await openText(files[`scenarios/${handover.scenario.id}.json`]!, { army })
      expect({ seed, faults: apart.ok ? [] : apart.error }).toEqual({ seed, faults: [] })
      for (const [path, text] of Object.entries(files))
        if (path.startsWith('armies/')) expect((await openJson(JSON.parse(text), nobody)).ok).toBe(true)
    }
  })
  it('1.20 every unit of the table stands for a piece, with the CP that it has there, and every brigade has its commander', async () => {
    for (let seed = first; seed < first + (SOAK ? 300 : 30); seed++) {
      const handover = handOver(randomBattle(seed))
      const { rules, scenario } = await opened(handover.battle)
      const state = rules.setUp(scenario, {}) as unknown as {
        readonly units: { readonly [id: string]: { readonly id: string; readonly cpStart: number; readonly brigade: string } }
        readonly brigades: object
      }
      const cp = Object.values(state.units).map(u => [u.id, u.cpStart])
      expect(new Map(cp as [string, number][])).toEqual(new Map(handover.pieces.map(p => [p.unit, p.cp])))
      expect(handover.commands.map(c => c.brigade).sort()).toEqual(Object.keys(state.brigades).sort())
      // two to six battalions to a brigade but where a contingent has one alone
      for (const c of handover.commands) {
        const foot = handover.pieces.filter(p => p.unit.startsWith(`${c.brigade}/`) && p.arm === 'ipf').length
        expect(foot, `${seed} ${c.brigade}`).toBeLessThanOrEqual(6)
      }
    }
  })
})

describe('1.20 a battle that is fought', () => {
  it.each(['random', 'sergeant'])(
    '%s players fight it to its end, and every point is accounted for',
    async who => {
      const player = (await playerNamed((await opened()).rules, who))!
      for (let seed = first; seed < first + (SOAK ? 20 : 2); seed++) {
        const battle = seed % 2 === 0 ? eggmuehl : randomBattle(seed, 3)
        const { rules, scenario } = await opened(battle)
        const played = playGame({ rules, scenario, seed, players: { a: player, b: player }, checkEvery: 0 })
        expect(played.faults).toEqual([])
        expect(verify(rules, played)).toMatchObject({ verified: true, hash: played.hash })
        const { authority } = createAuthority(rules, played.header, played.entries)
        const handover = handOver(battle)
        const after = await accountOf(rules, authority)
        const fought = handBack(handover, resultOf(handover, after))
        // what the game's own state says was lost, counted once more
        const state = authority.game.state().game as unknown as {
          readonly units: {
            readonly [id: string]: {
              readonly cpStart: number
              readonly cp: number
              readonly place: string
              readonly seat: string
            }
          }
        }
        for (const side of ['a', 'b'] as const) {
          const mine = Object.values(state.units).filter(u => u.seat === side)
          const least = mine.reduce((n, u) => n + (u.place === 'destroyed' ? u.cpStart : 0), 0)
          const lost = after.units.filter(u => u.seat === side).reduce((n, u) => n + u.start - u.left, 0)
          expect(lost).toBeGreaterThanOrEqual(least)
          expect(lost).toBe(mine.reduce((n, u) => n + u.cpStart - (u.place === 'destroyed' ? 0 : u.cp), 0))
          if (lost === 0) expect(fought.points[side === 'a' ? 'b' : 'a']).toBe(0)
        }
        expect(fought.turn).toBe(played.turns)
      }
    },
    1_800_000,
  )
  it('16 conceded on any turn: whoever concedes is beaten, what was lost until then is lost, and no more', async () => {
    const { rules, scenario } = await opened()
    const handover = handOver(eggmuehl)
    const player = (await playerNamed(rules, 'sergeant'))!
    for (const [turn, seat] of [
      [0, 'a'],
      [2, 'b'],
      [5, 'a'],
    ] as const) {
      const { authority } = createAuthority(rules, headerOf(rules, scenario, { seed: 'conceded' }))
      const random = (below: number) => below - 1
      while (authority.game.state().game.turn < turn) {
        const next = authority.awaiting()[0]!
        const view = authority.view(next.seat).game
        const command = player.choose(view, next.seat, random) ?? randomCommand(rules, view, next.seat, random)
        expect(authority.submit(next.seat, command).kind).toBe('done')
      }
      expect(authority.submit(seat, { type: 'resign' }).kind).toBe('done')
      const after = await accountOf(rules, authority)
      const fought = handBack(handover, resultOf(handover, after))
      expect(fought).toMatchObject({ end: 'conceded', beaten: seat, turn, retreat: 'point', pursuit: true })
      if (turn === 0) expect(fought.points).toEqual({ a: 0, b: 0 })
      // Hohenzollern comes on turn 5 at the earliest: before, he comes home whole
      if (turn < 5) expect(fought.accounts.find(a => a.contingent === 'A2')).toMatchObject({ arrived: false, captured: 0 })
    }
  })
})
