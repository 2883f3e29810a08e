import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The custom properties that a style sheet gives under a selector; later ones win. */
function given(sheet: string, selector: string): Record<string, string> {
  const css = readFileSync(`src/ui/styles/${sheet}.css`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
  const out: Record<string, string> = {}
  for (const [, heads, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (heads!.split(/,\n/).some(h => h.trim() === selector))
      for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) out[name!] = value!.trim()
  return out
}
function luminance(colour: string): number {
  const n = Number.parseInt(colour.slice(1), 16)
  const [r, g, b] = [16, 8, 0].map(s => {
    const c = ((n >> s) & 255) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(p: string, q: string): number {
  const [low, high] = [luminance(p), luminance(q)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}
const THEMES = {
  light: [
    ['theme', ':root'],
    ['sides', ':root'],
  ],
  dark: [
    ['theme', ':root[data-theme="dark"]'],
    ['sides', ':root[data-theme="dark"]'],
  ],
  projector: [
    ['theme', ':root[data-theme="projector"]'],
    ['sides', ':root'],
    ['sides', ':root[data-theme="projector"]'],
  ],
  presenter: [
    ['presenter', '.theatre.presenter'],
    ['sides', '.theatre.presenter'],
  ],
} as const

describe('the sides’ colours in the panels', () => {
  it.each(Object.entries(THEMES))('%s: white and Savoy blue are read on paper, and letters on what they fill', (name, parts) => {
    const token: Record<string, string> = Object.assign({}, ...parts.map(([sheet, selector]) => given(sheet, selector)))
    const least = name === 'projector' || name === 'presenter' ? 7 : 4.5
    for (const paper of ['--paper', '--paper-deep']) {
      expect(contrast(token['--savoy']!, token[paper]!), `savoy on ${paper}`).toBeGreaterThan(least)
      expect(contrast(token['--white-ink']!, token[paper]!), `white on ${paper}`).toBeGreaterThan(least)
    }
    expect(contrast(token['--white-on']!, token['--white-fill']!)).toBeGreaterThan(7)
    expect(contrast(token['--paper']!, token['--savoy']!)).toBeGreaterThan(4.5)
    // without colours they are a light and a dark one
    expect(contrast(token['--white-fill']!, token['--savoy']!)).toBeGreaterThan(
      name === 'dark' || name === 'presenter' ? 1.8 : 4.5,
    )
  })
})
