/**
 * 1.20 down: a battle of the map as a whole scenario of Ordine Obliquo with both armies in it, and what the way back needs beside it.
 * The same battle gives the same file, to the last letter.
 */
import { canonicalJson } from '../../../base/canonical'
import { brigadesOf, type Formed } from './brigades'
import { battleFaults } from './check'
import { chiefOf, classOf } from './chief'
import { edgeOf, FORWARD, groundOf, homeEdge, northOf, stripOf, TABLE, zoneOf } from './ground'
import { brigadeName, GENERAL_DRESS, lookOf, nameless, unitName } from './looks'
import { cellsOfBattle, typesOf } from './scale'
import { cpOf, otherSide, recipeOf, TURNS } from './tables'
import type { Battle, Cell, Command, Gain, Handover, Id, Piece, PieceType, Side } from './types'
import { SIDES } from './types'

const RULESET = 'ordine-obliquo'
/** 1.12: the turn in which a brigade comes that was held up. */
const DELAYED = 3

/** The brigade that a gain falls on: the one named, if it is there from the start, else the largest one of that side. */
function struck(side: Side, brigades: readonly Formed[], gain: Gain): Formed | null {
  const named = 'brigade' in gain ? gain.brigade : undefined
  const present = brigades.filter(b => b.id !== 'C' && b.arrives === null)
  const found = present.find(b => `${side}/${b.id}` === named)
  return found ?? present.reduce<Formed | null>((best, b) => (best && best.units.length >= b.units.length ? best : b), null)
}

/** What the rounds before the battle did to the brigades of a side (1.12). */
interface Struck {
  readonly delayed: Formed | null
  readonly shown: Formed | null
  readonly forward: Formed | null
}
function struckOf(battle: Battle, side: Side, brigades: readonly Formed[]): Struck {
  const of = (kind: Gain['kind'], winner: Side): Formed | null => {
    const round = battle.manoeuvre.find(m => m.gain?.kind === kind && m.winner === winner)
    return round?.gain ? struck(side, brigades, round.gain) : null
  }
  const late = of('delay', otherSide(side))
  // Somebody is always there: an army of one brigade cannot be held up.
  const others = brigades.some(b => b !== late && b.arrives === null && b.units.length > 0)
  return {
    delayed: others ? late : null,
    shown: of('showFirst', otherSide(side)),
    forward: of('forward', side),
  }
}

interface Host {
  readonly side: Side
  readonly brigades: readonly Formed[]
  readonly struck: Struck
}

function armyOf(battle: Battle, { side, brigades }: Host): { readonly [key: string]: unknown } {
  const of = battle.sides[side]
  const count = new Map<PieceType, number>()
  const next = (type: PieceType): number => {
    const n = (count.get(type) ?? 0) + 1
    count.set(type, n)
    return n
  }
  return {
    campo: 1,
    ruleset: RULESET,
    army: `${battle.id}-${of.nation}`,
    title: of.nation === 'france' ? { it: 'Francia', en: 'France' } : { it: 'Austria', en: 'Austria' },
    nation: of.nation,
    class: classOf(chiefOf(of).leader),
    brigades: brigades.map(b => ({
      id: b.id,
      name: brigadeName(b, of.contingents.find(c => c.id === b.contingent)!.name),
      general: { name: b.leader?.name ?? nameless(b.id), dress: GENERAL_DRESS[of.nation] },
      units: b.units.map(u => {
        const recipe = recipeOf(of.nation, u.type, battle.readings)
        const [kit, dress] = lookOf(of.nation, u.type)
        return { name: unitName(u.type, next(u.type)), ...recipe, kit, dress }
      }),
    })),
  }
}

function seatOf(battle: Battle, host: Host): { readonly [key: string]: unknown } {
  const { side, brigades, struck: s } = host
  const detached = brigades.flatMap(b => (b.detached === null ? [] : [`${side}/${b.id}/${b.detached + 1}`]))
  return {
    army: armyOf(battle, host),
    deploy: {
      zone: zoneOf(side),
      ...(s.forward ? { forward: { [`${side}/${s.forward.id}`]: FORWARD } } : {}),
      ...(s.shown ? { shown: [`${side}/${s.shown.id}`] } : {}),
    },
    retreat: [TABLE.width / 2, side === 'a' ? 0 : TABLE.depth],
    ...(detached.length > 0 ? { detached } : {}),
  }
}

const arrivals = (battle: Battle, { side, brigades, struck: s }: Host) =>
  brigades.flatMap(b => {
    const way = battle.sides[side].contingents.find(c => c.id === b.contingent)?.way
    const edge = b.arrives !== null && way ? edgeOf(battle, way) : homeEdge(side)
    const turn = b.arrives ?? (b === s.delayed ? DELAYED : null)
    // Whoever held it up knows of it; of a support the enemy learns when it comes.
    const secret = b.arrives === null ? {} : { secret: true }
    return turn === null ? [] : [{ brigade: `${side}/${b.id}`, turn, zone: stripOf(edge), ...secret }]
  })

/** Hands a battle down to the table. Throws with the codes of its faults where the map hands over what cannot be. */
export function handOver(battle: Battle): Handover {
  const faults = battleFaults(battle)
  if (faults.length > 0) throw new Error(`battle ${battle.id}: ${faults.join(', ')}`)
  const cells = cellsOfBattle(battle)
  const hosts = SIDES.map((side): Host => {
    const mine = cells.filter(c => c.side === side)
    const brigades = brigadesOf(battle, side, typesOf(battle, battle.sides[side].nation, mine))
    return { side, brigades, struck: struckOf(battle, side, brigades) }
  })
  const [a, b] = hosts as [Host, Host]
  return {
    battle,
    cells,
    pieces: hosts.flatMap(h => piecesOf(battle, h)),
    commands: hosts.flatMap(commandsOf),
    scenario: {
      campo: 1,
      ruleset: RULESET,
      id: `1809-${battle.id}`,
      title: { it: `Battaglia di ${battle.point.name.it}`, en: `Battle of ${battle.point.name.en}` },
      table: TABLE,
      north: northOf(battle),
      turns: TURNS,
      ground: groundOf(battle),
      seats: { a: seatOf(battle, a), b: seatOf(battle, b) },
      rules: { reinforcements: hosts.flatMap(h => arrivals(battle, h)), start: { date: battle.date, time: '07:00' } },
    },
  }
}

const piecesOf = (battle: Battle, { side, brigades }: Host): Piece[] =>
  brigades.flatMap(b =>
    b.units.map((u, i) => ({
      unit: `${side}/${b.id}/${i + 1}`,
      side,
      contingent: u.contingent,
      arm: u.arm,
      type: u.type,
      cp: cpOf(battle.sides[side].nation, u.type, battle.readings),
    })),
  )
const commandsOf = ({ side, brigades }: Host): Command[] =>
  brigades.map(b => ({ brigade: `${side}/${b.id}`, contingent: b.contingent, leader: b.leader?.id ?? null }))

/** The pieces of a contingent's arm. */
export const piecesIn = (handover: Pick<Handover, 'pieces'>, cell: Pick<Cell, 'contingent' | 'arm' | 'side'>): readonly Piece[] =>
  handover.pieces.filter(p => p.side === cell.side && p.contingent === cell.contingent && p.arm === cell.arm)

/** The scenario and its two armies as files of their own, by path, as they are saved or read on another table. */
export function filesOf(handover: Handover): { readonly [path: string]: string } {
  const { scenario } = handover
  const seats = scenario.seats as { readonly [side in Side]: { readonly army: { readonly army: Id } } }
  const text = (json: unknown): string => `${canonicalJson(json)}\n`
  const armies = SIDES.map(s => seats[s].army)
  const named = Object.fromEntries(SIDES.map(s => [s, { ...seats[s], army: seats[s].army.army }]))
  return {
    [`scenarios/${scenario.id}.json`]: text({ ...scenario, seats: named }),
    ...Object.fromEntries(armies.map(army => [`armies/${army.army}.json`, text(army)])),
  }
}
