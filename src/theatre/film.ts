/**
 * A log as a film: every event a step, seen forwards and backwards with somebody's eyes. It is made from the log alone and touches
 * no game that is being played. The only state in it is what it has worked out already.
 */
import { type Fault, pointer } from '../base/pointer'
import { err, ok, type Result } from '../base/result'
import type { Viewer } from '../base/units'
import { openLog, type Sources } from '../content'
import {
  applyEvent,
  beginning,
  type GameState,
  type Header,
  isMachineEvent,
  type Outcome,
  outcomeOf,
  type ReadLog,
  revealedIn,
} from '../engine'
import { cutEvents } from '../host'
import type { AnyRuleset, Overlay, Seen, Show } from '../rulesets/contract'
import { bothShows } from './both'
import { drawingOf, judgedIn } from './drawing'
import { Broken, EVERY, type Followed, follow, isSecretRoll, type Step } from './steps'
import { type Rolled, type SaidLine, tellStep } from './told'
import type { Eyes, Mark } from './track'

export type { Step } from './steps'
export type { Rolled, SaidLine } from './told'
export type Stride = 'event' | 'combat' | 'phase' | 'turn'

export interface Film {
  readonly rules: AnyRuleset
  readonly header: Header
  /** One an event, in order. `steps[k]` leads from place k to place k + 1; places run from 0 to `steps.length`. */
  readonly steps: readonly Step[]
  readonly outcome: Outcome | null
  /** Whose eyes may look: everybody's once the game is over or the film was opened with nothing hidden; else a spectator's alone. */
  readonly eyes: readonly Eyes[]
  /** Where each turn begins: its number and place. The first is the table as it was set up. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[]
  turnAt(at: number): number
  /** A code of the catalogues (`awaiting.<phase>`); empty: nobody was awaited yet. */
  phaseAt(at: number): string
  /** The whole state at a place. It holds everybody's secrets: never shown. */
  state(at: number): GameState<Seen>
  /** What a viewer knew at a place. */
  view(at: number, viewer: Viewer): Seen
  /** What is drawn at a place for these eyes; eyes that may not look see what a spectator sees. */
  show(at: number, eyes: Eyes): Show
  /** The construction of the event that led to this place, over what these eyes see; empty where there is none, or it is hidden. */
  drawing(at: number, eyes: Eyes): readonly Overlay[]
  /** The construction of a command that is thought of at a place and not given, from what these eyes see; empty where they can make nothing of it. */
  tried(at: number, eyes: Eyes, tried: NonNullable<Mark['tried']>): readonly Overlay[]
  /** Whether these eyes see that anything happened on the way to this place. */
  seen(at: number, eyes: Eyes): boolean
  /** The sentences of the event that led to this place, and of those of its command before it (`whole`). */
  told(at: number, eyes: Eyes, whole?: boolean): readonly SaidLine[]
  /** The dice of the command that led to this place, as far as they have fallen there. */
  rolls(at: number, eyes: Eyes): readonly Rolled[]
  /** The place one stride on, or back; null where there is none. What these eyes do not see is passed over. */
  next(at: number, stride: Stride, eyes: Eyes): number | null
  back(at: number, stride: Stride, eyes: Eyes): number | null
}

export interface FilmOptions {
  /** Nothing in it is anybody's secret, as in a demonstration: all eyes may look though it has no end. */
  readonly open?: boolean
}

/** How many pictures are kept: those about the present place, so that going to and fro is at once. */
const PICTURES = 24

/** Opens a log that was read (`engine`'s `readLog`, `content`'s `openLog`) with its game. A log whose events cannot be applied is a fault. */
export function openFilm(
  rules: AnyRuleset,
  log: Pick<ReadLog, 'header' | 'entries'>,
  options: FilmOptions = {},
): Result<Film, readonly Fault[]> {
  const { header, entries } = log
  const fail = (path: string, code: string, message: string): Result<never, readonly Fault[]> => err([{ path, code, message }])
  if (header.ruleset !== rules.id)
    return fail('/0/ruleset', 'log/other-game', `the log is of ${header.ruleset}, not of ${rules.id}`)
  try {
    const begin = beginning(rules, header, revealedIn(entries)?.reveal ?? null) as GameState<Seen>
    return ok(filmOf(rules, header, begin, follow(rules, begin, entries), options.open === true))
  } catch (e) {
    if (e instanceof Broken) return fail(pointer(e.n), 'log/damaged', e.message)
    return fail('/0/scenario', 'log/header', `it cannot be set up: ${e instanceof Error ? e.message : String(e)}`)
  }
}

/** Opens the text (or lines) of a log. The game is loaded by its id. A damaged rest is left out where `rescue` says so. */
export async function openFilmText(
  text: string | readonly string[],
  options: FilmOptions & { readonly rescue?: boolean } & Pick<Sources, 'ruleset'> = {},
): Promise<Result<Film, readonly Fault[]>> {
  const opened = await openLog(text, options, options.rescue)
  return opened.ok ? openFilm(opened.value.rules, opened.value.log, options) : opened
}

function filmOf(rules: AnyRuleset, header: Header, begin: GameState<Seen>, f: Followed, open: boolean): Film {
  const { steps } = f
  const outcome = outcomeOf(rules, f.last)
  const bare = outcome !== null || open
  const allowed: readonly Eyes[] = bare ? ['both', 'spectator', ...rules.seats.filter(s => s !== 'umpire')] : ['spectator']
  const mine = (eyes: Eyes): Eyes => (allowed.includes(eyes) ? eyes : 'spectator')
  const within = (at: number) => Math.max(0, Math.min(steps.length, Math.trunc(at)))

  let recent: { readonly at: number; readonly state: GameState<Seen> } = { at: 0, state: begin }
  const state = (place: number): GameState<Seen> => {
    const at = within(place)
    const frame = Math.floor(at / EVERY)
    let k = frame * EVERY
    let s = f.frames[frame]!
    if (recent.at <= at && recent.at > k) {
      k = recent.at
      s = recent.state
    }
    for (; k < at; k++) s = applyEvent(rules, s, steps[k]!.event)
    recent = { at, state: s }
    return s
  }
  const view = (at: number, viewer: Viewer): Seen => rules.view(state(at).game, viewer) as Seen

  // Where a game is opened whole at its end the umpire's eyes see what both hid, and who holds what in truth.
  const together = (at: number): Show =>
    rules.openAtEnd ? rules.show(view(at, 'umpire')) : bothShows(rules.show(view(at, 'a')), rules.show(view(at, 'b')))
  const pictures = new Map<string, Show>()
  const show = (place: number, asked: Eyes): Show => {
    const at = within(place)
    const eyes = mine(asked)
    const key = `${eyes} ${at}`
    const known = pictures.get(key)
    if (known) {
      // The one that was looked at last is the last to be forgotten.
      pictures.delete(key)
      pictures.set(key, known)
      return known
    }
    const made = eyes === 'both' ? together(at) : rules.show(view(at, eyes))
    pictures.set(key, made)
    if (pictures.size > PICTURES) pictures.delete(pictures.keys().next().value!)
    return made
  }

  /** A step as these eyes know it: its event (null: nothing of it) with what was known before. */
  const witnessed = (k: number, eyes: Eyes): { readonly event: Step['event']; readonly before: Seen } | null => {
    const step = steps[k]
    if (!step) return null
    const before = state(k)
    if (eyes === 'both') return isSecretRoll(step.event) ? null : { event: step.event, before: before.game }
    return cutEvents(rules, before, [step.event], eyes)[0] ?? null
  }
  /** Whether a step is seen does not change: it is asked once. */
  const known = new Map<Eyes, (boolean | undefined)[]>()
  const seenStep = (k: number, eyes: Eyes): boolean => {
    const { event } = steps[k]!
    if (isMachineEvent(event)) return !isSecretRoll(event)
    if (eyes === 'both') return true
    const list = known.get(eyes) ?? []
    known.set(eyes, list)
    const had = list[k] ?? rules.seenEvent(event, state(k).game, eyes) !== null
    list[k] = had
    return had
  }
  const seen = (at: number, eyes: Eyes) => at === 0 || seenStep(within(at) - 1, mine(eyes))

  const stops = (stride: Exclude<Stride, 'event'>): readonly number[] =>
    stride === 'turn' ? f.turns : stride === 'phase' ? f.phases : f.combats
  const next: Film['next'] = (from, stride, eyes) => {
    const at = within(from)
    if (stride !== 'event') return stops(stride).find(s => s > at) ?? null
    for (let to = at + 1; to <= steps.length; to++) if (seen(to, eyes)) return to
    return null
  }
  const back: Film['back'] = (from, stride, eyes) => {
    const at = within(from)
    if (stride !== 'event') return stops(stride).findLast(s => s < at) ?? (stride !== 'combat' && at > 0 ? 0 : null)
    for (let to = at - 1; to >= 0; to--) if (seen(to, eyes)) return to
    return null
  }

  return {
    rules,
    header,
    steps,
    outcome,
    eyes: allowed,
    turns: f.turns.map(at => ({ turn: f.turnAt[at]!, at })),
    turnAt: at => f.turnAt[within(at)]!,
    phaseAt: at => f.phaseAt[within(at)]!,
    state,
    view,
    show,
    drawing(at, eyes) {
      const step = steps[within(at) - 1]
      return step ? drawingOf({ rules, step, all: steps, state, show, seen }, mine(eyes)) : []
    },
    tried: (at, eyes, { seat, command }) => judgedIn(rules, state(at).game, mine(eyes), seat, command),
    seen,
    told(place, asked, whole = false) {
      const at = within(place)
      const step = steps[at - 1]
      if (!step) return []
      const from = whole ? step.k - step.i : step.k
      const eyes = mine(asked)
      const lines: SaidLine[] = []
      for (let k = from; k < at; k++) {
        const w = witnessed(k, eyes)
        if (w) lines.push(...tellStep(rules, header, w.event, w.before))
      }
      return lines
    },
    rolls(place, asked) {
      const at = within(place)
      const step = steps[at - 1]
      if (!step) return []
      const out: Rolled[] = []
      for (let k = step.k - step.i; k < at; k++) {
        const w = witnessed(k, mine(asked))
        if (w && isMachineEvent(w.event) && w.event.type === 'DiceRolled') {
          const { sides, faces, what, clause, unit } = w.event
          const byHand = w.event.byHand === true
          out.push({
            n: step.n,
            k: steps[k]!.i,
            seat: step.seat,
            sides,
            faces,
            what,
            clause,
            byHand,
            ...(unit === undefined ? {} : { unit }),
          })
        }
      }
      return out
    },
    next,
    back,
  }
}
