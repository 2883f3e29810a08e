import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FlatWorld } from './flat/FlatWorld'
import type { TableProps } from './props'
import { rendered, rendersOf } from './renders'

/** The plan view drawn flat, for where there is no WebGL: played with the same pointers and keys. */
export function FlatTable(props: TableProps) {
  rendered()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [world, setWorld] = useState<FlatWorld | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (!element) return
    const made: FlatWorld = new FlatWorld(element, latest.current, () => latest.current.onReady?.(made.handle(rendersOf)))
    setWorld(made)
    return () => {
      latest.current.onReady?.(null)
      made.dispose()
      setWorld(null)
    }
  }, [element])
  useLayoutEffect(() => world?.sync(props), [world, props])
  return (
    <div
      ref={setElement}
      role="application"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the camera's keys need the focus
      tabIndex={0}
      data-testid="table"
      data-quality="flat"
      style={{ position: 'absolute', inset: 0, touchAction: 'none', outlineOffset: -3, overflow: 'hidden', userSelect: 'none' }}
    />
  )
}
