import { useEffect, useRef } from 'react'
import { cornerAt, type Drill, degreesTo } from '../../drills'
import type { ShowEyes } from '../ports'

/** The corner that swings, to be dragged on the table itself. The slider beside it does the same by keys. */
export function WheelHandle({
  asked,
  eyes,
  degrees,
  onDegrees,
}: {
  readonly asked: Extract<Drill['asked'], { readonly kind: 'wheel' }>
  readonly eyes: ShowEyes
  readonly degrees: number
  readonly onDegrees: (degrees: number) => void
}) {
  const handle = useRef<HTMLDivElement>(null)
  const now = useRef(degrees)
  now.current = degrees
  useEffect(() => {
    let frame = 0
    const put = () => {
      const el = handle.current
      const box = el?.parentElement?.getBoundingClientRect()
      if (el && box) {
        const [x, y] = eyes.project(cornerAt(asked, now.current))
        el.style.transform = `translate(${x - box.left}px, ${y - box.top}px) translate(-50%, -50%)`
      }
      frame = requestAnimationFrame(put)
    }
    put()
    return () => cancelAnimationFrame(frame)
  }, [asked, eyes])
  return (
    <div
      ref={handle}
      className="drill-handle"
      aria-hidden="true"
      data-testid="drill-handle"
      onPointerDown={e => {
        e.preventDefault()
        e.currentTarget.setPointerCapture(e.pointerId)
      }}
      onPointerMove={e => {
        if (!e.currentTarget.hasPointerCapture(e.pointerId)) return
        const at = eyes.unproject(e.clientX, e.clientY)
        if (at) onDegrees(degreesTo(asked, at))
      }}
    />
  )
}
