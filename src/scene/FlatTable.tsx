import { useEffect, useRef } from 'react'
import type { TableProps } from './props'

/** The plan view drawn flat, for where there is no WebGL. */
export function FlatTable(props: TableProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { show } = props
  useEffect(() => {
    const c = canvas.current
    const g = c?.getContext('2d')
    if (!c || !g) return
    c.width = c.clientWidth
    c.height = c.clientHeight
    const k = Math.min(c.width / show.table.width, c.height / show.table.depth)
    g.setTransform(k, 0, 0, -k, 0, c.height)
    g.fillStyle = '#5f7a45'
    g.fillRect(0, 0, show.table.width, show.table.depth)
    for (const body of show.bodies) {
      g.fillStyle = body.seat === 'a' ? '#1f3a5f' : '#8e2f2a'
      g.save()
      g.translate(body.footprint.front[0], body.footprint.front[1])
      g.rotate((-body.footprint.facing * Math.PI) / 180)
      g.fillRect(-body.footprint.width / 2, -body.footprint.depth, body.footprint.width, body.footprint.depth)
      g.restore()
    }
  }, [show])
  return <canvas ref={canvas} role="img" aria-label={props.label} style={{ width: '100%', height: '100%' }} />
}
