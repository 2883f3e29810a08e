/**
 * What somebody says about a log: bookmarks, words for the room, notes for himself, pointers on the table, places to look from. It
 * stands beside a log and never in it: a track changes nothing of what was played.
 */
import { type Fault, pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { Cm, Deg, Id, Name, Point, Seat, Typed, Viewer } from '../rulesets/contract'

/** Words as they are written: in both languages, or as one person wrote them. */
export type Said = string | Name

/** Who looks: a seat, a spectator, or everybody's eyes together, for a game that has no secrets any more. */
export type Eyes = Viewer | 'both'

/** Something pointed at. `unit`: the ring follows the unit; `at`: a place in cm; `from` and `to`: an arrow. */
export type Pointer = { readonly label?: Said } & (
  | { readonly unit: Id }
  | { readonly at: Point }
  | { readonly from: Point; readonly to: Point }
)

/**
 * Where the room looks from. `units`: as near as all of them are in sight. Else a place looked at from `distance` cm, towards the
 * bearing `from` (0: from side A's edge, 180: from side B's); `plan`: from straight above.
 */
export type Look =
  | { readonly units: readonly Id[] }
  | { readonly at: Point; readonly distance: Cm; readonly from: Deg; readonly plan?: boolean }

export interface Mark {
  /** How many events have happened: 0 is the table as it was set up. Several marks may stand at one place, in their order. */
  readonly at: number
  readonly title?: Said
  /** Shown to the room. */
  readonly say?: Said
  /** For the window of notes alone. */
  readonly aside?: Said
  readonly bookmark?: true
  readonly points?: readonly Pointer[]
  readonly look?: Look
  /** The construction of the event that has just happened is drawn. */
  readonly draw?: true
  /** A command that is thought of here and not given: its construction is drawn, with what stands against it. */
  readonly tried?: { readonly seat: Seat; readonly command: Typed }
  /** With whose eyes, where not with those of the track. */
  readonly sees?: Eyes
}

export interface Track {
  readonly title: Said
  readonly marks: readonly Mark[]
  /** With whose eyes; left out: a spectator's. A game that still goes on is never seen with others. */
  readonly sees?: Eyes
}

/** No more marks than this, and no more letters in one text: a track is read by people. */
export const MOST_MARKS = 2000
const LONGEST = 8000
const MOST_POINTS = 40

/** What a track is checked against, where it is known: the number of events in its log, and the pieces on its table. */
export interface Known {
  readonly events?: number
  readonly units?: ReadonlySet<string>
}

type Fields = { readonly [key: string]: unknown }
type Path = readonly (string | number)[]
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const isNumber = (v: unknown): v is number => typeof v === 'number' && Number.isFinite(v)
const EYES: readonly unknown[] = ['a', 'b', 'spectator', 'both']

/** Collects faults; every check says where it looked. */
class Checker {
  readonly faults: Fault[] = []
  constructor(readonly known: Known) {}

  add(path: Path, message: string, code: string, with_?: Fault['with']): void {
    this.faults.push({ path: pointer(...path), message, code, ...(with_ ? { with: with_ } : {}) })
  }
  /** An object with these keys and no others. */
  object(v: unknown, path: Path, keys: readonly string[]): v is Fields {
    if (!isFields(v)) {
      this.add(
        path,
        v === undefined ? 'is missing: an object expected' : 'an object expected',
        v === undefined ? 'missing' : 'track/shape',
      )
      return false
    }
    for (const key of Object.keys(v)) if (!keys.includes(key)) this.unknown([...path, key], keys)
    return true
  }
  unknown(path: Path, keys: readonly string[]): void {
    const known = keys.join(', ')
    this.add(path, `is not known here; known are ${known}`, 'track/key', { known })
  }
  long(path: Path, what: 'letters' | 'marks' | 'points', most: number, message: string): void {
    this.add(path, message, `track/long-${what}`, { most })
  }
  said(v: unknown, path: Path): void {
    if (typeof v === 'string') {
      if (v.length > LONGEST) this.long(path, 'letters', LONGEST, `may have ${LONGEST} letters at most`)
      return
    }
    if (!isFields(v)) {
      this.add(path, 'a text, or one in {"it","en"}, expected', v === undefined ? 'missing' : 'track/text')
      return
    }
    this.object(v, path, ['it', 'en'])
    for (const l of ['it', 'en']) {
      const text = v[l]
      if (typeof text !== 'string') this.add([...path, l], 'is missing: both languages are needed', 'missing')
      else if (text.length > LONGEST) this.long([...path, l], 'letters', LONGEST, `may have ${LONGEST} letters at most`)
    }
  }
  point(v: unknown, path: Path): void {
    if (!Array.isArray(v) || v.length !== 2 || !v.every(isNumber)) this.add(path, 'a place expected: [x, y] in cm', 'track/place')
    else if (v.some(c => c < -1000 || c > 1000)) this.add(path, 'lies more than 1000 cm off', 'track/far')
  }
  unit(v: unknown, path: Path): void {
    if (typeof v !== 'string' || v === '') this.add(path, 'the id of a piece expected, as "a/I/1"', 'track/unit')
    else if (this.known.units && !this.known.units.has(v))
      this.add(path, `there is no piece ${v} on this table`, 'track/no-unit', { piece: v })
  }
  number(v: unknown, path: Path, low: number, high: number): void {
    if (!isNumber(v) || v < low || v > high)
      this.add(path, `a number from ${low} to ${high} expected`, 'track/number', { low, high })
  }
  flag(v: unknown, path: Path, off: boolean): void {
    if (v !== true && !(off && v === false))
      this.add(path, off ? 'true or false expected' : 'must be true, or left out', off ? 'track/flag' : 'track/true')
  }
  eyes(v: unknown, path: Path): void {
    if (!EYES.includes(v)) this.add(path, 'must be "a", "b", "spectator" or "both"', 'track/eyes')
  }
}

function pointerFaults(c: Checker, v: unknown, path: Path): void {
  if (!c.object(v, path, ['label', 'unit', 'at', 'from', 'to'])) return
  if (v.label !== undefined) c.said(v.label, [...path, 'label'])
  const given = ['unit', 'at', 'from'].filter(k => v[k] !== undefined)
  if (given.length !== 1) {
    c.add(path, 'points at one thing: a "unit", a place "at", or "from" a place "to" another', 'track/pointer')
    return
  }
  if (given[0] !== 'from' && v.to !== undefined) c.add([...path, 'to'], 'goes with "from" alone', 'track/to')
  if (given[0] === 'unit') c.unit(v.unit, [...path, 'unit'])
  else if (given[0] === 'at') c.point(v.at, [...path, 'at'])
  else {
    c.point(v.from, [...path, 'from'])
    c.point(v.to, [...path, 'to'])
  }
}

function lookFaults(c: Checker, v: unknown, path: Path): void {
  if (isFields(v) && 'units' in v) {
    if (!c.object(v, path, ['units'])) return
    if (!Array.isArray(v.units) || v.units.length === 0) {
      c.add([...path, 'units'], 'one piece at least expected', 'track/units')
      return
    }
    v.units.forEach((u, i) => {
      c.unit(u, [...path, 'units', i])
    })
    return
  }
  if (!c.object(v, path, ['at', 'distance', 'from', 'plan'])) return
  c.point(v.at, [...path, 'at'])
  c.number(v.distance, [...path, 'distance'], 5, 1000)
  c.number(v.from, [...path, 'from'], -360, 360)
  if (v.plan !== undefined) c.flag(v.plan, [...path, 'plan'], true)
}

function triedFaults(c: Checker, v: unknown, path: Path): void {
  if (!c.object(v, path, ['seat', 'command'])) return
  if (typeof v.seat !== 'string' || v.seat === '') c.add([...path, 'seat'], 'the seat whose command it is expected', 'track/seat')
  if (!isFields(v.command) || typeof v.command.type !== 'string')
    c.add([...path, 'command'], 'a command with a "type" expected', 'track/tried')
}

function markFaults(c: Checker, v: unknown, path: Path): void {
  if (!c.object(v, path, ['at', 'title', 'say', 'aside', 'bookmark', 'points', 'look', 'draw', 'tried', 'sees'])) return
  const most = c.known.events
  if (!Number.isSafeInteger(v.at) || (v.at as number) < 0)
    c.add([...path, 'at'], 'a whole number expected: how many events have happened', v.at === undefined ? 'missing' : 'track/at')
  else if (most !== undefined && (v.at as number) > most)
    c.add([...path, 'at'], `lies past the end: the log has ${most} events`, 'track/past', { count: most })
  for (const key of ['title', 'say', 'aside'] as const) if (v[key] !== undefined) c.said(v[key], [...path, key])
  for (const key of ['bookmark', 'draw'] as const) if (v[key] !== undefined) c.flag(v[key], [...path, key], false)
  if (v.points !== undefined) {
    if (!Array.isArray(v.points) || v.points.length > MOST_POINTS)
      c.long([...path, 'points'], 'points', MOST_POINTS, `a list of ${MOST_POINTS} at most expected`)
    else
      v.points.forEach((p, i) => {
        pointerFaults(c, p, [...path, 'points', i])
      })
  }
  if (v.look !== undefined) lookFaults(c, v.look, [...path, 'look'])
  if (v.tried !== undefined) triedFaults(c, v.tried, [...path, 'tried'])
  if (v.sees !== undefined) c.eyes(v.sees, [...path, 'sees'])
}

/** Every fault of a track, each with its JSON pointer; `at`: the pointer of the track itself in its file. */
export function trackFaults(json: unknown, known: Known = {}, at: Path = []): readonly Fault[] {
  const c = new Checker(known)
  if (!c.object(json, at, ['title', 'marks', 'sees'])) return c.faults
  c.said(json.title, [...at, 'title'])
  if (json.sees !== undefined) c.eyes(json.sees, [...at, 'sees'])
  if (!Array.isArray(json.marks))
    c.add([...at, 'marks'], 'a list of marks expected', json.marks === undefined ? 'missing' : 'track/shape')
  else if (json.marks.length > MOST_MARKS) c.long([...at, 'marks'], 'marks', MOST_MARKS, `may have ${MOST_MARKS} marks at most`)
  else
    json.marks.forEach((m, i) => {
      markFaults(c, m, [...at, 'marks', i])
    })
  return c.faults
}

/** A track that was checked, its marks in the order in which they are shown; or every fault of it. */
export function readTrack(json: unknown, known: Known = {}, at: Path = []): Result<Track, readonly Fault[]> {
  const faults = trackFaults(json, known, at)
  if (faults.length > 0) return err(faults)
  const track = json as Track
  return ok({ ...track, marks: inOrder(track.marks) })
}

/** Marks by their place; those of one place stay in the order in which they were written. */
export const inOrder = (marks: readonly Mark[]): readonly Mark[] => [...marks].sort((a, b) => a.at - b.at)

/** What was said, in one language. */
export const saidIn = (said: Said, language: 'it' | 'en'): string => (typeof said === 'string' ? said : said[language])
