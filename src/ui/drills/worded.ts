import type { DrillGame, DrillKind } from '../../drills'
import type { Text } from '../../text'

/** What a kind of drill is called, or what it asks for: in the game's own words where it has some. */
export function worded(text: Text, kind: DrillKind, game: DrillGame, what: 'name' | 'note'): string {
  const own = `drill.${game}.${kind}.${what}`
  return text.t(text.has(own) ? own : `drill.${kind}.${what}`)
}
