import { type Bench, type Clamped, footprintAfter } from './bench'
import type { Outcome, Preview } from './gesture'
import type { TablePointer } from './hands'
import { nearbyLines, nearbyOf } from './nearby'
import { readoutOf } from './readout'

/** Draws one unit's move, wherever it has been brought: its ghost, what the rules drew, the distances around it. */
export function previewOf(bench: Bench, draft: Clamped, leftBefore: number | undefined, event: TablePointer): Preview {
  const body = bench.body(draft.unit)!
  const legal = draft.verdict.kind === 'ok' || (bench.free() && draft.verdict.kind === 'breach')
  const footprint = footprintAfter(body.footprint, draft.steps, draft.verdict)
  const width = footprintAfter(body.footprint, draft.steps, draft.verdict, Math.max(0, draft.steps.length - 1)).width
  const near = bench.measures(draft.unit) ? nearbyLines(nearbyOf(footprint, bench.bodies(), new Set([draft.unit]))) : []
  return {
    ghosts: [{ unit: draft.unit, footprint, legal }],
    overlays: [...draft.verdict.drawing, ...near],
    readout: { at: event.at, lines: readoutOf(draft, width, leftBefore), legal },
  }
}

/** What letting go of a unit's move makes: a plan where the rules have nothing against it, else the reason why not. */
export function planned(bench: Bench, draft: Clamped): Outcome {
  if (draft.verdict.kind === 'ok' || (draft.verdict.kind === 'breach' && bench.free())) return { kind: 'plan', drafts: [draft] }
  return { kind: 'refused', refusals: draft.verdict.refusals }
}
