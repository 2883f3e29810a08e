/** The end of a phase, rulings, and what free play alone may do. */
import type { Refusal, RulingCommand, Seat, UnitId } from '../../contract'
import type { FreeCommand, RadCommand } from '../commands'
import { inHand, proposePlace } from '../rules/deploy'
import { couldBefore, excused, owing } from '../rules/duty'
import { meleesLeft } from '../rules/melee'
import { checkRuling } from '../rulings'
import { breakSquares, GONE } from '../stages/losses'
import type { RadSeen, Side, Unit } from '../state'
import type { Story } from '../story'
import { fine, found, type Handler, impossible, isNumber, isText, unitOf } from './handler'

type Of<T extends RadCommand['type']> = Extract<RadCommand, { readonly type: T }>
const CLAUSE = 'Attivazione'

/** What still has to be done before the seat may end the present phase; `excused`: who cannot. */
export function dues(seen: RadSeen, seat: Side): { readonly refusals: readonly Refusal[]; readonly excused: readonly UnitId[] } {
  const none = { refusals: [], excused: [] }
  switch (seen.phase) {
    case 'lots':
    case 'initiative':
    case 'choose':
      return { ...none, refusals: [{ code: `phase/act-${seen.phase}`, clause: CLAUSE }] }
    case 'setUp': {
      // What can stand nowhere stays off the table.
      const count = inHand(seen, seat).filter(u => proposePlace(seen, u, 0) !== null).length
      return count > 0 ? { ...none, refusals: [{ code: 'deploy/unplaced', clause: 'Inizio', with: { count } }] } : none
    }
    case 'act': {
      const owe = owing(seen, seat)
      const out = owe.filter(u => excused(seen, u))
      const refusals = owe
        .filter(u => !out.includes(u))
        .map(u => ({
          code: 'order/must-move',
          clause: CLAUSE,
          at: u.id,
          with: { unit: u.name, order: { phrase: { code: `order.${u.order}` } } },
        }))
      return { refusals, excused: out.map(u => u.id) }
    }
    case 'melee':
      return seen.active && meleesLeft(seen, seen.active).length > 0
        ? { ...none, refusals: [{ code: 'phase/act-melee', clause: 'Mischia' }] }
        : none
    case 'pursuit':
      return seen.pursuit && !seen.pursuit.may.includes('stay')
        ? { ...none, refusals: [{ code: 'phase/act-pursuit', clause: 'Inseguimento' }] }
        : none
    default:
      return none
  }
}

/** Whether nothing is due, asked cheaply: the first base that still owes a move and can is enough. */
export function duesOpen(seen: RadSeen, seat: Side): boolean {
  if (seen.phase === 'setUp') return inHand(seen, seat).some(u => proposePlace(seen, u, 0) !== null)
  if (seen.phase === 'act') {
    const owe = owing(seen, seat)
    return owe.some(u => couldBefore(u) && !excused(seen, u)) || owe.some(u => !excused(seen, u))
  }
  return dues(seen, seat).refusals.length > 0
}

export const endPhase: Handler<Of<'endPhase'>, readonly UnitId[]> = {
  shape: () => true,
  judge(seen, seat) {
    if (!(seen.waiting as readonly Seat[]).includes(seat))
      return { ...found([{ code: 'turn/not-yours', clause: CLAUSE }]), found: [] }
    const due = dues(seen, seat as Side)
    return { ...(due.refusals.length > 0 ? found(due.refusals) : fine), found: due.excused }
  },
  act(story, seat, _c, judged) {
    const who = judged.found ?? []
    if (who.length > 0) story.add({ type: 'Excused', seat, who })
    pass(story, seat)
  },
}

/** Ends the phase for a seat; where something was due and is passed over, the game goes on as well as it can. */
function pass(story: Story, seat: Side): void {
  const s = story.state
  if (s.phase === 'lots') story.add({ type: 'LotsDrawn', a: 0, b: 0, winner: seat })
  else if (s.phase === 'initiative') story.add({ type: 'InitiativeRolled', a: 0, b: 0, winner: seat })
  else if (s.phase === 'choose') story.add({ type: 'FirstChosen', by: seat, first: seat })
  else if (s.phase === 'opportunity') story.add({ type: 'InterruptEnded' })
  else if (s.phase === 'pursuit') story.add({ type: 'PursuitEnded' })
  else {
    const units: { [id: string]: Partial<Unit> } = {}
    if (s.phase === 'setUp') for (const u of inHand(s, seat)) units[u.id] = { place: 'reserve' }
    if (s.phase === 'melee' && s.active)
      for (const u of meleesLeft(s, s.active)) units[u.id] = { use: { ...u.use, fought: true } }
    // In the set-up each side is done for itself.
    const done = s.phase === 'setUp' ? s.waiting.filter(w => w === seat) : s.waiting
    for (const w of done) story.add({ type: 'PhaseEnded', seat: w, phase: s.phase, units })
  }
}

export const ruling: Handler<RulingCommand> = {
  shape: c => typeof c.why === 'string' && Array.isArray(c.set),
  judge: (seen, _seat, c) => (checkRuling(seen, c.set) ? fine : impossible('ruling/unknown')),
  act: (story, seat, c) => void story.add({ type: 'RulingMade', by: seat, why: c.why, set: c.set }),
}

const free = (seen: RadSeen, unit: unknown) => {
  const u = unitOf(seen, unit)
  return u?.place !== 'table' ? impossible('unit/unknown') : found([{ code: 'free/only', clause: '' }])
}
type Free<T extends FreeCommand['type']> = Extract<FreeCommand, { readonly type: T }>

export const mark: Handler<Free<'mark'>> = {
  shape: c => isText(c.unit) && (c.state === 'disordered' || c.state === 'none'),
  judge: (seen, _seat, c) => free(seen, c.unit),
  act(story, _seat, c) {
    story.add({ type: 'Marked', unit: c.unit, state: c.state, units: { [c.unit]: { disordered: c.state === 'disordered' } } })
    breakSquares(story)
  },
}
export const lose: Handler<Free<'lose'>> = {
  shape: c => isText(c.unit) && Number.isInteger(c.count) && (c.count as number) > 0 && (c.count as number) < 100,
  judge: (seen, _seat, c) => free(seen, c.unit),
  act(story, _seat, c) {
    const unit = story.unit(c.unit)
    const losses = unit.losses + c.count
    const gone = losses >= unit.value ? GONE : {}
    story.add({ type: 'LossSet', unit: c.unit, count: c.count, units: { [c.unit]: { losses, ...gone } } })
    breakSquares(story)
  },
}
export const remove: Handler<Free<'remove'>> = {
  shape: c => isText(c.unit),
  judge: (seen, _seat, c) => free(seen, c.unit),
  act(story, _seat, c) {
    story.add({ type: 'Removed', unit: c.unit, units: { [c.unit]: GONE } })
    breakSquares(story)
  },
}
export const throwDice: Handler<Free<'dice'>> = {
  shape: c =>
    [6, 10, 100].includes(c.sides as number) && isNumber(c.count) && Number.isInteger(c.count) && c.count > 0 && c.count <= 40,
  judge: () => found([{ code: 'free/only', clause: '' }]),
  act(story, seat, c, _judged, dice) {
    const faces = dice.roll(c.sides, c.count, { clause: '', what: 'free' })
    story.add({ type: 'DiceThrown', by: seat, sides: c.sides, faces })
  },
}
