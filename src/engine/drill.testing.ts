/**
 * A made-up game for the machine's own tests: two seats take turns moving counters along a line of 20, throw dice for extra steps,
 * and hide a word each that may be turned up. Six turns; who stands farther then has won.
 */
import { err, ok } from '../base/result'
import type { Seat, UnitId, Viewer } from '../base/units'
import type { Clause, Ruleset, RulesetId, Scenario, Seen, Show, Typed, Verdict } from '../rulesets/contract'

export interface DrillState extends Seen {
  readonly turns: number
  readonly active: Seat
  readonly at: { readonly a: number; readonly b: number }
  readonly moved: boolean
  readonly thrown: boolean
  /** Hidden words; null where a viewer may not know it. */
  readonly words: { readonly a: string | null; readonly b: string | null }
  readonly laid: { readonly a: boolean; readonly b: boolean }
  readonly shown: { readonly a: boolean; readonly b: boolean }
}
export type DrillCommand =
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'throw'; readonly sides?: number }
  | { readonly type: 'hide'; readonly word: string }
  | { readonly type: 'show' }
  | { readonly type: 'pass' }
  | { readonly type: 'explode' }
  | { readonly type: 'ruling'; readonly why: string; readonly set: readonly { readonly [key: string]: unknown }[] }
  | { readonly type: 'takeBack'; readonly unit: UnitId }
export type DrillEvent =
  | { readonly type: 'Stepped'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'Threw'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'Hid'; readonly seat: Seat; readonly word: string | null }
  | { readonly type: 'Showed'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'Passed'; readonly seat: Seat }
  | { readonly type: 'Ruled'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'Broken' }

const other = (seat: Seat): 'a' | 'b' => (seat === 'a' ? 'b' : 'a')
const side = (seat: Seat) => seat as 'a' | 'b'
const refusal = (code: string, clause: Clause) => ({ code, clause })

function judged(s: DrillState, seat: Seat, c: DrillCommand): Verdict {
  const say = (kind: Verdict['kind'], ...refusals: { code: string; clause: Clause }[]): Verdict => ({
    kind,
    refusals,
    working: [],
    drawing: [],
    ends: [],
  })
  if (c.type === 'ruling') return say('ok')
  if (c.type === 'hide') {
    if (typeof c.word !== 'string') return say('impossible', refusal('word/none', '4'))
    return s.laid[side(seat)] ? say('breach', refusal('word/laid', '4')) : say('ok')
  }
  if (c.type === 'show') {
    if (!s.laid[side(seat)] || s.shown[side(seat)]) return say('impossible', refusal('word/none', '4'))
    return say('ok')
  }
  if (seat !== s.active) return say('breach', refusal('turn/not-yours', '1'))
  if (c.type === 'step') {
    if (typeof c.by !== 'number') return say('impossible', refusal('step/no-number', '2'))
    if (s.at[side(seat)] + c.by > 20) return say('impossible', refusal('step/off-table', '2'))
    if (s.moved) return say('breach', refusal('step/moved', '2'))
    if (c.by > 2 || c.by < 1) return say('breach', refusal('step/too-far', '2.1'))
    return say('ok')
  }
  if (c.type === 'throw') return s.thrown ? say('breach', refusal('throw/once', '3')) : say('ok')
  if (c.type === 'pass' || c.type === 'explode' || c.type === 'takeBack') return say('ok')
  return say('impossible', refusal('command/unknown', ''))
}

const cut = (word: string | null, seat: 'a' | 'b', s: DrillState, viewer: Viewer) =>
  s.shown[seat] || viewer === seat ? word : null

export const drill: Ruleset<DrillState, DrillState, DrillCommand, DrillEvent> = {
  id: 'drill' as RulesetId,
  rulesVersion: 1,
  seats: ['a', 'b'],
  options: [{ key: 'turns', values: [2, 6], default: 6, clause: '5' }],
  readScenario: json => ok(json as Scenario),
  readArmy: json => ok(json),
  setUp: (scenario, options) => ({
    ruleset: 'drill' as RulesetId,
    turn: 1,
    turns: Number(options.turns ?? scenario.turns),
    active: 'a',
    at: { a: 0, b: 0 },
    moved: false,
    thrown: false,
    words: { a: null, b: null },
    laid: { a: false, b: false },
    shown: { a: false, b: false },
  }),
  awaiting: s => (s.turn > s.turns ? [] : [{ seat: s.active, what: 'step' }]),
  judge: judged,
  decide(s, seat, c, dice, insist) {
    if (c.type === 'explode') throw new TypeError('a bug of the game')
    const verdict = judged(s, seat, c)
    const first = verdict.refusals[0]
    if (first && (verdict.kind === 'impossible' || !insist)) return err(first)
    const at = s.at[side(seat)]
    switch (c.type) {
      case 'step':
        return ok([{ type: 'Stepped', seat, to: at + c.by }])
      case 'throw': {
        const [face] = dice.roll(c.sides ?? 6, 1, { clause: '3', what: 'extra' })
        const [more] = face === 6 ? dice.roll(6, 1, { clause: '3.1', what: 'again' }) : [0]
        return ok([{ type: 'Threw', seat, to: Math.min(20, at + (face! + more! > 4 ? 1 : 0)) }])
      }
      case 'hide':
        return ok([{ type: 'Hid', seat, word: c.word }])
      case 'show':
        return ok([{ type: 'Showed', seat, word: s.words[side(seat)]! }])
      case 'pass':
        return ok([{ type: 'Passed', seat }])
      case 'ruling':
        return ok([{ type: 'Ruled', seat, to: Number(c.set[0]?.to) }])
      case 'takeBack':
        return ok([{ type: 'Stepped', seat, to: 0 }])
    }
  },
  apply(s, e) {
    switch (e.type) {
      case 'Stepped':
        return { ...s, at: { ...s.at, [e.seat]: e.to }, moved: true }
      case 'Threw':
        return { ...s, at: { ...s.at, [e.seat]: e.to }, thrown: true }
      case 'Ruled':
        return { ...s, at: { ...s.at, [e.seat]: e.to } }
      case 'Hid':
        return { ...s, words: { ...s.words, [e.seat]: e.word }, laid: { ...s.laid, [e.seat]: true } }
      case 'Showed':
        return { ...s, shown: { ...s.shown, [e.seat]: true } }
      case 'Passed':
        return { ...s, active: other(e.seat), turn: s.turn + (e.seat === 'b' ? 1 : 0), moved: false, thrown: false }
      case 'Broken':
        throw new Error('an event that nobody makes')
    }
  },
  view: (s, viewer) => ({ ...s, words: { a: cut(s.words.a, 'a', s, viewer), b: cut(s.words.b, 'b', s, viewer) } }),
  seenEvent: (e, _before, viewer) => (e.type === 'Hid' && viewer !== e.seat ? { ...e, word: null } : e),
  reveals: e => e.type === 'Showed',
  choices(s, seat) {
    const text = { code: 'choice.drill' }
    const list: DrillCommand[] = []
    if (!s.laid[side(seat)]) list.push({ type: 'hide', word: `word-${seat}-${s.turn}` })
    else if (!s.shown[side(seat)]) list.push({ type: 'show' })
    if (seat === s.active) {
      if (!s.thrown) list.push({ type: 'throw' })
      list.push({ type: 'pass' })
    }
    const moves = seat === s.active && !s.moved && s.at[side(seat)] < 18 ? [{ moves: `${seat}/1` as UnitId }] : []
    return [...list.map(command => ({ command, text, primary: command.type === 'pass' })), ...moves]
  },
  sampleMove: (_s, _unit, k) => ({ type: 'step', by: 1 + (k % 2) }),
  show: (s): Show => ({
    table: { width: 20, depth: 10 },
    ground: [],
    bodies: [],
    discs: [],
    overlays: [],
    panels: { drill: { at: s.at, words: s.words } },
    status: { turn: s.turn, turns: s.turns, phase: { code: 'phase.drill' }, seat: s.active },
  }),
  outcome(s) {
    if (s.turn <= s.turns) return null
    return { winner: s.at.a > s.at.b ? 'a' : s.at.b > s.at.a ? 'b' : null, by: 'distance', points: s.at }
  },
  rulings: { unit: ['to'], phases: [] },
  aside: async () => ({ players: {}, calc: {} }),
  tell(e) {
    if (['EndProposed', 'EndAgreed', 'Resigned', 'ModeProposed', 'ModeChanged', 'RuleBreached'].includes(e.type)) return []
    const with_: { [key: string]: string | number } = 'word' in e ? { word: e.word ?? '' } : 'to' in e ? { to: e.to } : {}
    return [{ phrase: { code: `event.${e.type}`, with: with_ }, clause: '2' }]
  },
}

export const drillScenario: Scenario = {
  campo: 1,
  ruleset: 'drill' as RulesetId,
  id: 'drill',
  title: { it: 'Piazza d’armi', en: 'Drill ground' },
  turns: 6,
}

/** A header for the drill game. */
export const drillHeader = (more: { mode?: 'enforced' | 'advised' | 'free'; seed?: number | string; hand?: boolean } = {}) => ({
  campo: 1 as const,
  ruleset: 'drill',
  rulesVersion: 1,
  scenario: drillScenario,
  options: {},
  mode: more.mode ?? ('enforced' as const),
  seats: { a: { name: 'Anna' }, b: { name: 'Bruno' } },
  dice: { seed: more.seed ?? 7, ...(more.hand ? { way: 'hand' as const } : {}) },
})

/** The type names of a list of events, for short comparisons. */
export const typesOf = (events: readonly Typed[]): string[] => events.map(e => e.type)
