import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Show } from '../../rulesets/contract'
import type { Drill } from '../../rulesets/contract/practice'
import { ordineObliquo } from '../../rulesets/ordine-obliquo'
import { examOo } from '../../rulesets/ordine-obliquo/drills/exam'
import { type Scene, staged } from '../../rulesets/ordine-obliquo/drills/stage'
import { LEAST } from '../../rulesets/shared/drill/parts'
import { createText } from '../../text'
import { openFilmText } from '../../theatre'
import { loadPractice } from '../practice'
import { drillsAt, MOST } from './make'

const run = <T>(g: Generator<null, T>): T => {
  for (;;) {
    const step = g.next()
    if (step.done) return step.value
  }
}
const at = (scene: Scene, seats: readonly string[] = ['a']): readonly Drill[] => {
  const seen = staged(scene)
  return run(drillsAt(examOo, { seen, show: ordineObliquo.show(ordineObliquo.view(seen, 'spectator')), seats }))
}
const one = (scene: Scene, kind: Drill['kind']) => at(scene).find(d => d.kind === kind)
const choice = (d: Drill | undefined) => (d?.asked.kind === 'choice' ? d.asked.right : null)

describe('a position practised', () => {
  it('9.1 a line battalion straight before its enemy reaches 14 cm and a halt of 1, and no farther', () => {
    const scene = (y: number): Scene => ({
      units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } }, 'b/I/1': { pose: { front: [90, y], facing: 180 } } },
    })
    // 14 of a move and 1 of the halt: 15 cm between the fronts are enough.
    const near = one(scene(54.5), 'reach')
    expect(choice(near)).toBe('yes')
    expect(near?.margin).toBeCloseTo(0.5, 2)
    const far = one(scene(55.5), 'reach')
    expect(choice(far)).toBe('no')
    expect(far?.margin).toBeCloseTo(0.5, 2)
  })

  it('9.1 a charge that just arrives is not asked about', () => {
    const scene: Scene = {
      units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } }, 'b/I/1': { pose: { front: [90, 54.99], facing: 180 } } },
    }
    expect(one(scene, 'reach')).toBeUndefined()
  })

  it('9.7 flank or front goes by the half of the charger behind the line', () => {
    // Cuirassiers facing east beside an enemy who faces south; their middle is 1 behind his line (north of it), then 1 before it.
    const scene = (y: number): Scene => ({
      units: { 'a/C/1': { pose: { front: [70, y], facing: 90 } }, 'b/I/1': { pose: { front: [90, 60], facing: 180 } } },
    })
    expect(choice(one(scene(61), 'flank'))).toBe('flank')
    expect(choice(one(scene(59), 'flank'))).toBe('front')
    expect(one(scene(60.02), 'flank')).toBeUndefined()
  })

  it('8 whom may we fire at: the nearest of two before the front, and nobody beyond nine centimetres', () => {
    const scene = (y: number): Scene => ({
      units: {
        'a/I/1': { pose: { front: [90, 40], facing: 0 } },
        'b/I/1': { pose: { front: [84, y], facing: 180 }, formation: 'column' },
        'b/I/2': { pose: { front: [96, y + 1.5], facing: 180 }, formation: 'column' },
      },
    })
    expect(choice(one(scene(44), 'fire'))).toBe('b/I/1')
    // As far as each other, but for less than the least: no question.
    const even: Scene = {
      units: { ...scene(44).units, 'b/I/2': { pose: { front: [96, 44.02], facing: 180 }, formation: 'column' } },
    }
    expect(one(even, 'fire')).toBeUndefined()
  })

  it('3.3 in command goes by the radius, exactly on it is no question', () => {
    const scene = (y: number): Scene => ({
      units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } } },
      generals: { 'a/I': [90, y] },
    })
    // 12, and 2.5 for the fifth unit.
    expect(choice(one(scene(40 + 14), 'command'))).toBe('yes')
    expect(choice(one(scene(40 + 15), 'command'))).toBe('no')
    expect(one(scene(40 + 14.5), 'command')).toBeUndefined()
  })

  it('asks first about the charge that it was opened for, however plain', () => {
    const scene: Scene = {
      units: {
        'a/I/1': { pose: { front: [40, 40], facing: 0 } },
        'a/C/2': { pose: { front: [120, 40], facing: 0 } },
        'b/I/1': { pose: { front: [40, 55.5], facing: 180 } },
        'b/I/2': { pose: { front: [120, 53], facing: 180 } },
      },
    }
    const seen = staged(scene)
    const show: Show = ordineObliquo.show(ordineObliquo.view(seen, 'spectator'))
    const drills = (first?: { unit: string; target: string }) =>
      run(drillsAt(examOo, { seen, show, seats: ['a'], ...(first ? { first } : {}) }))
    // Hussars of 22 cm have ten and more to spare: too plain to be asked about otherwise.
    const plain = (all: readonly Drill[]) => all.filter(d => d.kind === 'reach' && d.whom?.[0] === 'a/C/2')
    expect(plain(drills())).toEqual([])
    const asked = drills({ unit: 'a/C/2', target: 'b/I/2' })
    expect(plain(asked)).toHaveLength(1)
    expect(asked[0]?.whom).toEqual(['a/C/2', 'b/I/2'])
  })

  it('asks about the units of its seats alone', () => {
    const scene: Scene = {
      units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } }, 'b/I/1': { pose: { front: [90, 55.5], facing: 180 } } },
    }
    const asked = (seats: readonly string[]) =>
      at(scene, seats)
        .filter(d => d.kind === 'reach')
        .map(d => JSON.stringify(d.question.with?.unit))
    expect(asked(['a'])).toEqual([expect.stringContaining('I/Bevern')])
    expect(asked(['b'])).toEqual([expect.stringContaining('I/Lacy')])
    expect(asked([])).toEqual([])
  })
})

/** Whole games, played once and kept: positions as they really come about. */
const MANY = Number(process.env.CAMPO_SOAK ?? 0) > 0 ? 40 : 2
describe('positions of whole games', () => {
  for (const name of ['lobositz', 'kolin', 'goito', 'santa-lucia'])
    it(`of ${name} give drills with one right answer, no nearer than the least, and at most ${MOST} of a kind`, async () => {
      const film = await openFilmText(readFileSync(join(process.cwd(), `tests/replays/${name}.jsonl`), 'utf8'))
      if (!film.ok) throw new Error(JSON.stringify(film.error))
      const { rules, steps, state } = film.value
      const exam = (await loadPractice(rules.id))?.exam
      const text = await createText('it', [rules.id, 'drill'])
      let count = 0
      for (let i = 1; i <= MANY; i++) {
        const seen = state(Math.floor((steps.length * i) / (MANY + 1))).game
        const show: Show = rules.show(rules.view(seen, 'spectator'))
        const drills = run(drillsAt(exam!, { seen, show, seats: ['a', 'b'] }))
        for (const d of drills) {
          count++
          const where = `${name} ${i} ${d.kind} ${d.seed}`
          const options = d.asked.kind === 'choice' ? d.asked.options.map(o => o.text) : []
          for (const { code } of [d.question, d.why, ...d.facts, ...d.notes, ...options])
            expect(text.has(code), `${where} ${code}`).toBe(true)
          if (d.asked.kind === 'choice') {
            const ids = d.asked.options.map(o => o.id)
            expect(new Set(ids).size, where).toBe(ids.length)
            expect(ids, where).toContain(d.asked.right)
          }
          if (d.margin !== null) expect(d.margin, where).toBeGreaterThanOrEqual(LEAST)
          expect(drills.filter(x => x.kind === d.kind).length, where).toBeLessThanOrEqual(MOST)
          // What is asked about stands on the table that is drawn.
          if (d.kind === 'distance') {
            const [a, b] = ['a', 'b'].map(k => d.question.with?.[k])
            const body = (n: unknown) => show.bodies.find(x => JSON.stringify(x.name) === JSON.stringify(n))
            expect(body(a), where).toBeDefined()
            expect(body(b), where).toBeDefined()
          }
        }
      }
      expect(count).toBeGreaterThan(MANY)
    }, 3_600_000)
})
