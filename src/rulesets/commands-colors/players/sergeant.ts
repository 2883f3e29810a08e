/**
 * The built-in player: a plain soldier. He plays the card that brings most of his men into a good fight, moves towards what he may hit
 * or hold, battles where it costs the enemy more than himself, and keeps nothing in mind between two commands.
 */
import type { Player, Seat } from '../../contract'
import { distance, sectionsOf } from '../board'
import type { Card } from '../cards'
import { choices } from '../choices'
import type { CcCommand } from '../commands'
import { countsAs } from '../handlers/command'
import { other, type Side } from '../kinds'
import { targetOf } from '../rules/battle'
import { poolOf } from '../rules/dice'
import { groundOf } from '../rules/ground'
import { leaderPaths, pathsOf, rangeOfMove } from '../rules/movement'
import { expectedHits } from '../rules/odds'
import { allOrdered, slotsFor } from '../rules/orders'
import { leadersOf, ofSide, specOf, unitAt } from '../rules/where'
import type { CcView, Unit } from '../state'

type Random = (below: number) => number
type Made = Extract<ReturnType<typeof choices>[number], { readonly command: CcCommand }>
const DONE: CcCommand = { type: 'done' }

/** Hexes that are worth standing in for that side: objectives not yet its own, and its exits. */
function goals(s: CcView, seat: Side): readonly string[] {
  const places = s.rules.objectives.filter(o => (o.value[seat] ?? 0) > 0 && o.kind !== 'noneStart').flatMap(o => o.hexes)
  const exits = (s.rules.exits ?? []).filter(e => e.seat === seat).flatMap(e => e.hexes)
  return [...places.filter(h => unitAt(s, h)?.seat !== seat), ...exits]
}
/** Mean losses that a unit would cause at a hex from where it stands; 0 where it may not. */
function worth(s: CcView, u: Unit, hex: string, melee: boolean): number {
  const target = targetOf(s, hex)
  if (!target) return 0
  const foe = unitAt(s, hex)
  const { dice } = poolOf(s, u, target, melee, true)
  const spec = specOf(u)
  const { hits, flags } = expectedHits({
    dice,
    target: target.arm,
    melee,
    lancer: melee && spec.lancer,
    noSaber: spec.noSaber,
    cuirass: foe !== null && specOf(foe).cuirass && spec.arm === 'infantry',
  })
  const weak = foe ? 1 + 1 / foe.blocks : 2
  return hits * weak + flags * 0.3
}
/** What comes back: the mean of the target's own dice. */
function answer(s: CcView, u: Unit, hex: string): number {
  const foe = unitAt(s, hex)
  if (!foe) return 0
  const { dice } = poolOf(s, foe, { arm: specOf(u).arm, at: u.hex!, square: u.square !== null }, true, false)
  return (
    expectedHits({ dice, target: specOf(u).arm, melee: true, lancer: false, noSaber: specOf(foe).noSaber, cuirass: false }).hits *
    (1 + 1 / u.blocks)
  )
}
function nearest(s: CcView, u: Unit, from: string): { readonly hex: string; readonly d: number } | null {
  let best: { hex: string; d: number } | null = null
  for (const e of ofSide(s, other(u.seat))) {
    const d = distance(s.map, from, e.hex!)
    if (!best || d < best.d) best = { hex: e.hex!, d }
  }
  return best
}
/** How much a unit wants to be ordered: whoever is near the enemy, strong, and not yet done. */
function zeal(s: CcView, u: Unit): number {
  const n = nearest(s, u, u.hex!)
  return n ? u.blocks / (1 + Math.max(0, n.d - specOf(u).far)) : 0
}

function cardWorth(s: CcView, seat: Side, card: Card, plain: boolean): number {
  const as = countsAs(s, seat, card)
  const mine = ofSide(s, seat)
  const command = s.hands[seat].length
  const best = (fits: (u: Unit) => boolean, n: number) =>
    mine
      .filter(fits)
      .map(u => zeal(s, u))
      .sort((a, b) => b - a)
      .slice(0, n)
      .reduce((sum, z) => sum + z, 0)
  if (as === 'firstStrike') return 0.1
  if (plain) return 0.5 * best(() => true, 1)
  switch (as) {
    case 'bayonetCharge':
      return 1.2 * best(u => specOf(u).arm === 'infantry', 4)
    case 'bombard':
      return 1.3 * best(u => specOf(u).arm === 'artillery', 4)
    case 'cavalryCharge':
      return 1.5 * best(u => specOf(u).arm === 'cavalry', 4)
    case 'fireAndHold':
      return 0.9 * best(u => specOf(u).arm !== 'cavalry' && (nearest(s, u, u.hex!)?.d ?? 9) === 2, 4)
    case 'grandManoeuvre':
      return 0.5 * best(() => true, 4)
    case 'leadership':
    case 'coldSteel':
      return 1.4 * allOrdered({ ...s, active: seat }, as, null).units.reduce((sum, u) => sum + zeal(s, u), 0)
    case 'forceMarch':
      return 0.9 * best(u => specOf(u).arm === 'infantry', 4)
    case 'elan':
    case 'rally':
      return 0.9 * best(() => true, 3)
    case 'shortSupply':
      return 1
    default: {
      const slots = slotsFor(as, command, false)
      const sections = new Set(slots.map(x => x.section))
      let sum = 0
      for (const section of sections) {
        const n = slots.filter(x => x.section === section).length
        sum += best(u => section === null || inSection(s, u, section), n)
      }
      return sum
    }
  }
}
const inSection = (s: CcView, u: Unit, section: string): boolean =>
  (sectionsOf(s.map, u.hex!, u.seat) as readonly string[]).includes(section)

function cardOf(s: CcView, seat: Side, list: readonly Made[], random: Random): CcCommand {
  let best: { command: CcCommand; worth: number } | null = null
  for (const { command } of list) {
    if (command.type !== 'play') continue
    const value = cardWorth(s, seat, command.card, command.plain === true) + random(100) / 1000
    if (!best || value > best.worth) best = { command, worth: value }
  }
  return best?.command ?? list[0]!.command
}
function orderOf(s: CcView, list: readonly Made[]): CcCommand {
  let best: { command: CcCommand; worth: number } | null = null
  for (const { command } of list) {
    if (command.type === 'leaveSquare') return command
    if (command.type !== 'order') continue
    const u = s.units[command.unit]
    const value = u ? zeal(s, u) : 0
    if (!best || value > best.worth) best = { command, worth: value }
  }
  return best && best.worth > 0 ? best.command : DONE
}

/** How good a hex is for a unit: what it may do from there, what it holds, how near it is to where it is wanted. */
function placeWorth(s: CcView, u: Unit, hex: string, hexes: number): number {
  const spec = specOf(u)
  const there: Unit = { ...u, hex, use: { ...u.use, moved: u.use.moved + hexes } }
  const seen = { ...s, units: { ...s.units, [u.id]: there } }
  const battles =
    hexes <= rangeOfMove(s, u).battle &&
    (hexes === 0 || groundOf(s, hex).bars === 'no' || (spec.light && groundOf(s, hex).bars === 'notLight'))
  let value = 0
  const n = nearest(s, u, hex)
  if (n && battles) {
    if (n.d === 1) value = Math.max(value, worth(seen, there, n.hex, true) - 0.6 * answer(seen, there, n.hex))
    else if (spec.arm !== 'cavalry' && n.d <= 3) value = Math.max(value, worth(seen, there, n.hex, false))
  } else if (n && n.d === 1) value -= 0.5
  const want = goals(s, u.seat)
  if (want.includes(hex)) value += 1.5
  const toGoal = Math.min(...want.map(h => distance(s.map, hex, h)), 20)
  const cover = groundOf(s, hex).into[0] > 0 ? 0.3 : 0
  return value + cover - 0.15 * (n?.d ?? 0) - 0.1 * (want.length > 0 ? toGoal : 0)
}
function moveOf(s: CcView, seat: Side, list: ReturnType<typeof choices>): CcCommand {
  for (const c of list) if ('command' in c && c.command.type === 'exit') return c.command
  let best: { command: CcCommand; gain: number } | null = null
  for (const c of list) {
    if (!('moves' in c)) continue
    const u = s.units[c.moves]
    if (!u) continue
    const now = placeWorth(s, u, u.hex!, 0)
    for (const [hex, { path }] of pathsOf(s, u)) {
      const gain = placeWorth(s, u, hex, path.length) - now
      if (gain > 0.05 && (!best || gain > best.gain)) best = { command: { type: 'move', unit: u.id, path }, gain }
    }
  }
  if (best) return best.command
  // A leader alone looks for men.
  for (const l of leadersOf(s, seat)) {
    if (!l.use.ordered || l.use.done || unitAt(s, l.hex!)) continue
    for (const [hex, { path }] of leaderPaths(s, l)) if (unitAt(s, hex)) return { type: 'move', unit: l.id, path }
  }
  return DONE
}
function battleOf(s: CcView, list: readonly Made[]): CcCommand {
  let best: { command: CcCommand; worth: number } | null = null
  for (const { command } of list) {
    if (command.type !== 'fire' && command.type !== 'melee') continue
    const u = s.units[command.unit]!
    const hex = s.units[command.target]?.hex ?? s.leaders[command.target]!.hex!
    const melee = command.type === 'melee'
    const guns = melee && command.partner ? worth(s, s.units[command.partner]!, hex, true) : 0
    const value = worth(s, u, hex, melee) + guns - (melee ? 0.6 * answer(s, u, hex) : 0)
    if (value > 0 && (!best || value > best.worth)) best = { command, worth: value }
  }
  return best?.command ?? DONE
}
function reactOf(s: CcView, list: readonly Made[]): CcCommand {
  const t = s.units[s.attack!.target]
  const has = (what: string) => list.find(c => c.command.type === 'react' && c.command.do === what)?.command
  const weak = t !== undefined && t.blocks <= 3
  const square = has('formSquare')
  if (square && (weak || t?.seat === 'b')) return square
  return has('firstStrike') ?? (weak ? has('retire') : undefined) ?? { type: 'react', do: 'pass' }
}

export const sergeant: Player<CcView, CcCommand> = {
  choose(view, seat: Seat, random) {
    const list = choices(view, seat)
    const made = list.filter((c): c is Made => 'command' in c)
    if (list.length === 0) return null
    switch (view.phase) {
      case 'command':
        return cardOf(view, seat as Side, made, random)
      case 'order':
        return orderOf(view, made)
      case 'move':
        return moveOf(view, seat as Side, list)
      case 'combat':
        return battleOf(view, made)
      case 'react':
        return reactOf(view, made)
      case 'ignore':
        return made[made.length - 1]!.command
      case 'advance':
      case 'bonus':
        return made[0]!.command
      default:
        return made[random(made.length)]!.command
    }
  },
}
