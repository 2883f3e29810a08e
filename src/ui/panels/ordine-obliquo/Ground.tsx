import { useEffect, useRef, useState } from 'react'
import type { Point } from '../../../rulesets/contract'
import { readNumber } from '../../../text'
import { useText } from '../../house'
import { Choices, TextField } from '../../parts/fields'
import type { PanelProps } from '../../ports'

const KINDS = ['hill', 'steepHill', 'village'] as const
type Kind = (typeof KINDS)[number]
/** A press that goes farther than this, in CSS pixels, moved the table. */
const SLOP = 8

/** 16.2: a piece of terrain is laid where the table is tapped, or on one of the places that are offered. */
export function Ground({ session, play, pointAt }: PanelProps) {
  const text = useText()
  const { t } = text
  const [kind, setKind] = useState<Kind>('hill')
  const [turned, setTurned] = useState('0')
  const facing = readNumber(turned)
  const lay = (at: Point) => {
    if (facing === null) return
    const command = { type: 'placeGround', kind, at: [tenth(at[0]), tenth(at[1])], facing: ((facing % 360) + 360) % 360 }
    session.desk.act(play.seat, command)
  }
  useTaps(lay, pointAt)
  const places = play.choices.open.filter(o => o.command.type === 'placeGround' && 'kind' in o.command && o.command.kind === kind)
  return (
    <>
      <Choices
        label={t('ui.prepare.kind')}
        name="ground"
        value={kind}
        values={KINDS}
        say={k => t(`ground.${k}`)}
        onChange={setKind}
      />
      <TextField label={t('ui.prepare.turned')} value={turned} onChange={setTurned} testId="ground-turned" maxLength={6} />
      <p className="small soft">{t('ui.prepare.tap')}</p>
      <div className="prepare-offers">
        {places.slice(0, 12).map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className="button"
            data-testid="choice-placeGround"
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {'at' in o.command && Array.isArray(o.command.at) && (
              <span className="number">
                {text.number(Math.round(Number(o.command.at[0])))} × {text.number(Math.round(Number(o.command.at[1])))}
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  )
}

const tenth = (v: number) => Math.round(v * 10) / 10

/** Tells of taps on the table; a press that moves the table is none. */
function useTaps(tap: (at: Point) => void, pointAt: PanelProps['pointAt']): void {
  const latest = useRef({ tap, pointAt })
  latest.current = { tap, pointAt }
  useEffect(() => {
    const ground = document.querySelector<HTMLElement>('.table-ground')
    if (!ground) return
    let from: readonly [number, number] | null = null
    const down = (e: PointerEvent) => {
      from = e.isPrimary && e.button === 0 ? [e.clientX, e.clientY] : null
    }
    const up = (e: PointerEvent) => {
      const near = from && e.isPrimary && Math.hypot(e.clientX - from[0], e.clientY - from[1]) < SLOP
      from = null
      const at = near ? latest.current.pointAt?.(e.clientX, e.clientY) : null
      if (at) latest.current.tap(at)
    }
    ground.addEventListener('pointerdown', down, true)
    ground.addEventListener('pointerup', up, true)
    return () => {
      ground.removeEventListener('pointerdown', down, true)
      ground.removeEventListener('pointerup', up, true)
    }
  }, [])
}
