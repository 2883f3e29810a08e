import type { SavedGame } from '../../ui/ports'

const isText = (x: unknown): x is string => typeof x === 'string'
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x)
const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** A card as it was stored, or null where it is none. A card with holes is shown as damaged, so that its game can be taken out. */
export function readCard(x: unknown): SavedGame | null {
  if (!isObject(x) || !isText(x.id)) return null
  const title = isObject(x.title) && isText(x.title.it) && isText(x.title.en) ? { it: x.title.it, en: x.title.en } : null
  const names = isObject(x.names) && isText(x.names.a) && isText(x.names.b) ? { a: x.names.a, b: x.names.b } : null
  const whole = title && names && isText(x.ruleset) && isCount(x.turn) && isCount(x.turns) && isText(x.changed)
  return {
    id: x.id,
    name: isText(x.name) ? x.name : '',
    title: title ?? { it: x.id, en: x.id },
    ruleset: isText(x.ruleset) ? x.ruleset : '',
    names: names ?? { a: '', b: '' },
    persons: x.persons === 1 ? 1 : 2,
    turn: isCount(x.turn) ? x.turn : 0,
    turns: isCount(x.turns) ? x.turns : 0,
    ended: x.ended === true,
    created: isText(x.created) ? x.created : '',
    changed: isText(x.changed) ? x.changed : '',
    ...(x.untouched === true ? { untouched: true } : {}),
    ...(x.branch === true ? { branch: true } : {}),
    ...(isObject(x.partOf) && isText(x.partOf.id) && isText(x.partOf.battle)
      ? { partOf: { id: x.partOf.id, battle: x.partOf.battle } }
      : {}),
    ...(whole && x.damaged !== true ? {} : { damaged: true }),
  }
}

/** Cards as the list shows them: the one last played first. */
export const sorted = (cards: readonly unknown[]): readonly SavedGame[] =>
  cards
    .map(readCard)
    .filter(c => c !== null)
    .sort((a, b) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0))
