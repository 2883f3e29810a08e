import { describe, expect, it } from 'vitest'
import { inOrder, readTrack, saidIn, type Track, trackFaults } from './track'

const FULL: Track = {
  title: { it: 'La conversione', en: 'The wheel' },
  sees: 'both',
  marks: [
    { at: 4, say: 'second', bookmark: true },
    {
      at: 0,
      title: 'first',
      say: { it: 'Ecco', en: 'Here' },
      aside: 'wait',
      draw: true,
      tried: { seat: 'a', command: { type: 'step' } },
      sees: 'a',
      points: [{ unit: 'a/I/1', label: 'this' }, { at: [10, 20] }, { from: [0, 0], to: [5, 5] }],
      look: { at: [90, 60], distance: 80, from: 180, plan: true },
    },
    { at: 4, say: 'third', look: { units: ['a/I/1'] } },
  ],
}

describe('a track', () => {
  it('is read whole, its marks in their order; those of one place stay as they were written', () => {
    const read = readTrack(JSON.parse(JSON.stringify(FULL)), { events: 4, units: new Set(['a/I/1']) })
    expect(read.ok && read.value.marks.map(m => m.say)).toEqual([{ it: 'Ecco', en: 'Here' }, 'second', 'third'])
    expect(inOrder(FULL.marks).map(m => m.at)).toEqual([0, 4, 4])
    expect(FULL.marks[0]!.at).toBe(4)
  })
  it('says where each fault is, all of them at once', () => {
    const broken = {
      title: { it: 'solo' },
      marks: [
        { at: -1 },
        { at: 5, say: 3 },
        { at: 1, pionts: [] },
        { at: 1, points: [{ unit: 'x/9' }, { at: [1] }, { from: [0, 0] }, {}, { unit: 'a/I/1', at: [0, 0] }] },
        { at: 1, look: { units: [] } },
        { at: 1, look: { at: [0, 0], distance: 1, from: 0 } },
        { at: 1, draw: false, bookmark: 'yes', sees: 'umpire' },
        'no mark',
        { at: 1, tried: { seat: '', command: 'advance' } },
      ],
    }
    const paths = trackFaults(broken, { events: 4, units: new Set(['a/I/1']) }, ['demo', 'track']).map(f => f.path)
    expect(paths).toEqual([
      '/demo/track/title/en',
      '/demo/track/marks/0/at',
      '/demo/track/marks/1/at',
      '/demo/track/marks/1/say',
      '/demo/track/marks/2/pionts',
      '/demo/track/marks/3/points/0/unit',
      '/demo/track/marks/3/points/1/at',
      '/demo/track/marks/3/points/2/to',
      '/demo/track/marks/3/points/3',
      '/demo/track/marks/3/points/4',
      '/demo/track/marks/4/look/units',
      '/demo/track/marks/5/look/distance',
      '/demo/track/marks/6/bookmark',
      '/demo/track/marks/6/draw',
      '/demo/track/marks/6/sees',
      '/demo/track/marks/7',
      '/demo/track/marks/8/tried/seat',
      '/demo/track/marks/8/tried/command',
    ])
  })
  it('what is no track at all is one fault, or two', () => {
    expect(trackFaults(null).map(f => f.path)).toEqual([''])
    expect(trackFaults({}).map(f => [f.path, f.code])).toEqual([
      ['/title', 'missing'],
      ['/marks', 'missing'],
    ])
    expect(trackFaults({ title: 'x', marks: Array(2001).fill({ at: 0 }) }).map(f => f.code)).toEqual(['track/long-marks'])
    expect(trackFaults({ title: 'x'.repeat(8001), marks: [] }).map(f => f.path)).toEqual(['/title'])
  })
  it('what was said in one language is said in both', () => {
    expect(saidIn('così', 'en')).toBe('così')
    expect(saidIn({ it: 'sì', en: 'yes' }, 'en')).toBe('yes')
  })
})
