/** How many dice: blocks and kind, whether it has moved, the card, and the ground of both hexes. */

import type { Phrase } from '../../contract'
import type { Made, Maker } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { distance } from '../board'
import type { UnitType } from '../kinds'
import { poolOf } from '../rules/dice'
import { specOf } from '../rules/where'
import { HEXES, idOf, middle, outline, type Put, shown, staged } from './stage'

const OWN: { readonly [level: number]: readonly UnitType[] } = {
  1: ['LN', 'LC'],
  2: ['LN', 'LT', 'LC', 'HC'],
  3: ['LN', 'LT', 'GR', 'LC', 'HC', 'FA'],
  4: ['LN', 'LT', 'GR', 'HC', 'CU', 'FA', 'HA'],
}
const GROUND = { 1: [''], 2: ['', '', 'F'], 3: ['', 'F', 'T', 'H'], 4: ['', 'F', 'T', 'H', 'M'] } as const
const CARDS = {
  1: ['probeCentre'],
  2: ['probeCentre'],
  3: ['probeCentre', 'leadership', 'cavalryCharge'],
  4: ['probeCentre', 'leadership', 'cavalryCharge', 'bombard', 'fireAndHold', 'coldSteel'],
} as const
const NAMED: { readonly [letter: string]: string } = { F: 'forest', T: 'town', H: 'hill', M: 'marsh' }

export const poolDrill: Maker = (level, r): Made | null => {
  const seat = r.pick(['a', 'b'] as const)
  const foe = seat === 'a' ? 'b' : 'a'
  const type = r.pick(OWN[level]!)
  const hex = r.pick(HEXES.filter(h => /^[C-K][3-7]$/.test(h)))
  const card = r.pick(CARDS[level])
  const guns = type === 'FA' || type === 'HA'
  const full = guns ? 3 : seat === 'b' && type === 'LN' ? 5 : 4
  const blocks = 1 + r.below(full)
  const letters: { [hex: string]: string } = {}
  const here = r.pick(GROUND[level])
  if (here) letters[hex] = here
  const moved = !guns && level > 1 && r.yes() && !['coldSteel', 'fireAndHold', 'bombard'].includes(card) ? 1 : 0
  const own: Put = { seat, type, hex, blocks, ordered: true, moved }
  const probe = staged({ units: [own], ground: letters, active: seat, card, phase: 'combat' })
  const spec = specOf(probe.units[idOf(own)]!)
  const far = spec.arm === 'cavalry' ? 1 : guns ? 1 + r.below(3) : 1 + r.below(2)
  const at = HEXES.filter(h => distance(probe.map, hex, h) === far)
  const target = r.pick(at)
  const there = r.pick(GROUND[level])
  if (there) letters[target] = there
  const enemy: Put = { seat: foe, type: r.pick(['LN', 'LC', 'FA'] as const), hex: target }
  const melee = far === 1
  if (melee && card === 'fireAndHold') return null
  if (!melee && card === 'coldSteel') return null
  const state = staged({ units: [own, enemy], ground: letters, active: seat, card, phase: 'combat' })
  const unit = state.units[idOf(own)]!
  const his = state.units[idOf(enemy)]!
  const { dice, working } = poolOf(state, unit, { arm: specOf(his).arm, at: target, square: false }, melee, true)
  const terms = working.filter(w => w.amount !== 0).length
  if (level > 2 && terms < 2) return null
  const facts: Phrase[] = [
    phrase(melee ? 'drill.pool.melee' : 'drill.pool.fire', { hexes: far }),
    phrase('drill.pool.blocks', { blocks }),
    ...(moved ? [phrase('drill.pool.moved')] : []),
    phrase('drill.pool.card', { card: { phrase: { code: `card.${card}` } } }),
    ...(here ? [phrase('drill.pool.here', { ground: phraseOf(here) })] : []),
    ...(there ? [phrase('drill.pool.there', { ground: phraseOf(there) })] : []),
  ]
  return {
    show: shown(state),
    question: phrase('drill.pool.ask', { unit: unit.name, enemy: his.name }),
    facts,
    asked: {
      kind: 'numbers',
      fields: [{ name: 'dice', unit: 'dice', right: dice, tolerance: 0, least: 0, most: 12, step: 1 }],
    },
    margin: null,
    construction: [
      { kind: 'line', tone: 'target', points: [middle(hex), middle(target)], ends: true },
      { kind: 'region', tone: 'target', polygon: outline(target) },
    ],
    working,
    clause: melee ? 'melee' : 'fire',
    why: phrase('drill.pool.why', { count: dice }),
    look: [middle(hex), middle(target)],
  }
}
const phraseOf = (letter: string) => ({ phrase: phrase(`drill.pool.ground.${NAMED[letter]}`) })
