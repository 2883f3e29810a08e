/** Questions of fire: whom at, with what, and whether he is seen. */
import type { Id, Phrase, Seen } from '../../rulesets/contract'
import type { Field, Option } from '../../rulesets/contract/practice'
import { phrase, round, yes, yesNo } from '../../rulesets/shared/drill/parts'
import { about, type Found, type Ground, PLAIN, type Standing, steady } from './ground'

const MARKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
const NOBODY = 'nobody'

export function* fires<S extends Seen>(g: Ground<S>): Generator<Found | null> {
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
        whom: [u.id, ...offered.map(e => e.id)],
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

function* numbers<S extends Seen>(g: Ground<S>, u: Standing, weapon: Phrase, ids: readonly Id[]): Generator<Found | null> {
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
    question: phrase(`drill.${exam.words.own}number.ask`, { unit: u.name, enemy: e.name }),
    facts: [...terms, weapon, phrase('drill.number.cm', { cm: round(shot.cm) })],
    asked: { kind: 'numbers', fields: [field] },
    margin,
    near: margin,
    whom: [u.id, e.id],
    construction: shot.drawing,
    working: shot.working,
    clause: exam.clauses.number,
    why: phrase(dice ? `drill.${exam.words.own}number.why` : 'drill.here.number.why', { value: shot.value, cm: round(shot.cm) }),
    look: [u.body.front, e.body.front],
  }
}

function* sights<S extends Seen>(g: Ground<S>, u: Standing, ids: readonly Id[]): Generator<Found | null> {
  const lane = g.exam.words.sight === 'lane'
  const w = `drill.${g.exam.words.own}sight`
  for (const e of g.enemiesOf(u)) {
    const look = g.exam.sees(g.seen, u.id, e.id)
    if (!look) continue
    const eye = (s: S) => {
      const l = g.exam.sees(s, u.id, e.id)
      return l ? String(l.yes) : 'other'
    }
    const margin = steady(
      g,
      // The ground bars the eye and stays where it is; bases bar a lane.
      lane ? ids : ids.filter(id => id === u.id || id === e.id),
      eye,
    )
    if (margin === null) {
      yield null
      continue
    }
    yield {
      kind: 'sight',
      question: phrase(`${w}.ask`, { unit: u.name, enemy: e.name }),
      facts: [phrase(`${w}.how`)],
      asked: { kind: 'choice', options: yesNo, right: yes(look.yes) },
      margin,
      near: margin + (look.yes ? PLAIN : 0),
      whom: [u.id, e.id],
      construction: [{ kind: 'line', tone: look.yes ? 'legal' : 'not', points: [look.from, look.to], ends: true }],
      clause: g.exam.clauses.sight,
      why: look.by === undefined ? phrase(look.yes ? `${w}.clear` : `${w}.several`) : phrase(`${w}.barred`, { unit: look.by }),
      look: [u.body.front, e.body.front],
    }
  }
}
