import { describe, expect, it } from 'vitest'
import { verify } from '../../engine'
import { playGame, randomCommand } from '../../host'
import type { Player, Seat } from '../contract'
import { choices } from './choices'
import type { SbCommand } from './commands'
import { risorgimento } from './index'
import { board, enemyDistance } from './rules/where'
import type { SbView, Side } from './state'
import { scenario } from './table.testing'

type Dice = (below: number) => number
/** A player who looks for the enemy: random play alone seldom meets him. */
function choose(view: SbView, seat: Seat, random: Dice): SbCommand | null {
  const offered = choices(view, seat).flatMap(c => ('command' in c ? [c.command] : []))
  const one = (which: (c: SbCommand) => boolean): SbCommand | null => {
    const some = offered.filter(which)
    return some.length > 0 ? some[random(some.length)]! : null
  }
  const far = (hex: string | null | undefined) => (hex ? (enemyDistance(view, seat as Side, hex) ?? 0) : 99)
  const nearer = (c: SbCommand) => {
    const hex = view.acting?.hex
    return c.type === 'step' && !!hex && far(board(view).cell(hex)?.near[c.dir]) < far(hex)
  }
  const wish: SbCommand | null =
    view.phase === 'orders' && random(3) > 0
      ? (one(c => c.type === 'order' && c.order === 'attack') ?? { type: 'endPhase' })
      : view.phase === 'act'
        ? ((random(4) > 0 ? one(c => c.type === 'assault') : null) ??
          (random(3) > 0 ? one(c => c.type === 'fire') : null) ??
          (random(8) > 0 ? one(nearer) : null))
        : view.phase === 'activate' && random(6) > 0
          ? one(c => c.type === 'activate')
          : view.phase === 'react' && random(3) > 0
            ? one(c => c.type === 'defend')
            : null
  return wish ?? (randomCommand(risorgimento, view, seat, random) as SbCommand | null)
}
const bold: Player<SbView, SbCommand> = { choose }

describe('whole games by players who look for the enemy', () => {
  it.each(['san-fermo-1', 'san-fermo-2', 'san-fermo-3'])(
    '%s ends by its rules, and its log verifies',
    { timeout: 120_000 },
    id => {
      const seen = new Set<string>()
      const game = playGame({
        rules: risorgimento,
        scenario: scenario(id),
        seed: 12,
        players: { a: bold as never, b: bold as never },
        watch: (_state, entry) => {
          if ('events' in entry) for (const e of entry.events) seen.add(e.type)
        },
      })
      expect(game.faults).toEqual([])
      expect(game.outcome).not.toBeNull()
      for (const type of ['Fired', 'Fought', 'Hit', 'OrderTested']) expect([...seen]).toContain(type)
      expect(verify(risorgimento, game)).toMatchObject({ verified: true, hash: game.hash })
    },
  )
})
