import { type ComponentType, lazy, Suspense } from 'react'
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

const OutcomeDialog = lazy(() => import('./Outcome').then(m => ({ default: m.OutcomeDialog })))
const ReportDialog = lazy(() => import('../report/Report').then(m => ({ default: m.ReportDialog })))

const VerifyDialog = lazy(() => import('./Verify').then(m => ({ default: m.VerifyDialog })))

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
  outcome: OutcomeDialog,
  report: ReportDialog,
  verify: VerifyDialog,
}

/** The dialog of that name. The small ones are one chunk, fetched when the first is opened; the large ones come each by itself. */
export default function Dialogs({ name, ...slot }: DialogSlot & { readonly name: DialogName }) {
  const One = ALL[name]
  return (
    <Suspense fallback={null}>
      <One {...slot} />
    </Suspense>
  )
}
