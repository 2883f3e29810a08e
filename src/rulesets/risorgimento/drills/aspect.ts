/** Front, flank or rear: the sides of a hex about a facing, and who has no flank at all. */

import type { Made, Maker } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { boardOf } from '../board'
import { aspectIn } from '../rules/pools'
import { INNER, idsOf, middle, outline, type Put, type Scene, shown, staged } from './stage'

export const aspectDrill: Maker = (level, r): Made | null => {
  const hex = r.pick(INNER)
  const what = level < 2 ? 'foot' : r.pick(['foot', 'foot', 'horse', 'gun'] as const)
  const formation =
    what === 'foot'
      ? level < 3
        ? 'line'
        : r.pick(['line', 'column', 'skirmish'] as const)
      : what === 'gun' && level > 2
        ? r.pick(['line', 'line', 'limbered'] as const)
        : 'line'
  const ground = level === 4 && r.below(4) === 0 ? { [hex]: 'B2' } : {}
  const one: Put = { seat: 'b', what, hex, facing: r.below(6), formation }
  const board = boardOf(staged({ counters: [one], ground }).map)
  const from = r.pick(board.cell(hex)!.near.filter((n): n is string => n !== null))
  const foe: Put = { seat: 'a', what: r.pick(['foot', 'horse'] as const), hex: from, facing: board.side(from, hex)! }
  const scene: Scene = { counters: [one, foe], ground }
  const state = staged(scene)
  const right = aspectIn(state, hex, from)
  // What has neither flank nor rear answers itself: seldom.
  const round = formation === 'skirmish' || formation === 'limbered' || ground[hex] !== undefined
  if (right === 'front' && r.below(round ? 3 : 2) === 0) return null
  const [own, other] = idsOf(scene).map(id => state.units[id]!)
  const why = ground[hex] !== undefined ? 'built' : formation === 'skirmish' || formation === 'limbered' ? formation : right
  return {
    show: shown(state),
    question: phrase('drill.aspect.ask', { unit: own!.name, enemy: other!.name, from, hex }),
    facts: [
      phrase(`drill.aspect.${what === 'gun' && formation === 'line' ? 'battery' : formation}`),
      ...(ground[hex] === undefined ? [] : [phrase('drill.aspect.village')]),
    ],
    asked: {
      kind: 'choice',
      options: (['front', 'flank', 'rear'] as const).map(id => ({ id, text: phrase(`drill.aspect.is.${id}`) })),
      right,
    },
    margin: null,
    construction: [
      { kind: 'line', tone: right === 'front' ? 'legal' : 'not', points: [middle(from), middle(hex)], ends: true },
      { kind: 'region', tone: 'target', polygon: outline(hex) },
    ],
    clause: right === 'front' ? '5.1.1' : '6.4.2',
    why: phrase(`drill.aspect.why.${what === 'gun' && right === 'rear' ? 'battery' : why}`),
    chalk: [{ kind: 'region', tone: 'measure', polygon: outline(from) }],
    look: [middle(hex), middle(from)],
  }
}
