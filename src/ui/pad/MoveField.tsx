import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Body, GameStep, Step, Verdict } from '../../rulesets/contract'
import { type MoveFault, parseSteps, printSteps } from '../../text/moves'
import { why } from '../../tools'
import { useStore, useText } from '../house'
import type { PanelProps } from '../ports'
import { Sign } from './signs'
import { wasAwaited } from './use-pad-keys'
import { widthsOf } from './widths'

/** The move in its written form: what the hand drew is read here, what is written here is drawn. */
export function MoveField({ session, play, body }: Pick<PanelProps, 'session' | 'play'> & { readonly body: Body }) {
  const text = useText()
  const { hands, game } = session
  const state = useStore(hands)
  const [typed, setTyped] = useState<string | null>(null)
  const answer = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wasAwaited()) field.current?.focus()
  }, [])
  const widths = widthsOf(game, play.seat, body)
  const value = typed ?? printSteps(state.steps, text.language, { widths, shown: true })
  const read = typed === null || typed.trim() === '' ? null : parseSteps(typed, widths)
  const fault = read && !read.ok ? read.error : null
  const charge = state.charge ?? undefined

  // What another button or the table plans stands in the field at once, over whatever was half written.
  const drawn = useRef('')
  const now = JSON.stringify([state.steps, state.charge])
  useEffect(() => {
    if (state.planned && now !== drawn.current) setTyped(null)
  }, [state.planned, now])

  const write = (next: string) => {
    setTyped(next)
    const steps = next.trim() === '' ? null : parseSteps(next, widths)
    if (steps === null) hands.sketch([])
    else if (steps.ok) hands.sketch(steps.value, charge)
    const { steps: after, charge: on } = hands.get()
    drawn.current = JSON.stringify([after, on])
  }
  /** Plans what is written; gives whether it is planned now. */
  const plan = (): boolean => {
    if (typed === null) return hands.get().planned
    if (fault) return false
    hands.setSteps(read?.ok ? read.value : [], charge)
    const { planned, steps } = hands.get()
    if (planned || steps.length === 0) setTyped(null)
    return planned
  }
  const enter = () => {
    if (typed !== null) plan()
    else if (state.plans.length > 0) hands.commit(state.insist)
  }
  const putBack = () => {
    setTyped(null)
    hands.cancel()
  }

  return (
    <div className="pad-write">
      <div className="pad-line">
        <label className="pad-label">
          <span className="unseen">{text.t('pad.move')}</span>
          <input
            ref={field}
            type="text"
            data-testid="pad-field"
            value={value}
            placeholder={text.t('pad.example')}
            aria-invalid={fault !== null || (state.verdict !== null && state.verdict.kind !== 'ok')}
            aria-describedby={answer}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={e => write(e.target.value)}
            onBlur={() => {
              if (typed !== null && !fault && state.verdict?.kind === 'ok') plan()
            }}
            onKeyDown={e => {
              if (e.key !== 'Enter' && e.key !== 'Escape') return
              e.preventDefault()
              if (e.key === 'Enter') enter()
              else if (typed !== null || state.steps.length > 0) putBack()
              else e.currentTarget.blur()
            }}
          />
        </label>
        <button
          type="button"
          className="button icon pad-yes"
          data-testid="pad-yes"
          aria-label={text.t(state.planned && typed === null ? 'pad.commit' : 'pad.plan')}
          title={text.t(state.planned && typed === null ? 'pad.commit' : 'pad.plan')}
          disabled={state.plans.length === 0 && (typed === null || fault !== null)}
          onClick={enter}
        >
          <Sign name="yes" />
        </button>
        <button
          type="button"
          className="button icon pad-no"
          data-testid="pad-no"
          aria-label={text.t('pad.putBack')}
          title={text.t('pad.putBack')}
          disabled={typed === null && state.steps.length === 0}
          onClick={putBack}
        >
          <Sign name="no" />
        </button>
      </div>
      <div id={answer} role="status" aria-live="polite">
        {fault ? (
          <Fault fault={fault} />
        ) : (
          state.verdict &&
          state.steps.length > 0 && (
            <Answer verdict={state.verdict}>
              {state.verdict.kind === 'breach' && (
                <Nearest
                  session={session}
                  play={play}
                  body={body}
                  steps={state.steps}
                  verdict={state.verdict}
                  done={() => setTyped(null)}
                />
              )}
            </Answer>
          )
        )}
      </div>
    </div>
  )
}

function Fault({ fault }: { readonly fault: MoveFault }) {
  const text = useText()
  return (
    <p className="pad-answer bad" data-testid="pad-verdict" data-kind="fault" data-code={fault.code}>
      <Sign name="no" />
      <span>
        {fault.text && <q className="pad-quote">{fault.text}</q>} {text.t(`pad.fault.${fault.code}`)}
      </span>
    </p>
  )
}

/** What the rules say: what is left, or what forbids it and by how much; and the sum that makes it, each term with its clause. */
function Answer({ verdict, children }: { readonly verdict: Verdict; readonly children: ReactNode }) {
  const text = useText()
  const legal = verdict.kind === 'ok'
  const [first] = verdict.refusals
  return (
    <>
      <p
        className={`pad-answer ${legal ? 'good' : 'bad'}`}
        data-testid="pad-verdict"
        data-kind={verdict.kind}
        data-code={first?.code}
        data-clause={first?.clause}
      >
        <Sign name={legal ? 'yes' : 'no'} />
        <span>
          {legal
            ? verdict.left === undefined
              ? text.t('pad.legal')
              : text.t('pad.left', { left: { cm: verdict.left } })
            : verdict.refusals.slice(0, 3).map(r => (
                <span key={`${r.code}${r.clause}`} className="pad-reason">
                  {text.say(why(r))}{' '}
                </span>
              ))}
        </span>
        {children}
      </p>
      {verdict.working.length > 0 && (
        <ul className="pad-working small soft" data-testid="pad-working" aria-label={text.t('pad.working')}>
          {verdict.working.map((w, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum's terms stand in their order and may repeat.
            <li key={i}>
              {text.say({ code: `term.${w.label}`, ...(w.with ? { with: w.with } : {}) })}{' '}
              <span className="number">{text.cm(w.amount)}</span> <span className="clause number">{w.clause}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is written can't be done: the rules' nearest way to the same place is one press away. */
function Nearest({
  session,
  play,
  body,
  steps,
  verdict,
  done,
}: Pick<PanelProps, 'session' | 'play'> & {
  readonly body: Body
  readonly steps: readonly GameStep[]
  readonly verdict: Verdict
  readonly done: () => void
}) {
  const text = useText()
  const goal = verdict.ends.at(-1)
  if (!goal || steps.some(s => 'form' in s)) return null
  const go = () => {
    const found = session.game.solve(play.seat, body.id as Parameters<typeof session.game.solve>[1], {
      front: goal.front,
      facing: goal.facing,
    })
    const way: readonly Step[] = found?.steps ?? []
    if (way.length > 0) session.hands.setSteps(way)
    done()
  }
  return (
    <button type="button" className="button bare pad-nearest" data-testid="pad-nearest" onClick={go}>
      {text.t('pad.nearest')}
    </button>
  )
}
