/** Who blocks the sight: bodies and ground between two middles; a line along a side needs both hexes beside it. */

import type { Made, Maker, Option } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { distance } from '../board'
import type { UnitType } from '../kinds'
import { sight } from '../rules/ground'
import { HEXES, idOf, middle, outline, type Put, type Scene, shown, staged } from './stage'

const BODIES: readonly UnitType[] = ['LN', 'LC', 'LT']
const MARKS = ['A', 'B', 'C', 'D'] as const

/** The scene without what stands or grows in one hex. */
const without = (scene: Scene, hex: string): Scene => ({
  ...scene,
  units: scene.units.filter(u => u.hex !== hex),
  ground: Object.fromEntries(Object.entries(scene.ground ?? {}).filter(([h]) => h !== hex)),
})

export const blocksDrill: Maker = (level, r): Made | null => {
  const seat = r.pick(['a', 'b'] as const)
  const foe = seat === 'a' ? 'b' : 'a'
  const hex = r.pick(HEXES.filter(h => /^[C-K][2-8]$/.test(h)))
  const gun: Put = { seat, type: 'FA', hex, ordered: true }
  const empty = staged({ units: [gun], active: seat, card: 'probeCentre', phase: 'combat' })
  const far = level < 3 ? 3 + r.below(2) : 4 + r.below(2)
  const target = r.pick(HEXES.filter(h => distance(empty.map, hex, h) === far))
  const [x, y] = [middle(hex), middle(target)]
  // What stands about the line, near enough to be looked at twice.
  const beside = HEXES.filter(h => {
    const [dx, dy] = [y[0] - x[0], y[1] - x[1]]
    const [px, py] = [middle(h)[0] - x[0], middle(h)[1] - x[1]]
    const long = Math.sqrt(dx * dx + dy * dy)
    const along = (px * dx + py * dy) / long
    const off = Math.abs(px * dy - py * dx) / long
    return h !== hex && h !== target && along > 4 && along < long - 4 && off < (level < 3 ? 20 : 13)
  })
  const many = Math.min(beside.length, level === 1 ? 2 : level < 4 ? 3 : 4)
  const about: string[] = []
  for (let i = 0; i < 40 && about.length < many; i++) {
    const h = r.pick(beside)
    if (h && !about.includes(h)) about.push(h)
  }
  if (about.length < 2) return null
  const ground: { [hex: string]: string } = {}
  const units: Put[] = [gun, { seat: foe, type: 'LN', hex: target }]
  for (const h of about) {
    if (level > 1 && r.below(2) === 0) ground[h] = r.pick(['F', 'T', 'M'] as const)
    else units.push({ seat: r.pick([seat, foe]), type: r.pick(BODIES), hex: h })
  }
  const scene: Scene = { units, ground, active: seat, card: 'probeCentre', phase: 'combat' }
  const clear = (of: Scene): boolean => {
    const s = staged(of)
    return sight(s, s.units[idOf(gun)]!, target).clear
  }
  const free = clear(scene)
  const blockers = free ? [] : about.filter(h => clear(without(scene, h)))
  // One alone: else it is none of them, or any of two.
  if (!free && blockers.length !== 1) return null
  if (free && r.below(3) !== 0) return null
  const state = staged(scene)
  const placed = [...about].sort()
  const options: Option[] = placed.map((h, i) => {
    const body = state.units[`a/${h}`] ?? state.units[`b/${h}`]
    const what = body ? body.name : { phrase: phrase(`drill.blocks.ground.${ground[h]}`) }
    return {
      id: h,
      text: phrase('drill.blocks.option', { mark: MARKS[i]!, what, hex: h }),
      ...(body ? { unit: body.id } : {}),
    }
  })
  return {
    show: shown(state),
    question: phrase('drill.blocks.ask', { hex, target }),
    facts: [phrase('drill.blocks.how'), phrase('drill.blocks.side')],
    asked: {
      kind: 'choice',
      options: [...options, { id: 'nobody', text: phrase('drill.blocks.nobody') }],
      right: free ? 'nobody' : blockers[0]!,
    },
    margin: null,
    construction: [
      { kind: 'line', tone: free ? 'legal' : 'not', points: [x, y], ends: true },
      ...blockers.map(h => ({ kind: 'region', tone: 'not', polygon: outline(h) }) as const),
    ],
    clause: 'sight',
    why: free ? phrase('drill.blocks.free') : phrase('drill.blocks.why', { hex: blockers[0]! }),
    chalk: [
      { kind: 'region', tone: 'measure', polygon: outline(hex) },
      { kind: 'region', tone: 'target', polygon: outline(target) },
      ...placed.map(
        (h, i) =>
          ({
            kind: 'region',
            tone: 'note',
            polygon: outline(h),
            text: phrase('drill.blocks.mark', { mark: MARKS[i]! }),
            textAt: middle(h),
          }) as const,
      ),
    ],
    whom: [],
    look: [x, y],
  }
}
