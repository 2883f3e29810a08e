import { Component, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { HexKit } from './hexes'
import type { TableNote, TableProps } from './props'
import { chooseQuality, gradeOf, rendererName } from './quality'
import { Table3d } from './Table3d'

// Most never see it: it is fetched where it stands in for the drawn table.
const FlatTable = lazy(() => import('./FlatTable').then(m => ({ default: m.FlatTable })))

/** What a hex table needs besides, once it has come; null before, and where it is none. */
function useHexKit(needed: boolean): HexKit | null {
  const [kit, setKit] = useState<HexKit | null>(null)
  useEffect(() => {
    if (needed) void import('./hexes').then(setKit)
  }, [needed])
  return needed ? kit : null
}

interface Graphics {
  readonly renderer: string
  readonly maxTexture: number
}

let known: Graphics | null | undefined

/** What draws WebGL here; null where nothing does. Asked once, with a context that is given back. */
function graphics(): Graphics | null {
  if (known !== undefined) return known
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) known = null
  else {
    const size: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE)
    known = { renderer: rendererName(gl), maxTexture: typeof size === 'number' ? size : 2048 }
    gl.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return known
}

/** Keeps the page alive where the drawn table breaks: what stands in its place is the flat one. */
class Boundary extends Component<{ readonly instead: ReactNode; readonly onFall: () => void; readonly children: ReactNode }> {
  override state = { fallen: false }
  static getDerivedStateFromError() {
    return { fallen: true }
  }
  override componentDidCatch() {
    this.props.onFall()
  }
  override render() {
    return this.state.fallen ? this.props.instead : this.props.children
  }
}

/** The table on the screen: fills its parent. Where there is no WebGL, or it is lost, the flat plan stands in its place. */
export function Table(props: TableProps) {
  const [here] = useState(graphics)
  const [lost, setLost] = useState(false)
  const notes = useRef(props.onNote)
  notes.current = props.onNote
  const note = useCallback((n: TableNote) => notes.current?.(n), [])
  const quality = props.quality ?? 'auto'
  const grade = useMemo(
    () => gradeOf(quality === 'auto' ? chooseQuality(here?.renderer ?? '', screen.width, here?.maxTexture ?? 0) : quality),
    [quality, here],
  )
  useEffect(() => {
    if (!here) note('webgl-missing')
  }, [here, note])
  const fall = useCallback(() => {
    setLost(true)
    note('webgl-lost')
  }, [note])
  const onHexes = props.show.hexes !== undefined
  const kit = useHexKit(onHexes)
  if (onHexes && !kit) return null
  const flat = (
    <Suspense fallback={null}>
      <FlatTable {...props} />
    </Suspense>
  )
  if (!here || lost) return flat
  return (
    <Boundary instead={flat} onFall={fall}>
      <Table3d key={grade.quality} props={props} grade={grade} kit={kit} onLost={fall} />
    </Boundary>
  )
}
