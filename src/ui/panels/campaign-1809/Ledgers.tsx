import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import { ARMS, placeName } from './data'

type Ledger = CampPanel['ledgers'][number]
const COLUMNS = ['before', 'brought', 'onTable', 'park', 'battleLoss', 'pursuitLoss', 'after'] as const

/** The ledgers of the battles that tables have fought: contingent by contingent and arm by arm, to the last point. */
export function Ledgers({ camp }: { readonly camp: CampPanel }) {
  const { t } = useText()
  if (camp.ledgers.length === 0) return null
  return (
    <section className="camp-ledgers" aria-label={t('camp.ledgers')}>
      <h3>{t('camp.ledgers')}</h3>
      {camp.ledgers.map(l => (
        <One key={l.fight} camp={camp} ledger={l} />
      ))}
    </section>
  )
}

function One({ camp, ledger }: { readonly camp: CampPanel; readonly ledger: Ledger }) {
  const text = useText()
  const { t } = text
  const nameOf = (id: string) => {
    const u = camp.units.find(x => x.id === id)
    // Who leads the other side's corps is not known to all: then it has its number alone.
    return u ? text.name(u.name) : (id.split('/').at(-1) ?? id)
  }
  const lines = ledger.lines.filter(l => l.before > 0)
  return (
    <details className="small" open data-testid={`ledger-${ledger.fight}`}>
      <summary>{t('camp.ledger.of', { place: placeName(camp, ledger.at), turn: ledger.turn })}</summary>
      <div className="camp-scroll">
        <table className="paper-table">
          <thead>
            <tr>
              <th scope="col">{t('camp.unit')}</th>
              {COLUMNS.map(c => (
                <th key={c} scope="col">
                  {t(`camp.ledger.${c}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ARMS.flatMap(arm =>
              lines
                .filter(l => l.arm === arm)
                .map(l => (
                  <tr key={`${l.contingent}${arm}`} className={`side-${l.side}`}>
                    <th scope="row">
                      <span className="of-side">{nameOf(l.contingent)}</span> <span className="soft">{t(`camp.arm.${arm}`)}</span>
                    </th>
                    {COLUMNS.map(c => (
                      <td key={c} className="number">
                        {text.number(l[c])}
                      </td>
                    ))}
                  </tr>
                )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  )
}
