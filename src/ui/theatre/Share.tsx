import { useEffect, useState } from 'react'
import { useHouse, useText } from '../house'
import { Dialog } from '../parts/Dialog'
import type { NoLink } from './ports'
import type { Reel } from './use-reel'
import '../styles/sheets.css'

/** Longer links are cut off by some that carry them. */
const LONG = 8000

type Linked = { readonly link: string } | { readonly no: NoLink }

/** How what stands here is handed on: as a file, as a link that carries the whole of it, on paper. */
export function Share({
  reel,
  onPaper,
  onClose,
}: {
  readonly reel: Reel
  readonly onPaper: () => void
  readonly onClose: () => void
}) {
  const { t } = useText()
  const { films, download } = useHouse()
  const { open, track } = reel
  const [linked, setLinked] = useState<Linked | null>(null)
  useEffect(() => {
    let here = true
    void films()
      .then(f => f.link(open, track))
      .then(made => {
        if (here) setLinked(made.ok ? { link: made.value } : { no: made.error })
      })
    return () => {
      here = false
    }
  }, [films, open, track])
  const over = open.film.outcome !== null
  return (
    <Dialog title={t('theatre.share')} onClose={onClose} testId="dialog-share">
      <section className="share-way">
        <h3>{t('theatre.share.file')}</h3>
        <p className="small">
          {t(open.script ? 'theatre.share.file.demo' : 'theatre.share.file.log')}{' '}
          {!open.script && !over && <strong>{t('theatre.share.file.running')}</strong>}
        </p>
        <button
          type="button"
          className="button"
          data-testid="film-file"
          onClick={() =>
            void films().then(f => {
              const file = f.file(open, track)
              download(file.name, file.text)
            })
          }
        >
          {t('theatre.file')}
        </button>
      </section>
      <section className="share-way">
        <h3>{t('theatre.share.link')}</h3>
        {linked && 'link' in linked && <Link link={linked.link} />}
        {linked && 'no' in linked && <No no={linked.no} />}
      </section>
      <section className="share-way">
        <h3>{t('theatre.share.paper')}</h3>
        <p className="small">{t('theatre.share.paper.note')}</p>
        <button type="button" className="button" data-testid="film-paper" onClick={onPaper}>
          {t('theatre.share.paper.show')}
        </button>
      </section>
    </Dialog>
  )
}

function Link({ link }: { readonly link: string }) {
  const { t } = useText()
  const [copied, setCopied] = useState<boolean | null>(null)
  const whole = `${location.origin}${location.pathname}${link}`
  const copy = () => {
    const writing = navigator.clipboard?.writeText(whole) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <p className="small">
        {link.startsWith('#/film/link/') ? t('theatre.share.link.note', { size: whole.length }) : t('theatre.share.link.name')}{' '}
        {whole.length > LONG && t('theatre.share.link.long')}
      </p>
      <label className="field">
        <span className="unseen">{t('theatre.share.link')}</span>
        <textarea
          readOnly
          rows={3}
          className="small share-link"
          value={whole}
          data-testid="share-link"
          onFocus={e => e.target.select()}
        />
      </label>
      <button type="button" className="button primary" data-testid="share-copy" onClick={copy}>
        {t('theatre.share.copy')}
      </button>
      <span className="small share-copied" role="status">
        {copied === null ? '' : t(copied ? 'theatre.share.copied' : 'theatre.share.byHand')}
      </span>
    </>
  )
}

function No({ no }: { readonly no: NoLink }) {
  const { t } = useText()
  return (
    <p className="note" data-testid="share-no">
      {no.size === undefined ? t(`fault.${no.code}`) : t('theatre.share.link.size', { size: no.size, most: no.most })}
    </p>
  )
}
