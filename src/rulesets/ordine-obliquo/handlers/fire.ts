/** 8: commands of fire: all fire at one target, and fire of opportunity at a move that has been shown. */
import { NOISE } from '../../../geometry/tolerance'
import type { Refusal, Term, UnitId } from '../../contract'
import type { FireCommand, OpportunityCommand } from '../commands'
import type { OoEvent } from '../events'
import { drawShot } from '../rules/fire/drawing'
import { opportunityShot } from '../rules/fire/opportunity'
import { fallen, rollFire } from '../rules/fire/resolve'
import { type FireShot, shotAt } from '../rules/fire/shot'
import type { OoSeen, OoState, Side } from '../state'
import { Story } from '../story'
import { found, type Handler, impossible, isText, notNow, ownUnit } from './handler'

const isList = (v: unknown, least: number): boolean =>
  Array.isArray(v) && v.length >= least && v.length <= 60 && v.every(isText) && new Set(v).size === v.length
const isSides = (v: unknown): boolean =>
  v === undefined ||
  (typeof v === 'object' &&
    v !== null &&
    !Array.isArray(v) &&
    Object.values(v).every(side => Number.isInteger(side) && (side as number) >= 0 && (side as number) < 99))

/** One shooter: every term of his number. Several: the number of each. */
const workingOf = (seen: OoSeen, shots: readonly FireShot[]): readonly Term[] =>
  shots.length === 1
    ? shots[0]!.working
    : shots.map(s => ({ clause: '8.8', label: 'fireOf', amount: s.value, with: { unit: seen.units[s.unit]!.name } }))
const drawingOf = (seen: OoSeen, shots: readonly FireShot[]) => shots.flatMap(s => drawShot(seen.units[s.unit]!, s))
const refusalsOf = (shots: readonly FireShot[]): Refusal[] => shots.flatMap(s => s.refusals)

export const fire: Handler<FireCommand, readonly FireShot[]> = {
  shape: c => isText(c.target) && isList(c.by, 1) && isSides(c.sides),
  judge(seen, seat, c) {
    const target = Object.hasOwn(seen.units, c.target) ? seen.units[c.target]! : null
    if (!target || target.seat === seat || target.place !== 'table' || !target.pose) return impossible('fire/no-target', '8')
    const shots: FireShot[] = []
    for (const id of c.by) {
      const unit = ownUnit(seen, seat, id)
      if (!unit) return impossible('unit/unknown')
      if (unit.weapon === 'none') return impossible('fire/no-weapon', '8.1', unit.id)
      const shot = shotAt(seen, unit, target, c.sides?.[id])
      if (!shot) return impossible('fire/no-target', '8', unit.id)
      shots.push(shot)
    }
    const verdict = found([...notNow(seen, seat, ['fire1', 'fire2']), ...refusalsOf(shots)], {
      working: workingOf(seen, shots),
      drawing: drawingOf(seen, shots),
    })
    return { ...verdict, found: shots }
  },
  events(s, _, __, judged, dice) {
    const story = new Story(s)
    rollFire(story, judged.found!, dice)
    // Who insists may fire when it is no time for it: then nothing waits for the end of the phase.
    const late = s.phase === 'fire1' || s.phase === 'fire2' ? [] : fallen(story.state)
    return late.length > 0 ? story.add({ type: 'Fallen', units: late }).events : story.events
  },
}

/** The interruption is over: who was awaited before is awaited again. */
const ended = (s: OoState): OoEvent => ({ type: 'InterruptEnded', waiting: s.interrupt?.back ?? s.waiting })
/** 8.9: nobody fires at the move that was shown. */
export const letPass = (s: OoState, seat: Side): readonly OoEvent[] => [
  ...(s.interrupt ? [{ type: 'LetPass' as const, seat, mover: s.interrupt.mover }] : []),
  ended(s),
]

export const opportunityFire: Handler<OpportunityCommand, readonly FireShot[]> = {
  shape: c => isList(c.by, 0),
  judge(seen, seat, c) {
    const { interrupt } = seen
    if (!interrupt) return impossible('fire/no-opportunity', '8.9')
    const late = (seen.waiting as readonly string[]).includes(seat) ? [] : [{ code: 'turn/not-yours', clause: '6' }]
    const shots: FireShot[] = []
    for (const id of c.by) {
      const place = interrupt.firers.find(f => f.unit === id)
      const unit = ownUnit(seen, seat, id)
      const shot = place && unit ? opportunityShot(seen, interrupt.mover, place) : null
      if (!shot) return impossible('fire/no-opportunity', '8.9', id)
      shots.push(shot)
    }
    const verdict = found([...late, ...refusalsOf(shots)], { working: workingOf(seen, shots), drawing: drawingOf(seen, shots) })
    return { ...verdict, found: shots }
  },
  events(s, seat, c, judged, dice) {
    const { interrupt } = s
    if (!interrupt || c.by.length === 0) return letPass(s, seat)
    const story = new Story(s)
    // In the order in which the mover comes by: once it is broken it comes no farther.
    for (const place of interrupt.firers.filter(f => c.by.includes(f.unit))) {
      const shot = judged.found!.find(f => f.unit === place.unit)!
      rollFire(story, [shot], dice, true)
      const mover = story.state.units[interrupt.mover]!
      if (mover.rout === null && (mover.cp ?? 0) > 0) continue
      story.add({ type: 'Halted', unit: mover.id, pose: place.at, formation: place.formation })
      break
    }
    const gone: readonly UnitId[] = fallen(story.state)
    if (gone.length > 0) story.add({ type: 'Fallen', units: gone })
    return story.add(ended(s)).events
  },
}

/** 8.9: who has fired of opportunity and moves after it has half a move, foot guns and rifles none. */
export function afterOpportunity(seen: OoSeen, unit: UnitId, share: number): Refusal[] {
  const u = seen.units[unit]
  if (!u?.use.opportunity) return []
  const most = (u.troop === 'artillery' && !u.horse) || u.weapon === 'rifle' ? 0 : 0.5
  return share > most + NOISE ? [{ code: 'move/fired', clause: '8.9', at: unit, with: { percent: most * 100 } }] : []
}
