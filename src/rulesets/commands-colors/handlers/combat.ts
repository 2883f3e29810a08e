/** Battle: fire and melee announced, and every answer in between. */

import type { Dice } from '../../../engine/dice'
import type { UnitId } from '../../contract'
import { cellOf } from '../board'
import { CLAUSE } from '../clauses'
import { other, type Side } from '../kinds'
import { advances, bonusTargets } from '../rules/advance'
import { firePool, fireWhy, hexOfId, meleeWhy, partnerPool, partnerWhy, targetOf } from '../rules/battle'
import { poolOf } from '../rules/dice'
import { isMass, retirePaths, retireWhy, squareWhy, strikeWhy } from '../rules/reactions'
import { retreatHexes } from '../rules/retreat'
import { leaderAt, specOf } from '../rules/where'
import { objectives, put } from '../stages/change'
import { answered, ask, atSquare, flagged, formSquare, run, setAttack, setSteps, stepBack } from '../stages/run'
import { strike } from '../stages/strike'
import { settle } from '../stages/turn'
import type { Attack, CcSeen, Step } from '../state'
import type { Story } from '../story'
import { fine, found, type Handler, impossible, isCount, isPath, isText, leaderOf, notNow, type Of, own, unitOf } from './handler'

const enemyHex = (s: CcSeen, seat: Side, id: string): string | null => {
  const e = unitOf(s, id) ?? leaderOf(s, id)
  return e && e.seat !== seat ? hexOfId(s, id) : null
}
/** Goes on after an answer; with the attack over, phases in which nothing can be done are passed over. */
function goOn(story: Story, dice: Dice): void {
  run(story, dice)
  settle(story, dice)
}
const before = (story: Story, steps: readonly Step[]): void => setSteps(story, [...steps, ...story.state.steps])

export const fire: Handler<Of<'fire'>> = {
  shape: c => isText(c.unit) && isText(c.target),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['combat'])
    if (not) return not
    const u = own(s, seat, c.unit)
    const hex = enemyHex(s, seat, c.target)
    if (!u || hex === null) return impossible('unit/unknown', CLAUSE.fire)
    const why = fireWhy(s, u, hex)
    if (why) return hard(why.code) ? impossible(why.code, why.clause, u.id) : found(why)
    return { ...fine, working: firePool(s, u, targetOf(s, hex)!).working }
  },
  act(story, seat, c, dice) {
    announce(story, seat, c.unit, c.target, null, 'fire', false)
    setSteps(story, [{ do: 'roll' }, { do: 'end' }])
    goOn(story, dice)
  },
}
/** What no insisting helps: there is nobody, or no die to roll. */
const hard = (code: string): boolean =>
  ['fire/none', 'fire/nobody', 'battle/no-dice', 'melee/nobody', 'melee/not-adjacent', 'partner/arm'].includes(code)

function announce(
  story: Story,
  seat: Side,
  unit: UnitId,
  target: UnitId,
  partner: UnitId | null,
  kind: Attack['kind'],
  bonus: boolean,
): void {
  const s = story.state
  const u = story.unit(unit)
  const gun = partner ? story.unit(partner) : null
  const attack: Attack = {
    kind,
    unit,
    seat,
    target,
    partner,
    from: u.hex!,
    at: hexOfId(s, target)!,
    bonus,
    struck: false,
    retire: null,
    square: false,
    left: false,
  }
  const members = (u.member ? 1 : 0) + (gun?.member ? 1 : 0)
  story.add(
    { type: 'Announced', unit, target, partner },
    {
      units: {
        [unit]: { use: { ...u.use, fought: true, done: true } },
        ...(gun ? { [gun.id]: { use: { ...gun.use, fought: true, done: true } } } : {}),
      },
      now: { attack, memberBattles: s.memberBattles + members },
    },
  )
}

function judgeMelee(s: CcSeen, seat: Side, c: { unit: UnitId; target: UnitId; partner?: UnitId | undefined }, bonus: boolean) {
  const u = own(s, seat, c.unit)
  const hex = enemyHex(s, seat, c.target)
  if (!u || hex === null) return impossible('unit/unknown', CLAUSE.melee)
  const why = meleeWhy(s, u, hex, bonus)
  if (why) return hard(why.code) ? impossible(why.code, why.clause, u.id) : found(why)
  const { working } = poolOf(s, u, targetOf(s, hex)!, true, true)
  if (c.partner === undefined) return { ...fine, working }
  const gun = own(s, seat, c.partner)
  if (!gun) return impossible('unit/unknown', CLAUSE.combined)
  const not = partnerWhy(s, u, gun, hex)
  if (not) return hard(not.code) ? impossible(not.code, not.clause, gun.id) : found(not)
  const joined = { clause: CLAUSE.combined, label: 'ccPartner', amount: partnerPool(s, gun, hex).dice }
  return { ...fine, working: [...working, joined] }
}
/** Melee: the defender may answer; horse at a square meets its die first. */
function begin(story: Story, seat: Side, unit: UnitId, target: UnitId, partner: UnitId | null, bonus: boolean): void {
  announce(story, seat, unit, target, partner, 'melee', bonus)
  ask(story, { what: 'react', seat: other(seat) })
}
export const melee: Handler<Of<'melee'>> = {
  shape: c => isText(c.unit) && isText(c.target) && (c.partner === undefined || isText(c.partner)),
  judge: (s, seat, c) => notNow(s, seat, ['combat']) ?? judgeMelee(s, seat, c, false),
  act(story, seat, c, dice) {
    begin(story, seat, c.unit, c.target, c.partner ?? null, false)
    goOn(story, dice)
  },
}
export const bonus: Handler<Of<'bonus'>> = {
  shape: c => isText(c.target) && (c.partner === undefined || isText(c.partner)),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['bonus'])
    if (not) return not
    const u = s.units[s.attack!.unit]!
    const hex = enemyHex(s, seat, c.target)
    if (hex === null || !bonusTargets(s, u).includes(hex)) return impossible('melee/not-adjacent', CLAUSE.advance)
    return judgeMelee(s, seat, { unit: u.id, target: c.target, partner: c.partner }, true)
  },
  act(story, seat, c, dice) {
    const { unit } = story.state.attack!
    story.add({ type: 'AttackEnded' }, { now: { attack: null, steps: [], ask: null, phase: 'combat' } })
    begin(story, seat, unit, c.target, c.partner ?? null, true)
    goOn(story, dice)
  },
}

const MELEE: readonly Step[] = [{ do: 'roll' }, { do: 'advance' }, { do: 'back' }, { do: 'end' }]
export const react: Handler<Of<'react'>> = {
  shape: c =>
    (['pass', 'firstStrike', 'formSquare'] as readonly unknown[]).includes(c.do) || (c.do === 'retire' && isPath(c.path)),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['react'])
    if (not) return not
    const barred = (why: { code: string; clause: string } | null) => (why ? impossible(why.code, why.clause) : fine)
    switch (c.do) {
      case 'pass':
        return fine
      case 'firstStrike':
        return barred(strikeWhy(s))
      case 'formSquare':
        return barred(squareWhy(s))
      default: {
        const why = retireWhy(s)
        if (why) return barred(why)
        const ways = retirePaths(s, s.units[s.attack!.target]!)
        return ways.some(w => w.join() === c.path.join()) ? fine : impossible('react/no-way', CLAUSE.retire)
      }
    }
  },
  act(story, seat, c, dice) {
    const s = story.state
    const a = s.attack!
    answered(story)
    const target = s.units[a.target] ?? null
    story.add({ type: 'Reacted', seat, what: c.do })
    if (c.do === 'firstStrike') {
      const hand = s.hands[seat]
      const at = hand.indexOf('firstStrike')
      story.add(
        { type: 'PhaseBegan', phase: 'combat' },
        {
          now: {
            hands: { ...s.hands, [seat]: hand.filter((_, i) => i !== at) },
            discards: [...s.discards, 'firstStrike'],
            drew: true,
          },
        },
      )
      setAttack(story, { struck: true })
      setSteps(story, [{ do: 'strike' }, ...MELEE])
    } else if (c.do === 'formSquare') {
      const mass = isMass(target!)
      if (!mass) {
        ask(story, { what: 'pick', seat: a.seat })
        return
      }
      formSquare(story, a.target, null)
    } else if (c.do === 'retire') {
      setAttack(story, { retire: c.path })
      setSteps(story, [{ do: 'roll' }, { do: 'retire' }, { do: 'advance' }, { do: 'end' }])
    } else if (target?.square && specOf(story.unit(a.unit)).arm === 'cavalry') {
      setAttack(story, { square: true })
      setSteps(story, atSquare(story.state))
    } else setSteps(story, MELEE)
    goOn(story, dice)
  },
}
export const pick: Handler<Of<'pick'>> = {
  shape: c => isCount(c.index),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['pick'])
    if (not) return not
    return c.index < s.hands[other(seat)].length ? fine : impossible('card/no-such', CLAUSE.square)
  },
  act(story, _seat, c, dice) {
    answered(story)
    formSquare(story, story.state.attack!.target, c.index)
    goOn(story, dice)
  },
}

export const ignore: Handler<Of<'ignore'>> = {
  shape: c => isCount(c.count),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['ignore'])
    if (not || s.ask?.what !== 'ignore') return not ?? impossible('phase/not-now')
    return c.count <= s.ask.may ? fine : impossible('flags/too-many', CLAUSE.flags)
  },
  act(story, _seat, c, dice) {
    const a = story.state.ask
    if (a?.what !== 'ignore') return
    answered(story)
    story.add({ type: 'Ignored', unit: a.unit, count: c.count, flags: a.count })
    before(story, flagged(story, a.unit, a.count - c.count, false))
    goOn(story, dice)
  },
}
export const retreat: Handler<Of<'retreat'>> = {
  shape: c => isText(c.hex),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['retreat'])
    if (not || s.ask?.what !== 'retreat') return not ?? impossible('phase/not-now')
    return retreatHexes(s, s.units[s.ask.unit]!).includes(c.hex) ? fine : impossible('move/not-there', CLAUSE.flags)
  },
  act(story, _seat, c, dice) {
    const a = story.state.ask
    if (a?.what !== 'retreat') return
    answered(story)
    before(story, stepBack(story, a.unit, c.hex, a.left))
    goOn(story, dice)
  },
}

export const advance: Handler<Of<'advance'>> = {
  shape: c => isPath(c.path),
  judge(s, seat, c) {
    const not = notNow(s, seat, ['advance'])
    if (not) return not
    const u = s.units[s.attack!.unit]!
    return advances(s, u).some(p => p.join() === c.path.join()) ? fine : impossible('move/not-there', CLAUSE.advance)
  },
  act(story, _seat, c, dice) {
    const a = story.state.attack!
    const u = story.unit(a.unit)
    answered(story)
    const made = put(story, u.id, c.path[c.path.length - 1]!)
    const use = { ...u.use, stream: u.use.stream || streamed(story.state, c.path) }
    story.add({ type: 'Advanced', unit: u.id, path: c.path }, { ...made, units: { [u.id]: { ...made.units?.[u.id], use } } })
    objectives(story)
    if (!a.bonus && specOf(u).arm === 'cavalry' && leaderAt(story.state, a.at) === null) before(story, [{ do: 'bonus' }])
    goOn(story, dice)
  },
}
const streamed = (s: CcSeen, path: readonly string[]): boolean => path.some(h => cellOf(s.map, h).terrain === 's')

export const battleBack: Handler<Of<'battleBack'>> = {
  shape: c => typeof c.go === 'boolean',
  judge: (s, seat) => notNow(s, seat, ['back']) ?? fine,
  act(story, seat, c, dice) {
    const a = story.state.attack!
    answered(story)
    if (c.go) {
      const after = strike(story, { unit: a.target, target: a.unit, why: 'back', melee: true, card: false, again: false }, dice)
      before(story, after ?? [])
    } else story.add({ type: 'Declined', seat, what: 'back' })
    goOn(story, dice)
  },
}
