/** What a campaign holds: plain JSON, replaced and never changed. Nearly all of it is hidden from somebody: `view.ts` cuts it. */
import type { Name, Options, Seen, UnitId, Viewer } from '../contract'
import type { Ledger } from './handover/ledger'
import type { TableForm } from './handover/typed'
import type { ArrivalTurn, Battle, Fought, Manoeuvre, TableResult } from './handover/types'
import type { Bank, Points, Side, Weather } from './kinds'
import type { Arrival, CampMap, CampScenario, Mark } from './scenario'
import type { Knowledge, Level } from './tables'

export const PHASES = ['initiative', 'weather', 'move', 'contact', 'battle', 'table', 'siege', 'retreat', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Unit {
  readonly id: UnitId
  readonly seat: Side
  /** What stands on its counter. */
  readonly label: string
  readonly leaders: readonly string[]
  readonly points: Points
  /** Null: gone. */
  readonly at: string | null
  /** In a bridge point: on which bank it stands. */
  readonly bank: Bank | null
  /** Movement points owed by the next movement. */
  readonly debt: number
  /** Movement points left in this turn; spent before its own phase; what the next movement begins with. */
  readonly pm: number
  readonly spent: number
  readonly base: number
  readonly tested: boolean
  readonly intercepted: boolean
  /** It has moved out of its point in its own phase. */
  readonly moved: boolean
  /** The point from which it came into the one where it stands, in this turn. */
  readonly way: string | null
  /** Turns out of supply, this one counted; battles fought so. */
  readonly out: number
  readonly hungry: number
  /** Shut in a fortress. */
  readonly inside: boolean
  readonly attitude: Attitude['do'] | null
  /** Option `stragglers`: what it lost to pursuits and may still see come back, and the last turn of contact or hunger since. */
  readonly strayed?: { readonly points: Points; readonly since: number } | null
}
export type Fate = 'well' | 'wounded' | 'killed' | 'captured' | 'coming'
export interface Leader {
  readonly id: string
  readonly seat: Side
  readonly name: Name
  readonly seniority: number
  readonly initiative: number
  readonly charisma: number
  readonly bonus: number
  readonly fatal: boolean
  readonly unit: UnitId | null
  readonly fate: Fate
  /** The turn in which a wounded one is back. */
  readonly back: number
}

export type Attitude =
  | { readonly do: 'stand' }
  /** As `stand`; into the fortress where an enemy comes in. */
  | { readonly do: 'shutIn' }
  | { readonly do: 'intercept'; readonly point: string }
  | { readonly do: 'support'; readonly of: UnitId }
  | { readonly do: 'retreat'; readonly path: readonly string[] }

/** Units that move together after one test. */
export interface Group {
  readonly units: readonly UnitId[]
  /** The leader who tested, and the movement points that his test lets each use. */
  readonly leader: string
  readonly cap: number
  readonly marched: boolean
  readonly stepped: boolean
  readonly stood: boolean
  /** Enemy points that it has met in this move. */
  readonly met: readonly string[]
  readonly tried: boolean
}
/** Two sides have come side by side: what each unit will do is written in secret. */
export interface Contact {
  /** The mover's point, and the enemy points beside it. */
  readonly at: string
  readonly foes: readonly string[]
  /** Who is asked, what was answered, who has sealed his answers. */
  readonly takers: { readonly [s in Side]: readonly UnitId[] }
  readonly answers: { readonly [unit: string]: Attitude }
  readonly sealed: { readonly [s in Side]: boolean }
}
export interface Support {
  readonly unit: UnitId
  readonly of: UnitId
  /** It was itself intercepted: one off the share. */
  readonly cut: boolean
  /** What comes, and in which turn of a table; null: not yet rolled. */
  readonly share: Points | null
  readonly arrives: ArrivalTurn | null
}
export type How = 'map' | 'table' | 'typed'
/** A battle that is marked, until it is over. */
export interface Fight {
  readonly id: string
  readonly at: string
  readonly attacker: Side
  readonly supports: readonly Support[]
  /** Units that fell back into the point: at the table they come late. */
  readonly late: readonly UnitId[]
  /** The turn of a table in which each of those comes. */
  readonly arrives: { readonly [unit: string]: ArrivalTurn }
  readonly wanted: { readonly [s in Side]: How | null }
  readonly said: { readonly [s in Side]: boolean }
  /** The battle as it was handed down, and how it is fought there. */
  readonly how: How | null
  readonly battle: Battle | null
  readonly proposal: { readonly by: Side; readonly fought: Fought } | null
  /** On a real table: what a result is written into, and what each side has written of its own. */
  readonly form: TableForm | null
  readonly wrote: { readonly [s in Side]: boolean }
  readonly written: { readonly [s in Side]: TableResult | null }
  /** The rounds of manoeuvre so far (1.12). */
  readonly rounds: readonly Manoeuvre[]
  readonly stage: 'marked' | 'asked' | 'manoeuvre' | 'table'
}
/** A beaten force: it goes back after all battles. */
export interface Beaten {
  readonly fight: string
  readonly at: string
  readonly seat: Side
  readonly units: readonly UnitId[]
  /** Points that it may not use: where the enemy came from. */
  readonly barred: readonly string[]
  /** Where it goes without being asked, if it may: an attacker whom nobody beat goes back as he came. */
  readonly prefer: string | null
  readonly pursuit: boolean
  /** What the umpire allows; empty: none. */
  readonly legal: readonly string[]
}
export interface Siege {
  readonly at: string
  /** The besieger. */
  readonly seat: Side
  /** Whole turns of siege. */
  readonly turns: number
  /** What the besieger has done in this turn. */
  readonly done: boolean
  /** The turn in which the last besieger went; null: it goes on. */
  readonly lifted: number | null
}
/** What a side was told of an enemy point; it does not follow the enemy. */
export interface Note {
  readonly turn: number
  readonly at: string
  readonly kind: Knowledge
  readonly units?: number
  readonly leaders?: readonly string[]
  readonly all?: number
  readonly points?: Points
  readonly supplied?: boolean
}
export interface Garrison {
  readonly seat: Side
  readonly points: Points
}

export interface CampSeen extends Seen {
  readonly ruleset: 'campaign-1809'
  readonly scenario: string
  readonly turns: number
  readonly phase: Phase
  readonly options: Options
  readonly map: CampMap
  readonly rules: CampScenario['rules']
  readonly marks: { readonly [what: string]: Mark }
  readonly titles: { readonly [s in Side]: Name }
  readonly commanders: { readonly [s in Side]: readonly { readonly turn: number; readonly leader: string }[] }
  readonly goals: { readonly [s in Side]: string }
  /** Who moves first in this turn, who is moving. */
  readonly first: Side | null
  readonly active: Side | null
  readonly weather: Weather | null
  readonly before: Weather | null
  /** Who has rolled for the initiative; the dice are sealed. */
  readonly rolled: { readonly [s in Side]: boolean }
  readonly units: { readonly [id: string]: Unit }
  readonly leaders: { readonly [id: string]: Leader }
  readonly garrisons: { readonly [place: string]: Garrison }
  /** Who holds each point; in a view: who held it as far as that side knows. */
  readonly control: { readonly [place: string]: Side }
  readonly known: { readonly [s in Side]: { readonly [place: string]: Side } }
  readonly sieges: { readonly [place: string]: Siege }
  /** The siege whose besieger is asked now. */
  readonly asking: string | null
  readonly group: Group | null
  /** The commander-in-chief's test for transfers in this phase: null not yet, else whether they may be made. */
  readonly council: boolean | null
  readonly contact: Contact | null
  /** Pairs of points between which contact was announced in this phase. */
  readonly opened: readonly string[]
  /** Enemy points of contacts in this turn where an enemy stood when it was last told. */
  readonly seen: readonly { readonly seat: Side; readonly at: string }[]
  readonly fights: readonly Fight[]
  /** What supporters have sent to battles elsewhere: it does not fight at home. */
  readonly away: { readonly [unit: string]: Points }
  /** The point in which a supporter's share fights: from there the whole unit goes back. */
  readonly went: { readonly [unit: string]: string }
  readonly beaten: readonly Beaten[]
  /** Points in which a battle was fought in this turn. */
  readonly fields: readonly string[]
  /** The accounts of battles that were fought on a table; in a view the enemy's without what he did not bring. */
  readonly ledgers: readonly Ledger[]
  readonly notes: { readonly [s in Side]: readonly Note[] }
  /** What is still to come, and what waits for its entry point. */
  readonly pool: { readonly [s in Side]: readonly Arrival[] }
  /** Victory points by losses: each side's own, for the enemy's points lost. */
  readonly points: { readonly [s in Side]: number }
  readonly ended: Ended | null
}
export interface Ended {
  readonly winner: Side | null
  readonly by: string
  readonly level: Level
  readonly losses: { readonly [s in Side]: number }
  readonly ground: { readonly [s in Side]: number }
  readonly leaders: { readonly [s in Side]: number }
}
export interface CampState extends CampSeen {
  readonly viewer?: undefined
}
export interface CampView extends CampSeen {
  readonly viewer: Viewer
}
