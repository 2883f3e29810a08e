/** Positions of Radetzky examined by its own rules. The eye is asked for the lane of a shot; which side is met, only once bases touch. */
import { CONTACT, distance, gap, gapCm, sector } from '../../../geometry'
import type { Name, Phrase, Point, UnitId } from '../../contract'
import type { Exam } from '../../contract/practice'
import { phrase } from '../../shared/drill/parts'
import { radetzky } from '..'
import { bodyOf } from '../rules/bodies'
import { commandOf } from '../rules/command'
import { contactsOf, sideMet } from '../rules/contact'
import { laneOf, shoot } from '../rules/fire'
import { boundsOf, isGun, rangeOf } from '../rules/fireDice'
import { freshUse } from '../setup'
import type { RadState, RadView } from '../state'
import { COMMAND_RADIUS, GUN_SPREAD } from '../tables'
import { touching } from './places'

type Seen = RadState | RadView
type Unit = Seen['units'][string]
const AS = { opportunity: false, moving: false }

const plain = (u: Unit): boolean => u.place === 'table' && u.pose !== null && u.inside === null && u.square === null
/** Who goes into a melee of its own will. */
const MELEE: readonly string[] = ['line', 'light', 'cavalry']
/** What of a refusal lies in the ground and not in the base itself. */
const GROUND: readonly string[] = ['fire/not-in-arc', 'fire/barred', 'fire/nearest-first', 'fire/out-of-range', 'fire/no-dice']

export const examRad: Exam<Seen> = {
  ready: s => ({
    ...s,
    interrupt: null,
    pursuit: null,
    units: Object.fromEntries(
      Object.entries(s.units).map(([id, u]) => [id, { ...u, opportunity: false, use: freshUse(u.pose) }]),
    ),
  }),
  units: s =>
    Object.values(s.units)
      .filter(plain)
      .map(u => ({ id: u.id, seat: u.seat, name: u.name, body: bodyOf(s, u) })),
  pushed(s, id, [x, y]) {
    const u = s.units[id]!
    const pose = { ...u.pose!, front: [u.pose!.front[0] + x, u.pose!.front[1] + y] as Point }
    return { ...s, units: { ...s.units, [id]: { ...u, pose, use: freshUse(pose) } } }
  },
  shots(s, id) {
    const u = s.units[id]!
    if (u.shooter === null || u.limbered || contactsOf(s, u).length > 0) return []
    return Object.values(s.units)
      .filter(e => e.seat !== u.seat && e.place === 'table' && e.pose !== null)
      .flatMap(e => {
        const shot = shoot(s, u, e, AS)
        if (!shot.aim || shot.refusals.some(r => !GROUND.includes(r.code))) return []
        return [
          {
            target: e.id,
            may: shot.refusals.length === 0,
            cm: shot.aim.cm,
            value: shot.dice,
            refusals: shot.refusals,
            bounds: boundsOf(u.shooter!),
            working: shot.working,
            drawing: shot.drawing,
          },
        ]
      })
  },
  short(s, id) {
    const u = s.units[id]!
    const own = bodyOf(s, u)
    if (!own || u.shooter === null || u.limbered || !plain(u) || contactsOf(s, u).length > 0) return []
    const range = rangeOf(u.shooter)
    const spread = isGun(u.shooter) ? GUN_SPREAD : 0
    return Object.values(s.units).flatMap(e => {
      const foe = e.seat !== u.seat ? bodyOf(s, e) : null
      if (!foe || gapCm(own, foe) > range + 10) return []
      const { inside, part } = sector(own, foe, spread, 'nearest')
      // From the front edge, as a body of no depth to speak of.
      const by = inside ? gapCm({ ...own, depth: 1e-6 }, { polygon: part }) - range : 0
      return by > CONTACT ? [{ target: e.id, by }] : []
    })
  },
  weapon(s, id) {
    const { shooter } = s.units[id]!
    return shooter === null ? null : phrase('drill.radetzky.fire.how', { cm: rangeOf(shooter) })
  },
  terms(s, id) {
    const u = s.units[id]!
    const facts: Phrase[] = [phrase('drill.radetzky.number.value', { value: u.value, losses: u.losses })]
    if (u.disordered) facts.push(phrase('drill.number.disordered'))
    return facts
  },
  charge(s, id, target) {
    const u = s.units[id]!
    const foe = s.units[target]!
    const [own, his] = [bodyOf(s, u), bodyOf(s, foe)]
    if (!own || !his || !MELEE.includes(u.arm) || contactsOf(s, u).length > 0) return null
    const asked: Seen = {
      ...s,
      phase: 'act',
      active: u.seat,
      waiting: [u.seat],
      units: { ...s.units, [id]: { ...u, order: 'attack' } },
    }
    const chance = radetzky.hands!.charges(asked, id as UnitId).find(c => c.target === target)
    const speed = radetzky.hands!.manoeuvres(asked, id as UnitId)?.left
    if (speed === undefined) return null
    if (chance) return { cm: chance.left, speed, steps: chance.steps }
    // Nothing goes farther than its move: what lies beyond it is out of reach whatever the way.
    const short = gapCm(own, his) - speed
    return short > 0 ? { cm: -short, speed, steps: [] } : null
  },
  flank: () => null,
  met(s, id, target) {
    const u = s.units[id]!
    const [own, his] = [bodyOf(s, u), bodyOf(s, s.units[target]!)]
    if (!own || !his || !plain(u) || !plain(s.units[target]!) || !MELEE.includes(u.arm) || contactsOf(s, u).length > 0)
      return null
    const end = touching(own, his)
    if (!end) return null
    const gone = distance(own.front, end.front)
    // Whoever it touches sooner is met in his stead.
    const sooner = Object.values(s.units).some(e => {
      const body = e.id === id || e.id === target || e.place !== 'table' ? null : bodyOf(s, e)
      const first = body ? touching(own, body) : null
      return first !== null && distance(own.front, first.front) < gone
    })
    return sooner ? null : { side: sideMet(end, his), end }
  },
  command(s, id) {
    const u = s.units[id]!
    const group = s.groups[u.group]
    const command = group ? commandOf(s, group) : null
    const [own, his] = [bodyOf(s, u), command ? bodyOf(s, command) : null]
    if (!command || command.id === id || !own || !his) return null
    const g = gap(his, own)
    return { cm: g.cm, radius: COMMAND_RADIUS, from: g.from, to: g.to, who: command.name, body: command.id }
  },
  sees(s, id, target) {
    const u = s.units[id]!
    const e = s.units[target]!
    if (u.shooter === null || u.limbered || !plain(u) || contactsOf(s, u).length > 0) return null
    const { aim, refusals } = shoot(s, u, e, AS)
    if (!aim || refusals.some(r => !GROUND.includes(r.code))) return null
    const bar = refusals.find(r => r.code === 'fire/barred')?.with?.other as Name | undefined
    return { yes: bar === undefined, ...laneOf(aim), ...(bar === undefined ? {} : { by: bar }) }
  },
  clauses: { fire: 'Fuoco', number: 'Fuoco', charge: 'Movimento', flank: 'Mischia', command: 'Comando', sight: 'Fuoco' },
  words: { own: 'radetzky.', reach: phrase('drill.radetzky.reach.how'), command: 'base', sight: 'lane' },
  number: 'dice',
}
