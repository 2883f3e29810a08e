/** What is drawn of a melee and of a pursuit before their dice: who fights whom, who helps, on what ground, and how far one may follow. */
import { fromLocal } from '../../../geometry/footprint'
import { gap, gapCm } from '../../../geometry/gap'
import { along } from '../../../geometry/vec'
import type { Overlay, Phrase } from '../../contract'
import type { Piece } from '../scenario'
import type { RadSeen, Unit } from '../state'
import { blockOf, bodyOf, squareOf, valueLeft } from './bodies'
import { diceOf, type Melee, metByAll, positionOf, sums } from './melee'
import { ranksBehind } from './ranks'
import { dieCm } from './retreat'

/** The dice of both main bases as they would be rolled now, flank and rear included. */
export function diceOfBoth(seen: RadSeen, m: Melee) {
  const { own, enemy } = m
  const met = metByAll(seen, [own, ...m.ownSupport], enemy)
  const back = metByAll(seen, [enemy, ...m.enemySupport], own)
  const shaken = { own: own.disordered || back !== 'front', enemy: enemy.disordered || met !== 'front' }
  return {
    met,
    back,
    shaken,
    own: diceOf(seen, own, enemy, m.ownSupport, met, shaken.own),
    enemy: diceOf(seen, enemy, own, m.enemySupport, back, shaken.enemy),
  }
}

/** The ground that gives `unit` its position against `by`: its block, or what it stands behind or on. */
function groundOf(seen: RadSeen, unit: Unit, by: Unit): Piece | null {
  if (positionOf(seen, unit, by) === 0) return null
  const block = blockOf(seen, unit.inside)
  if (block) return block
  const body = bodyOf(seen, unit)
  if (!body) return null
  const at = (g: Piece) => gapCm(body, { polygon: g.outline }) <= 0.5
  return (
    seen.ground.find(g => g.cover !== undefined && g.kind !== 'block' && at(g)) ??
    seen.ground.find(g => (g.kind === 'wood' || g.kind === 'stream' || g.height !== undefined) && at(g)) ??
    null
  )
}

/** The line between two bases, from where they touch into the enemy; in a whole contact it would have no length. */
function blow(seen: RadSeen, from: Unit, to: Unit, text: Phrase, tone: Overlay['tone']): Overlay[] {
  const a = bodyOf(seen, from)
  const b = bodyOf(seen, to)
  if (!a || !b) return []
  const middle = (f: typeof a) => fromLocal(f, [0, -f.depth / 2])
  return [{ kind: 'line', tone, seat: from.seat, points: [middle(a), middle(b)], ends: true, text, textAt: gap(a, b).from }]
}

/**
 * A melee: both main bases with their dice and the side that is met; a line from each supporter to the one he helps against; the ranks
 * behind; and the ground that gives a position.
 */
export function drawMelee(seen: RadSeen, m: Melee): Overlay[] {
  const { own, enemy } = m
  const both = diceOfBoth(seen, m)
  const side = both.met === 'front' ? both.back : both.met
  const out: Overlay[] = blow(
    seen,
    own,
    enemy,
    {
      code: 'draw.radMelee',
      with: { own: both.own.dice, enemy: both.enemy.dice, side: { phrase: { code: `met.${side}` } } },
    },
    'target',
  )
  for (const u of [own, enemy]) {
    const body = bodyOf(seen, u)
    if (body) out.push({ kind: 'footprint', tone: 'target', footprint: body, seat: u.seat })
    if (sums(u, u === own ? enemy : own))
      for (const mate of squareOf(seen, u).slice(1)) {
        const text = { code: 'draw.radSquare', with: { dice: valueLeft(mate) } }
        out.push({ kind: 'footprint', tone: 'note', footprint: bodyOf(seen, mate)!, seat: u.seat, text })
      }
    if (u.square !== null) continue
    ranksBehind(seen, u).forEach((r, i) => {
      const behind = bodyOf(seen, r)
      if (!behind) return
      const text = { code: 'draw.radRank', with: { dice: i === 0 ? 2 : 1 } }
      out.push({ kind: 'footprint', tone: 'note', footprint: behind, seat: r.seat, text })
    })
  }
  const helps = { code: 'draw.radSupport' }
  for (const u of m.ownSupport) out.push(...blow(seen, u, enemy, helps, 'note'))
  for (const u of m.enemySupport) out.push(...blow(seen, u, own, helps, 'note'))
  for (const [u, by] of [
    [own, enemy],
    [enemy, own],
  ] as const) {
    const ground = groundOf(seen, u, by)
    if (ground) {
      const text = { code: 'draw.radPosition', with: { dice: positionOf(seen, u, by) } }
      out.push({ kind: 'region', tone: 'note', seat: u.seat, polygon: ground.outline, text })
    }
  }
  return out
}

/** A pursuit: the lane straight ahead as far as the highest face of the die, and the enemy who is followed. */
export function drawPursuit(seen: RadSeen, unit: Unit, enemy: Unit | null): Overlay[] {
  const body = bodyOf(seen, unit)
  if (!body) return []
  const most = dieCm(unit, 6)
  const h = body.width / 2
  const out: Overlay[] = [
    {
      kind: 'corridor',
      tone: 'reach',
      polygon: [fromLocal(body, [-h, 0]), fromLocal(body, [h, 0]), fromLocal(body, [h, most]), fromLocal(body, [-h, most])],
    },
    {
      kind: 'line',
      tone: 'measure',
      seat: unit.seat,
      points: [body.front, along(body.front, body.facing, most)],
      ends: true,
      text: { code: 'draw.radPursuit', with: { least: { cm: dieCm(unit, 1) }, most: { cm: most } } },
    },
  ]
  const foe = enemy ? bodyOf(seen, enemy) : null
  if (foe && enemy) out.push({ kind: 'footprint', tone: 'target', footprint: foe, seat: enemy.seat })
  return out
}
