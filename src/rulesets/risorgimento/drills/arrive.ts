/** Can he get there: ground, levels, roads, turns, and the PM that he has. */

import type { Made, Maker } from '../../contract/practice'
import { phrase, yes, yesNo } from '../../shared/drill/parts'
import type { SbActing } from '..'
import { reach } from '../rules/reach'
import { HEXES, INNER, idsOf, middle, outline, type Put, type Scene, shown, staged } from './stage'

const PM = { line: 5, column: 5, skirmish: 6 } as const
const GROUND: { readonly [level: number]: readonly string[] } = {
  1: ['C2', 'C2', 'V2'],
  2: ['C2', 'C2', 'V2', 'W2'],
  3: ['C2', 'C2', 'V2', 'W2', 'C3', 'V3'],
  4: ['C2', 'V2', 'W2', 'C3', 'V3', 'C1', 'B2'],
}

export const arriveDrill: Maker = (level, r): Made | null => {
  const hex = r.pick(INNER)
  const horse = level > 2 && r.below(3) === 0
  const formation = horse ? 'line' : level < 2 ? 'line' : r.pick(['line', 'column', 'skirmish'] as const)
  const ground: { [hex: string]: string } = {}
  for (const h of HEXES) ground[h] = r.pick(GROUND[level]!)
  ground[hex] = 'C2'
  const c = Number(hex.slice(0, 2))
  // A road through the hex, straight up the map, where a level has one.
  const road = level > 1 && r.below(2) === 0 ? HEXES.filter(h => Number(h.slice(0, 2)) === c) : null
  const one: Put = { seat: 'a', what: horse ? 'horse' : 'foot', hex, facing: r.below(6), formation }
  const scene: Scene = { counters: [one], ground, ...(road ? { roads: [road] } : {}) }
  const state = staged(scene)
  const id = idsOf(scene)[0]!
  const left = horse ? 10 : PM[formation]
  const ready = { ...state, units: { ...state.units, [id]: { ...state.units[id]!, left } } }
  const acting: SbActing = {
    units: [id],
    hex,
    commander: null,
    order: 'attack',
    moved: false,
    run: null,
    from: hex,
    distance: {},
  }
  const found = new Map<string, number>()
  for (const x of reach(ready, acting)) if (!found.has(x.hex)) found.set(x.hex, x.cost)
  const spare = level < 3 ? 1 : 0
  const wanted = r.below(2) === 0
  // Yes: the last PM, or one more; no: just beyond it.
  const edge = HEXES.filter(h => {
    const cost = found.get(h)
    if (wanted) return cost !== undefined && cost >= left - 1 - spare && h !== hex
    return cost === undefined && [...found].some(([f, n]) => n >= left - 1 - spare && near(f, h))
  })
  if (edge.length === 0) return null
  const target = r.pick(edge)
  const cost = found.get(target)
  return {
    show: shown(state),
    question: phrase('drill.arrive.ask', { unit: state.units[id]!.name, hex: target }),
    facts: [
      phrase('drill.arrive.pm', { pm: left }),
      phrase(`drill.arrive.${horse ? 'horse' : formation}`),
      ...(level > 2 ? [phrase('drill.arrive.levels')] : []),
      ...(road ? [phrase('drill.arrive.road')] : []),
    ],
    asked: { kind: 'choice', options: yesNo, right: yes(cost !== undefined) },
    margin: null,
    construction: [
      ...[...found.keys()].map(h => ({ kind: 'region', tone: 'reach', polygon: outline(h) }) as const),
      { kind: 'region', tone: cost === undefined ? 'not' : 'legal', polygon: outline(target) },
    ],
    clause: '5.5',
    why: cost === undefined ? phrase('drill.arrive.no', { pm: left }) : phrase('drill.arrive.yes', { cost, pm: left }),
    chalk: [{ kind: 'region', tone: 'target', polygon: outline(target) }],
    look: [middle(hex), middle(target)],
  }
}
/** Whether two hexes are neighbours. */
function near(a: string, b: string): boolean {
  const [x, y] = [middle(a), middle(b)]
  const [dx, dy] = [x[0] - y[0], x[1] - y[1]]
  return dx * dx + dy * dy < 80 && a !== b
}
