/** What may be done now, as a list; every entry is judged, so that nothing is offered and then refused. */
import type { Choice, HexMark, Param, Phrase, Seat, UnitId } from '../contract'
import { offered } from '../shared/offer'
import type { Card } from './cards'
import type { CcCommand } from './commands'
import { judge } from './decide'
import { countsAs, mayCutOff, needsSection, rallying, roomFor } from './handlers/command'
import { SECTIONS, type Side } from './kinds'
import { advances, bonusTargets } from './rules/advance'
import { firePool, firesAt, idAt, meleesAt, partnersOf, targetOf } from './rules/battle'
import { poolOf } from './rules/dice'
import { leaderPaths, mayExit, mayMove, pathsOf, rangeOfMove } from './rules/movement'
import { mayBePlain, mayLeaveSquare, orderable } from './rules/orders'
import { retirePaths, retireWhy, squareWhy, strikeWhy } from './rules/reactions'
import { escapes, retreatHexes } from './rules/retreat'
import { leadersOf, ofSide } from './rules/where'
import type { CcSeen, Unit } from './state'

type C = Choice<CcCommand>
const offer = offered<CcCommand>
/** An order, or a place that is asked for: one tap. */
const tap = (label: string, tone: HexMark['tone'] = 'legal'): HexMark => ({ label, tone, once: true })
/** A battle: it stands while its unit is in hand, with its dice; the first tap chooses, the second does it. */
const aim = (label: string, dice: number): HexMark => ({
  label,
  tone: 'target',
  tag: { code: 'tag.ccDice', with: { count: dice } },
  held: true,
})
const cardPhrase = (card: Card | ''): Param => ({ phrase: { code: `card.${card || 'hidden'}` } as Phrase })
const done = (code: string, primary = true): C => offer({ type: 'done' }, code, {}, undefined, primary)
const nameOf = (s: CcSeen, id: string) => s.units[id]?.name ?? s.leaders[id]!.name

function cardChoices(s: CcSeen, seat: Side): C[] {
  const hand = [...new Set(s.hands[seat])].filter((c): c is Card => c !== '')
  return hand.flatMap((card): C[] => {
    const as = countsAs(s, seat, card)
    const with_ = { card: cardPhrase(card) }
    const out: C[] = []
    if (needsSection(as))
      for (const section of SECTIONS)
        out.push(
          offer({ type: 'play', card, section }, 'choice.ccPlayIn', {
            ...with_,
            section: { phrase: { code: `section.${section}` } },
          }),
        )
    else if (as === 'shortSupply') {
      const targets = Object.values(s.units).filter(u => mayCutOff(s, seat, u))
      for (const u of targets)
        out.push(offer({ type: 'play', card, target: u.id }, 'choice.ccPlayOn', { ...with_, unit: u.name, hex: u.hex! }))
      if (targets.length === 0) out.push(offer({ type: 'play', card }, 'choice.ccPlay', with_))
    } else out.push(offer({ type: 'play', card }, 'choice.ccPlay', with_))
    if (mayBePlain(s, seat, as) && as !== 'firstStrike' && as !== 'counterAttack')
      out.push(offer({ type: 'play', card, plain: true }, 'choice.ccPlayPlain', with_))
    return out
  })
}
function orderChoices(s: CcSeen): C[] {
  return [
    ...orderable(s).map(w =>
      offer({ type: 'order', unit: w.id }, 'choice.ccOrder', { unit: w.name, hex: w.hex! }, w.id, false, tap(w.hex!)),
    ),
    ...ofSide(s, s.active)
      .filter(u => mayLeaveSquare(s, u))
      .map(u => offer({ type: 'leaveSquare', unit: u.id }, 'choice.ccLeaveSquare', { unit: u.name, hex: u.hex! }, u.id)),
    done('choice.ccOrdersDone', false),
  ]
}
function moveChoices(s: CcSeen): C[] {
  const moving = [
    ...ofSide(s, s.active).filter(u => mayMove(s, u)),
    ...leadersOf(s, s.active).filter(l => l.use.ordered && !l.use.done),
  ]
  return [
    ...moving.map((u): C => ({ moves: u.id, text: { code: 'choice.ccMove', with: { unit: u.name, hex: u.hex! } } })),
    ...ofSide(s, s.active)
      .filter(u => mayExit(s, u))
      .map(u => offer({ type: 'exit', unit: u.id }, 'choice.ccExit', { unit: u.name }, u.id)),
    done('choice.ccMovesDone'),
  ]
}
function battleChoices(s: CcSeen): C[] {
  const mine = ofSide(s, s.active).filter(u => u.use.ordered && !u.use.fought)
  return [...mine.flatMap(u => [...fires(s, u), ...melees(s, u)]), done('choice.ccBattlesDone', false)]
}
const fires = (s: CcSeen, u: Unit): C[] =>
  firesAt(s, u).map(hex => {
    const target = idAt(s, hex)! as UnitId
    const { dice } = firePool(s, u, targetOf(s, hex)!)
    const with_ = { unit: u.name, target: nameOf(s, target), hex }
    return offer({ type: 'fire', unit: u.id, target }, 'choice.ccFire', with_, u.id, false, aim(hex, dice))
  })
const melees = (s: CcSeen, u: Unit): C[] =>
  meleesAt(s, u).flatMap(hex => {
    const target = idAt(s, hex)! as UnitId
    const with_ = { unit: u.name, target: nameOf(s, target), hex }
    return [
      offer({ type: 'melee', unit: u.id, target }, 'choice.ccMelee', with_, u.id, false, aim(hex, meleeDice(s, u, hex))),
      ...partnersOf(s, u, hex).map(g =>
        offer({ type: 'melee', unit: u.id, target, partner: g.id }, 'choice.ccMeleeWith', { ...with_, guns: g.name }, u.id),
      ),
    ]
  })
const bonusAim = (s: CcSeen, u: Unit, hex: string): HexMark => {
  const { held: _, ...mark } = aim(hex, meleeDice(s, u, hex))
  return mark
}
const meleeDice = (s: CcSeen, u: Unit, hex: string): number => poolOf(s, u, targetOf(s, hex)!, true, true).dice
function reactChoices(s: CcSeen): C[] {
  const t = s.units[s.attack!.target] ?? null
  return [
    offer({ type: 'react', do: 'pass' }, 'choice.ccPass', {}, undefined, true),
    ...(strikeWhy(s) ? [] : [offer({ type: 'react', do: 'firstStrike' }, 'choice.ccFirstStrike')]),
    ...(squareWhy(s) ? [] : [offer({ type: 'react', do: 'formSquare' }, 'choice.ccFormSquare')]),
    ...(t && retireWhy(s) === null
      ? retirePaths(s, t).map(path =>
          offer({ type: 'react', do: 'retire', path }, 'choice.ccRetire', { hex: path[path.length - 1]! }, t.id),
        )
      : []),
  ]
}
function bonusChoices(s: CcSeen): C[] {
  const u = s.units[s.attack!.unit]!
  return [
    ...bonusTargets(s, u).flatMap(hex => {
      const target = idAt(s, hex)! as UnitId
      const with_ = { unit: u.name, target: nameOf(s, target), hex }
      return [
        offer({ type: 'bonus', target }, 'choice.ccMelee', with_, u.id, false, bonusAim(s, u, hex)),
        ...partnersOf(s, u, hex).map(g =>
          offer({ type: 'bonus', target, partner: g.id }, 'choice.ccMeleeWith', { ...with_, guns: g.name }, u.id),
        ),
      ]
    }),
    done('choice.ccNoBonus', false),
  ]
}

/**
 * Where one unit or leader may go now, hex by hex, each by a shortest way. A hex after which it may not battle says so.
 */
export function ways(s: CcSeen, id: UnitId): readonly C[] {
  if (s.phase !== 'move') return []
  const u = s.units[id]
  const l = s.leaders[id]
  const name = u?.name ?? l?.name
  const paths =
    u && u.seat === s.active && u.hex !== null && mayMove(s, u)
      ? pathsOf(s, u)
      : l && l.seat === s.active && l.hex !== null && l.use.ordered && !l.use.done
        ? leaderPaths(s, l)
        : null
  if (!paths || !name) return []
  return [...paths].map(([hex, p]): C => {
    const spent = u !== undefined && (p.barred || p.path.length > rangeOfMove(s, u).battle)
    const mark: HexMark = {
      label: hex,
      tone: 'reach',
      once: true,
      held: true,
      ...(spent ? { tag: { code: 'tag.ccNoBattle' } } : {}),
    }
    const code = spent ? 'choice.ccMoveNoBattle' : 'choice.ccMoveTo'
    return offer({ type: 'move', unit: id, path: p.path }, code, { unit: name, hex }, id, false, mark)
  })
}

/** What a seat may do now. */
export function choices(s: CcSeen, seat: Seat): readonly C[] {
  if ((seat !== 'a' && seat !== 'b') || s.ended || (s.ask?.seat ?? s.active) !== seat) return []
  // Lists of orders, moves and battles hold only what may be done; cards, and saying no, are judged.
  const sure = (c: C) => !('command' in c) || (c.command.type !== 'play' && c.command.type !== 'done')
  return listed(s, seat).filter(c => sure(c) || ('command' in c && judge(s, seat, c.command).kind === 'ok'))
}
function listed(s: CcSeen, seat: Side): C[] {
  const a = s.ask
  switch (s.phase) {
    case 'deal':
      return [offer({ type: 'deal' }, 'choice.ccDeal', {}, undefined, true)]
    case 'command':
      return cardChoices(s, seat)
    case 'rally':
      return [
        ...rallying(s).map(u =>
          offer({ type: 'rally', unit: u.id }, 'choice.ccRally', { unit: u.name, hex: u.hex! }, u.id, false, tap(u.hex!)),
        ),
        done('choice.ccRallyDone'),
      ]
    case 'supply':
      return a?.what === 'supply'
        ? roomFor(s, s.units[a.unit]!).map(hex =>
            offer({ type: 'supply', hex }, 'choice.ccSupply', { hex }, a.unit, false, tap(hex, 'reach')),
          )
        : []
    case 'order':
      return orderChoices(s)
    case 'move':
      return moveChoices(s)
    case 'combat':
      return battleChoices(s)
    case 'react':
      return reactChoices(s)
    case 'pick':
      return s.hands[seat === 'a' ? 'b' : 'a'].map((_, index) =>
        offer({ type: 'pick', index }, 'choice.ccPick', { count: index + 1 }),
      )
    case 'ignore':
      return a?.what === 'ignore'
        ? Array.from({ length: a.may + 1 }, (_, count) =>
            offer({ type: 'ignore', count }, 'choice.ccIgnore', { count, of: a.count }, a.unit, count === a.may),
          )
        : []
    case 'retreat':
      return a?.what === 'retreat'
        ? retreatHexes(s, s.units[a.unit]!).map(hex =>
            offer({ type: 'retreat', hex }, 'choice.ccRetreat', { hex }, a.unit, false, tap(hex, 'reach')),
          )
        : []
    case 'leader':
      return a?.what === 'leader'
        ? escapes(s, s.leaders[a.leader]!).map(e =>
            offer(
              { type: 'escape', path: e.path },
              'choice.ccEscape',
              { hex: e.path[e.path.length - 1]!, count: e.enemies },
              a.leader,
              false,
              tap(e.path[e.path.length - 1]!, 'reach'),
            ),
          )
        : []
    case 'advance': {
      const u = s.units[s.attack!.unit]!
      return [
        ...advances(s, u).map(path =>
          offer(
            { type: 'advance', path },
            'choice.ccAdvance',
            { hex: path[path.length - 1]! },
            u.id,
            false,
            tap(path[path.length - 1]!, 'reach'),
          ),
        ),
        done('choice.ccNoAdvance', false),
      ]
    }
    case 'bonus':
      return bonusChoices(s)
    case 'back':
      return [
        offer({ type: 'battleBack', go: true }, 'choice.ccBack', {}, undefined, true),
        offer({ type: 'battleBack', go: false }, 'choice.ccNoBack'),
      ]
    case 'scout':
      return a?.what === 'scout'
        ? a.cards.map((card, index) => offer({ type: 'keep', index }, 'choice.ccKeep', { card: cardPhrase(card) }))
        : []
    default:
      return []
  }
}
