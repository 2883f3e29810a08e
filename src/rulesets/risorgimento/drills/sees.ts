/** Who sees whom: guns, levels, solid ground and rows of vines. */

import type { Made, Maker, Option } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { boardOf, sees } from '../board'
import { HEXES, INNER, idsOf, middle, outline, type Put, type Scene, shown, staged } from './stage'

const MARKS = ['A', 'B', 'C', 'D'] as const
const SOLID = ['W', 'B', 'K'] as const

export const seesDrill: Maker = (level, r): Made | null => {
  const gun: Put = { seat: 'b', what: 'gun', hex: r.pick(INNER), facing: r.below(6) }
  const ground: { [hex: string]: string } = {}
  const high = level === 1 ? 2 : 2 + r.below(2)
  for (const h of HEXES) {
    const solid = r.below(level < 3 ? 4 : 3) === 0
    const vines = level > 1 && r.below(3) === 0
    const at = level === 1 ? 2 : level === 2 ? 2 + r.below(2) : 1 + r.below(3)
    ground[h] = `${solid ? r.pick(SOLID) : vines ? 'V' : 'C'}${at}`
  }
  ground[gun.hex] = `C${high}`
  const board = boardOf(staged({ counters: [gun], ground }).map)
  const far = HEXES.filter(h => board.distance(gun.hex, h) >= 2 && board.distance(gun.hex, h) <= (level < 3 ? 3 : 4))
  const many = level === 1 ? 2 : level < 4 ? 3 : 4
  const targets: string[] = []
  for (let i = 0; i < 60 && targets.length < many; i++) {
    const h = r.pick(far)
    if (!targets.some(t => board.distance(t, h) < 2)) targets.push(h)
  }
  if (targets.length < many) return null
  for (const t of targets) if (level < 3) ground[t] = `C${ground[t]![1]}`
  const scene: Scene = {
    counters: [gun, ...targets.map((hex): Put => ({ seat: 'a', what: 'foot', hex, facing: r.below(6) }))],
    ground,
  }
  const state = staged(scene)
  const there = boardOf(state.map)
  const seen = targets.filter(t => sees(there, gun.hex, t))
  if (seen.length > 1 || (seen.length === 0 && r.below(3) !== 0)) return null
  const ids = idsOf(scene)
  const options: Option[] = targets.map((hex, i) => ({
    id: hex,
    unit: ids[i + 1]!,
    text: phrase('drill.sees.option', { mark: MARKS[i]!, unit: state.units[ids[i + 1]!]!.name, hex }),
  }))
  return {
    show: shown(state),
    question: phrase('drill.sees.ask', { hex: gun.hex }),
    facts: [
      phrase('drill.sees.level', { level: high }),
      phrase('drill.sees.solid'),
      ...(level > 1 ? [phrase('drill.sees.beside'), phrase('drill.sees.vines')] : []),
      phrase('drill.sees.side'),
    ],
    asked: {
      kind: 'choice',
      options: [...options, { id: 'nobody', text: phrase('drill.sees.nobody') }],
      right: seen[0] ?? 'nobody',
    },
    margin: null,
    construction: targets.map(
      t =>
        ({ kind: 'line', tone: seen.includes(t) ? 'legal' : 'not', points: [middle(gun.hex), middle(t)], ends: true }) as const,
    ),
    clause: '6.3.1',
    why: seen[0] === undefined ? phrase('drill.sees.none') : phrase('drill.sees.why', { hex: seen[0] }),
    chalk: [
      { kind: 'region', tone: 'measure', polygon: outline(gun.hex) },
      ...targets.map(
        (t, i) =>
          ({
            kind: 'region',
            tone: 'target',
            polygon: outline(t),
            text: phrase('drill.sees.mark', { mark: MARKS[i]! }),
            textAt: middle(t),
          }) as const,
      ),
    ],
    whom: [],
    look: [middle(gun.hex), ...targets.map(middle)],
  }
}
