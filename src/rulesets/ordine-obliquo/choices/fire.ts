/** 8: what may be fired at, target by target and unit by unit; 8.9: who may fire at a move that was shown. */
import type { Choice, Phrase } from '../../contract'
import type { OoCommand } from '../commands'
import { ofSeat } from '../rules/bodies'
import { opportunityShot } from '../rules/fire/opportunity'
import { targetsFor } from '../rules/fire/shot'
import type { OoView, Side } from '../state'

type C = Choice<OoCommand>
const text = (code: string, with_: Phrase['with']): Phrase => ({ code, with: with_ })

export function fireChoices(view: OoView, seat: Side): C[] {
  const singles: C[] = []
  const by = new Map<string, string[]>()
  for (const u of ofSeat(view, seat))
    for (const id of new Set(targetsFor(view, u).map(t => t.target))) {
      const target = view.units[id]!
      by.set(id, [...(by.get(id) ?? []), u.id])
      singles.push({
        command: { type: 'fire', target: id, by: [u.id] },
        text: text('choice.fireOne', { unit: u.name, target: target.name }),
        unit: u.id,
        group: u.brigade,
      })
    }
  const all = [...by]
    .filter(([, units]) => units.length > 1)
    .map(([id, units]): C => {
      const target = view.units[id]!
      const command = { type: 'fire', target: target.id, by: units as (typeof target.id)[] } as const
      return { command, text: text('choice.fireAll', { target: target.name, count: units.length }) }
    })
  return [...all, ...singles]
}

export function opportunityChoices(view: OoView): C[] {
  const { interrupt } = view
  const mover = interrupt ? view.units[interrupt.mover] : undefined
  if (!interrupt || !mover) return []
  // A ruling may have taken somebody away since the move was shown.
  const firers = interrupt.firers
    .filter(f => opportunityShot(view, mover.id, f)?.refusals.length === 0)
    .map(f => view.units[f.unit]!)
  const all: C[] =
    firers.length > 1
      ? [
          {
            command: { type: 'opportunityFire', by: firers.map(u => u.id) },
            text: text('choice.opportunityAll', { target: mover.name, count: firers.length }),
          },
        ]
      : []
  const single = firers.map(
    (u): C => ({
      command: { type: 'opportunityFire', by: [u.id] },
      text: text('choice.opportunity', { unit: u.name, target: mover.name }),
      unit: u.id,
      group: u.brigade,
    }),
  )
  const pass: C = {
    command: { type: 'opportunityFire', by: [] },
    text: text('choice.letPass', { target: mover.name }),
    primary: true,
  }
  return [...all, ...single, pass]
}
