import { lazy } from 'react'
import { FIRST, loadRuleset } from '../rulesets/registry'
import type { Text } from '../text'
import { PANELS } from '../ui/panels'
import type { House, SettingsStore } from '../ui/ports'
import { sceneAssets } from './data'
import { createGames } from './games'
import { createSound } from './sound'
import { openDrills } from './storage/drills'
import type { Shelfboard } from './storage/settings'

const room = () => import('./TableRoom')

/** The scene, its figures, the game and its sentences come together, not one after the other. Twice is as good as once. */
export function warm(): void {
  const all = [() => loadRuleset(FIRST), room, () => import('../ui/screens/TableScreen'), sceneAssets]
  for (const one of all) void one().catch(() => {})
}

/** Everything that the screens are given, put together once. */
export function createHouse(text: Text, settings: SettingsStore, board: Shelfboard | null): House {
  const { games, shelf, library, lists } = createGames(text)
  let films: ReturnType<House['films']> | null = null
  return {
    text,
    settings,
    games,
    shelf,
    lists,
    Table: lazy(room),
    Signs: lazy(() => import('./Signs')),
    ShowTable: lazy(() => import('./ShowRoom')),
    FilmTable: lazy(() => import('./FilmRoom')),
    films() {
      films ??= Promise.all([import('./films'), import('./demos')]).then(([m, d]) =>
        m.createFilms(library, text, { open: d.openDemo, play: d.playDemo, list: d.listDemos }),
      )
      return films
    },
    drills: openDrills(board, () => new Date()),
    sound: createSound(settings),
    warm() {
      warm()
      void text.load(FIRST, true).catch(() => {})
    },
    panels: PANELS,
    checkDice: async lines => (await import('./checkDice')).checkDice(lines),
    download,
  }
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/jsonl' }))
  const a = document.createElement('a')
  a.href = url
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
