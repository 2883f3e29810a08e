import type { Name, Param, Phrase } from '../rulesets/contract'
import { type Language, plain, type Rounding, rounded, written } from './format'

/** Sentences in one language. Everything that a person reads on the page, or in the command's messages, is made here. */
export interface Text {
  readonly language: Language
  /** Loads the language's catalogues and tells the listeners. */
  setLanguage(language: Language): Promise<void>
  /**
   * Loads a namespace (a game's own catalogue) in the present language and in those switched to later. Where two games hold a code, the
   * one asked for last says it; `quietly`: it is only fetched ahead, and says nothing that another does. Unknown: nothing.
   */
  load(namespace: string, quietly?: boolean): Promise<void>
  /**
   * Loads what a namespace keeps in files of their own because no table needs it to stand: `told` (what is said of what happens),
   * `quick` (its quick sheet); all of them where none is named. From then on they are loaded in every language. Unknown: nothing.
   */
  more(namespace: string, part?: Part): Promise<void>
  subscribe(listener: () => void): () => void
  /** Grows at every change of language or catalogue. */
  version(): number
  /** The sentence of a phrase. A code that no catalogue knows gives the code itself, never an error. */
  say(phrase: Phrase): string
  t(code: string, with_?: Phrase['with']): string
  has(code: string): boolean
  /** Words that stand for a code as they are, as the names of those who play; null takes them away. */
  put(code: string, words: string | null): void
  name(name: Name): string
  /** A clause as it is cited: a number as it is, a section that has only a name by the name that its game gives it. */
  clause(clause: string): string
  /** A number as the language writes it, with no more decimals than it needs. */
  number(value: number): string
  cm(value: number, way?: 'up' | 'down' | 'near'): string
  /** Day and hour of an ISO time, as the language writes them; empty where it is none. */
  date(iso: string): string
  /** A date as `2026-11-30`, as the language writes it; empty where it is none. */
  day(date: string): string
}

/** The rest of a game's catalogue: `catalogues/<namespace>-<part>.<language>.json`. */
const PARTS = ['told', 'quick'] as const
export type Part = (typeof PARTS)[number]

type Catalogue = { readonly [key: string]: string }
/** One file a namespace and language, fetched when it is asked for: `catalogues/<namespace>.<language>.json`. */
const FILES = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default' })

const isName = (x: object): x is Name => 'it' in x && 'en' in x
/** `{{left, down}}`: a parameter's key, and which way it is rounded. */
export const SLOT = /\{\{\s*([\w-]+)\s*(?:,\s*(up|down)\s*)?\}\}/g
const ALWAYS = ['ui', 'table', 'pad', 'machine']

/**
 * Sentences from the catalogues. A parameter of the kind `{cm}` is written with one decimal, `{deg}` with one where it needs it, a
 * name in the language, a nested phrase as its sentence; the unit stands in the catalogue. `{{left, down}}` rounds down and
 * `{{spent, up}}` up, so that nobody is promised more than there is. A plain `count` picks the plural.
 */
export async function createText(language: Language, namespaces: readonly string[] = []): Promise<Text> {
  let wanted = new Set([...ALWAYS, ...namespaces])
  const listeners = new Set<() => void>()
  const put = new Map<string, string>()
  let version = 0
  let now = language
  const held = new Map<string, Catalogue>()
  const parts = new Map<string, Set<Part>>()
  const bundle = (l: Language, namespace: string) => held.get(`${l}/${namespace}`)
  const fetchOne = async (namespace: string, l: Language) => {
    if (bundle(l, namespace)) return
    const file = FILES[`./catalogues/${namespace}.${l}.json`]
    if (file) held.set(`${l}/${namespace}`, { ...(await file()), ...bundle(l, namespace) })
    await Promise.all([...(parts.get(namespace) ?? [])].map(p => fetchPart(namespace, p, l)))
  }
  const fetchPart = async (namespace: string, part: Part, l: Language) => {
    const file = FILES[`./catalogues/${namespace}-${part}.${l}.json`]
    if (!file) return
    const more = await file()
    held.set(`${l}/${namespace}`, { ...bundle(l, namespace), ...more })
  }
  const fetchAll = (l: Language) => Promise.all([...wanted].map(n => fetchOne(n, l)))
  await fetchAll(language)

  const tell = () => {
    version++
    for (const listener of listeners) listener()
  }
  const param = (p: Param, way: Rounding): string => {
    if (typeof p === 'string') return p
    if (typeof p === 'number') return plain(p, now)
    if ('cm' in p) return written(p.cm, now, 1, way)
    if ('deg' in p) return written(p.deg, now, Math.abs(rounded(p.deg, 0) - p.deg) < 0.05 ? 0 : 1, way)
    if ('phrase' in p) return say(p.phrase)
    return isName(p) ? p[now] : ''
  }
  // Two games may say the same code in their own words: the one that was loaded last is asked first.
  const asked = () => [...wanted].reverse()
  /** The sentence as the catalogue has it: of those that count, the one for this number (both languages have two, one and other). */
  const found = (code: string, count?: number): string | undefined => {
    const counted = count === undefined ? code : `${code}_${Math.abs(count) === 1 ? 'one' : 'other'}`
    for (const n of asked()) {
      const all = bundle(now, n)
      if (all && Object.hasOwn(all, counted)) return all[counted]
      if (all && Object.hasOwn(all, code)) return all[code]
    }
    return undefined
  }
  const has = (code: string) => found(code) !== undefined || found(code, 1) !== undefined
  const say = (phrase: Phrase): string => {
    const own = put.get(phrase.code)
    if (own !== undefined) return own
    const given = phrase.with ?? {}
    const sentence = found(phrase.code, typeof given.count === 'number' ? given.count : undefined)
    if (sentence === undefined) return phrase.code
    // Filled in here, and once: what a parameter holds is text, whatever it looks like.
    return sentence.replace(SLOT, (_, key: string, way?: Rounding) => {
      const value = given[key]
      return value === undefined ? '…' : param(value, way ?? 'near')
    })
  }

  return {
    get language() {
      return now
    },
    async setLanguage(l) {
      await fetchAll(l)
      now = l
      tell()
    },
    async load(namespace, quietly = false) {
      if ((quietly ? wanted.has(namespace) : asked()[0] === namespace) && bundle(now, namespace)) return
      if (!quietly || !wanted.has(namespace)) {
        const games = [...wanted].filter(n => n !== namespace && !ALWAYS.includes(n))
        wanted = new Set([...ALWAYS, ...(quietly ? [namespace, ...games] : [...games, namespace])])
      }
      await fetchOne(namespace, now)
      tell()
    },
    async more(namespace, part) {
      const wants = part ? [part] : PARTS
      const has = parts.get(namespace) ?? new Set()
      const fresh = wants.filter(p => !has.has(p))
      parts.set(namespace, new Set([...has, ...wants]))
      // One whose own catalogue is not there yet gets its parts with it.
      if (!bundle(now, namespace)) return
      await Promise.all(fresh.map(p => fetchPart(namespace, p, now)))
      if (fresh.length > 0) tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    say,
    put(code, words) {
      if ((put.get(code) ?? null) === words) return
      if (words === null) put.delete(code)
      else put.set(code, words)
      tell()
    },
    t: (code, with_) => say(with_ ? { code, with: with_ } : { code }),
    has,
    name: n => n[now],
    clause(clause) {
      if (!/^[a-z]/i.test(clause)) return clause
      return asked().flatMap(n => found(`clause.${n}.${clause}`) ?? [])[0] ?? clause
    },
    number: v => plain(v, now),
    cm: (v, way = 'near') => written(v, now, 1, way),
    date(iso) {
      const at = new Date(iso)
      if (Number.isNaN(at.getTime())) return ''
      return new Intl.DateTimeFormat(now, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
    },
    day(date) {
      const at = new Date(`${date}T00:00:00Z`)
      if (Number.isNaN(at.getTime())) return ''
      return new Intl.DateTimeFormat(now === 'en' ? 'en-GB' : now, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
    },
  }
}
