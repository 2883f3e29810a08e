import { describe, expect, it } from 'vitest'
import { canFireAt, firersOf, firingHexes, volleyDice } from '../rules/firing'
import { attackDice } from '../rules/pools'
import { type Counter, meleeOf, type SbState } from '../state'
import { against, empty, inHand, lead, play, put } from '../table.testing'

/** An attacker at 0706 facing north, a defender at 0705 facing south, on open ground. */
const face = (own: Partial<Counter> = {}, theirs: Partial<Counter> = {}) =>
  put(put(empty(), 'a/1I/1', { hex: '0706', facing: 0, formation: 'line', ...own }), 'b/34II/3', {
    hex: '0705',
    facing: 3,
    formation: 'line',
    ...theirs,
  })
const hand = (s: SbState, left = 5) => inHand(s, ['a/1I/1'], { order: 'attack' }, left)
const told = (events: readonly { readonly type: string }[], type: string) => events.filter(e => e.type === type)

describe('6.1 who fires', () => {
  it('foot at the next hex in its front; horse, limbers and who has a Stop marker at nobody', () => {
    const s = face()
    const u = s.units['a/1I/1']!
    expect(canFireAt(s, u, '0705')).toBe(true)
    expect(canFireAt(s, { ...u, facing: 3 }, '0705')).toBe(false)
    expect(canFireAt(s, { ...u, facing: 3, formation: 'skirmish' }, '0705')).toBe(true)
    expect(canFireAt(s, { ...u, mark: 'stop' }, '0705')).toBe(false)
    expect(canFireAt(s, { ...u, kind: 'cavalry' }, '0705')).toBe(false)
    expect(canFireAt(s, u, '0704')).toBe(false)
  })
  it('the first two of a stack, one if skirmishers', () => {
    let s = face()
    for (const n of [2, 3]) s = put(s, `a/1I/${n}`, { hex: '0706', facing: 0, formation: 'line', rank: n })
    expect(firersOf(s, '0706', '0705').map(u => u.id)).toEqual(['a/1I/1', 'a/1I/2'])
    expect(firersOf(put(s, 'a/1I/1', { formation: 'skirmish' }), '0706', '0705').map(u => u.id)).toEqual(['a/1I/1'])
  })
  it('6.1.6 terms of the target with the first counter alone', () => {
    let s = put(face({}, { facing: 1, formation: 'column' }), 'a/1I/2', { hex: '0706', facing: 0, formation: 'line', rank: 2 })
    expect(volleyDice(s, firersOf(s, '0706', '0705'), '0705').dice).toBe(3 + 2 + 1 + 3)
    s = put(s, 'b/34II/3', { facing: 3, formation: 'skirmish' })
    expect(volleyDice(s, firersOf(s, '0706', '0705'), '0705').dice).toBe(2)
  })
  it('6.3 guns in their arc, as far as they have a die, and see', () => {
    let s = put(empty('san-fermo-2'), 'b/ART/1', { hex: '0706', facing: 0, formation: 'line' })
    s = put(s, 'a/1I/1', { hex: '0704', formation: 'line', facing: 3 })
    expect(canFireAt(s, s.units['b/ART/1']!, '0704')).toBe(true)
    expect(volleyDice(s, [s.units['b/ART/1']!], '0704').dice).toBe(3)
    expect(canFireAt(s, { ...s.units['b/ART/1']!, facing: 3 }, '0704')).toBe(false)
    // 0701 lies behind woods on the same level
    expect(canFireAt(s, s.units['b/ART/1']!, '0701')).toBe(false)
    expect(canFireAt(s, { ...s.units['b/ART/1']!, formation: 'limbered' }, '0704')).toBe(false)
  })
})

describe('6.1, 6.2 fire', () => {
  it('6.0 a step into the front of foot is fired at, and its marker tests the next shot', () => {
    const s = hand(put(face({ hex: '0707' }), 'b/34II/3', { mark: 'test' }))
    const moved = play(s, 'a', { type: 'step', dir: 0 }).state
    expect(moved).toMatchObject({ phase: 'react', waiting: ['b'], react: { hexes: ['0705'], at: '0706' } })
    // training 3, one off the die for Defence: a 5 fails, and it fires no more
    const failed = play(moved, 'b', { type: 'defend', from: '0705' }, [5])
    expect(failed.state.units['b/34II/3']!.mark).toBe('stop')
    expect(failed.state).toMatchObject({ phase: 'act', waiting: ['a'] })
    const shot = play(moved, 'b', { type: 'defend', from: '0705' }, [4, 6, 4, 2])
    expect(shot.state.units['a/1I/1']!.losses).toBe(2)
    expect(shot.state.units['b/34II/3']).toMatchObject({ mark: 'test', spent: true })
  })
  it('6.1.4 a second shot is tested by the training, not the first; skirmishers never', () => {
    const s = hand(face({ mark: 'test', training: 3 }))
    // under Attack nothing is taken from the die: 4 fails, 3 fires
    expect(play(s, 'a', { type: 'fire', target: '0705' }, [4]).state.units['a/1I/1']!.mark).toBe('stop')
    expect(told(play(s, 'a', { type: 'fire', target: '0705' }, [3, 1, 1, 1]).events, 'Fired')).toHaveLength(1)
    const free = hand(face({ mark: 'test', formation: 'skirmish' }))
    expect(told(play(free, 'a', { type: 'fire', target: '0705' }, [1]).events, 'Tested')).toHaveLength(0)
  })
  it('6.1.5 rifles add a die in line, none in other formations', () => {
    const dice = (is: Partial<Counter>) => {
      const s = face(is)
      return volleyDice(s, firersOf(s, '0706', '0705'), '0705').dice
    }
    expect([dice({ arm: 'L' }), dice({ arm: 'R' }), dice({ arm: 'R', formation: 'column' })]).toEqual([3, 4, 1])
  })
  it('6.0 a hex of friends is entered without fire', () => {
    const s = put(hand(face({ hex: '0707' })), 'a/1I/2', { hex: '0706', facing: 0, formation: 'line' })
    expect(play(s, 'a', { type: 'step', dir: 0 }).state.phase).toBe('act')
  })
  it('6.2 who fires unmoved is answered; then his activation is over', () => {
    const s = hand(face())
    const fired = play(s, 'a', { type: 'fire', target: '0705' }, [6, 1, 1]).state
    expect(fired).toMatchObject({ phase: 'react', react: { why: 'answer', hexes: ['0705'], at: '0706' } })
    const back = play(fired, 'b', { type: 'defend', from: '0705' }, [6, 6]).state
    expect(back.units['b/34II/3']!.losses).toBe(1)
    expect(back.units['a/1I/1']).toMatchObject({ losses: 2, done: true })
    expect(back).toMatchObject({ phase: 'activate', waiting: ['a'], acting: null })
  })
  it('6.1.2 the excess goes to the next in the stack; 6.6 who has none left is scattered', () => {
    let s = face({}, { losses: 2, rank: 1 })
    s = put(s, 'b/34II/4', { hex: '0705', facing: 3, rank: 2 })
    const got = play(hand(put(s, 'a/1I/1', { mark: 'none' })), 'a', { type: 'fire', target: '0705' }, [6, 6, 6])
    expect(got.state.units['b/34II/3']).toMatchObject({ place: 'scattered', hex: null })
    expect(got.state.units['b/34II/4']!.losses).toBe(2)
  })
  it('6.1.3 skirmishers lose a point a volley at most', () => {
    let s = face({}, { formation: 'skirmish' })
    s = put(s, 'a/1I/2', { hex: '0706', facing: 0, formation: 'line', rank: 2 })
    const two = inHand(s, ['a/1I/1', 'a/1I/2'])
    expect(play(two, 'a', { type: 'fire', target: '0705' }, [6, 6]).state.units['b/34II/3']!.losses).toBe(1)
    const every = { ...two, options: { ...two.options, skirmishLosses: 'everyX' } }
    expect(play(every, 'a', { type: 'fire', target: '0705' }, [6, 6]).state.units['b/34II/3']!.losses).toBe(2)
  })
  it('6.7 a commander in the hex: below the losses he falls, at them he is out, above them unharmed', () => {
    const s = lead(hand(face()), 'b/BEN', { hex: '0705' })
    const fate = (die: number, more: number[] = []) =>
      play(s, 'a', { type: 'fire', target: '0705' }, [6, 6, 1, die, ...more]).state.commanders['b/BEN']!
    expect(fate(1)).toMatchObject({ place: 'lost' })
    expect(fate(2, [4])).toMatchObject({ place: 'out', back: 6 })
    expect(fate(3)).toMatchObject({ place: 'map', hex: '0705' })
  })
})

describe('6.4 melee', () => {
  const assault = { type: 'assault', dir: 0 } as const
  it('6.4 both roll at once; an emptied hex is entered without a test, and the activation is over', () => {
    const both = play(hand(face()), 'a', assault, [6, 6, 6, 2, 2, 2])
    expect(told(both.events, 'Fought')).toMatchObject([{ lost: { attacker: 1, defender: 3 } }])
    expect(both.state.units['b/34II/3']!.place).toBe('scattered')
    const got = both.state
    expect(got.units['a/1I/1']).toMatchObject({ hex: '0705', losses: 1, done: true })
    expect(got).toMatchObject({ phase: 'activate', melee: null })
  })
  it('6.4 the attacker tests morale less losses; who fails is where he came from', () => {
    const got = play(hand(face()), 'a', assault, [1, 1, 1, 2, 2, 2, 5]).state
    expect(got.units['a/1I/1']).toMatchObject({ hex: '0706', done: true })
    expect(got.units['b/34II/3']!.hex).toBe('0705')
  })
  it('6.4.3 a commander’s ability helps', () => {
    const s = lead(hand(face()), 'a/COSI', { hex: '0706' })
    // losses 1: morale 4; the die 5 less 1 holds. The commander is tested for the one point first: 6 is safe
    const got = play(s, 'a', assault, [1, 1, 1, 2, 2, 2, 6, 5]).state
    expect(got).toMatchObject({ phase: 'stand', waiting: ['b'] })
  })
  it('6.4 the defender retires or tests; both still there, another round', () => {
    const s = play(hand(face()), 'a', assault, [1, 1, 1, 1, 1, 1, 2]).state
    const retired = play(s, 'b', { type: 'stand', retire: true }).state
    expect(retired.units['b/34II/3']).toMatchObject({ hex: '0704', facing: 3 })
    expect(retired.units['a/1I/1']!.hex).toBe('0705')
    // he holds (4 or less); the second round's dice, three each, and the attacker's test fails
    const again = play(s, 'b', { type: 'stand', retire: false }, [4, 1, 1, 1, 1, 1, 1, 6])
    expect(told(again.events, 'Fought')).toMatchObject([{ round: 2 }])
    expect(again.state.units['a/1I/1']!.hex).toBe('0706')
  })
  it('6.4.1 the defender’s ground counts for his losses, open ground for the attacker’s; from the second round the hex for both', () => {
    // 1108 is a walled building: nine points a loss there, six in the open
    const s = (): SbState => {
      const t = put(empty(), 'a/1I/1', { hex: '1109', facing: 0, formation: 'line', morale: 6 })
      return hand(put(t, 'b/34II/3', { hex: '1108', facing: 3, formation: 'line' }))
    }
    // three dice each: eight points are none of nine and one of six; the attacker holds on four of five
    const first = play(s(), 'a', assault, [3, 3, 2, 3, 3, 2, 4])
    expect(told(first.events, 'Fought')).toMatchObject([{ lost: { attacker: 1, defender: 0 } }])
    // he holds too (4, one off for Defence); two dice and three: six points are now none for either
    const second = play(first.state, 'b', { type: 'stand', retire: false }, [4, 3, 3, 2, 2, 2, 6])
    expect(told(second.events, 'Fought')).toMatchObject([{ round: 2, lost: { attacker: 0, defender: 0 } }])
  })
  it('6.4.2 taken in rear one die in all, and who fails scatters; buildings have no rear', () => {
    const s = hand(face({}, { facing: 0 }))
    const in_ = play(s, 'a', assault, [1, 1, 1, 1, 6, 2]).state
    expect(against(in_, 'b', { type: 'stand', retire: true })).toEqual(['melee/rear'])
    expect(play(in_, 'b', { type: 'stand', retire: false }, [6]).state.units['b/34II/3']!.place).toBe('scattered')
  })
  it('6.1 who has fired in defence does not fight in the first round', () => {
    const s = put(hand(face()), 'b/34II/3', { spent: true, mark: 'test' })
    expect(told(play(s, 'a', assault, [1, 1, 1, 2]).events, 'Fought')).toMatchObject([{ defence: [] }])
  })
  it('6.4.4 skirmishers withdraw before it and save points by the die; the attacker may go on', () => {
    const s = hand(lead(face({}, { formation: 'skirmish' }), 'b/BEN', { hex: '0702' }))
    const asked = play(s, 'a', assault).state
    expect(asked).toMatchObject({ phase: 'before', waiting: ['b'] })
    const gone = play(asked, 'b', { type: 'withdraw', go: true }, [4, 3, 5]).state
    expect(gone.units['b/34II/3']).toMatchObject({ losses: 1, hex: '0704' })
    // 6.4.4: nobody fires at who comes in there
    expect(gone).toMatchObject({ phase: 'act', waiting: ['a'] })
    expect(gone.units['a/1I/1']).toMatchObject({ hex: '0705', left: 4, done: false })
  })
  it('6.4.5 lone smoothbore guns fire twice their dice and scatter where the enemy is not all gone', () => {
    let s = put(empty('san-fermo-2'), 'b/ART/1', { hex: '0705', facing: 3, formation: 'line' })
    s = put(s, 'a/1I/1', { hex: '0706', facing: 0, formation: 'line' })
    const asked = play(hand(s), 'a', assault).state
    expect(asked).toMatchObject({ phase: 'canister', waiting: ['b'] })
    const got = play(asked, 'b', { type: 'canister', go: true }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(told(got.events, 'Fought')).toMatchObject([{ defence: [1, 1, 1, 1, 1, 1, 1, 1], lost: { attacker: 1 } }])
    expect(got.state.units['b/ART/1']!.place).toBe('scattered')
    expect(got.state).toMatchObject({ phase: 'act', acting: { hex: '0705' } })
  })
  it('5.4 skirmishers assault skirmishers and batteries alone; 3.2.2 under Defence nobody', () => {
    expect(against(hand(face({ formation: 'skirmish' })), 'a', assault)).toEqual(['assault/skirmish'])
    expect(against(hand(face({ formation: 'skirmish' }, { formation: 'skirmish' })), 'a', assault)).toEqual([])
    const s = hand(face())
    expect(against({ ...s, acting: { ...s.acting!, order: 'defence' } }, 'a', assault)).toContain('assault/defence')
  })
})

describe('6.5 horse', () => {
  const ride = (theirs: Partial<Counter>, run: number, hex = '0706') => {
    const s = put(put(empty(), 'b/HAL/1', { hex, facing: 0, formation: 'line' }), 'a/1I/1', {
      hex: '0705',
      facing: 3,
      formation: 'line',
      ...theirs,
    })
    return inHand(s, ['b/HAL/1'], { run: run > 0 ? { dir: 0, hexes: run } : null, moved: true, from: '0707' })
  }
  const charge = { type: 'assault', dir: 0 } as const
  it('6.5.1 a die for each class of weight above the enemy’s horse, none below it', () => {
    const attack = (weight: number, theirs: number) => {
      const s = put(ride({ kind: 'cavalry', melee: 2, weight: theirs }, 0), 'b/HAL/1', { weight })
      return attackDice(s, {
        ...meleeOf({
          hex: '0705',
          from: '0706',
          attacker: 'b',
          attackers: [s.units['b/HAL/1']!.id],
          charge: false,
          opportunity: false,
          way: [],
        }),
      }).dice
    }
    expect([attack(0, 0), attack(1, 0), attack(2, 0), attack(0, 2)]).toEqual([3, 4, 5, 3])
  })
  it('6.5.2 a straight hex before it doubles the value', () => {
    expect(told(play(ride({}, 0), 'b', charge, [1, 1, 1, 1, 1, 1, 1]).events, 'Fought')).toMatchObject([{ attack: [1, 1, 1] }])
    const got = play(ride({}, 1), 'b', charge, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(told(got.events, 'Fought')).toMatchObject([{ attack: [1, 1, 1, 1, 1, 1] }])
  })
  it('6.5.3 at a column nothing doubles, and the column fights with half', () => {
    const got = play(ride({ formation: 'column' }, 1), 'b', charge, [1, 1, 1, 1, 1, 1])
    expect(told(got.events, 'Fought')).toMatchObject([{ attack: [1, 1, 1], defence: [1, 1] }])
  })
  it('6.5 it does not fight into vineyards but on the road against columns', () => {
    const vines = put(ride({}, 0), 'a/1I/1', { hex: '0707', facing: 0 })
    expect(against(inHand(put(vines, 'b/HAL/1', { facing: 3 }), ['b/HAL/1'], {}, 9), 'b', { type: 'assault', dir: 3 })).toEqual([
      'assault/horse',
    ])
  })
  it('6.1 firing hexes leave horse out', () => {
    expect(firingHexes(ride({}, 0), 'a', '0705')).toEqual([])
  })
})
