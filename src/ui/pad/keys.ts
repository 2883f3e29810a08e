import type { Hands, Nudge, OverlayName } from '../../tools'

/** What a key does at the table. `nudge` is for one step of the key; Shift and Alt change its size. */
export type Verb =
  | { readonly nudge: (by: number) => Nudge; readonly by: number; readonly shift: number; readonly alt: number }
  | { readonly walk: true }
  | { readonly write: true }
  | { readonly cancel: true }
  | { readonly drop: true }
  | { readonly group: true }
  | { readonly ruler: true }
  | { readonly toggle: OverlayName }

export interface KeyRow {
  /** `KeyboardEvent.key`, letters in small. */
  readonly keys: readonly string[]
  /** How the keys are shown in the list of keys. */
  readonly shown: string
  /** What they do: a code of the catalogues. */
  readonly code: string
  readonly verb: Verb
  /** Only with something of one's own selected. */
  readonly needs: boolean
}

const turn = (by: number): Nudge => ({ turn: by })
const ahead = (by: number): Nudge => ({ ahead: by })
const slant = (by: number): Nudge => ({ slant: by })
const side = (by: number): Nudge => ({ side: by })
const degrees = (nudge: (by: number) => Nudge, sign: 1 | -1) => ({ nudge, by: sign, shift: 5 * sign, alt: 0.1 * sign })
const lengths = (nudge: (by: number) => Nudge, sign: 1 | -1) => ({ nudge, by: 0.5 * sign, shift: 2 * sign, alt: 0.1 * sign })

/** The keys of the hands, while the table (or nothing) has the focus. W A S D, Q, E, T, P, F, + and − are the camera's. */
export const KEYS: readonly KeyRow[] = [
  { keys: ['Tab'], shown: 'Tab', code: 'pad.key.walk', verb: { walk: true }, needs: false },
  { keys: ['ArrowLeft'], shown: '←', code: 'pad.key.wheelLeft', verb: degrees(turn, -1), needs: true },
  { keys: ['ArrowRight'], shown: '→', code: 'pad.key.wheelRight', verb: degrees(turn, 1), needs: true },
  { keys: ['ArrowUp'], shown: '↑', code: 'pad.key.ahead', verb: lengths(ahead, 1), needs: true },
  { keys: ['ArrowDown'], shown: '↓', code: 'pad.key.back', verb: lengths(ahead, -1), needs: true },
  { keys: ['z'], shown: 'Z', code: 'pad.key.slantLeft', verb: degrees(slant, -1), needs: true },
  { keys: ['x'], shown: 'X', code: 'pad.key.slantRight', verb: degrees(slant, 1), needs: true },
  { keys: [',', '<', ';'], shown: ',', code: 'pad.key.sideLeft', verb: lengths(side, -1), needs: true },
  { keys: ['.', '>', ':'], shown: '.', code: 'pad.key.sideRight', verb: lengths(side, 1), needs: true },
  { keys: ['Enter'], shown: 'Enter', code: 'pad.key.write', verb: { write: true }, needs: true },
  { keys: ['Backspace'], shown: 'Backspace', code: 'pad.key.drop', verb: { drop: true }, needs: true },
  { keys: ['Escape'], shown: 'Esc', code: 'pad.key.cancel', verb: { cancel: true }, needs: false },
  { keys: ['b'], shown: 'B', code: 'pad.key.group', verb: { group: true }, needs: true },
  { keys: ['m'], shown: 'M', code: 'pad.key.ruler', verb: { ruler: true }, needs: false },
  { keys: ['h'], shown: 'H', code: 'pad.key.reach', verb: { toggle: 'reach' }, needs: true },
  { keys: ['c'], shown: 'C', code: 'pad.key.charges', verb: { toggle: 'charges' }, needs: true },
  { keys: ['v'], shown: 'V', code: 'pad.key.threats', verb: { toggle: 'threats' }, needs: true },
  { keys: ['g'], shown: 'G', code: 'pad.key.command', verb: { toggle: 'command' }, needs: true },
]

export interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key does to a move: nothing where nothing is moved. */
const MOVING = ['nudge', 'write', 'drop'] as const

/**
 * Does what a key says. Gives whether the key was taken; Tab past the last unit is not, so that the focus goes on to the page.
 * `still`: nothing is moved now, and the keys of moving are the page's. `write` brings the focus to the order pad's field, where Enter commits; false where there is none, as for a line of several units.
 */
export function pressKey(hands: Hands, e: Pressed, write: () => boolean, still = false): boolean {
  if (e.ctrlKey || e.metaKey) return false
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key
  const row = KEYS.find(r => r.keys.includes(key))
  if (!row) return false
  const { verb } = row
  const state = hands.get()
  if (state.onHexes && ('nudge' in verb || 'write' in verb)) {
    if ('nudge' in verb) hands.nudge(verb.nudge(verb.by))
    else hands.commit()
    return true
  }
  if (row.needs && state.selected.length === 0) return false
  if (still && MOVING.some(m => m in verb)) return false
  if ('nudge' in verb) {
    hands.nudge(verb.nudge(e.altKey ? verb.alt : e.shiftKey ? verb.shift : verb.by))
    return true
  }
  if (e.altKey) return false
  if ('walk' in verb) return hands.walk(e.shiftKey ? -1 : 1, false)
  if ('write' in verb) {
    if (write()) return true
    hands.commit(state.insist)
    return true
  }
  if ('cancel' in verb) {
    const idle = state.selected.length === 0 && !state.dragging && !state.insist && state.tool !== 'ruler'
    if (idle) return false
    if (state.tool === 'ruler' && state.rulers.every(r => r.points.length > 1)) hands.ruler()
    else hands.cancel()
    return true
  }
  if ('drop' in verb) hands.dropStep()
  else if ('group' in verb) hands.selectGroup()
  else if ('ruler' in verb) hands.ruler()
  else hands.toggle(verb.toggle)
  return true
}
