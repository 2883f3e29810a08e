import { lazy } from 'react'
import { loadRuleset } from '../rulesets/registry'
import type { Text } from '../text'
import type { House, SettingsStore } from '../ui/ports'
import { createGames } from './games'
import { PANELS } from './panels'

const room = () => import('./TableRoom')

/** The scene, its figures and the game come together, not one after the other. */
function warm(): void {
  void room()
    .then(m => m.layOut())
    .catch(() => {})
  void loadRuleset('ordine-obliquo').catch(() => {})
  void import('../ui/screens/TableScreen').catch(() => {})
}

/** Everything that the screens are given, put together once. */
export function createHouse(text: Text, settings: SettingsStore): House {
  const { games, shelf } = createGames(text)
  return {
    text,
    settings,
    games,
    shelf,
    Table: lazy(room),
    warm,
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
