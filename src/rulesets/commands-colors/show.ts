/** What to draw, as data: units block by block, leaders, ground, the grid, the turn, and the panel `cc`. */
import type { Body, BodyState, Footprint, Overlay, Show } from '../contract'
import { SIDES, type UnitType } from './kinds'
import { basesOf, flankLines, gridOf, groundOf, middleOf, outlineOf, SIZE } from './layout'
import { panelOf } from './panel'
import { objectivesOf } from './rules/banners'
import { baggageHex, leadersOf, ofSide, specOf, withUnit } from './rules/where'
import type { CcView, Leader, Unit } from './state'

const COUNTER_ARMS = { infantry: 'foot', cavalry: 'horse', artillery: 'guns' } as const
/** Figures on a block. */
const PER_BLOCK = { infantry: 4, cavalry: 2, artillery: 1 } as const

interface Look {
  readonly kit: string
  readonly austria: string
  readonly france: string
}
const LOOKS: { readonly [t in UnitType]: Look } = {
  LN: { kit: 'shako-infantry', austria: 'austria-1848-german', france: 'sardinia-line' },
  LT: { kit: 'plumed-infantry', austria: 'austria-1848-jaeger', france: 'sardinia-bersaglieri' },
  GRZ: { kit: 'shako-infantry', austria: 'austria-1848-grenz', france: 'sardinia-line-2' },
  GR: { kit: 'bearskin-infantry', austria: 'austria-1848-grenadier', france: 'sardinia-guard' },
  MI: { kit: 'shako-infantry', austria: 'austria-1848-german-3', france: 'sardinia-line-5' },
  YG: { kit: 'shako-infantry', austria: 'austria-1848-german', france: 'sardinia-guard' },
  OG: { kit: 'bearskin-infantry', austria: 'austria-1848-grenadier', france: 'sardinia-guard' },
  LC: { kit: 'hussar', austria: 'austria-1848-hussar', france: 'sardinia-aosta' },
  LNCR: { kit: 'lancer', austria: 'austria-1848-uhlan', france: 'sardinia-novara' },
  GLC: { kit: 'hussar', austria: 'austria-1848-hussar', france: 'sardinia-nizza' },
  HC: { kit: 'helmet-horse', austria: 'austria-1848-dragoon', france: 'sardinia-genova' },
  CU: { kit: 'cuirassier', austria: 'austria-1848-cuirassier', france: 'sardinia-piemonte-reale' },
  GHC: { kit: 'cuirassier', austria: 'austria-1848-cuirassier', france: 'sardinia-piemonte-reale' },
  FA: { kit: 'field-gun', austria: 'austria-1848-artillery', france: 'sardinia-artillery' },
  GFA: { kit: 'position-gun', austria: 'austria-1848-artillery', france: 'sardinia-artillery' },
  HA: { kit: 'horse-gun', austria: 'austria-1848-artillery', france: 'sardinia-horse-artillery' },
}

function statesOf(u: Unit): BodyState[] {
  const out: BodyState[] = []
  if (u.square) out.push('square')
  if (u.use.moved > 0) out.push('moved')
  if (u.use.fought) out.push('fighting')
  if (u.leader) out.push('attached')
  return out
}
function unitBody(u: Unit): Body {
  const { footprint, bases } = basesOf(u)
  const look = LOOKS[u.type]
  return {
    id: u.id,
    seat: u.seat,
    kit: look.kit,
    dress: u.seat === 'b' ? look.austria : look.france,
    name: u.name,
    footprint,
    bases,
    figures: u.blocks * PER_BLOCK[specOf(u).arm],
    full: u.full * PER_BLOCK[specOf(u).arm],
    states: statesOf(u),
    tag: { code: 'tag.ccBlocks', with: { value: u.blocks, of: u.full } },
    selectable: true,
    group: `${u.seat}/${specOf(u).arm}`,
    hex: { label: u.hex!, place: 0, of: 1 },
    counter: { arm: COUNTER_ARMS[specOf(u).arm], strength: u.blocks, of: u.full },
  }
}
function leaderBody(view: CcView, l: Leader): Body {
  const with_ = withUnit(view, l)
  const [x, y] = middleOf(l.hex!)
  const facing = l.seat === 'a' ? 0 : 180
  const behind = (with_ ? 3.6 : 0) * (l.seat === 'a' ? -1 : 1)
  const footprint: Footprint = { front: [x, y + behind + (l.seat === 'a' ? 1 : -1)], facing, width: 2.4, depth: 2 }
  return {
    id: l.id,
    seat: l.seat,
    kit: 'general',
    dress: l.seat === 'b' ? 'austria-1848-general' : 'sardinia-general',
    name: l.name,
    footprint,
    bases: [footprint],
    figures: 1,
    full: 1,
    states: with_ ? ['attached'] : [],
    selectable: true,
    hex: { label: l.hex!, place: 0, of: 1 },
    counter: { arm: 'commander' },
  }
}
function overlays(view: CcView): Overlay[] {
  const out: Overlay[] = []
  flankLines().forEach((points, i) => {
    out.push({ id: `flank/${i}`, kind: 'line', tone: 'note', points })
  })
  const mark = (id: string, hex: string, tone: Overlay['tone']) => out.push({ id, kind: 'region', tone, polygon: outlineOf(hex) })
  for (const o of objectivesOf(view)) for (const hex of o.hexes) mark(`objective/${o.id}/${hex}`, hex, 'note')
  for (const e of view.rules.exits ?? []) for (const hex of e.hexes) mark(`exit/${hex}`, hex, 'note')
  const cart = baggageHex(view)
  if (cart) mark('baggage', cart, 'command')
  if (view.phase === 'move' || view.phase === 'combat')
    for (const u of ofSide(view, view.active)) if (u.use.ordered) mark(`ordered/${u.id}`, u.hex!, 'command')
  if (view.attack) {
    out.push({
      id: 'attack',
      kind: 'line',
      tone: 'target',
      points: [middleOf(view.attack.from), middleOf(view.attack.at)],
      ends: true,
    })
    mark('target', view.attack.at, 'target')
  }
  return out
}

/** Everything that the table and the panels draw for this viewer. */
export function show(view: CcView): Show {
  return {
    table: { ...SIZE, north: 0 },
    ground: groundOf(view.map),
    bodies: [
      ...SIDES.flatMap(s => ofSide(view, s)).map(unitBody),
      ...SIDES.flatMap(s => leadersOf(view, s)).map(l => leaderBody(view, l)),
    ],
    discs: [],
    overlays: overlays(view),
    hexes: gridOf(view.map),
    panels: { cc: panelOf(view) },
    status: {
      turn: view.turn,
      turns: view.turns,
      phase: { code: `phase.cc_${view.phase}` },
      seat: view.ask?.seat ?? (view.ended ? null : view.active),
    },
  }
}
