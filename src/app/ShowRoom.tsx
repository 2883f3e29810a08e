import { use } from 'react'
import { Table } from '../scene'
import { useSettings, useText } from '../ui/house'
import type { ShowSlot } from '../ui/ports'
import { hexLook, sceneAssets } from './data'
import { expose } from './hook'

/** The scene with a position and no game: looked at, pointed at, nothing taken. */
export default function ShowRoom({ show, view, label, onView, onSelect, onEyes }: ShowSlot) {
  const loaded = use(sceneAssets())
  const text = useText()
  const s = useSettings()
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  return (
    <Table
      show={show}
      hands={null}
      assets={loaded}
      say={text.say}
      language={text.language}
      quality={s.quality}
      theme={s.theme === 'system' ? (dark ? 'dark' : 'light') : s.theme}
      view={view}
      patterns={s.patterns}
      hexes={hexLook(s)}
      reducedMotion
      tumbling={false}
      motion="jump"
      label={label}
      onView={onView}
      onSelect={onSelect}
      onReady={eyes => {
        expose({ table: eyes })
        onEyes(eyes)
      }}
    />
  )
}
