/** May it be ordered: the card, its sections as their owner calls them, shared hexes, and the orders that have been given. */

import type { Made, Maker } from '../../contract/practice'
import { phrase, yes, yesNo } from '../../shared/drill/parts'
import type { Card } from '../cards'
import type { UnitType } from '../kinds'
import { mayOrder, slotsFor } from '../rules/orders'
import { HEXES, idOf, middle, outline, type Put, shown, staged } from './stage'

const SECTION: readonly Card[] = ['probeLeft', 'probeCentre', 'probeRight', 'attackLeft', 'attackCentre', 'attackRight']
const CARDS: { readonly [level: number]: readonly Card[] } = {
  1: ['probeLeft', 'probeCentre', 'probeRight'],
  2: SECTION,
  3: [...SECTION, 'reconInForce', 'coordinatedAdvance', 'cavalryCharge'],
  4: ['probeCentre', 'reconInForce', 'coordinatedAdvance', 'coordinatedAdvance', 'cavalryCharge', 'fireAndHold', 'bayonetCharge'],
}
const TYPES: readonly UnitType[] = ['LN', 'LN', 'LT', 'LC', 'HC', 'FA', 'HA']

export const orderDrill: Maker = (level, r): Made | null => {
  const seat = level === 1 ? 'a' : r.pick(['a', 'b'] as const)
  const rows = seat === 'a' ? /[6-9]$/ : /[1-4]$/
  const free = HEXES.filter(h => rows.test(h))
  const units: Put[] = []
  const count = 6 + level
  for (let i = 0; i < 60 && units.length < count; i++) {
    const hex = r.pick(free)
    if (units.every(u => u.hex !== hex)) units.push({ seat, type: r.pick(TYPES), hex })
  }
  const card = r.pick(CARDS[level]!)
  const slots = slotsFor(card, 5, false)
  // Some orders have been given: the last is mostly the one that is asked about.
  let state = staged({ units, active: seat, card, phase: 'order' })
  state = { ...state, played: { ...state.played!, slots } }
  const given: Put[] = []
  const wanted = level === 1 ? r.below(2) : r.below(slots.length + 1)
  for (const u of units) {
    if (given.length === wanted) break
    const who = state.units[idOf(u)]!
    if (!mayOrder(state, who)) continue
    state = { ...state, units: { ...state.units, [who.id]: { ...who, use: { ...who.use, ordered: true } } } }
    given.push(u)
  }
  const asked = r.pick(units.filter(u => !given.includes(u)))
  if (!asked) return null
  const who = state.units[idOf(asked)]!
  const may = mayOrder(state, who)
  if (!may && r.below(3) === 0) return null
  const named = given.map(u => `${u.hex}`).join(', ')
  return {
    show: shown(state),
    question: phrase('drill.order.ask', { unit: who.name, hex: asked.hex, card: { phrase: { code: `card.${card}` } } }),
    facts: [
      phrase(seat === 'a' ? 'drill.order.near' : 'drill.order.far'),
      { code: `cardText.${card}` },
      named ? phrase('drill.order.given', { hexes: named, count: given.length }) : phrase('drill.order.none'),
    ],
    asked: { kind: 'choice', options: yesNo, right: yes(may) },
    margin: null,
    construction: [{ kind: 'region', tone: may ? 'legal' : 'not', polygon: outline(asked.hex) }],
    clause: 'order',
    why: phrase(may ? 'drill.order.yes' : 'drill.order.no', { hex: asked.hex }),
    chalk: [
      { kind: 'region', tone: 'measure', polygon: outline(asked.hex) },
      ...given.map(u => ({ kind: 'region', tone: 'command', polygon: outline(u.hex) }) as const),
    ],
    whom: [who.id],
    look: [middle('B2'), middle('L8')],
  }
}
