import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Table, type TableHandle } from '../scene'
import { useHouse, useSettings, useText } from '../ui/house'
import type { TableSlot } from '../ui/ports'
import { hexLook, sceneAssets } from './data'
import { expose } from './hook'
import { useDice } from './use-dice'

/** The scene in its place on the screen, with what the settings say. */
export default function TableRoom(slot: TableSlot) {
  const loaded = use(sceneAssets())
  const text = useText()
  const s = useSettings()
  const less = s.motion === 'less' || (s.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const { sound } = useHouse()
  const [table, setTable] = useState<TableHandle | null>(null)
  const { session, onRolling } = slot
  const { show, rolling } = useDice(
    session,
    slot.show,
    !slot.film,
    table,
    what => text.t(`roll.${what}`),
    () => sound.play('dice'),
  )
  useLayoutEffect(() => onRolling?.(rolling), [onRolling, rolling])
  const { turn } = show.status
  const heard = useRef(turn)
  useEffect(() => {
    if (turn > heard.current && !slot.film) sound.play('drum')
    heard.current = turn
  }, [turn, slot.film, sound])
  const throws = s.dice === 'tumble' && !less
  // Once the battle has begun dice will fall soon: what they need is fetched when nothing else is to be done.
  const begun = slot.show.status.turn > 0
  useEffect(() => {
    if (!table || !begun || !throws) return
    const timer = setTimeout(() => void table.warmDice(), 1500)
    return () => clearTimeout(timer)
  }, [table, begun, throws])
  // The rest of the game's words is fetched when every figure stands, or cannot come.
  const { ruleset } = session.game.info
  useEffect(() => {
    if (!table) return
    let looks = 0
    const timer = setInterval(() => {
      if (!table.standing() && ++looks < 150) return
      clearInterval(timer)
      text.more(ruleset, 'told').catch(() => {})
    }, 100)
    return () => clearInterval(timer)
  }, [table, text, ruleset])
  useEffect(() => {
    if (!rolling || !table) return
    // Who goes on with the game does not wait for the dice.
    const skip = (e: Event) => {
      if (!(e instanceof KeyboardEvent) || [' ', 'Enter', 'Escape'].includes(e.key)) table.hurry()
    }
    const wait = setTimeout(() => addEventListener('pointerdown', skip, true))
    addEventListener('keydown', skip, true)
    return () => {
      clearTimeout(wait)
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [rolling, table])
  return (
    <Table
      show={show}
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
      hexes={hexLook(s)}
      reducedMotion={less || s.pace === 0}
      pace={s.pace === 0 ? 1 : s.pace}
      tumbling={throws}
      label={slot.label}
      motion={slot.motion}
      onSelect={slot.onSelect}
      onHold={slot.onHold}
      onView={slot.onView}
      onTurnRound={slot.onTurnRound}
      onNote={slot.onNote}
      onCue={sound.play}
      onReady={eyes => {
        expose({ table: eyes })
        setTable(eyes)
        slot.onEyes(eyes)
      }}
    />
  )
}
