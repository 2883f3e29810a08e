/** What a seat may do now. Everything offered is legal as it stands; where a base may move, its moves are asked for one by one. */
import type { Choice, Phrase, Seat } from '../contract'
import type { RadCommand } from './commands'
import { judge } from './decide'
import { duesOpen } from './handlers/phases'
import { isFoot, mayBeNear, ofSide, squareOf } from './rules/bodies'
import { lossChance, percent, roundChances } from './rules/chances'
import { arriving, inHand, proposePlace } from './rules/deploy'
import { bound, excused, mine, satisfied } from './rules/duty'
import { targetsOf } from './rules/fire'
import { groundMap } from './rules/ground'
import { mayMove } from './rules/mayMove'
import { meleeOf, meleesLeft } from './rules/melee'
import { squaresFor } from './rules/square'
import type { RadView, Side, Unit } from './state'
import { CHAIN, GUN_ACTIONS } from './tables'
import { calledOf } from './wings'

type C = Choice<RadCommand>
const text = (code: string, with_?: Phrase['with']): Phrase => (with_ ? { code, with: with_ } : { code })
const END: { readonly [phase: string]: string } = {
  setUp: 'choice.radSetUp',
  command: 'choice.radOrdersDone',
  act: 'choice.radActDone',
}

/** Out of a house, as its side sees it from its own edge: ahead, then clockwise. */
const OUT = ['choice.radBlockOutAhead', 'choice.radBlockOutRight', 'choice.radBlockOutBack', 'choice.radBlockOutLeft'] as const

const orderPhrase = (order: string) => ({ phrase: { code: `order.${order}` } })

function orderChoices(view: RadView, seat: Side): C[] {
  return Object.values(view.groups)
    .filter(g => g.seat === seat)
    .flatMap(g =>
      CHAIN.filter(o => o !== g.order).map(
        (order): C => ({
          command: { type: 'order', group: g.id, order },
          text: text('choice.radOrder', { to: g.name, order: orderPhrase(order) }),
          group: g.id,
        }),
      ),
    )
}

function placeChoices(view: RadView, units: readonly Unit[]): C[] {
  const out: C[] = []
  for (const [i, u] of units.entries()) {
    // A few places of each kind of base are enough to go on with.
    if (i >= 8) break
    const command = proposePlace(view, u, view.turn * 3 + i)
    if (command) out.push({ command, text: text('choice.radPlace', { unit: calledOf(u) }), unit: u.id, group: u.group })
  }
  return out
}

function linkChoices(view: RadView, seat: Side): C[] {
  return inHand(view, seat)
    .filter(u => u.pair !== null && u.id < u.pair)
    .map(
      (u): C => ({
        command: { type: 'link', unit: u.id, linked: !u.linked },
        text: text(u.linked ? 'choice.radUnlink' : 'choice.radLink', { unit: calledOf(u) }),
        unit: u.id,
        group: u.group,
      }),
    )
}

const offer = (u: Unit, command: RadCommand, code: string, with_: Phrase['with'] = {}): C => ({
  command,
  text: text(code, { unit: calledOf(u), ...with_ }),
  unit: u.id,
  group: u.group,
})

/** What one base may do in its side's activation, moves left out. */
function deeds(view: RadView, u: Unit): C[] {
  const out: C[] = []
  const shoots = u.shooter !== null && !u.use.fired && !u.opportunity && !u.limbered
  const targets = shoots ? targetsOf(view, u, { opportunity: false, moving: false }) : []
  // Who must still move is offered no more than what goes with a move; who is excused from it, all that he may.
  const due = bound(view, u) && !satisfied(view, u)
  const owes = due && !((targets.length > 0 || u.disordered) && excused(view, u))
  if (shoots) {
    for (const t of owes ? [] : targets.slice(0, 3)) {
      out.push(
        offer(u, { type: 'fire', unit: u.id, target: t.target.id }, 'choice.radFire', {
          target: calledOf(t.target),
          dice: t.shot.dice,
          chance: percent(lossChance(view, t.target, t.shot.dice)),
        }),
      )
    }
    if (!u.use.moved)
      for (const t of targetsOf(view, u, { opportunity: false, moving: true }).slice(0, 2))
        out.push(
          offer(u, { type: 'fire', unit: u.id, target: t.target.id, moving: true }, 'choice.radFireMoving', {
            target: calledOf(t.target),
            dice: t.shot.dice,
            chance: percent(lossChance(view, t.target, t.shot.dice)),
          }),
        )
    if (!u.use.moved && !owes) out.push(offer(u, { type: 'opportunity', unit: u.id }, 'choice.radOpportunity'))
  }
  if (owes && u.use.before !== null) out.push(offer(u, { type: 'takeBack', unit: u.id }, 'choice.radTakeBack'))
  if (u.disordered && !owes) out.push(offer(u, { type: 'recover', unit: u.id }, 'choice.radRecover'))
  if (u.arm === 'guns' && u.use.acts.length < GUN_ACTIONS)
    out.push(
      u.limbered
        ? offer(u, { type: 'unlimber', unit: u.id }, 'choice.radUnlimber')
        : offer(u, { type: 'limber', unit: u.id }, 'choice.radLimber'),
    )
  for (const mates of u.square === null && isFoot(u) && !owes ? squaresFor(view, u) : [])
    out.push(
      mates.length === 1
        ? offer(u, { type: 'square', unit: u.id, with: mates[0]!.id }, 'choice.radSquare', { other: calledOf(mates[0]!) })
        : offer(u, { type: 'square', unit: u.id, with: mates.map(m => m.id) }, 'choice.radSquareOf', {
            count: mates.length + 1,
            other: calledOf(mates[mates.length - 1]!),
          }),
    )
  if (u.square !== null && squareOf(view, u).every(m => u.id <= m.id))
    out.push(offer(u, { type: 'breakSquare', unit: u.id }, 'choice.radBreakSquare'))
  if (u.inside !== null && !u.use.moved)
    for (const side of [0, 1, 2, 3])
      out.push(
        offer(u, { type: 'block', unit: u.id, block: u.inside, way: 'out', side }, OUT[(u.seat === 'a' ? side : side + 2) % 4]!),
      )
  else if (!u.use.moved && (!owes || u.order === 'attack') && (u.arm === 'line' || u.arm === 'light'))
    for (const b of groundMap(view.ground).blocks.filter(p =>
      mayBeNear(view, u, [p.obstacle.x, p.obstacle.y], p.obstacle.reach, 1),
    ))
      out.push(
        offer(u, { type: 'block', unit: u.id, block: b.piece.id, way: 'in' }, 'choice.radBlockIn', {
          block: b.piece.name ?? { phrase: { code: 'ground.village' } },
        }),
      )
  if (view.rules.leave?.seat === u.seat && view.turn >= view.rules.leave.from)
    out.push(offer(u, { type: 'leave', unit: u.id }, 'choice.radLeave'))
  return out.filter(c => 'command' in c && judge(view, u.seat, c.command).kind === 'ok')
}

function actChoices(view: RadView, seat: Side): C[] {
  return ofSide(view, seat)
    .filter(u => mine(view, u))
    .flatMap((u): C[] => [
      ...(mayMove(view, u) ? [{ moves: u.id, text: text('choice.radMove', { unit: calledOf(u) }) }] : []),
      ...deeds(view, u),
    ])
}

function opportunityChoices(view: RadView): C[] {
  const { interrupt } = view
  const target = interrupt ? view.units[interrupt.target] : null
  if (!interrupt || !target) return []
  const pass: C = { command: { type: 'letPass' }, text: text('choice.radLetPass', { unit: calledOf(target) }), primary: true }
  const shots = interrupt.shooters.flatMap((id): C[] => {
    const u = view.units[id]!
    return [offer(u, { type: 'fire', unit: id, target: target.id }, 'choice.radFireAtOnce', { target: calledOf(target) })]
  })
  return [pass, ...shots]
}

function pursuitChoices(view: RadView): C[] {
  const { pursuit } = view
  const unit = pursuit ? view.units[pursuit.unit] : null
  if (!pursuit || !unit) return []
  const CODES = { pursue: 'choice.radPursue', stay: 'choice.radStay', occupy: 'choice.radOccupy' } as const
  return pursuit.may.map(go => ({
    command: { type: 'pursue', go },
    text: text(CODES[go], { unit: calledOf(unit) }),
    unit: unit.id,
  }))
}

/** All that a seat is offered; the end of the phase first, where nothing stands against it. */
export function choices(view: RadView, seat: Seat): readonly C[] {
  if ((seat !== 'a' && seat !== 'b') || !view.waiting.includes(seat)) return []
  const end: C[] =
    END[view.phase] && !duesOpen(view, seat)
      ? [{ command: { type: 'endPhase' }, text: text(END[view.phase]!), primary: true }]
      : []
  const legal = (c: C) => !('command' in c) || judge(view, seat, c.command).kind === 'ok'
  switch (view.phase) {
    case 'lots':
      return [{ command: { type: 'lots' }, text: text('choice.radLots'), primary: true }]
    case 'setUp': {
      const places = placeChoices(view, inHand(view, seat))
      const links = linkChoices(view, seat).filter(legal)
      // Nowhere to put anything down any more: the rest stays off the table.
      return [...end, ...places, ...links]
    }
    case 'initiative':
      return [{ command: { type: 'initiative' }, text: text('choice.radInitiative'), primary: true }]
    case 'choose':
      return [
        { command: { type: 'chooseFirst', first: seat }, text: text('choice.radFirst'), primary: true },
        { command: { type: 'chooseFirst', first: seat === 'a' ? 'b' : 'a' }, text: text('choice.radSecond') },
      ]
    case 'command':
      return [...end, ...placeChoices(view, arriving(view, seat)), ...orderChoices(view, seat).filter(legal)]
    case 'act':
      return [...end, ...actChoices(view, seat)]
    case 'opportunity':
      return opportunityChoices(view)
    case 'melee':
      return meleesLeft(view, seat).map((u): C => {
        const melee = meleeOf(view, seat, u)
        const odds = melee ? roundChances(view, melee) : { win: 0, draw: 1, lose: 0 }
        const with_ = { unit: calledOf(u), win: percent(odds.win), draw: percent(odds.draw), lose: percent(odds.lose) }
        return { command: { type: 'fight', enemy: u.id }, text: text('choice.radFight', with_), unit: u.id }
      })
    case 'pursuit':
      return pursuitChoices(view)
    default:
      return []
  }
}
