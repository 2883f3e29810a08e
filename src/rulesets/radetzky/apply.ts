/** Folds an event: total, draws nothing and asks no rule but with which base a command stood. */
import { never } from '../../base/result'
import type { UnitId } from '../contract'
import type { Changes, RadEvent } from './events'
import { commandOf } from './rules/command'
import { applyRuling } from './rulings'
import type { Group, RadState, SideState, Unit } from './state'

function changed(s: RadState, changes: Changes): RadState {
  const ids = Object.keys(changes).filter(id => s.units[id])
  if (ids.length === 0) return s
  const units: { [id: string]: Unit } = { ...s.units }
  for (const id of ids) units[id] = { ...units[id]!, ...changes[id] }
  return { ...s, units }
}
const withGroup = (s: RadState, id: string, change: Partial<Group>): RadState =>
  s.groups[id] ? { ...s, groups: { ...s.groups, [id]: { ...s.groups[id]!, ...change } } } : s

function released(s: RadState, id: string): RadState {
  const group = s.groups[id]
  if (!group) return s
  const { waits: _, ...free } = group
  return { ...s, groups: { ...s.groups, [id]: free } }
}

const replaced = (side: SideState, by: UnitId | undefined): SideState =>
  by === undefined ? side : { ...side, chief: null, chiefWith: by, chiefLost: null }

/** Commands share the fate of their base: the commander-in-chief goes with his, or with the one that he stands with; a group's with its first. */
function commandsLost(before: RadState, s: RadState): RadState {
  let out = s
  for (const u of Object.values(s.units)) {
    if (u.place !== 'lost' || before.units[u.id]?.place !== 'table') continue
    const side = out.sides[u.seat]
    if (side.chief === u.id || side.chiefWith === u.id)
      out = { ...out, sides: { ...out.sides, [u.seat]: { ...side, chiefLost: s.turn } } }
    const group = before.groups[u.group]
    if (group && commandOf(before, group)?.id === u.id) out = withGroup(out, group.id, { lost: s.turn })
  }
  return out
}

/** One event upon the state. */
export function apply(s: RadState, e: RadEvent): RadState {
  const next = 'units' in e ? changed(s, e.units) : s
  switch (e.type) {
    case 'LotsDrawn':
      return { ...next, lots: { a: e.a, b: e.b }, waiting: e.winner ? [] : next.waiting, first: e.winner }
    case 'TurnBegan':
      return {
        ...Object.entries(e.sectors).reduce((state, [id, sector]) => withGroup(state, id, { sector }), next),
        turn: e.turn,
        sector: 0,
        first: null,
        active: null,
        initiative: { a: null, b: null, winner: null },
        sides: { a: replaced(next.sides.a, e.chiefs.a), b: replaced(next.sides.b, e.chiefs.b) },
      }
    case 'Destroyed':
    case 'LossSet':
    case 'Removed':
      return commandsLost(s, next)
    case 'SectorBegan':
      return { ...next, sector: e.sector, first: null, active: null, initiative: { a: null, b: null, winner: null } }
    case 'PhaseBegan':
      return { ...next, phase: e.phase, waiting: e.waiting, active: e.active === undefined ? next.active : e.active }
    case 'InitiativeRolled':
      return { ...next, initiative: { a: e.a, b: e.b, winner: e.winner }, waiting: e.winner ? [] : next.waiting }
    case 'FirstChosen':
      return { ...next, first: e.first, waiting: [] }
    case 'PhaseEnded':
      return { ...next, waiting: next.waiting.filter(w => w !== e.seat) }
    case 'OrderGiven':
      return withGroup(next, e.group, { order: e.order, given: e.given })
    case 'Released':
      return released(next, e.group)
    case 'Interrupted':
      return { ...next, interrupt: e.interrupt, phase: 'opportunity', waiting: [e.interrupt.by] }
    case 'InterruptEnded':
      return { ...next, interrupt: null, phase: 'act', waiting: next.active ? [next.active] : [] }
    case 'PursuitOffered': {
      const seat = next.units[e.pursuit.unit]?.seat
      return { ...next, pursuit: e.pursuit, phase: 'pursuit', waiting: seat ? [seat] : [] }
    }
    case 'PursuitEnded':
      return { ...next, pursuit: null, phase: 'melee', waiting: next.active ? [next.active] : [] }
    case 'GameEnded':
      return { ...next, ended: { winner: e.winner, by: e.by }, phase: 'over', waiting: [], interrupt: null, pursuit: null }
    case 'RulingMade':
      return commandsLost(s, e.set.reduce<RadState>(applyRuling, next))
    case 'DiceRolled':
    case 'RuleBreached':
    case 'Placed':
    case 'Linked':
    case 'Activated':
    case 'Moved':
    case 'TakenBack':
    case 'Recovered':
    case 'Limbered':
    case 'OpportunityTaken':
    case 'Fired':
    case 'Tested':
    case 'Fought':
    case 'Decided':
    case 'Retreated':
    case 'Pursued':
    case 'SquareFormed':
    case 'SquareBroken':
    case 'BlockUsed':
    case 'Left':
    case 'Excused':
    case 'TurnEnded':
    case 'DiceThrown':
    case 'Marked':
      return next
    default:
      return never(e, 'event')
  }
}
