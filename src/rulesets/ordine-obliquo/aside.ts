/** The side door of Ordine Obliquo: its built-in players and its calc tables, which no table needs. */
import type { Aside } from '../contract'
import { calc } from './calc'
import type { OoCommand } from './commands'
import { sergeant } from './players'
import type { OoView } from './state'

export const aside: Aside<OoView, OoCommand> = { players: { sergeant }, calc }
