/** The first lesson: its deeds in order, when each is done, and what is shown to who is stuck. */
import { applyStep, applySteps, fromLocal, gap } from '../geometry'
import type { Body, Footprint, GameStep, Overlay, Show, Step } from '../rulesets/contract'

export const LESSONS = ['select', 'wheel', 'advance', 'commit', 'measure', 'end', 'fire', 'done'] as const
export type Lesson = (typeof LESSONS)[number]
export const isLesson = (x: unknown): x is Lesson => (LESSONS as readonly unknown[]).includes(x)

/** Who is led, whom he meets, and the guns that fire. */
export const PUPIL = 'a/I/1'
export const ENEMY = 'b/I/1'
export const GUNS = 'a/C/1'
/** What is shown: a wheel of so many degrees, and the advance that the order to attack asks for. */
const TURN = 8
const AHEAD = 8
/** A wheel of so many degrees is one, and so many centimetres an advance. */
const LEAST_TURN = 3
export const LEAST_AHEAD = 7

/** What the table and the hands say: enough to see a deed done, whichever way it was. */
export interface Doing {
  readonly selected: readonly string[]
  readonly steps: readonly GameStep[]
  readonly planned: boolean
  /** Rulers that lie on the table. */
  readonly rulers: number
  readonly show: Show
  /** What is awaited of side A; null: nothing. */
  readonly what: string | null
  readonly fired: boolean
}
/** Where the pupil stood at the beginning. */
export type Start = Pick<Footprint, 'front' | 'facing'>

const bodyIn = (show: Show, id: string): Body | undefined => show.bodies.find(b => b.id === id)
const off = (a: Start, b: Start): number => {
  const [x, y] = [a.front[0] - b.front[0], a.front[1] - b.front[1]]
  return Math.sqrt(x * x + y * y)
}
const turned = (a: Start, b: Start): number => Math.abs(((a.facing - b.facing + 540) % 360) - 180)

/** Whether a deed is done. A move that stands already counts for what it was made of. */
export function isDone(lesson: Lesson, d: Doing, start: Start): boolean {
  const now = bodyIn(d.show, PUPIL)?.footprint
  const gone = now !== undefined && (off(now, start) > 0.5 || turned(now, start) > LEAST_TURN)
  const past = d.what === null || d.what.startsWith('fire') || d.fired
  switch (lesson) {
    case 'select':
      return d.selected.includes(PUPIL) || gone || past
    case 'wheel':
      return gone || past || d.steps.some(s => 'wheel' in s && s.degrees >= LEAST_TURN)
    case 'advance':
      return gone || past || d.steps.some(s => ('advance' in s && s.advance > 0) || ('oblique' in s && s.cm > 0))
    case 'commit':
      return past || (gone && !d.planned)
    case 'measure':
      return past || d.rulers > 0
    case 'end':
      return past
    case 'fire':
      return d.fired
    case 'done':
      return false
  }
}
/** The first deed from `from` on that is not done. */
export function lessonNow(from: Lesson, d: Doing, start: Start): Lesson {
  let i = LESSONS.indexOf(from)
  while (i < LESSONS.length - 1 && isDone(LESSONS[i]!, d, start)) i++
  return LESSONS[i]!
}

const footprint = (f: Footprint): Overlay => ({ kind: 'footprint', tone: 'reach', footprint: f })
const ring = (f: Footprint): Overlay => ({
  kind: 'circle',
  tone: 'target',
  centre: fromLocal(f, [0, -f.depth / 2]),
  radius: f.width / 2 + 2,
})

/** What is drawn for who is stuck: where the unit would stand, what is measured, whom the guns take. */
export function lessonGhost(lesson: Lesson, show: Show, steps: readonly GameStep[]): readonly Overlay[] {
  const own = bodyIn(show, PUPIL)?.footprint
  const foe = bodyIn(show, ENEMY)?.footprint
  const guns = bodyIn(show, GUNS)?.footprint
  if (!own || !foe || !guns) return []
  const plain = steps.filter((s): s is Step => !('form' in s))
  switch (lesson) {
    case 'select':
      return [ring(own)]
    case 'wheel': {
      const wheel: Step = { wheel: 'right', degrees: TURN }
      const to = applyStep(own, wheel)
      const [from, on] = [fromLocal(own, [-own.width / 2, 0]), fromLocal(to, [-to.width / 2, 0])]
      return [footprint(to), { kind: 'line', tone: 'reach', points: [from, on], ends: true }]
    }
    case 'advance':
    case 'commit': {
      const here = applySteps(own, plain)
      const to =
        lesson === 'commit' && plain.length > 0
          ? here
          : applyStep(
              applySteps(
                own,
                plain.filter(s => 'wheel' in s),
              ),
              { advance: AHEAD },
            )
      return [footprint(to), { kind: 'line', tone: 'reach', points: [here.front, to.front], ends: true }]
    }
    case 'measure': {
      const g = gap(own, foe)
      return [{ kind: 'line', tone: 'target', points: [g.from, g.to], ends: true }]
    }
    case 'fire':
      return [ring(guns), { kind: 'line', tone: 'target', points: [guns.front, foe.front], ends: true }]
    default:
      return []
  }
}
