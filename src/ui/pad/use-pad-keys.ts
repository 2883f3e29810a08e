import { useEffect } from 'react'
import type { Hands } from '../../tools'
import { pressKey } from './keys'

/** Keys that press or leave whatever button has the focus. */
const BUTTONS = new Set(['Tab', 'Enter', ' ', 'Spacebar', 'Backspace'])
const OWN = 'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="tab"]'

/**
 * A key is the table's while the focus is on it or on nothing; from a button too, but for those that press or leave it. Never in a
 * field, a dialog, a menu or among tabs.
 */
function isTables(e: KeyboardEvent): boolean {
  const { target } = e
  if (target === document.body || !(target instanceof Element) || target.closest('.table-ground') !== null) return true
  return !BUTTONS.has(e.key) && target.closest(OWN) === null
}

/** The field was asked for while the pad was still on its way. */
let awaited = false

/** Brings the focus into the order pad's field, or as soon as the pad has come; false where there is none. */
export function focusField(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-testid="pad-field"]')
  field?.focus()
  awaited = field === null && document.querySelector('[data-testid="pad-coming"]') !== null
  return field !== null || awaited
}

/** For a field that has just come: whether the focus was asked for meanwhile. Asked once. */
export function wasAwaited(): boolean {
  const was = awaited
  awaited = false
  return was
}

/** Listens for the hands' keys before the camera does. `live` false: nothing is taken; `still`: nothing of a move is. */
export function usePadKeys(hands: Hands, live: boolean, still = false): void {
  useEffect(() => {
    if (!live) return
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || !isTables(e) || !pressKey(hands, e, focusField, still)) return
      e.preventDefault()
      e.stopPropagation()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [hands, live, still])
}
