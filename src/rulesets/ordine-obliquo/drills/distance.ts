/** Judge the distance: from edge to edge, by eye. */
import { gap, overlap } from '../../../geometry'
import type { Made, Maker } from '../../contract/practice'
import { about, lineOf, middleAt, off, phrase, roomy, round, tidy } from '../../shared/drill/parts'
import { staged, stood } from './stage'

const TOLERANCE = { 1: 3, 2: 2, 3: 1, 4: 0.5 } as const
const FAR = { 1: [8, 20], 2: [6, 30], 3: [4, 45], 4: [3, 60] } as const

export const distanceDrill: Maker = (level, r): Made | null => {
  const turn = level === 1 ? 0 : level === 2 ? 25 : 180
  const [from, to] = FAR[level]
  const ours = r.pick(level < 3 ? ['a/I/1', 'a/C/1'] : ['a/I/1', 'a/I/3', 'a/I/5', 'a/C/1'])
  const theirs = r.pick(level < 3 ? ['b/I/1', 'b/C/1'] : ['b/I/1', 'b/I/3', 'b/I/5', 'b/C/1'])
  const first = middleAt([r.between(60, 100), r.between(30, 55)], about(r, 0, turn), 2)
  const second = middleAt(
    off(first.front, about(r, 0, level === 1 ? 12 : level === 2 ? 35 : 80), r.between(from, to) + 4),
    about(r, 180, turn),
    2,
  )
  const column = level > 2 && r.yes() && theirs !== 'b/I/5'
  const state = staged({
    units: {
      [ours]: { pose: tidy(first) },
      [theirs]: { pose: tidy(second), ...(column ? { formation: 'column' as const } : {}) },
    },
  })
  const { show, body, at } = stood(state)
  const a = at(ours)
  const b = at(theirs)
  const g = gap(a, b)
  if (!roomy([a, b], 1) || overlap(a, b) > 0 || g.cm < from || g.cm > to) return null
  return {
    show,
    question: phrase('drill.distance.ask', { a: body(ours).name, b: body(theirs).name }),
    facts: [phrase('drill.distance.how')],
    asked: {
      kind: 'numbers',
      fields: [{ name: 'cm', unit: 'cm', right: g.cm, tolerance: TOLERANCE[level], least: 0, most: 120, step: 0.5 }],
    },
    margin: null,
    construction: [lineOf(g.from, g.to, g.cm)],
    clause: '8',
    why: phrase('drill.distance.why', { a: body(ours).name, b: body(theirs).name, cm: round(g.cm) }),
    look: [a.front, b.front],
  }
}
