import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { placeName } from './data'
import { Reports } from './Reports'
import { Strength } from './Strength'

/** Contact: what each unit near the enemy will do, written in secret and sealed. */
export function Attitudes({ camp, session, play }: PanelProps & { readonly camp: CampPanel }) {
  const text = useText()
  const { t } = text
  const contact = camp.contact
  if (!contact) return null
  const offers = play.choices.all
  const answerOf = (o: (typeof offers)[number]) => {
    const { type: _, unit: __, ...answer } = o.command as unknown as { type: string; unit: string }
    return JSON.stringify(answer)
  }
  const units = [...new Set(offers.flatMap(o => (o.command.type === 'attitude' && o.unit ? [o.unit] : [])))]
  const seal = offers.find(o => o.command.type === 'seal')
  return (
    <>
      <p className="small">
        {t('camp.contact.between', {
          place: placeName(camp, contact.at),
          foe: contact.foes.map(f => text.name(placeName(camp, f))).join(', '),
        })}
      </p>
      <div className="camp-points">
        {units.map(id => {
          const u = camp.units.find(x => x.id === id)
          const said = contact.answers[id]
          return (
            <fieldset key={id} className="camp-point">
              <legend>{u ? text.name(u.name) : id}</legend>
              {u && <Strength points={u.points} />}
              <div className="camp-answers">
                {offers
                  .filter(o => o.command.type === 'attitude' && o.unit === id)
                  .map(o => (
                    <label key={JSON.stringify(o.command)} className="deed-row">
                      <input
                        type="radio"
                        name={`attitude-${id}`}
                        checked={said !== undefined && JSON.stringify(said) === answerOf(o)}
                        data-testid={`attitude-${id}`}
                        data-do={(o.command as unknown as { do: string }).do}
                        onChange={() => session.desk.act(play.seat, o.command)}
                      />
                      <span className="deed-name">{text.say(o.text)}</span>
                    </label>
                  ))}
              </div>
            </fieldset>
          )
        })}
      </div>
      <Reports camp={camp} turn={play.show.status.turn} />
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
