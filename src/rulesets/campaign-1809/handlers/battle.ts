/** Steps 5 and 6: how a battle is fought, what a table gives back, sieges, where the beaten go. */
import { sameJson } from '../../../base/canonical'
import type { RulingCommand } from '../../contract'
import { NO_WISH } from '../battle'
import { CLAUSE } from '../clauses'
import { handBack } from '../handover/back'
import { foughtFaults } from '../handover/ledger'
import { handOver } from '../handover/scenario'
import { formSeen, joinTyped, readTyped } from '../handover/typed'
import type { Fought } from '../handover/types'
import { other } from '../kinds'
import { siegeAt } from '../rules/where'
import { applied, checkRuling } from '../rulings'
import { choose, takeFought } from '../stages/battles'
import { chooser, gainsOf, manoeuvring, takeGain } from '../stages/manoeuvre'
import { go, nextRetreat } from '../stages/retreats'
import { siegeAction } from '../stages/sieges'
import { fatalEnd } from '../stages/turn'
import type { CampSeen, Fight } from '../state'
import { fine, type Handler, impossible, isPoints, isText, notNow, type Of } from './handler'

export const askedFight = (s: CampSeen): Fight | null => s.fights.find(f => f.stage === 'asked') ?? null
export const tableFight = (s: CampSeen): Fight | null => s.fights.find(f => f.stage === 'table') ?? null

export const way: Handler<Of<'way'>> = {
  shape: c => c.how === 'map' || c.how === 'table' || c.how === 'typed',
  judge(s, seat, c) {
    const not = notNow(s, ['battle', 'table'])
    if (not) return not
    const f = askedFight(s) ?? tableFight(s)
    if (!f || f.said[seat] || f.proposal) return impossible('camp/said', CLAUSE.handover)
    // from the table there is a way back to the map alone
    return f.stage === 'asked' || c.how === 'map' ? fine : impossible('camp/said', CLAUSE.handover)
  },
  act(story, seat, c) {
    const f = (askedFight(story.state) ?? tableFight(story.state))!
    const wanted = { ...f.wanted, [seat]: c.how }
    const said = { ...f.said, [seat]: true }
    const fights = story.state.fights.map(x => (x === f ? { ...x, wanted, said } : x))
    // the first choice is sealed; that one would leave a table on which both had agreed is said aloud
    if (f.stage === 'table') story.tell('both', { type: 'TableGivenUp', by: seat }, { now: { fights } })
    else story.tell(seat, { type: 'WayWanted', how: c.how }, { now: { fights } })
    if (said[other(seat)]) choose(story, fights.find(x => x.id === f.id)!)
  },
}

/** The account of a table fits the battle that went there: every contingent once, every point in its place. */
const fits = (f: Fight | null, x: Fought): boolean => f?.battle != null && foughtFaults(f.battle, x).length === 0
type Any = { readonly [key: string]: unknown }
const isObject = (v: unknown): v is Any => typeof v === 'object' && v !== null && !Array.isArray(v)
const isSide = (v: unknown): boolean => v === 'a' || v === 'b'
const isFought = (v: unknown): boolean =>
  isObject(v) &&
  isText(v.battle) &&
  (v.by === 'table' || v.by === 'typed') &&
  isSide(v.beaten) &&
  isSide(v.held) &&
  (v.retreat === 'point' || v.retreat === 'back') &&
  typeof v.pursuit === 'boolean' &&
  Array.isArray(v.accounts) &&
  v.accounts.length < 60 &&
  v.accounts.every(a => isObject(a) && isText(a.contingent) && isSide(a.side) && isPoints(a.brought) && isPoints(a.battleLoss)) &&
  Array.isArray(v.leaders) &&
  v.leaders.length < 60 &&
  v.leaders.every(l => isObject(l) && isText(l.leader) && ['well', 'wounded', 'killed', 'captured'].includes(l.fate as string))
/** A brigade cannot be named: nobody knows the enemy's, and the own largest serves best. */
export const gain: Handler<Of<'gain'>> = {
  shape: c => isObject(c.gain) && isText(c.gain.kind) && Object.keys(c.gain).every(k => k === 'kind' || k === 'piece'),
  judge(s, seat, c) {
    const not = notNow(s, ['battle'])
    if (not) return not
    const f = manoeuvring(s)
    if (!f || chooser(f) !== seat) return impossible('camp/no-gain', CLAUSE.handover)
    return gainsOf(f).some(g => sameJson(g, c.gain)) ? fine : impossible('camp/gain-taken', CLAUSE.handover)
  },
  act: (story, _seat, c) => takeGain(story, manoeuvring(story.state)!, c.gain),
}
export const fought: Handler<Of<'fought'>> = {
  shape: c => isFought(c.fought),
  judge(s) {
    const f = tableFight(s)
    const not = notNow(s, ['table'])
    if (not) return not
    return f?.proposal === null ? fine : impossible('camp/proposed', CLAUSE.handover)
  },
  act(story, seat, c) {
    const f = tableFight(story.state)!
    if (!fits(f, c.fought)) {
      story.tell('both', { type: 'ResultRefused', by: seat })
      return
    }
    const proposal = { by: seat, fought: c.fought }
    const fights = story.state.fights.map(x => (x === f ? { ...x, proposal, ...NO_WISH } : x))
    story.tell('both', { type: 'ResultProposed', by: seat }, { now: { fights } })
  },
}
/**
 * What a seat writes in is asked of its own part of the form; a view tells of its own part alone whether it is written. A result that is
 * written answers the wish to give the table up, the own and the other side's: whoever had it is asked again.
 */
export const result: Handler<Of<'result'>> = {
  shape: c => isObject(c),
  judge(s, _seat, c) {
    const f = tableFight(s)
    const not = notNow(s, ['table'])
    if (not) return not
    if (!f?.form) return impossible('camp/said', CLAUSE.handover)
    const { type: _, ...given } = c
    const read = readTyped(f.form, given)
    return read.ok ? fine : { ...impossible('result/shape', CLAUSE.handover), refusals: read.error }
  },
  act(story, seat, c) {
    const f = tableFight(story.state)!
    const { type: _, ...given } = c
    const read = readTyped(formSeen(f.form!, seat), given)
    if (!read.ok) throw new Error(`a result that was judged fine: ${JSON.stringify(read.error)}`)
    const written = { ...f.written, [seat]: read.value }
    const put = (now: Fight['written']) => {
      const wrote = { a: now.a !== null, b: now.b !== null }
      return { fights: story.state.fights.map(x => (x.id === f.id ? { ...x, written: now, wrote, ...NO_WISH } : x)) }
    }
    story.tell('both', { type: 'ResultWritten', by: seat }, { now: put(written) })
    if (!written.a || !written.b) return
    const whole = joinTyped(written.a, written.b)
    if (whole) takeFought(story, story.state.fights.find(x => x.id === f.id)!, handBack(handOver(f.battle!), whole))
    else story.tell('both', { type: 'ResultsUnlike', fight: f.id }, { now: put({ a: null, b: null }) })
  },
}
export const agree: Handler<Of<'agree'>> = {
  shape: c => typeof c.yes === 'boolean',
  judge(s, seat) {
    const f = tableFight(s)
    return (
      notNow(s, ['table']) ?? (f?.proposal && f.proposal.by !== seat ? fine : impossible('camp/no-proposal', CLAUSE.handover))
    )
  },
  act(story, seat, c) {
    const f = tableFight(story.state)!
    if (c.yes) takeFought(story, f, f.proposal!.fought)
    else
      story.tell(
        'both',
        { type: 'ResultRefused', by: seat },
        { now: { fights: story.state.fights.map(x => (x === f ? { ...x, proposal: null } : x)) } },
      )
  },
}
export const siege: Handler<Of<'siege'>> = {
  shape: c => isText(c.at) && (c.do === 'wait' || c.do === 'summon' || c.do === 'assault'),
  judge(s, seat, c) {
    const not = notNow(s, ['siege'])
    if (not) return not
    const x = s.asking === c.at ? siegeAt(s, c.at) : null
    return x?.seat === seat ? fine : impossible('camp/no-siege', CLAUSE.siege)
  },
  act: (story, _seat, c) => siegeAction(story, siegeAt(story.state, c.at)!, c.do),
}
export const retreatTo: Handler<Of<'retreatTo'>> = {
  shape: c => isText(c.to),
  judge(s, seat, c) {
    const b = s.beaten[0]
    const not = notNow(s, ['retreat'])
    if (not) return not
    if (b?.seat !== seat) return impossible('turn/not-yours')
    return b.legal.includes(c.to) ? fine : impossible('camp/no-retreat', CLAUSE.retreat)
  },
  act(story, _seat, c) {
    go(story, story.state.beaten[0]!, c.to)
    if (!fatalEnd(story)) nextRetreat(story)
  },
}
export const ruling: Handler<RulingCommand> = {
  shape: c => typeof c.why === 'string' && Array.isArray(c.set),
  judge: (s, seat, c) => (checkRuling(s, seat, c.set) ? fine : impossible('ruling/unknown')),
  act: (story, seat, c) => void story.tell('both', { type: 'RulingMade', by: seat, why: c.why }, applied(story.state, c.set)),
}
