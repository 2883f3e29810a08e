/**
 * Risorgimento: two positions that differ only in the orders issued under seal and in the markers that one side has chosen look alike to
 * the other side and to a spectator, to the last byte: view, questions, choices, refusals, what is drawn. No event that reaches them names
 * an order before it is turned up, or a marker before it is drawn. What lies open (orders in force, arrivals) is told to everybody.
 */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/engine'
import { createAuthority, headerOf, playerNamed, randomCommand } from '../../src/host'
import type { Player, Seen, Typed } from '../../src/rulesets/contract'
import { scenarioOf } from '../games'

type Commander = {
  readonly seat: string
  readonly issued: string | null
  readonly revealed: boolean
  readonly reiterated: boolean
}
interface State {
  readonly turn: number
  readonly commanders: { readonly [id: string]: Commander }
  readonly markers: { readonly [s: string]: readonly string[] }
  readonly cup: readonly { readonly seat: string; readonly marker: string }[]
}
const SEATS = ['a', 'b'] as const
const VIEWERS = ['a', 'b', 'spectator'] as const
const ORDERS = ['attack', 'defence', 'manoeuvre']
const open = (c: Commander) => c.revealed || c.reiterated
/** The same position with other orders under seal, and as many other markers. */
function swapped(s: State, seat: string): State {
  const other = (o: string) => ORDERS[(ORDERS.indexOf(o) + 1) % ORDERS.length]!
  const commanders = Object.fromEntries(
    Object.entries(s.commanders).map(([id, c]) => [
      id,
      c.seat === seat && c.issued !== null && !open(c) ? { ...c, issued: other(c.issued) } : c,
    ]),
  )
  const turned = (list: readonly string[]) => [...list].reverse()
  const mine = turned(s.cup.filter(m => m.seat === seat).map(m => m.marker))
  let n = 0
  const cup = s.cup.map(m => (m.seat === seat ? { ...m, marker: mine[n++]! } : m))
  return { ...s, commanders, cup, markers: { ...s.markers, [seat]: turned(s.markers[seat]!) } }
}
/** Ground and grid are the map's, and large. */
const drawn = (show: object): object => ({ ...show, ground: null, hexes: null })

const PROBES = [
  { type: 'endPhase' },
  { type: 'order', commander: 'a/COS', order: 'attack' },
  { type: 'order', commander: 'b/BEN', order: 'attack' },
  { type: 'marker', marker: 'a/1I', in: false },
  { type: 'marker', marker: 'b/34II', in: false },
  { type: 'firstMarker', marker: 'a/1I' },
  { type: 'firstMarker', marker: 'b/34II' },
  { type: 'moveCommander', commander: 'b/BEN', path: ['1408'] },
  { type: 'pass' },
]
interface Event {
  readonly type: string
  readonly commanders?: { readonly [id: string]: Partial<Commander> }
  readonly now?: { readonly markers?: State['markers']; readonly cup?: State['cup'] }
}
/** Sealed things that an event names to somebody who is not of that side. */
function named(e: Event, before: State, viewer: string): string[] {
  const out: string[] = []
  for (const [id, made] of Object.entries(e.commanders ?? {})) {
    const c = { ...before.commanders[id]!, ...made }
    if (c.seat !== viewer && made.issued != null && made.issued !== 'sealed' && !open(c))
      out.push(`${e.type} ${id} ${made.issued}`)
  }
  for (const [seat, list] of Object.entries(e.now?.markers ?? {}))
    if (seat !== viewer && list.some(m => m !== '')) out.push(`${e.type} markers of ${seat}`)
  for (const m of e.now?.cup ?? []) if (m.seat !== viewer && m.marker !== '') out.push(`${e.type} ${m.marker}`)
  return out
}

describe.each([
  ['san-fermo-1', 'sergeant'],
  ['san-fermo-2', 'random'],
  ['san-fermo-3', 'random'],
])('%s by %s players', (id, who) => {
  it('hides orders under seal and markers until they are turned up or drawn', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const player = (await playerNamed(rules, who)) as Player<Seen, Typed>
    const { authority: host } = createAuthority(rules, headerOf(rules, scenario, { seed: 9 }))
    const random = randomFrom(id)
    const met = new Set<string>()
    for (let i = 0; i < 160 && !host.outcome(); i++) {
      const { seat } = host.awaiting()[0]!
      const before = host.game.entries().length
      const view = host.view(seat).game
      const command = player.choose(view, seat, random) ?? randomCommand(rules, view, seat, random)!
      expect(host.submit(seat, command)).toMatchObject({ kind: 'done' })
      for (const viewer of VIEWERS)
        for (const e of host.game.entries().slice(before))
          for (const w of host.witnessed(e.n, viewer))
            expect(named(w.event as Event, w.before as unknown as State, viewer)).toEqual([])
      // While the seals are set every command is looked at, then now and again.
      if (!['orders', 'markers', 'first'].includes(host.awaiting()[0]?.what ?? '') && i % 8 > 0) continue
      const s = host.game.state().game as unknown as State
      for (const holder of SEATS) {
        const t = swapped(s, holder)
        if (JSON.stringify(t) === JSON.stringify(s)) continue
        const other = holder === 'a' ? 'b' : 'a'
        expect(JSON.stringify(rules.view(t, holder))).not.toBe(JSON.stringify(rules.view(s, holder)))
        for (const viewer of [other, 'spectator'] as const) {
          const [one, two] = [s, t].map(x => rules.view(x, viewer))
          const all = (x: unknown, y: unknown) => [
            x,
            rules.awaiting(x),
            drawn(rules.show(x)),
            viewer === 'spectator' ? [] : rules.choices(x, viewer),
            viewer === 'spectator' ? [] : PROBES.map(p => rules.judge(x, viewer, p)),
            viewer === 'spectator' ? [] : refusals(y, viewer),
          ]
          expect(JSON.stringify(all(two, t))).toBe(JSON.stringify(all(one, s)))
        }
        met.add(`${holder} ${rules.awaiting(s)[0]?.what}`)
      }
    }
    // both sides had something to hide while orders were given, markers chosen and drawn
    // in the second scenario the Austrians have nobody on the map when the first orders are given
    for (const holder of ['a', 'b'])
      for (const what of ['orders', 'markers', 'activate'])
        if (!(id === 'san-fermo-2' && holder === 'b' && what === 'orders')) expect([...met]).toContain(`${holder} ${what}`)

    function refusals(state: unknown, seat: 'a' | 'b'): unknown {
      const dice = { roll: (_sides: number, count: number) => new Array<number>(count).fill(1) }
      return PROBES.map(p => {
        const got = rules.decide(state, seat, p, dice, false)
        return got.ok ? 'accepted' : got.error
      })
    }
  })
  it('what lies open is told alike: arrivals put off, orders in force, the number of markers', async () => {
    const { rules, scenario } = await scenarioOf(id)
    const { authority: host } = createAuthority(rules, headerOf(rules, scenario, { seed: 9 }))
    const due = host.choices('b').find(c => 'command' in c && c.command.type === 'arrival')
    const command = due && 'command' in due ? due.command : null
    expect(command).not.toBeNull()
    const n = host.submit('b', command!)
    expect(n).toMatchObject({ kind: 'done' })
    const last = host.game.entries().length
    const told = VIEWERS.map(v => JSON.stringify(host.witnessed(last, v).map(w => w.event)))
    expect(told[0]).toContain('ArrivalChanged')
    expect(new Set(told).size).toBe(1)
  })
})
