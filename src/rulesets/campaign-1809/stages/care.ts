/** Step 7: hunger in fortresses and in the field, units too small or without a leader, wounded leaders. */
import { foot, NOTHING, other, plus, SIDES, type Side, total } from '../kinds'
import { distances, placeOf } from '../map'
import { sharedOut } from '../rules/losses'
import { hungerLoss, mayBesiege } from '../rules/siege'
import { comesBack } from '../rules/stragglers'
import { attritionOf } from '../rules/supply'
import { worthOfLoss } from '../rules/victory'
import { alive, bySeniority, closes, seniorOf, strength } from '../rules/where'
import type { CampState, Unit } from '../state'
import type { Story } from '../story'
import { LEAST_UNIT } from '../tables'
import { clearEmpty, dissolve, fortressFalls, liftSieges, lose, surrender } from './change'
import { besieged, loseInside } from './sieges'
import { fatalEnd } from './turn'

/** A whole turn more of each siege; hunger once the stores are used up. A siege lifted for a whole turn is forgotten. */
function starve(story: Story): void {
  for (const { at } of Object.values(story.state.sieges)) {
    const siege = story.state.sieges[at]!
    if (siege.lifted !== null) {
      if (siege.lifted < story.state.turn) {
        const { [at]: _, ...sieges } = story.state.sieges
        story.make({ now: { sieges } })
      }
      continue
    }
    const b = besieged(story.state, siege)
    const kept = mayBesiege(strength(b.outside), b.all, b.inside.length > 0)
    const turns = kept ? siege.turns + 1 : siege.turns
    const { sieges } = story.state
    story.make({ now: { sieges: { ...sieges, [at]: { ...siege, turns, done: false } } } })
    if (!kept) continue
    loseInside(story, siege, hungerLoss(b.all, turns, placeOf(story.state.map, at).fort), 'supply', false)
    if (besieged(story.state, siege).all === 0) fortressFalls(story, at)
  }
}
function attrition(story: Story): void {
  for (const seat of SIDES)
    for (const u of alive(story.state, seat)) {
      if (u.inside || u.out === 0) continue
      const loss = attritionOf(total(u.points), u.out)
      const shares = sharedOut([{ unit: u.id, points: u.points }], loss)
      lose(story, u.id, shares[0]?.points ?? NOTHING, 'supply', false)
    }
  clearEmpty(story)
}
/** Stragglers of a pursuit come in after a whole turn in supply and without contact, and the enemy's points for them are taken back. */
function rally(story: Story): void {
  for (const seat of SIDES)
    for (const u of alive(story.state, seat)) {
      if (!u.strayed) continue
      if (u.out > 0 || u.inside) story.make({ units: { [u.id]: { strayed: { ...u.strayed, since: story.state.turn } } } })
      else if (u.strayed.since < story.state.turn) {
        const points = comesBack(u.strayed.points)
        const foe = other(seat)
        const { points: scored } = story.state
        story.tell(
          seat,
          { type: 'CameBack', unit: u.id, points },
          {
            units: { [u.id]: { points: plus(u.points, points), strayed: null } },
            now: { points: { ...scored, [foe]: scored[foe] - worthOfLoss(story.state, points) } },
          },
        )
      }
    }
}
/** Whether it can be a unit at all. */
const whole = (s: CampState, u: Unit): boolean => foot(u.points) >= LEAST_UNIT && seniorOf(s, [u]) !== null

/** Units too small or without a leader go over into the nearest friend; where none can be reached they surrender (reading 9). */
function absorb(story: Story, seat: Side): void {
  for (const id of alive(story.state, seat).map(u => u.id)) {
    const s = story.state
    const u = s.units[id]!
    if (u.at === null || u.inside || whole(s, u)) continue
    const far = distances(s.map, u.at, p => !closes(s, other(seat), p))
    const friends = bySeniority(s, alive(s, seat)).filter(x => x.id !== id && !x.inside && far.has(x.at!))
    const fit = friends.filter(x => whole(s, x))
    const home = (fit.length > 0 ? fit : friends).reduce<Unit | null>(
      (best, x) => (best && far.get(best.at!)! <= far.get(x.at!)! ? best : x),
      null,
    )
    if (!home) {
      surrender(story, [id], u.at)
      continue
    }
    const led = dissolve(story, id)
    story.tell(
      seat,
      { type: 'Absorbed', unit: id, by: home.id },
      {
        units: {
          [home.id]: {
            points: plus(story.unit(home.id).points, u.points),
            leaders: [...story.unit(home.id).leaders, ...led.map(l => l.id)],
          },
        },
        leaders: Object.fromEntries(led.map(l => [l.id, { unit: home.id }])),
      },
    )
  }
}
export function care(story: Story): void {
  starve(story)
  attrition(story)
  rally(story)
  for (const seat of SIDES) absorb(story, seat)
  liftSieges(story)
  fatalEnd(story)
}
