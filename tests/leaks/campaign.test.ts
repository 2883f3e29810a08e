/**
 * Campaign 1809: two positions that differ only in what one side hides (places, strength, leaders, answers, owed points, supply, what it
 * knows) look alike to the other side and to a spectator, to the last byte; no event that reaches them names a unit of the enemy, nor
 * one of his leaders but where the rules tell of him; and two games that part in hidden things alone stay alike until they meet.
 */
import { describe, expect, it } from 'vitest'
import { seenOf } from '../../src/cli/verbs/replay'
import { plainJson, randomFrom } from '../../src/engine'
import { type Authority, createAuthority, headerOf, playerNamed, playGame, randomCommand } from '../../src/host'
import { campaign1809 } from '../../src/rulesets/campaign-1809'
import type { Manoeuvre } from '../../src/rulesets/campaign-1809/handover/types'
import type { CampState, Leader, Unit } from '../../src/rulesets/campaign-1809/state'
import type { Player, Seen, Typed } from '../../src/rulesets/contract'
import { scenarioOf } from '../games'

type Side = 'a' | 'b'
const other = (s: Side): Side => (s === 'a' ? 'b' : 'a')
const mapped = <T>(all: { readonly [id: string]: T }, change: (t: T) => T) =>
  Object.fromEntries(Object.entries(all).map(([id, t]) => [id, change(t)]))

/** The same position with everything that this side hides made another. */
function hiddenChanged(s: CampState, holder: Side): CampState {
  const places = s.map.points.map(p => p.id)
  const far = (at: string) => places[(places.indexOf(at) + 17) % places.length]!
  const spoil = (u: Unit): Unit =>
    u.seat !== holder
      ? u
      : {
          ...u,
          at: u.at === null ? null : far(u.at),
          points: { ipf: u.points.ipf + 31, cpf: u.points.cpf + 7, apf: 2 },
          leaders: [...u.leaders].reverse().slice(0, 1),
          debt: 2 - u.debt,
          pm: u.pm + 1,
          out: u.out + 1,
          bank: 'north',
          way: 'ULM',
          inside: !u.inside,
          intercepted: !u.intercepted,
          tested: !u.tested,
          attitude: 'support',
        }
  const lead = (l: Leader): Leader =>
    l.seat !== holder || l.fate === 'killed' || l.fate === 'captured' ? l : { ...l, unit: null, fate: 'wounded', back: 9 }
  const mine = (id: string) => s.units[id]?.seat === holder
  const other_ = (r: Manoeuvre): Manoeuvre => ({
    ...r,
    dice: { ...r.dice, [holder]: 7 - r.dice[holder] },
    totals: { a: 1, b: 1 },
  })
  const own = <T>(of: { readonly [x in Side]: T }, is: T) => ({ ...of, [holder]: is })
  return {
    ...s,
    units: {
      ...mapped(s.units, spoil),
      [`${holder}/X1`]: { ...Object.values(s.units)[0]!, seat: holder, id: `${holder}/X1` as never },
    },
    leaders: mapped(s.leaders, lead),
    garrisons: Object.fromEntries(Object.entries(s.garrisons).filter(([, g]) => g.seat !== holder)),
    control: mapped(s.control, () => holder),
    known: own(
      s.known,
      mapped(s.known[holder], () => other(holder)),
    ),
    notes: own(s.notes, [{ turn: 3, at: 'WIE', kind: 'A', all: 77 }]),
    pool: own(s.pool, []),
    group:
      s.active === holder
        ? { units: [], leader: 'x', cap: 1, marched: true, stepped: true, stood: true, met: ['WIE'], tried: true }
        : s.group,
    council: s.active === holder ? true : s.council,
    opened: s.active === holder ? ['WIE|PRE'] : s.opened,
    seen: [...s.seen.filter(x => x.seat !== holder), { seat: holder, at: 'OLM' }],
    away: Object.fromEntries(Object.entries(s.away).filter(([id]) => !mine(id))),
    went: Object.fromEntries(Object.entries(s.went).filter(([id]) => !mine(id))),
    contact: s.contact && {
      ...s.contact,
      takers: own(s.contact.takers, ['x' as never]),
      answers: Object.fromEntries(Object.entries(s.contact.answers).filter(([id]) => !mine(id))),
    },
    fights: s.fights.map(f => ({
      ...f,
      supports: f.supports.filter(x => !mine(x.unit)),
      late: f.late.filter(id => !mine(id)),
      arrives: {},
      wanted: f.stage === 'table' ? f.wanted : own(f.wanted, f.wanted[holder] === 'map' ? 'table' : 'map'),
      battle: f.battle && {
        ...f.battle,
        manoeuvre: f.battle.manoeuvre.map(other_),
        sides: {
          ...f.battle.sides,
          [holder]: { ...f.battle.sides[holder], contingents: [], supplied: !f.battle.sides[holder].supplied },
        },
      },
      rounds: f.rounds.map(other_),
    })),
    beaten: s.beaten.map(b => (b.seat === holder ? { ...b, units: [], barred: ['ULM'], legal: ['ULM'] } : b)),
  }
}
const PROBES = [
  { type: 'rollInitiative' },
  { type: 'rollWeather' },
  { type: 'activate', units: ['a/F1'] },
  { type: 'activate', units: ['b/A1'] },
  { type: 'step', to: 'REG' },
  { type: 'step', to: 'LAN' },
  { type: 'stand' },
  { type: 'breakThrough' },
  { type: 'endPhase' },
  { type: 'attitude', unit: 'a/F1', do: 'stand' },
  { type: 'attitude', unit: 'b/A1', do: 'intercept', point: 'LAN' },
  { type: 'seal' },
  { type: 'retreatTo', to: 'LAN' },
  { type: 'siege', at: 'PAS', do: 'summon' },
]
/** Every text in a value that is in the list, with the path to it. */
function named(value: unknown, list: ReadonlySet<string>, path = ''): string[] {
  if (typeof value === 'string') return list.has(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([k, v]) => [...(list.has(k) ? [`${path}/${k}`] : []), ...named(v, list, `${path}/${k}`)])
}
/** Where the rules name an enemy leader: notes, who commands a battle, who fell for good. */
const TOLD = /^(Informed\/notes\/|BattleBegan\/leaders\/|LeaderFell\/leader)/

/** `table`: a sergeant who would have every battle on a table, and gives it up there. */
async function games(seed: number, player: 'random' | 'sergeant' | 'table') {
  const { rules, scenario } = await scenarioOf('campaign-1809')
  const { authority: host } = createAuthority(rules, headerOf(rules, scenario, { seed }))
  const named = (await playerNamed(rules, player === 'table' ? 'sergeant' : player)) as Player<Seen, Typed>
  const way = { type: 'way', how: 'table' } as Typed
  const one: Player<Seen, Typed> = {
    choose: (v, seat, random) =>
      player === 'table' && (v as unknown as CampState).phase === 'battle' && rules.judge(v, seat, way).kind === 'ok'
        ? way
        : named.choose(v, seat, random),
  }
  return { rules, host, one }
}
const stateOf = (host: Authority) => host.game.state().game as unknown as CampState

describe.each([
  [11, 'random', 200],
  [12, 'sergeant', 220],
  [13, 'table', 160],
] as const)('seed %i, %s players', (seed, player, commands) => {
  it('hides all that a side hides, in views, choices, questions, refusals and events', { timeout: 120_000 }, async () => {
    const { rules, host, one } = await games(seed, player)
    const random = randomFrom(`camp:${seed}`)
    const seenPhases = new Set<string>()
    for (let i = 0; i < commands && !host.outcome(); i++) {
      const waiting = host.awaiting()
      const { seat } = waiting[random(waiting.length)]!
      const from = host.game.entries().length
      host.submit(seat, one.choose(host.view(seat).game, seat, random)!)
      const s = stateOf(host)
      seenPhases.add(s.phase)
      if (s.ended) break
      for (const holder of ['a', 'b'] as const) {
        const enemy = other(holder)
        const t = hiddenChanged(s, holder)
        // it is another position to him whose it is
        expect(rules.view(t as never, holder)).not.toEqual(rules.view(s as never, holder))
        for (const viewer of [enemy, 'spectator'] as const) {
          const [x, y] = [s, t].map(z => rules.view(z as never, viewer as never))
          expect(plainJson(y)).toEqual(plainJson(x))
          expect(rules.awaiting(y)).toEqual(rules.awaiting(s as never))
          if (i % 10 === 0) expect(rules.show(y)).toEqual(rules.show(x))
          if (viewer === enemy) {
            expect(rules.choices(y, enemy)).toEqual(rules.choices(x, enemy))
            for (const p of PROBES) expect(rules.judge(t as never, enemy, p)).toEqual(rules.judge(s as never, enemy, p))
          }
        }
      }
      const units = (side: Side) => new Set(Object.values(s.units).flatMap(u => (u.seat === side ? [u.id as string] : [])))
      const led = (side: Side) => new Set(Object.values(s.leaders).flatMap(l => (l.seat === side ? [l.id] : [])))
      for (const e of host.game.entries().slice(from))
        for (const viewer of ['a', 'b', 'spectator'] as const)
          for (const w of host.witnessed(e.n, viewer)) {
            expect(w.event).not.toHaveProperty('made')
            for (const side of ['a', 'b'] as const) {
              if (side === viewer) continue
              expect(named(w.event, units(side))).toEqual([])
              const leaders = named(w.event, led(side)).map(p => w.event.type + p.replace(/: \w+$/, ''))
              expect(leaders.filter(p => !TOLD.test(p))).toEqual([])
            }
          }
    }
    expect(seenPhases).toContain('contact')
    expect([...seenPhases].length).toBeGreaterThan(player === 'random' ? 2 : 4)
    if (player === 'table') expect(seenPhases).toContain('table')
  })
})

it('when a campaign is over its log is open to both sides, from the first day', async () => {
  const { rules, scenario } = await scenarioOf('campaign-1809')
  const one = (await playerNamed(rules, 'sergeant')) as Player<Seen, Typed>
  const played = playGame({ rules, scenario: { ...scenario, turns: 1 }, seed: 2, checkEvery: 0, players: { a: one, b: one } })
  const events = (entries: typeof played.entries, viewer: 'a' | 'b') => {
    const { authority: host } = createAuthority(rules, played.header, entries)
    return host.game.entries().flatMap(e => host.witnessed(e.n, viewer).map(w => w.event as Typed & { readonly to?: string }))
  }
  expect(events(played.entries, 'a').some(e => e.type === 'Tested' && e.to === 'b')).toBe(true)
  expect(events(played.entries, 'b')).toEqual(events(played.entries, 'a'))
  const last = played.entries.findLastIndex(e => 'events' in e)
  expect(events(played.entries.slice(0, last), 'a').some(e => e.to === 'b' || e.to === 'none')).toBe(false)
})
describe('two games that part in hidden things', () => {
  it('are alike to the other side until contact is announced', async () => {
    const { scenario } = await scenarioOf('campaign-1809')
    const open = () => createAuthority(campaign1809, headerOf(campaign1809, scenario, { seed: 3 })).authority
    const [one, two] = [open(), open()]
    for (const host of [one, two]) {
      host.submit('a', { type: 'rollInitiative' })
      host.submit('b', { type: 'rollInitiative' })
      host.submit(stateOf(host).first!, { type: 'rollWeather' } as Typed)
    }
    const mover = stateOf(one).active!
    const enemy = other(mover)
    const far = mover === 'a' ? 'a/F8' : 'b/A10'
    two.submit(mover, { type: 'activate', units: [far] } as Typed)
    two.submit(mover, { type: 'forceMarch' } as Typed)
    two.submit(mover, { type: 'end' } as Typed)
    for (const viewer of [enemy, 'spectator'] as const) {
      expect(two.view(viewer)).toEqual(one.view(viewer))
      expect(two.viewHash(viewer)).toBe(one.viewHash(viewer))
      const told = (h: Authority) => h.game.entries().flatMap(e => h.witnessed(e.n, viewer).map(w => w.event))
      expect(told(two)).toEqual(told(one))
      // nor is it told how often the other side did something
      const shown = (h: Authority) =>
        seenOf(h.rules, { header: h.header, entries: h.game.entries(), notes: [] } as never, viewer, null)
      expect(shown(two)).toEqual(shown(one))
    }
    expect(two.viewHash(mover)).not.toBe(one.viewHash(mover))
  })
  it('a random game hides from a curious spectator where anybody stands', async () => {
    const { rules, host } = await games(4, 'random')
    const random = randomFrom('curious')
    for (let i = 0; i < 200 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      host.submit(seat, randomCommand(rules, host.view(seat).game, seat, random)!)
      const view = host.view('spectator').game as unknown as CampState
      if (!view.ended) expect(Object.keys(view.units)).toEqual([])
    }
  })
})
