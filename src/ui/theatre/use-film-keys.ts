import { useEffect, useRef } from 'react'
import { isWriting } from '../table/use-keys'

const inDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role="dialog"]') !== null

/**
 * The theatre's keys come before the camera's: arrows step here, and the camera keeps W, A, S and D. `down` gives true where it took
 * the key.
 */
export function useFilmKeys(down: (e: KeyboardEvent) => boolean, up?: (e: KeyboardEvent) => void): void {
  const latest = useRef({ down, up })
  latest.current = { down, up }
  useEffect(() => {
    const onDown = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isWriting(e.target) || inDialog(e.target)) return
      if (latest.current.down(e)) {
        e.preventDefault()
        e.stopPropagation()
      }
    }
    const onUp = (e: KeyboardEvent) => latest.current.up?.(e)
    addEventListener('keydown', onDown, true)
    addEventListener('keyup', onUp, true)
    return () => {
      removeEventListener('keydown', onDown, true)
      removeEventListener('keyup', onUp, true)
    }
  }, [])
}
