/** Goito (option): a group that the day kept back does not move until a base of those before it has been driven back. */
import type { Id, Name, Param, Refusal } from '../../contract'
import type { RadSeen, Unit } from '../state'

/** Whose retreat a base is still waiting for; none: it may move. */
export const waitsFor = (seen: Pick<RadSeen, 'groups'>, unit: Pick<Unit, 'group'>): readonly Name[] =>
  (seen.groups[unit.group]?.waits ?? []).flatMap(id => seen.groups[id]?.name ?? [])

/** What is said of a base that waits; nothing where it does not. */
export function waitingRefusals(seen: Pick<RadSeen, 'groups'>, unit: Unit): Refusal[] {
  const names = waitsFor(seen, unit)
  if (names.length === 0) return []
  const other = names
    .slice(1)
    .reduce<Param>((one, name) => ({ phrase: { code: 'rad.or', with: { one, other: name } } }), names[0]!)
  return [{ code: 'order/waits', clause: 'Attivazione', at: unit.id, with: { other } }]
}

/** The groups that wait no longer once a base is driven back or lost. */
export const releasedBy = (seen: Pick<RadSeen, 'groups'>, unit: Pick<Unit, 'group'>): readonly Id[] =>
  Object.values(seen.groups)
    .filter(g => g.waits?.includes(unit.group))
    .map(g => g.id)
