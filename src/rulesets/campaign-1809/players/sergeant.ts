/**
 * The built-in player: a plain soldier, for either side. He marches on the objective, keeps his corps together before a battle, holds
 * bridges, stays in supply, attacks where he is told he is stronger and gives way where he is not. He knows what his seat sees, and
 * keeps nothing in mind between two commands.
 */
import type { Player, Seat } from '../../contract'
import { choices } from '../choices'
import type { CampCommand } from '../commands'
import { judge } from '../decide'
import { enemyPoints, mayAnswer, ownPoints } from '../handlers/secret'
import type { Side } from '../kinds'
import { nearOf, placeOf } from '../map'
import { fieldedAt, strength, unitsAt } from '../rules/where'
import type { Attitude, CampView, Unit } from '../state'
import { goalOf } from './orders'
import { about, centres, facing, isBridge, roadTo, rumoured, stepsTo } from './reckon'

type Ready = (command: CampCommand) => boolean
/** He attacks from this ratio on, gives way below that one. */
const ATTACK = 1.2
const BRIDGE = 0.25
const YIELD = 0.6
/** A capital is held against twice the number. */
const STUBBORN = 0.45

function moving(s: CampView, seat: Side, may: Ready): CampCommand {
  const g = s.group!
  const units = g.units.map(id => s.units[id]!)
  const here = units[0]!.at!
  if (units[0]!.out > 0 && may({ type: 'breakThrough' })) return { type: 'breakThrough' }
  const goal = goalOf(s, seat, units)
  const force = about(s, seat, here)
  const enemy = nearOf(s.map, here).filter(p => rumoured(s, seat, p) > 0)
  const weak = enemy.some(p => force >= ATTACK * rumoured(s, seat, p))
  if (weak && may({ type: 'stand' })) return { type: 'stand' }
  if (goal !== here) {
    const next = roadTo(s, units[0]!, id => id === goal, force)?.path[0]
    const step: CampCommand | null = next === undefined ? null : { type: 'step', to: next }
    if (step && may(step)) return step
    const short = units.every(u => u.pm === 0) && s.turn > 1
    if (next !== undefined && short && !g.stepped && may({ type: 'forceMarch' })) return { type: 'forceMarch' }
  }
  return g.stood || g.stepped || !may({ type: 'stand' }) ? { type: 'end' } : { type: 'stand' }
}
function picking(s: CampView, seat: Side, may: Ready): CampCommand {
  const points = [
    ...new Set(
      Object.values(s.units)
        .filter(u => u.seat === seat && u.at !== null)
        .map(u => u.at!),
    ),
  ]
  // who is nearest to the enemy goes first, so that the road is free
  const order = points
    .map(at => ({ at, far: stepsTo(s, at, [s.goals[seat]]) }))
    .sort((a, b) => a.far - b.far || (a.at < b.at ? -1 : 1))
  for (const { at } of order) {
    const here = unitsAt(s, seat, at).filter(u => !u.tested && !u.inside)
    const goals = new Map<string, Unit[]>()
    for (const u of here) {
      const goal = s.sieges[at]?.seat === seat ? at : goalOf(s, seat, here)
      goals.set(goal, [...(goals.get(goal) ?? []), u])
    }
    for (const units of goals.values()) {
      const command: CampCommand = { type: 'activate', units: units.map(u => u.id) }
      if (may(command)) return command
    }
  }
  return { type: 'endPhase' }
}

/** What one unit does in a contact. */
function answer(s: CampView, u: Unit): Attitude {
  const c = s.contact!
  const mine = ownPoints(s, c, u.seat)
  const foes = enemyPoints(s, c, u.seat)
  const can = (a: Attitude) => mayAnswer(s, u, a) === null
  const force = about(s, u.seat, mine.includes(u.at!) ? u.at! : mine[0]!)
  const target = foes
    .map(at => ({ at, foe: facing(s, u.seat, at) }))
    .filter(x => can({ do: 'intercept', point: x.at }))
    .sort((a, b) => a.foe - b.foe)[0]
  const need = (at: string) => ATTACK + (isBridge(s, at) ? BRIDGE : 0)
  if (target && u.out < 2 && force >= need(target.at) * target.foe && strength([u]) * 4 >= target.foe)
    return { do: 'intercept', point: target.at }
  const threat = Math.max(...foes.map(at => facing(s, u.seat, at)))
  if (!mine.includes(u.at!)) return supporting(s, u, can)
  const capital = placeOf(s.map, u.at!).centre === u.seat
  if (force < (capital ? STUBBORN : YIELD) * threat) {
    if (placeOf(s.map, u.at!).fort >= 3 && can({ do: 'shutIn' })) return { do: 'shutIn' }
    const back = nearOf(s.map, u.at!)
      .filter(p => can({ do: 'retreat', path: [p] }) && rumoured(s, u.seat, p) === 0)
      .sort((a, b) => stepsTo(s, a, centres(s, u.seat)) - stepsTo(s, b, centres(s, u.seat)))[0]
    if (back !== undefined) return { do: 'retreat', path: [back] }
  }
  return { do: 'stand' }
}
/** Who stands beside helps the largest force that is met. */
function supporting(s: CampView, u: Unit, can: (a: Attitude) => boolean): Attitude {
  const mine = ownPoints(s, s.contact!, u.seat)
  const of = mine
    .flatMap(p => fieldedAt(s, u.seat, p))
    .filter(x => can({ do: 'support', of: x.id }))
    .sort((a, b) => strength([b]) - strength([a]) || (a.id < b.id ? -1 : 1))[0]
  return of ? { do: 'support', of: of.id } : { do: 'stand' }
}
function secret(s: CampView, seat: Side, may: Ready): CampCommand {
  const c = s.contact!
  for (const id of c.takers[seat]) {
    if (c.answers[id]) continue
    const a = answer(s, s.units[id]!)
    const command = { type: 'attitude', unit: id, ...a } as CampCommand
    return may(command) ? command : { type: 'attitude', unit: id, do: 'stand' }
  }
  return { type: 'seal' }
}

function besieging(s: CampView, seat: Side): CampCommand {
  const at = s.asking!
  const force = strength(fieldedAt(s, seat, at))
  const { turns } = s.sieges[at]!
  const strong = force >= 40 && placeOf(s.map, at).worth[seat] >= 3
  return { type: 'siege', at, do: turns >= 1 && turns % 2 === 1 ? 'summon' : strong ? 'assault' : 'wait' }
}
function retreating(s: CampView, seat: Side): CampCommand | null {
  const legal = s.beaten[0]?.legal ?? []
  const home = (p: string) => stepsTo(s, p, centres(s, seat)) - about(s, seat, p) / 100 + (rumoured(s, seat, p) > 0 ? 5 : 0)
  const to = [...legal].sort((a, b) => home(a) - home(b))[0]
  return to === undefined ? null : { type: 'retreatTo', to }
}

export const sergeant: Player<CampView, CampCommand> = {
  choose(view: CampView, seat: Seat) {
    if (seat !== 'a' && seat !== 'b') return null
    const may: Ready = command => judge(view, seat, command).kind === 'ok'
    switch (view.phase) {
      case 'move':
        return view.group ? moving(view, seat, may) : picking(view, seat, may)
      case 'contact':
        return secret(view, seat, may)
      case 'siege':
        return besieging(view, seat)
      case 'retreat':
        return retreating(view, seat)
      default: {
        const offered = choices(view, seat)
        const first = offered.find(c => 'command' in c && c.primary) ?? offered[0]
        return first && 'command' in first ? first.command : null
      }
    }
  },
}
