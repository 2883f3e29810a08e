/** Attivazione: initiative, who goes first, orders along the chain. */
import type { Seat } from '../../contract'
import type { RadCommand } from '../commands'
import { ORDERS } from '../kinds'
import { ofSide } from '../rules/bodies'
import { commandGap, inRadius, orderRefusals } from '../rules/command'
import { found, type Handler, impossible, isText, notNow } from './handler'

type Of<T extends RadCommand['type']> = Extract<RadCommand, { readonly type: T }>

export const initiative: Handler<Of<'initiative'>> = {
  shape: () => true,
  judge: (seen, seat) => found(notNow(seen, seat, ['initiative'])),
  act(story, _seat, _c, _j, dice) {
    const [a, b] = dice.roll(6, 2, { clause: 'Attivazione', what: 'radInitiative' })
    story.add({ type: 'InitiativeRolled', a: a!, b: b!, winner: a === b ? null : a! > b! ? 'a' : 'b' })
  },
}

export const chooseFirst: Handler<Of<'chooseFirst'>> = {
  shape: c => c.first === 'a' || c.first === 'b',
  judge: (seen, seat) => found(notNow(seen, seat, ['choose'])),
  act: (story, seat, c) => void story.add({ type: 'FirstChosen', by: seat, first: c.first }),
}

export const order: Handler<Of<'order'>> = {
  shape: c => isText(c.group) && (ORDERS as readonly unknown[]).includes(c.order),
  judge(seen, seat: Seat, c) {
    const group = Object.hasOwn(seen.groups, c.group) ? seen.groups[c.group]! : null
    if (!group || group.seat !== seat) return impossible('order/no-one', 'Attivazione')
    const late = notNow(seen, seat, ['command'])
    if (late.length === 0 && seen.options.radSectors === true && group.sector !== seen.sector)
      late.push({ code: 'sector/other', clause: 'Attivazione' })
    const same = group.order === c.order ? [{ code: 'order/same', clause: 'Attivazione' }] : []
    return found([...late, ...same, ...orderRefusals(seen, group, c.order)])
  },
  act(story, seat, c) {
    const group = story.state.groups[c.group]!
    const all = ofSide(story.state, seat).filter(u => u.group === group.id)
    const near = all.filter(u => inRadius(commandGap(story.state, u) ?? 0))
    const far = all.filter(u => !near.includes(u)).map(u => u.id)
    // Who is still to come acts on what his command has when he comes.
    const later = group.units.filter(id => story.unit(id).place !== 'table')
    const units = Object.fromEntries([...near.map(u => u.id), ...later].map(id => [id, { order: c.order }]))
    story.add({ type: 'OrderGiven', seat, group: group.id, order: c.order, given: story.state.turn, out: far, units })
  },
}
