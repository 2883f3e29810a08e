import { describe, expect, it } from 'vitest'
import { started } from '../play.testing'
import type { OoState } from '../state'
import { ride, ridesFor } from './couriers'

const courier = (at: readonly [number, number]): OoState => ({
  ...started,
  turn: 3,
  couriers: { c: { id: 'c', seat: 'a', at, to: 'a/II', order: { kind: 'halt' }, sent: 2, arrives: 4 } },
})

describe('3.2 couriers', () => {
  it('3.2 ride 30 cm a turn towards where the general stands now', () => {
    // Kleist stands at (89, 24); 50 cm to his right.
    expect(ride(courier([139, 24]))).toEqual([{ type: 'CouriersRode', rides: [{ id: 'c', at: [109, 24], arrives: 4 }] }])
  })
  it('3.2 arrive at exactly 30 cm, and the order takes effect then', () => {
    expect(ride(courier([119, 24]))).toEqual([
      { type: 'CourierArrived', seat: 'a', id: 'c', to: 'a/II', order: { kind: 'halt' } },
    ])
    expect(ride(courier([119.1, 24]))[0]!.type).toBe('CouriersRode')
  })
  it('3.2 how many rides: 30 one, 30.1 two, 60 two, 90.1 four', () => {
    expect([1, 30, 30.1, 60, 90.1].map(ridesFor)).toEqual([1, 1, 2, 2, 4])
  })
})
