import { oneAtATime } from '../base/once'
import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { TableGame } from '../client'
import { battleDoor } from '../client/battles'
import { readLog } from '../engine'
import type { AnyRuleset, Refusal } from '../rulesets/contract'
import type { BattleTables, SavedGame } from '../ui/ports'
import { sorted } from './storage/cards'
import type { Library } from './storage/library'

export interface BattleHouse {
  readonly library: Library
  readonly id: string
  readonly persons: 1 | 2
  readonly rules: AnyRuleset
  readonly game: TableGame
  now(): string
  random(bytes: number): string
}

const told = (e: Refusal | Fault): readonly Fault[] => [
  'path' in e ? { ...e, code: e.code ?? 'log/damaged' } : { path: '', message: e.code, code: e.code },
]

type Opened = Result<string, readonly Fault[]>
/** Tables that are being opened: finding one and storing one are two steps, and nobody else may come between them. */
const opening = new WeakMap<Library, ReturnType<typeof oneAtATime<Opened>>>()

/** The tables of one saved game's battles: found among the saved games, opened as new ones, handed back when they are over. */
export async function battleTables(house: BattleHouse): Promise<BattleTables | null> {
  const { library, id, game, now } = house
  const door = await battleDoor(house.rules, game)
  if (!door) return null
  const find = async (battle: string): Promise<SavedGame | null> =>
    sorted(await library.cards().catch(() => [])).find(c => c.partOf?.id === id && c.partOf.battle === battle && !c.damaged) ??
    null
  const once = opening.get(library) ?? oneAtATime<Opened>()
  opening.set(library, once)
  const open = async (battle: string | null): Promise<Opened> => {
    const card = battle === null ? null : await find(battle)
    if (card) return ok(card.id)
    const lines = await door.open(house.random(16))
    if (!lines.ok || battle === null) return err(told(lines.ok ? { code: 'battle/none', clause: '' } : lines.error))
    const log = readLog(lines.value)
    if (!log.ok) return err([log.error])
    const { header } = log.value
    const fresh: SavedGame = {
      id: house.random(8),
      name: '',
      title: header.scenario.title,
      ruleset: header.ruleset,
      names: { a: header.seats.a?.name ?? '', b: header.seats.b?.name ?? '' },
      persons: house.persons,
      turn: 0,
      turns: Number(header.scenario.turns),
      ended: false,
      created: now(),
      changed: now(),
      partOf: { id, battle },
    }
    try {
      await library.append(fresh, lines.value, 0)
    } catch (e) {
      return err([{ path: '', message: e instanceof Error ? e.name : String(e), code: 'file/not-stored' }])
    }
    return ok(fresh.id)
  }
  return {
    async state() {
      const battle = door.wanted()
      if (battle === null) return null
      const card = await find(battle)
      return { how: card ? (card.ended ? 'over' : 'goesOn') : 'none', id: card?.id ?? null }
    },
    open() {
      const battle = door.wanted()
      return once(`${id} ${battle}`, () => open(battle))
    },
    async back() {
      const battle = door.wanted()
      const card = battle === null ? null : await find(battle)
      if (!card) return err([{ path: '', message: 'no table', code: 'battle/none' }])
      const done = door.back(await library.lines(card.id).catch(() => []))
      return done.ok ? ok(null) : err(told(done.error))
    },
  }
}
