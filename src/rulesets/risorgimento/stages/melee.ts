/** 6.4: hand to hand, round by round, until one side is out of the hex. */
import type { Dice } from '../../../engine/dice'
import type { Terrain } from '../kinds'
import { lossesOf } from '../rules/losses'
import { abilityAt, holdsAt } from '../rules/morale'
import { aspectIn, attackDice, attackersOf, canisterGuns, defenceDice, defendersOf } from '../rules/pools'
import { board } from '../rules/where'
import { type Counter, type Melee, other, type SbSeen, type Side } from '../state'
import type { Story } from '../story'
import { MELEE_ROUNDS } from '../tables'
import { askBack, driven } from './beaten'
import { hit, testCommanders } from './loss'

/** A counter's morale is tested. */
function holds(story: Story, u: Counter, ability: number, dice: Dice): boolean {
  const roll = dice.roll(6, 1, { clause: '6.4', what: 'sbMorale', unit: u.id })[0]!
  const passed = holdsAt(story.state, u, ability, roll)
  story.add({ type: 'Tested', unit: u.id, roll, passed, what: 'morale' })
  return passed
}
/** 6.5.5: who was charged out of turn moves and fires no more in it, however it ended. */
const charged = (s: SbSeen, m: Melee): { [id: string]: Partial<Counter> } =>
  m.opportunity && s.acting
    ? Object.fromEntries(
        s.acting.units
          .map(id => s.units[id]!)
          .filter(u => u.place === 'map')
          .map(u => [u.id, { done: true, left: 0, ...(u.kind === 'infantry' ? { mark: 'stop' as const } : {}) }]),
      )
    : {}

/** Who has won the hex goes in; `goOn`: the activation is not over (withdrawal before the melee, lone guns). */
export function enter(story: Story, m: Melee, goOn: boolean): void {
  const s = story.state
  const staying = attackersOf(s, m)
  const acting = s.acting
  const units = Object.fromEntries(
    staying.map(
      (u, i) =>
        [u.id, { hex: m.hex, rank: i + 1, road: false, duty: true, ...(goOn || m.opportunity ? {} : { done: true }) }] as const,
    ),
  )
  const leader = acting?.commander && s.commanders[acting.commander]?.hex === m.from ? acting.commander : null
  const ids = staying.map(u => u.id)
  story.add(
    { type: 'MeleeEnded', hex: m.hex },
    {
      units: { ...units, ...charged(s, m) },
      ...(leader && ids.length > 0 ? { commanders: { [leader]: { hex: m.hex } } } : {}),
      now: {
        melee: null,
        acting:
          acting && goOn && !m.opportunity && ids.length > 0
            ? { ...acting, units: ids, hex: m.hex, moved: true, run: null }
            : null,
      },
    },
  )
}
/** The attackers are all out: they are where they came from. */
function repelled(story: Story, m: Melee): void {
  story.add({ type: 'MeleeEnded', hex: m.hex }, { units: charged(story.state, m), now: { melee: null, acting: null } })
}

type Role = 'attacker' | 'defender'
const ROLES: readonly Role[] = ['attacker', 'defender']
const seatOf = (m: Melee, role: Role): Side => (role === 'attacker' ? m.attacker : other(m.attacker))
export const roleOf = (m: Melee, seat: string): Role => (m.attacker === seat ? 'attacker' : 'defender')
export const sideIn = (s: SbSeen, m: Melee, role: Role): readonly Counter[] =>
  role === 'attacker' ? attackersOf(s, m) : defendersOf(s, m)
const left = (u: Counter): number => u.sp - u.losses
const VALUES = ['sp', 'losses', 'fire', 'melee', 'training', 'morale', 'arm', 'mark', 'formation', 'spent', 'kind'] as const
/** Whether it makes no difference which of them takes one point. */
const alike = (units: readonly Counter[]): boolean => units.every(u => VALUES.every(k => u[k] === units[0]![k]))

/** One round, once the guns' owner has been asked (6.4.5): dice of both at once; then each owner says from which of his counters the points are taken. */
export function fight(story: Story, dice: Dice): void {
  const m = story.state.melee!
  if (attackersOf(story.state, m).length === 0) {
    repelled(story, m)
    return
  }
  const s = story.state
  if (m.canister === null && canisterGuns(s, m).length > 0) {
    story.add({ type: 'PhaseBegan', phase: 'canister' }, { now: { phase: 'canister', waiting: [other(m.attacker)] } })
    return
  }
  const attack = attackDice(s, m)
  const defence = defenceDice(s, m)
  const roll = (n: number, what: string) => (n > 0 ? dice.roll(6, n, { clause: '6.4', what }) : [])
  const a = roll(attack.dice, 'sbAttack')
  const d = roll(defence.dice, 'sbDefence')
  const terrain = board(s).cell(m.hex)!.terrain as Terrain
  const points = (role: Role, n: number) =>
    Math.min(
      n,
      sideIn(s, m, role).reduce((t, u) => t + left(u), 0),
    )
  const due = {
    attacker: points('attacker', lossesOf(d, m.round === 1 ? 'C' : terrain).losses),
    defender: points('defender', lossesOf(a, terrain).losses),
  }
  const lone = defendersOf(s, m).every(u => u.kind === 'artillery')
  story.add(
    {
      type: 'Fought',
      hex: m.hex,
      round: m.round,
      attack: a,
      defence: d,
      lost: due,
      working: { attacker: attack.working, defender: defence.working },
    },
    { now: { melee: { ...m, lone, due, lost: { attacker: 0, defender: 0 } } } },
  )
  allot(story, dice)
}

/** Takes points from a counter of one side. */
export function takeFrom(story: Story, role: Role, unit: string, points: number): void {
  const m = story.state.melee!
  const n = hit(story, [unit], points)
  const due = { ...m.due, [role]: m.due[role] - n }
  const lost = { ...m.lost, [role]: m.lost[role] + n }
  story.add({ type: 'PhaseBegan', phase: 'allot' }, { now: { melee: { ...m, due, lost }, waiting: [] } })
}
/** 6.4: each owner chooses who takes his losses, point by point; what leaves no choice is taken at once. Then the round is settled. */
export function allot(story: Story, dice: Dice): void {
  const waiting: Side[] = []
  for (const role of ROLES)
    for (;;) {
      const m = story.state.melee!
      const units = sideIn(story.state, m, role).filter(u => left(u) > 0)
      const due = m.due[role]
      if (due === 0 || units.length === 0) break
      const all = units.reduce((t, u) => t + left(u), 0)
      const last = units[units.length - 1]!
      if (units.length > 1 && due < all && (due > 1 || !alike(units))) {
        waiting.push(seatOf(m, role))
        break
      }
      takeFrom(story, role, last.id, Math.min(due, left(last)))
    }
  if (waiting.length > 0) story.add({ type: 'PhaseBegan', phase: 'allot' }, { now: { phase: 'allot', waiting } })
  else settle(story, dice)
}

/** The round's end: commanders, then the attackers' tests. Then the defender is asked, or it is over. */
function settle(story: Story, dice: Dice): void {
  const m = story.state.melee!
  const defender = other(m.attacker)
  testCommanders(story, m.hex, defender, m.lost.defender, dice)
  testCommanders(story, m.from, m.attacker, m.lost.attacker, dice)
  if (attackersOf(story.state, m).length === 0) {
    repelled(story, m)
    return
  }
  if (defendersOf(story.state, m).length === 0) {
    enter(story, m, false)
    return
  }
  if (m.lone) {
    for (const u of defendersOf(story.state, m)) driven(story, u.id, dice, true)
    enter(story, m, true)
    return
  }
  const ability = abilityAt(story.state, m.from, m.attacker)
  const { meleeRounds } = story.state.options
  const most = typeof meleeRounds === 'number' && meleeRounds > 0 ? meleeRounds : MELEE_ROUNDS
  const staying = attackersOf(story.state, m).filter(u => holds(story, u, ability, dice) && m.round < most)
  for (const u of attackersOf(story.state, m))
    if (!staying.some(x => x.id === u.id))
      story.add({ type: 'WentBack', unit: u.id, to: m.from }, { units: m.opportunity ? {} : { [u.id]: { done: true } } })
  if (staying.length === 0) {
    repelled(story, m)
    return
  }
  story.add(
    { type: 'PhaseBegan', phase: 'stand' },
    { now: { melee: { ...m, attackers: staying.map(u => u.id) }, phase: 'stand', waiting: [defender] } },
  )
}

/** The defender retires, or every counter of his is tested. */
export function answer(story: Story, retire: boolean, dice: Dice): void {
  const m = story.state.melee!
  const defender = other(m.attacker)
  const rear = aspectIn(story.state, m.hex, m.from) === 'rear'
  story.add({ type: 'Stood', seat: defender, retire })
  const ability = abilityAt(story.state, m.hex, defender)
  for (const u of defendersOf(story.state, m)) {
    if (retire) driven(story, u.id, dice, false)
    else if (!holds(story, u, ability, dice)) driven(story, u.id, dice, rear)
  }
  goOn(story, dice)
}
/** 6.4.4: the skirmishers of the hex withdraw before the melee. */
export function withdraw(story: Story, dice: Dice): void {
  const m = story.state.melee!
  story.add({ type: 'PhaseBegan', phase: 'before' }, { now: { melee: { ...m, before: true } } })
  for (const u of defendersOf(story.state, m)) if (u.formation === 'skirmish') driven(story, u.id, dice, false)
  goOn(story, dice)
}
/** Once all who must go have gone: the hex is entered, or both still there fight another round. */
export function goOn(story: Story, dice: Dice): void {
  if (askBack(story)) return
  const m = story.state.melee!
  if (defendersOf(story.state, m).length === 0) {
    enter(story, m, m.before)
    return
  }
  const round = m.before ? m.round : m.round + 1
  story.add(
    { type: 'PhaseBegan', phase: 'stand' },
    { now: { melee: { ...m, round, before: false }, phase: 'stand', waiting: [] } },
  )
  fight(story, dice)
}
