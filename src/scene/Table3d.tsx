import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HexKit } from './hexes'
import { Miniatures } from './miniatures'
import type { TableProps } from './props'
import type { Grade } from './quality'
import { rendered, rendersOf } from './renders'
import { Stage3d, useFrame, useStage } from './stage'
import { World } from './world/World'

const WALK = 6
const NOBODY: TableProps['show']['bodies'] = []

function Stage({
  props,
  grade,
  element,
  kit,
}: {
  readonly props: TableProps
  readonly grade: Grade
  readonly element: HTMLElement
  readonly kit: HexKit | null
}) {
  rendered()
  const gl = useStage(s => s.gl)
  const scene = useStage(s => s.scene)
  const invalidate = useStage(s => s.invalidate)
  const setDpr = useStage(s => s.setDpr)
  const size = useStage(s => s.size)
  const [world, setWorld] = useState<World | null>(null)
  const [, setVersion] = useState(0)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const made = new World(gl, scene, element, grade, invalidate, latest.current, kit)
    setWorld(made)
    return () => {
      latest.current.onReady?.(null)
      made.dispose()
      setWorld(null)
    }
  }, [gl, scene, element, grade, invalidate, kit])

  useLayoutEffect(() => {
    world?.resize(size.width, size.height)
  }, [world, size.width, size.height])

  useLayoutEffect(() => {
    if (!world) return
    world.sync(props)
    setVersion(world.version)
  }, [world, props])

  // The sharpness follows the screen: a page that is zoomed, or dragged to another monitor. Not every browser tells of it, so the
  // hand that comes back to the table asks too.
  useEffect(() => {
    let query: MediaQueryList | null = null
    let known = 0
    const follow = () => {
      if (window.devicePixelRatio === known) return
      known = window.devicePixelRatio
      query?.removeEventListener('change', follow)
      setDpr(Math.min(known || 1, grade.ratio))
      query = window.matchMedia(`(resolution: ${known}dppx)`)
      query.addEventListener('change', follow)
    }
    follow()
    window.addEventListener('resize', follow)
    element.addEventListener('pointermove', follow)
    return () => {
      window.removeEventListener('resize', follow)
      element.removeEventListener('pointermove', follow)
      query?.removeEventListener('change', follow)
    }
  }, [setDpr, grade, element])

  useFrame(delta => {
    if (!world) return
    if (world.frame(delta)) invalidate()
    if (world.drawn === 1) latest.current.onReady?.(world.handle(rendersOf))
  }, 1)

  if (!world) return null
  return (
    <Miniatures
      assets={props.assets}
      table={props.show.table}
      bodies={kit && props.hexes?.pieces === 'counters' ? NOBODY : props.show.bodies}
      heightAt={world.footAt}
      quality={grade.quality}
      theme={props.theme ?? 'light'}
      sides={props.show.sides}
      language={props.language ?? 'en'}
      speed={WALK * (props.pace ?? 1)}
      reducedMotion={props.reducedMotion ?? false}
      motion={props.motion ?? 'walk'}
      onMoved={world.moved}
      onCore={world.setCore}
    />
  )
}

/** The table in three dimensions. `onLost`: the graphics went away and did not come back. */
export function Table3d({
  props,
  grade,
  kit,
  onLost,
}: {
  readonly props: TableProps
  readonly grade: Grade
  /** What a hex table needs besides; null: this is none. */
  readonly kit: HexKit | null
  readonly onLost: () => void
}) {
  rendered()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const lost = useRef(onLost)
  lost.current = onLost
  useEffect(() => {
    if (!element) return
    const onContextLost = (e: Event) => {
      e.preventDefault()
      lost.current()
    }
    element.addEventListener('webglcontextlost', onContextLost, true)
    return () => element.removeEventListener('webglcontextlost', onContextLost, true)
  }, [element])
  return (
    <div
      ref={setElement}
      role="application"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the camera's keys need the focus
      tabIndex={0}
      data-testid="table"
      data-quality={grade.quality}
      style={{ position: 'absolute', inset: 0, touchAction: 'none', outlineOffset: -3, overflow: 'hidden', userSelect: 'none' }}
    >
      {element && (
        <Stage3d ratio={Math.min(window.devicePixelRatio || 1, grade.ratio)} clear="#14110e">
          <Stage props={props} grade={grade} element={element} kit={kit} />
        </Stage3d>
      )}
    </div>
  )
}
