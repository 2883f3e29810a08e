/** 3.0, 7.0: the command phase and the administrative phase. */
import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import type { Changes } from '../../shared/changes'
import { comesBack } from '../handlers/arrivals'
import { dueNext } from '../rules/arrivals'
import { attachable } from '../rules/attach'
import { battalionOf, commandedBy, counterInCommand, inHandOf, masterOf, superiorsOf } from '../rules/command'
import { dieUnder } from '../rules/fireTest'
import { helpFor, mayComeBack, mayGoAside, placesOf } from '../rules/officers'
import { battalionMarkers } from '../rules/sealed'
import { fits } from '../rules/stack'
import { final, instant, type Verdict } from '../rules/victory'
import { at, blockedEntry, board, enemyDistance } from '../rules/where'
import { type Commander, type Counter, type SbSeen, type SbState, SIDES, type Side } from '../state'
import type { Story } from '../story'
import { MANOEUVRE_KEEPS, RECOVERS } from '../tables'
import { homeFormation } from './loss'

/** 7.1: who could not come in comes a turn later, by the nearest free hex of the edge. */
function delays(story: Story): void {
  const s = story.state
  const due = Object.values(s.units).filter(u => u.place === 'reserve' && u.enters !== null && u.enters.turn <= s.turn)
  const blocked = due.filter(u => blockedEntry(s, u.seat, u.enters!.hex))
  const hexes = new Set(blocked.map(u => `${u.seat}${u.enters!.hex}`))
  for (const key of hexes) {
    const seat = key[0] as Side
    const hex = key.slice(1)
    const b = board(s)
    const free = [...b.cells.values()]
      .filter(c => c.edge && c.terrain !== 'A' && c.terrain !== 'W' && c.terrain !== 'K' && !blockedEntry(s, seat, c.label))
      .sort((x, y) => b.distance(hex, x.label) - b.distance(hex, y.label) || (x.label < y.label ? -1 : 1))[0]
    if (!free) continue
    const enters = { turn: s.turn + 1, hex: free.label }
    const who = blocked.filter(u => u.seat === seat && u.enters!.hex === hex)
    const with_ = Object.values(s.commanders).filter(
      c => c.seat === seat && c.place === 'reserve' && c.enters?.hex === hex && c.enters.turn <= s.turn,
    )
    story.add(
      { type: 'Delayed', counters: who.map(u => u.id), hex: free.label },
      {
        units: Object.fromEntries(who.map(u => [u.id, { enters }])),
        commanders: Object.fromEntries(with_.map(c => [c.id, { enters }])),
      },
    )
  }
}

/** 6.7.2: who is due and was not put anywhere stands on the first of his counters; who helps beside the map stays there (6.7.3). */
function returns(story: Story): void {
  for (const seat of SIDES)
    for (const c of mayComeBack(story.state, seat, false))
      if (c.place === 'out') comesBack(story, c.id, placesOf(story.state, c)[0]!.hex!)
}

/** 3.1: who is in command; commanders who are not go over to Defence. */
function chain(story: Story): void {
  const s = story.state
  const commanders: { [id: string]: Partial<Commander> } = {}
  for (const c of Object.values(s.commanders)) {
    if (c.place !== 'map') continue
    const { by, inCommand } = commandedBy(s, c)
    const sameHex = c.class === 'CiC' || superiorsOf(s, c).some(x => x.place === 'map' && x.hex === c.hex)
    const lost = inCommand ? {} : { issued: null, reiterated: false, order: 'defence' as const }
    commanders[c.id] = { inCommand, sameHex, superior: by?.ability ?? 0, ...lost }
    if (!inCommand) story.add({ type: 'OutOfCommand', commander: c.id })
  }
  const units: { [id: string]: Partial<Counter> } = {}
  for (const u of Object.values(s.units)) {
    if (u.place !== 'map') continue
    const isolated = !counterInCommand(s, u)
    if (isolated !== u.isolated) units[u.id] = { isolated }
  }
  const now = Object.keys(units).filter(id => units[id]!.isolated) as UnitId[]
  story.add({ type: 'Isolated', counters: now }, { units, commanders })
}

export function beginTurn(story: Story): void {
  const turn = story.state.turn + 1
  const units: { [id: string]: Partial<Counter> } = {}
  for (const u of Object.values(story.state.units))
    units[u.id] = { done: false, duty: false, left: 0, spent: false, charged: false, backed: false }
  const commanders: { [id: string]: Partial<Commander> } = {}
  for (const c of Object.values(story.state.commanders))
    commanders[c.id] = { revealed: false, moved: false, ...(c.reiterated ? {} : { issued: null }) }
  const now = {
    turn,
    phase: 'officers',
    waiting: [],
    active: null,
    marker: null,
    acting: null,
    charged: null,
    react: null,
    melee: null,
  } as const
  story.add({ type: 'TurnBegan', turn }, { units, commanders, now: { ...now, cup: [], markers: { a: [], b: [] } } })
  const waiting = SIDES.filter(
    seat => mayComeBack(story.state, seat, false).length > 0 || mayGoAside(story.state, seat).length > 0,
  )
  story.add({ type: 'PhaseBegan', phase: 'officers' }, { now: { phase: 'officers', waiting } })
}
/** 3.0: once officers have come and gone: the chain of command, then the orders. */
export function command(story: Story): void {
  returns(story)
  delays(story)
  chain(story)
  fallen(story)
  story.add({ type: 'PhaseBegan', phase: 'orders' }, { now: { phase: 'orders', waiting: SIDES } })
}

/** 3.2.3: Manoeuvre falls to Defence where the enemy is nearer than three hexes to the commander or a counter of his. */
export function fallen(story: Story): void {
  const s = story.state
  const close = (seat: Side, hex: string) => (enemyDistance(s, seat, hex) ?? MANOEUVRE_KEEPS) < MANOEUVRE_KEEPS
  for (const c of Object.values(s.commanders)) {
    if (c.order !== 'manoeuvre' || c.place !== 'map') continue
    const own = Object.values(s.battalions).filter(b => b.seat === c.seat && inHandOf(s, b)?.id === c.id)
    const hexes = own.flatMap(b => b.counters.flatMap(id => (s.units[id]!.place === 'map' ? [s.units[id]!.hex!] : [])))
    if ([...new Set([...hexes, ...(c.hex === null ? [] : [c.hex])])].some(hex => close(c.seat, hex)))
      story.add({ type: 'OrderFell', commander: c.id }, { commanders: { [c.id]: { order: 'defence' } } })
  }
}

/** 4.0: each side begins with a marker for every battalion that could do something. */
export function beginMarkers(story: Story): void {
  const s = story.state
  const markers = { a: battalionMarkers(s, 'a'), b: battalionMarkers(s, 'b') }
  story.add({ type: 'PhaseBegan', phase: 'markers' }, { now: { phase: 'markers', waiting: SIDES, markers } })
}
export function fillCup(story: Story): void {
  const { markers } = story.state
  const cup = SIDES.flatMap(seat => markers[seat].map(marker => ({ seat, marker })))
  story.add({ type: 'PhaseBegan', phase: 'activate' }, { now: { phase: 'activate', waiting: [], cup } })
}

export function over(story: Story, v: Verdict): void {
  story.add(
    { type: 'GameEnded', ...v },
    {
      now: {
        ended: { ...v },
        phase: 'over',
        waiting: [],
        acting: null,
        charged: null,
        react: null,
        melee: null,
        flight: null,
        active: null,
      },
    },
  )
}
/** After each activation, and at the end of the turn. */
export function overAtOnce(story: Story): boolean {
  const v = instant(story.state)
  if (v) over(story, v)
  return v !== null
}

/** Where a recovered counter may come back: with its commander, or where there is no room, a superior of his. */
export function returnHex(s: SbSeen, u: Counter): string | null {
  const leader = battalionOf(s, u).commander
  const c = leader === null ? masterOf(s, u) : s.commanders[leader]!
  if (!c) return null
  for (const x of [c, ...superiorsOf(s, c)]) {
    if (x.place !== 'map' || x.hex === null) continue
    const there = at(s, x.hex)
    if (there.length > 0 && there[0]!.seat !== u.seat) continue
    if (fits([...there, { ...u, road: false }])) return x.hex
  }
  return null
}
/** 7.2: a die for each scattered counter of foot or horse. */
function recover(story: Story, dice: Dice): void {
  for (const u of Object.values(story.state.units)) {
    if (u.place !== 'scattered' || u.kind === 'artillery') continue
    const leader = inHandOf(story.state, battalionOf(story.state, u))
    const roll = dice.roll(6, 1, { clause: '7.2', what: 'sbRecovery', unit: u.id })[0]!
    const help = helpFor(story.state, u)
    const die = dieUnder(leader?.order ?? null, roll) - help
    const got = u.rallied === 0 ? die <= RECOVERS : die <= u.rallied + 1 && u.rallied < u.sp
    if (!got) continue
    const rallied = u.rallied + 1
    story.add({ type: 'Recovered', unit: u.id, roll, help, points: rallied }, { units: { [u.id]: { rallied } } })
  }
}
export const mayReturn = (s: SbSeen, seat: Side): readonly Counter[] =>
  Object.values(s.units).filter(u => u.seat === seat && u.place === 'scattered' && u.rallied > 0 && returnHex(s, u) !== null)

export const returned = (s: SbState, u: Counter, hex: string): Changes<Counter> => ({
  [u.id]: {
    place: 'map',
    hex,
    losses: u.sp - u.rallied,
    rallied: 0,
    formation: homeFormation(u),
    rank: Math.max(0, ...at(s, hex).map(x => x.rank)) + 1,
  },
})

/** 7.0: the end of a turn: victory; then the reinforcements of the next. */
export function administer(story: Story): void {
  story.add({ type: 'TurnEnded', turn: story.state.turn })
  if (overAtOnce(story)) return
  if (story.state.turn >= story.state.turns) {
    over(story, final(story.state))
    return
  }
  const waiting = SIDES.filter(seat => dueNext(story.state, seat).length > 0)
  story.add({ type: 'PhaseBegan', phase: 'arrivals' }, { now: { phase: 'arrivals', waiting, marker: null, active: null } })
}
/** 6.7.3: who was taken off may come back before the dice of recovery. */
export function closing(story: Story): void {
  const waiting = SIDES.filter(seat => mayComeBack(story.state, seat, true).length > 0)
  story.add({ type: 'PhaseBegan', phase: 'officersBack' }, { now: { phase: 'officersBack', waiting, active: null } })
}
/** 7.2, 7.0: recovery, and markers of fire taken off. */
export function recovery(story: Story, dice: Dice): void {
  recover(story, dice)
  const units = Object.fromEntries(
    Object.values(story.state.units)
      .filter(u => u.mark !== 'none')
      .map(u => [u.id, { mark: 'none' as const }]),
  )
  const waiting = SIDES.filter(seat => mayReturn(story.state, seat).length > 0)
  story.add({ type: 'PhaseBegan', phase: 'returns' }, { units, now: { phase: 'returns', waiting } })
}
/** 7.0, by option: independent counters are attached anew. */
export function aggregations(story: Story): void {
  const off = Object.fromEntries(
    Object.values(story.state.units)
      .filter(u => u.attached !== null)
      .map(u => [u.id, { attached: null }]),
  )
  const waiting = SIDES.filter(seat => attachable(story.state, seat).length > 0)
  story.add({ type: 'PhaseBegan', phase: 'attach' }, { units: off, now: { phase: 'attach', waiting } })
}
