/** The side door of Risorgimento: its built-in players and its calc tables, which no table needs. */
import type { Aside } from '../contract'
import { calc } from './calc'
import type { SbCommand } from './commands'
import { sergeant } from './players/sergeant'
import type { SbView } from './state'

export const aside: Aside<SbView, SbCommand> = { players: { sergeant }, calc }
