/** The side door of this game: its built-in players and its calc tables, which no table needs. */
import type { Aside } from '../contract'
import { calc } from './calc'
import type { CampCommand } from './commands'
import { sergeant } from './players/sergeant'
import type { CampView } from './state'

export const aside: Aside<CampView, CampCommand> = { players: { sergeant }, calc }
