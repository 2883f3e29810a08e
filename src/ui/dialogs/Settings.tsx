import { useEffect, useState } from 'react'
import { useHouse, useSettings, useText } from '../house'
import { Dialog } from '../parts/Dialog'
import { Choices, Tick } from '../parts/fields'
import { PIECES, QUALITIES, type Settings, THEMES, VOLUMES } from '../ports'

const SIZES: readonly Settings['textSize'][] = [0.9, 1, 1.15, 1.3, 1.6]
const PACES: readonly Settings['pace'][] = [1, 2, 4, 0]

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { t } = text
  const { settings, shelf } = useHouse()
  const s = useSettings()
  const [kept, setKept] = useState<'yes' | 'no' | 'unknown'>('unknown')
  useEffect(() => {
    void shelf.kept().then(setKept)
  }, [shelf])
  return (
    <Dialog title={t('ui.settings.title')} onClose={onClose} testId="dialog-settings">
      <div className="form">
        {settings.setAside.length > 0 && <p className="note bad">{t('ui.settings.setAside')}</p>}
        <Choices
          label={t('ui.settings.language')}
          name="language"
          value={s.language}
          values={['it', 'en'] as const}
          say={l => (l === 'it' ? 'Italiano' : 'English')}
          onChange={l => settings.set('language', l)}
        />
        <Choices
          label={t('ui.settings.theme')}
          name="theme"
          value={s.theme}
          values={THEMES}
          say={x => t(`ui.settings.theme.${x}`)}
          onChange={x => settings.set('theme', x)}
        />
        <Choices
          label={t('ui.settings.textSize')}
          name="textSize"
          value={s.textSize}
          values={SIZES}
          say={x => `${text.number(Math.round(x * 100))} %`}
          onChange={x => settings.set('textSize', x)}
        />
        <Choices
          label={t('ui.settings.quality')}
          name="quality"
          value={s.quality}
          values={QUALITIES}
          say={x => t(`ui.settings.quality.${x}`)}
          onChange={x => settings.set('quality', x)}
        />
        <Choices
          label={t('ui.settings.pace')}
          name="pace"
          value={s.pace}
          values={PACES}
          say={x => t(`ui.settings.pace.${x}`)}
          onChange={x => settings.set('pace', x)}
        />
        <Choices
          label={t('ui.settings.motion')}
          name="motion"
          value={s.motion}
          values={['system', 'full', 'less'] as const}
          say={x => t(`ui.settings.motion.${x}`)}
          onChange={x => settings.set('motion', x)}
        />
        <Choices
          label={t('ui.settings.dice')}
          name="dice"
          value={s.dice}
          values={['tumble', 'faces'] as const}
          say={x => t(`ui.settings.dice.${x}`)}
          onChange={x => settings.set('dice', x)}
        />
        <Choices
          label={t('ui.settings.sound')}
          name="sound"
          value={s.sound}
          values={VOLUMES}
          say={x => t(`ui.settings.sound.${x}`)}
          onChange={x => settings.set('sound', x)}
        />
        <Choices
          label={t('ui.settings.pieces')}
          name="pieces"
          value={s.pieces}
          values={PIECES}
          say={x => t(`ui.settings.pieces.${x}`)}
          onChange={x => settings.set('pieces', x)}
        />
        <Tick label={t('ui.settings.hexGrid')} value={s.hexGrid} onChange={x => settings.set('hexGrid', x)} />
        <Tick label={t('ui.settings.hexLabels')} value={s.hexLabels} onChange={x => settings.set('hexLabels', x)} />
        <Tick label={t('ui.settings.patterns')} value={s.patterns} onChange={x => settings.set('patterns', x)} />
        <p className="small soft">{t(`ui.settings.kept.${kept}`)}</p>
      </div>
    </Dialog>
  )
}
