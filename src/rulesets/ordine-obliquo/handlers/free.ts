/** Free play: pieces are marked and taken off at will, dice rolled. In the other ways of playing each of these is a breach. */
import type { RulingCommand } from '../../contract'
import type { FreeCommand } from '../commands'
import { checkRuling } from '../rulings'
import { fine, found, type Handler, impossible, isText, type Judged } from './handler'

type Of<T extends FreeCommand['type']> = Extract<FreeCommand, { readonly type: T }>
const FREE_ONLY: Judged = found([{ code: 'free/only', clause: '' }])

const MARKS = ['disordered', 'routing', 'retreating', 'tired', 'none']
export const mark: Handler<Of<'mark'>> = {
  shape: c => isText(c.unit) && MARKS.includes(c.state as string),
  judge: (seen, _, c) => (Object.hasOwn(seen.units, c.unit) ? FREE_ONLY : impossible('unit/unknown')),
  events: (_, __, c) => [{ type: 'Marked', unit: c.unit, state: c.state }],
}
export const lose: Handler<Of<'lose'>> = {
  shape: c => isText(c.unit) && Number.isInteger(c.cp) && (c.cp as number) > 0 && (c.cp as number) < 100,
  judge: (seen, _, c) => (Object.hasOwn(seen.units, c.unit) ? FREE_ONLY : impossible('unit/unknown')),
  events: (_, __, c) => [{ type: 'CpLost', unit: c.unit, cp: c.cp }],
}
export const remove: Handler<Of<'remove'>> = {
  shape: c => isText(c.unit),
  judge: (seen, _, c) => (Object.hasOwn(seen.units, c.unit) ? FREE_ONLY : impossible('unit/unknown')),
  events: (_, __, c) => [{ type: 'Removed', unit: c.unit }],
}
export const dice: Handler<Of<'dice'>> = {
  shape: c =>
    [4, 6, 8, 10, 12, 20, 100].includes(c.sides as number) &&
    Number.isInteger(c.count) &&
    (c.count as number) > 0 &&
    (c.count as number) <= 20,
  judge: () => FREE_ONLY,
  events(_, seat, c, __, d) {
    return [{ type: 'DiceThrown', by: seat, sides: c.sides, faces: d.roll(c.sides, c.count, { clause: '', what: 'free' }) }]
  },
}
export const ruling: Handler<RulingCommand> = {
  shape: c => typeof c.why === 'string' && Array.isArray(c.set),
  judge: (seen, _, c) => (checkRuling(seen, c.set) ? fine : impossible('ruling/unknown')),
  events: (_, seat, c) => [{ type: 'RulingMade', by: seat, why: c.why, set: c.set }],
}
