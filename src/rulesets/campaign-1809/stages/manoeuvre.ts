/** 1.12: before a battle at the table both manoeuvre, three rounds; who wins one takes what he likes of what is left. */
import { CLAUSE } from '../clauses'
import { gainsLeft, manoeuvreRound, ROUNDS } from '../handover/manoeuvre'
import { handOver } from '../handover/scenario'
import { formOf } from '../handover/typed'
import type { Gain } from '../handover/types'
import { SIDES, type Side } from '../kinds'
import type { CampSeen, Fight } from '../state'
import type { Story } from '../story'

/** The battle whose sides manoeuvre now. */
export const manoeuvring = (s: Pick<CampSeen, 'fights'>): Fight | null => s.fights.find(f => f.stage === 'manoeuvre') ?? null
/** Who has won the round that is played and has not yet said what he takes. */
export function chooser(f: Fight): Side | null {
  const last = f.rounds.at(-1)
  return last && last.gain === null ? last.winner : null
}
/** What he may take: nothing that anybody took before. */
export const gainsOf = (f: Fight): readonly Gain[] => gainsLeft(f.rounds.slice(0, -1))

const change = (story: Story, id: string, is: Partial<Fight>): void =>
  void story.make({ now: { fights: story.state.fights.map(f => (f.id === id ? { ...f, ...is } : f)) } })
const fight = (story: Story, id: string): Fight => story.state.fights.find(f => f.id === id)!

/**
 * Rolls the rounds until somebody has to choose; after the third the battle is at the table. Each side sees its own die and who won: the
 * totals, in which the enemy's cavalry has a part, stay with the umpire.
 */
export function manoeuvre(story: Story, id: string): void {
  story.make({ now: { phase: 'battle' } })
  for (let f = fight(story, id); f.rounds.length < ROUNDS; f = fight(story, id)) {
    const battle = f.battle!
    const number = f.rounds.length + 1
    const dice = { a: 0, b: 0 }
    for (const seat of SIDES) {
      dice[seat] = story.roll(6, 1, CLAUSE.handover, 'campManoeuvre')
      story.tell(seat, { type: 'ManoeuvreRolled', fight: id, round: number, die: dice[seat] })
    }
    const round = manoeuvreRound(battle, dice)
    change(story, id, { rounds: [...f.rounds, round] })
    story.tell('both', { type: 'ManoeuvreWon', fight: id, round: number, seat: round.winner })
    if (round.winner && gainsOf(fight(story, id)).length > 0) return
  }
  atTable(story, id)
}
/** What the winner of a round takes is open to both: they will see it on the ground. */
export function takeGain(story: Story, f: Fight, gain: Gain): void {
  const rounds = f.rounds.map((r, i) => (i === f.rounds.length - 1 ? { ...r, gain } : r))
  story.tell(
    'both',
    { type: 'ManoeuvreTaken', fight: f.id, seat: chooser(f)!, gain },
    { now: { fights: story.state.fights.map(x => (x === f ? { ...x, rounds } : x)) } },
  )
  manoeuvre(story, f.id)
}
function atTable(story: Story, id: string): void {
  const f = fight(story, id)
  const battle = { ...f.battle!, manoeuvre: f.rounds }
  change(story, id, { stage: 'table', battle, form: f.how === 'typed' ? formOf(handOver(battle)) : null })
  story.make({ now: { phase: 'table' } })
}
