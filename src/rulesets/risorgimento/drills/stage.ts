/** The hexes on which drills of San Fermo stand: counters of either side on ground with levels, as a drill wants them. */
import type { Point, Show, UnitId } from '../../contract'
import { risorgimento, type SbCounter } from '..'
import { outlineOf, middleOf as spotOf } from '../layout'
import type { SbState } from '../state'

const name = (it: string, en: string) => ({ it, en })
export type Side = 'a' | 'b'
export type What = 'foot' | 'horse' | 'gun'
export interface Put {
  readonly seat: Side
  readonly what: What
  readonly hex: string
  readonly facing?: number
  readonly formation?: SbCounter['formation']
}
export interface Scene {
  readonly counters: readonly Put[]
  /** Ground and level by hex, as `V2`; all else is open on level 2. */
  readonly ground?: { readonly [hex: string]: string }
  /** Roads from hex to hex. */
  readonly roads?: readonly (readonly string[])[]
}
export const COLUMNS = 11
export const ROWS = 9
const labelOf = (c: number, r: number): string => String(c).padStart(2, '0') + String(r).padStart(2, '0')
/** Every hex of the field. */
export const HEXES: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  labelOf((i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1),
)
/** Hexes well inside it. */
export const INNER: readonly string[] = HEXES.filter(h => {
  const [c, r] = [Number(h.slice(0, 2)), Number(h.slice(2))]
  return c > 3 && c < COLUMNS - 2 && r > 3 && r < ROWS - 2
})

const mapOf = (scene: Pick<Scene, 'ground' | 'roads'>): SbState['map'] => ({
  columns: COLUMNS,
  rows: ROWS,
  playable: { columns: COLUMNS, rows: ROWS },
  ground: Array.from({ length: ROWS }, (_, r) =>
    Array.from({ length: COLUMNS }, (__, c) => scene.ground?.[labelOf(c + 1, r + 1)] ?? 'C2').join(' '),
  ),
  roads: (scene.roads ?? []).map((line, i) => ({ id: `R${i + 1}`, kind: 'road', line })),
  names: [],
})
const PLAIN = { fire: 3, melee: 3, training: 3, morale: 4, arm: 'L', skirmish: 'no' } as const
const armyOf = (seat: Side) => ({
  campo: 1,
  ruleset: 'risorgimento',
  army: `drill-${seat}`,
  title: seat === 'a' ? name('Cacciatori', 'Cacciatori') : name('Austria', 'Austria'),
  nation: seat === 'a' ? 'sardinia' : 'austria',
  commanders: [
    { id: 'C', name: name('Comandante', 'Commander'), class: 'CiC', ability: 1, radius: 20, dress: 'sardinia-general' },
  ],
  types: {
    foot: {
      ...PLAIN,
      kind: 'infantry',
      sp: 3,
      pm: 5,
      pmOther: 6,
      skirmish: 'reverse',
      kit: 'shako-infantry',
      dress: seat === 'a' ? 'sardinia-volunteers' : 'austria-1848-hungarian',
    },
    horse: {
      ...PLAIN,
      kind: 'cavalry',
      sp: 3,
      fire: 0,
      pm: 10,
      kit: seat === 'a' ? 'helmet-horse' : 'hussar',
      dress: seat === 'a' ? 'sardinia-cavalry' : 'austria-1848-hussar',
    },
    gun: {
      ...PLAIN,
      kind: 'artillery',
      sp: 2,
      fire: 4,
      melee: 1,
      pm: 2,
      pmOther: 8,
      kit: 'field-gun',
      dress: 'austria-1848-artillery',
    },
  },
  battalions: [
    ['foot', name('Compagnia', 'Company')],
    ['horse', name('Squadrone', 'Squadron')],
    ['gun', name('Sezione', 'Section')],
  ].map(([type, title]) => ({
    id: type,
    name: title,
    commander: 'C',
    counters: Array.from({ length: 6 }, (_, i) => ({
      name: name(`${(title as { it: string }).it} ${i + 1}`, `${(title as { en: string }).en} ${i + 1}`),
      type,
    })),
  })),
})

let begun: SbState | null = null
function first(): SbState {
  if (begun) return begun
  const party = { commanders: [], order: 'attack', formation: 'line' }
  const seat = (s: Side, at: string) => ({
    army: armyOf(s),
    parties: (['foot', 'horse', 'gun'] as const).map((what, i) => ({
      ...party,
      counters: [what],
      at: HEXES.filter(h => h.startsWith(at)).slice(3 * i, 3 * i + 3),
    })),
  })
  const read = risorgimento.readScenario(
    {
      campo: 1,
      ruleset: 'risorgimento',
      id: 'drill',
      title: name('Campo di Marte', 'The drill ground'),
      turns: 1000,
      map: mapOf({}),
      seats: { a: seat('a', '01'), b: seat('b', '11') },
      rules: { goal: { instant: [], scattered: false }, start: { date: '1859-05-27', time: '14:30' } },
    },
    () => undefined,
  )
  if (!read.ok) throw new Error(`the drill ground cannot be read: ${JSON.stringify(read.error)}`)
  begun = risorgimento.setUp(read.value, Object.fromEntries(risorgimento.options.map(o => [o.key, o.default])))
  return begun
}

/** The counters of a scene, in its order: the first foot of a side is its `foot/1`, and so on. */
export function idsOf(scene: Pick<Scene, 'counters'>): readonly UnitId[] {
  const used = new Map<string, number>()
  return scene.counters.map(p => {
    const kind = `${p.seat}/${p.what}`
    const n = (used.get(kind) ?? 0) + 1
    used.set(kind, n)
    return `${kind}/${n}` as UnitId
  })
}
/** The state with those counters, and nobody else, on that ground. */
export function staged(scene: Scene): SbState {
  const s = first()
  const ids = idsOf(scene)
  const units: { [id: string]: SbCounter } = {}
  for (const u of Object.values(s.units)) units[u.id] = { ...u, place: 'reserve', hex: null }
  scene.counters.forEach((p, i) => {
    const id = ids[i]!
    units[id] = {
      ...s.units[id]!,
      hex: p.hex,
      place: 'map',
      rank: 1,
      facing: (p.facing ?? 0) as SbCounter['facing'],
      formation: p.formation ?? 'line',
    }
  })
  const commanders = Object.fromEntries(
    Object.entries(s.commanders).map(([id, c]) => [id, { ...c, place: 'reserve' as const, hex: null }]),
  )
  return { ...s, map: mapOf(scene), turn: 1, units, commanders, phase: 'activate', waiting: [], active: 'a' }
}
/** What is drawn before an answer is given: pieces, ground and grid, nothing that would tell. */
export function shown(state: SbState): Show {
  const show = risorgimento.show(risorgimento.view(state, 'spectator'))
  return { ...show, overlays: [], panels: {} }
}
const MAP = mapOf({})
export const middle = (hex: string): Point => spotOf(MAP, hex)
export const outline = (hex: string): readonly Point[] => outlineOf(MAP, hex)
