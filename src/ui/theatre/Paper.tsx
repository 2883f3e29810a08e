import { useMemo, useState } from 'react'
import { type Mark, saidIn } from '../../theatre'
import { useText } from '../house'
import { Tick } from '../parts/fields'
import { Plan } from '../report/Plan'
import { pictureOf } from './overlays'
import { PlanInk } from './PlanInk'
import { sideNames } from './sides'
import { Sign } from './signs'
import { useFilmKeys } from './use-film-keys'
import type { Reel } from './use-reel'
import { DICE, Line } from './Words'
import '../styles/report.css'
import '../styles/sheets.css'

/** What is looked back on, on paper: its marks with their plans and words; where there are none, turn by turn. */
export function Paper({ reel, title, onLeave }: { readonly reel: Reel; readonly title: string; readonly onLeave: () => void }) {
  const text = useText()
  const { t } = text
  const { film, log } = reel.open
  const { marks } = reel.track
  const [asides, setAsides] = useState(false)
  const hasAsides = marks.some(m => m.aside)
  useFilmKeys(e => {
    if (e.key !== 'Escape') return false
    onLeave()
    return true
  })
  const { a, b } = sideNames(reel.open, text)
  return (
    <main className="sheets" data-testid="screen-paper">
      <div className="sheets-tools no-print">
        <button type="button" className="button" data-testid="paper-leave" onClick={onLeave}>
          <Sign name="back" />
          {t('theatre.paper.leave')}
        </button>
        {hasAsides && <Tick label={t('theatre.paper.asides')} value={asides} onChange={setAsides} />}
        <button type="button" className="button primary" data-testid="paper-print" onClick={() => window.print()}>
          {t('ui.print')}
        </button>
      </div>
      <article className="report">
        <header className="report-head">
          <h1 className="report-title book">{title}</h1>
          <p>
            {title === text.name(log.header.scenario.title) ? '' : `${text.name(log.header.scenario.title)} · `}
            {t(`ruleset.${film.rules.id}`)}
          </p>
          <p>
            {a} <span className="soft">–</span> {b}
          </p>
        </header>
        {marks.length > 0
          ? // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name.
            marks.map((m, i) => <Sheet key={i} n={i + 1} mark={m} reel={reel} asides={asides} />)
          : film.turns.map((x, i) => (
              <TurnSheet key={x.at} turn={x.turn} from={x.at} to={film.turns[i + 1]?.at ?? film.steps.length} reel={reel} />
            ))}
        <p className="small soft">{t('ui.report.rights')}</p>
      </article>
    </main>
  )
}

function Sheet({
  n,
  mark: m,
  reel,
  asides,
}: {
  readonly n: number
  readonly mark: Mark
  readonly reel: Reel
  readonly asides: boolean
}) {
  const text = useText()
  const { t, language } = text
  const { film } = reel.open
  const eyes = m.sees && film.eyes.includes(m.sees) ? m.sees : reel.eyes
  const show = useMemo(
    () => pictureOf(film, m.at, eyes, [m], m.draw === true, said => saidIn(said, language)),
    [film, m, eyes, language],
  )
  const told = m.say ? [] : film.told(m.at, eyes, true).filter(l => !DICE.has(l.phrase.code))
  const head = m.title ? saidIn(m.title, language) : text.say(show.status.phase)
  return (
    <section className="sheet-step" data-testid={`paper-${n}`}>
      <div className="sheet-words">
        <h2>
          <span className="number soft">{n}</span> {head}
        </h2>
        {m.say && <p className="book">{saidIn(m.say, language)}</p>}
        {told.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an event never change places.
          <p key={i}>
            <Line line={line} />
          </p>
        ))}
        {asides && m.aside && <p className="small sheet-aside">{saidIn(m.aside, language)}</p>}
      </div>
      <Plan
        show={show}
        before={null}
        label={t('theatre.paper.plan', { when: head })}
        over={<PlanInk overlays={show.overlays} depth={show.table.depth} />}
      />
    </section>
  )
}

function TurnSheet({
  turn,
  from,
  to,
  reel,
}: {
  readonly turn: number
  readonly from: number
  readonly to: number
  readonly reel: Reel
}) {
  const { t } = useText()
  const { film } = reel.open
  const { eyes } = reel
  const steps = useMemo(() => {
    const out: { readonly at: number; readonly seat: string; readonly lines: ReturnType<typeof film.told> }[] = []
    for (let at = from + 1; at <= to; at++) {
      const lines = film.told(at, eyes).filter(l => !DICE.has(l.phrase.code))
      if (lines.length > 0) out.push({ at, seat: film.steps[at - 1]!.seat, lines })
    }
    return out
  }, [film, eyes, from, to])
  const when = turn === 0 ? t('theatre.paper.before') : t('theatre.paper.turn', { turn })
  return (
    <section className="report-turn" data-testid={`paper-turn-${turn}`}>
      <h2>{when}</h2>
      <Plan show={film.show(to, eyes)} before={film.show(from, eyes)} label={t('theatre.paper.plan', { when })} />
      <ol className="report-log">
        {steps.map(s => (
          <li key={s.at} className={`log-entry side-${s.seat}`}>
            {s.lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an event never change places.
              <p key={i} className="log-line">
                <span>
                  <Line line={line} />
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
