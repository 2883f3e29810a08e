/** Positions of Ordine Obliquo examined by its own rules. */
import { behind, centreOf, gap, gapCm, NOISE, sector, toLocal } from '../../../geometry'
import type { Phrase, Point, UnitId } from '../../contract'
import type { Exam, ExamShot } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { sideMet } from '../rules/charge'
import { commandGap } from '../rules/commandRadius'
import { rangeOf } from '../rules/fire/firer'
import { type FireOption, fireOptions } from '../rules/fire/options'
import { drillOf } from '../rules/manoeuvres'
import type { OoState, OoView } from '../state'
import { slack } from './reach'
import { unused } from './stage'

type Seen = OoState | OoView
type Unit = Seen['units'][string]

const HIDES: readonly string[] = ['fire/hill', 'fire/wood', 'fire/village']
/** Charges halt so near: whoever stands nearer has arrived. */
const ARRIVED = 1.5

const plain = (u: Unit): boolean =>
  u.place === 'table' &&
  u.pose !== null &&
  u.village === null &&
  u.formation !== 'square' &&
  u.formation !== 'crew' &&
  u.rout === null
const bodyOf = (s: Seen, u: Unit) => (plain(u) ? (drillOf(s, u)?.body ?? null) : null)

const kept = new WeakMap<Seen, Map<string, readonly FireOption[]>>()
function options(s: Seen, id: string): readonly FireOption[] {
  const known = kept.get(s) ?? new Map<string, readonly FireOption[]>()
  kept.set(s, known)
  const had = known.get(id) ?? fireOptions(s, s.units[id]!)
  known.set(id, had)
  return had
}
const boundsOf = (u: Unit): readonly number[] => {
  const range = rangeOf(u)
  return range ? [range.short, range.long] : []
}
const shotOf = (u: Unit, o: FireOption): ExamShot => ({
  target: o.target,
  may: o.may,
  cm: o.cm,
  value: o.value,
  refusals: o.refusals,
  bounds: boundsOf(u),
  working: o.working,
  drawing: o.drawing,
})

export const examOo: Exam<Seen> = {
  ready: s => ({
    ...s,
    interrupt: null,
    fights: [],
    units: Object.fromEntries(Object.entries(s.units).map(([id, u]) => [id, { ...u, use: unused(u.pose, u.formation) }])),
  }),
  units: s =>
    Object.values(s.units)
      .filter(plain)
      .map(u => ({ id: u.id, seat: u.seat, name: u.name, body: bodyOf(s, u) })),
  pushed(s, id, [x, y]) {
    const u = s.units[id]!
    const front: Point = [u.pose!.front[0] + x, u.pose!.front[1] + y]
    const pose = { ...u.pose!, front }
    return { ...s, units: { ...s.units, [id]: { ...u, pose, use: { ...u.use, start: pose } } } }
  },
  shots: (s, id) => {
    const all = options(s, id)
    // Who cannot fire as he is, whomever at, is no question of the ground.
    const own = all.some(o => o.refusals.some(r => OWN.includes(r.code)))
    return own ? [] : all.map(o => shotOf(s.units[id]!, o))
  },
  short(s, id) {
    const range = rangeOf(s.units[id]!)
    if (!range) return []
    return options(s, id)
      .filter(o => o.refusals.length > 0 && o.refusals.every(r => r.code === 'fire/range'))
      .map(o => ({ target: o.target, by: o.cm - range.long }))
  },
  weapon(s, id) {
    const u = s.units[id]!
    const range = rangeOf(u)
    if (!range) return null
    const guns = u.weapon === 'guns'
    return phrase(guns ? 'drill.here.guns' : 'drill.here.muskets', { long: range.long, short: range.short })
  },
  terms(s, id) {
    const u = s.units[id]!
    if (u.cp === null) return null
    const facts: Phrase[] = [
      phrase('drill.number.experience', { experience: { phrase: phrase(`experience.${u.experience}`) } }),
      phrase('drill.number.cp', { cp: u.cp, of: u.cpStart }),
    ]
    if (u.disorder !== null) facts.push(phrase('drill.number.disordered'))
    if (u.weapon !== 'guns') facts.push(phrase(u.firstVolley ? 'drill.number.first' : 'drill.number.later'))
    return facts
  },
  charge(s, id, target) {
    const u = s.units[id]!
    const foe = s.units[target]!
    const [own, his] = [bodyOf(s, u), bodyOf(s, foe)]
    if (!own || !his || u.troop === 'artillery' || gapCm(own, his) <= ARRIVED) return null
    const asked: Seen = { ...s, phase: s.first === u.seat ? 'move1' : 'move2', waiting: [u.seat] }
    const found = slack(asked, id, target as UnitId)
    const speed = drillOf(asked, u)?.goings[0]?.manoeuvres.allowance
    return found && speed !== undefined ? { cm: found.cm, speed, steps: found.steps } : null
  },
  flank(s, id, target) {
    const [own, his] = [bodyOf(s, s.units[id]!), bodyOf(s, s.units[target]!)]
    if (!own || !his) return null
    return { flank: sideMet(his, own).flanking, share: behind(his, own), cm: toLocal(his, centreOf(own))[1] }
  },
  met: () => null,
  command(s, id) {
    const u = s.units[id]!
    const g = commandGap(s, u)
    const general = s.generals[s.brigades[u.brigade]?.general ?? '']
    const body = bodyOf(s, u)
    if (!g || !general?.point || general.attached !== null || !body) return null
    const line = gap({ point: general.point }, body)
    return { cm: g.cm, radius: g.radius, from: line.from, to: line.to, who: general.name, body: general.id }
  },
  sees(s, id, target) {
    const shot = options(s, id).find(o => o.target === target)
    const his = bodyOf(s, s.units[target]!)
    if (!shot || !his || sector(shot.front.footprint, his, shot.front.spread).share < 1 - NOISE) return null
    const line = { from: shot.front.footprint.front, to: shot.to }
    if (shot.may) return { yes: true, ...line }
    if (shot.refusals.every(r => HIDES.includes(r.code))) return { yes: false, ...line }
    // Another is nearer: it is seen for all that.
    return shot.refusals.every(r => r.code === 'fire/nearest') ? { yes: true, ...line } : null
  },
  clauses: { fire: '8', number: '8.8', charge: '9.1', flank: '9.7', command: '3.3', sight: '8' },
  words: { own: '', reach: phrase('drill.reach.how'), command: 'general', sight: 'eye' },
  number: 'percent',
}
/** What speaks against firing at anybody. */
const OWN: readonly string[] = [
  'fire/no-weapon',
  'fire/crew',
  'fire/broken',
  'fire/square',
  'fire/column',
  'fire/limbered',
  'fire/in-contact',
]
