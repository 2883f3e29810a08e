import { useEffect, useState } from 'react'
import { useHouse, useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import type { Session } from '../ports'
import { address, go } from '../route'
import type { FilmSource } from './ports'
import '../styles/what-if.css'

/** Over the table of a branch: that it is one, where it left, and how to be rid of it or to keep it as a game like others. */
export function WhatIf({ session }: { readonly session: Session }) {
  const text = useText()
  const { t } = text
  const { films, shelf } = useHouse()
  const [left, setLeft] = useState<{ readonly source: FilmSource; readonly at: number } | null>(null)
  const [asked, setAsked] = useState(false)
  const [ready, setReady] = useState(text.has('theatre.title'))
  useEffect(() => {
    let here = true
    void text.load('theatre', true).finally(() => here && setReady(true))
    void films()
      .then(f => f.leftFrom(session.id))
      .then(l => here && setLeft(l))
    return () => {
      here = false
    }
  }, [text, films, session.id])
  if (!ready || !session.game.info.branch) return null
  const back = left
    ? address({
        at: 'film',
        of: left.source.kind,
        id: left.source.id ?? '-',
        mode: 'watch',
        query: { at: String(left.at) },
      })
    : '#/'
  return (
    <aside className="notice what-if" aria-label={t('theatre.whatIf')} data-testid="what-if">
      <strong className="book">{t('theatre.whatIf')}</strong>
      <span className="unseen">{t('theatre.whatIf.note')}</span>
      <a className="button" href={back} data-testid="what-if-back">
        {t(left ? 'theatre.whatIf.back' : 'ui.back')}
      </a>
      <button type="button" className="button" data-testid="what-if-drop" onClick={() => setAsked(true)}>
        {t('theatre.whatIf.drop')}
      </button>
      {asked && (
        <Dialog title={t('theatre.whatIf.drop')} onClose={() => setAsked(false)}>
          <p className="book">{t('theatre.whatIf.drop.ask')}</p>
          <DialogEnd>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {t('theatre.whatIf.keep')}
            </button>
            <button
              type="button"
              className="button primary"
              data-testid="what-if-drop-yes"
              onClick={() => {
                const { id } = session
                // The game is closed first: what closes late must not write what was thrown away.
                location.hash = back
                setTimeout(() => void shelf.remove(id), 300)
                if (back === '#/') go({ at: 'first' })
              }}
            >
              {t('theatre.whatIf.drop')}
            </button>
          </DialogEnd>
        </Dialog>
      )}
    </aside>
  )
}
