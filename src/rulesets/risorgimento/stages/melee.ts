/** 6.4: hand to hand, round by round, until one side is out of the hex. */
import type { Dice } from '../../../engine/dice'
import type { Term } from '../../contract'
import { aspectOf, type Dir } from '../board'
import type { Terrain } from '../kinds'
import { builtUp } from '../rules/assault'
import { orderOf } from '../rules/command'
import { dieUnder } from '../rules/fireTest'
import { markOf } from '../rules/firing'
import { lossesOf } from '../rules/losses'
import { meleeDice } from '../rules/meleeDice'
import { retreatHex, withdrawHex } from '../rules/retreat'
import { at, board, bottom, commandersAt } from '../rules/where'
import { type Counter, type Melee, other, type SbSeen } from '../state'
import type { Story } from '../story'
import { CANISTER, LOSS_DIVISOR, LOWEST_DIE, MELEE_ROUNDS, SAVED_FROM, SAVED_FROM_HORSE } from '../tables'
import { flight, hit, scatter, testCommanders } from './loss'

const own = (s: SbSeen, m: Melee): readonly Counter[] => m.attackers.map(id => s.units[id]!).filter(u => u.place === 'map')
const theirs = (s: SbSeen, m: Melee): readonly Counter[] => at(s, m.hex)

/** The aspect under which the hex is entered: that of its top counter; guns in battery have rear for flank (5.1.1). */
export function aspectIn(s: SbSeen, hex: string, from: string): 'front' | 'flank' | 'rear' {
  const top = at(s, hex)[0]
  if (!top || top.formation === 'skirmish' || top.formation === 'limbered' || builtUp(s, hex)) return 'front'
  const aspect = aspectOf(board(s), hex, top.facing, from)
  return aspect === 'flank' && top.kind === 'artillery' ? 'rear' : aspect
}

type Pool = { readonly dice: number; readonly working: readonly Term[] }
/** Dice of the attackers; terms of aspect and weight with the first alone. */
export function attackDice(s: SbSeen, m: Melee): Pool {
  const there = theirs(s, m)
  const aspect = aspectIn(s, m.hex, m.from)
  const atColumn = there[0]?.kind === 'infantry' && there[0].formation === 'column'
  const horse = there.filter(u => u.kind === 'cavalry').map(u => u.weight)
  const parts = own(s, m).map((u, i) =>
    meleeDice({
      melee: u.melee,
      losses: u.losses,
      formation: markOf(u),
      role: 'attacker',
      aspect: i === 0 ? aspect : 'front',
      builtUp: builtUp(s, m.hex),
      ...(u.kind === 'cavalry'
        ? {
            cavalry: {
              charge: m.charge && m.round === 1,
              atColumn,
              weightAbove: i === 0 && horse.length > 0 ? Math.max(0, u.weight - Math.max(...horse)) : 0,
            },
          }
        : {}),
    }),
  )
  return { dice: parts.reduce((t, p) => t + p.dice, 0), working: parts.flatMap(p => p.working) }
}
/** Whether smoothbore guns fire canister at who comes in (6.4.5). */
const canister = (u: Counter, m: Melee): boolean =>
  m.round === 1 && u.kind === 'artillery' && u.arm === 'L' && u.formation === 'line' && u.mark !== 'stop' && !u.spent

/** Dice of the defenders who have not fired; taken in rear a side rolls one in all, charged in column half. */
export function defenceDice(s: SbSeen, m: Melee): Pool {
  const aspect = aspectIn(s, m.hex, m.from)
  const fighting = theirs(s, m).filter(u => m.round > 1 || !u.spent || u.mark === 'stop')
  if (fighting.length === 0) return { dice: 0, working: [] }
  if (aspect === 'rear') return { dice: 1, working: [{ clause: '6.4.2', label: 'sbRear', amount: 1 }] }
  const parts = fighting.map((u, i): Pool => {
    if (canister(u, m)) {
      const dice = CANISTER * Math.max(0, u.fire - u.losses)
      return { dice, working: [{ clause: '6.4.5', label: 'sbCanister', amount: dice }] }
    }
    return meleeDice({
      melee: u.melee,
      losses: u.losses,
      formation: markOf(u),
      role: 'defender',
      aspect: i === 0 ? aspect : 'front',
      builtUp: builtUp(s, m.hex),
    })
  })
  const dice = parts.reduce((t, p) => t + p.dice, 0)
  const working = parts.flatMap(p => p.working)
  const column = m.charge && m.round === 1 && theirs(s, m)[0]?.formation === 'column'
  if (!column) return { dice, working }
  const half = Math.ceil(dice / 2)
  return { dice: half, working: [...working, { clause: '6.5.3', label: 'sbHalved', amount: half - dice }] }
}

/** Losses in melee: from the counter that has most left, then the lowest in the stack. */
function allotted(units: readonly Counter[], points: number): string[] {
  const left = new Map(units.map(u => [u.id as string, u.sp - u.losses]))
  const out: string[] = []
  for (let i = 0; i < points; i++) {
    const id = [...units].reverse().sort((a, b) => left.get(b.id)! - left.get(a.id)!)[0]?.id
    if (id === undefined || left.get(id)! <= 0) break
    left.set(id, left.get(id)! - 1)
    out.push(id)
  }
  return out
}
/** One point from each name in turn; gives how many were lost. */
function take(story: Story, ids: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  let lost = 0
  for (const [id, n] of counts) lost += hit(story, [id], n)
  return lost
}

/** 6.4, 6.4.3: the morale of a counter, with the commanders at hand. */
function holds(story: Story, u: Counter, ability: number, dice: Dice): boolean {
  const roll = dice.roll(6, 1, { clause: '6.4', what: 'sbMorale', unit: u.id })[0]!
  const die = Math.max(LOWEST_DIE, dieUnder(orderOf(story.state, u), roll) - ability)
  const passed = die <= u.morale - u.losses
  story.add({ type: 'Tested', unit: u.id, roll, passed, what: 'morale' })
  return passed
}
/** The best ability of the commanders with them. */
const abilityAt = (story: Story, hex: string, seat: Counter['seat']): number =>
  Math.max(0, ...commandersAt(story.state, hex, seat).map(c => c.ability))

/** 6.4.4: skirmishers or guns that go back save each point with a die. */
export function withdraw(story: Story, u: Counter, m: Melee, dice: Dice): void {
  const s = story.state
  const horse = own(s, m).some(x => x.kind === 'cavalry')
  const points = u.sp - u.losses
  const bonus = LOSS_DIVISOR[board(s).cell(m.hex)!.terrain as Terrain] - LOSS_DIVISOR.C
  const faces = dice.roll(6, points, { clause: '6.4.4', what: 'sbSaved', unit: u.id })
  const saved = faces.filter(f => (horse ? f >= SAVED_FROM_HORSE : f + bonus >= SAVED_FROM)).length
  const to = saved > 0 ? withdrawHex(s, u, m.hex, m.from) : null
  const made: Partial<Counter> =
    to === null ? scatter(u) : { hex: to, losses: u.sp - saved, rank: bottom(s, to), road: false, isolated: false }
  story.add({ type: 'Withdrew', unit: u.id, saved, to }, { units: { [u.id]: made } })
  testCommanders(story, m.hex, u.seat, points - saved, dice)
}

/** A beaten defender goes: skirmishers and guns as 6.4.4 says, others a hex away, facing the enemy. */
function driven(story: Story, u: Counter, m: Melee, dice: Dice, broken: boolean): void {
  const s = story.state
  if (broken) {
    story.add({ type: 'Retreated', unit: u.id, to: null }, { units: { [u.id]: scatter(u) } })
    return
  }
  if (u.formation === 'skirmish' || u.kind === 'artillery') {
    withdraw(story, u, m, dice)
    return
  }
  const dir = board(s).side(m.from, m.hex) as Dir
  const to = retreatHex(s, u, m.hex, dir)
  const facing = ((dir + 3) % 6) as Dir
  const made: Partial<Counter> = to === null ? scatter(u) : { hex: to, facing, rank: bottom(s, to), road: false }
  story.add({ type: 'Retreated', unit: u.id, to }, { units: { [u.id]: made } })
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
export function enter(story: Story, m: Melee, goOn: boolean, dice: Dice): void {
  const s = story.state
  const staying = own(s, m)
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
  if (ids.length > 0)
    flight(
      story,
      m.hex,
      other(m.attacker),
      staying.some(u => u.kind === 'cavalry'),
      dice,
    )
}
/** The attackers are all out: they are where they came from. */
function repelled(story: Story, m: Melee): void {
  story.add({ type: 'MeleeEnded', hex: m.hex }, { units: charged(story.state, m), now: { melee: null, acting: null } })
}

/** One round: dice of both at once, losses, commanders, the attackers' tests. Then the defender is asked, or it is over. */
export function fight(story: Story, dice: Dice): void {
  const m = story.state.melee!
  if (own(story.state, m).length === 0) {
    repelled(story, m)
    return
  }
  const s = story.state
  const attack = attackDice(s, m)
  const defence = defenceDice(s, m)
  const roll = (n: number, what: string) => (n > 0 ? dice.roll(6, n, { clause: '6.4', what }) : [])
  const a = roll(attack.dice, 'sbAttack')
  const d = roll(defence.dice, 'sbDefence')
  const terrain = board(s).cell(m.hex)!.terrain as Terrain
  const byAttack = lossesOf(a, terrain).losses
  const byDefence = lossesOf(d, m.round === 1 ? 'C' : terrain).losses
  const hitOwn = allotted(own(s, m), byDefence)
  const hitTheirs = allotted(theirs(s, m), byAttack)
  const lone = theirs(s, m).every(u => u.kind === 'artillery')
  story.add({
    type: 'Fought',
    hex: m.hex,
    round: m.round,
    attack: a,
    defence: d,
    lost: { attacker: hitOwn.length, defender: hitTheirs.length },
    working: { attacker: attack.working, defender: defence.working },
  })
  const defender = other(m.attacker)
  const lostTheirs = take(story, hitTheirs)
  const lostOwn = take(story, hitOwn)
  testCommanders(story, m.hex, defender, lostTheirs, dice)
  testCommanders(story, m.from, m.attacker, lostOwn, dice)
  if (own(story.state, m).length === 0) {
    repelled(story, m)
    return
  }
  if (theirs(story.state, m).length === 0) {
    enter(story, m, false, dice)
    return
  }
  if (lone) {
    for (const u of theirs(story.state, m)) driven(story, u, m, dice, true)
    enter(story, m, true, dice)
    return
  }
  const ability = abilityAt(story, m.from, m.attacker)
  const most = typeof s.options.meleeRounds === 'number' && s.options.meleeRounds > 0 ? s.options.meleeRounds : MELEE_ROUNDS
  const staying = own(story.state, m).filter(u => holds(story, u, ability, dice) && m.round < most)
  for (const u of own(story.state, m))
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

/** The defender retires, or every counter of his is tested; both still there: another round. */
export function answer(story: Story, retire: boolean, dice: Dice): void {
  const m = story.state.melee!
  const defender = other(m.attacker)
  const rear = aspectIn(story.state, m.hex, m.from) === 'rear'
  story.add({ type: 'Stood', seat: defender, retire })
  const ability = abilityAt(story, m.hex, defender)
  for (const u of theirs(story.state, m)) {
    if (retire) driven(story, u, m, dice, false)
    else if (!holds(story, u, ability, dice)) driven(story, u, m, dice, rear)
  }
  if (theirs(story.state, m).length === 0) {
    enter(story, m, false, dice)
    return
  }
  story.add({ type: 'PhaseBegan', phase: 'stand' }, { now: { melee: { ...m, round: m.round + 1 }, waiting: [] } })
  fight(story, dice)
}
