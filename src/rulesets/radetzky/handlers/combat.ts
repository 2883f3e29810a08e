/** Fuoco and Mischia: shots in one's own activation and in the enemy's, melees, following. */

import { poseOf } from '../../../geometry/footprint'
import { quantisePose } from '../../../geometry/tolerance'
import type { Overlay, Refusal } from '../../contract'
import type { FireCommand, RadCommand } from '../commands'
import { blockFootprint, blockOf } from '../rules/bodies'
import { diceOfBoth, drawMelee, drawPursuit } from '../rules/drawing'
import { bound, excused, satisfied } from '../rules/duty'
import { mayAnswer, type Shooting, shoot } from '../rules/fire'
import { type Melee, meleeOf } from '../rules/melee'
import { settleMelees } from '../sequence'
import { fight as fightOut, pursue as follow } from '../stages/fighting'
import { fireAt } from '../stages/shooting'
import { actRefusals, found, type Handler, impossible, isText, notNow, ownUnit, unitOf } from './handler'

type Of<T extends RadCommand['type']> = Extract<RadCommand, { readonly type: T }>

export const fire: Handler<FireCommand, Shooting> = {
  shape: c => isText(c.unit) && isText(c.target) && (c.moving === undefined || c.moving === true),
  judge(seen, seat, c) {
    const unit = ownUnit(seen, seat, c.unit)
    const target = unitOf(seen, c.target)
    if (!unit) return impossible('unit/unknown')
    if (!target || target.seat === seat || target.place !== 'table') return impossible('fire/no-target', 'Fuoco', unit.id)
    const answer = seen.phase === 'opportunity'
    const shot = shoot(seen, unit, target, { opportunity: answer, moving: c.moving === true })
    const out: Refusal[] = answer ? notNow(seen, seat, ['opportunity']) : actRefusals(seen, seat, unit)
    if (answer && seen.interrupt && (seen.interrupt.target !== target.id || !seen.interrupt.shooters.includes(unit.id)))
      out.push({ code: 'fire/no-opportunity', clause: 'Attivazione', at: unit.id })
    // Who must move may shoot as one that moves, or when he has.
    if (!answer && c.moving !== true && !unit.use.moved && bound(seen, unit) && !satisfied(seen, unit) && !excused(seen, unit))
      out.push({
        code: 'order/must-move-first',
        clause: 'Attivazione',
        at: unit.id,
        with: { order: { phrase: { code: `order.${unit.order}` } } },
      })
    return { ...found([...out, ...shot.refusals], { working: shot.working, drawing: shot.drawing }), found: shot }
  },
  act(story, _seat, c, judged, dice) {
    const answer = story.state.phase === 'opportunity'
    const how = { opportunity: answer, moving: c.moving === true }
    fireAt(story, story.unit(c.unit), story.unit(c.target), judged.found!, how, dice)
    if (!answer || !story.state.interrupt) return
    const { target, shooters, by } = story.state.interrupt
    const still = shooters.filter(id => mayAnswer(story.state, story.unit(id), story.unit(target)))
    if (still.length === 0) story.add({ type: 'InterruptEnded' })
    else story.add({ type: 'Interrupted', interrupt: { by, target, shooters: still }, units: {} })
  },
}

export const letPass: Handler<Of<'letPass'>> = {
  shape: () => true,
  judge: (seen, seat) => found(notNow(seen, seat, ['opportunity'])),
  act(story) {
    if (story.state.phase === 'opportunity') story.add({ type: 'InterruptEnded' })
  },
}

export const fight: Handler<Of<'fight'>, Melee> = {
  shape: c => isText(c.enemy),
  judge(seen, seat, c) {
    const enemy = unitOf(seen, c.enemy)
    if (!enemy || enemy.seat === seat || enemy.place !== 'table') return impossible('fight/nobody', 'Mischia')
    const active = seen.active
    const melee = active && !enemy.use.fought ? meleeOf(seen, active, enemy) : null
    if (!melee) return impossible('fight/nobody', 'Mischia', enemy.id)
    return {
      ...found(notNow(seen, seat, ['melee']), { working: diceOfBoth(seen, melee).own.working, drawing: drawMelee(seen, melee) }),
      found: melee,
    }
  },
  act(story, _seat, _c, judged, dice) {
    fightOut(story, judged.found!, dice)
    settleMelees(story)
  },
}

export const pursue: Handler<Of<'pursue'>> = {
  shape: c => c.go === 'pursue' || c.go === 'stay' || c.go === 'occupy',
  judge(seen, seat, c) {
    const out = notNow(seen, seat, ['pursuit'])
    if (!seen.pursuit) return impossible('pursuit/none', 'Inseguimento')
    if (!seen.pursuit.may.includes(c.go)) return impossible('pursuit/not-so', 'Inseguimento', seen.pursuit.unit)
    const unit = seen.units[seen.pursuit.unit]!
    const enemy = seen.pursuit.enemy === null ? null : seen.units[seen.pursuit.enemy]!
    const block = blockOf(seen, seen.pursuit.block)
    const drawing: Overlay[] =
      c.go === 'pursue'
        ? drawPursuit(seen, unit, enemy)
        : c.go === 'occupy' && block
          ? [{ kind: 'region', tone: 'legal', polygon: block.outline }]
          : []
    return found(out, { drawing })
  },
  act(story, _seat, c, _judged, dice) {
    const { unit: id, block: into } = story.state.pursuit!
    const unit = story.unit(id)
    const piece = blockOf(story.state, into)
    if (c.go === 'pursue') follow(story, id, dice)
    else if (c.go === 'occupy' && piece) {
      const pose = quantisePose(poseOf(blockFootprint(piece, unit.pose!.facing)))
      const use = { ...unit.use, moved: true, done: true, before: null }
      const units = { [id]: { pose, inside: piece.id, settled: false, attacking: false, use } }
      story.add({ type: 'BlockUsed', unit: id, block: piece.id, way: 'in', units })
    }
    story.add({ type: 'PursuitEnded' })
    settleMelees(story)
  },
}
