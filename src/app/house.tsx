import { lazy } from 'react'
import type { Text } from '../text'
import type { House, SettingsStore } from '../ui/ports'
import { createGames } from './games'
import { PANELS } from './panels'

/** Everything that the screens are given, put together once. */
export function createHouse(text: Text, settings: SettingsStore): House {
  const { games, shelf } = createGames(text)
  return {
    text,
    settings,
    games,
    shelf,
    Table: lazy(() => import('./TableRoom')),
    panels: PANELS,
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
