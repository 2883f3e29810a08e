/** Drills of Radetzky: asked for when they are wanted, with the game. */
import type { Makers } from '../drill'
import { fireDrill, numberDrill, sightDrill } from './fire'
import { marchDrill } from './march'
import { commandDrill, distanceDrill, flankDrill } from './places'
import { reachDrill } from './reach'
import { aimDrill, wheelDrill } from './wheels'

export const RAD_MAKERS: Makers = {
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
}
