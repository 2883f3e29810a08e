/** Commands & Colors on the drill ground: fetched when somebody practises. */

import type { Practice } from '../../contract/practice'
import type { CcEvent } from '../events'
import type { CcState, CcView } from '../state'
import { blocksDrill } from './blocks'
import { orderDrill } from './order'
import { poolDrill } from './pool'

export const practice: Practice<CcState | CcView, CcEvent> = {
  makers: { pool: poolDrill, order: orderDrill, blocks: blocksDrill },
}
