/**
 * What the campaign map and the table tell each other of one battle (1.20): a `Battle` goes down, a `Fought` comes back up. Plain JSON
 * on both ways. Strength points are whole numbers; France and her allies are seat `a` on the map and at the table, Austria seat `b`.
 */
import type { Deg, Id, Name, TableLog } from '../../contract'

export type { Id, Name }

/** The three kinds of strength points: infantry, cavalry, artillery, in the order in which ties are settled (NC-8). */
export const ARMS = ['ipf', 'cpf', 'apf'] as const
export type Arm = (typeof ARMS)[number]
/** Strength points by arm, never negative. */
export type Points = { readonly [arm in Arm]: number }

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export type Nation = 'france' | 'austria'

export const GROUNDS = ['plain', 'bridge', 'mountain'] as const
/** What a point of the map is; a fortress is a number beside it (1.3). */
export type GroundKind = (typeof GROUNDS)[number]

export const ATTITUDES = ['stand', 'intercept', 'support', 'retreat'] as const
export type Attitude = (typeof ATTITUDES)[number]

/** A leader as the text's table has him: seniority 1 is the highest; initiative 2 to 5; charisma 1 to 3. */
export interface Leader {
  readonly id: Id
  readonly name: Name
  readonly seniority: number
  readonly initiative: number
  readonly charisma: number
  /** Napoleone and Carlo: that they are killed is confirmed by a 6, else it is a wound (NC-17). */
  readonly confirmed?: true
}

/** The link of the map by which somebody came or comes: the neighbouring point, and its bearing seen from the battle's (0 north, 90 east). */
export interface Way {
  readonly from: Id
  readonly bearing: Deg
}

export const ARRIVAL_TURNS = [3, 5, 7] as const
export type ArrivalTurn = (typeof ARRIVAL_TURNS)[number]

/** A unit of the map in the battle, or the share of a supporting one that comes. */
export interface Contingent {
  /** The unit's id on the map; once in a battle. */
  readonly id: Id
  readonly name: Name
  /** In order of seniority; empty for a garrison without a leader, which counts as initiative 2 and charisma 1 (NC-21). */
  readonly leaders: readonly Leader[]
  /** All that the unit has. */
  readonly has: Points
  /** What it brings to this battle: of a supporter its share per arm, never more than it has; the rest stays off the table. */
  readonly brings: Points
  readonly attitude: Attitude
  /** By which link it came into the point in this turn, or comes as a support; null: it stood there. */
  readonly way: Way | null
  /** The table turn in which a support comes; null: it is there from the start. */
  readonly arrives: ArrivalTurn | null
}

export interface BattleSide {
  readonly nation: Nation
  /** Who is there from the start first, each by the seniority of its first leader; at least one of them is. */
  readonly contingents: readonly Contingent[]
  readonly supplied: boolean
  /** Option `guardWithNapoleon`: the emperor is not here, and so his guard is not: line and dragoons stand for it. */
  readonly noGuard?: true
}

/** What the clubs play both ways of the units of the table (options of the campaign). */
export interface Readings {
  /** Light infantry of France stands in close order. */
  readonly lightLine?: true
  /** Eight-pounders are heavy guns. */
  readonly eightHeavy?: true
}

export const EDGES = ['near', 'far', 'left', 'right'] as const
/** An edge of the table as seat `a` sees it. */
export type Edge = (typeof EDGES)[number]
/** Pieces of ground that the winner of a round may add (1.12). */
export const PIECES = ['hill', 'wood', 'village', 'rough'] as const

/**
 * What the winner of a round of manoeuvre takes (1.12), no kind twice. `brigade` is a table id, as `b/II`; left out: the enemy's
 * largest one (`showFirst`, `delay`), the own largest one (`forward`).
 */
export type Gain =
  /** The good ground is his: hills and villages that could lie on either half lie on his own. */
  | { readonly kind: 'edge' }
  | { readonly kind: 'showFirst'; readonly brigade?: Id }
  | { readonly kind: 'delay'; readonly brigade?: Id }
  | { readonly kind: 'terrain'; readonly piece: (typeof PIECES)[number] }
  | { readonly kind: 'forward'; readonly brigade?: Id }

/** One of the three rounds before the battle: dice and totals of both, who won it (null: equal, no effect), what he took. */
export interface Manoeuvre {
  readonly dice: { readonly [side in Side]: number }
  readonly totals: { readonly [side in Side]: number }
  readonly winner: Side | null
  readonly gain: Gain | null
}

/** A battle as the map hands it down: all that the table needs, and nothing of the rest of the campaign. */
export interface Battle {
  /** Once in a campaign, as `5-wie`: small letters, digits and hyphens. */
  readonly id: string
  /** The campaign's turn, and the day of the battle, `1809-05-21`. */
  readonly turn: number
  readonly date: string
  readonly point: {
    readonly id: Id
    readonly name: Name
    readonly ground: GroundKind
    /** The walls of a fortress stand here. */
    readonly fortress: boolean
  }
  readonly rain: boolean
  /** Who entered the point. */
  readonly attacker: Side
  readonly sides: { readonly [side in Side]: BattleSide }
  /** Three rounds, or none where they were not played. */
  readonly manoeuvre: readonly Manoeuvre[]
  readonly readings?: Readings
  /** What a unit that loses all its CP loses of its weight: 2 of 5 (1.20, way back). */
  readonly lossShare?: { readonly of: number; readonly in: number }
}

/** What a unit on the table is, as the text's percentages name it (1.20, steps 4 and 5). */
export const PIECE_TYPES = [
  'line',
  'light',
  'guard',
  'jaeger',
  'militia',
  'grenadier',
  'grenz',
  'hussar',
  'chasseur',
  'chevauleger',
  'lancer',
  'dragoon',
  'cuirassier',
  'guardHorse',
  'sixPounder',
  'eightPounder',
  'twelvePounder',
  'horseSixPounder',
] as const
export type PieceType = (typeof PIECE_TYPES)[number]

/** One unit of the table and what stands behind it. */
export interface Piece {
  /** Its id on the table, as `a/I/1`. */
  readonly unit: Id
  readonly side: Side
  readonly contingent: Id
  readonly arm: Arm
  readonly type: PieceType
  readonly cp: number
}

/** A contingent's arm: its strength points and how many units stand for them; 0: they are the park, wait behind the line and come home whole. */
export interface Cell {
  readonly side: Side
  readonly contingent: Id
  readonly arm: Arm
  readonly points: number
  readonly units: number
}

/** Who leads what at the table; `leader` null: a general without a name on the map, whose fate stays on the table. */
export interface Command {
  /** The brigade's id at the table, as `a/I`; `a/C` is the commander-in-chief's. */
  readonly brigade: Id
  readonly contingent: Id
  readonly leader: Id | null
}

/** The battle as it stands on the table: what the way back needs, and the scenario to play it with. */
export interface Handover {
  readonly battle: Battle
  readonly cells: readonly Cell[]
  readonly pieces: readonly Piece[]
  readonly commands: readonly Command[]
  /** A scenario of Ordine Obliquo with both armies in it: JSON to be read by the content like any file. */
  readonly scenario: { readonly id: string; readonly [key: string]: unknown }
}

/** How a battle at the table ended: one army broke, withdrew or conceded; both broke; the last turn was over; both agreed. */
export const ENDS = ['broken', 'bothBroken', 'conceded', 'turns', 'agreed'] as const
export type End = (typeof ENDS)[number]

/** What became of a leader: `well` also for the lightly wounded. Killed may still have to be confirmed, wounded are out for 1D6 turns. */
export const FATES = ['well', 'wounded', 'killed', 'captured'] as const
export type Fate = (typeof FATES)[number]

/** What became of one unit of the table: so much of its strength is gone, and whether it was there at all. */
export interface PieceAfter {
  readonly unit: Id
  /** Strength lost of that it had; destroyed or off the table in rout: all of it. */
  readonly lost: number
  readonly of: number
  readonly there: boolean
  /** Guns that their crew left and the enemy holds: all they stand for is lost. */
  readonly taken: boolean
}

/** A finished battle in the hand-over's own words, whoever fought it where. */
export interface TableResult {
  readonly by: Fought['by']
  readonly turn: number
  readonly end: End
  /** Null: nobody won it. */
  readonly winner: Side | null
  readonly pieces: readonly PieceAfter[]
  /** Leaders whom something befell. */
  readonly leaders: readonly { readonly leader: Id; readonly fate: Fate }[]
}

/** One contingent's account after the battle, before the pursuit. */
export interface Account {
  readonly contingent: Id
  readonly side: Side
  /** A support that the battle did not wait for: it comes home whole, and goes back with whom it supported. */
  readonly arrived: boolean
  readonly brought: Points
  readonly onTable: Points
  readonly park: Points
  readonly battleLoss: Points
  /** Of the loss so many artillery points are guns that the enemy took; nobody gains them. */
  readonly captured: number
}

/** A battle as the table gives it back. */
export interface Fought {
  readonly battle: string
  /** `table`: a game of this house with its log; `typed`: a real table, its result written in. */
  readonly by: 'table' | 'typed'
  /** The table turn in which it ended. */
  readonly turn: number
  readonly end: End
  /** Who is beaten and retreats a point; the other side holds the field. There is always one (1.20, step 10). */
  readonly beaten: Side
  readonly held: Side
  /** `back`: the attacker is beaten on equal points and goes back by his own link. */
  readonly retreat: 'point' | 'back'
  /** No pursuit after a battle that nobody won. */
  readonly pursuit: boolean
  readonly accounts: readonly Account[]
  readonly leaders: readonly { readonly leader: Id; readonly side: Side; readonly fate: Fate }[]
  /** Victory points of the battle's losses by the side that wins them: one for each of the enemy's points lost (NC-4). */
  readonly points: { readonly [side in Side]: number }
  /** Where it was fought: the table's log by its hashes, as that log names this campaign. Left out: on a real table. */
  readonly log?: TableLog
}

/** What a beaten contingent loses to the pursuit (1.10). */
export interface PursuitLoss {
  readonly contingent: Id
  readonly loss: Points
}

/** A line of the ledger: one contingent's arm, from what the unit had to what it has. It closes, or the hand-over stops. */
export interface LedgerLine {
  readonly side: Side
  readonly contingent: Id
  readonly arm: Arm
  readonly before: number
  readonly brought: number
  readonly onTable: number
  readonly park: number
  readonly returned: number
  readonly battleLoss: number
  readonly pursuitLoss: number
  readonly after: number
}
