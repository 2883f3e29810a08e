/** "Practise this position": drills of the fitting kinds out of a table as it stands. Answers come from geometry and the ruleset alone. */
import { gap, gapCm, overlap, posesAlong } from '../../geometry'
import type { Id, Overlay, Phrase, Point, Seen, Show } from '../../rulesets/contract'
import { type Drill, type DrillKind, type Field, type Level, type Option, phrase } from '../drill'
import type { Exam, ExamUnit } from '../exam'
import { LEAST, lineOf, marked, round, yes, yesNo } from '../kinds/parts'

export interface Position<S extends Seen = Seen> {
  readonly seen: S
  /** What is drawn of it: what whoever practises may see, with nothing that tells. */
  readonly show: Show
  /** Whose units are asked about. */
  readonly seats: readonly string[]
}
/** Drills of one kind that one position gives at most: those with the nearest misses. */
export const MOST = 3
/** Distances to judge: nearer and farther than that is no task. */
const FAR = [2, 60] as const
/** Charges short or long by more than this are plain. */
const PLAIN = 8
/** Whoever lies farther from the firer than this bears on no shot. */
const BEARING = 70
/** Whoever stands farther from a charger is not in its way. */
const NEAR_WAY = 32
const MARKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
const NOBODY = 'nobody'
const SCALES: readonly number[] = [LEAST + 0.01, 0.2, 0.5, 1, 2]
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** How nasty a near miss makes a drill. */
export const levelOf = (margin: number): Level => (margin < 0.5 ? 4 : margin < 1 ? 3 : margin < 2 ? 2 : 1)

type Found = Omit<Drill, 'show' | 'seed' | 'level' | 'chalk' | 'working' | 'notes' | 'margin'> &
  Partial<Pick<Drill, 'chalk' | 'working' | 'notes'>> & { readonly margin: number | null; readonly near: number }

interface Ground<S extends Seen> {
  readonly exam: Exam<S>
  readonly seen: S
  readonly show: Show
  readonly units: readonly (ExamUnit & { readonly body: NonNullable<ExamUnit['body']> })[]
  readonly own: readonly (ExamUnit & { readonly body: NonNullable<ExamUnit['body']> })[]
  enemiesOf(u: ExamUnit): Ground<S>['units']
}

/** How far any one of these may be moved, whichever way, and the answer be the same; null: not even the least. */
function steady<S extends Seen>(g: Ground<S>, ids: readonly Id[], answer: (s: S) => string): number | null {
  const is = answer(g.seen)
  let found: number | null = null
  for (const cm of SCALES) {
    if (!ids.every(id => WAYS.every(([x, y]) => answer(g.exam.pushed(g.seen, id, [x * cm, y * cm])) === is))) break
    found = cm
  }
  return found
}
const about = <S extends Seen>(g: Ground<S>, u: ExamUnit & { body: NonNullable<ExamUnit['body']> }): Id[] =>
  g.units.filter(x => gapCm(x.body, u.body) < BEARING).map(x => x.id)

function* distances<S extends Seen>(g: Ground<S>): Generator<Found | null> {
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
      construction: [lineOf(line.from, line.to, line.cm)],
      clause: g.exam.clauses.fire,
      why: phrase('drill.distance.why', { a: u.name, b: e.name, cm: round(line.cm) }),
      look: [u.body.front, e.body.front],
    }
  }
}

/** Whether the charge arrives whichever way one unit is pushed by the least that counts. */
const firm = <S extends Seen>(g: Ground<S>, unit: Id, target: Id, pushed: Id): boolean =>
  WAYS.every(([x, y]) => {
    const cm = LEAST
    const c = g.exam.charge(g.exam.pushed(g.seen, pushed, [x * cm, y * cm]), unit, target)
    return c !== null && c.cm > 0
  })

function* reaches<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own)
    for (const e of g.enemiesOf(u)) {
      if (gapCm(u.body, e.body) > 60) continue
      const c = g.exam.charge(g.seen, u.id, e.id)
      if (!c || Math.abs(c.cm) < LEAST || Math.abs(c.cm) > PLAIN) {
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
        construction: drawn,
        clause: g.exam.clauses.charge,
        why: phrase(is ? 'drill.here.reach.yes' : 'drill.here.reach.no', { speed: round(c.speed), cm: round(Math.abs(c.cm)) }),
        look: [u.body.front, e.body.front],
      }
    }
}

function* flanks<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own)
    for (const e of g.enemiesOf(u)) {
      if (gapCm(u.body, e.body) > 30) continue
      const f = g.exam.flank(g.seen, u.id, e.id)
      if (!f || Math.abs(f.cm) < LEAST || Math.abs(f.cm) > PLAIN) continue
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
/** The line of a front, so far beyond either end. */
function lineAlong(f: NonNullable<ExamUnit['body']>, cm: number): Point[] {
  const [a, b] = [-1, 1].map(s => posesAlong({ ...f, facing: (f.facing + 90 * s + 360) % 360 }, [{ advance: cm }])[0]!.front)
  return [a!, b!]
}

function* fires<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  const { exam } = g
  for (const u of g.own) {
    const weapon = exam.weapon(g.seen, u.id)
    const shots = weapon ? exam.shots(g.seen, u.id) : []
    if (!weapon || shots.length === 0) {
      yield null
      continue
    }
    const may = (s: S) => {
      const all = exam.shots(s, u.id).filter(x => x.may)
      return all.length === 0 ? NOBODY : all.length === 1 ? all[0]!.target : 'several'
    }
    const right = may(g.seen)
    const ids = about(g, u)
    const offered = g.enemiesOf(u).filter(e => shots.some(s => s.target === e.id))
    // Whom nobody can point at is no answer to offer.
    const all = offered.length >= (right === NOBODY ? 1 : 2) && offered.length <= MARKS.length
    const margin =
      right !== 'several' && all && (right === NOBODY || offered.some(e => e.id === right)) ? steady(g, ids, may) : null
    if (margin !== null && weapon) {
      const options: Option[] = [
        ...offered.map((e, i) => ({
          id: e.id,
          unit: e.id,
          text: phrase('drill.fire.option', { mark: MARKS[i]!, unit: e.name }),
        })),
        { id: NOBODY, text: phrase('drill.fire.nobody') },
      ]
      const hit = shots.find(s => s.target === right)
      const notes: Phrase[] = offered.flatMap((e, i) => {
        const no = shots.find(s => s.target === e.id)?.refusals[0]
        if (e.id === right) return []
        const why = no ? { code: `refusal.${no.code}`, ...(no.with ? { with: no.with } : {}) } : phrase('drill.fire.far')
        return [phrase('drill.fire.not', { mark: MARKS[i]!, why: { phrase: why } })]
      })
      yield {
        kind: 'fire',
        question: phrase('drill.fire.ask', { unit: u.name }),
        facts: [weapon],
        asked: { kind: 'choice', options, right },
        margin,
        near: margin,
        construction: (hit ?? shots[0]!).drawing,
        clause: exam.clauses.fire,
        why: hit
          ? phrase('drill.fire.yes', { unit: g.units.find(x => x.id === right)!.name, cm: round(hit.cm) })
          : phrase('drill.fire.no'),
        notes,
        look: [u.body.front, ...offered.map(e => e.body.front)],
      }
    } else yield null
    yield* numbers(g, u, weapon, ids)
    yield* sights(g, u, ids)
  }
}

function* numbers<S extends Seen>(
  g: Ground<S>,
  u: Ground<S>['units'][number],
  weapon: Phrase,
  ids: readonly Id[],
): Generator<Found | null> {
  const { exam } = g
  const shot = exam.shots(g.seen, u.id).find(s => s.may)
  const e = g.units.find(x => x.id === shot?.target)
  const terms = e ? exam.terms(g.seen, u.id, e.id) : null
  if (!shot || !e || !terms) return
  const value = (s: S) => {
    const o = exam.shots(s, u.id).find(x => x.target === e.id)
    return o?.may ? String(o.value) : 'none'
  }
  const margin = steady(g, ids, value)
  if (margin === null) return
  const dice = exam.number === 'dice'
  const field: Field = {
    name: exam.number,
    unit: exam.number,
    right: shot.value,
    tolerance: 0,
    least: 0,
    most: dice ? 20 : 100,
    step: dice ? 1 : 5,
  }
  yield {
    kind: 'number',
    question: phrase(dice ? 'drill.rad.number.ask' : 'drill.number.ask', { unit: u.name, enemy: e.name }),
    facts: [...terms, weapon, phrase('drill.number.cm', { cm: round(shot.cm) })],
    asked: { kind: 'numbers', fields: [field] },
    margin,
    near: margin,
    construction: shot.drawing,
    working: shot.working,
    clause: exam.clauses.number,
    why: phrase(dice ? 'drill.rad.number.why' : 'drill.here.number.why', { value: shot.value, cm: round(shot.cm) }),
    look: [u.body.front, e.body.front],
  }
}

function* sights<S extends Seen>(g: Ground<S>, u: Ground<S>['units'][number], ids: readonly Id[]): Generator<Found | null> {
  for (const e of g.enemiesOf(u)) {
    const look = g.exam.sees(g.seen, u.id, e.id)
    if (!look) continue
    const eye = (s: S) => {
      const l = g.exam.sees(s, u.id, e.id)
      return l ? String(l.yes) : 'other'
    }
    const margin = steady(
      g,
      ids.filter(id => id === u.id || id === e.id),
      eye,
    )
    if (margin === null) {
      yield null
      continue
    }
    yield {
      kind: 'sight',
      question: phrase('drill.sight.ask', { unit: u.name, enemy: e.name }),
      facts: [phrase('drill.sight.how')],
      asked: { kind: 'choice', options: yesNo, right: yes(look.yes) },
      margin,
      near: margin + (look.yes ? PLAIN : 0),
      construction: [{ kind: 'line', tone: look.yes ? 'legal' : 'not', points: [u.body.front, look.to], ends: true }],
      clause: g.exam.clauses.sight,
      why: phrase(look.yes ? 'drill.sight.clear' : 'drill.sight.several'),
      look: [u.body.front, e.body.front],
    }
  }
}

function* commands<S extends Seen>(g: Ground<S>): Generator<Found | null> {
  for (const u of g.own) {
    const c = g.exam.command(g.seen, u.id)
    const margin = c ? Math.abs(c.cm - c.radius) : 0
    if (!c || margin < LEAST || margin > PLAIN) continue
    const is = c.cm < c.radius
    const own = g.exam.words.command
    const w = `drill.${own === 'general' ? '' : 'rad.'}command`
    yield {
      kind: 'command',
      question: phrase(`${w}.ask`, { unit: u.name, general: c.who }),
      facts: [phrase(own === 'general' ? 'drill.here.command' : `${w}.how`, { cm: round(c.radius) })],
      asked: { kind: 'choice', options: yesNo, right: yes(is) },
      margin,
      near: margin,
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

const KINDS_HERE = { distances, reaches, flanks, fires, commands }

/**
 * The drills of a position, the nastiest of each kind first. It is worked at in slices: each `null` is a place where the caller may pause;
 * the value at the end is the list. A question without one certain answer, or with a near miss nearer than `LEAST`, is left out.
 */
export function* drillsAt<S extends Seen>(exam: Exam<S>, position: Position<S>): Generator<null, readonly Drill[]> {
  const seen = exam.ready(position.seen)
  const units = exam.units(seen).flatMap(u => (u.body ? [{ ...u, body: u.body }] : []))
  const g: Ground<S> = {
    exam,
    seen,
    show: { ...position.show, overlays: [], panels: {} },
    units,
    own: units.filter(u => position.seats.includes(u.seat)),
    enemiesOf: u => units.filter(e => e.seat !== u.seat),
  }
  const found: Found[] = []
  for (const make of Object.values(KINDS_HERE))
    for (const f of make(g)) {
      if (f) found.push(f)
      yield null
    }
  const drills: Drill[] = []
  const order: readonly DrillKind[] = ['flank', 'reach', 'fire', 'number', 'command', 'sight', 'distance']
  for (const kind of order) {
    const of = found.filter(f => f.kind === kind).sort((a, b) => a.near - b.near)
    drills.push(
      ...of.slice(0, MOST).map(
        ({ near: _, ...f }, i): Drill => ({
          chalk: [],
          working: [],
          notes: [],
          ...f,
          level: f.margin === null ? 2 : levelOf(f.margin),
          seed: i,
          show: g.show,
        }),
      ),
    )
  }
  return drills
}
