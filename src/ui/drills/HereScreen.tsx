import { useEffect, useMemo, useState } from 'react'
import { type Drill, type DrillGame, dayOf, drillsAt, loadPractice, skillOf, tallied } from '../../drills'
import { useHouse, useText } from '../house'
import { Icon } from '../parts/Icon'
import { LanguageChoice } from '../parts/LanguageChoice'
import { address } from '../route'
import type { OpenFilm } from '../theatre/ports'
import { DrillRoom } from './DrillRoom'
import type { DrillsProps } from './DrillsScreen'
import '../styles/drills.css'
import { inSlices, useOpen } from './use-open'
import { worded } from './worded'

/** What was missed comes back after so many others. */
const AFTER = 3

/** The place of a film that an address names: `at`, or the beginning of the log's entry `n`; else its end. */
export function placeIn({ film }: OpenFilm, query: { readonly [key: string]: string }): number {
  const end = film.steps.length
  if (query.n !== undefined) return film.steps.find(s => s.n >= Number(query.n))?.k ?? end
  const at = Number(query.at ?? end)
  return Number.isInteger(at) ? Math.max(0, Math.min(end, at)) : end
}

/** Whose eyes practise: of a game that goes on only those of the seat that is awaited now, or what everybody sees. */
export function eyesIn({ film }: OpenFilm, query: { readonly [key: string]: string }) {
  const seats = film.rules.seats.filter(s => s !== 'umpire')
  if (film.eyes.length > 1) return { whole: true as const, seats }
  const { awaiting } = film.rules
  const seat = awaiting(film.state(film.steps.length).game).find(a => a.seat === query.seat)?.seat
  return seat === undefined
    ? { whole: false as const, seat: 'spectator' as const, seats }
    : { whole: false as const, seat, seats: [seat] }
}

/** "Practise this position": drills out of one moment of a log, one after the other; what was missed comes back. */
export function HereScreen({ query, live }: DrillsProps) {
  const { t } = useText()
  const { open, faults } = useOpen(query, live)
  const back = backOf(query)
  return (
    <main className="drills drills-open" data-testid="screen-here">
      <header className="drills-head">
        <a className="button bare" href={back} data-testid="drills-back">
          <Icon name="fold" />
          {t('ui.back')}
        </a>
        <h1>{open ? t('drill.here.title') : faults ? t('drill.here.cannot') : t('ui.waiting')}</h1>
        <LanguageChoice />
      </header>
      {open && <Round open={open} query={query} back={back} />}
    </main>
  )
}
/** Where one came from: the theatre, or the game. */
function backOf(query: { readonly [key: string]: string }): string {
  const { of = '', id = '', at } = query
  if (query.from === 'review') return address({ at: 'drills', query: { of, id, review: '1' } })
  if (of === 'game' && query.from === 'game') return address({ at: 'game', id })
  return address({ at: 'film', of, id, mode: 'watch', query: at === undefined ? {} : { at } })
}

function Round({ open, query, back }: { readonly open: OpenFilm; readonly query: DrillsProps['query']; readonly back: string }) {
  const { t } = useText()
  const { drills: shelf } = useHouse()
  const game: DrillGame = open.film.rules.id
  const [drills, setDrills] = useState<readonly Drill[] | 'none here' | null>(null)
  const { n, at, seat, of, id, unit, target } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for each moment.
  useEffect(() => {
    let stop = () => {}
    let here = true
    setDrills(null)
    void loadPractice(open.film.rules.id).then(practice => {
      if (!here) return
      const exam = practice?.exam
      if (!exam) return setDrills('none here')
      const { film } = open
      const place = placeIn(open, query)
      const eyes = eyesIn(open, query)
      const seen = eyes.whole ? film.state(place).game : film.view(place, eyes.seat)
      const show = film.rules.show(eyes.whole ? film.view(place, 'spectator') : seen)
      const { unit, target } = query
      const first = unit !== undefined && target !== undefined ? { first: { unit, target } } : {}
      stop = inSlices(drillsAt(exam, { seen, show: { ...show, discs: [] }, seats: eyes.seats, ...first }), setDrills)
    })
    return () => {
      here = false
      stop()
    }
  }, [open, n, at, seat, of, id, unit, target])
  if (drills === null)
    return (
      <p className="waiting book" role="status">
        {t('drill.here.making')}
      </p>
    )
  if (drills === 'none here' || drills.length === 0)
    return (
      <div className="waiting">
        <p className="book" data-testid="here-none">
          {t(drills === 'none here' ? 'drill.here.no' : 'drill.here.none')}
        </p>
        <a className="button" href={back}>
          {t('ui.back')}
        </a>
      </div>
    )
  return (
    <Row
      key={drills.length}
      drills={drills}
      game={game}
      back={back}
      onAnswered={(drill, right) => {
        const day = dayOf(shelf.today()) ?? 0
        shelf.keep(tallied(shelf.get(), skillOf(drill.kind, game), right, day))
      }}
    />
  )
}

/** One drill after the other; each that is missed comes back after three others, until it was right once. */
function Row({
  drills,
  game,
  back,
  onAnswered,
}: {
  readonly drills: readonly Drill[]
  readonly game: DrillGame
  readonly back: string
  readonly onAnswered: (drill: Drill, right: boolean) => void
}) {
  const text = useText()
  const { t } = text
  const all = useMemo(() => drills.map((drill, i) => ({ drill, i, again: false })), [drills])
  const [row, setRow] = useState(all)
  const [missed, setMissed] = useState(false)
  const [right, setRight] = useState(0)
  const [round, setRound] = useState(0)
  const now = row[0]
  if (!now)
    return (
      <div className="waiting" data-testid="here-done">
        <p className="book">{t('drill.here.done', { right, of: drills.length })}</p>
        <div className="drill-do">
          <button
            type="button"
            className="button"
            onClick={() => {
              setRow(all)
              setRight(0)
            }}
          >
            {t('drill.here.once')}
          </button>
          <a className="button primary" href={back}>
            {t('ui.back')}
          </a>
        </div>
      </div>
    )
  const count = t('drill.here.count', { n: now.i + 1, of: drills.length })
  return (
    <DrillRoom
      key={`${now.i} ${round}`}
      drill={now.drill}
      timed={false}
      date={null}
      shared={false}
      line={`${worded(text, now.drill.kind, game, 'name')} · ${count}${now.again ? ` · ${t('drill.here.again')}` : ''}`}
      onAnswered={is => {
        setMissed(!is)
        if (is && !now.again) setRight(right + 1)
        onAnswered(now.drill, is)
      }}
      onNext={() => {
        const rest = row.slice(1)
        setRow(missed ? [...rest.slice(0, AFTER), { ...now, again: true }, ...rest.slice(AFTER)] : rest)
        setRound(round + 1)
      }}
    />
  )
}
