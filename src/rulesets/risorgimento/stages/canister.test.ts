import { describe, expect, it } from 'vitest'
import { choices } from '../choices'
import { lossChances } from '../rules/odds'
import type { Counter, SbState } from '../state'
import { against, empty, inHand, play, put } from '../table.testing'
import { view } from '../view'

/** Six-pounders of b in battery at 0705, a company of a before them at 0706; open ground. F 4, M 1. */
const guns = (own: Partial<Counter> = {}, theirs: Partial<Counter> = {}): SbState => {
  const s = put(empty('san-fermo-2'), 'b/ART/1', { hex: '0705', facing: 3, formation: 'line', ...theirs })
  return inHand(put(s, 'a/1I/1', { hex: '0706', facing: 0, formation: 'line', ...own }), ['a/1I/1'])
}
const assault = { type: 'assault', dir: 0 } as const
const asked = (own: Partial<Counter> = {}, theirs: Partial<Counter> = {}) => play(guns(own, theirs), 'a', assault).state
const fire = (go: boolean) => ({ type: 'canister', go }) as const
const defence = (events: readonly { readonly type: string }[]) =>
  events.flatMap(e => (e.type === 'Fought' && 'defence' in e ? [(e.defence as number[]).length] : []))

describe('6.4.5 canister', () => {
  it('its owner is asked, with the dice of both ways', () => {
    const s = asked()
    expect(s).toMatchObject({ phase: 'canister', waiting: ['b'] })
    expect(choices(view(s, 'a'), 'a')).toEqual([])
    const offered = choices(view(s, 'b'), 'b').map(c => ('command' in c ? [c.command, c.text.with!.dice] : []))
    expect(offered).toEqual([
      [fire(true), 8],
      [fire(false), 1],
    ])
  })
  it('who fires has fired: marked, and tested where he had fired before', () => {
    expect(play(asked(), 'b', fire(true), [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1]).state.units['b/ART/1']).toMatchObject({
      mark: 'none',
      place: 'scattered',
    })
    // two guns with a company: it holds the hex, and the guns keep their mark
    const with_ = (mark: Counter['mark']) => {
      const s = put(guns({}, { mark, rank: 2 }), 'b/34IV/1', { hex: '0705', facing: 3, formation: 'line', rank: 1 })
      return play(s, 'a', assault).state
    }
    const shot = play(with_('none'), 'b', fire(true), [1, 1, 1, ...Array<number>(11).fill(1), 2])
    expect(defence(shot.events)).toEqual([3 + 8])
    expect(shot.state.units['b/ART/1']!.mark).toBe('test')
    // training 4: a 5 fails under Attack, a 4 fires; under Defence one is taken off
    const again = (die: number, dice: number) =>
      play(with_('test'), 'b', fire(true), [die, 1, 1, 1, ...Array<number>(dice).fill(1), 2])
    expect(defence(again(6, 3 + 1).events)).toEqual([4])
    expect(again(6, 3 + 1).state.units['b/ART/1']!.mark).toBe('stop')
    expect(defence(again(4, 3 + 8).events)).toEqual([11])
  })
  it('who holds its fire fights with its own value, and is not marked', () => {
    const s = put(guns({}, { rank: 2 }), 'b/34IV/1', { hex: '0705', facing: 3, formation: 'line', rank: 1 })
    const got = play(play(s, 'a', assault).state, 'b', fire(false), [1, 1, 1, 1, 1, 1, 1, 2])
    expect(defence(got.events)).toEqual([3 + 1])
    expect(got.state.units['b/ART/1']!.mark).toBe('none')
  })
  it('6.1.2, 6.1.3 the target’s terms count once: two more at a column, one die a gun at skirmishers', () => {
    expect(
      defence(play(asked({ formation: 'column' }), 'b', fire(true), [1, 1, 1, 1, ...Array<number>(10).fill(1)]).events),
    ).toEqual([10])
    const few = play(asked({ formation: 'skirmish' }), 'b', fire(true), [1, 1, 1])
    expect(defence(few.events)).toEqual([1])
  })
  it('nobody is asked of guns that are taken in rear, limbered, stopped, rifled or have fired at this hex', () => {
    const cases: Partial<Counter>[] = [{ facing: 0 }, { formation: 'limbered' }, { mark: 'stop' }, { arm: 'R' }, { spent: true }]
    const free = (s: SbState) => {
      for (let n = 4; n < 20; n++)
        try {
          return play(s, 'a', assault, Array<number>(n).fill(1)).state.phase
        } catch {
          // another number of dice
        }
      return null
    }
    for (const c of cases) expect([c, free(guns({}, c))]).toEqual([c, expect.not.stringMatching('canister')])
    expect(against(guns(), 'b', fire(true))).toEqual(['phase/not-now'])
  })
  it('in defensive fire guns double at the next hex, not farther, nor in answer to fire', () => {
    const stepped = play(guns({ hex: '0707' }), 'a', { type: 'step', dir: 0 }).state
    expect(stepped).toMatchObject({ phase: 'react', react: { hexes: ['0705'], at: '0706', why: 'defence' } })
    const [offer] = choices(view(stepped, 'b'), 'b').filter(c => 'command' in c && c.command.type === 'defend')
    expect(offer && 'text' in offer ? offer.text!.with : null).toMatchObject({
      dice: 8,
      chance: Math.round((1 - lossChances(8, 6)[0]!) * 100),
    })
    const shot = play(stepped, 'b', { type: 'defend', from: '0705' }, Array<number>(8).fill(1)).state
    expect(shot.units['b/ART/1']).toMatchObject({ mark: 'test', spent: true })
    expect(shot.units['a/1I/1']!.losses).toBe(1)
    // two hexes off, in its front: three dice
    const far = play(guns({ hex: '0708' }), 'a', { type: 'step', dir: 0 }).state
    if (far.phase === 'react') expect(() => play(far, 'b', { type: 'defend', from: '0705' }, [1, 1, 1])).not.toThrow()
    const fired = play(guns(), 'a', { type: 'fire', target: '0705' }, [1, 1, 1]).state
    expect(fired.react).toMatchObject({ why: 'answer' })
    expect(() => play(fired, 'b', { type: 'defend', from: '0705' }, [1, 1, 1, 1])).not.toThrow()
  })
})
