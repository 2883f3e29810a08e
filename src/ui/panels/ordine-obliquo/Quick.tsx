import { useText } from '../../house'

const SPEEDS: readonly (readonly [string, number | null, number | null])[] = [
  ['infantry', 17, 14],
  ['openOrder', null, 22],
  ['lightCavalry', 30, 22],
  ['heavyCavalry', 25, 20],
  ['artillery', 14, null],
  ['cossacks', 35, 35],
  ['general', 30, 30],
]
const DRILL = ['wheel', 'oblique', 'form', 'formPrussia', 'horse', 'guns', 'about', 'retire', 'shift', 'square', 'road'] as const
const GROUND = ['steep', 'low', 'rough', 'wood', 'river', 'village', 'open'] as const
const ORDERS = ['halt', 'cautious', 'objective', 'attack', 'withdraw'] as const
const COMMAND = ['change', 'reach', 'radius', 'detached', 'attached'] as const
const TURN = ['orders', 'initiative', 'first', 'evade', 'finish', 'second', 'end'] as const
const CHARGE = ['halt', 'near', 'horse', 'open', 'pinned'] as const

/** The movement half of the game on one sheet, in our own words, with the clause of each line. */
export function Quick() {
  const text = useText()
  const { t } = text
  const number = (n: number | null) => (n === null ? '–' : text.number(n))
  const list = (group: string, rows: readonly string[]) => (
    <dl className="quick-list">
      {rows.map(row => (
        <div key={row}>
          <dt>
            {t(`quick.${group}.${row}`)} <span className="clause number">{t(`quick.${group}.${row}.clause`)}</span>
          </dt>
          <dd>{t(`quick.${group}.${row}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="quick-sheet">
      <section>
        <h3>{t('quick.speed')}</h3>
        <table className="quick-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="clause number">7.1</span>
              </th>
              <th scope="col">{t('quick.speed.march')}</th>
              <th scope="col">{t('quick.speed.line')}</th>
            </tr>
          </thead>
          <tbody>
            {SPEEDS.map(([troop, march, line]) => (
              <tr key={troop}>
                <th scope="row">{t(`troop.${troop}`)}</th>
                <td className="number">{number(march)}</td>
                <td className="number">{number(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{t('quick.drill')}</h3>
        {list('drill', DRILL)}
      </section>
      <section>
        <h3>{t('quick.ground')}</h3>
        {list('ground', GROUND)}
      </section>
      <section>
        <h3>{t('quick.orders')}</h3>
        {list('orders', ORDERS)}
      </section>
      <section>
        <h3>{t('quick.command')}</h3>
        {list('command', COMMAND)}
      </section>
      <section>
        <h3>{t('quick.charge')}</h3>
        {list('charge', CHARGE)}
      </section>
      <section>
        <h3>{t('quick.turn')}</h3>
        <ol className="quick-turn">
          {TURN.map(step => (
            <li key={step}>{t(`quick.turn.${step}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
