import { useEffect } from 'react'
import type { Hands } from '../../tools'
import { pressKey } from './keys'

/** A key is the table's while the focus is on it or on nothing: never in a field, a button, a dialog or a menu. */
const isTables = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.table-ground') !== null)

/** Brings the focus into the order pad's field; false where there is none. */
export function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-testid="pad-field"]')
  field?.focus()
  return field !== null
}

/** Listens for the hands' keys before the camera does. `live` false: nothing is taken. */
export function usePadKeys(hands: Hands, live: boolean): void {
  useEffect(() => {
    if (!live) return
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || !isTables(e.target) || !pressKey(hands, e, focusField)) return
      e.preventDefault()
      e.stopPropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [hands, live])
}
