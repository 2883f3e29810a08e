import { describe, expect, it } from 'vitest'
import { createLists } from './lists'
import { memoryLibrary } from './storage/library'

const list = (id: string, points = 77) => ({ id, points, army: { army: id } })

describe('own lists', () => {
  it('are kept in their order, changed and taken away, each game’s for itself', async () => {
    const library = memoryLibrary()
    const lists = createLists(library)
    await Promise.all([lists.put('x', list('one')), lists.put('x', list('two')), lists.put('y', list('other'))])
    expect(await lists.put('x', list('one', 50))).toBe(true)
    expect(await createLists(library).all('x')).toEqual([list('one', 50), list('two')])
    await lists.remove('x', 'one')
    expect((await lists.all('x')).map(l => l.id)).toEqual(['two'])
    expect((await lists.all('y')).map(l => l.id)).toEqual(['other'])
  })
  it('a damaged one hides no other', async () => {
    const library = memoryLibrary()
    await library.putRecord('lists:x', { v: 1, lists: [null, { id: 7 }, list('good'), { id: 'h', points: 1, army: 'x' }] })
    expect(await createLists(library).all('x')).toEqual([list('good')])
  })
  it('hold for the visit where nothing can be stored', async () => {
    const broken = { ...memoryLibrary(), putRecord: () => Promise.reject(new Error('full')) }
    const lists = createLists(broken)
    expect(await lists.put('x', list('one'))).toBe(false)
    expect(await lists.all('x')).toEqual([list('one')])
  })
})
