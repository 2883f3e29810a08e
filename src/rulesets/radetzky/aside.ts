/** The side door of Radetzky: its built-in players and its calc tables, which no table needs. */
import type { Aside } from '../contract'
import { calc } from './calc'
import type { RadCommand } from './commands'
import { sergeant } from './players/sergeant'
import type { RadView } from './state'

export const aside: Aside<RadView, RadCommand> = { players: { sergeant }, calc }
