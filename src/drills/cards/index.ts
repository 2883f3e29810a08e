/** Drills of Commands & Colors: asked for when they are wanted, with the game. */
import type { Makers } from '../drill'
import { blocksDrill } from './blocks'
import { orderDrill } from './order'
import { poolDrill } from './pool'

export const CARD_MAKERS: Makers = { pool: poolDrill, order: orderDrill, blocks: blocksDrill }
