import { describe, expect, it } from 'vitest'
import { NOTHING, type Points, sum, total } from '../kinds'
import { sharedOut } from './losses'

const p = (ipf: number, cpf: number, apf: number): Points => ({ ipf, cpf, apf })
describe('combat: losses are shared over all that fought', () => {
  it('in proportion, by largest remainders', () => {
    // 10 of 100: 7 infantry, 2 cavalry, 1 artillery
    expect(sharedOut([{ unit: 'x', points: p(70, 20, 10) }], 10)).toEqual([{ unit: 'x', points: p(7, 2, 1) }])
    // 16 of 130: 12.3, 2.2, 1.5: the half goes up
    expect(sharedOut([{ unit: 'davout', points: p(100, 18, 12) }], 16)).toEqual([{ unit: 'davout', points: p(12, 2, 2) }])
  })
  it('ties go to the larger arm, then infantry, cavalry, artillery, then the senior unit', () => {
    expect(sharedOut([{ unit: 'x', points: p(5, 5, 5) }], 1)).toEqual([{ unit: 'x', points: p(1, 0, 0) }])
    expect(
      sharedOut(
        [
          { unit: 'x', points: p(5, 0, 0) },
          { unit: 'y', points: p(5, 0, 0) },
        ],
        1,
      ),
    ).toEqual([{ unit: 'x', points: p(1, 0, 0) }])
    expect(
      sharedOut(
        [
          { unit: 'x', points: p(2, 2, 0) },
          { unit: 'y', points: p(0, 4, 0) },
          { unit: 'z', points: p(2, 0, 0) },
        ],
        5,
      ),
    ).toEqual([
      { unit: 'x', points: p(1, 1, 0) },
      { unit: 'y', points: p(0, 2, 0) },
      { unit: 'z', points: p(1, 0, 0) },
    ])
  })
  it('never takes more than there is, always takes exactly what is lost', () => {
    for (let n = 0; n < 400; n++) {
      const shares = [1, 2, 3].map(i => ({ unit: `${i}`, points: p((n * 7 * i) % 41, (n * i) % 13, (n + i) % 5) }))
      const all = total(sum(shares.map(s => s.points)))
      const loss = (n * 11) % 90
      const out = sharedOut(shares, loss)
      expect(total(sum(out.map(s => s.points)))).toBe(Math.min(all, loss))
      for (const o of out) {
        const had = shares.find(s => s.unit === o.unit)?.points ?? NOTHING
        expect(o.points.ipf <= had.ipf && o.points.cpf <= had.cpf && o.points.apf <= had.apf).toBe(true)
      }
    }
  })
})
