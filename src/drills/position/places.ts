/** Questions of where things stand: distances, flanks, the general's radius. */
import { gap, gapCm, overlap, posesAlong } from '../../geometry'
import type { Point, Seen } from '../../rulesets/contract'
import type { ExamUnit, Field } from '../../rulesets/contract/practice'
import { LEAST, lineOf, marked, phrase, round, yes, yesNo } from '../../rulesets/shared/drill/parts'
import { type Found, type Ground, PLAIN, steady } from './ground'

/** Distances to judge: nearer and farther than that is no task. */
const FAR = [2, 60] as const
/** Charges halt so near: whoever stands nearer has arrived. */
const ARRIVED = 1.5

export function* distances<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own) {
    const near = g
      .enemiesOf(u)
      .map(e => ({ e, line: gap(u.body, e.body) }))
      .sort((a, b) => a.line.cm - b.line.cm)[0]
    if (!near || near.line.cm < FAR[0] || near.line.cm > FAR[1] || overlap(u.body, near.e.body) > 0) continue
    const { e, line } = near
    const field: Field = { name: 'cm', unit: 'cm', right: line.cm, tolerance: 1, least: 0, most: 120, step: 0.5 }
    yield {
      kind: 'distance',
      question: phrase('drill.distance.ask', { a: u.name, b: e.name }),
      facts: [phrase('drill.here.distance')],
      asked: { kind: 'numbers', fields: [field] },
      margin: null,
      near: line.cm,
      whom: [u.id, e.id],
      construction: [lineOf(line.from, line.to, line.cm)],
      clause: g.exam.clauses.fire,
      why: phrase('drill.distance.why', { a: u.name, b: e.name, cm: round(line.cm) }),
      look: [u.body.front, e.body.front],
    }
  }
}

export function* flanks<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own) {
    // Who is at grips already charges nobody.
    if (g.enemiesOf(u).some(e => gapCm(u.body, e.body) < ARRIVED)) continue
    for (const e of g.enemiesOf(u)) {
      if (gapCm(u.body, e.body) > 30) continue
      const f = g.exam.flank(g.seen, u.id, e.id)
      if (!f || Math.abs(f.cm) < LEAST || (Math.abs(f.cm) > PLAIN && !g.first(u, e))) continue
      const percent = round(100 * f.share, 10)
      yield {
        kind: 'flank',
        question: phrase('drill.flank.ask', { unit: u.name, enemy: e.name }),
        facts: [phrase('drill.flank.how')],
        asked: {
          kind: 'choice',
          options: [
            { id: 'flank', text: phrase('drill.flank.flank') },
            { id: 'front', text: phrase('drill.flank.front') },
          ],
          right: f.flank ? 'flank' : 'front',
        },
        margin: Math.abs(f.cm),
        near: Math.abs(f.cm),
        whom: [u.id, e.id],
        construction: [
          { kind: 'line', tone: 'measure', points: lineAlong(e.body, 40) },
          marked(u.body, phrase('drill.draw.behind', { percent }), f.flank ? 'target' : 'not'),
        ],
        clause: g.exam.clauses.flank,
        why: phrase(f.flank ? 'drill.flank.yes' : 'drill.flank.no', { percent, cm: round(Math.abs(f.cm)) }),
        look: [u.body.front, e.body.front],
      }
    }
  }
}
/** Which side is met, where that is told by the contact: front, flank or rear of whoever stands straight ahead. */
export function* sides<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  const w = `drill.${g.exam.words.own}flank`
  for (const u of g.own)
    for (const e of g.enemiesOf(u)) {
      const met = gapCm(u.body, e.body) > 30 ? null : g.exam.met(g.seen, u.id, e.id)
      if (!met) continue
      // Whoever is near might be met in his stead.
      const near = g.units.filter(x => gapCm(x.body, u.body) < 34).map(x => x.id)
      const margin = steady(g, near, s => g.exam.met(s, u.id, e.id)?.side ?? 'none')
      if (margin === null) {
        yield null
        continue
      }
      yield {
        kind: 'flank',
        question: phrase(`${w}.ask`, { unit: u.name, enemy: e.name }),
        facts: [phrase(`${w}.how`)],
        asked: {
          kind: 'choice',
          options: (['front', 'flank', 'rear'] as const).map(id => ({ id, text: phrase(`${w}.${id}`) })),
          right: met.side,
        },
        margin,
        // A front met from straight ahead is the plainest of all.
        near: margin + (met.side === 'front' ? PLAIN : 0),
        whom: [u.id, e.id],
        construction: [
          { kind: 'line', tone: 'measure', points: [u.body.front, met.end.front], ends: true },
          marked(met.end, undefined, 'target'),
        ],
        clause: g.exam.clauses.flank,
        why: phrase(`${w}.${met.side}.why`),
        look: [u.body.front, e.body.front],
      }
    }
}

/** The line of a front, so far beyond either end. */
function lineAlong(f: NonNullable<ExamUnit['body']>, cm: number): Point[] {
  const [a, b] = [-1, 1].map(s => posesAlong({ ...f, facing: (f.facing + 90 * s + 360) % 360 }, [{ advance: cm }])[0]!.front)
  return [a!, b!]
}

export function* commands<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own) {
    const c = g.exam.command(g.seen, u.id)
    const margin = c ? Math.abs(c.cm - c.radius) : 0
    if (!c || margin < LEAST || margin > PLAIN) continue
    const is = c.cm < c.radius
    const { own, command } = g.exam.words
    const w = `drill.${own}command`
    yield {
      kind: 'command',
      question: phrase(`${w}.ask`, { unit: u.name, general: c.who }),
      facts: [phrase(command === 'general' ? 'drill.here.command' : `${w}.how`, { cm: round(c.radius) })],
      asked: { kind: 'choice', options: yesNo, right: yes(is) },
      margin,
      near: margin,
      whom: [u.id, c.body],
      construction: [
        { kind: 'circle', tone: 'command', centre: c.from, radius: c.radius },
        lineOf(c.from, c.to, c.cm, is ? 'legal' : 'not'),
      ],
      clause: g.exam.clauses.command,
      why: phrase(is ? `${w}.yes` : `${w}.no`, { cm: round(c.cm), radius: round(c.radius) }),
      look: [c.from, u.body.front],
    }
  }
}
