/** "Practise this position": drills of the fitting kinds out of a table as it stands. Answers come from geometry and the ruleset alone. */
import type { Id, Seen, Show } from '../../rulesets/contract'
import type { Drill, DrillKind, Exam } from '../../rulesets/contract/practice'
import { reaches } from './charges'
import { type Found, type Ground, levelOf } from './ground'
import { commands, distances, flanks, sides } from './places'
import { fires } from './shots'

export interface Position<S extends Seen = Seen> {
  readonly seen: S
  /** What is drawn of it: what whoever practises may see, with nothing that tells. */
  readonly show: Show
  /** Whose units are asked about. */
  readonly seats: readonly string[]
  /** Who charges whom in the questions that come first, however plain they are; left out: none. */
  readonly first?: { readonly unit: Id; readonly target: Id }
}
/** Drills of one kind that one position gives at most: those with the nearest misses. */
export const MOST = 3

const KINDS_HERE = { distances, reaches, flanks, sides, fires, commands }

/**
 * The drills of a position, the nastiest of each kind first. It is worked at in slices: each `null` is a place where the caller may pause;
 * the value at the end is the list. A question without one certain answer, or with a near miss nearer than `LEAST`, is left out.
 */
export function* drillsAt<S extends Seen>(exam: Exam<S>, position: Position<S>): Generator<null, readonly Drill[]> {
  const seen = exam.ready(position.seen)
  const units = exam.units(seen).flatMap(u => (u.body ? [{ ...u, body: u.body }] : []))
  const g: Ground<S> = {
    exam,
    seen,
    show: { ...position.show, overlays: [], panels: {} },
    units,
    own: units.filter(u => position.seats.includes(u.seat)),
    enemiesOf: u => units.filter(e => e.seat !== u.seat),
    first: (u, e) => u.id === position.first?.unit && e.id === position.first.target,
  }
  const found: Found[] = []
  for (const make of Object.values(KINDS_HERE))
    for (const f of make(g)) {
      if (f) found.push(f)
      yield null
    }
  /** 0: what was asked for first. */
  const rank = (f: Pick<Found, 'whom'>) =>
    position.first && f.whom?.length === 2 && f.whom[0] === position.first.unit && f.whom[1] === position.first.target ? 0 : 1
  const drills: Drill[] = []
  const order: readonly DrillKind[] = ['flank', 'reach', 'fire', 'number', 'command', 'sight', 'distance']
  for (const kind of order) {
    const of = found.filter(f => f.kind === kind).sort((a, b) => rank(a) - rank(b) || a.near - b.near)
    drills.push(
      ...of.slice(0, MOST).map(
        ({ near: _, ...f }, i): Drill => ({
          chalk: [],
          working: [],
          notes: [],
          ...f,
          level: f.margin === null ? 2 : levelOf(f.margin),
          seed: i,
          show: g.show,
        }),
      ),
    )
  }
  return [...drills].sort((a, b) => rank(a) - rank(b))
}
