/** The campaign's port (1.20): the battle that waits for a table, and the commands that hand it back when it has been fought there. */
import type { BattlePort } from '../../contract'
import type { CampCommand } from '../commands'
import type { CampState } from '../state'
import { handBack, resultOf } from './back'
import { handOver } from './scenario'
import type { Battle } from './types'

/** The battle that both wish to see on a table of this house, and whose result has not come yet. */
function atTable(state: CampState): Battle | null {
  const fight = state.fights.find(f => f.stage === 'table' && f.how === 'table' && f.proposal === null)
  return state.phase === 'table' ? (fight?.battle ?? null) : null
}

export const port: BattlePort<CampState, CampCommand> = {
  ruleset: 'ordine-obliquo',
  wanted(state) {
    const battle = atTable(state)
    return battle ? { id: battle.id, scenario: handOver(battle).scenario } : null
  },
  handBack(state, id, after, log) {
    const battle = atTable(state)
    if (battle?.id !== id) throw new Error(`no table is waited for with the battle ${id}`)
    const handover = handOver(battle)
    const fought = { ...handBack(handover, resultOf(handover, after)), log }
    return [
      { seat: 'a', command: { type: 'fought', fought } },
      { seat: 'b', command: { type: 'agree', yes: true } },
    ]
  },
  logOf(command) {
    if (command.type !== 'fought') return null
    const { battle, log } = (command as Extract<CampCommand, { readonly type: 'fought' }>).fought
    return log ? { battle, log } : null
  },
}
