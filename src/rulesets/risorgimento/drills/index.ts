/** Risorgimento Small Battles on the drill ground: fetched when somebody practises. */

import type { Practice } from '../../contract/practice'
import type { SbEvent } from '../events'
import type { SbState, SbView } from '../state'
import { arriveDrill } from './arrive'
import { aspectDrill } from './aspect'
import { seesDrill } from './sees'

export const practice: Practice<SbState | SbView, SbEvent> = {
  makers: { sees: seesDrill, aspect: aspectDrill, arrive: arriveDrill },
}
