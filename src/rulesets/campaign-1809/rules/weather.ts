/** Weather: a die of ten by the turn's column; a 0 is ten before anything is added, and the turn before pulls it one way. */
import type { Weather } from '../kinds'
import type { CampSeen } from '../state'

/** `face`: 1 to 10. */
export function weatherOf(
  s: Pick<CampSeen, 'rules' | 'turn' | 'before'>,
  face: number,
): { readonly score: number; readonly weather: Weather } {
  const column = s.rules.rain.filter(r => r.turn <= s.turn).at(-1)
  const score = face + (s.before === 'clear' ? 1 : s.before === 'rain' ? -1 : 0)
  return { score, weather: score <= (column?.upTo ?? 0) ? 'rain' : 'clear' }
}
