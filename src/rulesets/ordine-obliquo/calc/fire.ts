/** The calc table `fire`: the number to roll at or under (headless tables, `fire`). */
import { err, ok } from '../../../base/result'
import type { CalcTable } from '../../contract'
import { faultsOf, REPORT, z } from '../../shared/faults'
import { EXPERIENCES } from '../kinds'
import { fireValue } from '../rules/fire/value'
import { first, flag } from './parts'

const shooter = z.object({
  arm: z.enum(['infantry', 'heavyArtillery', 'lightArtillery', 'howitzer']),
  experience: z._default(z.enum(EXPERIENCES), 'regular'),
  halfCp: flag,
  disordered: flag,
  openOrder: flag,
  firstVolley: flag,
  inVillage: flag,
  marchColumn: flag,
  square: flag,
})
const target = z.object({
  arm: z.enum(['infantry', 'cavalry', 'artillery']),
  cover: flag,
  openOrder: flag,
  marchColumn: flag,
  square: flag,
  limbered: flag,
  inVillage: flag,
  charging: flag,
})
const input = z.object({ shooter, target, range: z.enum(['short', 'long']), enfilade: flag, premelee: flag })

export const calcFire: CalcTable = raw => {
  const read = input.safeParse(raw, REPORT)
  if (!read.success) return err(first(faultsOf(read.error)))
  return ok(fireValue(read.data))
}
