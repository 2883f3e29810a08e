import type { Dir } from '../board'
import { actingOrder, mayActivate, movable } from '../rules/active'
import { inHandOf, superiorsOf } from '../rules/command'
import { commanderCost, entryCost } from '../rules/cost'
import { distances } from '../rules/duty'
import { allowance } from '../rules/limits'
import { fits } from '../rules/stack'
import { at, board, bottom, enemyDistance } from '../rules/where'
import { reveal } from '../stages/draw'
import { offerFire } from '../stages/react'
import type { Acting, Commander, Counter, SbSeen, Side } from '../state'
import type { Story } from '../story'
import { COMMANDER_PM, DEFENCE_HEXES, MANOEUVRE_KEEPS, MANOEUVRE_PM } from '../tables'
import { fine, type Handler, impossible, isText, notNow, type Of, unitOf } from './handler'

import { hasStep } from './move'
/** Who leads these counters and could go with them. */
export const escort = (s: SbSeen, units: readonly Counter[], hex: string): Commander | null => {
  const c = inHandOf(s, s.battalions[units[0]!.battalion]!)
  return c && c.place === 'map' && c.hex === hex && !c.moved ? c : null
}
/** Where the road leads from an entry. */
const inward = (s: SbSeen, hex: string): Dir => {
  const cell = board(s).cell(hex)!
  const road = cell.road.indexOf(true)
  return (
    road >= 0
      ? road
      : Math.max(
          0,
          cell.near.findIndex(n => n !== null),
        )
  ) as Dir
}

/** The state with counters just come in, as far as it matters for what they may do next. */
function entering(s: SbSeen, units: readonly Counter[]): { readonly seen: SbSeen; readonly acting: Acting } {
  const hex = units[0]!.enters!.hex
  const made: { [id: string]: Counter } = {}
  const order = actingOrder(s, units[0]!)
  units.forEach((u, i) => {
    const { cost, road } = entryCost(board(s), hex, u)
    const left = Math.max(0, allowance(u, order, false) - (cost ?? 0))
    made[u.id] = { ...u, place: 'map', hex, road, left, facing: inward(s, hex), rank: bottom(s, hex) + i }
  })
  const acting: Acting = {
    units: units.map(u => u.id),
    hex,
    commander: null,
    order,
    moved: true,
    run: null,
    from: hex,
    distance: distances(s, hex, units),
  }
  return { seen: { ...s, units: { ...s.units, ...made } }, acting }
}
export const mayEnter = (s: SbSeen, units: readonly Counter[]): boolean => {
  if (!fits(units.map(u => ({ ...u, road: entryCost(board(s), u.enters!.hex, u).road })))) return false
  const { seen, acting } = entering(s, units)
  return fits(at(seen, acting.hex!)) || hasStep(seen, acting)
}

export const activate: Handler<Of<'activate'>> = {
  shape: c =>
    Array.isArray(c.units) &&
    c.units.length > 0 &&
    c.units.length <= 40 &&
    c.units.every(isText) &&
    (c.commander === undefined || typeof c.commander === 'boolean'),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['activate'])
    if (not) return not
    const units = c.units.map(id => unitOf(seen, id))
    if (units.some(u => u === null || u.seat !== seat) || new Set(c.units).size !== units.length)
      return impossible('unit/unknown')
    const all = units as Counter[]
    const first = all[0]!
    for (const u of all) {
      if (!mayActivate(seen, u)) return impossible('activate/not-this', '4.0', u.id)
      const same = u.place === first.place && (u.place === 'map' ? u.hex === first.hex : u.enters!.hex === first.enters!.hex)
      if (!same) return impossible('activate/one-hex', '5.0', u.id)
      if (actingOrder(seen, u) !== actingOrder(seen, first)) return impossible('activate/orders', '3.2', u.id)
    }
    if (c.commander && (first.place !== 'map' || !escort(seen, all, first.hex!)))
      return impossible('activate/no-commander', '5.0.2')
    if (first.place === 'reserve') {
      if (all.some(u => entryCost(board(seen), u.enters!.hex, u).cost === null)) return impossible('move/forbidden', '7.1')
      if (!mayEnter(seen, all)) return impossible('stack/full', '5.3')
    }
    return fine
  },
  act(story, seat, c, dice) {
    const s = story.state
    const all = c.units.map(id => story.unit(id))
    if (all[0]!.place === 'reserve') return enter(story, seat, all)
    const hex = all[0]!.hex!
    const order = actingOrder(s, all[0]!)
    const leader = c.commander ? escort(s, all, hex) : null
    if (leader && !leader.revealed) reveal(story, leader, dice, false)
    const acting: Acting = {
      units: c.units,
      hex,
      commander: leader?.id ?? null,
      order,
      moved: false,
      run: null,
      from: hex,
      distance: distances(s, hex, all),
    }
    const units: { [id: string]: Partial<Counter> } = {}
    // Who fired in defence at another hex fights again from now on.
    for (const u of Object.values(s.units)) if (u.spent) units[u.id] = { spent: false }
    for (const u of all) units[u.id] = { ...units[u.id], left: allowance(u, order, leader !== null), road: false }
    story.add(
      { type: 'Activated', seat, counters: c.units, hex },
      {
        units,
        ...(leader ? { commanders: { [leader.id]: { moved: true } } } : {}),
        now: { acting, phase: 'act', waiting: [seat] },
      },
    )
  },
}

function enter(story: Story, seat: Side, all: readonly Counter[]): void {
  const s = story.state
  const { seen, acting } = entering(s, all)
  const units: { [id: string]: Partial<Counter> } = {}
  for (const u of Object.values(s.units)) if (u.spent) units[u.id] = { spent: false }
  for (const u of all) {
    const { place, hex, road, left, facing, rank } = seen.units[u.id]!
    units[u.id] = { ...units[u.id], place, hex, road, left, facing, rank }
  }
  // Their commanders come in with the first of them.
  const commanders: { [id: string]: Partial<Commander> } = {}
  for (const u of all) {
    const leader = s.battalions[u.battalion]!.commander
    const l = leader === null ? null : s.commanders[leader]!
    for (const x of l ? [l, ...superiorsOf(s, l)] : [])
      if (x.place === 'reserve' && x.enters?.hex === acting.hex && x.enters.turn <= s.turn)
        commanders[x.id] = { place: 'map', hex: acting.hex, inCommand: true }
  }
  story.add(
    { type: 'Entered', counters: all.map(u => u.id), hex: acting.hex! },
    { units, commanders, now: { acting, phase: 'act', waiting: [seat] } },
  )
  offerFire(story, acting.hex!)
}

/** How much of a path a commander may go: PM, his order, land, no enemy in it. */
export function walk(s: SbSeen, c: Commander, path: readonly string[]): readonly string[] {
  let left = COMMANDER_PM + (c.order === 'manoeuvre' ? MANOEUVRE_PM : 0)
  let here = c.hex!
  const out: string[] = []
  for (const next of path) {
    const dir = board(s).cell(next) ? board(s).side(here, next) : null
    const cost = dir === null ? null : commanderCost(board(s), here, dir)
    if (cost === null || cost > left) break
    if (at(s, next).some(u => u.seat !== c.seat)) break
    if (c.order === 'defence' && out.length >= DEFENCE_HEXES) break
    const far = enemyDistance(s, c.seat, next)
    if (c.order === 'manoeuvre' && far !== null && far < MANOEUVRE_KEEPS) break
    left -= cost
    here = next
    out.push(next)
  }
  return out
}
export const moveCommander: Handler<Of<'moveCommander'>> = {
  shape: c => isText(c.commander) && Array.isArray(c.path) && c.path.length > 0 && c.path.length <= 20 && c.path.every(isText),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['activate'])
    if (not) return not
    const who = movable(seen).find(x => x.id === c.commander && x.seat === seat)
    if (!who) return impossible('commander/not-now', '1.1.1')
    return walk(seen, who, c.path).length === c.path.length ? fine : impossible('commander/path', '1.1.1')
  },
  act(story, _seat, c, dice) {
    const before = story.state.commanders[c.commander]!
    if (!before.revealed) reveal(story, before, dice, false)
    const who = story.state.commanders[c.commander]!
    const path = walk(story.state, who, c.path)
    const hex = path[path.length - 1] ?? who.hex!
    story.add({ type: 'CommanderMoved', commander: who.id, hex }, { commanders: { [who.id]: { hex, moved: true } } })
  },
}
