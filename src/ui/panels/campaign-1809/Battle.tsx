import type { CampPanel } from '../../../rulesets/campaign-1809'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { AtTable } from './AtTable'
import { placeName } from './data'
import { Result } from './Result'
import { Strength } from './Strength'

/** A battle: who of one's own is in it, and how it shall be fought; at the table, what becomes of its result. */
export function Battle(slot: PanelProps & { readonly camp: CampPanel }) {
  const { camp, session, play } = slot
  const text = useText()
  const { t } = text
  const fight = camp.fights.find(f => f.stage !== 'marked')
  if (!fight) return null
  const own = fight.battle?.sides[play.seat === 'b' ? 'b' : 'a'].contingents ?? []
  const foe = play.seat === 'b' ? 'a' : 'b'
  const side = session.game.info.seats[foe]?.name ?? ''
  // What the other side wants of a table, or has done there, is no secret.
  const theirs = fight.stage !== 'table' ? null : fight.said[foe] ? 'givesUp' : fight.wrote[foe] ? 'theirs' : null
  const offers = play.choices.all
  // What is done at the table goes before giving it up.
  const first = (o: (typeof offers)[number]) => o.primary === true && (fight.how === null || o.command.type !== 'way')
  return (
    <>
      <p className="book">
        {t('camp.battle.at', {
          place: placeName(camp, fight.at),
          attacker: session.game.info.seats[fight.attacker]?.name ?? '',
        })}
      </p>
      <ul className="camp-contingents small">
        {own.map(c => (
          <li key={c.id}>
            {text.name(c.name)} <Strength points={c.brings} />
            {c.arrives !== null && <span className="soft"> {t('camp.battle.arrives', { turn: c.arrives })}</span>}
          </li>
        ))}
      </ul>
      {theirs && (
        <p className="camp-theirs" role="status" data-testid={`battle-${theirs}`}>
          {t(`camp.battle.${theirs}`, { side })}
        </p>
      )}
      {fight.how === 'table' && !fight.proposal && <AtTable session={session} play={play} />}
      {fight.how === 'typed' && fight.form && <Result {...slot} fight={fight} form={fight.form} />}
      {fight.proposal && <p className="small">{t('camp.battle.proposed')}</p>}
      <div className="camp-ways">
        {offers.map(o => (
          <button
            key={JSON.stringify(o.command)}
            type="button"
            className={first(o) ? `button primary of-${play.seat}` : 'button'}
            data-testid={`deed-${o.command.type}${'how' in o.command ? `-${String(o.command.how)}` : ''}`}
            onClick={() => session.desk.act(play.seat, o.command)}
          >
            {text.say(o.text)}
          </button>
        ))}
      </div>
    </>
  )
}
