import { useEffect, useRef } from 'react'

/** Whether a key belongs to what is being written or to an open dialog, and so not to the table. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}

/** Keys of the page: `down` gives true where it took the key. */
export function useKeys(down: (e: KeyboardEvent) => boolean, up?: (e: KeyboardEvent) => void): void {
  const latest = useRef({ down, up })
  latest.current = { down, up }
  useEffect(() => {
    const onDown = (e: KeyboardEvent) => {
      if (e.defaultPrevented || isWriting(e.target)) return
      if (latest.current.down(e)) e.preventDefault()
    }
    const onUp = (e: KeyboardEvent) => latest.current.up?.(e)
    addEventListener('keydown', onDown)
    addEventListener('keyup', onUp)
    return () => {
      removeEventListener('keydown', onDown)
      removeEventListener('keyup', onUp)
    }
  }, [])
}
