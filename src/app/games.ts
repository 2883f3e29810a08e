import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import { createLocalGame, resumeLocalGame, type TableGame } from '../client'
import type { AnyRuleset, Name, Scenario } from '../rulesets/contract'
import { loadRuleset } from '../rulesets/registry'
import type { Text } from '../text'
import { PANELS } from '../ui/panels'
import type { Games, OwnLists, SavedGame, Session, SetUp, Shelf } from '../ui/ports'
import { armies, armiesOfHouse, scenarioFiles } from './data'
import { EMPTY, EMPTY_PRELUDE, emptyTable } from './empty'
import { createLists } from './lists'
import { createOpened } from './opened'
import { createSession } from './session'
import { readCard, sorted } from './storage/cards'
import { browserLibrary, type Library, memoryLibrary } from './storage/library'
import { askToKeep, holdGame } from './storage/lock'
import { createSaver, type Saver } from './storage/saver'
import { createShelf } from './storage/shelf'

const NATIONS: { readonly [nation: string]: Name } = {
  prussia: { it: 'Prussia', en: 'Prussia' },
  austria: { it: 'Austria', en: 'Austria' },
  russia: { it: 'Russia', en: 'Russia' },
  france: { it: 'Francia', en: 'France' },
  sardinia: { it: 'Sardegna', en: 'Sardinia' },
}
/** A nation's name as data, for the names of sides before anybody sits there. */
const nationName = (nation: string): Name | null => NATIONS[nation] ?? null

const now = () => new Date().toISOString()
const hex = (n: number) => [...crypto.getRandomValues(new Uint8Array(n))].map(b => b.toString(16).padStart(2, '0')).join('')

const fault = (code: string): readonly Fault[] => [{ path: '', message: code, code }]

/** The table of the first lesson: fetched with it. */
const LESSON = 'lesson'
/** Tables on which the turn has come to side A's move before a hand is laid on them. */
const prelude = (scenario: string): boolean => scenario === EMPTY || scenario === LESSON

/** Everything about games on this page: what can be played, starting, going on, and where they are kept. */
export function createGames(text: Text): {
  readonly games: Games
  readonly shelf: Shelf
  readonly library: Library
  readonly lists: OwnLists
} {
  const library: Library = typeof indexedDB === 'undefined' ? memoryLibrary() : browserLibrary()
  const shelf = createShelf(library, now, () => hex(8))
  const opened = createOpened()
  const lists = createLists(library)

  /** A game that has no panels here can be played from the command line alone: the page doesn't offer it. */
  const ruleset = async (id: string): Promise<AnyRuleset | null> => {
    if (!Object.hasOwn(PANELS, id)) return null
    const [rules] = await Promise.all([loadRuleset(id), text.load(id)])
    return rules
  }
  /** The scenario with the armies that the players chose, where its game takes them. */
  const withArmies = async (
    rules: AnyRuleset,
    json: unknown,
    own: NonNullable<SetUp['armies']>,
  ): Promise<Result<unknown, readonly Fault[]>> => {
    const builder = own.a || own.b ? await rules.builder?.() : undefined
    if (!builder) return ok(json)
    const cards = await games.armiesOf(rules.id)
    const [a, b] = [own.a, own.b].map(id => (id === undefined ? undefined : (cards.find(c => c.id === id) ?? null)))
    if (a === null || b === null) return err(fault('army/unknown'))
    if (a?.faults || b?.faults) return err(fault('army/not-ready'))
    return ok(builder.field(json, { a: a?.file, b: b?.file }))
  }
  const readScenario = async (
    id: string,
    own: SetUp['armies'] = {},
  ): Promise<Result<{ rules: AnyRuleset; scenario: Scenario }, readonly Fault[]>> => {
    const json =
      id === EMPTY
        ? await emptyTable()
        : id === LESSON
          ? (await import('../../scenarios/tables/lesson.json')).default
          : (opened.scenarios.get(id) ?? (await scenarioFiles.get(id)?.()))
    if (json === undefined) return err(fault('scenario/unknown'))
    const rules = await ruleset(String((json as { ruleset?: unknown }).ruleset))
    if (!rules) return err(fault('ruleset/unknown'))
    const whole = await withArmies(rules, json, own)
    if (!whole.ok) return whole
    const read = rules.readScenario(whole.value, await armies(opened.armies))
    return read.ok ? ok({ rules, scenario: read.value }) : read
  }

  /** Where the battles of a game that has any are fought: fetched when one is. */
  const battlesOf = (id: string, game: TableGame, persons: 1 | 2, rules: AnyRuleset) =>
    rules.battles && {
      battles: async () => (await import('./battles')).battleTables({ library, id, persons, rules, game, now, random: hex }),
    }

  /** The list's card of a game as it stands. */
  const cardOf = (
    id: string,
    game: TableGame,
    persons: 1 | 2,
    created: string,
    name: string,
    partOf?: SavedGame['partOf'],
  ): SavedGame => {
    const snap = game.get()
    return {
      id,
      name,
      title: game.info.scenario.title,
      ruleset: game.info.ruleset,
      names: { a: game.info.seats.a?.name ?? '', b: game.info.seats.b?.name ?? '' },
      persons,
      turn: snap.show.status.turn,
      turns: snap.show.status.turns,
      ended: snap.outcome !== null,
      created,
      changed: now(),
      ...(game.info.branch ? { branch: true } : {}),
      ...(partOf ? { partOf } : {}),
      ...(snap.at <= (prelude(game.info.scenario.id) ? EMPTY_PRELUDE.length : 0) ? { untouched: true } : {}),
    }
  }

  const games: Games = {
    scenarios: async () => (await opened.cards(scenarioFiles, armies, nationName)).filter(c => Object.hasOwn(PANELS, c.ruleset)),
    card: async id => {
      const load = scenarioFiles.get(id)
      const cards = await opened.cards(new Map(load ? [[id, load]] : []), armies, nationName)
      return cards.find(c => c.id === id) ?? null
    },
    async optionsOf(id) {
      return (await ruleset(id))?.options ?? []
    },
    async builderOf(id) {
      return (await (await ruleset(id))?.builder?.()) ?? null
    },
    armiesOf: async id => {
      const [rules, known, own] = await Promise.all([ruleset(id), armies(opened.armies), armiesOfHouse()])
      const { armyCards } = await import('./armyCards')
      const house = [...new Set([...Object.keys(own), ...opened.armies.keys()])].map(a => known(a))
      return armyCards((await rules?.builder?.()) ?? null, id, await lists.all(id), house)
    },
    bring: (content, fileName) => opened.bring(content, fileName, ruleset, armies),
    async start(setUp) {
      const read = await readScenario(setUp.scenario, setUp.armies)
      if (!read.ok) return read
      const { rules, scenario } = read.value
      const id = hex(8)
      const created = now()
      for (const old of sorted(await library.cards().catch(() => []))) if (old.untouched) await shelf.remove(old.id)
      const lock = await holdGame(id)
      const waiting: { lines: readonly string[]; from: number }[] = []
      let push: Saver['push'] = (lines, from) => {
        waiting.push({ lines, from })
      }
      const game = createLocalGame({
        ruleset: rules,
        scenario,
        options: setUp.options,
        mode: setUp.mode,
        seats: { a: { name: setUp.names.a }, b: { name: setUp.names.b } },
        dice: setUp.dice,
        seed: setUp.seed ?? hex(16),
        onLines: (lines, from) => push(lines, from),
      })
      const saver = createSaver(library, () => cardOf(id, game, setUp.persons, created, ''), 0)
      push = saver.push
      const first = waiting.length > 0 ? waiting : [{ lines: game.lines(), from: 0 }]
      for (const w of first) saver.push(w.lines, w.from)
      if (prelude(setUp.scenario)) for (const [seat, command] of EMPTY_PRELUDE) game.submit(seat, command)
      void askToKeep(safeStorage())
      return ok(
        createSession({
          id,
          game,
          persons: setUp.persons,
          readOnly: false,
          saver,
          library,
          lock,
          notes: [],
          record: null,
          rulings: rules.rulings,
          ...battlesOf(id, game, setUp.persons, rules),
        }),
      )
    },
    async resume(id): Promise<Result<Session, readonly Fault[]>> {
      const card = readCard(await library.card(id).catch(() => null))
      const lines = await library.lines(id).catch(() => [])
      if (!card || lines.length === 0) return err(fault('game/unknown'))
      const rules = await ruleset(card.ruleset || rulesetIn(lines[0]))
      if (!rules) return err(fault('ruleset/unknown'))
      await text.more(rules.id, 'told')
      const lock = await holdGame(id)
      let push: Saver['push'] = () => {}
      const resumed = resumeLocalGame({ ruleset: rules, lines, onLines: (more, from) => push(more, from) })
      if (!resumed.ok) {
        lock.release()
        void library.putCard({ ...card, damaged: true }).catch(() => {})
        return err([resumed.error])
      }
      const { game, notes } = resumed.value
      // A log that had to be cut is kept as it was beside the game that goes on.
      if (lock.held && notes.some(n => n.code === 'log/damaged' || n.code === 'log/torn'))
        await library.append({ ...card, id: hex(8), damaged: true }, lines, 0).catch(() => {})
      const named = async () => readCard(await library.card(id).catch(() => null))?.name ?? card.name
      const name = await named()
      const saver = createSaver(
        library,
        () => cardOf(id, game, card.persons, card.created, name, card.partOf),
        lines.length,
        lines,
      )
      if (lock.held) push = saver.push
      const record = await library.record(id).catch(() => null)
      return ok(
        createSession({
          id,
          game,
          persons: card.persons,
          readOnly: !lock.held,
          saver,
          library,
          lock,
          notes,
          record,
          rulings: rules.rulings,
          ...(card.partOf ? { partOf: card.partOf.id } : {}),
          ...battlesOf(id, game, card.persons, rules),
        }),
      )
    },
  }
  return { games, shelf, library, lists }
}

function rulesetIn(header: string | undefined): string {
  try {
    return String((JSON.parse(header ?? '') as { ruleset?: unknown }).ruleset)
  } catch {
    return ''
  }
}

function safeStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
