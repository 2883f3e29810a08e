/** What is handed on: the text of a film's file, and the link that carries a small one whole. */
import { canonicalJson } from '../base/canonical'
import { err, ok, type Result } from '../base/result'
import { type Track, withTrack } from '../theatre'
import { address } from '../ui/route'
import type { NoLink, OpenFilm } from '../ui/theatre/ports'
import { fold, MOST_LINK } from './share'

/** Whether somebody said other things about it than its own file did. */
const changed = (open: OpenFilm, track: Track): boolean => canonicalJson(track) !== canonicalJson(open.given ?? null)

/** The log with its track as lines, or the demonstration's file, with the words that were changed. `indent`: for a file that is read by people. */
export function textOf(open: OpenFilm, track: Track, indent?: number): string {
  if (open.script) {
    const { track: _, ...own } = open.script
    return `${JSON.stringify(changed(open, track) ? { ...own, track } : open.script, null, indent)}\n`
  }
  const whole = withTrack(open.lines, track.marks.length > 0 ? track : null)
  return `${(whole.ok ? whole.value : open.lines).join('\n')}\n`
}

/** See `Films.link`. A game that goes on is never carried: its log holds what each side hides from the other, and the seed of its dice. */
export async function linkOf(open: OpenFilm, track: Track): Promise<Result<string, NoLink>> {
  const no = (code: string, size?: number) => err({ code, most: MOST_LINK, ...(size === undefined ? {} : { size }) })
  if (open.script === null && open.film.outcome === null) return no('share/running')
  if (open.source.kind === 'demo' && !changed(open, track))
    return ok(address({ at: 'film', of: 'demo', id: open.source.id, mode: 'watch', query: {} }))
  const folded = await fold(textOf(open, track).trimEnd())
  if (!folded.ok) return no(folded.error.code ?? 'share/no-way')
  const link = address({ at: 'film', of: 'link', id: folded.value, mode: 'watch', query: {} })
  return link.length > MOST_LINK ? no('share/too-large', link.length) : ok(link)
}
