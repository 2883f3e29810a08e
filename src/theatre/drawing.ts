/**
 * The construction of an event: what the ruleset draws when it is asked about the command, and where it draws nothing the ways that
 * pieces went and the pieces that were meant. Nothing is drawn that the eyes did not see happen.
 */

import { sameJson } from '../base/canonical'
import type { GameState } from '../engine'
import { isMachineEvent } from '../engine'
import type { AnyRuleset, Body, Overlay, Seat, Seen, Show, Typed } from '../rulesets/contract'
import type { Step } from './steps'
import type { Eyes } from './track'

export interface Drawn {
  readonly rules: AnyRuleset
  readonly step: Step
  readonly all: readonly Step[]
  state(at: number): GameState<Seen>
  show(at: number, eyes: Eyes): Show
  seen(at: number, eyes: Eyes): boolean
}

/** Shorter ways are a base's own trembling. */
const LEAST = 0.3

/** A command tells nothing new to eyes that saw each of its events whole. */
function commandKnown(d: Drawn, eyes: Eyes): boolean {
  if (eyes === 'both') return true
  const first = d.step.k - d.step.i
  for (let k = first; k < first + d.step.of; k++) {
    const { event } = d.all[k]!
    if (isMachineEvent(event)) continue
    const cut: unknown = d.rules.seenEvent(event, d.state(k).game, eyes)
    if (cut === null || !sameJson(cut, event)) return false
  }
  return true
}

/** What the ruleset draws of a command, asked with these eyes; nothing where they, or it, can make nothing of it. */
export function judgedIn(rules: AnyRuleset, game: Seen, eyes: Eyes, seat: Seat, command: Typed): readonly Overlay[] {
  try {
    return rules.judge(eyes === 'both' ? game : rules.view(game, eyes), seat, command).drawing
  } catch {
    // A command that the machine knows, or one that these eyes can make nothing of.
    return []
  }
}

const judged = (d: Drawn, eyes: Eyes): readonly Overlay[] =>
  commandKnown(d, eyes) ? judgedIn(d.rules, d.state(d.step.k - d.step.i).game, eyes, d.step.seat, d.step.command) : []

function ways(before: Show, after: Show): Overlay[] {
  const was = new Map(before.bodies.map(b => [b.id, b]))
  return after.bodies.flatMap((body): Overlay[] => {
    const from = was.get(body.id)?.footprint
    const to = body.footprint
    if (!from) return []
    const [dx, dy] = [to.front[0] - from.front[0], to.front[1] - from.front[1]]
    if (dx * dx + dy * dy < LEAST * LEAST) return []
    return [
      { kind: 'footprint', tone: 'note', footprint: from, seat: body.seat },
      { kind: 'line', tone: 'measure', points: [from.front, to.front], ends: true, seat: body.seat },
    ]
  })
}

/** Ids of pieces that stand anywhere in an event. */
function named(event: unknown, bodies: readonly Body[]): readonly Body[] {
  const ids = new Set(bodies.map(b => b.id))
  const found = new Set<string>()
  const walk = (v: unknown, deep: number): void => {
    if (typeof v === 'string' && ids.has(v)) found.add(v)
    else if (typeof v === 'object' && v !== null && deep < 3) for (const x of Object.values(v)) walk(x, deep + 1)
  }
  walk(event, 0)
  return bodies.filter(b => found.has(b.id))
}

/** At most so many pieces are ringed: an event that names more is not about single ones. */
const FEW = 6

/** What is drawn of the event that led to the place after `step`. */
export function drawingOf(d: Drawn, eyes: Eyes): readonly Overlay[] {
  const at = d.step.k + 1
  if (!d.seen(at, eyes)) return []
  const construction = judged(d, eyes)
  if (construction.length > 0) return construction
  const before = d.show(d.step.k, eyes)
  const after = d.show(at, eyes)
  const moved = ways(before, after)
  if (moved.length > 0) return moved
  if (isMachineEvent(d.step.event) && d.step.event.type !== 'DiceRolled') return []
  const meant = named(
    eyes === 'both' ? d.step.event : d.rules.seenEvent(d.step.event, d.state(d.step.k).game, eyes),
    after.bodies,
  )
  if (meant.length > FEW) return []
  return meant.map(b => ({ kind: 'footprint', tone: 'target', footprint: b.footprint }))
}
