/** Option `stragglers`: half of what pursuits took comes back after a turn in supply and without contact. */
import { NOTHING, type Points, plus, total } from '../kinds'
import type { CampSeen, Unit } from '../state'
import { sharedOut } from './losses'

/** What a unit that is pursued may see come back one day; nothing where the option is not played. */
export const strayedWith = (s: CampSeen, u: Unit, loss: Points): Partial<Unit> =>
  s.options.stragglers === true ? { strayed: { points: plus(u.strayed?.points ?? NOTHING, loss), since: s.turn } } : {}
/** Half of them, the odd one not, by arm in proportion. */
export const comesBack = (strayed: Points): Points =>
  sharedOut([{ unit: '', points: strayed }], Math.floor(total(strayed) / 2))[0]?.points ?? NOTHING
