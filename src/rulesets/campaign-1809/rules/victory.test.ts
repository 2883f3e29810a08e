import { describe, expect, it } from 'vitest'
import { levelOf } from './victory'

describe('victory: levels', () => {
  it('from par: draw below 50, marginal, substantial from 110, decisive from 190', () => {
    expect([0, 49, 50, -109, 110, 189, -190].map(levelOf)).toEqual([
      'draw',
      'draw',
      'marginal',
      'marginal',
      'substantial',
      'substantial',
      'decisive',
    ])
  })
})
