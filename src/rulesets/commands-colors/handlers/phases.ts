/** What ends a phase or says no, the scout's choice, a leader's way, and rulings. */
import type { RulingCommand } from '../../contract'
import { CLAUSE } from '../clauses'
import { escapes } from '../rules/retreat'
import { leaderAt, unitAt } from '../rules/where'
import { applied, checkRuling, laidBy } from '../rulings'
import { loseLeader, objectives, roll } from '../stages/change'
import { answered, run } from '../stages/run'
import { endMoves, endTurn, give, next, settle, toPhase } from '../stages/turn'
import { fine, type Handler, impossible, isCount, isPath, notNow, type Of } from './handler'

export const done: Handler<Of<'done'>> = {
  shape: () => true,
  judge(s, seat) {
    const not = notNow(s, seat, ['rally', 'order', 'move', 'combat', 'advance', 'bonus'])
    if (not) return not
    return s.phase === 'advance' && s.options.takeGround === 'must' ? impossible('advance/must', CLAUSE.advance) : fine
  },
  act(story, seat, _c, dice) {
    const { phase } = story.state
    if (phase === 'rally') toPhase(story, 'order')
    else if (phase === 'order') toPhase(story, 'move')
    else if (phase === 'move') endMoves(story)
    else if (phase === 'combat') {
      endTurn(story, dice)
      return
    } else {
      answered(story)
      story.add({ type: 'Declined', seat, what: phase })
      run(story, dice)
    }
    settle(story, dice)
  },
}

export const keep: Handler<Of<'keep'>> = {
  shape: c => isCount(c.index),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['scout'])
    if (not || s.ask?.what !== 'scout') return not ?? impossible('phase/not-now')
    return c.index < s.ask.cards.length ? fine : impossible('card/no-such', CLAUSE.draw)
  },
  act(story, seat, c) {
    const a = story.state.ask
    if (a?.what !== 'scout') return
    const cards = a.cards.filter(x => x !== '')
    const away = cards[1 - c.index]!
    story.add({ type: 'Kept', seat, discarded: away }, { now: { ask: null, discards: [...story.state.discards, away] } })
    give(story, seat, [cards[c.index]!])
    next(story)
  },
}

/** A leader alone goes back; past enemies a die for each of their hexes, saber kills. */
export const getAway: Handler<Of<'escape'>> = {
  shape: c => isPath(c.path) && c.path.length > 0,
  judge(s, seat, c) {
    const not = notNow(s, seat, ['leader'])
    if (not || s.ask?.what !== 'leader') return not ?? impossible('phase/not-now')
    const ways = escapes(s, s.leaders[s.ask.leader]!)
    return ways.some(w => w.path.join() === c.path.join()) ? fine : impossible('move/not-there', CLAUSE.leader)
  },
  act(story, _seat, c, dice) {
    const a = story.state.ask
    if (a?.what !== 'leader') return
    const s = story.state
    const l = story.leader(a.leader)
    answered(story)
    const enemies = c.path.filter(h => {
      const there = unitAt(s, h) ?? leaderAt(s, h)
      return there !== null && there.seat !== l.seat
    }).length
    const faces = s.options.leaderEscape === 'free' ? [] : roll(dice, enemies, CLAUSE.leader, 'ccLeader', l.id)
    const lost = faces.includes('saber')
    if (faces.length > 0) story.add({ type: 'LeaderTested', leader: l.id, faces, lost })
    if (lost) loseLeader(story, l.id)
    else {
      const hex = c.path[c.path.length - 1]!
      const joins = unitAt(s, hex)
      story.add(
        { type: 'Escaped', leader: l.id, path: c.path },
        { leaders: { [l.id]: { hex } }, ...(joins ? { units: { [joins.id]: { leader: l.id } } } : {}) },
      )
    }
    run(story, dice)
    settle(story, dice)
  },
}

export const ruling: Handler<RulingCommand> = {
  shape: c => typeof c.why === 'string' && Array.isArray(c.set),
  judge: (s, seat, c) => (checkRuling(s, seat, c.set) ? fine : impossible('ruling/unknown')),
  act(story, seat, c) {
    const cards = laidBy(c.set)
    story.add(
      { type: 'RulingMade', by: seat, why: c.why, ...(cards.length > 0 ? { cards } : {}) },
      applied(story.state, seat, c.set),
    )
    objectives(story)
  },
}
