import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { NoToneMapping, type Object3D, PCFShadowMap, Scene, WebGLRenderer } from 'three'

/** What is drawn on, and how a frame is asked for. */
export interface StageState {
  readonly gl: WebGLRenderer
  readonly scene: Scene
  readonly size: { readonly width: number; readonly height: number }
  /** Asks for one frame; asked twice before it is drawn, it is one. */
  readonly invalidate: () => void
  /** Pixels of the picture to a pixel of the page. */
  readonly setDpr: (ratio: number) => void
}
type Job = { readonly order: number; run: (seconds: number) => void }

interface Inner extends StageState {
  readonly jobs: Set<Job>
}
const Context = createContext<Inner | null>(null)

export function useStage<T>(pick: (state: StageState) => T): T {
  const state = useContext(Context)
  if (!state) throw new Error('no stage around this')
  return pick(state)
}

/** Runs with each frame that is drawn, low `order` first, with the seconds since the one before. */
export function useFrame(run: (seconds: number) => void, order = 0): void {
  const state = useContext(Context)
  const job = useRef<Job>({ order, run })
  job.current.run = run
  useLayoutEffect(() => {
    const own = job.current
    state?.jobs.add(own)
    return () => {
      state?.jobs.delete(own)
    }
  }, [state])
}

/** Puts an object on the stage while it is rendered. */
export function Put({ object }: { readonly object: Object3D }) {
  const scene = useStage(s => s.scene)
  const invalidate = useStage(s => s.invalidate)
  useLayoutEffect(() => {
    scene.add(object)
    invalidate()
    return () => {
      scene.remove(object)
      invalidate()
    }
  }, [scene, object, invalidate])
  return null
}

/**
 * A canvas that fills its parent and draws when asked, and never while nothing moves. It is three and a clock: the table needs no
 * more of a renderer in React, and the page is the lighter by all of it.
 */
export function Stage3d({
  ratio,
  clear,
  children,
}: {
  /** Pixels of the picture to a pixel of the page, to begin with; `setDpr` changes them. */
  readonly ratio: number
  readonly clear: string
  readonly children: ReactNode
}) {
  const holder = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Inner | null>(null)
  const start = useRef({ ratio, clear })

  useLayoutEffect(() => {
    const box = holder.current
    if (!box) return
    const gl = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance', stencil: false, alpha: false })
    gl.toneMapping = NoToneMapping
    gl.shadowMap.enabled = true
    gl.shadowMap.type = PCFShadowMap
    gl.setClearColor(start.current.clear)
    gl.setPixelRatio(start.current.ratio)
    gl.domElement.style.display = 'block'
    box.append(gl.domElement)
    const scene = new Scene()
    const jobs = new Set<Job>()
    let asked = 0
    let last = performance.now()
    const frame = (now: number) => {
      asked = 0
      const seconds = Math.max(0, (now - last) / 1000)
      last = now
      for (const job of [...jobs].sort((a, b) => a.order - b.order)) job.run(seconds)
    }
    const invalidate = () => {
      if (asked === 0) asked = requestAnimationFrame(frame)
    }
    const measure = () => {
      const { width, height } = box.getBoundingClientRect()
      if (width === 0 || height === 0) return
      gl.setSize(width, height)
      invalidate()
      setState(s => ({ ...(s ?? inner), size: { width, height } }))
    }
    const setDpr = (next: number) => {
      if (gl.getPixelRatio() === next) return
      gl.setPixelRatio(next)
      invalidate()
    }
    const inner: Inner = { gl, scene, size: { width: 0, height: 0 }, invalidate, setDpr, jobs }
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    measure()
    return () => {
      watch.disconnect()
      cancelAnimationFrame(asked)
      setState(null)
      // The table takes its things off the stage as it goes; the context goes after it.
      setTimeout(() => {
        gl.renderLists.dispose()
        gl.dispose()
        gl.forceContextLoss()
        gl.domElement.remove()
      })
    }
  }, [])
  return (
    <div ref={holder} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {state && <Context value={state}>{children}</Context>}
    </div>
  )
}
