import type { Id } from '../base/units'
import type { Overlay } from '../rulesets/contract'
import { type Bench, type Draft, footprintAfter } from './bench'
import type { Preview } from './gesture'
import type { HandsPicture, OverlayName, Ruler, ToolName } from './hands'
import { nearbyLines, nearbyOf } from './nearby'
import { commandOverlays } from './overlays'
import { handlesOf } from './pick'
import { rulerLines } from './rulers'

export interface Scene {
  readonly bench: Bench
  readonly tool: ToolName
  readonly selected: readonly Id[]
  readonly plans: readonly Draft[]
  /** A draft that is shown and not planned. */
  readonly written: Draft | null
  readonly rulers: readonly Ruler[]
  readonly shown: ReadonlySet<OverlayName>
  /** Reach, charges and threats, where they are known and wanted. */
  readonly asked: readonly Overlay[]
  /** What a panel has drawn. */
  readonly chalk: readonly Overlay[]
  readonly preview: Preview | null
  /** Tables of hexes or points: the cursor, and the place under the pointer. */
  readonly hex: string | null
  readonly eye: string | null
}

/** All that is drawn of the hands, made anew from what they hold. */
export function pictureOf(s: Scene): HandsPicture {
  const { bench, preview } = s
  const inHand = new Set(preview?.ghosts.map(g => g.unit))
  const ghostOf = (d: Draft, isPlanned: boolean) => ({
    unit: d.unit as Id,
    footprint: footprintAfter(bench.body(d.unit)!.footprint, d.steps, d.verdict),
    legal: d.verdict.kind === 'ok' || (bench.free() && d.verdict.kind === 'breach'),
    planned: isPlanned,
  })
  const there = (d: Draft) => bench.body(d.unit) !== undefined && !inHand.has(d.unit)
  const written = s.written && there(s.written) ? s.written : null
  const ghosts = [
    ...s.plans.filter(d => there(d) && d.unit !== written?.unit).map(d => ghostOf(d, true)),
    ...(written ? [ghostOf(written, false)] : []),
    ...(preview?.ghosts ?? []).map(g => ({ ...g, planned: false })),
  ]
  const still: Overlay[] = []
  if (!preview) {
    const [one] = s.selected
    const draft = s.selected.length === 1 ? (written ?? s.plans.find(p => p.unit === one && there(p))) : undefined
    if (draft) {
      const end = ghostOf(draft, false).footprint
      still.push(...draft.verdict.drawing)
      if (bench.measures(draft.unit)) still.push(...nearbyLines(nearbyOf(end, bench.bodies(), new Set<Id>([draft.unit]))))
    }
    still.push(...s.asked)
  }
  const board = bench.board()
  if (board) {
    const chosen = s.selected.length === 1 ? bench.body(s.selected[0]!) : undefined
    const acts = bench.bodies().find(b => b.seat === bench.seat && b.states.includes('acting'))
    still.push(...board.drawing(bench.offers(s.selected), s.hex, s.eye, chosen, acts ?? chosen))
  }
  if (s.shown.has('command')) still.push(...commandOverlays(bench, s.selected))
  return {
    ghosts,
    overlays: [...s.rulers.flatMap(r => rulerLines(r, bench.show().hexes)), ...still, ...s.chalk, ...(preview?.overlays ?? [])],
    handles: preview || board ? [] : handlesOf(bench, s.selected, s.tool),
    selected: s.selected,
    readout: preview?.readout ?? null,
  }
}
