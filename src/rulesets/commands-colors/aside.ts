/** The side door of this game: its built-in players and its calc tables, which no table needs. */
import type { Aside } from '../contract'
import { calc } from './calc'
import type { CcCommand } from './commands'
import { sergeant } from './players/sergeant'
import type { CcView } from './state'

export const aside: Aside<CcView, CcCommand> = { players: { sergeant }, calc }
