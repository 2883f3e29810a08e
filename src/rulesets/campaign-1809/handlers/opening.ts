/** Steps 1 and 2: initiative and weather. */
import { CLAUSE } from '../clauses'
import type { Side } from '../kinds'
import { amountOf, initiativeTerms, winnerOf } from '../rules/initiative'
import { weatherOf } from '../rules/weather'
import { beginPhase } from '../stages/turn'
import type { CampSeen } from '../state'
import type { Story } from '../story'
import { fine, type Handler, impossible, notNow, type Of } from './handler'

const holdsGoal = (s: CampSeen, seat: Side): boolean => s.control[s.goals[seat]] === seat
/** One side's roll; `told`: the last of several that were equal. */
function rollFor(story: Story, seat: Side): number {
  const working = initiativeTerms(story.state, seat, holdsGoal(story.state, seat))
  const die = story.roll(6, 1, CLAUSE.initiative, 'campInitiative')
  story.tell(seat, { type: 'RolledInitiative', die, working })
  return die + amountOf(working)
}
export const rollInitiative: Handler<Of<'rollInitiative'>> = {
  shape: () => true,
  judge(s, seat) {
    return notNow(s, ['initiative']) ?? (!s.rolled[seat] ? fine : impossible('camp/rolled', CLAUSE.initiative))
  },
  act(story, seat) {
    // both are thrown when both have asked for it, so that nobody knows what he must beat
    story.make({ now: { rolled: { ...story.state.rolled, [seat]: true } } })
    if (!story.state.rolled.a || !story.state.rolled.b) return
    for (;;) {
      const totals = { a: rollFor(story, 'a'), b: rollFor(story, 'b') }
      const won = winnerOf(totals)
      if (won === null) continue
      story.tell('both', { type: 'InitiativeWon', seat: won }, { now: { first: won, active: won, phase: 'weather' } })
      return
    }
  },
}
export const rollWeather: Handler<Of<'rollWeather'>> = {
  shape: () => true,
  judge: (s, seat) => notNow(s, ['weather']) ?? (s.first === seat ? fine : impossible('turn/not-yours')),
  act(story, seat) {
    const die = story.open(10, 1, CLAUSE.weather, 'campWeather')
    const { score, weather } = weatherOf(story.state, die)
    story.tell('both', { type: 'WeatherFell', die, score, weather }, { now: { weather } })
    beginPhase(story, seat)
  },
}
