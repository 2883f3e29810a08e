import { use } from 'react'
import { Table } from '../scene'
import { useSettings, useText } from '../ui/house'
import type { TableSlot } from '../ui/ports'
import { sceneAssets } from './data'
import { expose } from './hook'

/** The scene in its place on the screen, with what the settings say. */
export default function TableRoom(slot: TableSlot) {
  const loaded = use(sceneAssets())
  const text = useText()
  const s = useSettings()
  const less = s.motion === 'less' || (s.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  return (
    <Table
      show={slot.show}
      hands={slot.live ? slot.session.hands : null}
      assets={loaded}
      say={text.say}
      language={text.language}
      quality={s.quality}
      theme={s.theme === 'system' ? (dark ? 'dark' : 'light') : s.theme}
      view={slot.look.view}
      from={slot.look.from}
      insets={slot.insets}
      patterns={s.patterns}
      reducedMotion={less || s.pace === 0}
      pace={s.pace === 0 ? 1 : s.pace}
      label={slot.label}
      motion={slot.motion}
      onSelect={slot.onSelect}
      onHold={slot.onHold}
      onView={slot.onView}
      onTurnRound={slot.onTurnRound}
      onNote={slot.onNote}
      onReady={eyes => {
        expose({ table: eyes })
        slot.onEyes(eyes)
      }}
    />
  )
}
