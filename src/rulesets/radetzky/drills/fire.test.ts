import { expect, it } from 'vitest'
import { loadMakers, makeDrill } from '../../../drills/make'

it('Fuoco: whom may we fire at is asked of arc, range and lane, never of a shot that only wants dice (seed 143)', async () => {
  const makers = await loadMakers('radetzky')
  for (const seed of [143, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const drill = makeDrill({ kind: 'fire', level: 1, seed, game: 'radetzky' }, makers)
    expect(JSON.stringify(drill.notes), `seed ${seed}`).not.toContain('fire/no-dice')
  }
})
