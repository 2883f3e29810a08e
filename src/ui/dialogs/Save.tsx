import { useHouse, useStore, useT } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import type { DialogSlot } from './kinds'

/** The game as a file to keep or carry elsewhere, with a word on what it holds. */
export function SaveDialog({ session, onClose }: DialogSlot) {
  const t = useT()
  const { download } = useHouse()
  const saving = useStore(session.saving)
  return (
    <Dialog title={t('ui.save.title')} onClose={onClose} testId="dialog-save">
      <p className="book">{t(saving.state === 'saved' ? 'ui.save.itself' : `ui.saving.${saving.why ?? 'broken'}`)}</p>
      <p className="note">{t('ui.save.secrets')}</p>
      <DialogEnd>
        <button type="button" className="button" onClick={onClose}>
          {t('ui.close')}
        </button>
        <button
          type="button"
          className="button primary"
          data-testid="save-file"
          onClick={() => {
            const { name, text } = session.file()
            download(name, text)
            onClose()
          }}
        >
          {t('ui.save.file')}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
