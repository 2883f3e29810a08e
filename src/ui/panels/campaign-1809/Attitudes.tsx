import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import type { Offer } from '../../table/turn'
import { placeName } from './data'
import { Report } from './Reports'
import { Strength } from './Strength'

interface Answer {
  readonly do: string
}
const answerOf = (o: Offer): Answer => {
  const { type: _, unit: __, ...answer } = o.command as unknown as { type: string; unit: string; do: string }
  return answer
}
const same = (p: unknown, q: unknown) => JSON.stringify(p) === JSON.stringify(q)

/** Contact: what each unit near the enemy will do, written in secret and sealed. */
export function Attitudes({ camp, session, play }: PanelProps & { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  const contact = camp.contact
  if (!contact) return null
  const offers = play.choices.all
  const units = [...new Set(offers.flatMap(o => (o.command.type === 'attitude' && o.unit ? [o.unit] : [])))]
  const seal = offers.find(o => o.command.type === 'seal')
  const foes = play.seat === camp.active ? contact.foes : [contact.at]
  const heard = foes.flatMap(at => camp.notes.filter(n => n.at === at).at(-1) ?? [])
  return (
    <>
      <p className="small">
        {t('camp.contact.between', {
          place: placeName(camp, contact.at),
          foe: contact.foes.map(f => text.name(placeName(camp, f))).join(', '),
        })}
      </p>
      <ul className="camp-heard">
        {heard.map(n => (
          <Report key={n.at} camp={camp} note={n} age={play.show.status.turn - n.turn} />
        ))}
      </ul>
      <div className="camp-points">
        {units.map(id => (
          <One key={id} id={id} camp={camp} session={session} play={play} offers={offers.filter(o => o.unit === id)} />
        ))}
      </div>
      <p className="small soft">{t('camp.contact.how')}</p>
      {seal && (
        <div className="deed-do">
          <button
            type="button"
            className={`button primary of-${play.seat}`}
            data-testid="deed-seal"
            onClick={() => session.desk.act(play.seat, seal.command)}
          >
            {text.say(seal.text)}
          </button>
        </div>
      )}
    </>
  )
}

/** One unit's answer. Where it may go back to is one answer, with the points to choose from. */
function One({
  id,
  camp,
  session,
  play,
  offers,
}: Pick<PanelProps, 'session' | 'play'> & {
  readonly id: string
  readonly camp: CampPanel
  readonly offers: readonly Offer[]
}) {
  const text = useText()
  const { t } = text
  const u = camp.units.find(x => x.id === id)
  const said = camp.contact?.answers[id]
  const name = u ? text.name(u.name) : id
  const plain = offers.filter(o => answerOf(o).do !== 'retreat')
  const back = offers.filter(o => answerOf(o).do === 'retreat')
  const gone = back.findIndex(o => same(said, answerOf(o)))
  const act = (o: Offer | undefined) => o && session.desk.act(play.seat, o.command)
  const word = (o: Offer) => t(`camp.answer.${answerOf(o).do}`, o.text.with)
  return (
    // What the unit may do is lit on the map as well while its answers are written.
    <fieldset className="camp-point" onFocus={() => session.hands.select([id])}>
      <legend>
        {name} {u && <Strength points={u.points} />}
      </legend>
      {plain.map(o => (
        <label key={JSON.stringify(o.command)} className="deed-row">
          <input
            type="radio"
            name={`attitude-${id}`}
            checked={same(said, answerOf(o))}
            data-testid={`attitude-${id}`}
            data-do={answerOf(o).do}
            onChange={() => act(o)}
          />
          <span className="deed-name">{word(o)}</span>
        </label>
      ))}
      {back.length > 0 && (
        <div className="deed-row">
          <input
            type="radio"
            name={`attitude-${id}`}
            aria-label={t('camp.answer.back')}
            checked={gone >= 0}
            data-testid={`attitude-${id}`}
            data-do="retreat"
            onChange={() => act(back[Math.max(0, gone)])}
          />
          <label className="camp-back">
            {t('camp.answer.back')}
            <select value={Math.max(0, gone)} data-testid={`back-${id}`} onChange={e => act(back[Number(e.target.value)])}>
              {back.map((o, i) => (
                <option key={JSON.stringify(o.command)} value={i}>
                  {t(o.text.code === 'choice.campRetreatBy' ? 'camp.answer.by' : 'camp.answer.to', o.text.with)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </fieldset>
  )
}
