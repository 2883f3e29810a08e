import type { CcPanel } from '../../../rulesets/commands-colors'
import { useText } from '../../house'
import type { PanelProps } from '../../ports'
import { Backs } from './CardFace'
import { handOf, type Offer, seenOf } from './data'
import { FightTold } from './Fighting'

type Way = Offer & { command: { path: readonly string[] } }

/**
 * The answer to a melee. The window is the same in every melee: the same four rows in the same places, whatever is in the hand. A row is
 * barred only by what both sides see; whether a card is held shows when its owner looks, or lays it.
 */
export function Reaction({ cc, ...slot }: PanelProps & { readonly cc: CcPanel }) {
  const { session, play } = slot
  const text = useText()
  const { t } = text
  const a = cc.answers
  if (!a) return null
  const nameOf = (id: string) => {
    const who = cc.units.find(u => u.id === id) ?? cc.leaders.find(l => l.id === id)
    return who ? text.name(who.name) : id
  }
  const coming = cc.fights.find(f => f.kind === 'coming')
  const react = (o: { readonly do: string; readonly path?: readonly string[] }) =>
    session.desk.act(play.seat, { type: 'react', ...o } as { type: string })
  const last = (o: Way) => o.command.path[o.command.path.length - 1]
  // Two ways into one hex are one answer.
  const ways = play.choices.all
    .filter((o): o is Way => o.command.type === 'react' && 'path' in o.command)
    .filter((o, i, all) => all.findIndex(x => last(x) === last(o)) === i)
  const hand = handOf(seenOf(slot), play.seat)
  const seen = hand.some(c => c !== '')
  return (
    <>
      <p>{t('cc.attacked', { unit: nameOf(a.unit), target: nameOf(a.target) })}</p>
      <div className="deed-two">
        <div className="deed-detail">{coming && <FightTold fight={coming} />}</div>
        <div className="deed-detail" data-testid="reaction">
          <ul className="deed-list">
            <Row id="pass" label={t('cc.react.pass')} why={null} onDo={() => react({ do: 'pass' })} primary={play.seat} />
            <Row
              id="firstStrike"
              label={t('cc.react.firstStrike')}
              why={a.firstStrike}
              onDo={() => react({ do: 'firstStrike' })}
            />
            <Row
              id="formSquare"
              label={t(a.mass ? 'cc.react.mass' : 'cc.react.square')}
              why={a.formSquare}
              onDo={() => react({ do: 'formSquare' })}
            />
            {a.retire !== null || ways.length === 0 ? (
              <Row id="retire" label={t('cc.react.retire')} why={a.retire ?? 'react/no-way'} onDo={() => {}} />
            ) : (
              ways.map(o => (
                <Row
                  key={o.command.path.join()}
                  id="retire"
                  label={text.say(o.text)}
                  why={null}
                  onDo={() => react({ do: 'retire', path: o.command.path })}
                />
              ))
            )}
          </ul>
          <p className="small soft cc-look">
            {seen ? (
              hand.map(c => (c ? t(`card.${c}`) : '')).join(' · ')
            ) : (
              <>
                <Backs count={hand.length} /> {t('cc.look')}
              </>
            )}
          </p>
          {!seen && (
            <button
              type="button"
              className="button"
              data-testid="look-at-hand"
              onPointerDown={() => play.setPeek(true)}
              onPointerUp={() => play.setPeek(false)}
              onPointerLeave={() => play.setPeek(false)}
              onKeyDown={e => (e.key === ' ' || e.key === 'Enter') && play.setPeek(true)}
              onKeyUp={() => play.setPeek(false)}
              onBlur={() => play.setPeek(false)}
            >
              {t('cc.hold')}
            </button>
          )}
        </div>
      </div>
    </>
  )
}

function Row({
  id,
  label,
  why,
  onDo,
  primary,
}: {
  readonly id: string
  readonly label: string
  readonly why: string | null
  readonly onDo: () => void
  readonly primary?: string
}) {
  const { t } = useText()
  return (
    <li className="cc-answer">
      <button
        type="button"
        className={`button${primary ? ` primary of-${primary}` : ''}`}
        disabled={why !== null}
        data-testid={`react-${id}`}
        onClick={onDo}
      >
        {label}
      </button>
      <span className="small soft">{why ? t(`refusal.${why}`) : t(`cc.react.${id}.note`)}</span>
    </li>
  )
}
