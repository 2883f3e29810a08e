/** What to draw, as data: units block by block, leaders, ground, the grid, the turn, and the panel `cc`. */
import type { Body, BodyState, Footprint, Overlay, Show } from '../contract'
import { SIDES, type Side, type UnitType } from './kinds'
import { basesOf, flankLines, gridOf, groundOf, middleOf, outlineOf, SIZE } from './layout'
import { panelOf } from './panel'
import { objectivesOf } from './rules/banners'
import { baggageHex, leadersOf, ofSide, specOf, withUnit } from './rules/where'
import type { CcView, Leader, Unit } from './state'

const COUNTER_ARMS = { infantry: 'foot', cavalry: 'horse', artillery: 'guns' } as const
/** Figures on a block. */
const PER_BLOCK = { infantry: 4, cavalry: 2, artillery: 1 } as const

type Look = readonly [kit: string, dress: string]
/** What each side's troops wear, one after the other through its units of a type. */
const LOOKS: { readonly [s in Side]: { readonly [t in UnitType]?: readonly Look[] } } = {
  a: {
    LN: [
      ['shako-infantry', 'france-1809-line'],
      ['shako-infantry', 'france-1809-line-2'],
    ],
    LT: [['shako-infantry', 'france-1809-light']],
    GR: [['bearskin-infantry', 'france-1809-grenadier']],
    MI: [['shako-infantry', 'france-1809-national-guard']],
    YG: [['shako-infantry', 'france-1809-young-guard']],
    OG: [['bearskin-infantry', 'france-1809-old-guard']],
    LC: [
      ['hussar', 'france-1809-hussar'],
      ['hussar', 'france-1809-chasseur'],
    ],
    LNCR: [['lancer', 'france-1809-lancer']],
    GLC: [['hussar', 'france-1809-guard-chasseur']],
    HC: [['helmet-horse', 'france-1809-dragoon']],
    CU: [['helmet-horse', 'france-1809-cuirassier']],
    GHC: [['helmet-horse', 'france-1809-guard-dragoon']],
    FA: [['field-gun', 'france-1809-artillery']],
    GFA: [['position-gun', 'france-1809-guard-artillery']],
    HA: [['horse-gun', 'france-1809-artillery']],
  },
  b: {
    LN: [
      ['helmet-infantry', 'austria-1809-german'],
      ['helmet-infantry', 'austria-1809-german-2'],
      ['shako-infantry', 'austria-1809-hungarian'],
      ['helmet-infantry', 'austria-1809-german-3'],
    ],
    LT: [['plumed-infantry', 'austria-1809-jaeger']],
    GRZ: [['shako-infantry', 'austria-1809-grenz']],
    GR: [['bearskin-infantry', 'austria-1809-grenadier']],
    MI: [['plumed-infantry', 'austria-1809-landwehr']],
    LC: [
      ['hussar', 'austria-1809-hussar'],
      ['helmet-horse', 'austria-1809-chevauleger'],
    ],
    LNCR: [['lancer', 'austria-1809-uhlan']],
    HC: [['helmet-horse', 'austria-1809-dragoon']],
    CU: [['helmet-horse', 'austria-1809-cuirassier']],
    FA: [['field-gun', 'austria-1809-artillery']],
    HA: [['horse-gun', 'austria-1809-artillery']],
  },
}
const GENERALS: { readonly [s in Side]: string } = { a: 'france-1809-general', b: 'austria-1809-general' }
function lookOf(u: Unit): Look {
  const looks = LOOKS[u.seat][u.type] ?? LOOKS[u.seat].LN!
  const nth = Number(u.id.split('/')[2])
  return looks[nth > 0 ? (nth - 1) % looks.length : 0]!
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
  const [kit, dress] = lookOf(u)
  return {
    id: u.id,
    seat: u.seat,
    kit,
    dress,
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
    dress: GENERALS[l.seat],
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
