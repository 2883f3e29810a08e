import { useEffect, useRef, useState } from 'react'
import { Put, useFrame, useStage } from '../stage'
import { createMiniatures } from './core'
import type { MiniaturesCore, MiniaturesProps } from './types'

/** The longest step of the clock that one frame may make, so that a stalled page does not jump. */
const LONGEST = 0.4
const FIRST = 1 / 60

/** All figures, bases and names of the table. React renders it when bodies or settings change, never while they walk. */
export function Miniatures(props: MiniaturesProps) {
  const { assets, quality, table, bodies, motion, onMoved } = props
  const { heightAt, theme, sides, language, names, speed, reducedMotion } = props
  const invalidate = useStage(s => s.invalidate)
  const [core, setCore] = useState<MiniaturesCore | null>(null)
  const moving = useRef(false)
  const moved = useRef(onMoved)
  moved.current = onMoved
  const first = useRef(props)
  first.current = props
  const { width, depth } = table

  useEffect(() => {
    const made = createMiniatures({ ...first.current, assets, quality, table: { width, depth } })
    const stop = made.onWanted(() => {
      moved.current?.()
      invalidate()
    })
    setCore(made)
    first.current.onCore?.(made)
    return () => {
      stop()
      made.dispose()
      first.current.onCore?.(null)
      setCore(null)
    }
  }, [assets, quality, width, depth, invalidate])

  useEffect(() => {
    core?.set({ heightAt, theme, sides, language, names, speed, reducedMotion })
  }, [core, heightAt, theme, sides, language, names, speed, reducedMotion])

  useEffect(() => {
    core?.setBodies(bodies, motion)
  }, [core, bodies, motion])

  useFrame(delta => {
    if (!core) return
    // after a pause the clock's step is the pause itself: the first step of a motion is a plain one
    const step = moving.current ? Math.min(delta, LONGEST) : FIRST
    const was = moving.current
    moving.current = core.tick(step)
    if (moving.current || was) moved.current?.()
    if (moving.current) invalidate()
  })

  return core ? <Put object={core.object} /> : null
}
