import type { Seat } from '../base/units'
import type { Answer, HostCommand, TableGame } from '../client/game'
import type { Refusal, Typed } from '../rulesets/contract'
import type { Store } from './ports'

type Command = Typed | HostCommand

/** What the page waits for before a command can go in. */
export type Ask =
  | {
      readonly kind: 'dice'
      readonly seat: Seat
      readonly command: Command
      readonly insist: boolean
      readonly sides: number
      readonly faces: number
      /** Faces of the same command that were typed in already: one that rolls twice asks twice. */
      readonly thrown: readonly number[]
      readonly what: string
      readonly clause: string
      /** Whose roll it is, where it is one piece's. */
      readonly unit?: string
    }
  | { readonly kind: 'insist'; readonly seat: Seat; readonly command: Command; readonly refusals: readonly Refusal[] }

export interface DeskState {
  readonly ask: Ask | null
  /** The last refusal of a button, until the next command. */
  readonly refused: Refusal | null
  /** The next command that rolls is rolled with real dice, whatever the game's own way is. */
  readonly real: boolean
}

/** Where the buttons' commands go in: it holds what must be asked first (real dice, once more in advised play). */
export interface Desk extends Store<DeskState> {
  /** For buttons: a breach is asked about, a refusal shown. Gives true where it was done. */
  act(seat: Seat, command: Command, with_?: { readonly insist?: boolean }): boolean
  /** For the hands, which show their own refusals: only dice are asked for here. */
  submit(seat: Seat, command: Typed, with_: { readonly insist: boolean }): Answer
  /** The faces of real dice, as typed. */
  faces(faces: readonly number[]): void
  insist(): void
  dismiss(): void
  /** Real dice for the next roll, or not after all. */
  takeReal(on: boolean): void
}

export function createDesk(game: TableGame): Desk {
  let state: DeskState = { ask: null, refused: null, real: false }
  const listeners = new Set<() => void>()
  const turn = (next: Partial<DeskState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const send = (seat: Seat, command: Command, insist: boolean, faces?: readonly number[]): Answer => {
    const given = faces ?? (state.real ? [] : undefined)
    const answer = game.submit(seat, command, { insist, ...(given ? { faces: given } : {}) })
    if (answer.kind === 'needs') {
      const { sides, faces: count, what, clause, unit } = answer
      turn({
        ask: {
          kind: 'dice',
          seat,
          command,
          insist,
          sides,
          faces: count,
          thrown: faces ?? [],
          what,
          clause,
          ...(unit ? { unit } : {}),
        },
        refused: null,
      })
    }
    return answer
  }
  const act: Desk['act'] = (seat, command, with_) => {
    const answer = send(seat, command, with_?.insist ?? false)
    if (answer.kind === 'breach') turn({ ask: { kind: 'insist', seat, command, refusals: answer.refusals }, refused: null })
    else if (answer.kind === 'refused') turn({ ask: null, refused: answer.refusal })
    else if (answer.kind === 'done' && (state.ask || state.refused)) turn({ ask: null, refused: null })
    return answer.kind === 'done'
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    act,
    submit: (seat, command, with_) => send(seat, command, with_.insist),
    faces(faces) {
      const { ask } = state
      if (ask?.kind !== 'dice') return
      const answer = send(ask.seat, ask.command, ask.insist, [...ask.thrown, ...faces])
      // One roll was meant; a command that merely rolled nothing leaves the wish standing.
      if (answer.kind === 'done') turn({ ask: null, refused: null, real: false })
      else if (answer.kind === 'refused') turn({ ask: null, refused: answer.refusal })
      else if (answer.kind === 'breach') turn({ ask: null, refused: answer.refusals[0] ?? null })
    },
    insist() {
      const { ask } = state
      if (ask?.kind === 'insist') act(ask.seat, ask.command, { insist: true })
    },
    dismiss: () => turn({ ask: null, refused: null }),
    takeReal: real => turn({ real }),
  }
}
