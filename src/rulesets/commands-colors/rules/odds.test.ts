import { describe, expect, it } from 'vitest'
import { ARMS, FACES, type Face } from '../kinds'
import { expectedHits, hitSpread, type Shot } from './odds'

/** Every throw of so many dice, one by one: nothing is summed by a formula. */
function* throws(n: number): Generator<readonly Face[]> {
  if (n === 0) yield []
  else for (const rest of throws(n - 1)) for (const f of FACES) yield [...rest, f]
}
function counted(shot: Shot, faces: readonly Face[]): { hits: number; flags: number } {
  const saber = (shot.melee && !shot.noSaber) || shot.target === 'leader'
  const hit = (f: Face) => f === shot.target || (f === 'saber' && saber)
  return { hits: faces.filter(hit).length, flags: faces.filter(f => f === 'flag').length }
}
function brute(shot: Shot): { hits: number; flags: number; spread: number[] } {
  let hits = 0
  let flags = 0
  const spread: number[] = []
  for (const first of throws(shot.dice)) {
    const a = counted(shot, first)
    const again = shot.lancer && shot.target !== 'leader' ? a.flags : 0
    const ways = 6 ** again
    for (const second of throws(again)) {
      const b = counted(shot, second)
      const p = 1 / 6 ** shot.dice / ways
      let all = a.hits + b.hits
      // A leader alone: a saber in melee, two of them in fire.
      if (shot.target === 'leader') all = all >= (shot.melee ? 1 : 2) ? 1 : 0
      if (shot.cuirass && !shot.melee && all > 0) all--
      hits += p * all
      flags += shot.target === 'leader' ? 0 : p * (a.flags + b.flags)
      spread[all] = (spread[all] ?? 0) + p
    }
  }
  return { hits, flags, spread }
}

describe('melee and fire: the expected hits of every pool and target come out exactly', () => {
  const shots: Shot[] = []
  for (const target of [...ARMS, 'leader'] as const)
    for (const melee of [true, false])
      for (const lancer of melee ? [false, true] : [false])
        for (const noSaber of melee ? [false, true] : [false])
          for (const cuirass of !melee && target === 'cavalry' ? [false, true] : [false])
            for (const dice of [0, 1, 2, 3, 4]) shots.push({ dice, target, melee, lancer, noSaber, cuirass })
  it.each(shots)('$dice dice at $target, melee $melee, lancer $lancer, no saber $noSaber, cuirass $cuirass', shot => {
    const by = brute(shot)
    const mean = expectedHits(shot)
    expect(mean.hits).toBeCloseTo(by.hits, 12)
    expect(mean.flags).toBeCloseTo(by.flags, 12)
    const spread = hitSpread(shot)
    expect(spread.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12)
    by.spread.forEach((p, k) => {
      expect(spread[k] ?? 0).toBeCloseTo(p, 12)
    })
  })
  it('a few of them by hand', () => {
    const plain = { melee: true, lancer: false, noSaber: false, cuirass: false }
    expect(expectedHits({ ...plain, dice: 4, target: 'infantry' }).hits).toBeCloseTo(2, 12)
    expect(expectedHits({ ...plain, dice: 3, target: 'cavalry' }).hits).toBeCloseTo(1, 12)
    expect(expectedHits({ ...plain, dice: 4, target: 'infantry', lancer: true }).hits).toBeCloseTo(2 * (7 / 6), 12)
    expect(expectedHits({ ...plain, melee: false, dice: 2, target: 'cavalry', cuirass: true }).hits).toBeCloseTo(1 / 36, 12)
  })
})
