/** Ordine Obliquo on the drill ground: fetched when somebody practises. */

import type { Practice } from '../../contract/practice'
import type { OoEvent } from '../events'
import type { OoState, OoView } from '../state'
import { commandDrill } from './command'
import { distanceDrill } from './distance'
import { examOo } from './exam'
import { fireDrill, numberDrill } from './fire'
import { flankDrill } from './flank'
import { luckOo } from './luck'
import { marchDrill } from './march'
import { reachDrill } from './reach'
import { sightDrill } from './sight'
import { aimDrill, wheelDrill } from './wheels'

export const practice: Practice<OoState | OoView, OoEvent> = {
  makers: {
    distance: distanceDrill,
    wheel: wheelDrill,
    aim: aimDrill,
    reach: reachDrill,
    flank: flankDrill,
    fire: fireDrill,
    command: commandDrill,
    march: marchDrill,
    sight: sightDrill,
    number: numberDrill,
  },
  exam: examOo,
  luck: luckOo,
}
