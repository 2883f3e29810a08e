import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import {
  type Book,
  type DrillGame,
  type DrillKind,
  type DrillName,
  dayOf,
  drillOfDay,
  dueNow,
  FIRST,
  gameOf,
  isGame,
  isKind,
  isLevel,
  kindsOf,
  type Level,
  loadMakers,
  type Makers,
  makeDrill,
  ofGame,
  recorded,
  recordedDay,
} from '../../drills'
import { useHouse, useText } from '../house'
import { Icon } from '../parts/Icon'
import { LanguageChoice } from '../parts/LanguageChoice'
import { go } from '../route'
import '../styles/drills.css'
import { Chooser } from './Chooser'
import { DrillRoom } from './DrillRoom'
import { worded } from './worded'

const HereScreen = lazy(() => import('./HereScreen').then(m => ({ default: m.HereScreen })))
const ReviewScreen = lazy(() => import('./ReviewScreen').then(m => ({ default: m.ReviewScreen })))

export type Pace = 'calm' | 'timed'
const SEEDS = 1_000_000
const freshSeed = (): number => Math.floor(Math.random() * SEEDS)

interface Asked {
  readonly name: DrillName
  readonly pace: Pace
  /** Drills of one kind alone follow, or of any. */
  readonly only: boolean
  /** It is the drill of that day. */
  readonly date: string | null
}
const gameIn = (q: { readonly [key: string]: string }) => ofGame(isGame(q.game) ? q.game : FIRST)
function readQuery(q: { readonly [key: string]: string }, today: string): Asked | null {
  const pace: Pace = q.pace === 'timed' ? 'timed' : 'calm'
  if (q.day !== undefined) {
    const date = dayOf(q.day) === null ? today : q.day
    return { name: drillOfDay(date), pace, only: false, date }
  }
  const level = Number(q.level ?? 1)
  const seed = Number(q.seed)
  if (!isKind(q.kind) || !isLevel(level) || !Number.isInteger(seed) || seed < 0) return null
  return { name: { kind: q.kind, level, seed, ...gameIn(q) }, pace, only: q.only !== '0', date: null }
}
const queryOf = (name: DrillName, pace: Pace, only: boolean): { [key: string]: string } => ({
  kind: name.kind,
  level: String(name.level),
  seed: String(name.seed),
  ...(name.game ? { game: name.game } : {}),
  ...(pace === 'timed' ? { pace } : {}),
  ...(only ? {} : { only: '0' }),
})

export interface DrillsProps {
  readonly query: { readonly [key: string]: string }
  /** The lines of the game that stands open. */
  readonly live?: readonly string[]
}

/** The drill ground: what is practised, at which level and pace; and one drill after another. */
export function DrillsScreen({ query, live }: DrillsProps) {
  if (query.of === undefined) return <Ground query={query} />
  const Screen = query.review === undefined ? HereScreen : ReviewScreen
  return (
    <Suspense fallback={<Waiting />}>
      <Screen query={query} live={live} />
    </Suspense>
  )
}
function Waiting() {
  const { t } = useText()
  return (
    <div className="waiting" role="status">
      <p className="book">{t('ui.waiting')}</p>
    </div>
  )
}

function Ground({ query }: Pick<DrillsProps, 'query'>) {
  const text = useText()
  const { t } = text
  const { drills } = useHouse()
  const [makers, setMakers] = useState<{ readonly game: DrillGame; readonly by: Makers } | null>(null)
  const [book, setBook] = useState<Book>(() => drills.get())
  const [stored, setStored] = useState(true)
  const [failed, setFailed] = useState(false)
  const [chosen, setGame] = useState<DrillGame>(() => gameOf(gameIn(query)))
  const [level, setLevel] = useState<Level>(() => (isLevel(Number(query.level)) ? (Number(query.level) as Level) : 1))
  const [pace, setPace] = useState<Pace>(query.pace === 'timed' ? 'timed' : 'calm')
  const today = drills.today()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that it was when the address was read.
  const asked = useMemo(() => readQuery(query, today), [query])
  const name = asked?.name
  const game = name ? gameOf(name) : chosen
  // The ground is left as it was come from: with the skills of the game that was practised.
  useEffect(() => {
    if (name) setGame(gameOf(name))
  }, [name])
  useEffect(() => {
    let here = true
    // The drill ground's own words stand over the game's.
    void Promise.all([text.load(game).then(() => text.more(game)), loadMakers(game)])
      .then(async ([, by]) => {
        await text.load('drill')
        if (here) setMakers({ game, by })
      })
      .catch(() => here && setFailed(true))
    return () => {
      here = false
    }
  }, [text, game])
  const drill = useMemo(() => (name && makers?.game === gameOf(name) ? makeDrill(name, makers.by) : null), [name, makers])
  const ready = makers?.game === game
  const keep = (next: Book) => {
    setStored(drills.keep(next))
    setBook(next)
  }
  const start = (kind: DrillKind | null) => {
    const due = dueNow(drills.get(), dayOf(drills.today()) ?? 0, kind ?? undefined, game)
    const name = due ?? {
      kind: kind ?? kindsOf(game)[Math.floor(Math.random() * kindsOf(game).length)]!,
      level,
      seed: freshSeed(),
      ...ofGame(game),
    }
    go({ at: 'drills', query: queryOf(name, pace, kind !== null) })
  }
  return (
    <main className={asked ? 'drills drills-open' : 'drills'} data-testid="screen-drills">
      <header className="drills-head">
        <a className="button bare" href={asked ? '#/drills' : '#/'} data-testid="drills-back">
          <Icon name="fold" />
          {t('ui.back')}
        </a>
        <h1>{ready ? (asked ? worded(text, asked.name.kind, game, 'name') : t('drill.title')) : t('ui.waiting')}</h1>
        <LanguageChoice />
      </header>
      {failed && <p className="note bad">{t('ui.cannotOpen')}</p>}
      {ready && !stored && <p className="note bad">{t('drill.unstored')}</p>}
      {ready && asked && drill && (
        <DrillRoom
          key={`${asked.name.game} ${asked.name.kind} ${asked.name.level} ${asked.name.seed} ${asked.date}`}
          drill={drill}
          timed={asked.pace === 'timed'}
          date={asked.date}
          shared
          onAnswered={(right, seconds) => {
            const day = drills.today()
            const after = recorded(drills.get(), asked.name, right, dayOf(day) ?? 0)
            keep(asked.date === day ? recordedDay(after, asked.date, right, seconds) : after)
          }}
          // The level that was chosen: what came back from the book may have had another.
          onNext={() => start(asked.only ? asked.name.kind : null)}
        />
      )}
      {ready && !asked && (
        <Chooser
          book={book}
          today={today}
          game={game}
          level={level}
          pace={pace}
          onGame={setGame}
          onLevel={setLevel}
          onPace={setPace}
          onStart={start}
          onDay={() => go({ at: 'drills', query: { day: today, ...(pace === 'timed' ? { pace } : {}) } })}
        />
      )}
    </main>
  )
}
