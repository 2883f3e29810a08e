/** The turn: what the umpire does between the sides' commands. */
import { other, SIDES, type Side } from '../kinds'
import { suppliedNow, supplyArea } from '../rules/supply'
import { reckoning } from '../rules/victory'
import { alive } from '../rules/where'
import type { Unit } from '../state'
import type { Story } from '../story'
import { ALLOWANCE } from '../tables'
import { arrivals } from './arrivals'
import { startBattles } from './battles'
import { care } from './care'

/** Step 0 and 1: arrivals; both roll for the initiative. */
export function beginTurn(story: Story, turn: number): void {
  const units: { [id: string]: Partial<Unit> } = {}
  for (const u of Object.values(story.state.units))
    if (u.at !== null)
      units[u.id] = {
        pm: Math.max(0, ALLOWANCE - u.debt),
        spent: 0,
        tested: false,
        intercepted: false,
        moved: false,
        way: null,
        attitude: null,
      }
  const { weather } = story.state
  story.tell(
    'both',
    { type: 'TurnBegan', turn },
    {
      units,
      now: {
        turn,
        phase: 'initiative',
        first: null,
        active: null,
        before: turn === 1 ? null : weather,
        weather: null,
        rolled: { a: false, b: false },
        group: null,
        council: null,
        opened: [],
        seen: [],
        fights: [],
        away: {},
        went: {},
        beaten: [],
        fields: [],
      },
    },
  )
  arrivals(story)
}

/** Step 3: a side's movement begins: supply is judged for it, debts are taken off. */
export function beginPhase(story: Story, seat: Side): void {
  story.tell(
    'both',
    { type: 'PhaseBegan', seat },
    { now: { phase: 'move', active: seat, group: null, council: null, opened: [], seen: [] } },
  )
  const area = supplyArea(story.state, seat)
  for (const u of alive(story.state, seat)) {
    const supplied = suppliedNow(story.state, u, area)
    const base = Math.max(0, ALLOWANCE - u.debt - u.spent)
    const made = { units: { [u.id]: { out: supplied ? 0 : u.out + 1, hungry: supplied ? 0 : u.hungry, base, pm: 0, debt: 0 } } }
    if (!supplied) story.tell(seat, { type: 'CutOff', unit: u.id, turns: u.out + 1 }, made)
    else if (u.out > 0) story.tell(seat, { type: 'BackInSupply', unit: u.id }, made)
    else story.make(made)
  }
}
/** Step 3h: the other side's movement, or the battles. */
export function endPhase(story: Story, seat: Side): void {
  story.tell('both', { type: 'PhaseEnded', seat }, { now: { group: null, council: null, opened: [], seen: [] } })
  if (story.state.first === seat) beginPhase(story, other(seat))
  else {
    story.make({ now: { active: null } })
    startBattles(story)
  }
}
/** Steps 7 and 8: losses told, care of those cut off, the next turn or the end. */
export function endTurn(story: Story): void {
  care(story)
  const s = story.state
  if (s.ended) return
  story.tell('both', { type: 'Counted', points: s.points })
  if (s.turn >= s.turns) endGame(story, null)
  else beginTurn(story, s.turn + 1)
}
/** The reckoning; everything is opened to both. */
export function endGame(story: Story, fatal: Side | null): void {
  if (story.state.ended) return
  const ended = reckoning(story.state, fatal)
  story.tell('both', { type: 'GameEnded', ...ended }, { now: { ended, phase: 'over', active: null, contact: null, group: null } })
}
/** A side whose emperor is killed or captured has lost at once. */
export function fatalEnd(story: Story): boolean {
  for (const seat of SIDES)
    if (
      Object.values(story.state.leaders).some(l => l.seat === seat && l.fatal && (l.fate === 'killed' || l.fate === 'captured'))
    )
      endGame(story, seat)
  return story.state.ended !== null
}
