/** The ground on which drills of Radetzky stand: one read scenario with a pool of bases of each side, put where a drill wants them. */
import type { Body, Footprint, Show, UnitId } from '../../contract'
import { radetzky } from '..'
import { freshUse } from '../setup'
import type { RadState } from '../state'

export type Unit = RadState['units'][string]
export type Ground = RadState['ground'][number]

const name = (it: string, en: string) => ({ it, en })
const KINDS = {
  a: ['line', 'line', 'guard', 'bersaglieri', 'bersaglieri', 'cavalry', 'fieldBattery', 'carabinieri'],
  b: ['german', 'german', 'grenadier', 'jager', 'jager', 'hussar', 'austrianBattery', 'uhlan'],
} as const
const NAMES = {
  a: [
    name('I/1º Savoia', 'I/1st Savoia'),
    name('II/1º Savoia', 'II/1st Savoia'),
    name('Guardie', 'Guards'),
    name('Bersaglieri, ala destra', 'Bersaglieri, right wing'),
    name('Bersaglieri, ala sinistra', 'Bersaglieri, left wing'),
    name('Genova Cavalleria', 'Genova Cavalry'),
    name('1ª batteria', '1st Battery'),
    name('Carabinieri', 'Carabinieri'),
  ],
  b: [
    name('I/Kaiser', 'I/Kaiser'),
    name('II/Kaiser', 'II/Kaiser'),
    name('Granatieri', 'Grenadiers'),
    name('Kaiserjäger, ala destra', 'Kaiserjäger, right wing'),
    name('Kaiserjäger, ala sinistra', 'Kaiserjäger, left wing'),
    name('Ussari', 'Hussars'),
    name('2ª batteria', '2nd Battery'),
    name('Ulani', 'Uhlans'),
  ],
} as const
const SIDES = {
  a: { nation: 'sardinia', title: name('Sardegna', 'Sardinia'), y: 20, facing: 0, chief: name('Bava', 'Bava') },
  b: { nation: 'austria', title: name('Austria', 'Austria'), y: 100, facing: 180, chief: name('D’Aspre', 'D’Aspre') },
} as const

function side(seat: 'a' | 'b') {
  const { nation, title, y, facing, chief } = SIDES[seat]
  const at = (x: number) => ({ pose: { front: [x, y], facing } })
  return {
    army: {
      campo: 1,
      ruleset: 'radetzky',
      army: `drill-${nation}`,
      title,
      nation,
      chief: { name: chief, value: 4 },
      groups: [
        {
          id: 'I',
          name: name('Brigata', 'Brigade'),
          general: { name: chief },
          units: KINDS[seat].map((kind, i) => ({ name: NAMES[seat][i]!, kind })),
        },
      ],
    },
    groups: {
      I: {
        order: 'attack',
        zone: [
          [0, y - 20],
          [180, y - 20],
          [180, y + 20],
          [0, y + 20],
        ],
      },
    },
    units: Object.fromEntries(KINDS[seat].map((_, i) => [`${seat}/I/${i + 1}`, at(20 + 18 * i)])),
    chief: { front: [170, y], facing },
  }
}

/** The scenario as a file would hold it. */
export const STAGE = {
  campo: 1,
  ruleset: 'radetzky',
  id: 'drill',
  title: name('Campo di Marte', 'The drill ground'),
  table: { width: 180, depth: 120 },
  north: 0,
  turns: 12,
  ground: [],
  seats: { a: side('a'), b: side('b') },
  rules: { goal: { kind: 'losses' } },
}

let first: RadState | null = null
/** The state before anything was put anywhere; read once. */
function begun(): RadState {
  if (first) return first
  const read = radetzky.readScenario(JSON.parse(JSON.stringify(STAGE)), () => undefined)
  if (!read.ok) throw new Error(`the drill ground cannot be read: ${JSON.stringify(read.error)}`)
  first = radetzky.setUp(read.value, {})
  return first
}

/** A base on the drill ground: where, and what of it is not as usual. */
export type Put = Partial<Unit> & { readonly pose: NonNullable<Unit['pose']> }
export interface Scene {
  /** By id; who is not named is not there. */
  readonly units: { readonly [id: string]: Put }
  readonly ground?: readonly Ground[]
}

/** The state of the game with these bases on these places, side A active in turn 1. */
export function staged(scene: Scene): RadState {
  const s = begun()
  return {
    ...s,
    turn: 1,
    phase: 'act',
    first: 'a',
    active: 'a',
    waiting: ['a'],
    ground: scene.ground ?? [],
    units: Object.fromEntries(
      Object.entries(s.units).map(([id, u]) => {
        const put = scene.units[id]
        if (!put) return [id, { ...u, place: 'reserve' as const, pose: null }]
        return [id, { ...u, place: 'table' as const, ...put, use: put.use ?? freshUse(put.pose) }]
      }),
    ),
  }
}

export interface Stood {
  readonly show: Show
  body(id: string): Body
  at(id: string): Footprint
}
/** What stands on the table of a state and is drawn before an answer is given: nothing that would tell. */
export function stood(state: RadState): Stood {
  const show: Show = { ...radetzky.show(radetzky.view(state, 'spectator')), discs: [], overlays: [], panels: {} }
  const body = (id: string) => {
    const found = show.bodies.find(b => b.id === id)
    if (!found) throw new Error(`${id} is not on the drill ground`)
    return found
  }
  return { show, body, at: id => body(id).footprint }
}

export const unitOf = (state: RadState, id: string): Unit => state.units[id as UnitId]!
