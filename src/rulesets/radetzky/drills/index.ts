/** Radetzky on the drill ground: fetched when somebody practises. */

import type { Practice } from '../../contract/practice'
import type { RadEvent } from '../events'
import type { RadState, RadView } from '../state'
import { examRad } from './exam'
import { fireDrill, numberDrill, sightDrill } from './fire'
import { luckRad } from './luck'
import { marchDrill } from './march'
import { commandDrill, distanceDrill, flankDrill } from './places'
import { reachDrill } from './reach'
import { aimDrill, wheelDrill } from './wheels'

export const practice: Practice<RadState | RadView, RadEvent> = {
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
  exam: examRad,
  luck: luckRad,
}
