/** A whole campaign of built-in players two of whose battles are fought on the table: both levels replay, and their logs name each other. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Header, verify } from '../../src/engine'
import {
  type Authority,
  type Battles,
  battlesOf,
  createAuthority,
  type FoughtOut,
  gameHash,
  giveBack,
  headerOf,
  type KeptLog,
  linkFaults,
  openBattle,
  type Played,
  playBattles,
  playerNamed,
  playGame,
  randomPlayer,
} from '../../src/host'
import { type CampState, campaign1809 } from '../../src/rulesets/campaign-1809'
import { ledgerFaults, pointsOf } from '../../src/rulesets/campaign-1809/handover/ledger'
import type { AnyRuleset, Player, Scenario, Seen, Typed } from '../../src/rulesets/contract'

const rules: AnyRuleset = campaign1809
const read = rules.readScenario(JSON.parse(readFileSync('scenarios/campaign-1809.json', 'utf8')), () => undefined)
if (!read.ok) throw new Error(JSON.stringify(read.error))
const scenario = read.value as Scenario
const first = Number(process.env.CAMPO_SEED ?? 1)

const kept = (game: Pick<Played, 'header' | 'entries'>): KeptLog => ({
  header: game.header,
  entries: game.entries,
  lines: [game.header, ...game.entries].map(line => JSON.stringify(line)),
})
/** Takes that way wherever it is offered, as long as `wants` says so; for the rest as that player does. */
const tabler = (base: Player<Seen, Typed>, wants: () => boolean, how = 'table'): Player<Seen, Typed> => ({
  choose(view, seat, random) {
    const way = (c: Typed) => c.type === 'way' && (c as Typed & { readonly how?: string }).how === how
    const taken = wants() ? rules.choices(view, seat).find(c => 'command' in c && way(c.command)) : undefined
    return taken && 'command' in taken ? taken.command : base.choose(view, seat, random)
  },
})
/** A campaign that has come to a battle which both sides will have fought that way. */
function brought(base: Player<Seen, Typed>, how: 'table' | 'typed'): Authority {
  const mine = tabler(base, () => true, how)
  for (let seed = first; seed < first + 30; seed++) {
    const { authority } = createAuthority(rules, headerOf(rules, scenario, { seed }))
    for (let n = 0; n < 3000 && !authority.outcome(); n++) {
      const state = authority.game.state().game as CampState
      if (state.phase === 'table' && state.fights.some(f => f.how === how)) return authority
      const waiting = authority.awaiting()
      const next = waiting[n % waiting.length]!
      const command = mine.choose(authority.view(next.seat).game, next.seat, below => (n * 7 + seed) % below)
      if (!command || authority.submit(next.seat, command).kind !== 'done') break
    }
  }
  throw new Error('no campaign came to a table')
}
const parts = async (): Promise<{
  readonly battles: Battles
  readonly base: Player<Seen, Typed>
  readonly table: Player<Seen, Typed>
}> => {
  const battles = (await battlesOf(rules))!
  const base = (await playerNamed(rules, 'sergeant')) ?? randomPlayer(rules)
  return { battles, base, table: (await playerNamed(battles.table, 'sergeant'))! }
}

describe('a campaign with battles on the table', () => {
  it('two of them fought by sergeants: both levels replay to the same hash, and each log names the other', async () => {
    const { battles, base, table } = await parts()
    // a campaign in which both commanders come to wish for a table twice
    let game: Played | null = null
    let tables: FoughtOut[] = []
    for (let seed = first; tables.length < 2 && seed < first + 20; seed++) {
      tables = []
      const mine = tabler(base, () => tables.length < 2)
      const fight = playBattles(battles, seed, { a: table, b: table }, tables)
      game = playGame({ rules, scenario, seed, players: { a: mine, b: mine }, first: fight })
      expect(game.faults).toEqual([])
    }
    expect(tables.length).toBe(2)
    expect(game!.outcome).not.toBeNull()
    expect(verify(rules, game!)).toMatchObject({ verified: true, hash: game!.hash })
    for (const { battle, played } of tables) {
      expect(verify(battles.table, played)).toMatchObject({ verified: true, hash: played.hash })
      expect(played.header.battle).toMatchObject({ game: gameHash(game!.header), battle })
      expect(linkFaults(battles.port, kept(game!), kept(played), played.hash)).toEqual([])
      // a line more, another end, another game: none of them is what was handed back
      const [log, own] = [kept(game!), kept(played)]
      const codes = (campaign: KeptLog, of: KeptLog, state = played.hash) =>
        linkFaults(battles.port, campaign, of, state).map(f => f.code)
      expect(codes(log, { ...own, lines: own.lines.slice(0, -1) })).toEqual(['battle/log-differs'])
      expect(codes(log, own, game!.hash)).toEqual(['battle/log-differs'])
      expect(codes({ ...log, entries: [] }, own)).toEqual(['battle/not-handed-back'])
      const other: Header = { ...log.header, options: { ...log.header.options, par: 'zero' } }
      expect(codes({ ...log, header: other }, own)).toEqual(['battle/other'])
      const { battle: _, ...nobodys } = own.header
      expect(codes(log, { ...own, header: nobodys })).toEqual(['battle/unnamed'])
    }
    // the map's own book of both battles closes, and both sides were told so
    const { ledgers } = createAuthority(rules, game!.header, game!.entries).authority.game.state().game as CampState
    expect(ledgers.map(l => l.fight)).toEqual(tables.map(t => t.battle))
    for (const l of ledgers) expect(ledgerFaults(l.lines, pointsOf(l.lines))).toEqual([])
    const told = game!.entries.flatMap(e => ('command' in e ? e.events.filter(x => x.type === 'LedgerClosed') : []))
    expect(told.length).toBe(2)
  }, 600_000)

  it('at one screen: the table is opened, conceded on its second turn and handed back; nothing else is taken for it', async () => {
    const { battles, base, table } = await parts()
    const { authority: idle } = createAuthority(rules, headerOf(rules, scenario, { seed: 1 }))
    expect(await openBattle(battles, idle, { seed: 1 })).toMatchObject({ ok: false, error: { code: 'battle/none' } })
    const campaign = brought(base, 'table')
    const open = await openBattle(battles, campaign, { seed: 'table' })
    if (!open.ok) throw new Error(open.error.code)
    const { authority: own } = createAuthority(open.value.rules, open.value.header)
    expect(giveBack(battles, campaign, own)).toMatchObject({ ok: false, error: { code: 'battle/goes-on' } })
    for (let n = 0; own.game.state().game.turn < 2; n++) {
      const next = own.awaiting()[0]!
      const command = table.choose(own.view(next.seat).game, next.seat, below => n % below)
      expect(own.submit(next.seat, command).kind).toBe('done')
    }
    own.submit('b', { type: 'resign' })
    // a table that was opened for nobody is nobody's battle
    const { battle: _, ...nobodys } = open.value.header
    const { authority: stray } = createAuthority(open.value.rules, nobodys)
    stray.submit('a', { type: 'resign' })
    expect(giveBack(battles, campaign, stray)).toMatchObject({ ok: false, error: { code: 'battle/other' } })
    expect(giveBack(battles, campaign, own)).toMatchObject({ ok: true })
    expect(giveBack(battles, campaign, own)).toMatchObject({ ok: false })
    const log = (of: typeof own): KeptLog => ({ header: of.header, entries: of.game.entries(), lines: of.lines() })
    expect(linkFaults(battles.port, log(campaign), log(own), own.game.hash())).toEqual([])
    expect((campaign.game.state().game as CampState).ledgers.length).toBe(1)
    expect(verify(rules, { header: campaign.header, entries: campaign.game.entries() })).toMatchObject({
      verified: true,
      hash: campaign.game.hash(),
    })
  })

  it('on a real table each side writes of its own units, unseen; two that tell the same end are the result', async () => {
    const { base } = await parts()
    const campaign = brought(base, 'typed')
    const fight = () => (campaign.game.state().game as CampState).fights.find(f => f.stage === 'table')!
    const seen = (seat: 'a' | 'b') => (campaign.view(seat).game as CampState).fights.find(f => f.stage === 'table')!
    const mine = (seat: 'a' | 'b') => fight().form!.pieces.filter(p => p.side === seat)
    for (const seat of ['a', 'b'] as const) expect(seen(seat).form!.pieces).toEqual(mine(seat))
    const end = { type: 'result', turn: 7, end: 'broken', winner: 'a' } as const
    const say = (seat: 'a' | 'b', more: object = {}) => campaign.submit(seat, { ...end, ...more })
    // what is wrong is told at once, and nothing is written
    const wrong = say('a', { turn: 99, units: { [mine('a')[0]!.unit]: { left: 50 }, [mine('b')[0]!.unit]: { left: 1 } } })
    expect(wrong).toMatchObject({ kind: 'refused', refusal: { code: 'result/turn' } })
    const codes = campaign.judge('a', { ...end, units: { [mine('b')[0]!.unit]: { left: 1 } } } as never).refusals.map(r => r.code)
    expect(codes).toEqual(['result/no-unit'])
    const hurt = mine('a')[0]!
    expect(say('a', { units: { [hurt.unit]: { fate: 'destroyed' } } }).kind).toBe('done')
    expect(campaign.awaiting().map(w => w.seat)).toEqual(['b'])
    expect(rules.awaiting(campaign.view('b').game).map(w => w.seat)).toEqual(['b'])
    expect([seen('b').written, seen('b').wrote]).toEqual([
      { a: null, b: null },
      { a: true, b: false },
    ])
    // they do not tell the same end: both are written again
    expect(say('b', { turn: 8 }).kind).toBe('done')
    expect(fight().wrote).toEqual({ a: false, b: false })
    expect(campaign.awaiting().map(w => w.seat)).toEqual(['a', 'b'])
    // the other would rather have it on the map: who has written is asked once more
    expect(say('a').kind).toBe('done')
    expect(campaign.submit('b', { type: 'way', how: 'map' }).kind).toBe('done')
    expect(campaign.awaiting().map(w => w.seat)).toEqual(['a'])
    expect(campaign.undo('b', 'a').ok).toBe(true)
    const { battle } = fight()
    const { ipf, cpf, apf } = battle!.sides.b.contingents[0]!.has
    expect(say('a', { units: { [hurt.unit]: { fate: 'destroyed' } } }).kind).toBe('done')
    expect(say('b').kind).toBe('done')
    const state = campaign.game.state().game as CampState
    expect(state.phase).not.toBe('table')
    const ledger = state.ledgers[0]!
    expect(ledgerFaults(ledger.lines, pointsOf(ledger.lines))).toEqual([])
    // b broke unhurt, what it lost it lost to the pursuit; a lost 2/5 of what one unit stands for
    expect(ledger.lines.filter(l => l.side === 'b').reduce((n, l) => n + l.battleLoss, 0)).toBe(0)
    expect(ledger.lines.filter(l => l.side === 'a').reduce((n, l) => n + l.battleLoss, 0)).toBeGreaterThan(0)
    const own = ledger.lines.filter(l => l.contingent === battle!.sides.b.contingents[0]!.id)
    expect(own.map(l => l.before)).toEqual([ipf, cpf, apf])
  })
})
