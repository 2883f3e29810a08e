/** Movimento: moves, alone and together, and going back; standing still to recover; guns; squares; blocks; leaving. */
import { pointInPolygon } from '../../../geometry/polygon'
import type { MoveCommand, MoveTogether, Refusal, Seat, Step, TakeBackCommand, UnitId } from '../../contract'
import { idle, isSteps } from '../../shared/steps'
import { apply } from '../apply'
import type { BlockCommand, RadCommand } from '../commands'
import type { RadEvent } from '../events'
import { blockEffect, blockRefusals, wholeMoveRefusals } from '../rules/block'
import { blockOf, bodyOf, ofSide, squareOf } from '../rules/bodies'
import { contactsOf } from '../rules/contact'
import { standRefusals } from '../rules/deploy'
import { bound, excused, satisfied } from '../rules/duty'
import { mayAnswer } from '../rules/fire'
import { judgeMove, type MoveVerdict } from '../rules/move'
import { squareRefusals, turnedAbout, turningAbout } from '../rules/square'
import { asTurned } from '../rules/turning'
import { squareBroken } from '../stages/losses'
import type { RadSeen, RadState, Unit } from '../state'
import { other } from '../state'
import type { Story } from '../story'
import { GUN_ACTIONS, SQUARE_BASES } from '../tables'
import { actRefusals, fine, found, type Handler, impossible, isText, type Judged, notNow, ownUnit } from './handler'

type Of<T extends RadCommand['type']> = Extract<RadCommand, { readonly type: T }>

/** A whole move as the rules see it: the judge of moves, and whether it is this base's time. */
export function judgeWhole(seen: RadSeen, seat: Seat, command: MoveCommand): MoveVerdict {
  const verdict = judgeMove(seen, seat, command)
  const unit = seen.units[command.unit]
  if (!verdict.effect || !unit) return verdict
  const refusals = [...actRefusals(seen, seat, unit), ...verdict.refusals]
  if (refusals.length === 0 && (command.steps as readonly Step[]).every(idle))
    refusals.push({ code: 'move/no-steps', clause: 'Movimento', at: unit.id })
  return { ...verdict, kind: refusals.length > 0 ? 'breach' : 'ok', refusals }
}

const movedEvent = (seen: RadSeen, c: MoveCommand, v: MoveVerdict): RadEvent => ({
  type: 'Moved',
  unit: c.unit,
  steps: asTurned(seen, c.steps as readonly Step[]),
  ends: v.ends.map(e => ({ front: e.front, facing: e.facing })),
  charge: c.charge ?? null,
  disordered: v.effect!.disordered === true && seen.units[c.unit]?.disordered === false,
  units: { [c.unit]: v.effect! },
})

/** Opportunity: after what a base did, the enemy's bases that wait for it and have it under their fire are asked. */
export function interrupt(story: Story, unit: Unit['id']): void {
  const s = story.state
  const target = s.units[unit]
  if (s.phase !== 'act' || !target || target.place !== 'table') return
  const by = other(target.seat)
  const shooters = ofSide(s, by).filter(u => mayAnswer(s, u, target))
  if (shooters.length > 0)
    story.add({
      type: 'Interrupted',
      interrupt: { by, target: unit, shooters: shooters.map(u => u.id) },
      // What the enemy has seen and may answer is not taken back.
      units: { [unit]: { use: { ...target.use, before: null } } },
    })
}

const isMoveShape = (c: { readonly [key: string]: unknown }): boolean =>
  isText(c.unit) && isSteps(c.steps) && (c.charge === undefined || isText(c.charge))

export const move: Handler<MoveCommand, MoveVerdict> = {
  shape: isMoveShape,
  judge(seen, seat, c) {
    const { effect, ...verdict } = judgeWhole(seen, seat, c)
    return { ...verdict, found: { ...verdict, effect } }
  },
  act(story, _seat, c, judged) {
    story.add(movedEvent(story.state, c, judged.found!))
    interrupt(story, c.unit)
  },
}

export const moveTogether: Handler<MoveTogether, readonly RadEvent[]> = {
  shape: c =>
    Array.isArray(c.moves) &&
    c.moves.length > 0 &&
    c.moves.length <= 60 &&
    c.moves.every(
      m =>
        typeof m === 'object' &&
        m !== null &&
        (m as { type?: unknown }).type === 'move' &&
        isMoveShape(m as { [k: string]: unknown }),
    ),
  judge(seen, seat, c) {
    let at = seen
    const events: RadEvent[] = []
    let all: Judged = fine
    for (const m of c.moves) {
      const { effect, ...verdict } = judgeWhole(at, seat, m)
      const ends = [...all.ends, ...verdict.ends.slice(-1)]
      const sum = { working: [...all.working, ...verdict.working], drawing: [...all.drawing, ...verdict.drawing], ends }
      if (!effect) return { ...verdict, ...sum, kind: 'impossible', found: [] }
      const kind = all.kind === 'breach' ? 'breach' : verdict.kind
      all = { ...all, ...sum, kind, refusals: [...all.refusals, ...verdict.refusals] }
      const made = movedEvent(at, m, { ...verdict, effect })
      events.push(made)
      at = apply(at as RadState, made)
    }
    return { ...all, found: events }
  },
  act(story, _seat, c, judged) {
    story.add(...judged.found!)
    // One answer is asked for: to the base that moved last of those that are under fire.
    for (const m of [...c.moves].reverse()) if (story.state.phase === 'act') interrupt(story, m.unit)
  },
}

export const takeBack: Handler<TakeBackCommand> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const back = unit.use.before
    if (!back?.pose) return impossible('back/not-moved', 'Movimento', unit.id)
    const body = { ...bodyOf(seen, unit)!, front: back.pose.front, facing: back.pose.facing }
    const taken = standRefusals(seen, unit, body).filter(r => r.code === 'place/occupied')
    return found([
      ...notNow(seen, seat, ['act']),
      ...(taken.length > 0 ? [{ code: 'back/taken', clause: 'Movimento', at: unit.id }] : []),
    ])
  },
  act(story, _seat, c) {
    const { pose, disordered, attacking, use } = story.unit(c.unit).use.before!
    story.add({
      type: 'TakenBack',
      unit: c.unit,
      units: { [c.unit]: { pose, disordered, attacking, use: { ...use, before: null } } },
    })
  },
}

/** Standing still would leave undone what the order forces. */
const dutyFirst = (seen: RadSeen, unit: Unit): Refusal[] =>
  bound(seen, unit) && !satisfied(seen, unit) && !excused(seen, unit)
    ? [
        {
          code: 'order/must-move-first',
          clause: 'Attivazione',
          at: unit.id,
          with: { order: { phrase: { code: `order.${unit.order}` } } },
        },
      ]
    : []

/** Common to what takes the place of a move. */
function standingStill(seen: RadSeen, unit: Unit): Refusal[] {
  const out: Refusal[] = []
  const at = unit.id
  if (unit.use.moved) out.push({ code: 'still/moved', clause: 'Attivazione', at })
  if (unit.use.done) out.push({ code: 'move/driven-back', clause: 'Movimento', at })
  if (unit.use.recovered) out.push({ code: 'move/recovered', clause: 'Attivazione', at })
  if (unit.opportunity) out.push({ code: 'move/opportunity', clause: 'Attivazione', at })
  if (contactsOf(seen, unit).length > 0) out.push({ code: 'move/engaged-block', clause: 'Mischia', at })
  return [...out, ...dutyFirst(seen, unit)]
}

export const recover: Handler<Of<'recover'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    if (!unit.disordered) return impossible('recover/in-order', 'Attivazione', unit.id)
    const fired = unit.use.firedAs === 'standing' ? [{ code: 'move/fired', clause: 'Fuoco', at: unit.id }] : []
    const acts =
      unit.arm === 'guns' && unit.use.acts.length >= GUN_ACTIONS
        ? [{ code: 'guns/no-action', clause: 'Artiglieria', at: unit.id }]
        : []
    return found([...actRefusals(seen, seat, unit), ...standingStill(seen, unit), ...fired, ...acts])
  },
  act(story, _seat, c) {
    const { use } = story.unit(c.unit)
    const acts = story.unit(c.unit).arm === 'guns' ? [...use.acts, 'turn' as const] : use.acts
    story.add({
      type: 'Recovered',
      unit: c.unit,
      units: { [c.unit]: { disordered: false, use: { ...use, acts, recovered: true, before: null } } },
    })
  },
}

export const opportunity: Handler<Of<'opportunity'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit) return impossible('unit/unknown')
    const out = [...actRefusals(seen, seat, unit), ...standingStill(seen, unit)]
    const at = unit.id
    if (unit.shooter === null) out.push({ code: 'fire/no-arms', clause: 'Fuoco', at })
    if (unit.limbered) out.push({ code: 'fire/limbered', clause: 'Artiglieria', at })
    if (unit.use.fired) out.push({ code: 'fire/once', clause: 'Fuoco', at })
    if (unit.use.acts.length > 0) out.push({ code: 'guns/no-action', clause: 'Artiglieria', at })
    return found(out)
  },
  act: (story, _seat, c) =>
    void story.add({ type: 'OpportunityTaken', unit: c.unit, units: { [c.unit]: { opportunity: true } } }),
}

const limbering = (limbered: boolean): Handler<Of<'limber'> | Of<'unlimber'>> => ({
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (unit?.arm !== 'guns' || unit.limbered === limbered) return impossible('guns/not-so', 'Artiglieria')
    const out = actRefusals(seen, seat, unit)
    const at = unit.id
    if (unit.use.acts.length >= GUN_ACTIONS) out.push({ code: 'guns/no-action', clause: 'Artiglieria', at })
    if (unit.use.done) out.push({ code: 'move/driven-back', clause: 'Movimento', at })
    if (unit.use.whole) out.push({ code: 'move/whole', clause: 'Movimento', at })
    if (unit.opportunity) out.push({ code: 'move/opportunity', clause: 'Attivazione', at })
    if (unit.use.recovered) out.push({ code: 'move/recovered', clause: 'Attivazione', at })
    if (contactsOf(seen, unit).length > 0) out.push({ code: 'move/engaged-block', clause: 'Mischia', at })
    return found(out)
  },
  act(story, _seat, c) {
    const { use } = story.unit(c.unit)
    const acts = [...use.acts, limbered ? ('limber' as const) : ('unlimber' as const)]
    story.add({
      type: 'Limbered',
      unit: c.unit,
      limbered,
      units: { [c.unit]: { limbered, use: { ...use, acts, before: null } } },
    })
    interrupt(story, c.unit)
  },
})
export const limber = limbering(true)
export const unlimber = limbering(false)

const matesOf = (c: Of<'square'>): readonly UnitId[] => (typeof c.with === 'string' ? [c.with] : (c.with as readonly UnitId[]))

export const square: Handler<Of<'square'>> = {
  shape: c =>
    isText(c.unit) &&
    (isText(c.with) || (Array.isArray(c.with) && c.with.length > 0 && c.with.length < SQUARE_BASES && c.with.every(isText))),
  judge(seen, seat, c) {
    const all = [c.unit, ...matesOf(c)].map(id => ownUnit(seen, seat, id))
    if (!all.every(u => u !== null) || new Set(all).size < all.length) return impossible('unit/unknown')
    return found([
      ...actRefusals(seen, seat, all[0]!),
      ...squareRefusals(seen, all),
      ...all.slice(1).flatMap(u => actRefusals(seen, seat, u).filter(r => r.code === 'sector/other')),
      ...all.flatMap(u => dutyFirst(seen, u)),
    ])
  },
  act(story, _seat, c) {
    const ids = [c.unit, ...matesOf(c)]
    const all = ids.map(id => story.unit(id))
    const about = turningAbout(story.state, all)
    const units = Object.fromEntries(
      all.map((u, i): [string, Partial<Unit>] => [
        u.id,
        {
          square: ids[(i + 1) % ids.length]!,
          ...(about.includes(u) ? { pose: turnedAbout(story.state, u) } : {}),
          use: { ...u.use, moved: true, whole: true, before: null },
        },
      ]),
    )
    story.add({ type: 'SquareFormed', both: ids as unknown as readonly [UnitId, UnitId], units })
  },
}
export const breakSquare: Handler<Of<'breakSquare'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    if (!unit || unit.square === null) return impossible('square/none', 'Quadrato')
    return found(actRefusals(seen, seat, unit))
  },
  act(story, _seat, c) {
    story.add(squareBroken(squareOf(story.state, story.unit(c.unit))))
  },
}

export const block: Handler<BlockCommand> = {
  shape: c =>
    isText(c.unit) &&
    isText(c.block) &&
    (c.way === 'in' || c.way === 'out') &&
    (c.side === undefined || (Number.isInteger(c.side) && (c.side as number) >= 0 && (c.side as number) <= 3)),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    const piece = blockOf(seen, c.block)
    if (!unit) return impossible('unit/unknown')
    if (!piece) return impossible('block/none', 'Villaggi', unit.id)
    if (c.way === 'out' ? unit.inside !== c.block : unit.inside !== null)
      return impossible('block/not-inside', 'Villaggi', unit.id)
    // Stepping into a house is the whole move that Attack asks for.
    const due = unit.order === 'attack' && c.way === 'in' ? [] : dutyFirst(seen, unit)
    return found([...actRefusals(seen, seat, unit), ...blockRefusals(seen, unit, c), ...due])
  },
  act(story, _seat, c) {
    const effect = blockEffect(story.state, story.unit(c.unit), c)
    if (effect) story.add({ type: 'BlockUsed', unit: c.unit, block: c.block, way: c.way, units: { [c.unit]: effect } })
    interrupt(story, c.unit)
  },
}

export const leave: Handler<Of<'leave'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    const rule = seen.rules.leave
    if (!unit) return impossible('unit/unknown')
    if (!rule || rule.seat !== seat) return impossible('leave/no-exit', 'Vittoria', unit.id)
    const out = [...actRefusals(seen, seat, unit)]
    const exit = seen.ground.find(g => g.id === rule.exit)
    if (seen.turn < rule.from) out.push({ code: 'leave/too-early', clause: 'Vittoria', at: unit.id, with: { turn: rule.from } })
    if (!exit || !pointInPolygon(unit.pose!.front, exit.outline))
      out.push({ code: 'leave/not-there', clause: 'Vittoria', at: unit.id })
    return found([...out, ...wholeMoveRefusals(seen, unit).filter(r => r.code === 'move/engaged-block')])
  },
  act: (story, _seat, c) =>
    void story.add({
      type: 'Left',
      unit: c.unit,
      units: { [c.unit]: { place: 'left', pose: null, inside: null, settled: false, square: null, attacking: false } },
    }),
}
