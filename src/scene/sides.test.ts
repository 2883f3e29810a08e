import { describe, expect, it } from 'vitest'
import type { SideColours } from '../rulesets/contract'
import { sideColours, sideColourText } from './miniatures/bases'
import { overlayInk } from './overlay/ink'
import { colourOf, lookOf } from './sides'

/** Relative luminance and contrast as WCAG defines them. */
function luminance(colour: string): number {
  const n = Number.parseInt(colour.slice(1), 16)
  const [r, g, b] = [16, 8, 0].map(s => {
    const c = ((n >> s) & 255) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(p: string, q: string): number {
  const [low, high] = [luminance(p), luminance(q)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
const OF_1848: SideColours = { a: 'white', b: 'savoy' }

describe('the sides’ colours on the table', () => {
  it('are blue and red where a game names none, and those it names where it does', () => {
    expect((['a', 'b', 'umpire'] as const).map(s => colourOf(s))).toEqual(['blue', 'red', 'grey'])
    expect((['a', 'b', 'umpire'] as const).map(s => colourOf(s, OF_1848))).toEqual(['white', 'savoy', 'grey'])
    expect(sideColourText('light', 'a')).toBe('#27496f')
    expect(sideColours('light', OF_1848)[0]!.getHexString()).toBe('efe9da')
  })
  it('white and Savoy blue differ by their lightness alone, in every theme', () => {
    for (const theme of ['light', 'dark', 'projector'] as const)
      expect(contrast(sideColourText(theme, 'a', OF_1848), sideColourText(theme, 'b', OF_1848))).toBeGreaterThan(4.5)
  })
  it('letters, fronts and edges stand out on every colour; ivory dice on every felt', () => {
    for (const side of ['blue', 'red', 'white', 'savoy'] as const) {
      const look = lookOf('a', { a: side, b: 'red' })
      expect(contrast(look.letters, look.solid), side).toBeGreaterThan(7)
      for (const base of Object.values(look.base)) expect(contrast(look.front, base), side).toBeGreaterThan(4.5)
      for (const felt of look.felt) expect(contrast('#efe3c8', felt), side).toBeGreaterThan(4.5)
    }
    expect(contrast(lookOf('a', OF_1848).edge!, lookOf('a', OF_1848).solid)).toBeGreaterThan(7)
  })
  it('a line of a side is drawn in its colour', () => {
    const drawn = (sides?: SideColours) => {
      const ink = { fills: [], strokes: [] as { colour: string }[], marks: [], labels: [] }
      overlayInk(
        ink as unknown as Parameters<typeof overlayInk>[0],
        {
          id: 'zone',
          kind: 'line',
          tone: 'note',
          seat: 'a',
          points: [
            [0, 0],
            [4, 0],
          ],
        },
        { theme: 'light', patterns: false, ...(sides ? { sides } : {}) },
      )
      return ink.strokes[0]!.colour
    }
    expect(drawn()).toBe('#a9c8f2')
    expect(drawn(OF_1848)).toBe('#ffffff')
  })
})
