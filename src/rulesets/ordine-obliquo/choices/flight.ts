/** 10.1, 11, 13: what may be done in the phases of rallying and of compulsory moves. Everything offered is legal as it stands. */
import type { Choice, Phrase } from '../../contract'
import type { OoCommand } from '../commands'
import { ofSeat } from '../rules/bodies'
import { returning } from '../rules/flight/back'
import { mayRally, rallyNumber } from '../rules/flight/rally'
import { turnAboutRefusals } from '../rules/flight/turnAbout'
import { stepForward, throughMost } from '../rules/flight/wins'
import { winners } from '../stages/flight'
import type { OoView, Side, Unit } from '../state'

type C = Choice<OoCommand>
const of = (unit: Unit, command: OoCommand, code: string, with_: Phrase['with'] = {}): C => ({
  command,
  text: { code, with: { unit: unit.name, ...with_ } },
  unit: unit.id,
  group: unit.brigade,
})

/** 13: each unit that may be rallied, with its number and what a miss costs. */
export const rallyChoices = (view: OoView, seat: Side): C[] =>
  mayRally(view, seat).map(u =>
    of(u, { type: 'rally', unit: u.id }, 'choice.rally', { number: rallyNumber(view, seat), cp: u.cp ?? 0 }),
  )

/** Winners step forward or break through, who left comes back; not to do so is to end the phase. */
export function compulsoryChoices(view: OoView, seat: Side): C[] {
  const wins = winners(view, seat).flatMap((id): C[] => {
    const unit = view.units[id]!
    const through = throughMost(view, unit)
    const step = stepForward(view, unit)
    const out: C[] = []
    if (through && through.most >= 0.1) {
      const target = through.target ? view.units[through.target]?.name : undefined
      const cm = { cm: { cm: through.most } }
      out.push(
        target
          ? of(unit, { type: 'pursue', unit: id, cm: through.most }, 'choice.pursueInto', { ...cm, target })
          : of(unit, { type: 'pursue', unit: id, cm: through.most }, 'choice.pursue', cm),
      )
    }
    if (step && step.refusals.length === 0)
      out.push(of(unit, { type: 'stepForward', unit: id }, 'choice.stepForward', { cm: { cm: step.cm } }))
    return out
  })
  const back = returning(view, seat).map(({ unit }) => of(unit, { type: 'comeBack', unit: unit.id }, 'choice.comeBack'))
  return [...wins, ...back, ...turnAboutChoices(view, seat)]
}

/** 10.1: retreats of this turn that may still end the other way. */
export const turnAboutChoices = (view: OoView, seat: Side): C[] =>
  ofSeat(view, seat)
    .filter(u => u.use.fled === 'retreat' && u.rout === null && turnAboutRefusals(view, seat, u).length === 0)
    .map(u => of(u, { type: 'turnAbout', unit: u.id }, 'choice.turnAbout'))
