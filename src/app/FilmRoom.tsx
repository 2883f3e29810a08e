import { use } from 'react'
import { Table } from '../scene'
import { useHouse, useSettings, useText } from '../ui/house'
import type { FilmSlot } from '../ui/theatre/ports'
import { hexLook, sceneAssets } from './data'
import { expose } from './hook'

/** The scene as the theatre shows it: looked at and led, nothing taken. */
export default function FilmRoom({ show, view, motion, label, big, onView, onSelect, onEyes }: FilmSlot) {
  const loaded = use(sceneAssets())
  const text = useText()
  const s = useSettings()
  const { sound } = useHouse()
  const less = s.motion === 'less' || (s.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const theme = s.theme === 'system' ? (dark ? 'dark' : 'light') : s.theme
  return (
    <Table
      show={show}
      hands={null}
      assets={loaded}
      say={text.say}
      language={text.language}
      quality={s.quality}
      theme={big ? 'projector' : theme}
      view={view}
      patterns={s.patterns}
      hexes={hexLook(s)}
      reducedMotion={less || s.pace === 0}
      pace={s.pace === 0 ? 1 : s.pace}
      tumbling={false}
      motion={motion}
      label={label}
      onView={onView}
      onSelect={onSelect}
      onCue={sound.play}
      onReady={eyes => {
        expose({ table: eyes })
        onEyes(eyes)
      }}
    />
  )
}
