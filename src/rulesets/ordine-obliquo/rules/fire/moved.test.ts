import { describe, expect, it } from 'vitest'
import { facing, field, US, using, why } from './fire.testing'

const A = 'b/I/3'
const moved = (unit: object, use: object, id = 'a/I/1') =>
  why(using(field({ [id]: { ...US, ...unit }, [A]: facing(50, 55) }), id, use), id, A)

describe('8.2 fire and movement', () => {
  it('8.2 infantry fires after half a move at the most', () => {
    expect(moved({}, { share: 0.5, steps: [{ advance: 7 }] })).toEqual([])
    expect(moved({}, { share: 0.51, steps: [{ advance: 7.14 }] })).toEqual(['fire/moved 8.2'])
  })
  it('8.2 open order too, its evasion counted', () => {
    const open = { arm: 'openOrder', troop: 'openOrder' }
    expect(moved(open, { share: 0.5, steps: [{ advance: 11 }] })).toEqual([])
    expect(moved(open, { share: 0.3, evaded: 0.3 })).toEqual(['fire/moved 8.2'])
  })
  it('8.2 rifles do not move and fire', () => {
    expect(moved({ weapon: 'rifle' }, {})).toEqual([])
    expect(moved({ weapon: 'rifle' }, { share: 0.1, steps: [{ advance: 1 }] })).toEqual(['fire/rifle-moved 8.2'])
  })
  it('8.2 foot guns that unlimbered or turned do not fire; horse guns that unlimbered do', () => {
    const turned = { steps: [{ wheel: 'left', degrees: 20 }] }
    const unlimbered = { share: 0.5, form: true, steps: [{ form: 'battery' }] }
    expect(moved({}, {}, 'a/I/3')).toEqual([])
    expect(moved({}, turned, 'a/I/3')).toEqual(['fire/guns-moved 8.2'])
    expect(moved({}, unlimbered, 'a/I/3')).toEqual(['fire/guns-moved 8.2'])
    expect(moved({ horse: true }, unlimbered, 'a/I/3')).toEqual([])
    expect(moved({ horse: true }, { share: 0.75 }, 'a/I/3')).toEqual(['fire/moved 8.2'])
  })
  it('8 one shot a turn; who charges gives up his fire; who fled in this turn has none', () => {
    expect(moved({}, { fired: A })).toEqual(['fire/spent 8'])
    expect(moved({}, { fired: A, opportunity: true })).toEqual(['fire/spent-opportunity 8.9'])
    expect(moved({}, { fled: 'retreat' })).toEqual(['fire/broken 13'])
  })
  it('3.5 who broke in this fire fires as it was when it began', () => {
    const shot = { cp: 5, disorder: null, rout: null, firstVolley: true }
    expect(moved({ rout: 'routing', disorder: 'morale', cp: 0 }, { shot })).toEqual([])
    expect(moved({}, { shot: { ...shot, rout: 'routing' } })).toEqual(['fire/broken 13'])
  })
})
