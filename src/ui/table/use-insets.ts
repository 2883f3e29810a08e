import { type RefObject, useEffect, useRef } from 'react'

export interface Insets {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Sides = { readonly [side in keyof Insets]?: RefObject<HTMLElement | null> }

/** Tells how much of the table the panels cover at each side, whenever one of them changes its size. */
export function useInsets(sides: Sides, tell: (insets: Insets) => void): void {
  const latest = useRef(sides)
  latest.current = sides
  useEffect(() => {
    let last = ''
    const measure = () => {
      const size = (side: keyof Insets) => {
        // The head of the screen lies over the table in every layout.
        const part = side === 'top' ? document.querySelector('.table-screen > header') : latest.current[side]?.current
        const box = part?.getBoundingClientRect()
        if (!box || box.width === 0) return 0
        if (side === 'left') return box.right
        if (side === 'right') return innerWidth - box.left
        return side === 'top' ? box.bottom : innerHeight - box.top
      }
      const now: Insets = {
        left: Math.round(size('left')),
        right: Math.round(size('right')),
        top: Math.round(size('top')),
        bottom: Math.round(size('bottom')),
      }
      const key = JSON.stringify(now)
      if (key === last) return
      last = key
      tell(now)
    }
    const watch = new ResizeObserver(measure)
    for (const ref of Object.values(latest.current)) if (ref.current) watch.observe(ref.current)
    addEventListener('resize', measure)
    measure()
    return () => {
      watch.disconnect()
      removeEventListener('resize', measure)
    }
  }, [tell])
}
