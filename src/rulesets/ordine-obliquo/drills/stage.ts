/** The ground on which drills stand: one read scenario with a pool of units of each side, put where a drill wants them. */
import type { Body, Footprint, Show } from '../../contract'
import { firmness } from '../../shared/drill/parts'
import { ordineObliquo } from '..'
import type { OoState } from '../state'

type Unit = OoState['units'][string]
export type Ground = OoState['ground'][number]

const name = (it: string, en: string) => ({ it, en })
const unit = (called: ReturnType<typeof name>, kind: string, kit: string, dress: string) => ({
  name: called,
  kind,
  experience: 'regular',
  kit,
  dress,
})

const SIDES = {
  a: { nation: 'prussia', title: name('Prussia', 'Prussia'), y: 20, facing: 0, names: ['Bevern', 'Manteuffel', 'Hülsen'] },
  b: { nation: 'austria', title: name('Austria', 'Austria'), y: 100, facing: 180, names: ['Lacy', 'Browne', 'Wied'] },
} as const

function side(seat: 'a' | 'b') {
  const { nation, title, y, facing, names } = SIDES[seat]
  const foe = seat === 'a' ? 'b' : 'a'
  const at = (x: number, formation?: string) => ({ front: [x, y], facing, ...(formation ? { formation } : {}) })
  const general = (n: 0 | 1) => ({ name: name(names[n], names[n]), dress: `${nation}-general` })
  return {
    army: {
      campo: 1,
      ruleset: 'ordine-obliquo',
      army: `drill-${nation}`,
      title,
      nation,
      class: 'normal',
      brigades: [
        {
          id: 'I',
          name: name('Brigata', 'Brigade'),
          general: general(0),
          units: [
            unit(name(`I/${names[0]}`, `I/${names[0]}`), 'line', 'line-infantry', `${nation}-line`),
            unit(name(`II/${names[0]}`, `II/${names[0]}`), 'line', 'line-infantry', `${nation}-line`),
            unit(name('Granatieri', 'Grenadiers'), 'grenadier', 'grenadier', `${nation}-grenadier`),
            unit(name(`I/${names[2]}`, `I/${names[2]}`), 'line', 'line-infantry', `${nation}-line`),
            unit(name('Batteria leggera', 'Light Battery'), 'lightGun', 'gun-light', `${nation}-artillery`),
          ],
        },
        {
          id: 'C',
          name: name('Comando', 'Headquarters'),
          general: general(1),
          units: [
            unit(name('Corazzieri', 'Cuirassiers'), 'cuirassier', 'cuirassier', `${nation}-cuirassier`),
            unit(name('Ussari', 'Hussars'), 'hussar', 'hussar', `${nation}-hussar`),
            unit(name('Batteria pesante', 'Heavy Battery'), 'heavyGun', 'gun-heavy', `${nation}-artillery`),
          ],
        },
      ],
    },
    deploy: {
      [`${seat}/I/1`]: at(20),
      [`${seat}/I/2`]: at(40),
      [`${seat}/I/3`]: at(60),
      [`${seat}/I/4`]: at(80),
      [`${seat}/I/5`]: at(95, 'battery'),
      [`${seat}/C/1`]: at(110),
      [`${seat}/C/2`]: at(130),
      [`${seat}/C/3`]: at(150, 'battery'),
    },
    generals: { [`${seat}/I`]: [20, y], [`${seat}/C`]: [60, y] },
    orders: {
      [`${seat}/I`]: { kind: 'attack', target: `${foe}/I` },
      [`${seat}/C/1`]: { kind: 'attack', target: `${foe}/I` },
      [`${seat}/C/2`]: { kind: 'attack', target: `${foe}/I` },
    },
    retreat: [90, seat === 'a' ? 0 : 120],
  }
}

/** The scenario as a file would hold it. */
export const STAGE = {
  campo: 1,
  ruleset: 'ordine-obliquo',
  id: 'drill',
  title: name('Campo di Marte', 'The drill ground'),
  table: { width: 180, depth: 120 },
  north: 0,
  turns: 12,
  ground: [],
  seats: { a: side('a'), b: side('b') },
  rules: { initiative: [{ turn: 1, seat: 'a' }] },
}

let first: OoState | null = null
/** The state before anything was put anywhere; read once. */
function begun(): OoState {
  if (first) return first
  const read = ordineObliquo.readScenario(JSON.parse(JSON.stringify(STAGE)), () => undefined)
  if (!read.ok) throw new Error(`the drill ground cannot be read: ${JSON.stringify(read.error)}`)
  first = ordineObliquo.setUp(read.value, {})
  return first
}

/** What a unit has done when a turn begins: nothing. */
export const unused = (pose: Unit['pose'], formation: Unit['formation']): Unit['use'] => ({
  ...Object.values(begun().units)[0]!.use,
  start: pose,
  startFormation: formation,
})

/** A unit on the drill ground: where, and what of it is not as usual. */
export type Put = Partial<Unit> & { readonly pose: NonNullable<Unit['pose']> }
export interface Scene {
  /** By id; who is not named is not there. */
  readonly units: { readonly [id: string]: Put }
  /** Brigade to place; who is not named is not there. */
  readonly generals?: { readonly [brigade: string]: readonly [number, number] }
  readonly ground?: readonly Ground[]
  readonly phase?: OoState['phase']
}

/** The state of the game with these units on these places, side A to act in turn 1. */
export function staged(scene: Scene): OoState {
  const s = begun()
  return {
    ...s,
    turn: 1,
    phase: scene.phase ?? 'move1',
    first: 'a',
    waiting: ['a'],
    ground: scene.ground ?? [],
    units: Object.fromEntries(
      Object.entries(s.units).map(([id, u]) => {
        const put = scene.units[id]
        if (!put) return [id, { ...u, place: 'reserve' as const, pose: null }]
        const formation = put.formation ?? u.formation
        return [id, { ...u, ...put, formation, use: { ...u.use, start: put.pose, startFormation: formation } }]
      }),
    ),
    generals: Object.fromEntries(
      Object.entries(s.generals).map(([id, g]) => {
        const at = scene.generals?.[g.brigade] ?? null
        return [id, { ...g, point: at, start: at }]
      }),
    ),
  }
}

/** What is drawn of a state before an answer is given: the pieces and the ground, nothing that would tell. */
export function shown(state: OoState): Show {
  const show = ordineObliquo.show(ordineObliquo.view(state, 'spectator'))
  return { ...show, discs: [], overlays: [], panels: {} }
}

export interface Stood {
  readonly show: ReturnType<typeof shown>
  body(id: string): Body
  at(id: string): Footprint
}
/** What stands on the table of a state. */
export function stood(state: OoState): Stood {
  const show = shown(state)
  const body = (id: string) => {
    const found = show.bodies.find(b => b.id === id)
    if (!found) throw new Error(`${id} is not on the drill ground`)
    return found
  }
  return { show, body, at: id => body(id).footprint }
}

/** How firmly an answer of Ordine Obliquo holds. */
export const steady = (
  scene: Scene,
  ids: readonly string[],
  answer: (s: OoState) => string,
  scales: readonly number[],
): number | null => firmness<Scene, OoState>(staged, scene, ids, answer, scales)
