/** Drills of Risorgimento Small Battles: asked for when they are wanted, with the game. */
import type { Makers } from '../drill'
import { arriveDrill } from './arrive'
import { aspectDrill } from './aspect'
import { seesDrill } from './sees'

export const HEX_MAKERS: Makers = { sees: seesDrill, aspect: aspectDrill, arrive: arriveDrill }
