import type { Id } from '../base/units'
import type { Overlay, UnitId } from '../rulesets/contract'
import type { Bench } from './bench'
import type { OverlayName } from './hands'
import { chargeOverlays, reachOverlays, threatOverlays } from './overlays'

/** The overlays that take a while to work out: asked for once a unit is selected, when there is time, and kept until something happens. */
export interface Asked {
  /** Those of the unit that are known by now; the others are on their way. */
  of(bench: Bench, unit: UnitId, shown: ReadonlySet<OverlayName>): readonly Overlay[]
}

export function createAsked(later: (job: () => void) => void, arrived: () => void): Asked {
  let at = -1
  let known = new Map<string, readonly Overlay[]>()
  let waiting = new Set<string>()
  const ready = (bench: Bench, unit: UnitId, name: OverlayName): readonly Overlay[] => {
    if (name === 'charges') return chargeOverlays(bench, unit)
    if (name === 'threats') return threatOverlays(bench, unit)
    return []
  }
  return {
    of(bench, unit, shown) {
      const now = bench.game.get().at
      if (now !== at) {
        at = now
        known = new Map()
        waiting = new Set()
      }
      const key = (name: OverlayName, id: Id) => `${bench.seat} ${id} ${name}`
      const wanted = (['reach', 'charges', 'threats'] as const).filter(n => shown.has(n))
      for (const name of wanted) {
        const k = key(name, unit)
        if (known.has(k) || waiting.has(k)) continue
        waiting.add(k)
        later(() => {
          // Something has happened since, or it came already: what was asked is no longer worth the while.
          if (bench.game.get().at !== now || !waiting.delete(k)) return
          known.set(k, ready(bench, unit, name))
          arrived()
          if (name !== 'reach' || !bench.movable(unit)) return
          void bench.game.reach(bench.seat, unit).then(reach => {
            if (!reach || at !== now) return
            known.set(k, reachOverlays(unit, reach))
            arrived()
          })
        })
      }
      return wanted.flatMap(n => known.get(key(n, unit)) ?? [])
    },
  }
}
