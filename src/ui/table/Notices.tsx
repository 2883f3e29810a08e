import { type ReactNode, useState } from 'react'
import { useHouse, useStore, useT, useText } from '../house'
import { sayFault } from '../parts/faults'
import { IconButton } from '../parts/IconButton'
import type { Session } from '../ports'
import type { Play } from './use-play'

/** Short, courteous, over the table: why something could not be done, and what must be known of the save. */
export function Notices({
  session,
  play,
  children,
}: {
  readonly session: Session
  readonly play: Play
  readonly children?: ReactNode
}) {
  const t = useT()
  const text = useText()
  const hands = useStore(session.hands)
  const desk = useStore(session.desk)
  const saving = useStore(session.saving)
  const refused = desk.refused
  const [read, setRead] = useState(false)
  return (
    <div className="notices">
      {session.readOnly && (
        <p className="notice" role="status" data-testid="read-only">
          {t('ui.table.readOnly')}
        </p>
      )}
      {!read && session.notes.length > 0 && (
        <div className="notice" role="status" data-testid="opening-notes">
          <span>
            {session.notes.map(n => (
              <span key={`${n.path}${n.code}`} className="notice-line">
                {sayFault(text, n)}
              </span>
            ))}
          </span>
          <IconButton icon="close" label={t('ui.close')} onClick={() => setRead(true)} />
        </div>
      )}
      {saving.state === 'failed' && (
        <div className="notice bad" role="alert" data-testid="saving-failed">
          <span>{t(`ui.saving.${saving.why ?? 'broken'}`)}</span>
          <SaveAway session={session} />
        </div>
      )}
      {refused && (
        <div className="notice bad" role="alert" data-testid="refusal" data-code={refused.code}>
          <span>
            {text.say({ code: `refusal.${refused.code}`, ...(refused.with ? { with: refused.with } : {}) })}{' '}
            <span className="clause number">{text.clause(refused.clause)}</span>
          </span>
          <IconButton icon="close" label={t('ui.close')} onClick={session.desk.dismiss} />
        </div>
      )}
      {hands.notice.length > 0 && (
        <div className="notice bad" role="alert" data-testid="hands-notice">
          <span>
            {hands.notice.map(p => (
              <span key={`${p.code}${JSON.stringify(p.with)}`} className="notice-line">
                {text.say(p)}
              </span>
            ))}
          </span>
        </div>
      )}
      {desk.real && (
        <div className="notice" role="status" data-testid="real-dice">
          <span>{t('ui.real.next')}</span>
          <IconButton icon="close" label={t('ui.real.no')} onClick={() => session.desk.takeReal(false)} />
        </div>
      )}
      {play.snap.outcome && (
        <p className="notice" role="status" data-testid="outcome">
          <strong className="book">{t(`outcome.${play.snap.outcome.by}`)}</strong>{' '}
          {play.snap.outcome.winner
            ? t('ui.outcome.winner', { name: session.game.info.seats[play.snap.outcome.winner]?.name ?? '' })
            : t('ui.outcome.none')}
        </p>
      )}
      {children}
    </div>
  )
}

function SaveAway({ session }: { readonly session: Session }) {
  const t = useT()
  const { download } = useHouse()
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        const { name, text } = session.file()
        download(name, text)
      }}
    >
      {t('ui.saving.file')}
    </button>
  )
}
