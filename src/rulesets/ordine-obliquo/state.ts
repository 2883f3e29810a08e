/**
 * What a game of Ordine Obliquo holds: plain JSON, replaced and never changed. `OoSeen` is what rules read; the whole state and
 * a seat's view both satisfy it. In a view the enemy's hidden things are null (an order, a courier's letter, a pose behind the
 * screen, CP where the option veils them).
 */
import type { Cm, Deg, GameStep, Id, Name, Options, Point, Pose, Seat, Seen, UnitId, Viewer } from '../contract'
import type { ArmyMorale, CombatUse, Ending, Fight, Flight, Interrupt, Objectives, TurnLoss, Win } from './combat'
import type { Arm, CommanderClass, Experience, Formation, Nation, Order as OrderKind, Troop, Weapon } from './kinds'
import type { Army, Piece } from './scenario'

export const PHASES = [
  'terrain',
  'objectives',
  'deploy',
  'firstOrders',
  'arrivals',
  'orders',
  'rally',
  'compulsory',
  'initiative',
  'choose',
  'generals1',
  'move1',
  'evade1',
  'finish1',
  'generals2',
  'move2',
  'evade2',
  'finish2',
  'fire1',
  'fire2',
  'closing',
  'melee',
  'pursuit',
  'recovery',
  'over',
] as const
export type Phase = (typeof PHASES)[number]
/** The phases in which somebody may have to act; the others pass by. */
export const ACTING: readonly Phase[] = PHASES.filter(p => !['closing', 'recovery', 'over'].includes(p))

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]
export const other = (seat: Seat): Side => (seat === 'a' ? 'b' : 'a')

/** What an army list calls a unit (`unit.<kind>`); its arm says what it is to the rules. */
export const UNIT_KINDS = [
  'line',
  'grenadier',
  'jaeger',
  'grenz',
  'cuirassier',
  'dragoon',
  'hussar',
  'chevauleger',
  'cossack',
  'lightGun',
  'heavyGun',
  'howitzer',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
export type { Arm, CommanderClass, Experience, Formation, Nation, OrderKind, Troop, Weapon }
export const DISORDER_CAUSES = ['ground', 'river', 'square', 'morale', 'ruling', 'routers', 'ridden'] as const
export type DisorderCause = (typeof DISORDER_CAUSES)[number]

/** `attack` names an enemy brigade (`b/I`) or one unit (`b/C/3`); `objective` a place, and the piece of ground there where there is one. */
export type Order =
  | { readonly kind: 'halt' | 'cautious' | 'withdraw' }
  | { readonly kind: 'objective'; readonly place: Point; readonly ground?: Id }
  | { readonly kind: 'attack'; readonly target: Id }

/** A counter beside a general. That it lies there and when it was laid is public, its face is not until shown. */
export interface Counter {
  readonly laid: number
  /** Null: none yet, or its face is hidden from this viewer. */
  readonly order: Order | null
  readonly given: boolean
  /** Turned up for both on request (3.2), until a new one is laid. */
  readonly shown: boolean
}

/** The parts of a unit that its own move may change. */
export interface UnitParts {
  readonly pose: Pose
  readonly formation: Formation
  /** The village it is deployed in (formation `village`): it is measured as its outline, and `pose` is its middle. */
  readonly village: Id | null
  readonly disorder: DisorderCause | null
  /** Where the guns stand whose gunners left them. */
  readonly guns: Pose | null
}

/** A charge halted 1 cm before its target (9.1). */
export interface Charge {
  readonly target: UnitId
  readonly side: 'front' | 'flank' | 'rear'
  /** 9.7: half or more of the charger was behind the target's front line when its move began. */
  readonly flanking: boolean
  /** The straight stretch before contact, the last centimetre included (9.3). */
  readonly straight: Cm
  /** Cavalry: 6 cm or more of it. */
  readonly impetus: boolean
  /** Charges are numbered in the order of their declaration (reading 5). */
  readonly n: number
}

/** What a unit has done in this turn: fire and melee ask for it, and a second `move` goes on from it. */
export interface TurnUse extends CombatUse {
  /** Where and how it stood when the turn began. */
  readonly start: Pose | null
  readonly startFormation: Formation
  /** The steps of its move so far, as written. A second `move` in the phase continues them. */
  readonly steps: readonly GameStep[]
  /** cm of the allowance that are gone, and the allowance they went from (the speed in force; 0: not moved yet). */
  readonly spent: Cm
  readonly speed: Cm
  /** Share of the speed used, 0 to 1; a change of formation of half a move counts 0.5. */
  readonly share: number
  /** A change of front (about-face) or of formation was made (9.1). */
  readonly front: boolean
  readonly form: boolean
  readonly wheeled: boolean
  /** Lengths of its advance and oblique steps (3.2); lengths of its steps back. */
  readonly advanced: Cm
  readonly retired: Cm
  /** The straight advance at the end of its steps (impetus). */
  readonly straight: Cm
  /** Nothing more may be done this turn (a whole-move change, a side-step, a village, a square). */
  readonly done: boolean
  /** 7.6: it evaded, and what share of its speed that took. */
  readonly evaded: number | null
  readonly charge: Charge | null
  /** In this turn's finishing phase it may go on: the enemy before it evaded. */
  readonly finishing: boolean
  /** 3.3: out of its general's radius when looked at: it acts on Halt. */
  readonly halted: boolean
  /** 7.3: an own unit passed through these guns: they may turn, not limber. */
  readonly passedThrough: boolean
  /**
   * To put it back to where it was when this phase began; null: it has not moved in this phase, or dice fell. Filled in by
   * `apply`, whatever an effect says. `passed`: guns that its move passed through.
   */
  readonly before: {
    readonly parts: UnitParts
    readonly use: Omit<TurnUse, 'before'>
    readonly passed: readonly UnitId[]
  } | null
}

export interface Unit extends Omit<UnitParts, 'pose'> {
  readonly id: UnitId
  readonly seat: Side
  readonly brigade: Id
  readonly name: Name
  readonly kind: UnitKind
  readonly arm: Arm
  readonly troop: Troop
  readonly nation: Nation
  readonly experience: Experience
  readonly weapon: Weapon
  /** Horse artillery. */
  readonly horse: boolean
  readonly kit: string
  readonly dress: string
  readonly bases: number
  readonly base: { readonly width: Cm; readonly depth: Cm }
  readonly cpStart: number
  /** Null: veiled by the option; `strength` then says what may be seen. */
  readonly cp: number | null
  readonly strength: 'full' | 'half' | 'gone'
  /** Null: not on the table, or not shown. */
  readonly pose: Pose | null
  readonly place: 'table' | 'reserve' | 'off' | 'destroyed'
  /** The turn in which it came as a reinforcement; null: it was there from the start, or is still to come. */
  readonly arrived: number | null
  readonly rout: 'routing' | 'retreating' | null
  /** While it retreats or routs. */
  readonly flight: Flight | null
  /** 13 Rallied, it has to rejoin its brigade: it may go towards its general until his radius has it again. */
  readonly rejoins: boolean
  /** 13 Retreating, it left the table: where it may come back, and in which turn. */
  readonly returns: { readonly pose: Pose; readonly turn: number } | null
  readonly tired: boolean
  readonly firstVolley: boolean
  readonly detached: boolean
  /** Its own counter: detached units and the regiments of the commander-in-chief; null: it acts on its brigade's. */
  readonly counter: Counter | null
  readonly use: TurnUse
}

export interface General {
  readonly id: Id
  readonly seat: Side
  readonly brigade: Id
  readonly name: Name
  readonly dress: string
  /** The commander-in-chief; he alone has a class. */
  readonly chief: boolean
  readonly class: CommanderClass | null
  /** Null: behind the screen, or away. While attached: his unit's centre. */
  readonly point: Point | null
  readonly start: Point | null
  readonly attached: UnitId | null
  /** The turn in which he was last attached (3.4: he gives no new orders in the turn after). */
  readonly attachedTurn: number | null
  /** cm ridden in this turn. */
  readonly ridden: Cm
  readonly fate: 'well' | 'wounded' | 'dead'
  /** Lost: the turn in which somebody takes his place (14). */
  readonly returns: number | null
  /** Tested in this phase (3.5). */
  readonly tested: boolean
}

export interface Brigade {
  readonly id: Id
  readonly seat: Side
  readonly name: Name
  /** The commander-in-chief's own units: each cavalry regiment has its own counter, guns need none. */
  readonly chief: boolean
  readonly general: Id
  readonly units: readonly UnitId[]
  /** Command radius in cm (3.3). */
  readonly radius: Cm
  readonly counter: Counter
  /** The one unit that was ever detached (2.5). */
  readonly detachment: UnitId | null
  /** The scenario holds its order until this turn begins; in that turn it may be changed by any commander. */
  readonly holdUntil: number | null
  /** From a turn on a die of six may end that sooner: on so much or more. */
  readonly holdDie: { readonly from: number; readonly die: number } | null
  /** A point behind of its own (2.6); null: its side's. */
  readonly retreat: Point | null
  /** It comes in a later turn, into a strip along the edge; null: it is there from the start. */
  readonly arrives: Arrival | null
  /** The way it fronts: where a cautious advance goes when no enemy is seen. */
  readonly front: Deg
  /** It may be set up so far beyond its side's zone; left out: it may not. */
  readonly forward?: Cm
  /** It is set up before the screen. */
  readonly shown?: true
}

export interface Courier {
  readonly id: Id
  readonly seat: Side
  readonly at: Point
  /** A brigade, or a unit with its own counter. */
  readonly to: Id
  readonly order: Order | null
  readonly sent: number
  /** The turn in which he will arrive if his goal stays where it is. */
  readonly arrives: number
}

export interface OoSeen extends Seen {
  readonly ruleset: 'ordine-obliquo'
  /** Null: the whole state. */
  readonly viewer: Viewer | null
  readonly scenario: Id
  readonly options: Options
  readonly turn: number
  readonly turns: number
  readonly phase: Phase
  /** Seats that still have to finish the present phase. */
  readonly waiting: readonly Side[]
  /** The side that moves first in this turn (the source's A); null before it is known. */
  readonly first: Side | null
  readonly initiative: { readonly a: number | null; readonly b: number | null; readonly winner: Side | null }
  readonly table: { readonly width: Cm; readonly depth: Cm; readonly north: Deg | null }
  readonly ground: readonly Piece[]
  readonly units: { readonly [id: string]: Unit }
  readonly generals: { readonly [id: string]: General }
  readonly brigades: { readonly [id: string]: Brigade }
  readonly couriers: { readonly [id: string]: Courier }
  readonly sides: { readonly [seat in Side]: SideState }
  readonly rules: SceneRules
  /** Charges declared so far in this turn. */
  readonly charges: number
  /** Couriers sent so far in the game: their ids. */
  readonly sent: number
  /** The melees of this turn, in the order in which they are fought. */
  readonly fights: readonly Fight[]
  /** Who may step forward or break through when the next turn's flights have gone. */
  readonly wins: readonly Win[]
  readonly interrupt: Interrupt | null
  /** By objective: the side whose unit that may hold it was the last one on it (16.2). */
  readonly passed: { readonly [ground: string]: Side }
  /** The CP each side had lost at the end of each turn; null: veiled. */
  readonly losses: readonly TurnLoss[]
  readonly ended: Ending['by'] | null
  /** How it ended, with what was counted; null while the battle goes on. */
  readonly ending: Ending | null
}

/** When and where a brigade arrives. */
export interface Arrival {
  readonly turn: number
  readonly zone: readonly Point[]
  /** The village into which one battalion may be put straight. */
  readonly village: Id | null
  /** The enemy knows nothing of it until it comes. */
  readonly secret?: true
}

export interface SideState {
  readonly nation: Nation
  readonly retreat: Point | null
  /** The zone behind the screen; null: the scenario places. */
  readonly zone: readonly Point[] | null
  readonly confirmed: boolean
  /** Pieces of terrain that this side has placed (16.2). */
  readonly placed: number
  readonly morale: ArmyMorale
  readonly objectives: Objectives | null
}

/** What a scenario adds to the rules, as the state keeps it. */
export interface SceneRules {
  readonly initiative: readonly { readonly turn: number; readonly seat: Side }[]
  /** The pieces each side places before the game (16.2); null: none. */
  readonly terrain: { readonly each: number; readonly edge: Cm; readonly apart: Cm } | null
  readonly retreatFree: boolean
  readonly start: { readonly date: string; readonly time: string } | null
  readonly mist: { readonly until: number; readonly cm: Cm } | null
  /** From that turn on the side is led by a commander of that class. */
  readonly command: readonly { readonly turn: number; readonly seat: Side; readonly class: CommanderClass }[]
  /** 16.2: `secret`: each side assigns its points unseen; `given`: the scenario does; `none`: there are none. */
  readonly objectives: 'secret' | 'given' | 'none'
}

export interface OoState extends OoSeen {
  readonly viewer: null
}
export interface OoView extends OoSeen {
  readonly viewer: Viewer
}
export type * from './combat'
export type { Army, Piece }
