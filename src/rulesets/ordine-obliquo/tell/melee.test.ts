import { describe, expect, it } from 'vitest'
import { apply } from '../apply'
import type { OoEvent } from '../events'
import { dice } from '../play.testing'
import { charge, charged, closed, HORSE, LINES } from '../rules/melee/melee.testing'
import { resolveMelee } from '../rules/melee/resolve'
import { pose } from '../rules/table.testing'
import type { OoState } from '../state'
import { Story } from '../story'
import { tell } from '../tell'
import { namesOf, termsPhrase } from './melee'

/** What is told of the melees of a table, step by step. */
function told(s: OoState, ...faces: number[]) {
  const before = closed(s)
  const story = new Story(before)
  const d = dice(...faces)
  for (const f of before.fights) resolveMelee(story, f, f.attackers[0]!, d)
  let at = before
  return story.events.flatMap((e: OoEvent) => {
    const lines = tell(e, at)
    at = apply(at, e)
    return lines
  })
}
const codes = (lines: ReturnType<typeof told>) => lines.map(l => l.phrase.code)
const mine = (lines: ReturnType<typeof told>) => codes(lines).filter(c => /event\.(Melee|Tie)/.test(c))

describe('9 a melee is told step by step', () => {
  it('9.9 the numbers with their terms, the dice, the tie and its cause, the end', () => {
    const lines = told(charged(HORSE, { 'a/C/3': charge('b/I/3', { impetus: true }) }), 56, 41)
    expect(mine(lines)).toEqual([
      'event.MeleeValue',
      'event.MeleeMiss',
      'event.MeleeValue',
      'event.MeleeMiss',
      'event.TieBroken',
      'event.MeleeAttackersWin',
      'event.MeleeGoesBack',
    ])
    expect(lines[0]).toMatchObject({ clause: '9.9', unit: 'a/C/3', phrase: { with: { value: 55 } } })
    expect(lines[1]!.phrase.with).toMatchObject({ roll: 56, value: 55 })
    expect(lines.find(l => l.phrase.code === 'event.TieBroken')!.phrase.with).toMatchObject({
      by: { phrase: { code: 'tie.chance' } },
    })
  })
  it('9.8 several are named together, with their sum', () => {
    const s = charged(
      { 'a/III/1': { pose: pose(52, 29) }, 'a/III/2': { pose: pose(68, 29) }, 'b/I/3': LINES['b/I/3']! },
      { 'a/III/1': charge('b/I/3'), 'a/III/2': charge('b/I/3', { n: 2 }) },
    )
    const lines = told(s, 81, 31)
    expect(mine(lines).slice(0, 4)).toEqual(['event.MeleeValue', 'event.MeleeValue', 'event.MeleeSum', 'event.MeleeMiss'])
    expect(lines[2]!.phrase.with).toMatchObject({ value: 80 })
  })
  it('12 who is disordered and misses is told so', () => {
    const s = charged({ ...LINES, 'b/I/3': { ...LINES['b/I/3']!, disorder: 'square' } }, { 'a/III/1': charge('b/I/3') })
    expect(mine(told(s, 31, 6))).toEqual([
      'event.MeleeValue',
      'event.MeleeFirst',
      'event.MeleeFirstMiss',
      'event.TieBroken',
      'event.MeleeAttackersWin',
      'event.MeleeGoesBack',
    ])
  })
  it('each kind of contact is announced with its clause', () => {
    const s = closed(charged(LINES, { 'a/III/1': charge('b/I/3') }))
    const announced = (kind: 'melee' | 'guns' | 'flank' | 'caught' | 'routed' | 'gunners') =>
      tell({ type: 'MeleesBegan', fights: [{ ...s.fights[0]!, kind }] }, s)[0]
    expect(announced('flank')).toMatchObject({ clause: '9.7', phrase: { code: 'event.MeleeFlank' } })
    expect(announced('routed')).toMatchObject({ clause: '13', phrase: { code: 'event.MeleeRouted' } })
    expect(announced('guns')).toMatchObject({ clause: '9.5', phrase: { code: 'event.MeleeOfGuns' } })
    expect(announced('caught')?.clause).toBe('9.6')
    expect(announced('gunners')?.phrase.code).toBe('event.MeleeGunners')
    expect(announced('melee')?.phrase.code).toBe('event.MeleeOf')
  })
  it('names and terms are chains of one phrase in another', () => {
    const s = charged(LINES, {})
    expect(namesOf(s, [s.units['a/III/1']!.id])).toMatchObject({ phrase: { code: 'melee.one' } })
    expect(namesOf(s, [s.units['a/III/1']!.id, s.units['b/I/3']!.id])).toMatchObject({
      phrase: { code: 'melee.and', with: { unit: s.units['a/III/1']!.name, rest: { phrase: { code: 'melee.one' } } } },
    })
    const term = (label: string, amount: number) => ({ clause: '9.9', label, amount })
    expect(termsPhrase([term('meleeBase', 40), term('meleeUphill', -10)])).toEqual({
      phrase: {
        code: 'melee.termAnd',
        with: {
          label: { phrase: { code: 'term.meleeBase' } },
          amount: 40,
          rest: { phrase: { code: 'melee.term', with: { label: { phrase: { code: 'term.meleeUphill' } }, amount: '−10' } } },
        },
      },
    })
    expect(termsPhrase([term('meleeBase', 40)])).toMatchObject({ phrase: { with: { amount: 40 } } })
  })
})
