/** What a seat may do now. Everything offered is legal as it stands; where a unit may move, its moves are asked for one by one. */
import { quantisePoint } from '../../geometry/tolerance'
import type { Choice, Id, Phrase, Point, Seat, UnitId } from '../contract'
import { arrivalChoices, objectiveChoices } from './choices/ending'
import { fireChoices, opportunityChoices } from './choices/fire'
import { compulsoryChoices, rallyChoices, turnAboutChoices } from './choices/flight'
import { counterChoices, meleeChoices, pursuitChoices } from './choices/melee'
import type { OoCommand } from './commands'
import { judge } from './decide'
import { timeRefusals } from './handlers/moves'
import { enemiesOf, gapBetween, middleOf, ofSeat } from './rules/bodies'
import { proposePlace, unplaced } from './rules/deploy'
import { duesOpen } from './rules/dues'
import { evasions } from './rules/evade'
import { evadeChances } from './rules/evasion'
import { mover, owing } from './rules/leastMove'
import { counterFor, holders } from './rules/orders'
import { proposeGround } from './rules/placeGround'
import { villageWays } from './rules/village'
import type { OoView, Order, Side, Unit } from './state'
import { orderPhrase } from './tell'
import { charges, isHorse } from './units'

type C = Choice<OoCommand>
const text = (code: string, with_?: Phrase['with']): Phrase => (with_ ? { code, with: with_ } : { code })

const END: { readonly [phase: string]: string } = {
  terrain: 'choice.doneTerrain',
  objectives: 'choice.confirmObjectives',
  arrivals: 'choice.doneArrivals',
  deploy: 'choice.confirmSetUp',
  firstOrders: 'choice.confirmOrders',
  orders: 'choice.doneOrders',
  rally: 'choice.doneRallying',
  compulsory: 'choice.doneCompulsory',
  generals1: 'choice.doneGenerals',
  generals2: 'choice.doneGenerals',
  move1: 'choice.doneMoves',
  move2: 'choice.doneMoves',
  evade1: 'choice.doneEvasions',
  evade2: 'choice.doneEvasions',
  melee: 'choice.doneMelee',
  finish1: 'choice.doneFinishing',
  finish2: 'choice.doneFinishing',
  fire1: 'choice.doneFire',
  fire2: 'choice.doneFire',
}

/** The name of what a counter lies beside. */
export const holderName = (view: OoView, id: Id) => view.brigades[id]?.name ?? view.units[id]?.name ?? { it: id, en: id }

function orderChoices(view: OoView, seat: Side): C[] {
  const enemies = Object.values(view.brigades).filter(b => b.seat !== seat && b.units.some(u => view.units[u]?.place === 'table'))
  return holders(view, seat).flatMap(to => {
    const counter = counterFor(view, to)
    // One change a turn is offered; more may be asked for.
    if (!counter || counter.laid === view.turn) return []
    const orders: Order[] = [
      { kind: 'halt' },
      { kind: 'cautious' },
      { kind: 'withdraw' },
      ...enemies.slice(0, 4).map((b): Order => ({ kind: 'attack', target: b.id })),
      ...places(view)
        .slice(0, 3)
        .map((g): Order => ({ kind: 'objective', place: middleOfOutline(g.outline), ground: g.id })),
    ]
    return orders
      .filter(o => JSON.stringify(o) !== JSON.stringify(counter.order))
      .map((order): C => ({ command: { type: 'order', to, order }, text: orderText(view, to, order), group: to }))
      .filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok')
  })
}
/** Places with a name that an advance may be sent to. */
const places = (view: OoView): OoView['ground'][number][] =>
  view.ground.filter(g => g.outline.length > 2 && ['village', 'hill', 'steepHill'].includes(g.kind))
const middleOfOutline = (outline: readonly Point[]): Point =>
  quantisePoint([sum(outline, 0) / outline.length, sum(outline, 1) / outline.length])

/** 2.5: the first unit of each brigade may be detached to halt; who is detached may rejoin. */
function detachChoices(view: OoView, seat: Side): C[] {
  return Object.values(view.brigades)
    .filter(b => b.seat === seat && !b.chief)
    .flatMap((b): C[] => {
      const out = b.detachment === null ? null : view.units[b.detachment]
      const first = view.units[b.units[0]!]
      if (out?.detached)
        return [
          {
            command: { type: 'rejoin', unit: out.id },
            text: text('choice.rejoin', { unit: out.name }),
            unit: out.id,
            group: b.id,
          },
        ]
      if (out || !first) return []
      return [
        {
          command: { type: 'detach', unit: first.id, order: { kind: 'halt' } },
          text: text('choice.detach', { unit: first.name }),
          unit: first.id,
          group: b.id,
        },
      ]
    })
    .filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok')
}
const orderText = (view: OoView, to: Id, order: Order): Phrase =>
  order.kind === 'attack'
    ? text('choice.orderAttack', { to: holderName(view, to), target: holderName(view, order.target) })
    : text('choice.order', { to: holderName(view, to), order: orderPhrase(view, order) })

function generalChoices(view: OoView, seat: Side): C[] {
  return Object.values(view.generals)
    .filter(g => g.seat === seat && g.point && g.fate === 'well')
    .flatMap((g): C[] => {
      if (g.attached)
        return [
          { command: { type: 'release', general: g.id }, text: text('choice.release', { general: g.name }), group: g.brigade },
        ]
      if (g.ridden > 0) return []
      const units = view.brigades[g.brigade]?.units.map(id => view.units[id]).filter((u): u is Unit => u?.place === 'table') ?? []
      const first = units[0]
      const near = units.map(u => middleOf(u)).filter(p => p !== null)
      const middle = near.length > 0 ? ([sum(near, 0) / near.length, sum(near, 1) / near.length] as const) : null
      return [
        ...(first
          ? [
              {
                command: { type: 'attach', general: g.id, unit: first.id },
                text: text('choice.attach', { general: g.name, unit: first.name }),
                group: g.brigade,
              } as C,
            ]
          : []),
        ...(middle
          ? [
              {
                command: { type: 'moveGeneral', general: g.id, to: middle },
                text: text('choice.rideToBrigade', { general: g.name }),
                group: g.brigade,
              } as C,
            ]
          : []),
      ]
    })
    .filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok')
}
const sum = (points: readonly (readonly [number, number])[], i: 0 | 1): number => points.reduce((t, p) => t + p[i], 0)

/** Units that may still move, and those that may go back to their start because what they did is not enough. */
function moveChoices(view: OoView, seat: Side): C[] {
  const must = new Set(owing(view, seat).map(o => o.unit))
  return ofSeat(view, seat).flatMap((u): C[] => {
    const back: C[] =
      u.use.before && must.has(u.id)
        ? ([
            {
              command: { type: 'takeBack', unit: u.id },
              text: text('choice.takeBack', { unit: u.name }),
              unit: u.id,
              group: u.brigade,
            },
          ].filter(c => judge(view, seat, c.command as OoCommand).kind === 'ok') as C[])
        : []
    const spent = u.use.done || u.use.share >= 1 - 1e-6
    if (spent || timeRefusals(view, seat, u).length > 0) return back
    return [{ moves: u.id, text: text('choice.move', { unit: u.name }) }, ...back]
  })
}

function placeChoices(view: OoView, seat: Side): C[] {
  const next = unplaced(view, seat)[0]
  const command = next ? proposePlace(view, seat, next) : null
  const name = next ? (view.units[next]?.name ?? view.generals[next]?.name) : undefined
  return command && name ? [{ command, text: text('choice.place', { unit: name }), unit: next as UnitId }] : []
}

/** Horse within a gallop, or a charger halted before it: what a square is formed against. */
const GALLOP = 30
const threatened = (view: OoView, u: Unit): boolean =>
  enemiesOf(view, u.seat).some(e => charges(e, u.id) || (isHorse(e) && gapBetween(view, e, u) <= GALLOP))

function squareChoices(view: OoView, seat: Side): C[] {
  return ofSeat(view, seat)
    .filter(u => u.arm === 'infantry' && u.formation !== 'square')
    .filter(u => threatened(view, u))
    .map(
      (u): C => ({
        command: { type: 'formSquare', unit: u.id },
        text: text('choice.formSquare', { unit: u.name }),
        unit: u.id,
        group: u.brigade,
      }),
    )
    .filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok')
}

const OUT = ['choice.villageOut', 'choice.villageOutLeft', 'choice.villageOutRight', 'choice.villageOutRear']
/** 7.5: to deploy in a village, to pass it, to leave it by a side. */
function villageChoices(view: OoView, seat: Side): C[] {
  return ofSeat(view, seat).flatMap(u =>
    villageWays(view, u)
      .map((command, i): C => {
        const ground = view.ground.find(g => g.id === command.village)?.name ?? { phrase: text('ground.village') }
        const code = command.way === 'out' ? OUT[i]! : command.way === 'in' ? 'choice.villageIn' : 'choice.villageThrough'
        return { command, text: text(code, { unit: u.name, ground }), unit: u.id, group: u.brigade }
      })
      .filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok'),
  )
}

function acts(view: OoView, seat: Side): C[] {
  if (view.interrupt) return opportunityChoices(view)
  switch (view.phase) {
    case 'terrain':
      return proposeGround(view, seat, 8).map(command => ({
        command,
        text: text('choice.placeGround', { kind: { phrase: text(`ground.${command.kind}`) } }),
      }))
    case 'objectives':
      return objectiveChoices(view, seat)
    case 'arrivals':
      return arrivalChoices(view, seat)
    case 'deploy':
      return placeChoices(view, seat)
    case 'firstOrders':
      return [
        ...orderChoices(view, seat),
        ...detachChoices(view, seat),
        ...(view.rules.retreatFree && view.sides[seat].retreat === null
          ? [0.25, 0.5, 0.75].map(
              (share): C => ({
                command: { type: 'retreatPoint', at: [view.table.width * share, seat === 'a' ? 0 : view.table.depth] },
                text: text('choice.retreatPoint', { x: { cm: view.table.width * share } }),
              }),
            )
          : []),
      ]
    case 'orders':
      return [...orderChoices(view, seat), ...detachChoices(view, seat)]
    case 'rally':
      return rallyChoices(view, seat)
    case 'compulsory':
      return compulsoryChoices(view, seat)
    case 'initiative':
      return [{ command: { type: 'initiative' }, text: text('choice.initiative'), primary: true }]
    case 'choose':
      return (['a', 'b'] as const).map(first => ({
        command: { type: 'chooseFirst', first },
        text: text(first === seat ? 'choice.goFirst' : 'choice.goSecond'),
        primary: first === seat,
      }))
    case 'fire1':
    case 'fire2':
      return fireChoices(view, seat)
    case 'generals1':
    case 'generals2':
      return generalChoices(view, seat)
    case 'move1':
    case 'move2':
      return [
        ...moveChoices(view, seat),
        ...squareChoices(view, seat),
        ...villageChoices(view, seat),
        ...turnAboutChoices(view, seat),
      ]
    case 'finish1':
    case 'finish2':
      return mover(view) === seat
        ? moveChoices(view, seat).filter(c => !('moves' in c) || view.units[c.moves]?.use.finishing)
        : []
    case 'evade1':
    case 'evade2':
      // A plain move of who may evade is taken for its evasion: the hands may take it.
      return [
        ...counterChoices(view, seat),
        ...evadeChances(view, seat).flatMap(chance => [
          { moves: chance.unit },
          ...evasions(view, chance.unit)
            .slice(0, 3)
            .map(
              (command, i): C => ({
                command,
                text: text(chance.leaveGuns ? 'choice.leaveGuns' : i === 0 ? 'choice.evade' : 'choice.evadeOther', {
                  unit: view.units[chance.unit]!.name,
                }),
                unit: chance.unit,
                group: view.units[chance.unit]!.brigade,
              }),
            ),
        ]),
      ]
    case 'melee':
      return meleeChoices(view, seat)
    case 'pursuit':
      return pursuitChoices(view, seat)
    default:
      return []
  }
}

/** The awaited seat always finds something here. */
export function choices(view: OoView, seat: Seat): readonly C[] {
  if ((seat !== 'a' && seat !== 'b') || !view.waiting.includes(seat)) return []
  const out = acts(view, seat)
  // The answer to an interruption has its own way to let it pass.
  if (view.interrupt) return out
  const end: C = { command: { type: 'endPhase' }, text: text(END[view.phase] ?? 'choice.done'), primary: true }
  const open = view.phase.startsWith('move') ? duesOpen(view, seat) : judge(view, seat, { type: 'endPhase' }).kind !== 'ok'
  return open ? out : [...out, end]
}
