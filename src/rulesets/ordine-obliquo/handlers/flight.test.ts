import { describe, expect, it } from 'vitest'
import type { Footprint } from '../../contract'
import { choices } from '../choices'
import { act, codesOf, dice, goOn, id, inPhase } from '../play.testing'
import { fulfilled } from '../rules/fulfilled'
import { owing } from '../rules/leastMove'
import { pose, table } from '../rules/table.testing'
import type { Flight, OoState, Unit, Win } from '../state'
import { tell } from '../tell'
import { view } from '../view'

const flight = (moves: number, bearing = 180): Flight => ({ bearing, by: null, under: 'fire', turn: 1, moves })
const routed = (moves: number, more: Partial<Unit> = {}): Partial<Unit> => ({
  pose: pose(90, 60, 180),
  rout: 'routing',
  disorder: 'morale',
  flight: flight(moves),
  ...more,
})
const rallying = (unit: Partial<Unit>, turn = 3): OoState => inPhase(table({ 'a/I/1': unit }), 'rally', ['a'], 'a', turn)
const withChief = (s: OoState, change: Partial<OoState['generals'][string]>): OoState => ({
  ...s,
  generals: { ...s.generals, 'a/C/general': { ...s.generals['a/C/general']!, ...change } },
})
const rally = { type: 'rally' as const, unit: id('a/I/1') }

describe('13 rallying', () => {
  it('13 from the turn after the first move in rout, once a turn', () => {
    expect(codesOf(rallying(routed(0)), 'a', rally)).toEqual(['rally/too-soon'])
    expect(codesOf(rallying(routed(1)), 'a', rally)).toEqual([])
    const missed = act(rallying(routed(1)), 'a', rally, dice(100)).state
    expect(missed.units['a/I/1']).toMatchObject({ cp: 4, rout: 'routing' })
    expect(codesOf({ ...missed, phase: 'rally', waiting: ['a'] }, 'a', rally)).toEqual(['rally/once'])
    expect(codesOf(rallying({ ...routed(1), rout: 'retreating' }), 'a', rally)).toEqual(['rally/not-routing'])
  })
  it('13 at or under 50; 60 with a veteran commander, 70 with an excellent one', () => {
    const limit = { poor: 50, normal: 50, veteran: 60, excellent: 70 } as const
    for (const [klass, number] of Object.entries(limit)) {
      const s = withChief(rallying(routed(1)), { class: klass as 'poor' })
      expect(act(s, 'a', rally, dice(number)).state.units['a/I/1']!.rout).toBeNull()
      expect(act(s, 'a', rally, dice(number + 1)).state.units['a/I/1']!.rout).toBe('routing')
    }
    const alone = withChief(rallying(routed(1)), { class: 'excellent', fate: 'dead', point: null })
    expect(act(alone, 'a', rally, dice(51)).state.units['a/I/1']!.rout).toBe('routing')
  })
  it('13 missed, it loses a CP and runs on in the same turn; with none left it is gone', () => {
    const after = act(rallying(routed(1)), 'a', rally, dice(100)).state
    expect(after.phase).toBe('initiative')
    expect(after.units['a/I/1']!.pose!.front[1]).toBeCloseTo(60 - 22, 3)
    expect(act(rallying(routed(1, { cp: 1 })), 'a', rally, dice(100)).state.units['a/I/1']!.place).toBe('destroyed')
  })
  it('13 rallied, it stands still for one turn, is disordered until its end, and then free', () => {
    const after = act(rallying(routed(1)), 'a', rally, dice(1)).state
    const unit = after.units['a/I/1']!
    expect(unit).toMatchObject({ rout: null, flight: null, disorder: 'morale', pose: pose(90, 60, 180), cp: 5 })
    const moving = inPhase(after, 'move1', ['a'], 'a', 3)
    const move = { type: 'move' as const, unit: id('a/I/1'), steps: [{ advance: 2 }] }
    expect(codesOf(moving, 'a', move)).toContain('move/rallied')
    const next = goOn(inPhase(after, 'melee', [], 'a', 3)).state
    expect(next).toMatchObject({ turn: 4 })
    expect(next.units['a/I/1']!.disorder).toBeNull()
    expect(codesOf(inPhase(next, 'move1', ['a'], 'a', 4), 'a', move)).not.toContain('move/rallied')
  })
  it('13 insisted on in another phase it ends nothing', () => {
    const s = inPhase(table({ 'a/I/1': routed(1) }), 'move1', ['a'], 'a', 3)
    expect(codesOf(s, 'a', rally)).toEqual(['phase/not-now'])
    expect(act(s, 'a', rally, dice(1), true).state).toMatchObject({ phase: 'move1', waiting: ['a'] })
  })
  it('13 a detached unit halts until it gets a new order', () => {
    const counter = { laid: 1, order: { kind: 'attack', target: 'b/I' }, given: true, shown: false } as const
    const after = act(rallying(routed(1, { detached: true, counter })), 'a', rally, dice(1)).state
    expect(after.units['a/I/1']!.counter!.order).toEqual({ kind: 'halt' })
  })
  it('13 the phase waits for who has somebody to rally, offers it, and is over when all have tried', () => {
    const before = inPhase(table({ 'a/I/1': routed(1), 'a/I/2': routed(1, { pose: pose(40, 60, 180) }) }), 'orders', [], 'a', 3)
    const s = goOn(before).state
    expect([s.phase, s.waiting]).toEqual(['rally', ['a']])
    expect(choices(view(s, 'a'), 'a').flatMap(c => ('command' in c ? [c.command.type] : []))).toEqual([
      'rally',
      'rally',
      'endPhase',
    ])
    const one = act(s, 'a', rally, dice(1)).state
    expect(one.phase).toBe('rally')
    expect(act(one, 'a', { type: 'rally', unit: id('a/I/2') }, dice(1)).state.phase).toBe('initiative')
  })
})

describe('10.1 how a retreat ends', () => {
  const retreating: Partial<Unit> = { pose: pose(90, 60), rout: 'retreating', disorder: 'morale', flight: flight(0) }
  const about = { type: 'turnAbout' as const, unit: id('a/I/1') }
  it('10.1 its owner may choose its back beforehand, and again its front', () => {
    const s = inPhase(table({ 'a/I/1': retreating }), 'fire2', ['a'], 'a', 1)
    const back = act(s, 'a', about).state
    expect(back.units['a/I/1']!.flight!.back).toBe(true)
    const gone = goOn(inPhase(back, 'orders', [], 'a', 2)).state
    expect(gone.units['a/I/1']!.pose!.facing).toBe(180)
    expect(act(back, 'a', about).state.units['a/I/1']!.flight!.back).toBeUndefined()
  })
  it('10.1 or turn it until his side has moved, in the turn of the retreat alone', () => {
    const gone = goOn(inPhase(table({ 'a/I/1': retreating }), 'orders', [], 'a', 2)).state
    expect(gone.units['a/I/1']!.pose).toEqual(pose(90, 46, 0))
    expect(act(gone, 'a', about).state.units['a/I/1']!.pose).toEqual(pose(90, 44.5, 180))
    expect(codesOf(inPhase(gone, 'fire1', ['a'], 'a', 2), 'a', about)).toEqual(['turn-about/too-late'])
    expect(codesOf(inPhase(table({ 'a/I/1': { pose: pose(90, 60) } }), 'move1', ['a']), 'a', about)).toEqual([
      'turn-about/not-retreating',
    ])
    const move = { type: 'move' as const, unit: id('a/I/1'), steps: [{ advance: 2 }] }
    expect(codesOf(inPhase(gone, 'move1', ['a'], 'a', 2), 'a', move)).toContain('move/fled')
  })
})

const stood = (x: number, y: number, facing: number, width = 16, depth = 1.5): Footprint => ({
  front: [x, y],
  facing,
  width,
  depth,
})
const winning = (win: Partial<Win>, units: Parameters<typeof table>[0]): OoState => ({
  ...inPhase(table(units), 'compulsory', ['a'], 'a', 3),
  wins: [{ unit: id('a/I/1'), loser: id('b/I/3'), stood: stood(90, 60, 180), breakThrough: 'no', ...win }],
})

describe('10.2 the winner’s step forward', () => {
  const step = { type: 'stepForward' as const, unit: id('a/I/1') }
  it('3.9.13 head on: to the far edge of the ground the loser stood on, straight on and free', () => {
    const s = winning({}, { 'a/I/1': { pose: pose(90, 60) } })
    const after = act(s, 'a', step).state
    expect(after.units['a/I/1']).toMatchObject({ pose: pose(90, 61.5), use: { spent: 0, done: false } })
    expect(after.wins).toEqual([])
    expect(after.phase).toBe('initiative')
  })
  it('3.9.13 on a flank: to the middle of the loser’s edges', () => {
    // The winner comes from the left upon a line that looks down: the middles of its edges are 8 cm ahead.
    const s = winning({}, { 'a/I/1': { pose: pose(82, 60.75, 90) } })
    expect(act(s, 'a', step).state.units['a/I/1']!.pose).toEqual(pose(90, 60.75, 90))
  })
  it('3.9.13 or not at all: an enemy still there, a garrison, guns, who has lost nothing', () => {
    const barred = winning({}, { 'a/I/1': { pose: pose(90, 60) }, 'b/I/3': { pose: pose(90, 60, 180) } })
    expect(codesOf(barred, 'a', step)).toContain('move/near-enemy')
    const gone = goOn({ ...barred, phase: 'rally' }).state
    expect(gone.phase).toBe('initiative')
    expect(gone.wins).toEqual([])
    expect(codesOf({ ...barred, wins: [] }, 'a', step)).toEqual(['win/none'])
  })
  it('6 who wins waits for the compulsory moves of the next turn, and may leave it', () => {
    const s = goOn({ ...winning({}, { 'a/I/1': { pose: pose(90, 60) } }), phase: 'rally' }).state
    expect([s.phase, s.waiting]).toEqual(['compulsory', ['a']])
    const left = act(s, 'a', { type: 'endPhase' }).state
    expect(left).toMatchObject({ phase: 'initiative', wins: [] })
    expect(left.units['a/I/1']!.pose).toEqual(pose(90, 60))
  })
})

describe('11 break-through', () => {
  const pursue = (cm: number) => ({ type: 'pursue' as const, unit: id('a/C/3'), cm })
  const through = (units: Parameters<typeof table>[0]) =>
    winning({ unit: id('a/C/3'), breakThrough: 'declared' }, { 'a/C/3': { pose: pose(90, 60) }, ...units })
  it('11 straight on up to 12 cm, free of this turn’s move, and tired', () => {
    const s = through({})
    expect(codesOf(s, 'a', pursue(12.1))).toEqual(['through/too-far'])
    const after = act(s, 'a', pursue(12)).state
    expect(after.units['a/C/3']).toMatchObject({ pose: pose(90, 72), tired: true, use: { spent: 0, charge: null } })
    expect(act(s, 'a', pursue(5)).state.units['a/C/3']!.pose).toEqual(pose(90, 65))
  })
  it('7.5, 11 on to broken ground it is disordered, as who steps forward there', () => {
    const rough = {
      id: 'r',
      kind: 'rough',
      outline: [
        [60, 61],
        [120, 61],
        [120, 90],
        [60, 90],
      ],
    } as unknown as OoState['ground'][number]
    const horse = { ...through({}), ground: [rough] }
    const did = act(horse, 'a', pursue(5))
    expect(did.state.units['a/C/3']).toMatchObject({ pose: pose(90, 65), disorder: 'ground' })
    expect(tell(did.events[0]!, view(horse, 'a')).map(l => l.phrase.code)).toEqual(['event.BrokeThrough', 'event.Disordered'])
    expect(act(through({}), 'a', pursue(5)).state.units['a/C/3']!.disorder).toBeNull()
    const foot = { ...winning({}, { 'a/I/1': { pose: pose(90, 60) } }), ground: [rough] }
    expect(act(foot, 'a', { type: 'stepForward', unit: id('a/I/1') }).state.units['a/I/1']!.disorder).toBe('ground')
  })
  it('11, OO-3 into contact with an enemy, whom it fights in this turn', () => {
    const s = through({ 'b/I/3': { pose: pose(90, 68, 180) } })
    const after = act(s, 'a', pursue(8)).state
    expect(after.units['a/C/3']).toMatchObject({
      pose: pose(90, 68),
      use: { charge: { target: 'b/I/3', side: 'front', straight: 8, impetus: true, n: 1 } },
    })
    // The enemy is held by it as by any charge.
    const theirs = inPhase(after, 'move2', ['b'], 'a', 3)
    expect(codesOf(theirs, 'b', { type: 'move', unit: id('b/I/3'), steps: [{ advance: 2 }] })).toContain('move/pinned')
    // Short of the last centimetre it stays clear of him; within it it is in contact.
    expect(act(s, 'a', pursue(6.9)).state.units['a/C/3']!.use.charge).toBeNull()
    expect(act(s, 'a', pursue(7.5)).state.units['a/C/3']!.pose).toEqual(pose(90, 68))
  })
  it('9.8 not on to a side that two others fill already', () => {
    const open = through({
      'b/I/3': { pose: pose(90, 68, 180) },
      'a/C/4': { pose: pose(78, 68) },
      'a/C/5': { pose: pose(102, 68) },
    })
    const charging = (s: OoState, unit: string, n: number): OoState => {
      const charge = { target: id('b/I/3'), side: 'front' as const, flanking: false, straight: 12, impetus: true, n }
      return { ...s, units: { ...s.units, [unit]: { ...s.units[unit]!, use: { ...s.units[unit]!.use, charge } } } }
    }
    const one = charging(open, 'a/C/4', 1)
    expect(act(one, 'a', pursue(8)).state.units['a/C/3']!.use.charge).not.toBeNull()
    const s = charging(one, 'a/C/5', 2)
    expect(codesOf(s, 'a', pursue(8))).toContain('move/near-enemy')
    expect(act(s, 'a', pursue(6.9)).state.units['a/C/3']!.use.charge).toBeNull()
  })
  it('11 not on to open order, whom it may not charge', () => {
    const s = through({ 'b/I/1': { pose: pose(90, 68, 180) } })
    expect(codesOf(s, 'a', pursue(8))).toContain('move/near-enemy')
    const offered = choices(view(s, 'a'), 'a').flatMap(c => ('command' in c && c.command.type === 'pursue' ? [c.command.cm] : []))
    expect(offered).toEqual([6.9])
  })
  it('11 who declared none has none', () => {
    const s = winning({ unit: id('a/C/3'), breakThrough: 'may' }, { 'a/C/3': { pose: pose(90, 60) } })
    expect(codesOf(s, 'a', pursue(5))).toEqual(['through/none'])
  })
})

describe('13 back on to the table', () => {
  const away = (more: Parameters<typeof table>[0] = {}, turn = 3): OoState => {
    const s = table({
      'a/I/1': { pose: null, place: 'off', disorder: 'morale', returns: { pose: pose(40, 1.5), turn: 3 } },
      ...more,
    })
    return inPhase(s, 'compulsory', ['a'], 'a', turn)
  }
  const back = { type: 'comeBack' as const, unit: id('a/I/1') }
  it('13 in the turn after it left, at that point; that is its move', () => {
    const after = act(away(), 'a', back).state
    expect(after.units['a/I/1']).toMatchObject({ place: 'table', pose: pose(40, 1.5), returns: null, use: { done: true } })
    expect(codesOf(away({}, 4), 'a', back)).toEqual(['return/not-now'])
  })
  it('13 beside friends who stand there', () => {
    const after = act(away({ 'a/I/2': { pose: pose(44, 1.5) } }), 'a', back).state
    // 16 cm to the left of a friend at 44, or to his right at 60: the left is nearer.
    expect(after.units['a/I/1']!.pose).toEqual(pose(28, 1.5))
  })
  it('14 nor with its last CP gone with its general: it has nothing to come back with', () => {
    expect(
      codesOf(away({ 'a/I/1': { pose: null, place: 'off', cp: 0, returns: { pose: pose(40, 1.5), turn: 3 } } }), 'a', back),
    ).toEqual(['return/not-now'])
  })
  it('13 who does not come back is lost', () => {
    const after = act(away(), 'a', { type: 'endPhase' }).state
    expect(after.units['a/I/1']).toMatchObject({ place: 'off', returns: null })
  })
})

describe('14 a new general', () => {
  it('14 takes the place of the one lost two turns before, with a unit in order', () => {
    const s = table({ 'a/I/1': { pose: pose(90, 60), rout: 'routing', flight: flight(1) }, 'a/I/2': { pose: pose(40, 60) } })
    const lost = { ...s.generals['a/I/general']!, fate: 'dead' as const, point: null, returns: 3 }
    const at = (turn: number) =>
      goOn({ ...inPhase({ ...s, generals: { ...s.generals, 'a/I/general': lost } }, 'recovery', [], 'a', turn) }).state.generals[
        'a/I/general'
      ]!
    expect(at(1)).toMatchObject({ fate: 'dead', point: null })
    expect(at(2)).toMatchObject({ fate: 'well', point: [40, 59.25], returns: null })
  })
})

describe('13, 9.5 going back', () => {
  const far = (more: Partial<Unit>): OoState => {
    const s = table({ 'a/I/1': { pose: pose(90, 60, 180), ...more }, 'a/I/2': { pose: pose(40, 20) } })
    const halted = {
      ...s,
      units: { ...s.units, 'a/I/1': { ...s.units['a/I/1']!, use: { ...s.units['a/I/1']!.use, halted: true } } },
    }
    return inPhase(halted, 'move1', ['a'], 'a', 4)
  }
  // Bevern stands at (40, 24).
  it('13 who was rallied may go towards its general though out of his radius, and nobody else', () => {
    const to = { type: 'move' as const, unit: id('a/I/1'), steps: [{ oblique: 30, cm: 5 }] }
    const from = { type: 'move' as const, unit: id('a/I/1'), steps: [{ retire: 2 }] }
    expect(codesOf(far({ rejoins: true }), 'a', to)).toEqual([])
    expect(codesOf(far({ rejoins: true }), 'a', from)).toContain('order/halt-radius')
    expect(codesOf(far({}), 'a', to)).toContain('order/halt-radius')
  })
  it('13 within the radius it has rejoined', () => {
    const s = act(inPhase(table({ 'a/I/1': { pose: pose(40, 30), rejoins: true } }), 'generals1', ['a'], 'a', 4), 'a', {
      type: 'endPhase',
    }).state
    expect(s.units['a/I/1']!.rejoins).toBe(false)
  })
  it('9.5 gunners may go back to their guns under Halt', () => {
    const crew: Partial<Unit> = { pose: pose(90, 60), formation: 'crew', guns: pose(90, 70) }
    const s = inPhase(table({ 'a/II/2': crew }), 'move1', ['a'], 'a', 4)
    const halt = { laid: 1, order: { kind: 'halt' as const }, given: true, shown: false }
    const held = { ...s, brigades: { ...s.brigades, 'a/II': { ...s.brigades['a/II']!, counter: halt } } }
    const go = (cm: number) => ({ type: 'move' as const, unit: id('a/II/2'), steps: [{ advance: cm }] })
    expect(codesOf(held, 'a', go(4))).toEqual([])
    // Their guns' rear is at 66: touching them they man them again.
    expect(act(held, 'a', go(6)).state.units['a/II/2']).toMatchObject({ formation: 'battery', guns: null, pose: pose(90, 70) })
  })
})

describe('13 orders and flight', () => {
  it('13 who made his compulsory move, or rallies, owes no move and is not excused', () => {
    const attack = (use: Partial<Unit['use']>): OoState => {
      const s = table({ 'a/I/1': { pose: pose(90, 60) }, 'b/I/3': { pose: pose(90, 100, 180) } })
      const counter = { laid: 1, order: { kind: 'attack' as const, target: 'b/I' }, given: true, shown: false }
      const units = { ...s.units, 'a/I/1': { ...s.units['a/I/1']!, use: { ...s.units['a/I/1']!.use, ...use } } }
      return inPhase(
        { ...s, units, brigades: { ...s.brigades, 'a/I': { ...s.brigades['a/I']!, counter } } },
        'move1',
        ['a'],
        'a',
        3,
      )
    }
    const owes = (s: OoState) => owing(s, 'a').map(o => o.unit)
    expect(owes(attack({}))).toEqual(['a/I/1'])
    expect(owes(attack({ fled: 'retreat', done: true, share: 1 }))).toEqual([])
    expect(owes(attack({ rally: 'made', done: true }))).toEqual([])
  })
  it('3.2 who is in flight reaches no place', () => {
    const place = { kind: 'objective' as const, place: [90, 50] as const }
    const at = (more: Partial<Unit>) => {
      const s = table({ 'a/I/1': { pose: pose(90, 50), ...more } })
      const counter = { laid: 1, order: place, given: true, shown: false }
      return fulfilled({ ...s, brigades: { ...s.brigades, 'a/I': { ...s.brigades['a/I']!, counter } } })
    }
    expect(at({})).toHaveLength(1)
    expect(at({ rout: 'routing', flight: flight(1) })).toEqual([])
  })
})
