import { useEffect, useRef } from 'react'
import type { Footprint, Overlay, Point } from '../../rulesets/contract'
import type { PanelProps, Session } from '../ports'
import { useKeys } from './use-keys'

/** Draws on the table what the panel speaks of, and wipes it off again. */
export function useChalk(session: Session, drawing: readonly Overlay[]): void {
  const { hands } = session
  const key = JSON.stringify(drawing)
  const latest = useRef(drawing)
  latest.current = drawing
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when it says something else.
  useEffect(() => {
    hands.chalk(latest.current)
    return () => hands.chalk([])
  }, [hands, key])
}

/** Keeps in sight what the panel speaks of. */
export function useSight(look: PanelProps['look'], footprints: readonly Footprint[]): void {
  const key = JSON.stringify(footprints)
  const latest = useRef(footprints)
  latest.current = footprints
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when it speaks of others.
  useEffect(() => {
    look(latest.current.flatMap(ends))
    return () => look([])
  }, [look, key])
}

/** Both ends of a front: near enough for a camera. */
function ends(f: Footprint): Point[] {
  const a = (f.facing * Math.PI) / 180
  const half = f.width / 2
  return [-1, 1].map(s => [f.front[0] + s * half * Math.cos(a), f.front[1] - s * half * Math.sin(a)] as const)
}

/** The keys of a list of deeds while the table has the focus: up and down walk it, Enter does what is chosen. */
export function useDeedKeys(step: (by: 1 | -1) => void, go: () => void): void {
  useKeys(e => {
    const onButton = e.target instanceof Element && e.target.closest('button, a, summary') !== null
    if (e.ctrlKey || e.metaKey || e.altKey) return false
    if (e.key === 'ArrowDown' || e.key === 'ArrowRight') step(1)
    else if (e.key === 'ArrowUp' || e.key === 'ArrowLeft') step(-1)
    else if (e.key === 'Enter' && !onButton) go()
    else return false
    return true
  })
}
