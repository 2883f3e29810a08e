/** The sequence: lots, set-up base by base, then turns: initiative, and each side's activation with its melees. */
import type { Dice } from '../../engine/dice'
import type { UnitId } from '../contract'
import type { Changes } from './events'
import { ofSide, standing } from './rules/bodies'
import { commandOf, orderRefusals } from './rules/command'
import { contactsOf } from './rules/contact'
import { arriving, inHand } from './rules/deploy'
import { mine } from './rules/duty'
import { meleesLeft } from './rules/melee'
import { brokenVerdict, finalVerdict } from './rules/victory'
import { freshUse } from './setup'
import { other, type RadSeen, type RadState, SIDES, type Side, type Unit } from './state'
import type { Story } from './story'
import { CHAIN, COMMAND_RETURNS } from './tables'

/** How many sectors are played one after the other. */
const sectorsOf = (s: RadSeen): number => (s.options.radSectors === true ? (s.rules.sectors?.length ?? 0) + 1 : 1)

/** The sector of each group, by where its command stands or comes in. */
function sectors(s: RadState): { [group: string]: number } {
  const lines = s.rules.sectors ?? []
  const at = (x: number) => lines.filter(l => x >= l).length
  return Object.fromEntries(
    Object.values(s.groups).map(g => {
      const command = commandOf(s, g)
      const first = s.units[g.units[0]!]
      const x = command?.pose?.front[0] ?? (first?.arrives ? (first.arrives.x[0] + first.arrives.x[1]) / 2 : 0)
      return [g.id, at(x)]
    }),
  )
}

/** A side is activated: its bases are fresh, opportunity lapses, who stepped into a block has taken position. */
function activated(s: RadState, seat: Side): Changes {
  const out: { [id: string]: Partial<Unit> } = {}
  for (const u of standing(s)) {
    const attacking = u.attacking && contactsOf(s, u).length > 0
    if (u.seat === seat && mine(s, u))
      out[u.id] = { use: { ...freshUse(u.pose), fought: false }, opportunity: false, settled: u.inside !== null, attacking }
    else if (u.use.fought || u.attacking !== attacking) out[u.id] = { attacking, use: { ...u.use, fought: false } }
  }
  return out
}

/** Whether there is anything to decide before a side's bases move. */
const hasOrders = (s: RadState, seat: Side): boolean =>
  arriving(s, seat).length > 0 ||
  Object.values(s.groups).some(
    g =>
      g.seat === seat &&
      (sectorsOf(s) === 1 || g.sector === s.sector) &&
      CHAIN.some(o => o !== g.order && orderRefusals(s, g, o).length === 0),
  )

function activate(story: Story, seat: Side): void {
  story.add({ type: 'Activated', seat, units: activated(story.state, seat) })
  const phase = hasOrders(story.state, seat) ? 'command' : 'act'
  story.add({ type: 'PhaseBegan', phase, waiting: [seat], active: seat })
}

function beginSector(story: Story): void {
  story.add({ type: 'PhaseBegan', phase: 'initiative', waiting: SIDES, active: null })
}
/** no. 3: two turns after he was lost another commander-in-chief stands with the first base of his army. */
function newChiefs(s: RadState): { [seat: string]: UnitId } {
  const out: { [seat: string]: UnitId } = {}
  for (const seat of SIDES) {
    const lost = s.sides[seat].chiefLost
    const base = ofSide(s, seat).find(u => u.arm !== 'command')
    if (lost !== null && s.turn + 1 >= lost + COMMAND_RETURNS && base) out[seat] = base.id
  }
  return out
}
function beginTurn(story: Story): void {
  const s = story.state
  story.add({ type: 'TurnBegan', turn: s.turn + 1, units: {}, sectors: sectors(s), chiefs: newChiefs(s) })
  beginSector(story)
}

function endTurn(story: Story): void {
  story.add({ type: 'TurnEnded', turn: story.state.turn })
  const over = brokenVerdict(story.state) ?? (story.state.turn >= story.state.turns ? finalVerdict(story.state) : null)
  if (over) story.add({ type: 'GameEnded', ...over })
  else beginTurn(story)
}

/** After a side's activation: the other side, the next sector, or the end of the turn. */
function nextActivation(story: Story): void {
  const s = story.state
  if (s.active !== null && s.active === s.first) activate(story, other(s.active))
  else if (s.sector + 1 < sectorsOf(s)) {
    story.add({ type: 'SectorBegan', sector: s.sector + 1 })
    beginSector(story)
  } else endTurn(story)
}

function deploy(story: Story, next: Side | null): void {
  if (next === null) beginTurn(story)
  else story.add({ type: 'PhaseBegan', phase: 'setUp', waiting: [next], active: next })
}

/** Goes on while nobody is awaited. */
export function onward(story: Story, _dice: Dice): Story {
  for (let guard = 0; guard < 200 && story.state.waiting.length === 0 && story.state.ended === null; guard++) {
    const s = story.state
    switch (s.phase) {
      case 'lots': {
        const first = s.first ?? 'a'
        deploy(story, inHand(s, first).length > 0 ? first : inHand(s, other(first)).length > 0 ? other(first) : null)
        break
      }
      case 'setUp': {
        const last = s.active ?? 'a'
        const next = other(last)
        deploy(story, inHand(s, next).length > 0 ? next : inHand(s, last).length > 0 ? last : null)
        break
      }
      case 'initiative':
        story.add({ type: 'PhaseBegan', phase: 'choose', waiting: s.initiative.winner ? [s.initiative.winner] : SIDES })
        break
      case 'choose':
        activate(story, s.first ?? 'a')
        break
      case 'command':
        story.add({ type: 'PhaseBegan', phase: 'act', waiting: s.active ? [s.active] : [] })
        break
      case 'opportunity':
        story.add({ type: 'InterruptEnded' })
        break
      case 'pursuit':
        story.add({ type: 'PursuitEnded' })
        settleMelees(story)
        break
      case 'act':
      case 'melee':
        if (s.active && meleesLeft(s, s.active).length > 0) story.add({ type: 'PhaseBegan', phase: 'melee', waiting: [s.active] })
        else nextActivation(story)
        break
      case 'over':
        return story
    }
  }
  return story
}

/** After a fight or a pursuit: whoever is awaited for melees that are all fought is awaited no more. */
export function settleMelees(story: Story): void {
  const s = story.state
  if (s.phase !== 'melee' || !s.active || meleesLeft(s, s.active).length > 0) return
  story.add({ type: 'PhaseEnded', seat: s.active, phase: 'melee', units: {} })
}
