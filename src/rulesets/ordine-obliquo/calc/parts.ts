/** What the calc tables read alike. */
import type { Fault } from '../../../base/pointer'
import { z } from '../../shared/faults'

/** Yes or no; left out: no. */
export const flag = z._default(z.boolean(), false)
/** One fault at a time, as the interface has it: the first. */
export const first = (faults: readonly Fault[]): Fault => faults[0] ?? { path: '', message: 'is not a case of this table' }
