/** 6.0 to 6.4: fire, defensive fire, assaults, and what the defender answers. */
import { type Dir, opposite } from '../board'
import { assaultOf } from '../rules/assault'
import { chargesFrom } from '../rules/charge'
import { firersOf, volleyDice } from '../rules/firing'
import { aspectIn, canisterGuns } from '../rules/pools'
import { retreatHexes } from '../rules/retreat'
import { at, board, bottom } from '../rules/where'
import { goneBack, waysBack } from '../stages/beaten'
import { allot as allotAll, answer, fight, goOn, roleOf, sideIn, takeFrom, withdraw } from '../stages/melee'
import { askedHorse, charge as chargeOf, counter as counterOf, meet, stillFiring } from '../stages/react'
import { tested, volley } from '../stages/volley'
import { type Acting, meleeOf, other, type SbSeen } from '../state'
import type { Story } from '../story'
import { barred, fine, found, type Handler, impossible, isDir, isText, notNow, type Of, unitOf } from './handler'
import { endGroup, mustGoOn } from './move'

const enemyIn = (s: SbSeen, seat: string, hex: string) => at(s, hex).some(u => u.seat !== seat)

export const fire: Handler<Of<'fire'>> = {
  shape: c => isText(c.target),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const a = seen.acting!
    if (!enemyIn(seen, seat, c.target)) return impossible('fire/nobody', '6.2')
    if (firersOf(seen, a.hex!, c.target, a.units).length === 0) return impossible('fire/cannot', '6.2')
    const { working } = volleyDice(seen, firersOf(seen, a.hex!, c.target, a.units), c.target)
    return { ...found(mustGoOn(seen, a) ? [{ code: 'stack/full', clause: '5.3' }] : []), working }
  },
  act(story, seat, c, dice) {
    const a = story.state.acting!
    const firers = firersOf(story.state, a.hex!, c.target, a.units)
    volley(story, firers, c.target, dice, false)
    const rest = a.units.filter(id => !firers.some(u => u.id === id) && story.unit(id).place === 'map')
    const units = Object.fromEntries(firers.map(u => [u.id, { done: true, left: 0, duty: true }]))
    story.add({ type: 'Stopped', counters: firers.map(u => u.id) }, { units, now: { acting: { ...a, units: rest } } })
    if (rest.length === 0) endGroup(story)
    // 6.2: who fires without having moved is answered, if the target is still there.
    if (a.moved || story.state.active !== seat) return
    const by = other(seat)
    if (!at(story.state, a.hex!).some(u => u.seat === seat)) return
    if (firersOf(story.state, c.target, a.hex!).length === 0) return
    story.add(
      { type: 'ReactOffered', by, at: a.hex! },
      { now: { react: { by, hexes: [c.target], at: a.hex!, why: 'answer' }, phase: 'react', waiting: [by] } },
    )
  },
}

export const defend: Handler<Of<'defend'>> = {
  shape: c => isText(c.from),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['react'])
    if (not) return not
    const r = seen.react!
    if (!r.hexes.includes(c.from)) return impossible('fire/cannot', '6.1')
    return { ...fine, working: volleyDice(seen, firersOf(seen, c.from, r.at), r.at, r.why !== 'answer').working }
  },
  act(story, _seat, c, dice) {
    const r = story.state.react!
    volley(story, firersOf(story.state, c.from, r.at), r.at, dice, r.why !== 'answer')
    const left = { ...r, hexes: r.hexes.filter(h => h !== c.from) }
    story.add({ type: 'PhaseBegan', phase: 'react' }, { now: { react: left } })
    const hexes = r.why !== 'defence' ? [] : stillFiring(story.state)
    const on = hexes.length > 0
    story.add({ type: 'PhaseBegan', phase: 'react' }, { now: on ? { react: { ...left, hexes } } : { react: null, waiting: [] } })
  },
}
export const pass: Handler<Of<'pass'>> = {
  shape: () => true,
  judge: (seen, seat) => notNow(seen, seat, ['react', 'charged']) ?? fine,
  act(story, seat) {
    const { charged } = story.state
    if (charged) askedHorse(story, charged.squadrons)
    else story.add({ type: 'Passed', by: seat }, { now: { react: null, waiting: [] } })
  },
}

export const charge: Handler<Of<'charge'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['charged'])
    if (not) return not
    const u = unitOf(seen, c.unit)
    const { squadrons, at: hex } = seen.charged!
    return u && squadrons.includes(u.id) && chargesFrom(seen, u, hex) !== null ? fine : impossible('charge/cannot', '6.5.5')
  },
  act: (story, _seat, c, dice) => chargeOf(story, c.unit, dice),
}
/** 6.0: where a squadron falls back before who has come next to it. */
function backHex(s: SbSeen, id: string): string | null {
  const u = unitOf(s, id)
  const hex = s.charged?.at
  const dir = u?.hex && hex ? board(s).side(hex, u.hex) : null
  return u?.hex && dir !== null ? (retreatHexes(s, u, u.hex, dir)[0] ?? null) : null
}
export const fallBack: Handler<Of<'fallBack'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['charged'])
    if (not) return not
    return seen.charged!.squadrons.includes(c.unit) && backHex(seen, c.unit) !== null
      ? fine
      : impossible('charge/no-way-back', '6.0')
  },
  act(story, _seat, c) {
    const to = backHex(story.state, c.unit)!
    const rank = bottom(story.state, to)
    story.add({ type: 'FellBack', unit: c.unit, to }, { units: { [c.unit]: { hex: to, rank, road: false } } })
    askedHorse(story, [c.unit])
  },
}

/** The straight run of horse in hand and the hex that it comes into; of others nothing. */
function chargeWay(s: SbSeen, a: Acting, dir: Dir): readonly string[] {
  if (a.units.some(id => s.units[id]!.kind !== 'cavalry')) return []
  const b = board(s)
  const out = [b.cell(a.hex!)!.near[dir]!, a.hex!]
  const run = a.run !== null && a.run.dir === dir ? a.run.hexes : 0
  for (let n = 0; n < run; n++) {
    const before = b.cell(out[out.length - 1]!)!.near[opposite(dir)]
    if (!before) break
    out.push(before)
  }
  return out.reverse()
}
export const counterCharge: Handler<Of<'counterCharge'>> = {
  shape: c => typeof c.go === 'boolean',
  judge: (seen, seat) => notNow(seen, seat, ['counter']) ?? fine,
  act: (story, _seat, c, dice) => counterOf(story, c.go, dice),
}

export const allot: Handler<Of<'allot'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['allot'])
    if (not) return not
    const m = seen.melee!
    const u = sideIn(seen, m, roleOf(m, seat)).find(x => x.id === c.unit)
    return u && u.losses < u.sp ? fine : impossible('melee/not-there', '6.4')
  },
  act(story, seat, c, dice) {
    takeFrom(story, roleOf(story.state.melee!, seat), c.unit, 1)
    allotAll(story, dice)
  },
}
export const retreatTo: Handler<Of<'retreatTo'>> = {
  shape: c => isText(c.unit) && isText(c.hex),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['back'])
    if (not) return not
    const m = seen.melee!
    if (!m.going.some(g => g.unit === c.unit)) return impossible('melee/not-there', '6.4', c.unit)
    return waysBack(seen, m, c.unit).includes(c.hex) ? fine : impossible('melee/no-way', '6.4', c.unit)
  },
  act(story, _seat, c, dice) {
    goneBack(story, c.unit, c.hex)
    goOn(story, dice)
  },
}

export const assault: Handler<Of<'assault'>> = {
  shape: c => isDir(c.dir),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const got = assaultOf(seen, seen.acting!, c.dir)
    return got.barred ? barred(got.barred) : found(got.refusals)
  },
  act(story, seat, c, dice) {
    const s = story.state
    const a = s.acting!
    const got = assaultOf(s, a, c.dir)
    const hex = got.to!
    const units = Object.fromEntries(
      a.units.map(id => {
        const u = s.units[id]!
        return [id, { left: Math.max(0, u.left - (got.costs[id] ?? 0)), duty: true }] as const
      }),
    )
    const melee = meleeOf({
      hex,
      from: a.hex!,
      attacker: seat,
      attackers: a.units,
      charge: got.charge,
      opportunity: false,
      way: chargeWay(s, a, c.dir),
    })
    story.add(
      { type: 'Assaulted', counters: a.units, hex, charge: got.charge },
      { units, now: { melee, acting: { ...a, moved: true } } },
    )
    meet(story, dice)
  },
}

export const goBack: Handler<Of<'withdraw'>> = {
  shape: c => typeof c.go === 'boolean',
  judge: (seen, seat) => notNow(seen, seat, ['before']) ?? fine,
  act(story, _seat, c, dice) {
    story.add({ type: 'PhaseBegan', phase: 'stand' }, { now: { phase: 'stand', waiting: [] } })
    if (c.go) withdraw(story, dice)
    else fight(story, dice)
  },
}

/** 6.4.5: it is a shot like any other: tested where one was fired before, and marked. */
export const canister: Handler<Of<'canister'>> = {
  shape: c => typeof c.go === 'boolean',
  judge: (seen, seat) => notNow(seen, seat, ['canister']) ?? fine,
  act(story, _seat, c, dice) {
    const m = story.state.melee!
    const firing = c.go ? tested(story, canisterGuns(story.state, m), dice) : []
    const counters = firing.map(u => u.id)
    story.add(
      { type: 'Canister', counters },
      {
        units: Object.fromEntries(counters.map(id => [id, { mark: 'test' as const }])),
        now: { melee: { ...m, canister: counters }, phase: 'stand', waiting: [] },
      },
    )
    fight(story, dice)
  },
}

export const stand: Handler<Of<'stand'>> = {
  shape: c => typeof c.retire === 'boolean',
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['stand'])
    if (not) return not
    const m = seen.melee!
    return c.retire && aspectIn(seen, m.hex, m.from) === 'rear' ? impossible('melee/rear', '6.4.2') : fine
  },
  act(story: Story, _seat, c, dice) {
    story.add({ type: 'PhaseBegan', phase: 'stand' }, { now: { waiting: [] } })
    answer(story, c.retire, dice)
  },
}
