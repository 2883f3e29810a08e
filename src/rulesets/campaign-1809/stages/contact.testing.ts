/** A corps that steps beside an enemy, for the tests of contact and of what follows it. */
import type { CampCommand } from '../commands'
import { field, id, moving, play } from '../field.testing'
import type { CampState } from '../state'

export const SEAL: CampCommand = { type: 'seal' }
export const intercept = (unit: string, point: string): CampCommand => ({
  type: 'attitude',
  unit: id(unit),
  do: 'intercept',
  point,
})
/** Davout steps from Munich to Landshut beside Ratisbon (b) and, where given, more. */
export const near = (more: Parameters<typeof field>[0]['units'] = {}, now: Partial<CampState> = {}) =>
  moving(
    field({
      units: {
        'a/F1': { at: 'MUN', leaders: ['davout'], points: { ipf: 60, cpf: 10, apf: 10 } },
        'b/A1': { at: 'REG', leaders: ['rosenberg'], points: { ipf: 30, cpf: 5, apf: 5 } },
        ...more,
      },
      control: { REG: 'b', STR: 'b' },
      now,
    }),
    'a/F1',
  )
/** The step, with both dice for information. */
export const met = (s: CampState, faces: readonly number[] = [1, 1]) => play(s, 'a', { type: 'step', to: 'LAN' }, faces)
