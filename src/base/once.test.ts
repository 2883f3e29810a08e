import { describe, expect, it } from 'vitest'
import { oneAtATime } from './once'

describe('work that is done one at a time', () => {
  it('asked for again while it runs is what is under way; afterwards it is done anew, also after it failed', async () => {
    const once = oneAtATime<number>()
    let n = 0
    const work = async () => {
      n++
      await Promise.resolve()
      if (n === 2) throw new Error('no')
      return n
    }
    expect(await Promise.all([once('x', work), once('x', work)])).toEqual([1, 1])
    await expect(once('x', work)).rejects.toThrow('no')
    expect(await once('x', work)).toBe(3)
  })
  it('another key is other work', async () => {
    const once = oneAtATime<string>()
    const of = (key: string) => once(key, async () => key)
    expect(await Promise.all([of('x'), of('y')])).toEqual(['x', 'y'])
  })
})
