import type { OoScore } from '../../../rulesets/ordine-obliquo'
import { useText } from '../../house'
import type { AccountProps } from '../../ports'
import { shortId } from '../../report/plan'
import { ooOf } from './data'

const SEATS = ['a', 'b'] as const

/** Points of annihilation and of objectives with their working, and how each army's losses stand (16.1, 16.2). */
export function Points({ session, last }: AccountProps) {
  const text = useText()
  const { t } = text
  const oo = ooOf(last)
  if (!oo) return null
  const { score } = oo
  const units = new Map(oo.brigades.flatMap(b => b.units).map(u => [u.id, u.name]))
  const unitName = (id: string) => {
    const name = units.get(id as never)
    return name ? text.name(name) : shortId(id)
  }
  const who = (seat: string) => session.game.info.seats[seat]?.name ?? ''
  return (
    <div className="points" data-testid="points">
      {SEATS.map(seat => (
        <table key={seat} className={`paper-table side-${seat}`}>
          <caption className="of-side">{t('points.of', { name: who(seat) })}</caption>
          <tbody>
            {score.victory !== 'objectives' &&
              (score.ending?.destroyed[seat] ?? score.sides[seat].destroyed).map(x => (
                <tr key={x.unit}>
                  <th scope="row">
                    <span className="clause number">16.1</span> {t('points.destroyed', { unit: unitName(x.unit) })}
                  </th>
                  <td className="number">{text.number(x.points)}</td>
                </tr>
              ))}
            {score.victory !== 'losses' &&
              heldBy(score, seat).map(h => (
                <tr key={h.ground}>
                  <th scope="row">
                    <span className="clause number">16.2</span>{' '}
                    {t('points.ground', { ground: groundName(score, h.ground), why: { phrase: { code: `held.${h.why}` } } })}
                  </th>
                  <td className="number">{text.number(h.points[seat] ?? 0)}</td>
                </tr>
              ))}
            <tr className="sum">
              <th scope="row">{t(score.ending ? 'points.sum' : 'points.sofar')}</th>
              <td className="number">{score.ending ? text.number(score.ending.points[seat]) : sumOf(score, seat)}</td>
            </tr>
            <tr>
              <th scope="row" className="small soft">
                <span className="clause number">16.1</span> {armyLine(score, seat, text)}
              </th>
              <td />
            </tr>
          </tbody>
        </table>
      ))}
      <p className="small soft points-lead">
        {t('points.lead', { lead: score.lead })} <span className="clause number">16</span>
      </p>
    </div>
  )
}

const heldBy = (score: OoScore, seat: 'a' | 'b') =>
  (score.ending?.objectives ?? score.ground).filter(h => h.by === seat && (h.points[seat] ?? 0) > 0)

/** As far as it may be known now: what is hidden from both counts when the battle is over. */
const sumOf = (score: OoScore, seat: 'a' | 'b') =>
  (score.victory === 'objectives' ? 0 : score.sides[seat].destroyed.reduce((n, x) => n + x.points, 0)) +
  (score.victory === 'losses' ? 0 : heldBy(score, seat).reduce((n, h) => n + (h.points[seat] ?? 0), 0))

const groundName = (score: OoScore, id: string) => {
  const g = score.ground.find(x => x.ground === id)
  return g?.label ?? id
}

/** How much the army has lost, and where it is tested and breaks. */
function armyLine(score: OoScore, seat: 'a' | 'b', text: ReturnType<typeof useText>): string {
  const s = score.sides[seat]
  const lost = s.lost === null ? '–' : text.number(s.lost)
  const state = s.broken ? 'points.army.broken' : s.test === null ? 'points.army.untested' : `points.army.${s.test}`
  return `${text.t('points.army', { lost, total: s.total, test: s.testAt, breaks: s.breaksAt })} ${text.t(state)}`
}
