/** The book of a person's drills: scores by skill and day, and what was missed, which comes back at growing intervals. */
import type { DrillKind, DrillName } from '../rulesets/contract/practice'
import { type DrillGame, FIRST, GAMES, gameOf, isGame, isKind, isLevel, kindsOf, ofGame } from './drill'

export interface Tally {
  /** Days since 1970-01-01. */
  readonly day: number
  readonly right: number
  readonly of: number
}
export interface Missed extends DrillName {
  /** How often it was answered right since it was missed. */
  readonly step: number
  /** It comes back once so many drills have been answered, or from that day on. */
  readonly due: { readonly answered: number } | { readonly day: number }
}
/** What is practised, game by game. */
export type Skill = string
/** A kind of the first game by its name alone, one of another game after that game's. */
export const skillOf = (kind: DrillKind, game: DrillGame): Skill => (game === FIRST ? kind : `${game}/${kind}`)
const SKILLS: readonly Skill[] = GAMES.flatMap(g => kindsOf(g).map(k => skillOf(k, g)))

export interface Book {
  readonly answered: number
  readonly skills: { readonly [k in Skill]?: readonly Tally[] }
  readonly missed: readonly Missed[]
  /** How the drill of each day went, by date. */
  readonly days: { readonly [date: string]: { readonly right: boolean; readonly seconds: number } }
}

export const EMPTY_BOOK: Book = { answered: 0, skills: {}, missed: [], days: {} }

/** After so many other drills, then after so many days; answered right after the last, it is learnt. */
export const INTERVALS: readonly ({ readonly drills: number } | { readonly days: number })[] = [
  { drills: 3 },
  { drills: 10 },
  { days: 1 },
  { days: 3 },
  { days: 7 },
  { days: 16 },
]
/** Days of a skill that are kept, and missed drills: the oldest go first. */
export const KEPT_DAYS = 60
export const KEPT_MISSED = 200

const same = (a: DrillName, b: DrillName): boolean =>
  a.kind === b.kind && a.level === b.level && a.seed === b.seed && a.game === b.game

function dueAfter(step: number, answered: number, day: number): Missed['due'] {
  const wait = INTERVALS[step]!
  return 'drills' in wait ? { answered: answered + wait.drills } : { day: day + wait.days }
}

/** The book with one more answer of a skill counted, whatever drill it was given to. */
export function tallied(book: Book, skill: Skill, right: boolean, day: number): Book {
  const days = book.skills[skill] ?? []
  const today = days.find(t => t.day === day) ?? { day, right: 0, of: 0 }
  const tally = { day, right: today.right + (right ? 1 : 0), of: today.of + 1 }
  const kept = [...days.filter(t => t.day !== day), tally].sort((a, b) => a.day - b.day).slice(-KEPT_DAYS)
  return { ...book, answered: book.answered + 1, skills: { ...book.skills, [skill]: kept } }
}
/** The book with one more answer in it, given on that day: a drill that was missed comes back. */
export function recorded(book: Book, name: DrillName, right: boolean, day: number): Book {
  const game = gameOf(name)
  const next = tallied(book, skillOf(name.kind, game), right, day)
  const had = book.missed.find(m => same(m, name))
  const rest = book.missed.filter(m => !same(m, name))
  const step = right ? (had ? had.step + 1 : null) : 0
  const { kind, level, seed } = name
  const missed =
    step === null || step >= INTERVALS.length
      ? rest
      : [...rest, { kind, level, seed, ...ofGame(game), step, due: dueAfter(step, next.answered, day) }]
  return { ...next, missed: missed.slice(-KEPT_MISSED) }
}
/** The book with the result of the drill of a day; the first one stands. */
export function recordedDay(book: Book, date: string, right: boolean, seconds: number): Book {
  if (book.days[date]) return book
  const all = Object.entries({ ...book.days, [date]: { right, seconds } }).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...book, days: Object.fromEntries(all.slice(-KEPT_DAYS)) }
}

/** The missed drill whose time has come, the one that has waited longest first; null: none. `kind`, `game`: only of those. */
export function dueNow(book: Book, day: number, kind?: DrillKind, game?: DrillGame): DrillName | null {
  const found = book.missed.find(
    m =>
      (kind === undefined || m.kind === kind) &&
      (game === undefined || gameOf(m) === game) &&
      ('day' in m.due ? m.due.day <= day : m.due.answered <= book.answered),
  )
  return found ? { kind: found.kind, level: found.level, seed: found.seed, ...ofGame(gameOf(found)) } : null
}

/** All answers of a skill together. */
export const total = (book: Book, skill: Skill): { readonly right: number; readonly of: number } =>
  (book.skills[skill] ?? []).reduce((t, d) => ({ right: t.right + d.right, of: t.of + d.of }), { right: 0, of: 0 })

/** Days since 1970-01-01 of a date `2026-11-30`; null: it is none. */
export function dayOf(date: string): number | null {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!m) return null
  const [y, month, d] = [Number(m[1]), Number(m[2]), Number(m[3])]
  if (month < 1 || month > 12 || d < 1 || d > 31) return null
  // March is the first month of the count, so that the leap day is the last.
  const year = month <= 2 ? y - 1 : y
  const era = Math.floor(year / 400)
  const ofEra = year - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + d - 1
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468
}

const whole = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0
const record = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x)
const tally = (x: unknown): x is Tally => record(x) && whole(x.day) && whole(x.right) && whole(x.of) && x.right <= x.of
const missedOne = (x: unknown): x is Missed =>
  record(x) &&
  isKind(x.kind) &&
  isLevel(x.level) &&
  (x.game === undefined || (isGame(x.game) && x.game !== FIRST)) &&
  whole(x.seed) &&
  whole(x.step) &&
  x.step < INTERVALS.length &&
  record(x.due) &&
  (whole(x.due.day) || whole(x.due.answered))

/** A book as it was stored; null: it is none, or damaged. What a later version added is left out. */
export function readBook(x: unknown): Book | null {
  if (!record(x) || !whole(x.answered) || !record(x.skills) || !Array.isArray(x.missed) || !record(x.days)) return null
  const skills: { [k in Skill]?: readonly Tally[] } = {}
  for (const k of SKILLS) {
    const all: unknown = x.skills[k]
    if (all === undefined) continue
    if (!Array.isArray(all) || !all.every(tally)) return null
    skills[k] = all
  }
  if (!x.missed.every(missedOne)) return null
  const days: { [date: string]: Book['days'][string] } = {}
  for (const [date, d] of Object.entries(x.days)) {
    if (dayOf(date) === null || !record(d) || typeof d.right !== 'boolean' || !whole(d.seconds)) return null
    days[date] = { right: d.right, seconds: d.seconds }
  }
  return { answered: x.answered, skills, missed: x.missed, days }
}
