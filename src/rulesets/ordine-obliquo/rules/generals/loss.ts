/**
 * 14: a general with a unit that is under fire, fights, retreats or routs is tested with a d10; on a 1 a d6 says what befell him:
 * killed (the units of his brigade lose 1 CP each), badly wounded (carried off), lightly, saved (his unit recovers 1 CP).
 * A brigadier is replaced two turns later; the commander-in-chief never: with him dead every order is Withdraw, with him
 * wounded every order stays as it is.
 */
import type { Dice } from '../../../../engine/dice'
import type { UnitId } from '../../../contract'
import type { General, OoState } from '../../state'
import type { Story } from '../../story'

/** Turns until somebody takes a brigadier's place. */
const REPLACED_AFTER = 2

/** The units of his brigade that are still in the battle: on the table, or off it and coming back. */
const inBattle = (s: OoState, general: General): UnitId[] =>
  (s.brigades[general.brigade]?.units ?? []).filter(id => {
    const u = s.units[id]
    return u !== undefined && (u.place === 'table' || (u.place === 'off' && u.returns !== null)) && (u.cp ?? 0) > 0
  })

function suffer(story: Story, general: General, unitId: UnitId, fate: number): void {
  const returns = general.chief ? null : story.state.turn + REPLACED_AFTER
  if (fate <= 2)
    story.add({ type: 'GeneralLost', general: general.id, fate: 'dead', shaken: inBattle(story.state, general), returns })
  else if (fate <= 4) story.add({ type: 'GeneralLost', general: general.id, fate: 'wounded', shaken: [], returns })
  else if (fate === 6) {
    const unit = story.state.units[unitId]
    // Who has no CP left is beyond saving.
    if (unit && (unit.cp ?? 0) > 0 && unit.cp! < unit.cpStart) story.add({ type: 'CpRegained', unit: unitId, cp: 1 })
  }
}

/**
 * Tests every general who is with that unit and has not been tested in this phase (3.5); nothing where nobody is. Call it when the
 * unit is fired at and hit, fights, or breaks; whether it is so is the caller's to know.
 */
export function testGeneral(story: Story, unitId: UnitId, dice: Dice): void {
  const with_ = Object.values(story.state.generals).filter(g => g.attached === unitId && g.fate === 'well' && !g.tested)
  for (const general of with_) {
    const roll = dice.roll(10, 1, { clause: '14', what: 'general', unit: unitId })[0]!
    const fate = roll === 1 ? dice.roll(6, 1, { clause: '14', what: 'generalFate', unit: unitId })[0]! : null
    story.add({ type: 'GeneralTested', general: general.id, unit: unitId, roll, fate })
    if (fate !== null) suffer(story, general, unitId, fate)
  }
}
