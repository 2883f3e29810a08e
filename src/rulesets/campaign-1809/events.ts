/** Events: each says to whom it may be told, and carries what it makes, so that applying one asks no rule. What it makes is told to nobody. */
import type { DiceRolled } from '../../engine/dice'
import type { Term, UnitId } from '../contract'
import type { Changes } from '../shared/changes'
import type { Gain } from './handover/types'
import type { Points, Side, Weather } from './kinds'
import type { Attitude, CampState, Ended, How, Leader, Note, Unit } from './state'

export interface Made {
  readonly units?: Changes<Unit>
  readonly born?: readonly Unit[]
  readonly leaders?: Changes<Leader>
  readonly now?: Partial<Omit<CampState, 'ruleset' | 'units' | 'leaders' | 'viewer'>>
}
export type Told =
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | {
      readonly type: 'Arrived'
      readonly at: string
      readonly units: readonly UnitId[]
      readonly leaders: readonly string[]
      readonly points: Points
    }
  | { readonly type: 'RolledInitiative'; readonly die: number; readonly working: readonly Term[] }
  | { readonly type: 'InitiativeWon'; readonly seat: Side }
  | { readonly type: 'WeatherFell'; readonly die: number; readonly score: number; readonly weather: Weather }
  | { readonly type: 'PhaseBegan'; readonly seat: Side }
  | { readonly type: 'CutOff'; readonly unit: UnitId; readonly turns: number }
  | { readonly type: 'BackInSupply'; readonly unit: UnitId }
  | {
      readonly type: 'Tested'
      readonly units: readonly UnitId[]
      readonly leader: string
      readonly die: number
      readonly score: number
      readonly cap: number
      readonly working: readonly Term[]
    }
  | {
      readonly type: 'Council'
      readonly leader: string
      readonly die: number
      readonly score: number
      readonly may: boolean
      readonly working: readonly Term[]
    }
  | {
      readonly type: 'Marched'
      readonly leader: string
      readonly die: number
      readonly score: number
      readonly gain: number
      readonly working: readonly Term[]
    }
  | { readonly type: 'Straggled'; readonly unit: UnitId; readonly points: Points }
  | {
      readonly type: 'Moved'
      readonly units: readonly UnitId[]
      readonly to: string
      readonly cost: number
      readonly debt: number
    }
  | { readonly type: 'MetEnemy'; readonly at: string }
  | { readonly type: 'Transferred'; readonly from: UnitId; readonly unit: UnitId; readonly points: Points }
  | { readonly type: 'Formed'; readonly unit: UnitId; readonly leader: string; readonly points: Points }
  | { readonly type: 'Joined'; readonly leader: string; readonly unit: UnitId }
  | { readonly type: 'PhaseEnded'; readonly seat: Side }
  | { readonly type: 'Contact'; readonly at: string; readonly foes: readonly string[] }
  | {
      readonly type: 'Informed'
      readonly leader: string
      readonly die: number
      readonly score: number
      readonly notes: readonly Note[]
      readonly working: readonly Term[]
    }
  | { readonly type: 'Declared'; readonly unit: UnitId; readonly attitude: Attitude }
  | { readonly type: 'Sealed'; readonly seat: Side }
  | { readonly type: 'Withdrew'; readonly unit: UnitId; readonly to: string }
  | { readonly type: 'CouldNotWithdraw'; readonly unit: UnitId }
  | { readonly type: 'Left'; readonly at: string; readonly empty: boolean }
  | { readonly type: 'Duel'; readonly at: string; readonly die: number; readonly score: number; readonly won: boolean }
  | { readonly type: 'Intercepted'; readonly unit: UnitId; readonly to: string; readonly debt: number }
  | { readonly type: 'Entered'; readonly at: string; readonly seat: Side }
  | { readonly type: 'SupportVoid'; readonly unit: UnitId }
  | { readonly type: 'SupportHolds'; readonly unit: UnitId; readonly of: UnitId }
  | { readonly type: 'BattleMarked'; readonly at: string; readonly attacker: Side; readonly fight: string }
  | { readonly type: 'SiegeBegan'; readonly at: string; readonly seat: Side }
  | { readonly type: 'SiegeLifted'; readonly at: string }
  | {
      readonly type: 'SupportRolled'
      readonly unit: UnitId
      readonly die: number
      readonly score: number
      readonly share: number
      readonly points: Points
      readonly working: readonly Term[]
    }
  | {
      readonly type: 'BattleBegan'
      readonly at: string
      readonly fight: string
      readonly leaders: { readonly [s in Side]: string | null }
    }
  | { readonly type: 'WayWanted'; readonly how: How }
  /** From the table: this side would rather have it resolved on the map. */
  | { readonly type: 'TableGivenUp'; readonly by: Side }
  | { readonly type: 'WayChosen'; readonly fight: string; readonly how: How }
  /** 1.12: a side's own die of a round; who won it; what he took. */
  | { readonly type: 'ManoeuvreRolled'; readonly fight: string; readonly round: number; readonly die: number }
  | { readonly type: 'ManoeuvreWon'; readonly fight: string; readonly round: number; readonly seat: Side | null }
  | { readonly type: 'ManoeuvreTaken'; readonly fight: string; readonly seat: Side; readonly gain: Gain }
  | { readonly type: 'ResultProposed'; readonly by: Side }
  | { readonly type: 'ResultRefused'; readonly by: Side }
  /** On a real table: a side has written of its own; both have, and do not tell the same end. */
  | { readonly type: 'ResultWritten'; readonly by: Side }
  | { readonly type: 'ResultsUnlike'; readonly fight: string }
  /** Every point of a battle at the table is accounted for, down and up. */
  | { readonly type: 'LedgerClosed'; readonly fight: string; readonly at: string }
  | {
      readonly type: 'RoundRolled'
      readonly at: string
      readonly round: number
      readonly die: number
      readonly score: number
      readonly working: readonly Term[]
    }
  | {
      readonly type: 'RoundFought'
      readonly at: string
      readonly round: number
      readonly losses: { readonly [s in Side]: number }
      readonly next: { readonly [s in Side]: number }
    }
  | {
      readonly type: 'Lost'
      readonly unit: UnitId
      readonly points: Points
      readonly why: 'battle' | 'pursuit' | 'siege' | 'supply' | 'surrender'
    }
  /** Option `stragglers`: half of what a pursuit took. */
  | { readonly type: 'CameBack'; readonly unit: UnitId; readonly points: Points }
  | {
      readonly type: 'BattleEnded'
      readonly at: string
      readonly beaten: Side | null
      readonly back: boolean
      readonly losses: { readonly [s in Side]: number }
    }
  | {
      readonly type: 'LeaderFell'
      readonly leader: string
      readonly seat: Side
      readonly fate: 'killed' | 'wounded' | 'captured'
      readonly turns: number
    }
  | { readonly type: 'LeaderBack'; readonly leader: string; readonly unit: UnitId }
  | { readonly type: 'Assaulted'; readonly at: string; readonly losses: { readonly [s in Side]: number } }
  | { readonly type: 'Summoned'; readonly at: string; readonly die: number; readonly yields: boolean }
  | { readonly type: 'Fell'; readonly at: string; readonly seat: Side; readonly points: number }
  | { readonly type: 'Retreated'; readonly seat: Side; readonly from: string; readonly to: string }
  | { readonly type: 'ShutIn'; readonly at: string; readonly seat: Side }
  | {
      readonly type: 'BrokeThrough'
      readonly die: number
      readonly score: number
      readonly to: string | null
      readonly working: readonly Term[]
    }
  | { readonly type: 'Pursued'; readonly at: string; readonly seat: Side; readonly loss: number }
  | { readonly type: 'Surrendered'; readonly at: string; readonly seat: Side; readonly points: number }
  | { readonly type: 'Absorbed'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'Garrisoned'; readonly unit: UnitId; readonly at: string }
  | { readonly type: 'Counted'; readonly points: { readonly [s in Side]: number } }
  | { readonly type: 'RulingMade'; readonly by: Side; readonly why: string }
  | ({ readonly type: 'GameEnded' } & Ended)
  | { readonly type: 'Arranged' }
export type CampEvent = (Told & { readonly to: Side | 'both' | 'none'; readonly made?: Made }) | DiceRolled
