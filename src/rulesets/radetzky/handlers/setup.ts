/** Inizio della partita: lots, placing, pairs. */

import { poseOf } from '../../../geometry/footprint'
import { quantisePose } from '../../../geometry/tolerance'
import type { PlaceCommand, RadCommand } from '../commands'
import { blockFootprint, blockOf, squareOf } from '../rules/bodies'
import { nextToPlace, placeRefusals } from '../rules/deploy'
import { freshUse, speedIn } from '../setup'
import type { Unit } from '../state'
import { BASE, ROWS } from '../tables'
import { found, type Handler, impossible, isPose, isText, notNow, unitOf } from './handler'

type Of<T extends RadCommand['type']> = Extract<RadCommand, { readonly type: T }>

export const lots: Handler<Of<'lots'>> = {
  shape: () => true,
  judge: (seen, seat) => found(notNow(seen, seat, ['lots'])),
  act(story, _seat, _c, _j, dice) {
    const [a, b] = dice.roll(6, 2, { clause: 'Inizio', what: 'radLots' })
    story.add({ type: 'LotsDrawn', a: a!, b: b!, winner: a === b ? null : a! > b! ? 'a' : 'b' })
  },
}

export const place: Handler<PlaceCommand> = {
  shape: c => isText(c.unit) && isPose(c.pose) && (c.inside === undefined || isText(c.inside)),
  judge(seen, seat, c) {
    const unit = unitOf(seen, c.unit)
    if (!unit || unit.seat !== seat || unit.place === 'lost' || unit.place === 'joined') return impossible('unit/unknown')
    if (c.inside !== undefined && !blockOf(seen, c.inside)) return impossible('block/none', 'Inizio')
    const ends = [quantisePose(c.pose)]
    // What stands already may be put right as long as the set-up lasts, and who has just come in on his line.
    const again = unit.place === 'table' && unit.zone !== null
    const setUp = (unit.place === 'hand' || again) && seen.phase === 'setUp'
    const came = unit.place === 'reserve' || (unit.place === 'table' && unit.use.whole)
    const comes = came && seen.phase === 'command' && unit.arrives !== null
    if (!setUp && !comes)
      return found(
        [{ code: 'place/not-now', clause: 'Inizio' }, ...placeRefusals(seen, { ...unit, zone: null, arrives: null }, c)],
        { ends },
      )
    const early =
      comes && unit.arrives!.turn > seen.turn
        ? [{ code: 'place/not-yet', clause: 'Inizio', with: { turn: unit.arrives!.turn } }]
        : []
    return found([...notNow(seen, seat, ['setUp', 'command']), ...early, ...placeRefusals(seen, unit, c)], { ends })
  },
  act(story, seat, c) {
    const unit = story.unit(c.unit)
    const block = blockOf(story.state, c.inside ?? null)
    const pose = block ? quantisePose(poseOf(blockFootprint(block, c.pose.facing))) : quantisePose(c.pose)
    const arrived = unit.place === 'reserve' && story.state.phase === 'command'
    const again = unit.place === 'table' ? unit.use : { ...freshUse(pose), moved: arrived, whole: arrived }
    const change: Partial<Unit> = {
      pose,
      place: 'table',
      inside: block?.id ?? null,
      settled: block !== null,
      square: null,
      attacking: false,
      use: { ...again, start: pose, before: null },
    }
    const alone = Object.fromEntries(squareOf(story.state, unit).map(u => [u.id, { square: null }]))
    story.add({ type: 'Placed', seat, id: unit.id, units: { ...alone, [unit.id]: change } })
    if (story.state.phase !== 'setUp' || unit.place !== 'hand') return
    const next = nextToPlace(story.state, seat, unit)
    // All stand: each side looks once more, and says that it is done.
    if (next === null) story.add({ type: 'PhaseBegan', phase: 'setUp', waiting: ['b', 'a'], active: null })
    else if (next !== seat) story.add({ type: 'PhaseEnded', seat, phase: 'setUp', units: {} })
  },
}

/** Linked: the first half is a base of twice the value, line infantry in everything; the other goes with it. */
function linkChange(unit: Unit, mate: Unit, linked: boolean, speed: number): { [id: string]: Partial<Unit> } {
  const [first, second] = unit.id < mate.id ? [unit, mate] : [mate, unit]
  if (linked)
    return {
      [first.id]: { value: first.value + second.value, size: BASE.line, speed, linked: true, shooter: 'line' },
      [second.id]: { value: 0, place: 'joined', linked: true },
    }
  const half = first.value / 2
  return {
    [first.id]: { value: half, size: BASE.light, speed: 8, linked: false, shooter: 'light' },
    [second.id]: { value: half, place: first.place === 'reserve' ? 'reserve' : 'hand', linked: false },
  }
}
export const link: Handler<Of<'link'>> = {
  shape: c => isText(c.unit) && typeof c.linked === 'boolean',
  judge(seen, seat, c) {
    const unit = unitOf(seen, c.unit)
    const mate = unit?.pair ? seen.units[unit.pair] : null
    if (!unit || unit.seat !== seat || !mate) return impossible('link/no-pair', 'Leggera')
    const out = seen.phase === 'setUp' ? [] : [{ code: 'link/not-now', clause: 'Leggera', at: unit.id }]
    const whole = [unit, mate].every(u => u.place === 'hand' || u.place === 'reserve' || u.place === 'joined')
    if (!whole || unit.linked === c.linked) return impossible('link/as-it-is', 'Leggera', unit.id)
    return found(out)
  },
  act(story, seat, c) {
    const unit = story.unit(c.unit)
    const { options } = story.state
    const speed = options.radLinkedSpeed === 8 ? 8 : speedIn(ROWS.line, false, options)
    const units = linkChange(unit, story.unit(unit.pair!), c.linked, speed)
    story.add({ type: 'Linked', seat, unit: unit.id, linked: c.linked, units })
  },
}
