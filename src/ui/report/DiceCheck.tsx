import { useEffect, useState } from 'react'
import type { DieReport } from '../../client/game'
import { useHouse, useText } from '../house'
import { Dialog } from '../parts/Dialog'
import type { DiceCheck } from '../ports'
import '../styles/report.css'

/** Above so many faces a die is shown in ten bands. */
const BANDS = 20

export interface DiceCheckProps {
  /** The log's lines, asked for once. */
  readonly load: () => Promise<readonly string[] | null>
  readonly onClose: () => void
}

/** Whether a game's dice are what they should be, and what was rolled: in words and in plain numbers. */
export function DiceCheckDialog({ load, onClose }: DiceCheckProps) {
  const text = useText()
  const { t } = text
  const { checkDice } = useHouse()
  const [check, setCheck] = useState<DiceCheck | 'none' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the page is opened.
  useEffect(() => {
    let here = true
    Promise.all([load(), text.load('verify', true)])
      .then(([lines]) => (lines ? checkDice(lines) : null))
      .catch(() => null)
      .then(found => here && setCheck(found ?? 'none'))
    return () => {
      here = false
    }
  }, [])
  return (
    <Dialog title={t('ui.verify.title')} onClose={onClose} wide testId="dialog-verify">
      {check === null && (
        <p className="book" role="status">
          {t('ui.verify.checking')}
        </p>
      )}
      {check === 'none' && <p className="note bad">{t('ui.verify.none')}</p>}
      {check !== null && check !== 'none' && <Found check={check} />}
    </Dialog>
  )
}

function Found({ check }: { readonly check: DiceCheck }) {
  const { t } = useText()
  const { found, report } = check
  return (
    <>
      <div className={`note${found.good ? '' : ' bad'}`} role="status" data-testid="verify-verdict" data-good={found.good}>
        <p className="book">
          {found.good
            ? t('ui.verify.good', { count: found.commands })
            : t('ui.verify.bad', {
                n: found.n,
                what: { phrase: { code: `ui.verify.differs.${found.what}` } },
                seat: found.seat ? (check.names[found.seat] ?? '') : '',
              })}
        </p>
        {found.good && found.older !== null && <p className="small">{t('ui.verify.older', { n: found.older })}</p>}
      </div>
      <p className="small">{t(`ui.verify.from.${check.from}`)}</p>
      {report.count === 0 && report.secret === undefined && <p className="book soft">{t('ui.verify.noDice')}</p>}
      {report.dice.map(die => (
        <Die key={die.sides} die={die} names={check.names} />
      ))}
      {report.secret !== undefined && <p className="small soft">{t('ui.verify.secret', { count: report.secret })}</p>}
      {report.undone > 0 && <p className="small soft">{t('ui.verify.undone', { count: report.undone })}</p>}
      {report.count > 0 && <p className="small soft">{t('ui.verify.meaning')}</p>}
    </>
  )
}

/** How far the faces lie from even, in a word: two of its usual spreads are not yet rare. */
const oddness = (die: DieReport): 'few' | 'even' | 'uneven' =>
  die.few ? 'few' : die.chiSquare <= die.freedom + 2 * Math.sqrt(2 * die.freedom) ? 'even' : 'uneven'

function Die({ die, names }: { readonly die: DieReport; readonly names: DiceCheck['names'] }) {
  const text = useText()
  const { t } = text
  const two = (v: number) => text.number(Math.round(v * 100) / 100)
  return (
    <section className="die-report" data-testid={`die-report-${die.sides}`}>
      <h3>{t(die.sides === 100 ? 'ui.verify.percent' : 'ui.verify.die', { sides: die.sides })}</h3>
      <div className="die-numbers">
        <dl className="die-facts">
          <div>
            <dt>{t('ui.verify.count')}</dt>
            <dd className="number">
              {text.number(die.count)}
              {die.byHand > 0 && <span className="soft small"> {t('ui.verify.byHand', { count: die.byHand })}</span>}
            </dd>
          </div>
          <div>
            <dt>{t('ui.verify.mean')}</dt>
            <dd className="number">
              {two(die.mean)} <span className="soft small">{t('ui.verify.fair', { fair: die.fair })}</span>
            </dd>
          </div>
          {Object.entries(die.by).map(([seat, s]) => (
            <div key={seat} className={`side-${seat}`}>
              <dt className="of-side">{names[seat] ?? seat}</dt>
              <dd className="number">
                {two(s.mean)} <span className="soft small">{t('ui.verify.of', { count: s.count })}</span>
              </dd>
            </div>
          ))}
        </dl>
        <Bars die={die} />
      </div>
      <p className="small">
        {t(`ui.verify.${oddness(die)}`)}{' '}
        {!die.few && (
          <span className="soft">{t('ui.verify.chi', { chi: Math.round(die.chiSquare * 10) / 10, freedom: die.freedom })}</span>
        )}
      </p>
    </section>
  )
}

/** How often each face came, or each tenth of a large die: bars with their numbers under them. */
function Bars({ die }: { readonly die: DieReport }) {
  const { t } = useText()
  const size = die.sides > BANDS ? die.sides / 10 : 1
  const bars = Array.from({ length: Math.ceil(die.sides / size) }, (_, i) => {
    const [from, to] = [Math.round(i * size) + 1, Math.min(die.sides, Math.round((i + 1) * size))]
    return { label: from === to ? `${from}` : `${from}–${to}`, n: die.faces.slice(from - 1, to).reduce((a, b) => a + b, 0) }
  })
  const most = Math.max(1, ...bars.map(b => b.n))
  return (
    <table className="die-bars">
      <caption className="unseen">{t('ui.verify.faces')}</caption>
      <tbody>
        {bars.map(b => (
          <tr key={b.label}>
            <th scope="row" className="number die-face">
              {b.label}
            </th>
            <td>
              <span className="die-bar" style={{ width: `${(b.n / most) * 100}%` }} />
            </td>
            <td className="number">{b.n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
