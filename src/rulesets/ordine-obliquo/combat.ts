/**
 * What fire, melee, morale, rout and the end of a game add to the state. Everything here is public but the objectives, which each
 * side assigns in secret.
 */
import type { Cm, Deg, Footprint, Id, Point, UnitId } from '../contract'
import type { Formation } from './kinds'
import type { DisorderCause, Side } from './state'

/** How a unit was when the fire of this turn began: all fire is simultaneous (3.5), so it fires as it was then. */
export interface Shot {
  /** Null: veiled for this viewer. */
  readonly cp: number | null
  readonly disorder: DisorderCause | null
  readonly rout: 'routing' | 'retreating' | null
  readonly firstVolley: boolean
}

/** What a unit does and suffers in one turn of fire and melee; the fresh one stands in `freshCombat`. */
export interface CombatUse {
  /** How it was when this turn's fire began; null before. */
  readonly shot: Shot | null
  /** Whom it fired at in this turn; its fire is then spent. */
  readonly fired: UnitId | null
  /** Its fire was fire of opportunity (8.9). */
  readonly opportunity: boolean
  /** The worst that fire did to it in this phase (reading 10). */
  readonly shaken: 'stood' | 'retreats' | 'routs' | null
  /** 9.3 it tried to counter-charge whoever charges it. */
  readonly counter: 'made' | 'missed' | null
  /** 9.3 it has fought a melee in this turn; against guns it doesn't tire. */
  readonly fought: 'melee' | 'guns' | null
  /** 13 it made its compulsory move in this turn: that was its move. */
  readonly fled: 'retreat' | 'rout' | null
  /** 13 it tried to rally in this turn. */
  readonly rally: 'made' | 'failed' | null
  /** 9.3, 11 it broke through in this turn: it is tired at its end. */
  readonly through?: true
}

/** A unit that retreats or routs: where it goes first, and since when. It moves in the compulsory phase of the next turn. */
export interface Flight {
  /** 13 the way of the first 8 cm: straight away from the front of the enemy who caused it. */
  readonly bearing: Deg
  readonly by: UnitId | null
  readonly under: 'fire' | 'melee' | 'other'
  /** The turn in which it began. */
  readonly turn: number
  /** Compulsory moves made so far. */
  readonly moves: number
  /** 3.9.8 it found no way and stayed: it is removed if an enemy touches it. */
  readonly stuck?: true
  /** 10.1 its owner wants this retreat to end with its back to the enemy. */
  readonly back?: true
}

/**
 * What becomes of a contact: a melee with dice; gunners who roll alone (9.5, OO-14); a rout at once upon flank or rear (9.7), of guns
 * limbered or a march column (9.6); 2 CP of a unit that routs already (13); gunners who retreat already (9.5).
 */
export type FightKind = 'melee' | 'guns' | 'flank' | 'caught' | 'routed' | 'gunners'

/** One side's dice. `automatic`: hits of what is above 100 (9.8). `roll` null: there was nothing to roll for. */
export interface MeleeRoll {
  readonly side: 'attackers' | 'target'
  readonly value: number
  readonly automatic: number
  readonly roll: number | null
  readonly hits: number
  /** 12 it is disordered and rolls first: with no hit it is hit itself, and its enemy does not roll. */
  readonly first: boolean
}
/** 10.2 by what a tie was broken, in this order; `square`: horse that does not break a square goes back. */
export type TieBreak = 'square' | 'chance' | 'cp' | 'start' | 'friends' | 'general' | 'die'

/** A melee of this turn: the one attacked, and those who reached him, in the order of their charges (9.8). */
export interface Fight {
  readonly target: UnitId
  readonly attackers: readonly UnitId[]
  readonly kind: FightKind
  readonly done: boolean
  readonly rolls: readonly MeleeRoll[]
  readonly tie: TieBreak | null
  /** Null: not fought yet, or nobody is left. */
  readonly winner: 'attackers' | 'target' | null
}

/** Who won a melee and may step forward or break through in the next turn's compulsory phase (3.9.13, OO-3). */
export interface Win {
  readonly unit: UnitId
  readonly loser: UnitId
  /** Where the loser stood. */
  readonly stood: Footprint
  /** Cavalry with impetus: it may break through (11). Declared: it will. */
  readonly breakThrough: 'may' | 'declared' | 'no'
}

/** 8.9 who may fire at a mover, at which point of its path, and how it was formed there. */
export interface Opportunity {
  readonly unit: UnitId
  readonly at: { readonly front: Point; readonly facing: Deg }
  readonly formation: Formation
  /** From the firer's middle to the mover. */
  readonly cm: Cm
  /** Path of the mover up to that point. */
  readonly along: Cm
}
/** 8.9 a move that was shown and may be fired at before the turn goes on. */
export interface Interrupt {
  readonly mover: UnitId
  /** In the order in which the mover comes by. */
  readonly firers: readonly Opportunity[]
  /** Who was awaited before the interruption. */
  readonly back: readonly Side[]
}

/** 16.1 what has become of an army. */
export interface ArmyMorale {
  /** The one test at a third lost; null: not yet. */
  readonly test: 'held' | 'failed' | null
  /** More than half lost: it withdraws. */
  readonly broken: boolean
}

/** CP lost since the start, at the end of a turn. */
export interface TurnLoss {
  readonly turn: number
  readonly lost: { readonly a: number | null; readonly b: number | null }
}

/** 16: how the battle ended and what was counted. `by`: the last turn is over, one army has withdrawn, both have. */
export interface Ending {
  readonly by: 'turns' | 'broken' | 'bothBroken'
  readonly winner: Side | null
  /** Points of 16.1 and 16.2 as the option counts them. */
  readonly points: { readonly a: number; readonly b: number }
  /** 16.1: enemy units destroyed or routing, each with its points, by the side that wins them. */
  readonly destroyed: { readonly a: readonly Taken[]; readonly b: readonly Taken[] }
  /** 16.2: what each objective came to. */
  readonly objectives: readonly Held[]
}
export interface Taken {
  readonly unit: UnitId
  readonly points: number
}
/** An objective at some moment: who has it, why, and what it is worth to each side (null: hidden, or nothing assigned). */
export interface Held {
  readonly ground: Id
  readonly by: Side | null
  readonly why: 'occupied' | 'passed' | 'contested' | 'enemyNear' | 'none'
  /** Who occupies or contests it; who is near. */
  readonly units: readonly UnitId[]
  readonly points: { readonly a: number | null; readonly b: number | null }
}

/** 16.2 points by piece of ground; null: not assigned yet, or hidden from this viewer. */
export type Objectives = { readonly [ground: Id]: number }

export const freshCombat: CombatUse = {
  shot: null,
  fired: null,
  opportunity: false,
  shaken: null,
  counter: null,
  fought: null,
  fled: null,
  rally: null,
}
