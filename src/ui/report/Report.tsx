import { Suspense, useMemo } from 'react'
import { printSteps } from '../../text'
import { useHouse, useText } from '../house'
import { Dialog } from '../parts/Dialog'
import type { Session } from '../ports'
import { type BattleEntry, type BattleTurn, battleOf } from './battle'
import { Plan } from './Plan'
import '../styles/report.css'
import { Summary } from './Summary'
import { Verdict } from './Verdict'

/** The battle on paper: the table at each turn's end, the log in words, the losses. What is hidden from both stays hidden. */
export function ReportDialog({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const text = useText()
  const { t } = text
  const { game } = session
  const panels = useHouse().panels[game.info.ruleset]
  const turns = useMemo(() => battleOf(game, 'spectator'), [game])
  const [first, last] = [turns[0]?.end.show, turns.at(-1)?.end.show]
  const names = game.info.seats
  return (
    <Dialog title={t('ui.report.title')} onClose={onClose} wide testId="dialog-report">
      <div className="report-tools no-print">
        <button type="button" className="button primary" data-testid="report-print" onClick={() => window.print()}>
          {t('ui.print')}
        </button>
        <nav aria-label={t('ui.report.turns')}>
          {turns.map(x => (
            <a key={x.turn} className="button bare number" href={`#report-${x.turn}`} onClick={e => toTurn(e, x.turn)}>
              {x.turn}
            </a>
          ))}
        </nav>
      </div>
      <article className="report">
        <header className="report-head">
          <p className="report-title book">{text.name(game.info.scenario.title)}</p>
          <p>
            <span className="side-a of-side">{names.a?.name}</span> <span className="soft">–</span>{' '}
            <span className="side-b of-side">{names.b?.name}</span>
          </p>
          <Verdict session={session} />
        </header>
        <section>
          <h3>{t('ui.report.summary')}</h3>
          <Summary session={session} turns={turns} account={panels?.account} />
        </section>
        <Legend session={session} />
        {turns.map(x => (
          <Turn key={x.turn} turn={x} session={session} last={x === turns.at(-1)} />
        ))}
        {panels && first && last && (
          <section className="report-losses">
            <h3>{t('ui.report.losses')}</h3>
            <Suspense fallback={null}>
              <panels.Points session={session} first={first} last={last} />
              <panels.Losses session={session} first={first} last={last} />
            </Suspense>
          </section>
        )}
        <p className="small soft">{t('ui.report.rights')}</p>
      </article>
    </Dialog>
  )
}

/** The page's address names its screen: a turn is gone to without changing it. */
function toTurn(e: { preventDefault(): void }, turn: number) {
  e.preventDefault()
  document.getElementById(`report-${turn}`)?.scrollIntoView()
}

function Legend({ session }: { readonly session: Session }) {
  const { t } = useText()
  return (
    <ul className="report-legend small">
      {(['a', 'b'] as const).map(seat => (
        <li key={seat}>
          <svg viewBox="0 0 8 3" className="plan-key" aria-hidden="true">
            <g className={`plan-piece side-${seat}`}>
              <rect x="0.3" y="0.5" width="7.4" height="2" />
              <path className="plan-front" d="M.3 .5h7.4" />
            </g>
          </svg>
          {session.game.info.seats[seat]?.name}
        </li>
      ))}
      {(['front', 'way', 'broken', 'disordered', 'general'] as const).map(what => (
        <li key={what}>{t(`ui.report.legend.${what}`)}</li>
      ))}
    </ul>
  )
}

function Turn({ turn: x, session, last }: { readonly turn: BattleTurn; readonly session: Session; readonly last: boolean }) {
  const text = useText()
  const { t } = text
  const { status } = x.end.show
  const over = last && session.game.get().outcome !== null
  const when = x.turn === 0 ? t('ui.report.before') : t(last && !over ? 'ui.report.now' : 'ui.report.after', { turn: x.turn })
  return (
    <section className="report-turn" id={`report-${x.turn}`} data-testid={`report-turn-${x.turn}`}>
      <h3>
        {when}
        {x.turn > 0 && status.clock && <span className="soft number"> · {status.clock.slice(11, 16)}</span>}
      </h3>
      <Plan show={x.end.show} before={x.before?.show ?? null} label={t('ui.report.plan', { when })} />
      {x.entries.some(e => e.lines.length > 0) && (
        <ol className="report-log">
          {x.entries.map(e => (
            <Entry key={e.n} entry={e} text={text} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry, text }: { readonly entry: BattleEntry; readonly text: ReturnType<typeof useText> }) {
  if (entry.lines.length === 0) return null
  return (
    <li className={`log-entry side-${entry.seat}`}>
      {entry.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change places.
        <p key={i} className="log-line">
          {line.clause && <span className="clause number">{text.clause(line.clause)}</span>}
          <span>
            {text.say(line.phrase)}
            {line.steps && line.steps.length > 0 && (
              <span className="written number">{printSteps(line.steps, text.language, { shown: true })}</span>
            )}
          </span>
        </p>
      ))}
    </li>
  )
}
