import { describe, expect, it } from 'vitest'
import { scenarioOf } from '../../../tests/games'
import { playerNamed, playGame } from '../../host'
import type { Phrase } from '../../rulesets/contract'
import type { Exam } from '../../rulesets/contract/practice'
import { type OoEvent, type OoState, ordineObliquo } from '../../rulesets/ordine-obliquo'
import { examOo } from '../../rulesets/ordine-obliquo/drills/exam'
import { luckOo } from '../../rulesets/ordine-obliquo/drills/luck'
import { type Scene, staged } from '../../rulesets/ordine-obliquo/drills/stage'
import type { RadEvent, RadState } from '../../rulesets/radetzky'
import { luckRad } from '../../rulesets/radetzky/drills/luck'
import { openFilm } from '../../theatre'
import { loadPractice } from '../practice'
import { commandCalls, flankCall, rangeCalls, shotCall } from './close'
import { totals } from './luck'
import { type Review, reviewOf, type Watched } from './review'

function run(g: Generator<number, Review>): Review {
  let last = 0
  for (;;) {
    const step = g.next()
    if (step.done) return step.value
    expect(step.value).toBeGreaterThanOrEqual(last)
    expect(step.value).toBeLessThanOrEqual(1)
    last = step.value
  }
}
/** A log by hand: states one after the other, each with what led on from it. */
function watched(states: readonly OoState[], steps: readonly { seat: 'a' | 'b'; command: object; event: object }[]): Watched {
  return {
    rules: ordineObliquo,
    steps: steps.map((s, k) => ({ k, n: k + 1, i: 0, turn: 1, ...s })) as unknown as Watched['steps'],
    phaseAt: at => `awaiting.${states[at]!.phase}`,
    turnAt: () => 1,
    state: at => ({ game: states[at]! }),
  }
}
const exam = examOo as unknown as Exam
const SCENE: Scene = {
  units: { 'a/C/1': { pose: { front: [70, 60.9], facing: 90 } }, 'b/I/1': { pose: { front: [90, 60], facing: 180 } } },
}
const fired = (roll: number, value: number) =>
  ({ type: 'Fired', unit: 'a/I/1', target: 'b/I/1', roll, value, hit: roll <= value }) as unknown as OoEvent
const both = staged({
  units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } }, 'b/I/1': { pose: { front: [90, 46], facing: 180 } } },
})

describe('the review of a game', () => {
  it('tells a charge in flank that was there when the side moved and was not made', () => {
    const start = staged(SCENE)
    const after: OoState = { ...start, phase: 'evade1', waiting: ['b'] }
    const end = { type: 'endPhase' }
    const found = run(reviewOf(watched([start, after], [{ seat: 'a', command: end, event: { type: 'PhaseBegan' } }])))
    expect(found.untaken.map(u => [u.at, u.seat, u.unit, u.target, u.side])).toEqual([[0, 'a', 'a/C/1', 'b/I/1', 'flank']])
  })

  it('tells none that was made', () => {
    const start = staged(SCENE)
    const after: OoState = { ...start, phase: 'evade1', waiting: ['b'] }
    const event = { type: 'Moved', unit: 'a/C/1', charge: { target: 'b/I/1' } }
    const move = { type: 'move', unit: 'a/C/1', steps: [] }
    const found = run(reviewOf(watched([start, after], [{ seat: 'a', command: move, event }])))
    expect(found.untaken).toEqual([])
  })

  it('tells what stayed there turn after turn once, from when it was there first', () => {
    const start = staged(SCENE)
    const rest: OoState = { ...start, phase: 'evade1', waiting: ['b'] }
    const end = { seat: 'a' as const, command: { type: 'endPhase' }, event: { type: 'PhaseBegan' } }
    const found = run(reviewOf(watched([start, rest, start, rest], [end, end, end])))
    expect(found.untaken.map(u => [u.at, u.unit])).toEqual([[0, 'a/C/1']])
    const away = staged({ units: { 'a/C/1': SCENE.units['a/C/1']! } })
    const again = run(reviewOf(watched([start, rest, away, rest, start, rest], [end, end, end, end, end])))
    expect(again.untaken.map(u => u.at)).toEqual([0, 4])
  })

  it('9.7 a charge whose middle was 0.1 cm past the line of the front is close, one of 1.9 is not', () => {
    // Cuirassiers facing east beside an enemy who faces south at y = 60: their middle lies at the height of their front.
    const calls = (y: number) => {
      const s = staged({
        units: { 'a/C/1': { pose: { front: [70, y], facing: 90 } }, 'b/I/1': { pose: { front: [90, 60], facing: 180 } } },
      })
      return flankCall(exam, s, 'a/C/1', 'b/I/1').map(c => [c.text.code, Math.round(c.margin * 1000) / 1000])
    }
    expect(calls(60.1)).toEqual([['drill.review.flank.yes', 0.1]])
    expect(calls(59.9)).toEqual([['drill.review.flank.no', 0.1]])
    expect(calls(61.9)).toEqual([])
  })

  it('8.1 a battalion whose only enemy lies at 9.3 cm from its middle is 0.3 cm out of range; a shot at 4.2 is 0.2 beyond the short one', () => {
    // A line is 1.5 cm deep: its middle lies 0.75 behind the front.
    const at = (cm: number) =>
      staged({
        units: {
          'a/I/1': { pose: { front: [90, 40], facing: 0 } },
          'b/I/1': { pose: { front: [90, 39.25 + cm], facing: 180 } },
        },
        phase: 'fire1',
      })
    const short = rangeCalls(exam, at(9.3), 'a', [])
    expect(short.map(c => c.text.code)).toEqual(['drill.review.range.short'])
    expect(short[0]?.margin).toBeCloseTo(0.3, 9)
    expect(rangeCalls(exam, at(9.3), 'a', ['a/I/1'])).toEqual([])
    expect(rangeCalls(exam, at(8.9), 'a', [])).toEqual([])
    expect(rangeCalls(exam, at(10), 'a', [])).toEqual([])
    const [call] = shotCall(exam, at(4.2), 'a/I/1', 'b/I/1')
    expect(call?.text).toMatchObject({ code: 'drill.review.range.beyond', with: { bound: 4, at: 4.2, cm: 0.2 } })
    expect(shotCall(exam, at(6.5), 'a/I/1', 'b/I/1')).toEqual([])
  })

  it('Fuoco: from the front edge, ten centimetres for muskets; 10.2 is 0.2 too far, and to the side is nobody', async () => {
    const rad = (await loadPractice('radetzky'))!.exam!
    const { rules, scenario } = await scenarioOf('goito')
    const start = rules.setUp(scenario, {}) as RadState
    const [own, foe] = ['a', 'b'].map(seat => Object.values(start.units).find(u => u.seat === seat && u.arm === 'line'))
    const put = (u: typeof own, front: [number, number], facing: number) => ({
      ...u!,
      place: 'table' as const,
      pose: { front, facing },
    })
    const scene = (x: number, cm: number): RadState => ({
      ...start,
      ground: [],
      units: { [own!.id]: put(own, [60, 30], 0), [foe!.id]: put(foe, [60 + x, 30 + cm], 180) },
    })
    const by = (x: number, cm: number) => rangeCalls(rad, scene(x, cm), 'a', []).map(c => Math.round(c.margin * 100) / 100)
    expect(by(0, 10.2)).toEqual([0.2])
    expect(by(0, 9.8)).toEqual([])
    expect(by(9, 10.2)).toEqual([])
  })

  it('3.3 who stands 14.4 cm from a general of 14.5 is in by a tenth', () => {
    const s = (y: number) =>
      staged({ units: { 'a/I/1': { pose: { front: [90, 40], facing: 0 } } }, generals: { 'a/I': [90, y] } })
    const calls = (y: number) => commandCalls(exam, s(y), 'a').map(c => [c.text.code, Math.round(c.margin * 1000) / 1000])
    expect(calls(54.4)).toEqual([['drill.review.command.in', 0.1]])
    expect(calls(54.6)).toEqual([['drill.review.command.out', 0.1]])
    expect(calls(50)).toEqual([])
  })

  it('8.8 a shot at 40 has forty chances in a hundred, and misses by one at 41', () => {
    const [hit] = luckOo(fired(40, 40), both)
    expect(hit).toMatchObject({ sort: 'hits', seat: 'a', expected: 0.4, came: 1, chance: 0.4, off: 0 })
    const [miss] = luckOo(fired(42, 40), both)
    expect(miss).toMatchObject({ expected: 0.4, came: 0, chance: 1, off: 1 })
  })

  it('10.1 under fire a ten-sided die stands on five and more, at half strength on six', () => {
    const tested = (roll: number, less: number, result: string) =>
      luckOo(
        { type: 'MoraleTested', unit: 'b/I/1', under: 'fire', by: 'a/I/1', sides: 10, roll, less, result } as unknown as OoEvent,
        both,
      )[0]
    expect(tested(5, 0, 'stands')).toMatchObject({ sort: 'morale', seat: 'b', expected: 0.6, came: 1, off: 0 })
    expect(tested(4, 0, 'retreats')).toMatchObject({ expected: 0.6, came: 0, off: 0 })
    expect(tested(6, -1, 'stands')).toMatchObject({ expected: 0.5, came: 1 })
  })

  it('Fuoco, Coesione: sixes and pairs of fives do damage; each damage is held or not', () => {
    const name = { it: 'x', en: 'x' }
    const state = { units: { 'a/I/1': { seat: 'a', name }, 'b/I/1': { seat: 'b', name } } } as unknown as RadState
    // Two dice: 10/36 one six, 1/36 two of them, 1/36 a pair of fives: 13/36 on the whole.
    const volley = { unit: 'a/I/1', dice: [6, 2], sixes: 1, pairs: 0, damages: 1 }
    const [shot] = luckRad({ type: 'Fired', target: 'b/I/1', volley } as unknown as RadEvent, state)
    expect(shot?.expected).toBeCloseTo(13 / 36, 12)
    expect(shot?.chance).toBeCloseTo(12 / 36, 12)
    expect(shot?.came).toBe(1)
    // Threshold 4: 4, 5 and 6 fail: each is held with a half.
    const tests = { unit: 'b/I/1', damages: 2, threshold: 4, rolls: [4, 1], losses: 1, extra: 1 }
    const [held] = luckRad({ type: 'Tested', tests } as unknown as RadEvent, state)
    expect(held).toMatchObject({ sort: 'cohesion', seat: 'b', came: 1 })
    expect(held?.expected).toBeCloseTo(1, 12)
    expect(held?.chance).toBeCloseTo(0.75, 12)
  })

  it('adds up what was expected and what came, by sort and side', () => {
    const all = [...luckOo(fired(40, 40), both), ...luckOo(fired(90, 60), both)]
    expect(totals(all, ['a', 'b'])).toEqual([{ sort: 'hits', seat: 'a', rolls: 2, expected: 1, came: 1 }])
  })
})

describe('the review of whole games', () => {
  for (const [name, limit] of [
    ['lobositz', 260],
    ['goito', 160],
  ] as const)
    it(`of ${name}, played by sergeants, tells charges that could still be made where they are told of, and every roll`, async () => {
      const { rules, scenario } = await scenarioOf(name)
      const sergeant = (await playerNamed(rules, 'sergeant'))!
      const { header, entries } = playGame({
        rules,
        scenario,
        seed: 3,
        players: { a: sergeant, b: sergeant },
        limit,
        checkEvery: 0,
      })
      const film = openFilm(rules, { header, entries }, { open: true })
      if (!film.ok) throw new Error(JSON.stringify(film.error))
      const { value } = film
      const found = run(reviewOf(value, (await loadPractice(rules.id))!))
      const rolls = value.steps.filter(s => ['Fired', 'MoraleTested', 'MeleeRolled', 'Tested', 'Fought'].includes(s.event.type))
      expect(rolls.length).toBeGreaterThan(0)
      expect(found.rolls.every(r => rolls.some(s => s.k === r.at))).toBe(true)
      for (const r of found.rolls) {
        expect(r.chance).toBeGreaterThan(0)
        expect(r.chance).toBeLessThanOrEqual(1 + 1e-9)
      }
      for (const u of found.untaken.slice(0, 6)) {
        const { game } = value.state(u.at)
        const there = value.rules.hands?.charges(game, u.unit).find(c => c.target === u.target)
        expect(there?.side).toBe(u.side)
      }
      const codes = (list: readonly { text: Phrase }[]) => list.map(x => x.text.code)
      expect(codes(found.close).every(c => c.startsWith('drill.review.'))).toBe(true)
    }, 600_000)
})
