/**
 * What became of every unit and general of a battle, for a campaign that had it fought. The end of the battle tells most of it; who led
 * a brigade first, who fell with a unit that was destroyed in contact, and whose guns were left behind is told by what happened.
 */
import type { AfterAction, AfterGeneral, AfterUnit, BattleStep, Id, Outcome, UnitId } from '../contract'
import type { OoEvent } from './events'
import { gunsGuarded } from './rules/manGuns'
import type { General, OoState, Unit } from './state'

interface Story {
  /** By unit: the last that hurt it in this turn. */
  readonly hurt: Map<UnitId, 'contact' | 'fire'>
  readonly fates: Map<Id, AfterGeneral['fate']>
  /** Units whose gunners left the table without their guns. */
  readonly without: Set<UnitId>
}

/** A unit is destroyed: in contact, whoever is with it is taken. */
function taken(story: Story, before: OoState, unit: UnitId, contact: boolean): void {
  if (!contact) return
  for (const g of Object.values(before.generals))
    if (g.attached === unit && g.fate === 'well' && !story.fates.has(g.id)) story.fates.set(g.id, 'captured')
}

function follow(story: Story, { before, event }: BattleStep<OoState, OoEvent>): void {
  switch (event.type) {
    case 'TurnBegan':
      story.hurt.clear()
      return
    case 'Hit':
      story.hurt.set(event.unit, event.under === 'melee' ? 'contact' : 'fire')
      return
    case 'Broke':
      story.hurt.set(event.unit, 'contact')
      return
    case 'Fallen':
      for (const unit of event.units) taken(story, before, unit, story.hurt.get(unit) === 'contact')
      return
    case 'Stuck':
      // Removed because an enemy touches it, or because its last CP went.
      if (event.removed) taken(story, before, event.unit, (before.units[event.unit]?.cp ?? 0) > event.cp)
      return
    case 'GeneralLost':
      if (!story.fates.has(event.general)) story.fates.set(event.general, event.fate)
      return
    case 'Fled':
      if (event.parts === null && before.units[event.unit]?.guns) story.without.add(event.unit)
      return
    case 'CameBack':
      story.without.delete(event.unit)
      return
    default:
      return
  }
}

function unitAfter(story: Story, end: OoState, u: Unit): AfterUnit {
  const gone = u.place === 'destroyed' || u.cp === 0
  const fate: AfterUnit['fate'] =
    u.place === 'reserve'
      ? 'reserve'
      : gone
        ? 'destroyed'
        : u.place === 'table'
          ? 'stands'
          : u.rout === 'routing'
            ? 'routed'
            : 'left'
  const guns: AfterUnit['guns'] = u.guns
    ? gunsGuarded(end, u)
      ? 'held'
      : 'abandoned'
    : story.without.has(u.id)
      ? 'abandoned'
      : null
  return { id: u.id, seat: u.seat, brigade: u.brigade, start: u.cpStart, left: gone ? 0 : (u.cp ?? 0), fate, guns }
}

const generalAfter = (story: Story, g: General): AfterGeneral => ({
  id: g.id,
  seat: g.seat,
  brigade: g.brigade,
  // By a ruling he may be gone without an event of his own.
  fate: story.fates.get(g.id) ?? g.fate,
})

/** The account of a battle from all that happened in it, in order, and the state at its end. */
export function afterAction(steps: readonly BattleStep<OoState, OoEvent>[], end: OoState, outcome: Outcome): AfterAction {
  const story: Story = { hurt: new Map(), fates: new Map(), without: new Set() }
  for (const step of steps) follow(story, step)
  return {
    turn: end.turn,
    outcome,
    units: Object.values(end.units).map(u => unitAfter(story, end, u)),
    generals: Object.values(end.generals).map(g => generalAfter(story, g)),
  }
}
