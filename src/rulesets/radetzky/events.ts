/** What happened. Events carry results: `units` says what it made of bases, so that `apply` needs no rule. */
import type { DiceRolled } from '../../engine/dice'
import type { Clause, Cm, Id, Pose, Seat, Step, UnitId } from '../contract'
import type { Order } from './kinds'
import type { Interrupt, Phase, Pursuit, Side, Unit } from './state'

/** By unit: what is new of it. */
export type Changes = { readonly [id: string]: Partial<Unit> }

/** Dice of one base and what came of them. */
export interface Volley {
  readonly unit: UnitId
  readonly dice: readonly number[]
  readonly sixes: number
  readonly pairs: number
  readonly damages: number
}
/** The cohesion tests of one base for the damages of one attack. */
export interface Tests {
  readonly unit: UnitId
  readonly damages: number
  readonly threshold: number
  readonly rolls: readonly number[]
  readonly losses: number
  /** Melee: one more for who was disordered already. */
  readonly extra: number
}

export type RadEvent =
  | DiceRolled
  | { readonly type: 'RuleBreached'; readonly code: string; readonly clause: Clause }
  | { readonly type: 'LotsDrawn'; readonly a: number; readonly b: number; readonly winner: Side | null }
  | { readonly type: 'Placed'; readonly seat: Side; readonly id: UnitId; readonly units: Changes }
  | { readonly type: 'Linked'; readonly seat: Side; readonly unit: UnitId; readonly linked: boolean; readonly units: Changes }
  | {
      readonly type: 'TurnBegan'
      readonly turn: number
      readonly units: Changes
      readonly sectors: { readonly [group: string]: number }
      /** By side: the base with which a new commander-in-chief stands. */
      readonly chiefs: { readonly [seat: string]: UnitId }
    }
  | { readonly type: 'SectorBegan'; readonly sector: number }
  | { readonly type: 'PhaseBegan'; readonly phase: Phase; readonly waiting: readonly Side[]; readonly active?: Side | null }
  | { readonly type: 'InitiativeRolled'; readonly a: number; readonly b: number; readonly winner: Side | null }
  | { readonly type: 'FirstChosen'; readonly by: Side; readonly first: Side }
  | { readonly type: 'Activated'; readonly seat: Side; readonly units: Changes }
  | {
      readonly type: 'OrderGiven'
      readonly seat: Side
      readonly group: Id
      readonly order: Order
      readonly given: number
      /** Bases too far from their command: they keep what they had. */
      readonly out: readonly UnitId[]
      readonly units: Changes
    }
  | {
      readonly type: 'Moved'
      readonly unit: UnitId
      readonly steps: readonly Step[]
      readonly ends: readonly Pose[]
      readonly charge: UnitId | null
      readonly disordered: boolean
      readonly units: Changes
    }
  | { readonly type: 'TakenBack'; readonly unit: UnitId; readonly units: Changes }
  | { readonly type: 'Recovered'; readonly unit: UnitId; readonly units: Changes }
  | { readonly type: 'Limbered'; readonly unit: UnitId; readonly limbered: boolean; readonly units: Changes }
  | { readonly type: 'OpportunityTaken'; readonly unit: UnitId; readonly units: Changes }
  | {
      readonly type: 'Fired'
      readonly target: UnitId
      readonly cm: Cm
      readonly volley: Volley
      readonly opportunity: boolean
      readonly units: Changes
    }
  | { readonly type: 'Tested'; readonly tests: Tests; readonly units: Changes }
  | { readonly type: 'Interrupted'; readonly interrupt: Interrupt; readonly units: Changes }
  | { readonly type: 'InterruptEnded' }
  | {
      readonly type: 'Fought'
      readonly attacker: Volley
      readonly defender: Volley
      readonly supporters: readonly UnitId[]
      readonly side: 'front' | 'flank' | 'rear'
      readonly impetus: boolean
      readonly units: Changes
    }
  | {
      readonly type: 'Decided'
      readonly winner: UnitId | null
      readonly loser: UnitId | null
      readonly losses: readonly [number, number]
    }
  | { readonly type: 'Destroyed'; readonly unit: UnitId; readonly why: 'losses' | 'edge' | 'trapped'; readonly units: Changes }
  | {
      readonly type: 'Retreated'
      readonly unit: UnitId
      readonly roll: number
      readonly cm: Cm
      /** What stopped it before its way was done. */
      readonly stopped: boolean
      readonly pushed: readonly UnitId[]
      readonly units: Changes
    }
  /** A group that waited for the retreat of others may move. */
  | { readonly type: 'Released'; readonly group: Id }
  | { readonly type: 'PursuitOffered'; readonly pursuit: Pursuit }
  | { readonly type: 'PursuitEnded' }
  | {
      readonly type: 'Pursued'
      readonly unit: UnitId
      readonly roll: number
      readonly cm: Cm
      readonly contact: UnitId | null
      readonly units: Changes
    }
  /** Two bases or more: the one in front first. */
  | { readonly type: 'SquareFormed'; readonly both: readonly [UnitId, UnitId, ...UnitId[]]; readonly units: Changes }
  | { readonly type: 'SquareBroken'; readonly both: readonly [UnitId, UnitId, ...UnitId[]]; readonly units: Changes }
  | { readonly type: 'BlockUsed'; readonly unit: UnitId; readonly block: Id; readonly way: 'in' | 'out'; readonly units: Changes }
  /** The awaited side is done with the phase. */
  | { readonly type: 'PhaseEnded'; readonly seat: Side; readonly phase: Phase; readonly units: Changes }
  | { readonly type: 'Left'; readonly unit: UnitId; readonly units: Changes }
  | { readonly type: 'Excused'; readonly seat: Side; readonly who: readonly UnitId[] }
  | { readonly type: 'TurnEnded'; readonly turn: number }
  | { readonly type: 'GameEnded'; readonly by: string; readonly winner: Side | null }
  | {
      readonly type: 'RulingMade'
      readonly by: Seat
      readonly why: string
      readonly set: readonly { readonly [key: string]: unknown }[]
    }
  | { readonly type: 'DiceThrown'; readonly by: Seat; readonly sides: number; readonly faces: readonly number[] }
  | { readonly type: 'Marked'; readonly unit: UnitId; readonly state: 'disordered' | 'none'; readonly units: Changes }
  | { readonly type: 'LossSet'; readonly unit: UnitId; readonly count: number; readonly units: Changes }
  | { readonly type: 'Removed'; readonly unit: UnitId; readonly units: Changes }
