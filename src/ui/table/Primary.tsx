import { useStore, useT, useText } from '../house'
import type { Session } from '../ports'
import { mayEnd, type Offer } from './turn'
import type { Play } from './use-play'

/** The one thing to do next: commit what is planned, or what the game asks for, or end the phase. */
export function Primary({ session, play }: { readonly session: Session; readonly play: Play }) {
  const t = useT()
  const text = useText()
  const hands = useStore(session.hands)
  const { actor, seat, choices } = play
  if (!play.live || !actor) return null
  const plans = hands.plans.length
  if (plans > 0)
    return (
      <button
        type="button"
        className={`button primary of-${seat}`}
        data-testid="primary"
        data-primary="commit"
        onClick={() => session.hands.commit(hands.insist)}
      >
        {hands.insist ? t('ui.table.insist') : t('ui.table.commit', { count: plans })}
      </button>
    )
  const next = choices.primary
  // Where the panel of deeds holds the button of a deed, here stands only the way on.
  if (play.still && next && !ENDS.has(next.command.type)) return null
  // Nothing ends a phase in which an answer is owed.
  if (play.still && !next && !mayEnd(session.game.judge(seat, { type: 'endPhase' }))) return null
  const quiet = (play.still || play.answers) && choices.all.length > 1
  if (!next)
    return (
      <button
        type="button"
        className="button"
        data-testid="primary"
        data-primary="endPhase"
        onClick={() => session.desk.act(seat, { type: 'endPhase' })}
      >
        {t('ui.table.endPhase')}
        {play.snap.mustMove.length > 0 && (
          <span className="badge number">{t('ui.table.mustMove', { count: play.snap.mustMove.length })}</span>
        )}
      </button>
    )
  return (
    <button
      type="button"
      className={quiet ? 'button' : `button primary of-${seat}`}
      data-testid="primary"
      data-primary={next.command.type}
      onClick={() => session.desk.act(seat, next.command)}
    >
      {text.say(next.text)}
    </button>
  )
}

/** What else may be done now that hangs on no unit: who moves first, placing terrain. Quiet, beside the primary one. */
export function OpenChoices({ session, play }: { readonly session: Session; readonly play: Play }) {
  const text = useText()
  // What one's units must answer now (an evasion, a square) is offered before they are looked for.
  const urgent = play.choices.all.filter(o => !play.answers && o.unit !== undefined && URGENT.has(o.command.type))
  const shown = [...play.choices.open.filter(o => !QUIETER.has(o.command.type)), ...urgent]
  if (shown.length === 0 || play.still) return null
  // One deed that several units may do is named once, with a button for each of them.
  const kind = urgent[0]?.command.type
  const alike = shown.length > 2 && shown.every(o => o.command.type === kind && text.say(o.text) === text.say(shown[0]!.text))
  // Away from its unit's pad a deed says whose it is.
  const nameOf = (o: Offer) => {
    const body = play.show.bodies.find(b => b.id === o.unit)
    return body ? text.name(body.name) : ''
  }
  const sayOf = (o: Offer) => {
    const said = text.say(o.text)
    const name = nameOf(o)
    return said.includes(name) ? said : `${name}: ${said}`
  }
  const buttons = shown.slice(0, 6).map(o => (
    <button
      key={JSON.stringify(o.command)}
      type="button"
      className="button"
      data-testid={`choice-${o.command.type}`}
      aria-label={alike ? sayOf(o) : undefined}
      onClick={() => session.desk.act(play.seat, o.command)}
    >
      {alike ? nameOf(o) : sayOf(o)}
    </button>
  ))
  if (!alike)
    return (
      <div className="open-choices" data-testid="open-choices">
        {buttons}
      </div>
    )
  return (
    <fieldset className="open-choices alike" data-testid="open-choices">
      <legend className="small soft">{text.say(shown[0]!.text)}</legend>
      {buttons}
    </fieldset>
  )
}

/** What leads on from a phase of deeds. */
const ENDS: ReadonlySet<string> = new Set(['endPhase', 'opportunityFire', 'done'])
/** Choices that have a panel of their own. */
const URGENT: ReadonlySet<string> = new Set(['evade', 'formSquare', 'counterCharge'])
const QUIETER: ReadonlySet<string> = new Set([
  'attach',
  'release',
  'order',
  'marker',
  'detach',
  'rejoin',
  'showOrder',
  'moveGeneral',
  'place',
  'placeGround',
  'arrival',
  'arriveFirst',
  'retreatPoint',
  'objectives',
])
