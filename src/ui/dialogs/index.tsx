import type { ComponentType } from 'react'
import { FreeDiceDialog } from './Dice'
import { EndDialog } from './End'
import { HelpDialog } from './Help'
import type { DialogName, DialogSlot } from './kinds'
import { MenuDialog } from './Menu'
import { ModeDialog } from './Mode'
import { QuickDialog } from './Quick'
import { RulingDialog } from './Ruling'
import { SaveDialog } from './Save'
import { SettingsDialog } from './Settings'
import { SinceDialog } from './Since'
import { UndoDialog } from './Undo'

export { DiceDialog, InsistDialog } from './Asks'

const ALL: { readonly [name in DialogName]: ComponentType<DialogSlot> } = {
  menu: MenuDialog,
  settings: SettingsDialog,
  help: HelpDialog,
  quick: QuickDialog,
  ruling: RulingDialog,
  mode: ModeDialog,
  end: EndDialog,
  undo: UndoDialog,
  since: SinceDialog,
  save: SaveDialog,
  dice: FreeDiceDialog,
}

/** The dialog of that name; the whole lot is one chunk that is fetched when the first is opened. */
export default function Dialogs({ name, ...slot }: DialogSlot & { readonly name: DialogName }) {
  const One = ALL[name]
  return <One {...slot} />
}
