/** What a seat may do now. Everything offered is legal as it stands. */
import type { Choice, HexMark, Seat, UnitId } from '../contract'
import { offered } from '../shared/offer'
import { DIRS, type Dir } from './board'
import type { SbCommand } from './commands'
import { judge } from './decide'
import { contest, odds, staying } from './foretold'
import { escort, mayEnter } from './handlers/activate'
import { refusing } from './handlers/command'
import { FORMATIONS, ORDERS } from './kinds'
import { groups, movable } from './rules/active'
import { dueNext, inPlaceOf } from './rules/arrivals'
import { attachable } from './rules/attach'
import { meeting } from './rules/counterCharge'
import { targetsOf } from './rules/duty'
import { exchanges } from './rules/exchange'
import { refuges } from './rules/flight'
import { stepOf } from './rules/limits'
import { mayComeBack, mayGoAside, placesOf } from './rules/officers'
import { defenceDice } from './rules/pools'
import { battalionMarkers, groupMarkers } from './rules/sealed'
import { at, board } from './rules/where'
import { placesFor } from './sampling'
import { waysBack } from './stages/beaten'
import { roleOf, sideIn } from './stages/melee'
import { mayReturn } from './stages/turn'
import type { Counter, SbView, Side } from './state'

type C = Choice<SbCommand>
const offer = offered<SbCommand>
const phrase = (code: string) => ({ phrase: { code } })
const end = (code: string): C => offer({ type: 'endPhase' }, code, {}, undefined, true)

/** What a marker is called: its battalion's or its commander's name. */
export const markerName = (view: Pick<SbView, 'battalions' | 'commanders'>, marker: string) =>
  marker.startsWith('co:') ? view.commanders[marker.slice(3)]!.name : view.battalions[marker]!.name

function orderChoices(view: SbView, seat: Side): C[] {
  return Object.values(view.commanders)
    .filter(c => c.seat === seat && c.place === 'map' && c.inCommand && !c.reiterated)
    .flatMap(c =>
      ORDERS.filter(o => o !== (c.issued ?? c.order)).map(order =>
        offer({ type: 'order', commander: c.id, order }, 'choice.sbOrder', { to: c.name, order: phrase(`order.${order}`) }),
      ),
    )
}
function markerChoices(view: SbView, seat: Side): C[] {
  return [...battalionMarkers(view, seat), ...groupMarkers(view, seat)].map(marker => {
    const inside = view.markers[seat].includes(marker)
    return offer({ type: 'marker', marker, in: !inside }, inside ? 'choice.sbMarkerOut' : 'choice.sbMarkerIn', {
      marker: markerName(view, marker),
    })
  })
}

function activateChoices(view: SbView): C[] {
  const out: C[] = []
  for (const g of groups(view)) {
    const sets: (readonly Counter[])[] = []
    if (g.entry !== null) {
      // As many as may come in together, from the first of one battalion.
      const one = g.units.filter(u => u.battalion === g.units[0]!.battalion)
      const n = [3, 2, 1].find(k => one.length >= k && mayEnter(view, one.slice(0, k)))
      if (n) sets.push(one.slice(0, n))
    } else {
      sets.push(g.units)
      if (g.units.length > 1) sets.push(g.units.slice(0, 1))
    }
    for (const units of sets) {
      const ids = units.map(u => u.id)
      const hex = g.hex ?? g.entry!
      const what = { units: units[0]!.name, count: units.length, hex }
      const leader = g.hex === null ? null : escort(view, units, g.hex)
      const code = g.hex === null ? 'choice.sbEnter' : 'choice.sbActivate'
      out.push(offer({ type: 'activate', units: ids }, code, what, ids[0]!, undefined, { label: hex, tone: 'legal' }))
      if (leader)
        out.push(
          offer(
            { type: 'activate', units: ids, commander: true },
            'choice.sbActivateWith',
            { ...what, commander: leader.name },
            ids[0]!,
            undefined,
            { label: hex, tone: 'legal' },
          ),
        )
    }
  }
  for (const c of movable(view))
    out.push({ moves: c.id as UnitId, text: { code: 'choice.sbMoveCommander', with: { commander: c.name } } })
  return out
}

function actChoices(view: SbView): C[] {
  const a = view.acting!
  const unit = a.units[0]!
  const cell = (d: Dir) => ({ dir: phrase(`dir.${d}`) })
  const beside = board(view).cell(a.hex!)!.near
  const across = (d: Dir, tone: HexMark['tone'], more: Partial<HexMark> = {}): HexMark | undefined => {
    const label = beside[d]
    return label ? { label, tone, ...more } : undefined
  }
  const out: C[] = [offer({ type: 'stop' }, 'choice.sbStop', {}, unit, true)]
  for (const dir of DIRS) {
    const cost = Math.max(0, ...Object.values(stepOf(view, a, dir).costs))
    const tag = { code: 'tag.sbCost', with: { value: cost } }
    const stepped = { ...cell(dir), cost }
    out.push(
      offer({ type: 'step', dir }, 'choice.sbStep', stepped, unit, undefined, across(dir, 'reach', { once: true, tag })),
      offer(
        { type: 'assault', dir },
        'choice.sbAssault',
        { ...cell(dir), ...contest(view, a, dir) },
        unit,
        undefined,
        across(dir, 'target'),
      ),
    )
  }
  for (const by of [-2, -1, 1, 2, 3])
    out.push(
      offer({ type: 'rotate', by }, by < 0 ? 'choice.sbRotateLeft' : 'choice.sbRotateRight', { count: Math.abs(by) }, unit),
    )
  for (const f of FORMATIONS)
    if (f !== 'isolated')
      out.push(offer({ type: 'form', formation: f }, 'choice.sbForm', { formation: phrase(`formation.${f}`) }, unit))
  for (const target of targetsOf(view, a.hex!, a.units))
    out.push(
      offer(
        { type: 'fire', target },
        'choice.sbFire',
        { target: at(view, target)[0]!.name, hex: target, ...odds(view, a.hex!, target, a.units) },
        unit,
        undefined,
        { label: target, tone: 'target' },
      ),
    )
  for (const e of exchanges(view, a)) {
    const what = { points: e.points, from: view.units[e.from]!.name, to: view.units[e.to]!.name }
    out.push(offer({ type: 'exchange', ...e }, 'choice.sbExchange', what, e.to))
  }
  for (const id of a.units.slice(1))
    out.push(offer({ type: 'top', unit: id }, 'choice.sbTop', { unit: view.units[id]!.name }, id))
  return out
}

/** 7.1: what is due in the next turn may come later, or not at all; where the order is chosen, another battalion first (F26). */
function arrivalChoices(view: SbView, seat: Side): C[] {
  return dueNext(view, seat).flatMap(a => {
    const what = { battalion: markerName(view, a.battalion), hex: a.hex }
    return [
      offer({ type: 'arrival', battalion: a.battalion, go: 'delay' }, 'choice.sbDelay', what),
      offer({ type: 'arrival', battalion: a.battalion, go: 'cancel' }, 'choice.sbCancel', what),
      ...inPlaceOf(view, seat, a).map(x =>
        offer({ type: 'arriveFirst', battalion: x.battalion, instead: a.battalion }, 'choice.sbInstead', {
          ...what,
          first: markerName(view, x.battalion),
        }),
      ),
    ]
  })
}
function officerChoices(view: SbView, seat: Side): C[] {
  const early = view.phase === 'officersBack'
  return [
    ...mayComeBack(view, seat, early).flatMap(c =>
      placesOf(view, c).map(u =>
        offer({ type: 'returnCommander', commander: c.id, unit: u.id }, 'choice.sbOfficerBack', {
          commander: c.name,
          unit: u.name,
          hex: u.hex!,
        }),
      ),
    ),
    ...(early ? [] : mayGoAside(view, seat)).map(c =>
      offer({ type: 'removeCommander', commander: c.id }, 'choice.sbAside', { commander: c.name }),
    ),
  ]
}
/** F16: initial orders are chosen, open. */
const initialOrders = (view: SbView, seat: Side): C[] =>
  view.rules.initialOrders
    ? Object.values(view.commanders)
        .filter(c => c.seat === seat)
        .flatMap(c =>
          ORDERS.filter(o => o !== c.order).map(order =>
            offer({ type: 'order', commander: c.id, order }, 'choice.sbOrder', { to: c.name, order: phrase(`order.${order}`) }),
          ),
        )
    : []

/** All that a seat is offered; what ends the phase first, where nothing stands against it. */
export function choices(view: SbView, seat: Seat): readonly C[] {
  if ((seat !== 'a' && seat !== 'b') || !view.waiting.includes(seat)) return []
  const legal = (c: C) => !('command' in c) || judge(view, seat, c.command).kind === 'ok'
  switch (view.phase) {
    case 'setUp':
      return [
        end('choice.sbSetUpDone'),
        ...placesFor(view, seat).map(c =>
          offer(c, 'choice.sbPut', { unit: view.units[c.unit]!.name, hex: c.hex }, c.unit, undefined, {
            label: c.hex,
            tone: 'legal',
          }),
        ),
        ...initialOrders(view, seat),
        ...arrivalChoices(view, seat),
      ].filter(legal)
    case 'officers':
    case 'officersBack':
      return [end('choice.sbOfficersDone'), ...officerChoices(view, seat)]
    case 'arrivals':
      return [end('choice.sbArrivalsDone'), ...arrivalChoices(view, seat)]
    case 'attach':
      return [
        end('choice.sbAttachDone'),
        ...attachable(view, seat).flatMap(({ unit, to }) =>
          to
            .filter(c => c.id !== unit.attached)
            .map(c =>
              offer(
                { type: 'attach', unit: unit.id, commander: c.id },
                'choice.sbAttach',
                { unit: unit.name, commander: c.name },
                unit.id,
              ),
            ),
        ),
      ]
    case 'orders':
      return [end('choice.sbSealOrders'), ...orderChoices(view, seat)]
    case 'markers':
      return [end('choice.sbSealMarkers'), ...markerChoices(view, seat)]
    case 'first':
      return view.cup
        .filter(m => m.seat === seat)
        .map(m => offer({ type: 'firstMarker', marker: m.marker }, 'choice.sbFirst', { marker: markerName(view, m.marker) }))
    case 'refused': {
      const who = refusing(view, seat)
      const what = { commander: who?.name ?? '', order: phrase(`order.${who?.issued ?? 'attack'}`) }
      return [
        offer({ type: 'reiterate', keep: true }, 'choice.sbReiterate', what, undefined, true),
        offer({ type: 'reiterate', keep: false }, 'choice.sbDiscard', what),
      ]
    }
    case 'activate':
      return [end('choice.sbEndActivation'), ...activateChoices(view)].filter(legal)
    case 'act':
      return actChoices(view).filter(legal)
    case 'react':
      return [
        offer({ type: 'pass' }, 'choice.sbPass', {}, undefined, true),
        ...view.react!.hexes.map(from =>
          offer(
            { type: 'defend', from },
            'choice.sbDefend',
            {
              unit: at(view, from)[0]!.name,
              hex: view.react!.at,
              ...odds(view, from, view.react!.at, undefined, view.react!.why !== 'answer'),
            },
            undefined,
            undefined,
            { label: from, tone: 'legal' },
          ),
        ),
      ]
    case 'charged':
      return [
        offer({ type: 'pass' }, 'choice.sbNoCharge', {}, undefined, true),
        ...view.charged!.squadrons.flatMap(id => {
          const what = { unit: view.units[id]!.name, hex: view.charged!.at }
          return [
            offer({ type: 'charge', unit: id }, 'choice.sbCharge', what, id),
            offer({ type: 'fallBack', unit: id }, 'choice.sbFallBack', what, id),
          ]
        }),
      ].filter(legal)
    case 'before':
      return [
        offer({ type: 'withdraw', go: true }, 'choice.sbWithdraw'),
        offer({ type: 'withdraw', go: false }, 'choice.sbStandFast', {}, undefined, true),
      ]
    case 'canister':
      return [
        offer(
          { type: 'canister', go: true },
          'choice.sbCanister',
          { dice: defenceDice(view, view.melee!).dice },
          undefined,
          true,
        ),
        offer({ type: 'canister', go: false }, 'choice.sbNoCanister', {
          dice: defenceDice(view, { ...view.melee!, canister: [] }).dice,
        }),
      ]
    case 'counter':
      return [
        offer({ type: 'counterCharge', go: true }, 'choice.sbCounter', { hex: meeting(view, view.melee!)?.hex ?? '' }),
        offer({ type: 'counterCharge', go: false }, 'choice.sbStandFast', {}, undefined, true),
      ]
    case 'allot':
      return sideIn(view, view.melee!, roleOf(view.melee!, seat))
        .filter(u => u.losses < u.sp)
        .map(u =>
          offer(
            { type: 'allot', unit: u.id },
            'choice.sbAllot',
            { unit: u.name, due: view.melee!.due[roleOf(view.melee!, seat)] },
            u.id,
          ),
        )
    case 'back':
      return view.melee!.going.flatMap(g =>
        waysBack(view, view.melee!, g.unit).map(hex =>
          offer(
            { type: 'retreatTo', unit: g.unit, hex },
            'choice.sbRetreatTo',
            { unit: view.units[g.unit]!.name, hex },
            g.unit,
            undefined,
            { label: hex, tone: 'legal' },
          ),
        ),
      )
    case 'flee':
      return view.flight!.who.flatMap(w => {
        const officer = view.commanders[w.commander]!
        if (officer.seat !== seat) return []
        return refuges(view, officer).map(hex =>
          offer(
            { type: 'flee', commander: officer.id, hex },
            'choice.sbFlee',
            { commander: officer.name, unit: at(view, hex)[0]!.name, hex },
            undefined,
            undefined,
            { label: hex, tone: 'legal' },
          ),
        )
      })
    case 'stand':
      return [
        offer({ type: 'stand', retire: false }, 'choice.sbTest', staying(view), undefined, true),
        offer({ type: 'stand', retire: true }, 'choice.sbRetire'),
      ].filter(legal)
    case 'returns':
      return [
        end('choice.sbReturnsDone'),
        ...mayReturn(view, seat).map(u => offer({ type: 'return', unit: u.id }, 'choice.sbReturn', { unit: u.name }, u.id)),
      ]
    default:
      return []
  }
}
