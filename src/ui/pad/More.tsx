import { useMemo } from 'react'
import type { Body, ChargeChance, UnitId } from '../../rulesets/contract'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'
import { Sign, type SignName } from './signs'

type Manoeuvres = NonNullable<ReturnType<PanelProps['session']['game']['manoeuvres']>>

/** What is no matter of more or less: about-face, formations, and the enemies that can be charged. */
export function More({
  session,
  play,
  body,
  manoeuvres,
}: Pick<PanelProps, 'session' | 'play'> & { readonly body: Body; readonly manoeuvres: Manoeuvres }) {
  const text = useText()
  const { hands } = session
  const state = useStore(hands)
  const showsCharges = state.shown.includes('charges')
  return (
    <div className="pad-more">
      {manoeuvres.kinds.includes('aboutFace') && (
        <SignButton
          sign="aboutFace"
          label={text.t('pad.aboutFace')}
          testId="pad-about-face"
          onClick={() => hands.addStep({ aboutFace: true })}
        />
      )}
      {state.measures && (
        <>
          <SignButton
            sign="charges"
            label={text.t('pad.charges')}
            pressed={showsCharges}
            testId="pad-charges"
            onClick={() => hands.toggle('charges')}
          />
          <SignButton
            sign="threats"
            label={text.t('pad.threats')}
            pressed={state.shown.includes('threats')}
            testId="pad-threats"
            onClick={() => hands.toggle('threats')}
          />
        </>
      )}
      {manoeuvres.formations.map(form => (
        <button
          key={form}
          type="button"
          className="button"
          title={text.t('pad.form', { form: { phrase: { code: `formation.${form}` } } })}
          data-testid={`pad-form-${form}`}
          onClick={() => hands.addStep({ form })}
        >
          <span className="unseen">{text.t('pad.toForm')} </span>
          {text.t(`formation.${form}`)}
        </button>
      ))}
      {showsCharges && state.measures && <Charges session={session} play={play} body={body} />}
    </div>
  )
}

function SignButton({
  sign,
  label,
  pressed,
  testId,
  onClick,
}: {
  readonly sign: SignName
  readonly label: string
  readonly pressed?: boolean
  readonly testId: string
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-testid={testId}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  )
}

function Charges({ session, play, body }: Pick<PanelProps, 'session' | 'play'> & { readonly body: Body }) {
  const text = useText()
  const { game, hands } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something happened.
  const chances = useMemo<readonly ChargeChance[]>(
    () => game.charges(play.seat, body.id as UnitId),
    [game, play.seat, body.id, play.snap],
  )
  if (chances.length === 0) return <p className="soft small">{text.t('pad.noCharges')}</p>
  return chances.map(c => {
    const target = play.show.bodies.find(b => b.id === c.target)
    if (!target) return null
    return (
      <button
        key={c.target}
        type="button"
        className="button"
        data-testid={`pad-charge-${c.target}`}
        onClick={() => hands.setSteps(c.steps, c.target)}
      >
        {text.t(`pad.charge.${c.side}`, { target: target.name, left: { cm: c.left } })}
      </button>
    )
  })
}
