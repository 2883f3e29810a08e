/** 6.0, 6.1: the other side is asked whether its horse charges, then whether it fires. */
import type { Dice } from '../../../engine/dice'
import { answering, chargesFrom } from '../rules/charge'
import { firersOf, firingHexes } from '../rules/firing'
import { at } from '../rules/where'
import { other, type SbSeen } from '../state'
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
  const melee = { hex: c.at, from, attacker: c.by, attackers: [u.id], round: 1, charge: false, opportunity: true }
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
/** The melee begins, or skirmishers are asked first (6.4.4). */
export function meet(story: Story, dice: Dice): void {
  const m = story.state.melee!
  if (at(story.state, m.hex).some(u => u.formation === 'skirmish'))
    story.add({ type: 'PhaseBegan', phase: 'before' }, { now: { phase: 'before', waiting: [other(m.attacker)] } })
  else fight(story, dice)
}

/** What is left of those who may fire, after one has. */
export const stillFiring = (s: SbSeen): readonly string[] => {
  const r = s.react
  if (!r) return []
  const now = firingHexes(s, r.by === 'a' ? 'b' : 'a', r.at)
  return r.hexes.filter(h => now.includes(h))
}
