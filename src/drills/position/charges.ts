/** Will the charge reach: as the ruleset's own hands would make it. */
import { gap, gapCm, posesAlong } from '../../geometry'
import type { Id, Overlay, Seen } from '../../rulesets/contract'
import { LEAST, lineOf, marked, phrase, round, yes, yesNo } from '../../rulesets/shared/drill/parts'
import { type Found, type Ground, PLAIN, WAYS } from './ground'

/** Whoever stands farther from a charger is not in its way. */
const NEAR_WAY = 32

/** Whether the charge arrives whichever way one unit is pushed by the least that counts. */
const firm = <S extends Seen>(g: Ground<S>, unit: Id, target: Id, pushed: Id): boolean =>
  WAYS.every(([x, y]) => {
    const cm = LEAST
    const c = g.exam.charge(g.exam.pushed(g.seen, pushed, [x * cm, y * cm]), unit, target)
    return c !== null && c.cm > 0
  })

export function* reaches<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own)
    for (const e of g.enemiesOf(u)) {
      if (gapCm(u.body, e.body) > 60) continue
      const c = g.exam.charge(g.seen, u.id, e.id)
      if (!c || Math.abs(c.cm) < LEAST || (Math.abs(c.cm) > PLAIN && !g.first(u, e))) {
        yield null
        continue
      }
      const is = c.cm > 0
      // A way that squeezes by somebody by a hair is no certain way.
      if (is && !g.units.every(x => gapCm(x.body, u.body) > NEAR_WAY || firm(g, u.id, e.id, x.id))) {
        yield null
        continue
      }
      const poses = posesAlong(u.body, c.steps)
      const line = gap(u.body, e.body)
      const drawn: Overlay[] =
        poses.length > 0
          ? [
              {
                kind: 'line',
                tone: is ? 'legal' : 'not',
                points: [u.body.front, ...poses.map(p => p.front)],
                ends: true,
                text: phrase(is ? 'drill.draw.left' : 'drill.draw.short', { cm: round(Math.abs(c.cm)) }),
              },
              marked(poses[poses.length - 1]!, undefined, is ? 'legal' : 'not'),
            ]
          : [lineOf(line.from, line.to, line.cm, 'not')]
      yield {
        kind: 'reach',
        question: phrase('drill.reach.ask', { unit: u.name, enemy: e.name }),
        facts: [phrase('drill.fact.speed', { cm: round(c.speed) }), g.exam.words.reach],
        asked: { kind: 'choice', options: yesNo, right: yes(is) },
        margin: Math.abs(c.cm),
        near: Math.abs(c.cm),
        whom: [u.id, e.id],
        construction: drawn,
        clause: g.exam.clauses.charge,
        why: phrase(is ? 'drill.here.reach.yes' : 'drill.here.reach.no', { speed: round(c.speed), cm: round(Math.abs(c.cm)) }),
        look: [u.body.front, e.body.front],
      }
    }
}
