/** The hands on a map of points: the campaign's, by taps and by keys alone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Playable, scenarioOf } from '../../tests/games'
import { createLocalGame, type TableGame } from '../client'
import type { Point, Seat } from '../rulesets/contract'
import { createHands } from './createHands'
import type { Hands } from './hands'

let campaign: Playable
beforeAll(async () => {
  campaign = await scenarioOf('campaign-1809')
})

/** The campaign up to the first movement; the hands of who moves. */
function moving(): { game: TableGame; hands: Hands; seat: Seat; tap: (at: Point, pointer?: 'mouse' | 'touch') => void } {
  const { rules, scenario } = campaign
  const game = createLocalGame({
    ruleset: rules,
    scenario,
    options: {},
    mode: 'enforced',
    seats: { a: { name: 'A' }, b: { name: 'B' } },
    dice: 'table',
    seed: 1,
  })
  for (let i = 0; i < 9 && game.get().awaiting[0]?.what !== 'camp_move'; i++) {
    const { seat, what } = game.get().awaiting[0]!
    game.submit(seat, { type: what === 'camp_weather' ? 'rollWeather' : 'rollInitiative' })
  }
  const { seat } = game.get().awaiting[0]!
  const hands = createHands({ game, seat, later: () => {} })
  const tap = (at: Point, pointer: 'mouse' | 'touch' = 'mouse') => {
    const event = { at, pointer, grip: pointer === 'touch' ? 1.5 : 0.3, shift: false, alt: false, ctrl: false }
    hands.pointer({ ...event, kind: 'down' })
    hands.pointer({ ...event, kind: 'up' })
  }
  return { game, hands, seat, tap }
}
const spot = (game: TableGame, seat: Seat, id: string) => game.show(seat).spots!.find(s => s.id === id)!.at
/** A point where one corps of the seat stands alone. */
const lone = (game: TableGame, seat: Seat) => {
  const { bodies } = game.show(seat)
  return bodies.find(b => bodies.filter(x => x.spot === b.spot).length === 1)!
}

describe('a map of points', () => {
  it('the first tap on a point looks, the second takes its corps; then a tap shows the way there and a second goes it', () => {
    const { game, hands, seat, tap } = moving()
    const corps = lone(game, seat)
    tap(spot(game, seat, corps.spot!))
    expect(hands.get()).toMatchObject({ onHexes: true, hex: corps.spot })
    expect(game.show(seat).bodies.some(b => b.states.includes('acting'))).toBe(false)
    tap(spot(game, seat, corps.spot!), 'touch')
    const before = game.get().at
    expect(
      game
        .show(seat)
        .bodies.filter(b => b.states.includes('acting'))
        .map(b => b.id),
    ).toEqual([corps.id])
    expect(hands.get().selected).toEqual([corps.id])
    const step = game.choices(seat).find(c => 'command' in c && c.command.type === 'step')
    // a leader who failed his test goes nowhere, and nothing is lit
    if (!step || !('command' in step) || !step.hex) throw new Error('no step to try')
    tap(spot(game, seat, step.hex.label))
    expect(game.get().at).toBe(before)
    const way = hands.picture().overlays.find(o => o.id === `way/${step.hex!.label}`)
    expect(way).toMatchObject({ points: [spot(game, seat, corps.spot!), spot(game, seat, step.hex.label)] })
    tap(spot(game, seat, step.hex.label))
    expect(game.show(seat).bodies.find(b => b.id === corps.id)?.spot).toBe(step.hex.label)
  })
  it('a tap on a corps itself takes that corps in hand, and a tap on no point nothing', () => {
    const { game, hands, seat, tap } = moving()
    const { bodies } = game.show(seat)
    const one = bodies.find(b => bodies.filter(x => x.spot === b.spot).length > 1)!
    const f = one.footprint
    tap([f.front[0] + (f.facing === 90 ? -1 : 1), f.front[1]])
    expect(hands.get().selected).toEqual([one.id])
    tap([1, 1])
    expect(hands.get()).toMatchObject({ selected: [], hex: null })
  })
  it('in a contact whoever is asked answers on the map, and not only the corps whose march brought it about', () => {
    const { game, seat: first } = moving()
    game.submit(first, { type: 'endPhase' })
    const marching = game.show('b').bodies.find(b => b.id === 'b/A1')!
    const beside = game.show('b').bodies.find(b => b.spot === marching.spot && b.id !== marching.id)!
    game.submit('b', { type: 'activate', units: [marching.id] } as { type: string })
    game.submit('b', { type: 'step', to: 'LAN' } as { type: string })
    expect(game.get().awaiting.map(a => a.what)).toEqual(['camp_contact', 'camp_contact'])
    const hands = createHands({ game, seat: 'b', later: () => {} })
    hands.select([beside.id])
    const at = spot(game, 'b', 'LAN')
    const before = game.get().at
    for (const kind of ['down', 'up', 'down', 'up'] as const)
      hands.pointer({ kind, at, pointer: 'touch', grip: 1.5, shift: false, alt: false, ctrl: false })
    expect(game.get().at).toBe(before + 1)
    expect(game.choices('b').some(c => 'command' in c && c.command.type === 'attitude' && c.unit === beside.id)).toBe(true)
    expect(JSON.stringify(game.lines().at(-1))).toContain('support')
  })
  it('by keys alone: to a corps, on the march, to the next point by arrows, and what is told of a point', () => {
    const { game, hands, seat } = moving()
    const corps = lone(game, seat)
    hands.select([corps.id])
    // the first touch comes to the point where it stands
    hands.nudge({ ahead: 1 })
    expect(hands.get().hex).toBe(corps.spot)
    expect(hands.commit()).toBe(true)
    const step = game.choices(seat).find(c => 'command' in c && c.command.type === 'step')
    if (!step || !('command' in step) || !step.hex) throw new Error('no step to try')
    const keys = [{ ahead: 1 }, { ahead: -1 }, { turn: 1 }, { turn: -1 }] as const
    const from = spot(game, seat, corps.spot!)
    const to = spot(game, seat, step.hex.label)
    const aim = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? (to[0] > from[0] ? 2 : 3) : to[1] > from[1] ? 0 : 1
    hands.nudge(keys[aim]!)
    expect(hands.get().hex).not.toBe(corps.spot)
    const said = hands.describe()
    expect(said[0]).toMatchObject({ code: 'hands.spotAt' })
    expect(said[1]!.code).toMatch(/^camp\.held\./)
  })
})
