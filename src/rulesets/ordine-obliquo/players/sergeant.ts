/**
 * The built-in player of Ordine Obliquo. A plain soldier: he obeys the orders of his brigades, keeps generals near, charges at good
 * odds and answers every phase. He thinks unit by unit and keeps nothing in mind between two commands but what a unit cannot do;
 * everything he proposes was judged, or was offered.
 */
import type { Player, Seat } from '../../contract'
import { choices } from '../choices'
import type { OoCommand } from '../commands'
import { judge } from '../decide'
import { timeRefusals } from '../handlers/moves'
import { ofSeat } from '../rules/bodies'
import { evasions } from '../rules/evade'
import { evadeChances } from '../rules/evasion'
import { mover, owing } from '../rules/leastMove'
import { backRefusals } from '../rules/takeBack'
import { dutyMove, sampleMove } from '../sampling'
import { type OoView, other, type Side, type Unit } from '../state'
import { nextObjectives, nextOffered } from './aftermath'
import { goodCharge } from './charging'
import { march } from './march'
import { nextBreakThrough, nextCounter, nextMelee } from './melees'
import { nextOrder, nextRide } from './orders'
import { answerMove, nextFire } from './volley'
import { cpOf, enemyGap } from './worth'

type Random = (below: number) => number
const END: OoCommand = { type: 'endPhase' }
/** One time in so many he ends a phase that he does not know, so that it ends. */
const ENOUGH = 5
/** Samples of a unit's move that are looked through where nothing else is known. */
const SAMPLES = 24

const ok = (view: OoView, seat: Side, command: OoCommand): boolean => judge(view, seat, command).kind === 'ok'
const endOf = (view: OoView, seat: Side): OoCommand | null => (ok(view, seat, END) ? END : null)

/** Units that had nothing to do when they were asked, by what was asked of them: while they stay as they are they are not asked again. */
const idle = new WeakMap<Unit, string>()
const stuck = new WeakMap<Unit, string>()
/** What tells one state of a phase of moves from the next, as far as a move may depend on it. */
const epochOf = (view: OoView, seat: Side): string => {
  const own = ofSeat(view, seat)
  const steps = own.reduce((n, u) => n + u.use.steps.length, 0)
  return `${view.turn}/${view.phase}/${own.length}/${steps}/${ofSeat(view, other(seat)).length}`
}

function firstMove(view: OoView, seat: Side): OoCommand | null {
  const key = `${view.turn}/${view.phase}`
  const finishing = view.phase.startsWith('finish')
  const units = ofSeat(view, seat)
    .filter(
      u =>
        idle.get(u) !== key && !u.use.done && u.use.share < 1 - 1e-6 && (finishing ? u.use.finishing : u.use.steps.length === 0),
    )
    .sort((x, y) => enemyGap(view, x) - enemyGap(view, y) || (x.id < y.id ? -1 : 1))
  for (const unit of units) {
    const charge = goodCharge(view, unit)
    if (charge) return charge
    const command = timeRefusals(view, seat, unit).length === 0 ? march(view, unit) : null
    if (command) return command
    idle.set(unit, key)
  }
  return null
}

/** Moves, charges; then what orders force and was not done yet. */
function moveOrEnd(view: OoView, seat: Side): OoCommand | null {
  if (mover(view) !== seat) return endOf(view, seat)
  const move = firstMove(view, seat)
  if (move) return move
  // Who could do nothing is excused, as the rules find too; he is asked again only when something has moved since.
  const now = epochOf(view, seat)
  for (const { unit: id } of owing(view, seat)) {
    const unit = view.units[id]
    if (!unit || stuck.get(unit) === now) continue
    const duty = dutyMove(view, id, 0)
    if (duty) return unit.use.before && backRefusals(view, unit).length === 0 ? { type: 'takeBack', unit: id } : duty
    stuck.set(unit, now)
  }
  return END
}

/** 7.6: who must evade does; horse and guns do before those who are stronger. */
function evadeOrEnd(view: OoView, seat: Side): OoCommand | null {
  for (const chance of evadeChances(view, seat)) {
    const unit = view.units[chance.unit]!
    const stronger = chance.from.some(id => cpOf(view.units[id]!) >= cpOf(unit))
    const way = chance.must || stronger ? evasions(view, chance.unit)[0] : undefined
    if (way && ok(view, seat, way)) return way
  }
  return endOf(view, seat)
}

/** What he does where he knows no better: anything offered, and soon enough the end of the phase. */
function anything(view: OoView, seat: Side, random: Random): OoCommand | null {
  const offered = choices(view, seat)
  const commands = offered.flatMap(c => ('command' in c ? [c] : []))
  const ends = commands.filter(c => c.primary === true)
  const others = commands.filter(c => c.primary !== true)
  if (ends.length > 0 && (others.length === 0 || random(ENOUGH) === 0)) return ends[0]!.command
  if (others.length > 0) return others[random(others.length)]!.command
  for (const c of offered) {
    if (!('moves' in c)) continue
    for (let k = 0; k < SAMPLES; k++) {
      const move = sampleMove(view, c.moves, k)
      if (move) return move
    }
  }
  return endOf(view, seat)
}

function act(view: OoView, seat: Side, random: Random): OoCommand | null {
  if (view.interrupt !== null) return answerMove(view, seat)
  switch (view.phase) {
    case 'objectives':
      return nextObjectives(view, seat, random) ?? endOf(view, seat)
    case 'firstOrders':
    case 'orders':
      return nextOrder(view, seat) ?? endOf(view, seat)
    case 'initiative':
      return { type: 'initiative' }
    case 'choose':
      return { type: 'chooseFirst', first: seat }
    case 'generals1':
    case 'generals2':
      return nextRide(view, seat) ?? endOf(view, seat)
    case 'move1':
    case 'move2':
    case 'finish1':
    case 'finish2':
      return moveOrEnd(view, seat)
    case 'evade1':
    case 'evade2':
      return nextCounter(view, seat) ?? evadeOrEnd(view, seat)
    case 'fire1':
    case 'fire2':
      return nextFire(view, seat) ?? endOf(view, seat)
    case 'melee':
      return nextMelee(view, seat)
    case 'pursuit':
      return nextBreakThrough(view, seat) ?? endOf(view, seat)
    case 'arrivals':
    case 'rally':
    case 'compulsory':
      return nextOffered(view, seat) ?? endOf(view, seat)
    default:
      return null
  }
}

export const sergeant: Player<OoView, OoCommand> = {
  choose(view: OoView, seat: Seat, random: Random) {
    if ((seat !== 'a' && seat !== 'b') || !view.waiting.includes(seat)) return null
    return act(view, seat, random) ?? anything(view, seat, random)
  },
}
