import { describe, expect, it } from 'vitest'
import { handBack } from './back'
import { eggmuehl, randomBattle, randomResult } from './battle.testing'
import { foughtFaults, ledgerFaults, ledgerOf, ledgerSeen, pointsOf, pursuedOf, withPursuit } from './ledger'
import { allOf, minus, NO_POINTS } from './points'
import { pursuitLosses } from './pursuit'
import { handOver } from './scenario'
import type { Battle, Fought, Points, PursuitLoss, TableResult } from './types'

const BATTLES = process.env.CAMPO_SOAK === undefined ? 2000 : 20_000
const FIRST = Number(process.env.CAMPO_SEED ?? 1)

/** The map's own book: what a unit has once both losses are taken off it. */
function onTheMap(battle: Battle, fought: Fought, pursuit: readonly PursuitLoss[]): Map<string, Points> {
  const book = new Map<string, Points>()
  for (const side of ['a', 'b'] as const) for (const c of battle.sides[side].contingents) book.set(c.id, c.has)
  for (const a of fought.accounts) book.set(a.contingent, minus(book.get(a.contingent)!, a.battleLoss))
  for (const p of pursuit) book.set(p.contingent, minus(book.get(p.contingent)!, p.loss))
  return book
}
/** Davout loses 30 in 100 of his CP, Rosenberg and Hohenzollern half of theirs, all units alike (1.20). */
const evenly = (share: { readonly a: number; readonly b: number }): TableResult => {
  const { pieces } = handOver(eggmuehl)
  return {
    by: 'table',
    turn: 9,
    end: 'broken',
    winner: 'a',
    pieces: pieces.map(p => ({ unit: p.unit, lost: share[p.side], of: 100, there: true, taken: false })),
    leaders: [],
  }
}
const account = (fought: Fought, id: string) => fought.accounts.find(a => a.contingent === id)!

describe('1.20 the ledger', () => {
  it('1.20 the example: 16 points of France, 17 of Austria, and where they fall', () => {
    const fought = handBack(handOver(eggmuehl), evenly({ a: 30, b: 50 }))
    expect(account(fought, 'F1').battleLoss).toEqual({ ipf: 12, cpf: 2, apf: 2 })
    // 89 points without the three of Hohenzollern's horse that no unit stands for: 86 × 50 % × 2/5 = 17.2
    expect(account(fought, 'A3').battleLoss).toEqual({ ipf: 8, cpf: 2, apf: 2 })
    expect(account(fought, 'A2')).toMatchObject({ battleLoss: { ipf: 4, cpf: 0, apf: 1 }, park: { ipf: 0, cpf: 3, apf: 0 } })
    expect(fought).toMatchObject({ points: { a: 17, b: 16 }, beaten: 'b', held: 'a', retreat: 'point', pursuit: true })
  })
  it('1.20 the pursuit takes its share of what is left at the table, the park and who stayed away apart', () => {
    const fought = handBack(handOver(eggmuehl), evenly({ a: 30, b: 50 }))
    // 86 − 17 = 69 points; 8 in 100 are 5.52
    const pursuit = pursuitLosses(fought, 8)
    expect(pursuit.reduce((n, p) => n + allOf(p.loss), 0)).toBe(6)
    expect(pursuit.find(p => p.contingent === 'A2')?.loss.cpf).toBe(0)
    expect(pursuitLosses(fought, 0).every(p => allOf(p.loss) === 0)).toBe(true)
    // 2 in 100 of few are at least one
    expect(pursuitLosses(fought, 1).reduce((n, p) => n + allOf(p.loss), 0)).toBe(1)
    expect(pursuitLosses({ ...fought, pursuit: false }, 8).every(p => allOf(p.loss) === 0)).toBe(true)
  })
  it('1.20 a battle that nobody won: the attacker goes back by his link, nobody is pursued', () => {
    const drawn = { ...evenly({ a: 10, b: 10 }), end: 'turns' as const, winner: null }
    expect(handBack(handOver(eggmuehl), drawn)).toMatchObject({ beaten: 'a', held: 'b', retreat: 'back', pursuit: false })
    const turned = handOver({ ...eggmuehl, attacker: 'b' })
    expect(handBack(turned, drawn)).toMatchObject({ beaten: 'b', held: 'a', retreat: 'back' })
  })
  it('1.20 guns that the enemy took are lost whole, and gained by nobody', () => {
    const handover = handOver(eggmuehl)
    const battery = handover.pieces.find(p => p.contingent === 'A3' && p.arm === 'apf')!
    const lost = (taken: boolean) => {
      const result = evenly({ a: 0, b: 0 })
      const pieces = result.pieces.map(p => (p.unit === battery.unit ? { ...p, taken } : p))
      return handBack(handover, { ...result, pieces })
    }
    // ten points of guns in two batteries
    expect(account(lost(true), 'A3')).toMatchObject({ battleLoss: { ipf: 0, cpf: 0, apf: 5 }, captured: 5 })
    expect(account(lost(false), 'A3')).toMatchObject({ battleLoss: NO_POINTS, captured: 0 })
    expect(lost(true).points).toEqual({ a: 5, b: 0 })
  })
  it(`1.20 it closes both ways in ${BATTLES} battles at random`, () => {
    for (let seed = FIRST; seed < FIRST + BATTLES; seed++) {
      const battle = randomBattle(seed)
      const handover = handOver(battle)
      const result = randomResult(handover, seed)
      const fought = handBack(handover, result)
      const pursuit = pursuitLosses(fought, [0, 2, 4, 6, 8][seed % 5]!)
      const book = onTheMap(battle, fought, pursuit)
      const lines = ledgerOf(battle, fought, pursuit, id => book.get(id) ?? null)
      const wrong: unknown[] = [...ledgerFaults(lines, pointsOf(lines))]
      // what the losses come to, reckoned once more with plain numbers
      for (const side of ['a', 'b'] as const) {
        let exact = 0
        for (const p of handover.pieces.filter(q => q.side === side)) {
          const cell = handover.cells.find(c => c.contingent === p.contingent && c.arm === p.arm)!
          const after = result.pieces.find(q => q.unit === p.unit)!
          exact += (cell.points / cell.units) * (after.taken ? 1 : (after.lost / after.of) * 0.4)
        }
        const loss = fought.points[side === 'a' ? 'b' : 'a']
        if (Math.abs(loss - exact) > 0.5 + 1e-9) wrong.push({ side, loss, exact })
      }
      // the park is never hurt, nor a support that never came
      for (const l of lines) {
        const came = account(fought, l.contingent).arrived
        if (
          l.returned < 0 ||
          (l.onTable === 0 && l.battleLoss + l.pursuitLoss > 0) ||
          (!came && l.battleLoss + l.pursuitLoss > 0)
        )
          wrong.push(l)
      }
      // handed over twice it is the same, to the last letter
      if (seed % 50 === 0 && JSON.stringify(handOver(battle)) !== JSON.stringify(handover)) wrong.push('unlike')
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
    }
  }, 1_800_000)
  it('1.20 the pursuit is written into it; of the enemy’s unit nobody reads what it left at home', () => {
    const fought = handBack(handOver(eggmuehl), evenly({ a: 30, b: 50 }))
    const book = onTheMap(eggmuehl, fought, [])
    const lines = ledgerOf(eggmuehl, fought, [], id => book.get(id)!)
    const ledger = { fight: eggmuehl.id, turn: 2, at: 'REG', absent: [], lines }
    // Rosenberg's 37/12/10 without 8/2/2; Hohenzollern's 22/0/5 without 4/0/1, his horse being the park
    expect([...pursuedOf(ledger, 'b')]).toEqual([
      ['A3', { ipf: 29, cpf: 10, apf: 8 }],
      ['A2', { ipf: 18, cpf: 0, apf: 4 }],
    ])
    expect([...pursuedOf({ ...ledger, absent: ['A2'] }, 'b').keys()]).toEqual(['A3'])
    const pursuit = pursuitLosses(fought, 8)
    const after = onTheMap(eggmuehl, fought, pursuit)
    const hunted = withPursuit(ledger, pursuit, id => after.get(id)!)
    expect(hunted.lines).toEqual(ledgerOf(eggmuehl, fought, pursuit, id => after.get(id)!))
    expect(ledgerFaults(hunted.lines, pointsOf(hunted.lines))).toEqual([])
    // the map lost a point more than it says: the line does not close
    const less = withPursuit(ledger, pursuit, id => minus(after.get(id)!, { ipf: id === 'A3' ? 1 : 0, cpf: 0, apf: 0 }))
    expect(ledgerFaults(less.lines, pointsOf(less.lines)).map(f => f.code)).toEqual(['ledger/table', 'ledger/after'])
    const of = (viewer: string) => ledgerSeen(hunted, viewer).lines.find(l => l.contingent === 'A2' && l.arm === 'ipf')!
    expect([of('b').before, of('b').brought]).toEqual([44, 22])
    expect([of('a').before, of('a').brought, of('spectator').before]).toEqual([22, 22, 22])
    expect(
      ledgerFaults(
        ledgerSeen(hunted, 'a').lines.map(l => (l.side === 'a' ? l : { ...l, returned: l.after - l.park })),
        pointsOf(hunted.lines),
      ),
    ).toEqual([])
  })
  it('1.20 an account that does not fit its battle is turned away before a point is taken', () => {
    const fought = handBack(handOver(eggmuehl), evenly({ a: 30, b: 50 }))
    const codes = (more: object) => foughtFaults(eggmuehl, { ...fought, ...more })
    expect(codes({})).toEqual([])
    expect(codes({ battle: '3-reg' })).toEqual(['account/battle'])
    expect(codes({ held: 'b' })).toEqual(['account/sides'])
    expect(codes({ points: { a: 0, b: 0 } })).toEqual(['account/points'])
    expect(codes({ accounts: fought.accounts.slice(1) })).toContain('account/contingents')
    const first = (more: object) => ({ accounts: fought.accounts.map((a, i) => (i === 0 ? { ...a, ...more } : a)) })
    expect(codes(first({ onTable: NO_POINTS }))).toEqual(['account/brought', 'account/losses'])
    expect(codes(first({ arrived: false }))).toEqual(['account/losses'])
    expect(codes(first({ park: null }))).toContain('account/contingents')
    expect(codes({ leaders: [{ leader: 'Davout', side: 'b', fate: 'well' }] })).toEqual(['account/leaders'])
  })
  it('1.20 a point more or less anywhere is found, and named', () => {
    const battle = randomBattle(7)
    const handover = handOver(battle)
    const fought = handBack(handover, randomResult(handover, 7))
    const pursuit = pursuitLosses(fought, 8)
    const book = onTheMap(battle, fought, pursuit)
    const lines = ledgerOf(battle, fought, pursuit, id => book.get(id) ?? null)
    const points = pointsOf(lines)
    expect(ledgerFaults(lines, points)).toEqual([])
    const at = lines.findIndex(l => l.returned > 1)
    const spoilt = (key: 'before' | 'brought' | 'onTable' | 'park' | 'battleLoss' | 'pursuitLoss' | 'after') =>
      ledgerFaults(
        lines.map((l, i) => (i === at ? { ...l, [key]: l[key] + 1 } : l)),
        points,
      ).map(f => f.code)
    expect(spoilt('brought')).toContain('ledger/brought')
    expect(spoilt('onTable')).toEqual(['ledger/brought', 'ledger/table'])
    expect(spoilt('park')).toContain('ledger/brought')
    expect(spoilt('battleLoss')).toEqual(['ledger/table', 'ledger/after', 'ledger/points'])
    expect(spoilt('pursuitLoss')).toEqual(['ledger/table', 'ledger/after', 'ledger/points'])
    expect(spoilt('after')).toEqual(['ledger/after'])
    expect(spoilt('before')).toContain('ledger/after')
    expect(ledgerFaults(lines, { a: points.a + 1, b: points.b })).toEqual([{ code: 'ledger/points' }])
    // a unit of which the map has lost a point on the way
    const lost = lines[at]!
    const gone = ledgerOf(battle, fought, pursuit, id => {
      const now = book.get(id)!
      return id === lost.contingent ? { ...now, [lost.arm]: now[lost.arm] - 1 } : now
    })
    expect(ledgerFaults(gone, points).map(f => [f.code, f.contingent, f.arm])).toEqual([
      ['ledger/table', lost.contingent, lost.arm],
      ['ledger/after', lost.contingent, lost.arm],
    ])
  })
})
