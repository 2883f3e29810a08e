/**
 * A track in the file of its log: it stands in the header, which replay and state know nothing of. So a game with what is said about
 * it is still one file, and still the same game.
 */

import type { Fault } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { Header } from '../engine'
import { type Known, readTrack, type Track } from './track'

type Tracked = Header & { readonly track?: unknown }

/** A header without what was written about the game. */
export function bare(header: Header): Header {
  const { track: _, ...rest } = header as Tracked
  return rest
}

/** The track in a header; null where it has none. */
export function trackIn(header: Header, known: Known = {}): Result<Track | null, readonly Fault[]> {
  const { track } = header as Tracked
  return track === undefined ? ok(null) : readTrack(track, known, [0, 'track'])
}

/**
 * The lines of a log with this track in its header, or without any. A fault where the first line is no header. What is written
 * about a game leaves every other line as it is.
 */
export function withTrack(lines: readonly string[], track: Track | null): Result<readonly string[], Fault> {
  let header: unknown
  try {
    header = JSON.parse(lines[0] ?? '')
  } catch {
    header = null
  }
  if (typeof header !== 'object' || header === null || Array.isArray(header))
    return err({ path: '/0', code: 'log/not-ours', message: 'the first line is not the header of a log' })
  const own = bare(header as Header)
  return ok([JSON.stringify(track ? { ...own, track } : own), ...lines.slice(1)])
}
