/** A game as it begins: units and leaders on their hexes, cards not yet dealt. Draws nothing. */
import type { Id, Name, Options, Scenario, UnitId } from '../contract'
import { PACK } from './cards'
import { nationOf, SIDES, type Side, type UnitType } from './kinds'
import type { CcScenario } from './scenario'
import { type CcState, IDLE, type Leader, type Unit } from './state'
import { UNITS } from './tables'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const ARM_NAMES: { readonly [t in UnitType]: Name } = {
  LN: { it: 'fanteria di linea', en: 'line infantry' },
  LT: { it: 'fanteria leggera', en: 'light infantry' },
  GRZ: { it: 'Grenzer', en: 'Grenzer' },
  GR: { it: 'granatieri', en: 'grenadiers' },
  MI: { it: 'milizia', en: 'militia' },
  YG: { it: 'Giovane Guardia', en: 'Young Guard' },
  OG: { it: 'Vecchia Guardia', en: 'Old Guard' },
  LC: { it: 'cavalleria leggera', en: 'light cavalry' },
  LNCR: { it: 'lancieri', en: 'lancers' },
  GLC: { it: 'cavalleria leggera della Guardia', en: 'Guard light cavalry' },
  HC: { it: 'cavalleria pesante', en: 'heavy cavalry' },
  CU: { it: 'corazzieri', en: 'cuirassiers' },
  GHC: { it: 'cavalleria pesante della Guardia', en: 'Guard heavy cavalry' },
  FA: { it: 'artiglieria a piedi', en: 'foot artillery' },
  GFA: { it: 'artiglieria a piedi della Guardia', en: 'Guard foot artillery' },
  HA: { it: 'artiglieria a cavallo', en: 'horse artillery' },
}
const nameOf = (type: UnitType, n: number): Name => ({
  it: `${ROMAN[n - 1] ?? n} ${ARM_NAMES[type].it}`,
  en: `${ROMAN[n - 1] ?? n} ${ARM_NAMES[type].en}`,
})

function camp(s: CcScenario, seat: Side, units: { [id: Id]: Unit }, leaders: { [id: Id]: Leader }): void {
  const { units: placed, leaders: led, commander } = s.seats[seat]
  const members = seat === 'a' ? (s.rules.formation?.hexes ?? []) : []
  const byHex = new Map<string, string>()
  for (const [type, hexes] of Object.entries(placed) as [UnitType, readonly string[]][])
    hexes.forEach((hex, i) => {
      const id = `${seat}/${type}/${i + 1}` as UnitId
      const { blocks } = UNITS[nationOf(seat)][type]!
      byHex.set(hex, id)
      units[id] = {
        id,
        seat,
        type,
        name: nameOf(type, i + 1),
        blocks,
        full: blocks,
        hex,
        leader: null,
        square: null,
        use: IDLE,
        member: members.includes(hex),
      }
    })
  led.forEach((hex, i) => {
    const id = `${seat}/L/${i + 1}` as UnitId
    const name = i === 0 ? commander : { it: `Generale ${ROMAN[i]}`, en: `General ${ROMAN[i]}` }
    leaders[id] = { id, seat, name, hex, use: IDLE }
    const unit = byHex.get(hex)
    if (unit) units[unit] = { ...units[unit]!, leader: id }
  })
}

export function setUpState(scenario: Scenario, options: Options): CcState {
  const s = scenario as CcScenario
  const units: { [id: Id]: Unit } = {}
  const leaders: { [id: Id]: Leader } = {}
  for (const seat of SIDES) camp(s, seat, units, leaders)
  return {
    ruleset: 'commands-colors',
    scenario: s.id,
    turn: 0,
    turns: s.turns,
    phase: 'deal',
    active: s.rules.first,
    map: s.map,
    options,
    rules: s.rules,
    marks: s.marks,
    titles: { a: s.seats.a.name, b: s.seats.b.name },
    commanders: { a: s.seats.a.commander, b: s.seats.b.commander },
    size: { a: s.seats.a.hand, b: s.seats.b.hand },
    units,
    leaders,
    hands: { a: [], b: [] },
    deck: PACK,
    discards: [],
    played: null,
    last: { a: null, b: null },
    attack: null,
    steps: [],
    ask: null,
    drew: false,
    memberBattles: 0,
    banners: { a: 0, b: 0 },
    held: {},
    taken: [],
    baggage: s.rules.baggage ? { at: 0 } : null,
    ended: null,
  }
}
