/** How numbers are written in a language. Data and fields' values never pass through here: they keep the point. */
export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (x: unknown): x is Language => x === 'en' || x === 'it'

/** The first of the browser's languages that we speak, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const w of wanted) {
    const short = w.toLowerCase().split('-')[0]
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** `up`: no less than the true number (what is spent); `down`: no more (what is left); `near`: the nearest. */
export type Rounding = 'up' | 'down' | 'near'

// What floats leave behind (9.999999999) must not push a number over or under a decimal that it stands on.
const SLACK = 1e-6

/** Rounds to so many decimals in the direction asked for; a value within 1e-6 of a decimal is that decimal. */
export function rounded(value: number, decimals: number, way: Rounding = 'near'): number {
  const scale = 10 ** decimals
  const scaled = value * scale
  const whole = Math.round(scaled)
  if (Math.abs(scaled - whole) <= SLACK * scale) return whole / scale + 0
  const up = way === 'up' ? Math.ceil(scaled) : way === 'down' ? Math.floor(scaled) : whole
  return up / scale + 0
}

/** A number with exactly so many decimals, `12,5` in Italian and `12.5` in English; thousands are not marked; a true minus sign. */
export function written(value: number, language: Language, decimals: number, way: Rounding = 'near'): string {
  const text = rounded(value, decimals, way).toFixed(decimals)
  const signed = text.startsWith('-') ? `−${text.slice(1)}` : text
  return language === 'it' ? signed.replace('.', ',') : signed
}

/** A plain number with no more decimals than it needs, two at most. */
export function plain(value: number, language: Language): string {
  for (const d of [0, 1]) if (Math.abs(rounded(value, d) - value) < SLACK) return written(value, language, d)
  return written(value, language, 2)
}

/**
 * Reads a number that a person typed, in either language: comma or point, a leading or trailing one, spaces around, a sign and a
 * unit (`cm`, `°`). Both kinds of separator in one number, an exponent, or anything else gives null: never a guess.
 */
export function readNumber(text: string): number | null {
  const bare = text
    .trim()
    .replace(/\s*(cm|°)$/i, '')
    .replace(/^[−–]/, '-')
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(bare)) return null
  const n = Number(bare.replace(',', '.'))
  return Number.isFinite(n) ? n : null
}
