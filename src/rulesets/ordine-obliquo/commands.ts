/** What a seat may ask. `move` and `moveTogether` are the house's own; `order`s of the written word are `GameStep`s. */
import type {
  GameStep,
  Id,
  MoveCommand,
  MoveTogether,
  PlaceCommand as PlaceOne,
  Point,
  RulingCommand,
  Seat,
  Step,
  TakeBackCommand,
  UnitId,
  Verdict,
} from '../contract'
import type { Objectives } from './combat'
import type { Charge, Formation, Order, Side, TurnUse, UnitParts } from './state'

/** 3.2: lay a counter beside a brigade's general (`a/I`) or a unit that has its own (`a/C/3`). Too far: a courier takes it. */
export interface OrderCommand {
  readonly type: 'order'
  readonly to: Id
  readonly order: Order
}
/** 2.5 */
export interface DetachCommand {
  readonly type: 'detach'
  readonly unit: UnitId
  readonly order: Order
}
export interface RejoinCommand {
  readonly type: 'rejoin'
  readonly unit: UnitId
}
/** The house's `place`, in set-up and in free play; `unit` may be a general's id, whose `pose` then counts by its point. */
export interface PlaceCommand extends PlaceOne {
  readonly formation?: Formation
  readonly village?: Id
}
/** 16.2: `facing` turns the piece about its middle. */
export interface PlaceGroundCommand {
  readonly type: 'placeGround'
  readonly kind: 'hill' | 'steepHill' | 'village'
  readonly at: Point
  readonly facing: number
}
/** 2.6 */
export interface RetreatPointCommand {
  readonly type: 'retreatPoint'
  readonly at: Point
}
/** 16.2: points by piece of ground, in secret; what is not named gets none. May be changed until the phase is ended. */
export interface ObjectivesCommand {
  readonly type: 'objectives'
  readonly points: Objectives
}
/** 5: one roll of both sides' dice; equal totals are rolled again with another. */
export interface InitiativeCommand {
  readonly type: 'initiative'
}
export interface ChooseFirstCommand {
  readonly type: 'chooseFirst'
  readonly first: Side
}
export interface MoveGeneralCommand {
  readonly type: 'moveGeneral'
  readonly general: Id
  readonly to: Point
}
export interface AttachCommand {
  readonly type: 'attach'
  readonly general: Id
  readonly unit: UnitId
}
export interface ReleaseCommand {
  readonly type: 'release'
  readonly general: Id
}
/** 7.5: a whole turn. `side` 0 to 3: the side of the village's outline left by (from its i-th corner to the next). */
export interface VillageCommand {
  readonly type: 'village'
  readonly unit: UnitId
  readonly village: Id
  readonly way: 'in' | 'through' | 'out'
  readonly side?: number
}
/** 7.4: a roll; in its own move, first of all. */
export interface SquareCommand {
  readonly type: 'formSquare'
  readonly unit: UnitId
}
/** 7.6: steps of the evasion; `leaveGuns`: the gunners go and leave their guns (7.6.2). */
export interface EvadeCommand {
  readonly type: 'evade'
  readonly unit: UnitId
  readonly steps: readonly Step[]
  readonly leaveGuns?: true
  /** 7.6.2: at which of several chargers the one shot goes; left out: where the chance is best. */
  readonly at?: UnitId
}
/** 9.3: horse charged in front by horse tries to counter-charge. */
export interface CounterChargeCommand {
  readonly type: 'counterCharge'
  readonly unit: UnitId
}
/** 9: resolves one melee, named by the one who is attacked; `hit`: of several attackers the one that a hit strikes (9.8). */
export interface MeleeCommand {
  readonly type: 'melee'
  readonly target: UnitId
  readonly hit?: UnitId
}
/** 11: horse with impetus breaks through when the beaten have gone. */
export interface BreakThroughCommand {
  readonly type: 'breakThrough'
  readonly unit: UnitId
}
/** 13: tries to rally a unit in rout. */
export interface RallyCommand {
  readonly type: 'rally'
  readonly unit: UnitId
}
/** 10.1: a retreat ends the other way about: to come, its owner's wish changes; just made, the unit turns. */
export interface TurnAboutCommand {
  readonly type: 'turnAbout'
  readonly unit: UnitId
}
/** 13: who retreated off the table comes back. */
export interface ComeBackCommand {
  readonly type: 'comeBack'
  readonly unit: UnitId
}
/** 10.2 (3.9.13): the winner takes the ground of the beaten. */
export interface StepForwardCommand {
  readonly type: 'stepForward'
  readonly unit: UnitId
}
/** 11: the move of a break-through that was declared, straight on. */
export interface PursueCommand {
  readonly type: 'pursue'
  readonly unit: UnitId
  readonly cm: number
}
/** 8: all of these units fire at that enemy. `sides`: the side of its village that a garrison fires from; left out: its best. */
export interface FireCommand {
  readonly type: 'fire'
  readonly target: UnitId
  readonly by: readonly UnitId[]
  readonly sides?: { readonly [unit: string]: number }
}
/** 8.9: these units fire at the move that was just shown; none: it is let pass (so does `endPhase`). */
export interface OpportunityCommand {
  readonly type: 'opportunityFire'
  readonly by: readonly UnitId[]
}
/** The awaited seat is done with the phase (also: confirms its set-up, its first orders). */
export interface EndPhaseCommand {
  readonly type: 'endPhase'
}
/** 3.2: turn an enemy counter up for both. */
export interface ShowOrderCommand {
  readonly type: 'showOrder'
  readonly of: Id
}
/** Free play only: pieces are placed, marked and taken off at will, phases passed, dice rolled. */
export type FreeCommand =
  | { readonly type: 'mark'; readonly unit: UnitId; readonly state: 'disordered' | 'routing' | 'retreating' | 'tired' | 'none' }
  | { readonly type: 'lose'; readonly unit: UnitId; readonly cp: number }
  | { readonly type: 'remove'; readonly unit: UnitId }
  | { readonly type: 'dice'; readonly sides: number; readonly count: number }
export type { MoveCommand, MoveTogether, RulingCommand, TakeBackCommand }

export type OoCommand =
  | OrderCommand
  | DetachCommand
  | RejoinCommand
  | PlaceCommand
  | PlaceGroundCommand
  | RetreatPointCommand
  | ObjectivesCommand
  | InitiativeCommand
  | ChooseFirstCommand
  | MoveGeneralCommand
  | AttachCommand
  | ReleaseCommand
  | MoveCommand
  | MoveTogether
  | VillageCommand
  | SquareCommand
  | EvadeCommand
  | FireCommand
  | OpportunityCommand
  | CounterChargeCommand
  | MeleeCommand
  | BreakThroughCommand
  | RallyCommand
  | TurnAboutCommand
  | ComeBackCommand
  | StepForwardCommand
  | PursueCommand
  | EndPhaseCommand
  | ShowOrderCommand
  | FreeCommand
  | TakeBackCommand
  | RulingCommand

/** What a move makes of the mover; poses quantised to 1e-4. */
export interface MoveEffect {
  readonly parts: UnitParts
  readonly use: TurnUse
  /** Friends that were passed through: unlimbered guns may then no longer limber (7.3). */
  readonly passed: readonly UnitId[]
  /** 9.3: enemy open order that this horse rode through; left out: none. */
  readonly ridden?: readonly UnitId[]
}
/**
 * A verdict on a move with what it would do. `effect` is null where the move cannot be carried out at all (`impossible`), and is
 * there for a breach, so that an insisting player gets what he asked for.
 *
 * `judgeMove(seen, seat, command: MoveCommand): MoveVerdict` (rules/move.ts) and `judgeVillage(seen, seat, command:
 * VillageCommand): MoveVerdict` (rules/village.ts) know speed, wheels, formations, ground, other units and nearness. They do
 * not know phases, seats' turns, orders or whether a charge is allowed: index.ts and rules/charge.ts add those. With
 * `command.charge` the mover may come as near as 1 cm to that enemy (nearer: `charge/halt` 9.1) and keeps more than 1 cm from
 * the others. `{"form":"square"}` is refused: `form/square-roll` 7.4. Steps continue `unit.use.steps`; the steps 3.2 allows by
 * order (retire) ask `orderOf` of rules/orders.ts.
 */
export interface MoveVerdict extends Verdict {
  readonly effect: MoveEffect | null
}
export type { Charge, GameStep, Seat }
