/** 6.0, 6.1: the other side is asked whether its horse charges, then whether it fires. */
import type { Dice } from '../../../engine/dice'
import { answering, chargesFrom } from '../rules/charge'
import { meeting } from '../rules/counterCharge'
import { firersOf, firingHexes } from '../rules/firing'
import { at } from '../rules/where'
import { type Counter, type Melee, meleeOf, other, type SbSeen } from '../state'
import type { Story } from '../story'
import { fight } from './melee'
import { fallen } from './turn'

/** After what draws it: orders that fall, horse that may charge, then (`fire`) who may fire into that hex. */
export function offerFire(story: Story, hex: string, fire = true): void {
  fallen(story)
  const s = story.state
  if (s.active === null) return
  const by = other(s.active)
  const squadrons = answering(s, by, hex).map(u => u.id)
  if (squadrons.length === 0) {
    if (fire) offerVolleys(story, hex)
    return
  }
  story.add(
    { type: 'ChargeOffered', by, at: hex },
    { now: { charged: { by, squadrons, at: hex, fire }, phase: 'charged', waiting: [by] } },
  )
}
function offerVolleys(story: Story, hex: string): void {
  const s = story.state
  if (s.active === null) return
  const by = other(s.active)
  const hexes = firingHexes(s, s.active, hex)
  if (hexes.length === 0) return
  story.add(
    { type: 'ReactOffered', by, at: hex },
    { now: { react: { by, hexes, at: hex, why: 'defence' }, phase: 'react', waiting: [by] } },
  )
}
/** The horse has been asked: the next squadron, or the fire. */
export function askedHorse(story: Story, without: readonly string[]): void {
  const c = story.state.charged!
  const squadrons = c.squadrons.filter(id => !without.includes(id))
  if (squadrons.length > 0) {
    story.add({ type: 'PhaseBegan', phase: 'charged' }, { now: { charged: { ...c, squadrons }, waiting: [c.by] } })
    return
  }
  story.add({ type: 'PhaseBegan', phase: 'react' }, { now: { charged: null, phase: 'react', waiting: [] } })
  if (c.fire) offerVolleys(story, c.at)
}

/** 6.5.5: a squadron charges: from two hexes away the charged foot may fire first. */
export function charge(story: Story, id: string, dice: Dice): void {
  const s = story.state
  const c = s.charged!
  const u = story.unit(id)
  const from = chargesFrom(s, u, c.at)!
  const far = from !== u.hex
  const way = [...new Set([u.hex!, from, c.at])]
  const melee = meleeOf({ hex: c.at, from, attacker: c.by, attackers: [u.id], charge: false, opportunity: true, way })
  story.add(
    { type: 'Assaulted', counters: [u.id], hex: c.at, charge: true },
    { units: { [id]: { hex: from, charged: true, road: false } }, now: { melee, charged: null, phase: 'react', waiting: [] } },
  )
  const seat = other(c.by)
  if (far && firersOf(story.state, c.at, from).some(x => x.kind === 'infantry'))
    story.add(
      { type: 'ReactOffered', by: seat, at: from },
      { now: { react: { by: seat, hexes: [c.at], at: from, why: 'charge' }, waiting: [seat] } },
    )
  else meet(story, dice)
}
/** The melee begins; charged horse is asked whether it rides against it (6.5.4), skirmishers whether they withdraw (6.4.4). */
export function meet(story: Story, dice: Dice): void {
  const m = story.state.melee!
  if (meeting(story.state, m)) {
    story.add({ type: 'PhaseBegan', phase: 'counter' }, { now: { phase: 'counter', waiting: [other(m.attacker)] } })
    return
  }
  if (at(story.state, m.hex).some(u => u.formation === 'skirmish'))
    story.add({ type: 'PhaseBegan', phase: 'before' }, { now: { phase: 'before', waiting: [other(m.attacker)] } })
  else fight(story, dice)
}

/** 6.5.4: charged horse stands, or meets the charge half-way: both are where they meet then. */
export function counter(story: Story, go: boolean, dice: Dice): void {
  const s = story.state
  const m = s.melee!
  const where = go ? meeting(s, m) : null
  if (!where) {
    story.add({ type: 'Stood', seat: other(m.attacker), retire: false }, { now: { melee: { ...m, met: 'no' }, waiting: [] } })
    meet(story, dice)
    return
  }
  const { hex, from, facing } = where
  const horse = at(s, m.hex)
  const units: { [id: string]: Partial<Counter> } = {}
  horse.forEach((u, i) => {
    units[u.id] = { hex, facing, rank: i + 1, road: false, charged: true }
  })
  for (const id of m.attackers) units[id] = { hex: from, road: false }
  const melee: Melee = { ...m, hex, from, charge: where.charge, met: where.double ? 'double' : 'plain' }
  const acting = s.acting && !m.opportunity ? { ...s.acting, hex: from } : s.acting
  const met = s.acting && m.opportunity ? { ...acting!, hex } : acting
  story.add({ type: 'CounterCharged', counters: horse.map(u => u.id), hex }, { units, now: { melee, acting: met, waiting: [] } })
  meet(story, dice)
}

/** What is left of those who may fire, after one has. */
export const stillFiring = (s: SbSeen): readonly string[] => {
  const r = s.react
  if (!r) return []
  const now = firingHexes(s, r.by === 'a' ? 'b' : 'a', r.at)
  return r.hexes.filter(h => now.includes(h))
}
