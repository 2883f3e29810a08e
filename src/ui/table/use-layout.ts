import { useSyncExternalStore } from 'react'

/** `wide`: panels beside the table; `sheet`: one sheet from below (tablets and phones). */
export type Layout = 'wide' | 'sheet'

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 1100px) and (min-height: 600px)')
const listen = (f: () => void) => {
  query?.addEventListener('change', f)
  return () => query?.removeEventListener('change', f)
}

export const useLayout = (): Layout => useSyncExternalStore(listen, () => (query?.matches === false ? 'sheet' : 'wide'))
