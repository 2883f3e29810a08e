import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../house'
import { isWriting } from '../table/use-keys'

const STEP = 14
type Spot = readonly [x: number, y: number]

/** Where the red point of light is on the screen; null: it is off. Held by L it follows the pointer, and the arrows lead it. */
export function useLaser(area: RefObject<HTMLElement | null>): {
  readonly spot: Spot | null
  readonly held: boolean
  shine(spot: Spot | null): void
} {
  const [spot, setSpot] = useState<Spot | null>(null)
  const [held, setHeld] = useState(false)
  const last = useRef<Spot | null>(null)
  const on = useRef(false)
  useEffect(() => {
    const middle = (): Spot => {
      const box = area.current?.getBoundingClientRect()
      return box ? [box.left + box.width / 2, box.top + box.height / 2] : [innerWidth / 2, innerHeight / 2]
    }
    const move = (e: PointerEvent) => {
      last.current = [e.clientX, e.clientY]
      if (on.current) setSpot(last.current)
    }
    const down = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isWriting(e.target)) return
      if (e.key === 'l' || e.key === 'L') {
        e.preventDefault()
        e.stopPropagation()
        if (on.current) return
        on.current = true
        last.current ??= middle()
        setHeld(true)
        setSpot(last.current)
        return
      }
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key]
      if (!on.current || !way) return
      e.preventDefault()
      e.stopImmediatePropagation()
      const [x, y] = last.current ?? middle()
      last.current = [
        Math.max(0, Math.min(innerWidth, x + way[0]! * STEP)),
        Math.max(0, Math.min(innerHeight, y + way[1]! * STEP)),
      ]
      setSpot(last.current)
    }
    const off = () => {
      on.current = false
      setHeld(false)
      setSpot(null)
    }
    const up = (e: KeyboardEvent) => {
      if (e.key === 'l' || e.key === 'L') off()
    }
    addEventListener('pointermove', move)
    addEventListener('keydown', down, true)
    addEventListener('keyup', up, true)
    addEventListener('blur', off)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('keydown', down, true)
      removeEventListener('keyup', up, true)
      removeEventListener('blur', off)
    }
  }, [area])
  return { spot, held, shine: setSpot }
}

export function LaserSpot({ spot }: { readonly spot: Spot }) {
  return (
    <div
      className="laser"
      aria-hidden="true"
      data-testid="laser"
      style={{ transform: `translate(${spot[0]}px, ${spot[1]}px)` }}
    />
  )
}

/** A sheet of glass over the table: the light shines where it is pressed. For a finger, or a hand that has no keys. */
export function LaserGlass({ onShine }: { readonly onShine: (spot: Spot | null) => void }) {
  const { t } = useText()
  return (
    <div
      className="laser-glass"
      role="presentation"
      title={t('theatre.laser.on')}
      onPointerDown={e => {
        e.currentTarget.setPointerCapture(e.pointerId)
        onShine([e.clientX, e.clientY])
      }}
      onPointerMove={e => e.currentTarget.hasPointerCapture(e.pointerId) && onShine([e.clientX, e.clientY])}
      onPointerUp={() => onShine(null)}
      onPointerCancel={() => onShine(null)}
    />
  )
}
