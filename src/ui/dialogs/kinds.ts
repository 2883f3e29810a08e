import type { PanelProps } from '../ports'
import type { HexAct } from '../table/hex-look'

export const DIALOGS = [
  'menu',
  'settings',
  'help',
  'quick',
  'ruling',
  'mode',
  'end',
  'undo',
  'since',
  'save',
  'dice',
  'outcome',
  'report',
  'verify',
] as const
export type DialogName = (typeof DIALOGS)[number]

/** What the menu does at once, without a page of its own. */
export const MENU_ACTS = ['film', 'redo', 'plan', 'round', 'whole', 'real'] as const
export type MenuAct = (typeof MENU_ACTS)[number] | HexAct

export interface DialogSlot extends PanelProps {
  readonly onClose: () => void
  readonly onOpen: (name: DialogName) => void
  readonly onDo: (what: MenuAct) => void
  /** How far the log stood when the seat last held the screen. */
  readonly since: number
  /** Plays entries of the log again on the table. */
  readonly onFilm: (entries: readonly number[]) => void
}

export const other = (seat: string): 'a' | 'b' => (seat === 'a' ? 'b' : 'a')
