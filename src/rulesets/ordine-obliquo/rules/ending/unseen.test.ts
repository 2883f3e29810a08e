import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { choices } from '../../choices'
import { act, codesOf, goOn, id, inPhase } from '../../play.testing'
import { readScenario } from '../../schema'
import { begin } from '../../sequence'
import { setUpState } from '../../setup'
import type { OoState, Side } from '../../state'
import { seenEvent, view } from '../../view'
import { zoneFor } from '../deploy'
import { pose } from '../table.testing'
import { proposeArrival } from './arrivals'

const file = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const open = file('scenarios/open-field.json')
const army = (name: string): unknown => file(`armies/${name}.json`)
/** The open field: b's third brigade comes unseen on turn 3, its first is set up before the screen, a's second farther forward. */
const given = {
  ...open,
  seats: {
    a: { ...open.seats.a, retreat: [90, 0], deploy: { ...open.seats.a.deploy, forward: { 'a/II': 10 } } },
    b: { ...open.seats.b, retreat: [90, 120], deploy: { ...open.seats.b.deploy, shown: ['b/I'] } },
  },
  rules: {
    reinforcements: [
      {
        brigade: 'b/III',
        turn: 3,
        zone: [
          [45, 108],
          [135, 108],
          [135, 120],
          [45, 120],
        ],
        secret: true,
      },
    ],
  },
}
const read = readScenario(given, army)
if (!read.ok) throw new Error(JSON.stringify(read.error))
const field = begin(setUpState(read.value, {}))
/** Every id of the brigade that comes, wherever it stands in what somebody is told. */
const HIDDEN = /b\/III/
const told = (what: unknown): boolean => HIDDEN.test(JSON.stringify(what))
const place = (unit: string, x: number, y: number, facing = 0) =>
  ({ type: 'place', unit: id(unit), pose: pose(x, y, facing) }) as const
/** Both sides set up where it is proposed, and their first orders are given. */
function ready(): OoState {
  let s = field
  for (let n = 0; s.turn === 0 && n < 200; n++) {
    const seat = s.waiting[0] as Side
    const all = choices(view(s, seat), seat).flatMap(c => ('command' in c ? [c] : []))
    s = act(s, seat, (all.find(c => c.command.type === 'place') ?? all.find(c => c.primary))!.command).state
  }
  return s
}

describe('what a scenario may add to a set-up behind the screen', () => {
  it('a brigade farther forward: its zone is longer, nobody else’s', () => {
    expect(zoneFor(field, 'a', 'a/II')).toEqual([
      [0, 0],
      [180, 0],
      [180, 45],
      [0, 45],
    ])
    expect(zoneFor(field, 'a', 'a/I')).toEqual([
      [0, 0],
      [180, 0],
      [180, 35],
      [0, 35],
    ])
    expect(codesOf(field, 'a', place('a/II/1', 40, 45))).toEqual([])
    expect(codesOf(field, 'a', place('a/II/1', 40, 45.1))).toEqual(['place/out-of-zone'])
    expect(codesOf(field, 'a', place('a/I/1', 40, 35))).toEqual([])
    expect(codesOf(field, 'a', place('a/I/1', 40, 35.1))).toEqual(['place/out-of-zone'])
  })
  it('a brigade before the screen: it is seen as it is put down, the others are not; its side is asked first', () => {
    const one = act(field, 'b', place('b/I/1', 40, 90, 180))
    const other = act(one.state, 'b', place('b/II/1', 80, 90, 180))
    expect(view(other.state, 'a').units['b/I/1']!.pose).toEqual(pose(40, 90, 180))
    expect(view(other.state, 'a').units['b/II/1']!.pose).toBeNull()
    expect(one.events.map(e => seenEvent(e, field, 'a')?.type)).toEqual(['Placed'])
    expect(other.events.map(e => seenEvent(e, one.state, 'a'))).toEqual([null])
    expect(field.waiting).toEqual(['b', 'a'])
    const turned = readScenario(
      { ...given, seats: { a: { ...open.seats.a, deploy: { ...open.seats.a.deploy, shown: ['a/I'] } }, b: open.seats.b } },
      army,
    )
    expect(turned.ok && begin(setUpState(turned.value, {})).waiting).toEqual(['a', 'b'])
  })
  it('brigades that are not there are faults', () => {
    const wrong = {
      ...given,
      seats: {
        ...given.seats,
        a: { ...open.seats.a, deploy: { ...open.seats.a.deploy, forward: { 'a/X': 9 }, shown: ['b/I'] } },
      },
    }
    const faults = readScenario(wrong, army)
    expect(faults.ok ? [] : faults.error.map(f => f.path)).toEqual(['/seats/a/deploy/forward/a~1X', '/seats/a/deploy/shown/0'])
  })
})

describe('reinforcements that come unseen', () => {
  it('nothing of them stands in the enemy’s view, nor a spectator’s; their owner has them', () => {
    for (const who of ['a', 'spectator'] as const) expect(told(view(field, who)), who).toBe(false)
    expect(told(view(field, 'b'))).toBe(true)
    const s = ready()
    for (const who of ['a', 'spectator'] as const) expect(told(view(s, who)), who).toBe(false)
  })
  it('no event tells of them: not their orders, not the CP that are counted', () => {
    const laid = { type: 'OrderLaid', seat: 'b', to: 'b/III', order: { kind: 'cautious' } } as const
    expect(seenEvent(laid, field, 'b')).toEqual(laid)
    for (const who of ['a', 'spectator'] as const) expect(seenEvent(laid, field, who)).toBeNull()
    const ended = goOn(inPhase(ready(), 'pursuit', [], 'a', 1))
    const counted = ended.events.find(e => e.type === 'LossesCounted')!
    // 86 CP with the ten of the two battalions and six of the grenadiers that are still to come
    expect(seenEvent(counted, ended.state, 'b')).toMatchObject({ total: { a: 86, b: 86 } })
    const cp = view(field, 'b').brigades['b/III']!.units.reduce((n, u) => n + field.units[u]!.cpStart, 0)
    expect(cp).toBeGreaterThan(0)
    expect(seenEvent(counted, ended.state, 'a')).toMatchObject({ total: { a: 86, b: 86 - cp } })
  })
  it('who names them learns no more than of any name that is nobody’s', () => {
    const s = inPhase(field, 'firstOrders', ['b', 'a'], 'a', 0)
    const aim = (target: string) => codesOf(s, 'a', { type: 'order', to: 'a/I', order: { kind: 'attack', target } })
    expect(aim('b/III')).toEqual(aim('b/XX'))
    expect(aim('b/III/1')).toEqual(aim('b/XX/1'))
    expect(aim('b/II')).toEqual([])
  })
  it('when the first of them comes the enemy sees it, and the brigade', () => {
    const third = goOn(inPhase(ready(), 'pursuit', [], 'a', 2)).state
    expect(third).toMatchObject({ turn: 3, phase: 'arrivals', waiting: ['b'] })
    expect(told(view(third, 'a'))).toBe(false)
    const come = act(third, 'b', proposeArrival(third, 'b/III/1')!)
    expect(come.events.map(e => seenEvent(e, third, 'a')?.type)).toEqual(['Placed'])
    expect(view(come.state, 'a').units['b/III/1']!.pose).not.toBeNull()
    expect(view(come.state, 'a').brigades['b/III']).toBeDefined()
  })
})
