/** 5.0: counters in hand: moved, turned, formed, stopped. */
import type { Refusal } from '../../contract'
import { DIRS, turned } from '../board'
import type { Formation } from '../kinds'
import { FORMATIONS } from '../kinds'
import { bound } from '../rules/duty'
import { facingAfter, stepOf } from '../rules/limits'
import { fits } from '../rules/stack'
import { at, board, bottom } from '../rules/where'
import { scatter } from '../stages/loss'
import { offerFire } from '../stages/react'
import type { Acting, Counter, SbSeen } from '../state'
import type { Story } from '../story'
import { DEFENCE_HEXES, FORM, FORM_GUNS, ROTATE, ROTATE_GUNS } from '../tables'
import { barred, found, type Handler, impossible, isDir, isText, notNow, type Of } from './handler'

const own = (s: SbSeen, a: Acting): readonly Counter[] => a.units.map(id => s.units[id]!)
/** Whether counters that stand too many in their hex have a step to go on with. */
export const overfull = (s: SbSeen, hex: string): boolean => !fits(at(s, hex))
export const hasStep = (s: SbSeen, a: Acting): boolean =>
  DIRS.some(d => {
    const step = stepOf(s, a, d)
    return step.barred === null && step.refusals.length === 0 && tooFar(s, a, step.to).length === 0
  })
export const mustGoOn = (s: SbSeen, a: Acting): boolean => a.hex !== null && overfull(s, a.hex) && hasStep(s, a)

/** Under Defence a commander who goes along goes no further than so many hexes (3.2.2). */
const tooFar = (s: SbSeen, a: Acting, to: string | null): readonly Refusal[] =>
  a.commander !== null && to !== null && a.order === 'defence' && a.from !== null && board(s).distance(a.from, to) > DEFENCE_HEXES
    ? [{ code: 'order/commander', clause: '3.2.2' }]
    : []

/** Who stands too many in a hex on the way goes on before anything else (5.3). */
const goOnFirst = (seen: SbSeen): Refusal[] => (mustGoOn(seen, seen.acting!) ? [{ code: 'stack/full', clause: '5.3' }] : [])

const acting = (seen: SbSeen): Acting => seen.acting!

export const step: Handler<Of<'step'>> = {
  shape: c => isDir(c.dir),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const got = stepOf(seen, acting(seen), c.dir)
    if (got.barred) return barred(got.barred)
    return found([...got.refusals, ...tooFar(seen, acting(seen), got.to)])
  },
  act(story, _seat, c) {
    const s = story.state
    const a = acting(s)
    const got = stepOf(s, a, c.dir)
    const to = got.to!
    const empty = at(s, to).length === 0
    const units: { [id: string]: Partial<Counter> } = {}
    own(s, a).forEach((u, i) => {
      const road = got.roads[u.id] === true
      const back = u.kind === 'artillery' && u.formation !== 'limbered' && c.dir === turned(u.facing, 3)
      units[u.id] = {
        hex: to,
        rank: bottom(s, to) + i,
        left: Math.max(0, u.left - (got.costs[u.id] ?? 0)),
        road,
        facing: facingAfter(u, c.dir, road),
        ...(back ? { backed: true } : {}),
      }
    })
    const run = a.run !== null && a.run.dir === c.dir ? { dir: c.dir, hexes: a.run.hexes + 1 } : { dir: c.dir, hexes: 1 }
    const commander = a.commander === null ? {} : { commanders: { [a.commander]: { hex: to } } }
    story.add(
      { type: 'Stepped', counters: a.units, hex: to },
      { units, ...commander, now: { acting: { ...a, hex: to, moved: true, run } } },
    )
    // The top of the hex is another only where nobody of theirs stood there (6.0).
    offerFire(story, to, empty)
  },
}

export const rotate: Handler<Of<'rotate'>> = {
  shape: c => Number.isInteger(c.by) && c.by !== 0 && Math.abs(c.by as number) <= 3,
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const all = own(seen, acting(seen))
    const round = all.find(u => u.formation === 'skirmish')
    if (round) return impossible('rotate/all-round', '5.1.3', round.id)
    return found([
      ...goOnFirst(seen),
      ...all
        .filter(u => Math.abs(c.by) * (u.kind === 'artillery' ? ROTATE_GUNS : ROTATE) > u.left)
        .map(u => ({ code: 'move/too-far', clause: '5.0.1', at: u.id })),
    ])
  },
  act(story, _seat, c) {
    const a = acting(story.state)
    const units: { [id: string]: Partial<Counter> } = {}
    for (const u of own(story.state, a)) {
      const cost = Math.abs(c.by) * (u.kind === 'artillery' ? ROTATE_GUNS : ROTATE)
      units[u.id] = { facing: turned(u.facing, c.by), left: Math.max(0, u.left - cost) }
    }
    story.add({ type: 'Rotated', counters: a.units }, { units, now: { acting: { ...a, moved: true, run: null } } })
    offerFire(story, a.hex!)
  },
}

/** 5.2: whether a counter has that formation at all. */
export function mayForm(s: SbSeen, u: Counter, f: Formation): Refusal | null {
  const no = (code: string): Refusal => ({ code, clause: '5.2', at: u.id })
  if (u.formation === f) return no('form/as-it-is')
  if (f === 'skirmish') return u.skirmish === 'no' ? no('form/not-this') : null
  if (u.skirmish === 'only') return no('form/not-this')
  if (u.kind === 'artillery') {
    if (f === 'column') return no('form/not-this')
    const cell = board(s).cell(u.hex!)!
    const vines = cell.terrain === 'V' && cell.road.some(r => r)
    return f === 'line' && !vines && !['C', 'B', 'T'].includes(cell.terrain) ? no('form/ground') : null
  }
  return f === 'limbered' ? no('form/not-this') : null
}
export const form: Handler<Of<'form'>> = {
  shape: c => (FORMATIONS as readonly unknown[]).includes(c.formation) && c.formation !== 'isolated',
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const all = own(seen, acting(seen))
    for (const u of all) {
      const no = mayForm(seen, u, c.formation)
      if (no) return barred(no)
    }
    return found([
      ...goOnFirst(seen),
      ...all
        .filter(u => (u.kind === 'artillery' ? FORM_GUNS : FORM) > u.left)
        .map(u => ({ code: 'move/too-far', clause: '5.2', at: u.id })),
    ])
  },
  act(story, _seat, c) {
    const a = acting(story.state)
    const all = own(story.state, a)
    const units: { [id: string]: Partial<Counter> } = {}
    for (const u of all) {
      const left = Math.max(0, u.left - (u.kind === 'artillery' ? FORM_GUNS : FORM))
      units[u.id] = { formation: c.formation, left, ...(c.formation === 'line' ? { road: false } : {}) }
    }
    story.add(
      { type: 'Formed', counters: a.units, formation: c.formation },
      { units, now: { acting: { ...a, moved: true, run: null } } },
    )
    // 5.4: only from skirmish to line is fire drawn.
    if (c.formation === 'line' && all.some(u => u.formation === 'skirmish')) offerFire(story, a.hex!)
  },
}

export const top: Handler<Of<'top'>> = {
  shape: c => isText(c.unit),
  judge(seen, seat, c) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const a = acting(seen)
    if (!a.units.some(id => id === c.unit)) return impossible('unit/unknown')
    return at(seen, a.hex!)[0]?.id === c.unit ? impossible('top/as-it-is', '6.0') : found(goOnFirst(seen))
  },
  act(story, _seat, c) {
    const a = acting(story.state)
    const rank = Math.min(...at(story.state, a.hex!).map(u => u.rank)) - 1
    story.add({ type: 'Reordered', unit: c.unit }, { units: { [c.unit]: { rank } } })
    offerFire(story, a.hex!)
  },
}

export const stop: Handler<Of<'stop'>> = {
  shape: () => true,
  judge(seen, seat) {
    const not = notNow(seen, seat, ['act'])
    if (not) return not
    const a = acting(seen)
    return found([...goOnFirst(seen), ...(bound(seen, a) ? [{ code: 'order/attack', clause: '3.2.1' }] : [])])
  },
  act: story => endGroup(story),
}
/** The counters in hand are done; who is too many in the hex is scattered (7.1). */
export function endGroup(story: Story): void {
  const a = story.state.acting
  if (!a) return
  const there = a.units.filter(id => story.unit(id).place === 'map')
  const units = Object.fromEntries(there.map(id => [id, { done: true, left: 0 }]))
  const seat = story.state.active
  story.add(
    { type: 'Stopped', counters: a.units },
    { units, now: { acting: null, phase: 'activate', waiting: seat ? [seat] : [] } },
  )
  for (let guard = 0; guard < 10 && a.hex !== null && overfull(story.state, a.hex); guard++) {
    const stack = [...at(story.state, a.hex)].reverse()
    const last = stack.find(u => a.units.includes(u.id)) ?? stack[0]!
    story.add({ type: 'Overstacked', unit: last.id }, { units: { [last.id]: scatter(last) } })
  }
}
