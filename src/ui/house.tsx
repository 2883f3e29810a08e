import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Phrase } from '../rulesets/contract'
import type { Text } from '../text'
import type { House, Settings, Store } from './ports'

const Context = createContext<House | null>(null)

export function HouseProvider({ house, children }: { readonly house: House; readonly children: ReactNode }) {
  return <Context.Provider value={house}>{children}</Context.Provider>
}

export function useHouse(): House {
  const house = useContext(Context)
  if (!house) throw new Error('no house around this screen')
  return house
}

/** The sentences, drawn anew when the language changes. */
export function useText(): Text {
  const { text } = useHouse()
  useSyncExternalStore(text.subscribe, text.version)
  return text
}

/** The usual question: a code to a sentence. */
export function useT(): (code: string, with_?: Phrase['with']) => string {
  return useText().t
}

export const useStore = <T,>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

export const useSettings = (): Settings => useStore(useHouse().settings)
