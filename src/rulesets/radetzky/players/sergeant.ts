/**
 * The built-in player of Radetzky. A plain soldier: he obeys the order that each group has, shoots where it tells, attacks at good
 * odds or where he is ordered to, and keeps nothing in mind between two commands. Everything he proposes was judged or was offered.
 */
import type { Player, Seat, UnitId } from '../../contract'
import { choices } from '../choices'
import type { RadCommand } from '../commands'
import { judge } from '../decide'
import { hands } from '../hands'
import { mayBeNear, ofSide } from '../rules/bodies'
import { arriving, heldBy, inHand, mayHold, proposePlace } from '../rules/deploy'
import { bound, dutyMove, excused, mine, nearestEnemy, owing, satisfied } from '../rules/duty'
import { targetsOf } from '../rules/fire'
import { groundMap } from '../rules/ground'
import { mayMove } from '../rules/mayMove'
import { meleesLeft } from '../rules/melee'
import type { RadView, Side, Unit } from '../state'
import { GUN_ACTIONS } from '../tables'
import { boldness, meleeWorth, shotWorth } from './worth'

type Random = (below: number) => number
const END: RadCommand = { type: 'endPhase' }
const ok = (view: RadView, seat: Side, command: RadCommand): boolean => judge(view, seat, command).kind === 'ok'
/** Musket range and a move: so near an enemy is worth waiting for. */
const NEAR = 17
const GUNS_NEAR = 36

/** The best target of a base, by the losses that a shot costs; null: none is worth it. */
function shotOf(view: RadView, u: Unit, moving: boolean): RadCommand | null {
  if (u.shooter === null || u.use.fired || u.limbered || u.opportunity) return null
  let best: { target: UnitId; worth: number } | null = null
  for (const { target } of targetsOf(view, u, { opportunity: false, moving })) {
    const worth = shotWorth(view, u, target, moving)
    if (!best || worth > best.worth) best = { target: target.id, worth }
  }
  if (!best || best.worth < 0.05) return null
  const command: RadCommand = moving
    ? { type: 'fire', unit: u.id, target: best.target, moving: true }
    : { type: 'fire', unit: u.id, target: best.target }
  return ok(view, u.seat, command) ? command : null
}

/** An attack at good odds, for who may choose. */
function chargeOf(view: RadView, u: Unit): RadCommand | null {
  let best: { command: RadCommand; worth: number } | null = null
  for (const c of hands.charges(view, u.id)) {
    const foe = view.units[c.target]!
    const command: RadCommand = { type: 'move', unit: u.id, steps: c.steps, charge: c.target }
    const verdict = hands.clamp(view, u.seat, command)
    const end =
      verdict === command
        ? { ...u, attacking: true, use: { ...u.use, impetus: u.losses === 0 && !u.disordered && foe.inside === null } }
        : null
    if (!end) continue
    const worth = meleeWorth({ ...view, units: { ...view.units, [u.id]: end } }, end, foe) + (c.side === 'front' ? 0 : 0.2)
    if (worth > boldness(u) && (!best || worth > best.worth)) best = { command, worth }
  }
  return best?.command ?? null
}

/** Houses that nobody holds, close enough to step in. */
function blockOf(view: RadView, u: Unit): RadCommand | null {
  if (u.use.moved || u.inside !== null || (u.arm !== 'line' && u.arm !== 'light')) return null
  for (const { piece, obstacle } of groundMap(view.ground).blocks) {
    if (!mayBeNear(view, u, [obstacle.x, obstacle.y], obstacle.reach, 1) || heldBy(view, piece.id) || !mayHold(u, piece.holds))
      continue
    const command: RadCommand = { type: 'block', unit: u.id, block: piece.id, way: 'in' }
    if (ok(view, u.seat, command)) return command
  }
  return null
}

function gunsDeed(view: RadView, u: Unit): RadCommand | null {
  const shot = shotOf(view, u, false)
  if (shot) return shot
  if (u.use.acts.length >= GUN_ACTIONS || u.use.fired || u.use.done) return null
  const near = nearestEnemy(view, u)
  const try_ = (command: RadCommand) => (ok(view, u.seat, command) ? command : null)
  if (u.limbered) {
    if (near && near.cm <= GUNS_NEAR) return try_({ type: 'unlimber', unit: u.id })
    return mayMove(view, u) ? onward(view, u) : null
  }
  if (near && near.cm > GUNS_NEAR + 8 && u.use.acts.length === 0 && u.order === 'attack')
    return try_({ type: 'limber', unit: u.id })
  if (u.use.acts.length === 0 && !u.opportunity) return try_({ type: 'opportunity', unit: u.id })
  return null
}

/** A move nearer to the enemy, by the shapes that an attack would try; never one into contact that the order forbids. */
function onward(view: RadView, u: Unit): RadCommand | null {
  const eager: Unit = { ...u, order: u.order === 'attack' ? 'attack' : 'manoeuvre' }
  const command = dutyMove({ ...view, units: { ...view.units, [u.id]: eager } }, u.id, 0)
  return command && ok(view, u.seat, command) ? command : null
}

/** What one base does next; null: nothing more. */
function deed(view: RadView, u: Unit): RadCommand | null {
  if (!mine(view, u) || u.use.done || u.opportunity) return null
  if (u.arm === 'command' || u.arm === 'train') return null
  if (u.arm === 'guns') return gunsDeed(view, u)
  const due = bound(view, u) && !satisfied(view, u)
  if (due) {
    const into = blockOf(view, u)
    if (into) return into
    if (excused(view, u)) return shotOf(view, u, false)
    const move = mayMove(view, u) ? dutyMove(view, u.id, 0) : null
    if (move) return move
    const back: RadCommand = { type: 'takeBack', unit: u.id }
    return u.use.before !== null && ok(view, u.seat, back) ? back : null
  }
  if (u.use.moved || u.use.recovered) return shotOf(view, u, true)
  const charge = mayMove(view, u) && u.order === 'defence' ? chargeOf(view, u) : null
  if (charge) return charge
  const near = nearestEnemy(view, u)
  const recover: RadCommand = { type: 'recover', unit: u.id }
  if (u.disordered && ok(view, u.seat, recover)) return recover
  const shot = shotOf(view, u, false)
  if (shot) return shot
  if (u.order === 'manoeuvre' && mayMove(view, u) && near && near.cm > 6) {
    const into = blockOf(view, u)
    return into ?? onward(view, u)
  }
  const wait: RadCommand = { type: 'opportunity', unit: u.id }
  return u.shooter !== null && near && near.cm <= NEAR && !u.use.fired && ok(view, u.seat, wait) ? wait : null
}

function act(view: RadView, seat: Side): RadCommand {
  for (const u of ofSide(view, seat)) {
    const command = deed(view, u)
    if (command) return command
  }
  for (const u of owing(view, seat)) {
    const command = excused(view, u) ? null : dutyMove(view, u.id, 0)
    if (command) return command
  }
  return END
}

/** Who has manoeuvred near enough goes over to the attack; who is all but gone draws back a step. */
function orderOf(view: RadView, seat: Side): RadCommand | null {
  for (const g of Object.values(view.groups)) {
    if (g.seat !== seat || g.order !== 'manoeuvre') continue
    const near = g.units.some(id => {
      const u = view.units[id]
      const enemy = u?.pose && u.place === 'table' && u.arm !== 'guns' ? nearestEnemy(view, u) : null
      return enemy !== null && enemy.cm <= u!.speed + 2
    })
    const command: RadCommand = { type: 'order', group: g.id, order: 'attack' }
    if (near && ok(view, seat, command)) return command
  }
  return null
}

function placeOne(view: RadView, units: readonly Unit[], random: Random): RadCommand | null {
  for (const u of units) {
    const command = proposePlace(view, u, random(60))
    if (command) return command
  }
  return null
}

/** Whether following is worth it: the enemy is shaken, and the own base is not worn out. */
const follows = (view: RadView): boolean => {
  const unit = view.pursuit ? view.units[view.pursuit.unit] : null
  return unit !== null && unit !== undefined && unit.losses * 2 < unit.value && !unit.disordered
}

function next(view: RadView, seat: Side, random: Random): RadCommand | null {
  switch (view.phase) {
    case 'lots':
      return { type: 'lots' }
    case 'initiative':
      return { type: 'initiative' }
    case 'choose':
      return { type: 'chooseFirst', first: seat }
    case 'setUp':
      return placeOne(view, inHand(view, seat), random) ?? END
    case 'command':
      return placeOne(view, arriving(view, seat), random) ?? orderOf(view, seat) ?? END
    case 'act':
      return act(view, seat)
    case 'opportunity': {
      const { interrupt } = view
      const unit = interrupt ? view.units[interrupt.shooters[0]!] : null
      const command: RadCommand | null = unit && interrupt ? { type: 'fire', unit: unit.id, target: interrupt.target } : null
      return command && ok(view, seat, command) ? command : { type: 'letPass' }
    }
    case 'melee': {
      const enemy = meleesLeft(view, seat)[0]
      return enemy ? { type: 'fight', enemy: enemy.id } : END
    }
    case 'pursuit': {
      const may = view.pursuit?.may ?? []
      if (may.includes('occupy')) return { type: 'pursue', go: 'occupy' }
      return { type: 'pursue', go: may.includes('pursue') && (follows(view) || !may.includes('stay')) ? 'pursue' : 'stay' }
    }
    default:
      return null
  }
}

export const sergeant: Player<RadView, RadCommand> = {
  choose(view, seat: Seat, random) {
    if (seat !== 'a' && seat !== 'b') return null
    const command = next(view, seat, random)
    if (command && (command.type !== 'endPhase' || ok(view, seat, command))) return command
    const offered = choices(view, seat).find(c => 'command' in c)
    return offered && 'command' in offered ? offered.command : null
  },
}
