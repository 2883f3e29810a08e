/** Mischia on the table: both roll, both test, who lost more goes back, who won may follow; the second melee at once. */
import type { Dice } from '../../../engine/dice'
import type { Id, UnitId } from '../../contract'
import type { Changes } from '../events'
import { footprintIn } from '../rules/bodies'
import { damagesOf } from '../rules/damage'
import { diceOfBoth } from '../rules/drawing'
import type { Melee } from '../rules/melee'
import { inTheOpen } from '../rules/move'
import { follow, pursuitOf } from '../rules/pursuit'
import type { Unit } from '../state'
import type { Story } from '../story'
import { driveBack } from './driven'
import { breakSquares, testCohesion } from './losses'

interface Over {
  readonly winner: UnitId | null
  readonly loser: UnitId | null
  /** The block that the loser held. */
  readonly left: Id | null
}

const spent = (u: Unit, more: Partial<Unit> = {}): Partial<Unit> => ({
  ...more,
  opportunity: false,
  use: { ...u.use, fought: true, impetus: false, before: null },
})

/** One round between two main bases with their supporters. */
function round(story: Story, m: Melee, dice: Dice): Over {
  const { own, enemy } = m
  const { met, back: metBack, shaken, own: mine, enemy: theirs } = diceOfBoth(story.state, m)
  const roll = (unit: Unit, n: number) => {
    const faces = n > 0 ? dice.roll(6, n, { clause: 'Mischia', what: 'radMelee', unit: unit.id }) : []
    return { unit: unit.id, dice: faces, ...damagesOf(faces) }
  }
  const attacker = roll(own, mine.dice)
  const defender = roll(enemy, theirs.dice)
  const units: { [id: string]: Partial<Unit> } = {}
  for (const u of [...m.ownSupport, ...m.enemySupport]) units[u.id] = spent(u)
  units[own.id] = spent(own, { disordered: shaken.own })
  units[enemy.id] = spent(enemy, { disordered: shaken.enemy })
  const side = met !== 'front' ? met : metBack
  const supporters = [...m.ownSupport, ...m.enemySupport].map(u => u.id)
  story.add({
    type: 'Fought',
    attacker,
    defender,
    supporters,
    side,
    impetus: own.use.impetus || enemy.use.impetus,
    units: units as Changes,
  })
  const left = { own: own.inside, enemy: enemy.inside }
  const enemyLost = testCohesion(story, enemy.id, attacker.damages, dice, shaken.enemy)
  const ownLost = testCohesion(story, own.id, defender.damages, dice, shaken.own)
  breakSquares(story)
  const winner = enemyLost === ownLost ? null : enemyLost > ownLost ? own.id : enemy.id
  const loser = winner === null ? null : winner === own.id ? enemy.id : own.id
  story.add({ type: 'Decided', winner, loser, losses: [ownLost, enemyLost] })
  if (loser && winner && story.unit(loser).place === 'table') driveBack(story, loser, dice, 'Mischia', story.unit(winner))
  breakSquares(story)
  return { winner, loser, left: loser === enemy.id ? left.enemy : left.own }
}

/** What a winner does next: cavalry follows at once, infantry is asked. */
export function fight(story: Story, m: Melee, dice: Dice): void {
  const over = round(story, m, dice)
  if (!over.winner) return
  const winner = story.unit(over.winner)
  const next = pursuitOf(story.state, winner, over.loser ? story.unit(over.loser) : null, over.left)
  if (!next) return
  if (next.must) pursue(story, winner.id, dice)
  else story.add({ type: 'PursuitOffered', pursuit: next.pursuit })
}

/** The winner goes straight on by a die; in contact again a second melee is fought at once, after which nobody follows (README). */
export function pursue(story: Story, id: UnitId, dice: Dice): void {
  const unit = story.unit(id)
  const roll = dice.roll(6, 1, { clause: 'Inseguimento', what: 'radPursuit', unit: id })[0]!
  const way = follow(story.state, unit, roll)
  const disordered = unit.disordered || way.disordered
  const { before: _, ...use } = unit.use
  const met = way.contact === null ? null : story.unit(way.contact)
  const fresh = unit.losses === 0 && !disordered
  const impetus = met !== null && fresh && inTheOpen(story.state, footprintIn(unit, way.pose), met)
  const more: Partial<Unit> = {
    pose: way.pose,
    disordered,
    attacking: way.contact !== null,
    use: { ...use, moved: true, done: true, impetus, before: null },
  }
  story.add({ type: 'Pursued', unit: id, roll, cm: way.cm, contact: way.contact, units: { [id]: more } })
  if (!way.contact) return
  const enemy = story.unit(way.contact)
  round(story, { own: story.unit(id), enemy, ownSupport: [], enemySupport: [] }, dice)
}
