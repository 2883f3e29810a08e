import { describe, expect, it } from 'vitest'
import { scenarioOf } from '../../tests/games'
import type { TableGame } from '../client'
import { createLocalGame, resumeLocalGame } from '../client'
import { readLog } from '../engine'
import { battlesOf, linkFaults } from '../host'
import type { AnyRuleset, Seat, Typed } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import { battleTables } from './battles'
import { type Library, memoryLibrary } from './storage/library'

const house = (library: Library, rules: AnyRuleset, game: TableGame) => {
  let n = 0
  return battleTables({
    library,
    id: 'campaign',
    persons: 2,
    rules,
    game,
    now: () => '2026-01-01T00:00:00.000Z',
    random: bytes => String(++n).padStart(2 * bytes, '0'),
  })
}
/** Plays at random until a battle is to be fought, and asks for a table of its own. */
function untilTable(game: TableGame): void {
  let k = 7
  const random = (below: number) => {
    k = (k * 1103515245 + 12345) % 2147483648
    return Math.floor((k / 2147483648) * below)
  }
  for (let i = 0; i < 4000; i++) {
    const waiting = game.get().awaiting[0]!
    if (waiting.what === 'camp_table') return
    const ask = game.choices(waiting.seat)
    const table = ask.find(c => 'command' in c && (c.command as Typed & { how?: string }).how === 'table')
    const commands = ask.flatMap(c => ('command' in c ? [c.command] : []))
    const command = table && 'command' in table ? table.command : commands[random(commands.length)]!
    game.submit(waiting.seat, command)
  }
  throw new Error('no battle')
}

describe('a battle of a campaign at a table of its own', () => {
  it('is opened once, conceded, handed back; both logs name each other', async () => {
    const { rules, scenario } = await scenarioOf('campaign-1809')
    const game = createLocalGame({
      ruleset: rules,
      scenario,
      options: {},
      mode: 'enforced',
      seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
      dice: 'table',
      seed: 5,
    })
    const library = memoryLibrary()
    const tables = (await house(library, rules, game))!
    expect(await tables.state()).toBe(null)
    untilTable(game)
    expect(await tables.state()).toEqual({ how: 'none', id: null })
    expect(await tables.back()).toMatchObject({ ok: false, error: [{ code: 'battle/none' }] })
    // pressed twice, also from another door of the same page, it is one table
    const [opened, again, beside] = await Promise.all([tables.open(), tables.open(), (await house(library, rules, game))!.open()])
    expect([again, beside]).toEqual([opened, opened])
    expect((await library.cards()).length).toBe(1)
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    const id = opened.value
    expect(await tables.state()).toEqual({ how: 'goesOn', id })
    // asked for again it is the same table
    expect(await tables.open()).toEqual(opened)
    expect(await tables.back()).toMatchObject({ ok: false, error: [{ code: 'battle/goes-on' }] })

    const oo = (await loadRuleset('ordine-obliquo'))!
    const table = resumeLocalGame({ ruleset: oo, lines: await library.lines(id) })
    if (!table.ok) throw new Error(table.error.message)
    expect(table.value.notes).toEqual([])
    table.value.game.submit('b' as Seat, { type: 'resign' } as Typed)
    const card = (await library.card(id)) as never
    await library.append({ ...(card as object), ended: true } as never, table.value.game.lines(), 0)
    expect(await tables.state()).toEqual({ how: 'over', id })
    expect(await tables.back()).toEqual({ ok: true, value: null })
    expect(game.get().awaiting[0]?.what).not.toBe('camp_table')

    const kept = (lines: readonly string[]) => {
      const log = readLog(lines)
      if (!log.ok) throw new Error(log.error.message)
      return { header: log.value.header, entries: log.value.entries, lines }
    }
    const { port } = (await battlesOf(rules))!
    expect(linkFaults(port, kept(game.lines()), kept(table.value.game.lines()), table.value.game.hash())).toEqual([])
  })
  it('a game without battles has no tables', async () => {
    const { rules, scenario } = await scenarioOf('lobositz')
    const game = createLocalGame({
      ruleset: rules,
      scenario,
      options: {},
      mode: 'enforced',
      seats: { a: { name: 'A' }, b: { name: 'B' } },
      dice: 'table',
      seed: 1,
    })
    expect(await house(memoryLibrary(), rules, game)).toBe(null)
  })
})
