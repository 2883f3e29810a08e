/** What may be done now, as a list; every entry is judged on the seat's view, so that nothing is offered and then refused. */
import type { Choice, HexMark, Name, Param, Phrase, Seat, UnitId } from '../contract'
import type { CampCommand } from './commands'
import { judge } from './decide'
import { askedFight, tableFight } from './handlers/battle'
import { stepCost } from './handlers/move'
import { enemyPoints, ownPoints } from './handlers/secret'
import { ARMS, foot, type Points, type Side, total } from './kinds'
import { nearOf, placeOf } from './map'
import { alive, bySeniority, fieldedAt, seniorOf } from './rules/where'
import { gainsOf, manoeuvring } from './stages/manoeuvre'
import type { CampView, Unit } from './state'
import { LEAST_UNIT } from './tables'

type C = Choice<CampCommand>
const offer = (
  command: CampCommand,
  code: string,
  with_: { readonly [key: string]: Param } = {},
  unit?: UnitId,
  primary?: boolean,
  hex?: HexMark,
): C => ({
  command,
  text: { code, with: with_ },
  ...(unit === undefined ? {} : { unit }),
  ...(primary ? { primary: true } : {}),
  ...(hex ? { hex } : {}),
})
/** What a point of the map says of what a tap on it would do. */
const word = (code: string): Phrase => ({ code: `camp.map.${code}` })
const place = (s: CampView, id: string): Name => placeOf(s.map, id).name
/** A unit is called by who leads it. */
export const nameOf = (s: CampView, u: Unit): Name => seniorOf(s, [u])?.name ?? { it: u.label, en: u.label }

function groupChoices(s: CampView): C[] {
  const g = s.group!
  const here = s.units[g.units[0]!]!.at!
  return [
    offer({ type: 'forceMarch' }, 'choice.campForceMarch'),
    ...nearOf(s.map, here).map(to => {
      const { cost, debt } = stepCost(s, to) ?? { cost: 0, debt: 0 }
      const tag = { code: debt > 0 ? 'camp.costOwed' : 'camp.cost', with: { count: cost, debt } }
      const mark: HexMark = { label: to, tone: 'legal', tag, path: [here, to] }
      return offer({ type: 'step', to }, 'choice.campStep', { place: place(s, to) }, g.units[0], false, mark)
    }),
    offer({ type: 'stand' }, 'choice.campStand'),
    offer({ type: 'breakThrough' }, 'choice.campBreakThrough'),
    offer({ type: 'end' }, 'choice.campEnd', {}, undefined, true),
  ]
}
function pickChoices(s: CampView, seat: Side): C[] {
  const mine = alive(s, seat)
  const points = [...new Set(mine.map(u => u.at!))]
  const out: C[] = []
  for (const at of points) {
    const here = mine.filter(u => u.at === at && !u.tested)
    if (here.length > 1)
      out.push(
        offer(
          { type: 'activate', units: here.map(u => u.id) },
          'choice.campActivateAll',
          { place: place(s, at), count: here.length },
          here[0]!.id,
          false,
          { label: at, tone: 'command' },
        ),
      )
    for (const u of here) {
      // A corps that is taken in hand goes alone; else a tap on the point takes all.
      const mark: HexMark = { label: at, tone: 'command', ...(here.length > 1 ? { held: true } : {}) }
      const with_ = { unit: nameOf(s, u), place: place(s, at) }
      out.push(offer({ type: 'activate', units: [u.id] }, 'choice.campActivate', with_, u.id, false, mark))
    }
  }
  return out
}
/** A few ways to deal out points: all of them, a part by arms. */
const parts = (p: Points): readonly Points[] => [
  p,
  { ipf: Math.min(10, p.ipf), cpf: 0, apf: 0 },
  Object.fromEntries(ARMS.map(arm => [arm, Math.floor(p[arm] / 2)])) as unknown as Points,
]
function dealChoices(s: CampView, seat: Side): C[] {
  const out: C[] = [offer({ type: 'council' }, 'choice.campCouncil')]
  const mine = alive(s, seat)
  if (s.council === true)
    for (const from of mine)
      for (const to of mine.filter(u => u.at === from.at && u.id !== from.id))
        parts(from.points).forEach((points, i) => {
          const code = (['choice.campMerge', 'choice.campTransfer', 'choice.campTransfer'] as const)[i]!
          out.push(
            offer(
              { type: 'transfer', from: from.id, to: to.id, points },
              code,
              { unit: nameOf(s, from), to: nameOf(s, to), count: total(points) },
              from.id,
            ),
          )
        })
  for (const u of mine)
    for (const leader of u.leaders) {
      const l = s.leaders[leader]!
      for (const to of mine.filter(x => x.at === u.at && x.id !== u.id))
        out.push(offer({ type: 'join', leader, to: to.id }, 'choice.campJoin', { leader: l.name, to: nameOf(s, to) }, to.id))
      if (s.council === true && u.leaders.length > 1)
        for (const from of mine.filter(x => x.at === u.at && foot(x.points) >= 2 * LEAST_UNIT))
          out.push(
            offer(
              { type: 'form', from: from.id, leader, points: parts(from.points)[2]! },
              'choice.campForm',
              { leader: l.name, unit: nameOf(s, from) },
              from.id,
            ),
          )
    }
  return out
}
function secretChoices(s: CampView, seat: Side): C[] {
  const c = s.contact!
  const out: C[] = []
  for (const id of c.takers[seat]) {
    const u = s.units[id]!
    const unit = nameOf(s, u)
    const near = nearOf(s.map, u.at!)
    out.push(offer({ type: 'attitude', unit: id, do: 'stand' }, 'choice.campHold', { unit }, id))
    out.push(offer({ type: 'attitude', unit: id, do: 'shutIn' }, 'choice.campShutIn', { unit }, id))
    for (const point of enemyPoints(s, c, seat))
      out.push(
        offer(
          { type: 'attitude', unit: id, do: 'intercept', point },
          'choice.campIntercept',
          { unit, place: place(s, point) },
          id,
          false,
          { label: point, tone: 'target', held: true, tag: word('intercepts'), path: [u.at!, point] },
        ),
      )
    for (const of of alive(s, seat).filter(x => ownPoints(s, c, seat).includes(x.at!)))
      out.push(
        offer(
          { type: 'attitude', unit: id, do: 'support', of: of.id },
          'choice.campSupport',
          { unit, to: nameOf(s, of) },
          id,
          false,
          { label: of.at!, tone: 'command', held: true, tag: word('supports'), path: [u.at!, of.at!] },
        ),
      )
    const back = (path: readonly string[]) => {
      const to = path.at(-1)!
      const [by] = path
      const mark: HexMark = { label: to, tone: 'reach', held: true, tag: word('retreats'), path: [u.at!, ...path] }
      const text = path.length > 1 ? 'choice.campRetreatBy' : 'choice.campRetreat'
      const with_ = { unit, place: place(s, to), by: place(s, by!) }
      return offer({ type: 'attitude', unit: id, do: 'retreat', path }, text, with_, id, false, mark)
    }
    // What is one step off is gone to in one.
    out.push(...near.map(p => back([p])))
    for (const p of near) for (const q of nearOf(s.map, p)) if (q !== u.at && !near.includes(q)) out.push(back([p, q]))
  }
  return [...out, offer({ type: 'seal' }, 'choice.campSeal', {}, undefined, true)]
}
function all(s: CampView, seat: Side): C[] {
  switch (s.phase) {
    case 'initiative':
      return [offer({ type: 'rollInitiative' }, 'choice.campInitiative', {}, undefined, true)]
    case 'weather':
      return [offer({ type: 'rollWeather' }, 'choice.campWeather', {}, undefined, true)]
    case 'move':
      return s.group
        ? groupChoices(s)
        : [
            ...pickChoices(s, seat),
            ...dealChoices(s, seat),
            offer({ type: 'endPhase' }, 'choice.campEndPhase', {}, undefined, true),
          ]
    case 'contact':
      return secretChoices(s, seat)
    case 'battle': {
      const won = manoeuvring(s)
      if (won)
        return gainsOf(won).map((gain, i) =>
          offer(
            { type: 'gain', gain },
            gain.kind === 'terrain' ? `choice.campGain_${gain.piece}` : `choice.campGain_${gain.kind}`,
            {},
            undefined,
            i === 0,
          ),
        )
      const f = askedFight(s)
      if (!f) return []
      const with_ = { place: place(s, f.at) }
      return [
        offer({ type: 'way', how: 'map' }, 'choice.campOnMap', with_, undefined, true),
        offer({ type: 'way', how: 'table' }, 'choice.campOnTable', with_),
        offer({ type: 'way', how: 'typed' }, 'choice.campTyped', with_),
      ]
    }
    case 'table': {
      const f = tableFight(s)
      if (!f?.proposal) return [offer({ type: 'way', how: 'map' }, 'choice.campBackToMap', {}, undefined, true)]
      if (f.proposal.by === seat) return []
      return [
        offer({ type: 'agree', yes: true }, 'choice.campAgree', {}, undefined, true),
        offer({ type: 'agree', yes: false }, 'choice.campRefuse'),
      ]
    }
    case 'siege': {
      const at = s.asking!
      // A tap on the fortress goes on with the siege; with the besiegers' senior corps in hand it storms. A summons is spoken, not pointed at.
      const [chief] = bySeniority(s, fieldedAt(s, seat, at))
      const wait: HexMark = { label: at, tone: 'command', tag: word('waits') }
      const storm: HexMark = { label: at, tone: 'target', held: true, tag: word('storms') }
      const act = (do_: 'wait' | 'summon' | 'assault', unit?: UnitId, mark?: HexMark) =>
        offer({ type: 'siege', at, do: do_ }, `choice.campSiege_${do_}`, { place: place(s, at) }, unit, do_ === 'wait', mark)
      return [act('wait', undefined, wait), act('summon'), act('assault', chief?.id, storm)]
    }
    case 'retreat':
      return (s.beaten[0]?.legal ?? []).map((to, i) =>
        offer({ type: 'retreatTo', to }, 'choice.campRetreatTo', { place: place(s, to) }, undefined, i === 0, {
          label: to,
          tone: 'legal',
          tag: word('retreats'),
          path: [s.beaten[0]!.at, to],
        }),
      )
    default:
      return []
  }
}
export function choices(view: CampView, seat: Seat): readonly C[] {
  if (seat !== 'a' && seat !== 'b') return []
  return all(view, seat).filter(c => 'command' in c && judge(view, seat, c.command).kind === 'ok')
}
