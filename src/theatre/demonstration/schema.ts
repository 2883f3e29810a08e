/** A demonstration's file: what is done step by step, and what is said of it. Its reader finds all faults at once. */
import { type Fault, pointer } from '../../base/pointer'
import { err, ok, type Result } from '../../base/result'
import type { Name, Options, Seat } from '../../rulesets/contract'
import type { Eyes, Mark } from '../track'

/** A number that a text names in `{{…}}`: found in the verdict on the command of the step, or of the last one before it, or in its events, by JSON pointer. */
export interface Told {
  readonly of: 'verdict' | 'events'
  readonly path: string
  /** Digits after the point; left out: none. */
  readonly digits?: number
}
export interface Refused {
  readonly code: string
  readonly clause: string
}
export interface DemoStep extends Omit<Mark, 'at' | 'tried'> {
  readonly seat?: Seat
  /** The command that is given; a move may be written, whole (`"a/I/1: wheel L 20° · advance 2.8"`) or in the place of its `steps`. */
  readonly do?: string | { readonly type: string; readonly [key: string]: unknown }
  /** Real dice: the faces that fall, so that the example is the one that is spoken of. */
  readonly faces?: readonly number[]
  /** The refusal that the command meets; the command is shown and not given. */
  readonly refused?: Refused
  /** The phase that the game goes on to first: whoever is asked does what lies nearest. */
  readonly until?: string
  readonly numbers?: { readonly [name: string]: Told }
}
export interface Demonstration {
  readonly campo: 1
  readonly demonstration: string
  readonly title: Name
  readonly note: Name
  readonly ruleset: string
  /** A scenario's id, or the whole of one. */
  readonly scenario: string | { readonly [key: string]: unknown }
  readonly options?: Options
  readonly mode?: 'enforced' | 'advised' | 'free'
  readonly seed: number
  readonly sees?: Eyes
  readonly steps: readonly DemoStep[]
  /** What is said in the place of what the steps say: as the theatre writes it where somebody changed it there. */
  readonly track?: unknown
}

type Fields = { readonly [key: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v)
const KEYS = [
  'campo',
  'demonstration',
  'title',
  'note',
  'ruleset',
  'scenario',
  'options',
  'mode',
  'seed',
  'sees',
  'steps',
  'track',
]
const STEP = [
  'seat',
  'do',
  'faces',
  'refused',
  'until',
  'numbers',
  'title',
  'say',
  'aside',
  'bookmark',
  'points',
  'look',
  'draw',
  'sees',
]

/** Whether a file says that it is a demonstration. */
export const isDemonstration = (json: unknown): boolean => isFields(json) && 'campo' in json && 'demonstration' in json

/** Reads the frame; what stands in the marks is checked when they are a track. */
export function readDemonstration(json: unknown): Result<Demonstration, readonly Fault[]> {
  const faults: Fault[] = []
  const say: Say = (path, code, message, with_) =>
    void faults.push({ path: pointer(...path), message, code, ...(with_ ? { with: with_ } : {}) })
  if (!isFields(json)) return err([{ path: '', message: 'an object expected', code: 'demo/object' }])
  unknownKeys(json, [], KEYS, say)
  if (json.campo !== 1) say(['campo'], 'demo/campo', 'must be 1')
  if (typeof json.demonstration !== 'string' || !/^[a-z0-9][a-z0-9-]*$/.test(json.demonstration))
    say(['demonstration'], 'demo/id', 'an id of small letters, digits and hyphens expected')
  if (typeof json.ruleset !== 'string') say(['ruleset'], 'demo/game', 'the id of a game expected')
  for (const k of ['title', 'note'] as const) if (!isName(json[k])) say([k], 'demo/both', 'a text in {"it","en"} expected')
  if (typeof json.scenario !== 'string' && !isFields(json.scenario))
    say(['scenario'], 'demo/scenario', 'the id of a scenario, or a whole one, expected')
  if (json.mode !== undefined && !['enforced', 'advised', 'free'].includes(String(json.mode)))
    say(['mode'], 'demo/mode', 'must be "enforced", "advised" or "free"')
  if (!Number.isSafeInteger(json.seed)) say(['seed'], 'demo/seed', 'a whole number expected')
  if (json.options !== undefined && !isFields(json.options)) say(['options'], 'demo/object', 'an object expected')
  if (!Array.isArray(json.steps) || json.steps.length === 0) say(['steps'], 'demo/steps', 'a list of steps expected')
  else for (const [i, s] of json.steps.entries()) stepFaults(s, i, say)
  return faults.length > 0 ? err(faults) : ok(json as unknown as Demonstration)
}
const isName = (v: unknown): v is Name =>
  isFields(v) && typeof v.it === 'string' && typeof v.en === 'string' && Object.keys(v).length === 2

const isRefused = (v: unknown): v is Refused =>
  isFields(v) && typeof v.code === 'string' && typeof v.clause === 'string' && Object.keys(v).length === 2

type Path = readonly (string | number)[]
type Say = (path: Path, code: string, message: string, with_?: Fault['with']) => void

function unknownKeys(given: Fields, at: Path, known: readonly string[], say: Say): void {
  const all = known.join(', ')
  for (const k of Object.keys(given))
    if (!known.includes(k)) say([...at, k], 'demo/key', `is not known here; known are ${all}`, { known: all })
}

function stepFaults(s: unknown, i: number, say: Say): void {
  const at = ['steps', i] as const
  if (!isFields(s)) {
    say(at, 'demo/object', 'an object expected')
    return
  }
  unknownKeys(s, at, STEP, say)
  if (s.do !== undefined) {
    if (typeof s.do !== 'string' && (!isFields(s.do) || typeof s.do.type !== 'string'))
      say([...at, 'do'], 'demo/do', 'a written move, or a command with a "type", expected')
    if (typeof s.seat !== 'string') say([...at, 'seat'], 'demo/seat', 'is missing: whose command it is')
  }
  if (s.refused !== undefined && (!isRefused(s.refused) || s.do === undefined))
    say([...at, 'refused'], 'demo/refused', 'the refusal that "do" meets expected: {"code", "clause"}')
  if (s.until !== undefined && typeof s.until !== 'string') say([...at, 'until'], 'demo/until', 'the name of a phase expected')
  if (s.faces !== undefined && !(Array.isArray(s.faces) && s.faces.every(Number.isSafeInteger)))
    say([...at, 'faces'], 'demo/faces', 'a list of faces expected')
  if (s.numbers !== undefined && !isFields(s.numbers)) say([...at, 'numbers'], 'demo/object', 'an object expected')
  else
    for (const [name, told] of Object.entries((s.numbers ?? {}) as Fields))
      if (!isFields(told) || !['verdict', 'events'].includes(String(told.of)) || typeof told.path !== 'string')
        say([...at, 'numbers', name], 'demo/number', '{"of": "verdict" or "events", "path": a JSON pointer} expected')
  for (const k of ['say', 'aside', 'title'] as const)
    if (s[k] !== undefined && typeof s[k] !== 'string' && !isName(s[k]))
      say([...at, k], 'demo/said', 'a text, or one in {"it","en"}, expected')
}
