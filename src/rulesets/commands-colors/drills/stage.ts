/** The hexes on which drills of cards stand: units of either side, ground and the card of the turn, as a drill wants them. */

import type { Point, Show, UnitId } from '../../contract'
import { type CcUnit, commandsColors } from '..'
import type { Card } from '../cards'
import type { UnitType } from '../kinds'
import { middleOf, outlineOf } from '../layout'
import { type CcState, IDLE } from '../state'

const name = (it: string, en: string) => ({ it, en })
const SIDES = {
  a: { name: name('Francia', 'France'), commander: name('Davout', 'Davout'), hand: 5, units: { LN: ['A9'] }, leaders: [] },
  b: { name: name('Austria', 'Austria'), commander: name('Carlo', 'Charles'), hand: 5, units: { LN: ['A1'] }, leaders: [] },
}
export type Side = 'a' | 'b'
export interface Put {
  readonly seat: Side
  readonly type: UnitType
  readonly hex: string
  readonly blocks?: number
  readonly ordered?: boolean
  /** Hexes that it has moved. */
  readonly moved?: number
}
export interface Scene {
  readonly units: readonly Put[]
  /** Letters of the maps by hex; all else is open. */
  readonly ground?: { readonly [hex: string]: string }
  readonly active: Side
  readonly card: Card
  readonly phase: CcState['phase']
}
/** Every hex of the field. */
export const HEXES: readonly string[] = Array.from({ length: 9 }, (_, r) =>
  Array.from({ length: r % 2 === 0 ? 13 : 12 }, (_, c) => String.fromCharCode(65 + c) + (r + 1)),
).flat()

const mapOf = (ground: Scene['ground']) => ({
  rows: Array.from({ length: 9 }, (_, r) =>
    HEXES.filter(h => h.slice(1) === String(r + 1))
      .map(h => ground?.[h] ?? '.')
      .join(' '),
  ),
  fords: 'free',
  names: [],
})
let begun: CcState | null = null
function first(): CcState {
  if (begun) return begun
  const read = commandsColors.readScenario(
    {
      campo: 1,
      ruleset: 'commands-colors',
      id: 'drill',
      title: name('Campo di Marte', 'The drill ground'),
      turns: 1000,
      map: mapOf({}),
      seats: SIDES,
      rules: { first: 'a', banners: 5, objectives: [] },
      marks: {
        map: 'reconstructed',
        places: 'reconstructed',
        austria: 'reconstructed',
        france: 'reconstructed',
        rules: 'sourced',
      },
    },
    () => undefined,
  )
  if (!read.ok) throw new Error(`the drill ground cannot be read: ${JSON.stringify(read.error)}`)
  begun = commandsColors.setUp(read.value, Object.fromEntries(commandsColors.options.map(o => [o.key, o.default])))
  return begun
}
const NAMES: { readonly [t in UnitType]?: ReturnType<typeof name> } = {
  LN: name('fanteria di linea', 'line infantry'),
  LT: name('fanteria leggera', 'light infantry'),
  GRZ: name('Grenzer', 'Grenzer'),
  GR: name('granatieri', 'grenadiers'),
  LC: name('cavalleria leggera', 'light cavalry'),
  HC: name('cavalleria pesante', 'heavy cavalry'),
  CU: name('corazzieri', 'cuirassiers'),
  FA: name('artiglieria a piedi', 'foot artillery'),
  HA: name('artiglieria a cavallo', 'horse artillery'),
}
const FULL = (p: Put): number => (p.type === 'FA' || p.type === 'HA' ? 3 : p.seat === 'b' && p.type === 'LN' ? 5 : 4)
/** A unit is known by its hex. */
export const idOf = (p: Pick<Put, 'seat' | 'hex'>): UnitId => `${p.seat}/${p.hex}` as UnitId

export function staged(scene: Scene): CcState {
  const s = first()
  const units = Object.fromEntries(
    scene.units.map(p => {
      const id = idOf(p)
      const full = FULL(p)
      const u: CcUnit = {
        id,
        seat: p.seat,
        type: p.type,
        name: NAMES[p.type] ?? name(p.type, p.type),
        blocks: p.blocks ?? full,
        full,
        hex: p.hex,
        leader: null,
        square: null,
        use: { ...IDLE, ordered: p.ordered === true, moved: p.moved ?? 0, done: (p.moved ?? 0) > 0 },
        member: false,
      }
      return [id, u]
    }),
  )
  return {
    ...s,
    map: mapOf(scene.ground) as CcState['map'],
    turn: 1,
    active: scene.active,
    phase: scene.phase,
    units,
    leaders: {},
    played: {
      card: scene.card,
      shown: scene.card,
      command: 5,
      slots: [],
      plain: false,
      faces: [],
      left: [],
      section: null,
    },
  }
}
/** What is drawn before an answer is given: pieces, ground and grid, nothing that would tell. */
export function shown(state: CcState): Show {
  const show = commandsColors.show(commandsColors.view(state, 'spectator'))
  return { ...show, overlays: show.overlays.filter(o => o.id?.startsWith('flank/')), panels: {} }
}
export const middle = (hex: string): Point => middleOf(hex)
export const outline = (hex: string): readonly Point[] => outlineOf(hex)
