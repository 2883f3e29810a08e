/** Plays a demonstration on the real engine: a log, and what is said over it. A step that the engine does not do is a fault. */
import { type Fault, pointer } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import { openJson } from '../../content'
import type { Entry, Header } from '../../engine'
import { type Authority, createAuthority, headerOf } from '../../host'
import type { AnyRuleset, Name, Scenario, Typed } from '../../rulesets/contract'
import { bare } from '../file'
import { openFilm } from '../film'
import { type Mark, readTrack, type Said, type Track } from '../track'
import { act, type Done, type Written } from './deed'
import { type Demonstration, type DemoStep, readDemonstration, type Told } from './schema'

export interface Compiled {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly track: Track
}
export interface Shelf {
  readonly ruleset: (id: string) => Promise<AnyRuleset | null>
  readonly army: (id: string) => unknown
  /** A scenario's JSON by its id; undefined where there is none. */
  readonly scenario: (id: string) => Promise<unknown>
  /** Reads a move in its written form. */
  readonly written: Written
}
/** Whoever is asked does what lies nearest, so many times at most. */
const MOST = 300

/** Reads and plays it. All faults of the file at once; of the play the first, with the step where it is. */
export async function compile(json: unknown, shelf: Shelf): Promise<Result<Compiled, readonly Fault[]>> {
  const read = readDemonstration(json)
  if (!read.ok) return read
  const demo = read.value
  const given = typeof demo.scenario === 'string' ? await shelf.scenario(demo.scenario) : demo.scenario
  if (given === undefined)
    return fail(['scenario'], 'demo/no-scenario', `there is no scenario ${String(demo.scenario)}`, { id: String(demo.scenario) })
  const opened = await openJson(given, { ruleset: shelf.ruleset, army: shelf.army })
  if (!opened.ok) return err(opened.error.map(f => ({ ...f, path: `/scenario${f.path}` })))
  if (opened.value.what !== 'scenario') return fail(['scenario'], 'demo/not-scenario', 'is no scenario')
  const { rules, scenario } = opened.value
  if (rules.id !== demo.ruleset)
    return fail(['ruleset'], 'demo/other-game', `the scenario is one of ${rules.id}`, {
      game: { phrase: { code: `ruleset.${rules.id}` } },
      id: rules.id,
    })
  return play(demo, rules, scenario, shelf.written)
}
const fail = (
  path: readonly (string | number)[],
  code: string,
  message: string,
  with_?: Fault['with'],
): Result<never, readonly Fault[]> => err([{ path: pointer(...path), message, code, ...(with_ ? { with: with_ } : {}) }])

function play(demo: Demonstration, rules: AnyRuleset, scenario: Scenario, written: Written): Result<Compiled, readonly Fault[]> {
  const header = headerOf(rules, scenario, {
    seed: demo.seed,
    ...(demo.mode ? { mode: demo.mode } : {}),
    ...(demo.options ? { options: demo.options } : {}),
  })
  const { authority: host } = createAuthority(rules, header)
  // What is said after a command may tell its numbers as well.
  let last: Done = { verdict: null, events: [], tried: null }
  const marks: { readonly entries: number; readonly step: number; readonly mark: Omit<Mark, 'at'> }[] = []
  for (const [i, step] of demo.steps.entries()) {
    const where = ['steps', i] as const
    const gone = step.until === undefined ? null : goOn(host, step.until)
    if (gone) return err([{ path: pointer(...where, 'until'), ...gone }])
    const done = step.do === undefined ? ok<Done>({ ...last, tried: null }) : act(host, step, written)
    if (!done.ok) {
      const { at, ...why } = done.error
      return err([{ path: pointer(...where, ...at), ...why }])
    }
    last = done.value
    const mark = worded(step, done.value)
    if (!mark.ok) return fail([...where, 'numbers', mark.error], 'demo/no-number', 'there is no number at that path')
    if (Object.keys(mark.value).length > 0) marks.push({ entries: host.game.entries().length, step: i, mark: mark.value })
  }
  const entries = host.game.entries()
  return placed(demo, rules, header, entries, marks)
}

/** Whoever is asked does what lies nearest until the phase is there; else why it does not come. */
function goOn(host: Authority, phase: string): Omit<Fault, 'path'> | null {
  const now = () => (host.view('spectator').game as unknown as { readonly phase?: string }).phase
  for (let i = 0; i < MOST && now() !== phase; i++) {
    const asked = host.awaiting()[0]
    if (!asked) return { code: 'demo/over', message: `the game is over before ${phase}`, with: { phase } }
    const list = host.choices(asked.seat)
    const one = list.find(c => 'command' in c && c.primary) ?? list.find(c => 'command' in c)
    // in free play a phase may be ended whatever is still due in it
    const command: Typed = one && 'command' in one ? (one.command as Typed) : { type: 'endPhase' }
    if (host.submit(asked.seat, command).kind !== 'done') {
      const words = { command: command.type, in: String(now()), phase }
      return { code: 'demo/stuck', message: `${words.command} is refused in ${words.in}`, with: words }
    }
  }
  return now() === phase ? null : { code: 'demo/no-phase', message: `${phase} does not come`, with: { phase } }
}

/** What is said, its numbers put in: with a comma in Italian. The error is the name of a number that is not there. */
function worded(step: DemoStep, done: Done): Result<Omit<Mark, 'at'>, string> {
  const { seat: _s, do: _d, faces: _f, refused: _r, until: _u, numbers, ...mark } = step
  const values = new Map<string, { readonly value: number; readonly told: Told }>()
  for (const [name, told] of Object.entries(numbers ?? {})) {
    const value = at(told.of === 'verdict' ? done.verdict : done.events, told.path)
    if (typeof value !== 'number') return err(name)
    values.set(name, { value, told })
  }
  const fill = (text: string, comma: boolean) =>
    text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => {
      const v = values.get(name)
      if (!v) return all
      const written = Math.abs(v.value).toFixed(v.told.digits ?? 0)
      return comma ? written.replace('.', ',') : written
    })
  const said = (s: Said): Said =>
    typeof s === 'string' ? fill(s, false) : ({ it: fill(s.it, true), en: fill(s.en, false) } satisfies Name)
  return ok({
    ...mark,
    ...(done.tried ? { tried: done.tried } : {}),
    ...(mark.title === undefined ? {} : { title: said(mark.title) }),
    ...(mark.say === undefined ? {} : { say: said(mark.say) }),
    ...(mark.aside === undefined ? {} : { aside: said(mark.aside) }),
  })
}
function at(value: unknown, path: string): unknown {
  let v = value
  for (const key of path.split('/').slice(1)) {
    if (typeof v !== 'object' || v === null) return undefined
    v = (v as { readonly [k: string]: unknown })[key]
  }
  return v
}

/** Marks stand after the last event of the command before them; the film knows how many that are. */
function placed(
  demo: Demonstration,
  rules: AnyRuleset,
  header: Header,
  entries: readonly Entry[],
  marks: readonly { readonly entries: number; readonly step: number; readonly mark: Omit<Mark, 'at'> }[],
): Result<Compiled, readonly Fault[]> {
  const film = openFilm(rules, { header: bare(header), entries } as never, { open: true })
  if (!film.ok) return film
  const { steps } = film.value
  const eventsUpTo = (n: number) => steps.filter(s => s.n <= n).length
  if (demo.track !== undefined) {
    const own = readTrack(demo.track, { events: steps.length }, ['track'])
    return own.ok ? ok({ header, entries, track: own.value }) : own
  }
  const track: Track = {
    title: demo.title,
    ...(demo.sees ? { sees: demo.sees } : {}),
    marks: marks.map(m => ({ at: m.entries === 0 ? 0 : eventsUpTo(entries[m.entries - 1]!.n), ...m.mark })),
  }
  const read = readTrack(track, { events: steps.length })
  if (read.ok) return ok({ header, entries, track: read.value })
  // what is wrong with a mark is wrong with its step
  const there = (path: string) => path.replace(/^\/marks\/(\d+)/, (_, n: string) => `/steps/${marks[Number(n)]!.step}`)
  return err(read.error.map(f => ({ ...f, path: there(f.path) })))
}
