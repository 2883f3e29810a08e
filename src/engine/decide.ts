/**
 * One command decided: the machine's own commands, the three ways to play, the dice. It changes nothing and never throws: a
 * command that makes no sense at all is a refusal like any other.
 */
import type { Seat } from '../base/units'
import type { Dice, DiceRolled, DiceState, Purpose } from './dice'
import { plainJson } from './plain'
import { type GameRules, MODES, type Mode, type Refusal, type Turned, type Typed } from './rules'
import { type GameState, type MachineEvent, outcomeOf } from './state'
import { roll } from './stream'

export interface How {
  /** A breach was shown and is wanted all the same. */
  readonly insist?: boolean
  /** Real dice: every face that the command needs, from the first roll on. */
  readonly faces?: readonly number[]
  /** Real dice are used throughout this game: nothing is drawn from the stream. */
  readonly byHand?: boolean
}

/** `needs`: real dice must be thrown for `what`; `faces` of `sides` are missing still, beyond those already handed in. */
export type Decision<E> =
  | { readonly kind: 'done'; readonly events: readonly (E | MachineEvent)[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly thrown?: unknown }
  | { readonly kind: 'breach'; readonly refusals: readonly Refusal[] }
  | ({ readonly kind: 'needs'; readonly sides: number; readonly faces: number } & Purpose)

const refuse = (code: string, with_?: Refusal['with']): { kind: 'refused'; refusal: Refusal } => ({
  kind: 'refused',
  refusal: { code, clause: '', ...(with_ ? { with: with_ } : {}) },
})

/** Thrown by a `Dice` to leave `decide`, and caught here: real dice are missing, or one shows what no such die has. */
class Missing {
  constructor(readonly decision: Decision<never>) {}
}

interface Roller extends Dice {
  readonly rolled: readonly DiceRolled[]
  /** Faces that were handed in and not asked for. */
  left(): number
}

function roller(from: DiceState, how: How): Roller {
  const rolled: DiceRolled[] = []
  let at = from
  let used = 0
  const hand = how.faces ?? []
  const byHand = how.byHand === true || how.faces !== undefined
  return {
    rolled,
    left: () => hand.length - used,
    roll(sides, count, purpose) {
      const about = {
        clause: purpose.clause,
        what: purpose.what,
        ...(purpose.unit === undefined ? {} : { unit: purpose.unit }),
        ...(purpose.secret ? { secret: purpose.secret } : {}),
        sides,
      }
      // a pack of cards is the page's, whoever throws the dice
      if (byHand && !purpose.secret) {
        const faces = hand.slice(used, used + count)
        if (faces.some(f => !Number.isInteger(f) || f < 1 || f > sides))
          throw new Missing(refuse('dice/no-such-face', { sides, clause: purpose.clause }))
        if (faces.length < count) throw new Missing({ kind: 'needs', ...purpose, sides, faces: count - faces.length })
        used += count
        rolled.push({ type: 'DiceRolled', ...about, faces, byHand: true })
        return faces
      }
      const { faces, after } = roll(at, sides, count)
      at = after
      rolled.push({ type: 'DiceRolled', ...about, faces, after })
      return faces
    },
  }
}

const MACHINE_COMMANDS = ['resign', 'proposeEnd', 'agreeEnd', 'proposeMode', 'agreeMode'] as const
type MachineCommand = (typeof MACHINE_COMMANDS)[number]
/** Commands that the machine decides itself, without the game. */
export const isMachineCommand = (command: Typed): boolean => (MACHINE_COMMANDS as readonly string[]).includes(command.type)

function machine<S>(
  seats: readonly Seat[],
  state: GameState<S>,
  seat: Seat,
  command: Typed & { readonly mode?: unknown },
): Decision<never> {
  const done = (event: MachineEvent): Decision<never> => ({ kind: 'done', events: [event] })
  const { end, mode } = state.offers
  switch (command.type as MachineCommand) {
    case 'resign': {
      const others = seats.filter(s => s !== seat && s !== 'umpire')
      return done({ type: 'Resigned', by: seat, winner: others.length === 1 ? others[0]! : null })
    }
    case 'proposeEnd':
      if (end !== undefined) return refuse(end === seat ? 'offer/already-made' : 'offer/agree-instead')
      return done({ type: 'EndProposed', by: seat })
    case 'agreeEnd':
      if (end === undefined || end === seat) return refuse('offer/nothing-to-agree')
      return done({ type: 'EndAgreed', by: seat })
    case 'proposeMode':
      if (!MODES.includes(command.mode as Mode)) return refuse('command/unknown')
      if (command.mode === state.mode) return refuse('offer/same-mode')
      return done({ type: 'ModeProposed', by: seat, mode: command.mode as Mode })
    case 'agreeMode':
      if (mode === undefined || mode.by === seat) return refuse('offer/nothing-to-agree')
      return done({ type: 'ModeChanged', mode: mode.mode })
  }
}

const isRuling = (c: Typed & { readonly why?: unknown; readonly set?: unknown }): boolean =>
  typeof c.why === 'string' && Array.isArray(c.set) && c.set.every(s => typeof s === 'object' && s !== null && !Array.isArray(s))

/**
 * Decides a command on a state. `impossible` things are refused in every way of playing; a breach of a rule is refused when
 * enforced, asked about when advised (and done, `RuleBreached` first, when insisted on), and not looked at when free.
 */
export function decide<S extends Turned, V, C extends Typed, E extends Typed>(
  rules: GameRules<S, V, C, E>,
  state: GameState<S>,
  seat: Seat,
  raw: unknown,
  how: How = {},
): Decision<E> {
  const command = plainJson(raw) as (Typed & { [key: string]: unknown }) | undefined
  if (!command || typeof command !== 'object' || Array.isArray(command) || typeof command.type !== 'string')
    return refuse('command/unknown')
  if (!rules.seats.includes(seat)) return refuse('seat/unknown')
  if (how.faces && !(Array.isArray(how.faces) && how.faces.length <= 1000)) return refuse('dice/no-such-face')
  try {
    if (outcomeOf(rules, state) !== null) return refuse('game/over')
    if (isMachineCommand(command)) return machine(rules.seats, state, seat, command)
    if (command.type === 'ruling' && !isRuling(command)) return refuse('command/unknown')
    return withRules(rules, state, seat, command as unknown as C, how)
  } catch (thrown) {
    if (thrown instanceof Missing) return thrown.decision
    return { ...refuse('command/unknown'), thrown }
  }
}

function withRules<S extends Turned, V, C extends Typed, E extends Typed>(
  rules: GameRules<S, V, C, E>,
  state: GameState<S>,
  seat: Seat,
  command: C,
  how: How,
): Decision<E> {
  const asks = state.mode !== 'free' && command.type !== 'ruling'
  const first = roller(state.dice, how)
  const plain = rules.decide(state.game, seat, command, first, !asks)
  if (plain.ok) return finished(first, [], plain.value)
  if (!asks) return { kind: 'refused', refusal: plain.error }
  if (state.mode === 'enforced') return { kind: 'refused', refusal: plain.error }
  const verdict = rules.judge(state.game, seat, command)
  if (verdict.kind !== 'breach') return { kind: 'refused', refusal: plain.error }
  if (!how.insist) return { kind: 'breach', refusals: verdict.refusals.length > 0 ? verdict.refusals : [plain.error] }
  const again = roller(state.dice, how)
  const wanted = rules.decide(state.game, seat, command, again, true)
  if (!wanted.ok) return { kind: 'refused', refusal: wanted.error }
  const { code, clause } = verdict.refusals[0] ?? plain.error
  return finished(again, [{ type: 'RuleBreached', code, clause }], wanted.value)
}

/** Events are handed on as the log will hold them, so that a game that is played and one that is read again are the same. */
function finished<E>(dice: Roller, before: readonly MachineEvent[], events: readonly E[]): Decision<E> {
  if (dice.left() > 0) return refuse('dice/too-many')
  const plain = plainJson([...before, ...dice.rolled, ...events]) as (E | MachineEvent)[] | undefined
  if (!plain) return { ...refuse('command/unknown'), thrown: new Error('an event holds what JSON cannot') }
  return { kind: 'done', events: plain }
}
