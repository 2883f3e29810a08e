import { useState } from 'react'
import { type Drill, gameOf } from '../../drills'
import { useText } from '../house'
import { address } from '../route'
import { worded } from './worded'

/** The result as a few lines of text, with the address of the same drill: copied, or marked to be copied by hand. */
export function Share({
  drill,
  right,
  seconds,
  date,
}: {
  readonly drill: Drill
  readonly right: boolean
  readonly seconds: number
  readonly date: string | null
}) {
  const text = useText()
  const { t } = text
  const [shown, setShown] = useState(false)
  const [copied, setCopied] = useState(false)
  const { kind, level, seed, game } = drill
  const query: { [key: string]: string } = date
    ? { day: date }
    : { kind, level: String(level), seed: String(seed), ...(game ? { game } : {}) }
  const lines = [
    date ? t('drill.share.day', { date }) : t('drill.share.one'),
    `${t(`ruleset.${gameOf(drill)}`)} · ${worded(text, kind, gameOf(drill), 'name')} · ${t(`drill.level.${level}`)}`,
    `${right ? '✓' : '✗'} ${t(right ? 'drill.right' : 'drill.wrong')} · ${t('drill.seconds', { count: seconds })}`,
    `${location.origin}${location.pathname}${address({ at: 'drills', query })}`,
  ].join('\n')
  const copy = () => {
    setShown(true)
    navigator.clipboard?.writeText(lines).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className="drill-share">
      <button type="button" className="button" onClick={copy} data-testid="drill-share">
        {t('drill.share')}
      </button>
      {shown && (
        <label className="field">
          <span className="small" role="status">
            {t(copied ? 'drill.share.copied' : 'drill.share.byHand')}
          </span>
          <textarea
            readOnly
            rows={4}
            className="small"
            value={lines}
            data-testid="drill-share-text"
            onFocus={e => e.target.select()}
          />
        </label>
      )}
    </div>
  )
}
