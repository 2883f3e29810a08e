import { describe, expect, it } from 'vitest'
import { handBack } from './back'
import { eggmuehl } from './battle.testing'
import { handOver } from './scenario'
import { formOf, formSeen, joinTyped, readTyped, type TypedResult } from './typed'

const handover = handOver(eggmuehl)
const form = formOf(handover)
const line = handover.pieces.find(p => p.contingent === 'F1' && p.type === 'line')!
const guns = handover.pieces.find(p => p.contingent === 'A3' && p.arm === 'apf')!
const late = handover.pieces.filter(p => p.contingent === 'A2').map(p => p.unit)
const given: TypedResult = { turn: 8, end: 'broken', winner: 'a' }
const codes = (more: object): string[] => {
  const read = readTyped(form, { ...given, ...more })
  return read.ok ? [] : read.error.map(f => f.code)
}

describe('1.20 the result of a real table, written in', () => {
  it('1.20 who is not named is unhurt and was there', () => {
    const read = readTyped(form, given)
    expect(read.ok && handBack(handover, read.value)).toMatchObject({
      by: 'typed',
      turn: 8,
      beaten: 'b',
      points: { a: 0, b: 0 },
    })
  })
  it('1.20 what is named counts as it would at a table of this house', () => {
    const hurt = {
      units: { [line.unit]: { fate: 'routed', left: 3 }, [guns.unit]: { left: 2, taken: true } },
      leaders: { Davout: 'wounded' },
    }
    const read = readTyped(form, { ...given, ...hurt })
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const fought = handBack(handover, read.value)
    // one of fifteen units for 100 points: 6.67 × 2/5 = 2.67; a battery for five
    expect(fought.accounts.find(a => a.contingent === 'F1')!.battleLoss).toEqual({ ipf: 3, cpf: 0, apf: 0 })
    expect(fought.accounts.find(a => a.contingent === 'A3')).toMatchObject({
      battleLoss: { ipf: 0, cpf: 0, apf: 5 },
      captured: 5,
    })
    expect(fought.leaders.find(l => l.leader === 'Davout')).toEqual({ leader: 'Davout', side: 'a', fate: 'wounded' })
  })
  it('1.20 a support that the battle did not wait for comes home whole', () => {
    const away = Object.fromEntries(late.map(unit => [unit, { fate: 'reserve' }]))
    const read = readTyped(form, { ...given, turn: 3, units: away })
    expect(read.ok && handBack(handover, read.value).accounts.find(a => a.contingent === 'A2')).toMatchObject({ arrived: false })
  })
  it.each([
    [null, ['result/shape']],
    [[], ['result/shape']],
  ])('%j is no result', (result, found) => {
    const read = readTyped(form, result)
    expect(read.ok ? [] : read.error.map(f => f.code)).toEqual(found)
  })
  it('1.20 every fault is told at once, each by its code', () => {
    expect(codes({ turn: 13, end: 'rain', winner: 'c' })).toEqual(['result/turn', 'result/end', 'result/winner'])
    // a battle has a first turn; a field that is still empty is told from one that is wrong
    expect(codes({ turn: 0 })).toEqual(['result/turn'])
    expect(codes({ turn: 2.5 })).toEqual(['result/turn'])
    expect(codes({ turn: 1 })).toEqual([])
    expect(codes({ turn: null })).toEqual(['result/turn-missing'])
    expect(codes({ units: { [line.unit]: { left: null } } })).toEqual(['result/left-missing'])
    // where both gave way the points decide, as at a table of this house (Ordine Obliquo 17)
    for (const winner of [null, 'a', 'b']) expect(codes({ end: 'bothBroken', winner })).toEqual([])
    expect(codes({ end: 'broken', winner: null })).toEqual(['result/winner-needed'])
    expect(codes({ end: 'agreed' })).toEqual(['result/no-winner'])
    expect(codes({ units: { 'a/I/99': {}, [line.unit]: { left: 6 } } })).toEqual(['result/left', 'result/no-unit'])
    expect(codes({ units: { [line.unit]: { left: -1 } } })).toEqual(['result/left'])
    expect(codes({ units: { [line.unit]: { left: 2.5 } } })).toEqual(['result/left'])
    expect(codes({ units: { [line.unit]: { left: 0 } } })).toEqual(['result/nothing-left'])
    expect(codes({ units: { [line.unit]: { fate: 'destroyed', left: 1 } } })).toEqual(['result/destroyed'])
    expect(codes({ units: { [line.unit]: { fate: 'gone' } } })).toEqual(['result/fate'])
    expect(codes({ units: { [line.unit]: { hits: 2 } } })).toEqual(['result/unit'])
    expect(codes({ units: { [line.unit]: { taken: true } } })).toEqual(['result/taken'])
    expect(codes({ units: { [line.unit]: { fate: 'reserve' } } })).toEqual(['result/was-there'])
    expect(codes({ units: { [late[0]!]: { fate: 'reserve', left: 1 } } })).toEqual(['result/reserve'])
    expect(codes({ leaders: { Murat: 'killed', Davout: 'lost' } })).toEqual(['result/no-leader', 'result/leader-fate'])
    expect(codes({ units: 3, leaders: [] })).toEqual(['result/units', 'result/leaders'])
  })
  it('1.20 each side writes of its own alone; both parts make the whole, if they tell the same end', () => {
    const [a, b] = [formSeen(form, 'a'), formSeen(form, 'b')]
    expect(a.pieces.length + b.pieces.length).toBe(handover.pieces.length)
    expect(JSON.stringify(a)).not.toMatch(/Rosenberg|Hohenzollern|"b\//)
    expect(a.leaders.map(l => l.leader)).toEqual(['Davout'])
    expect(formSeen(form, null)).toEqual({ pieces: [], leaders: [] })
    const part = (of: typeof form, more: object = {}) => {
      const read = readTyped(of, { ...given, ...more })
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      return read.value
    }
    const whole = joinTyped(
      part(a, { units: { [line.unit]: { left: 1 } } }),
      part(b, { units: { [guns.unit]: { left: 0, fate: 'destroyed' } } }),
    )!
    expect(handBack(handover, whole).points).toEqual({ a: 2, b: 2 })
    expect(joinTyped(part(a), part(b, { turn: 9 }))).toBeNull()
    expect(joinTyped(part(a), part(b, { winner: 'b' }))).toBeNull()
    // the enemy's units are nobody's to write of
    const read = readTyped(a, { ...given, units: { [guns.unit]: { left: 1 } } })
    expect(read.ok ? [] : read.error.map(f => f.code)).toEqual(['result/no-unit'])
  })
})
