import { useEffect } from 'react'
import type { SideColours } from '../rulesets/contract'
import './styles/sides.css'

/** The page's own colours of the sides give way to those of the game that is shown, as long as it is shown. */
export function useSideColours(sides: SideColours | undefined): void {
  const a = sides?.a
  const b = sides?.b
  useEffect(() => {
    const { dataset } = document.documentElement
    if (a) dataset.sideA = a
    if (b) dataset.sideB = b
    return () => {
      delete dataset.sideA
      delete dataset.sideB
    }
  }, [a, b])
}
