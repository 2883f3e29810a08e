import { useHouse, useSettings, useT } from '../house'

/** Italian or English, each under its own name; heard at once, on every screen. */
export function LanguageChoice() {
  const t = useT()
  const { settings } = useHouse()
  const { language } = useSettings()
  return (
    <fieldset className="first-language" aria-label={t('ui.settings.language')}>
      {(['it', 'en'] as const).map(l => (
        <button
          key={l}
          type="button"
          className="button bare"
          lang={l}
          aria-pressed={language === l}
          data-testid={`language-${l}`}
          onClick={() => settings.set('language', l)}
        >
          {l === 'it' ? 'Italiano' : 'English'}
        </button>
      ))}
    </fieldset>
  )
}
