import type { CampPanel } from '../../../rulesets/campaign-1809'
import type { Name, Phrase, Show } from '../../../rulesets/contract'

/** What this game hands its panels. */
export const campOf = (show: Show): CampPanel | null => (show.panels.camp as CampPanel | undefined) ?? null

export type Unit = CampPanel['units'][number]
export const ARMS = ['ipf', 'cpf', 'apf'] as const
export type Points = Unit['points']
export const total = (p: Points): number => p.ipf + p.cpf + p.apf

/** A point of the map by its name; its letters where it has none. */
export const placeName = (camp: CampPanel, id: string): Name => camp.map.points.find(p => p.id === id)?.name ?? { it: id, en: id }

/** The first day of a turn, as `10 April`; empty beyond the last turn. */
export function dayOf(camp: CampPanel, turn: number): Phrase {
  const [month, day] = (camp.dates[turn - 1] ?? '').split('-').slice(1).map(Number)
  return { code: 'camp.day', with: { day: day ?? 0, month: { phrase: { code: `camp.month.${month ?? 7}` } } } }
}
