import { createRoot } from 'react-dom/client'
import { FIRST } from '../rulesets/registry'
import { createText, pickLanguage } from '../text'
import { HouseProvider } from '../ui/house'
import { NewVersion } from '../ui/parts/NewVersion'
import '../ui/styles/fonts.css'
import '../ui/styles/theme.css'
import '../ui/styles/base.css'
import '../ui/styles/first.css'
import { App } from './App'
import { createHouse, warm } from './house'
import { offline, onNewer } from './offline'
import { DEFAULTS, openSettings } from './storage/settings'

function board(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

const stored = board()
const settings = openSettings(stored, { language: pickLanguage(navigator.languages ?? []), ...DEFAULTS })
// Opened at a table: what it needs is asked for before the page stands, behind the page's own sentences.
const atTable = /^#\/(table|game)/.test(location.hash)
const sentences = createText(settings.get().language, atTable ? [FIRST] : [])
if (atTable) warm()
const text = await sentences
const root = document.getElementById('campo')
if (!root) throw new Error('the page has no place for the table')
createRoot(root).render(
  <HouseProvider house={createHouse(text, settings, stored)}>
    <App />
    <NewVersion listen={onNewer} />
  </HouseProvider>,
)
offline()
