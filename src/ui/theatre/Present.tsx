import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Mark, saidIn } from '../../theatre'
import { useText } from '../house'
import type { TableLook } from '../ports'
import { Plan } from '../report/Plan'
import { address, type FilmMode } from '../route'
import { line, type NotesNow } from './channel'
import { LaserGlass, LaserSpot, useLaser } from './Laser'
import { PlanInk } from './PlanInk'
import type { FilmEyes } from './ports'
import { Sign } from './signs'
import { useFilmKeys } from './use-film-keys'
import type { Reel } from './use-reel'
import { DICE, useWhere } from './Words'
import '../styles/report.css'
import '../styles/presenter.css'

/** As many sentences as a room reads at once. */
const LINES = 3

/** For a room: the table, its plan beside it, and a few large words. Next and back are all that a remote has. */
export function Present({
  reel,
  title,
  channel,
  table,
  view,
  onView,
  onMode,
}: {
  readonly reel: Reel
  readonly title: string
  readonly channel: string
  readonly table: RefObject<FilmEyes | null>
  readonly view: TableLook['view']
  readonly onView: (view: TableLook['view']) => void
  readonly onMode: (mode: FilmMode) => void
}) {
  const text = useText()
  const { t, language } = text
  const where = useWhere(reel)
  const { film } = reel.open
  const { marks } = reel.track
  const scripted = marks.length > 0
  const by = scripted ? 'mark' : 'event'
  const [plan, setPlan] = useState(true)
  const [blank, setBlank] = useState(false)
  const [glass, setGlass] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const laser = useLaser(area)

  // Whoever begins to present a film that has marks begins with the first that is not behind him.
  const { place, go } = reel
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the presentation begins.
  useEffect(() => {
    if (!scripted || place.mark !== null) return
    const i = marks.findIndex(m => m.at >= place.at)
    const first = i < 0 ? marks.length - 1 : i
    go(marks[first]!.at, first)
  }, [])

  const step = useCallback(
    (way: 1 | -1) => {
      setBlank(false)
      if (!reel.step(way, by) && way > 0) table.current?.hurry()
    },
    [reel, by, table],
  )
  useFilmKeys(e => {
    const onControl = e.target instanceof Element && e.target.closest('button, a') !== null
    if (laser.held) return false
    switch (e.key) {
      case 'PageDown':
      case 'ArrowRight':
      case 'ArrowDown':
        step(1)
        return true
      case 'PageUp':
      case 'ArrowLeft':
      case 'ArrowUp':
      case 'Backspace':
        step(-1)
        return true
      case ' ':
      case 'Enter':
        if (onControl) return false
        step(1)
        return true
      case 'Home':
        if (scripted) go(marks[0]!.at, 0)
        else go(0)
        return true
      case 'End':
        if (scripted) go(marks[marks.length - 1]!.at, marks.length - 1)
        else go(film.steps.length)
        return true
      case 'b':
      case '.':
        setBlank(x => !x)
        return true
      case 'v':
        setPlan(x => !x)
        return true
      case 'n':
        openNotes(channel)
        return true
      case 'Escape':
      case 'F5':
        if (e.key === 'F5') return false
        if (blank) setBlank(false)
        else onMode('watch')
        return true
      default:
        return false
    }
  })

  const told = useCallback(
    (at: number): readonly string[] =>
      film
        .told(at, reel.eyes, true)
        .filter(l => !DICE.has(l.phrase.code))
        .map(l => text.say(l.phrase)),
    [film, reel.eyes, text],
  )
  const words = useCallback(
    (mark: Mark | undefined, at: number): NotesNow['now'] => ({
      title: mark?.title ? saidIn(mark.title, language) : '',
      say: mark?.say ? saidIn(mark.say, language) : '',
      aside: mark?.aside ? saidIn(mark.aside, language) : '',
      told: told(at),
    }),
    [language, told],
  )
  const mark = place.mark === null ? reel.here[0] : marks[place.mark]
  const now = words(mark, place.at)
  const n = scripted ? (place.mark ?? marks.findLastIndex(m => m.at <= place.at)) + 1 : place.at
  const of = scripted ? marks.length : film.steps.length
  const next = useMemo(() => {
    if (scripted) {
      const i = (place.mark ?? marks.findLastIndex(m => m.at <= place.at)) + 1
      const m = marks[i]
      return m ? words(m, m.at) : null
    }
    const at = film.next(place.at, 'event', reel.eyes)
    return at === null ? null : words(undefined, at)
  }, [scripted, marks, place, film, reel.eyes, words])

  const began = useRef(Date.now())
  const message: NotesNow = {
    kind: 'now',
    title,
    where: `${where.turn} · ${where.phase}`,
    n,
    of,
    now,
    next,
    began: began.current,
  }
  const latest = useRef({ message, step })
  latest.current = { message, step }
  const wire = useRef<ReturnType<typeof line> | null>(null)
  useEffect(() => {
    const w = line(channel, m => {
      if (m.kind === 'hello') w.say(latest.current.message)
      else if (m.kind === 'go') latest.current.step(m.way)
    })
    wire.current = w
    return () => w.close()
  }, [channel])
  const said = JSON.stringify(message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when it says something else.
  useEffect(() => wire.current?.say(latest.current.message), [said])

  const { show } = reel
  const spoken = now.say === ''
  return (
    <>
      {plan && (
        <div className="present-plan">
          <Plan
            show={show}
            before={null}
            label={t('theatre.plan')}
            bare
            over={<PlanInk overlays={show.overlays} depth={show.table.depth} />}
          />
          <p className="present-where">
            {where.turn}
            <br />
            {where.phase}
          </p>
        </div>
      )}
      <section className="present-words" ref={area} aria-label={t('theatre.words')}>
        <div className="present-said" aria-live="polite" data-testid="present-words">
          <h2>{now.title || (spoken && !plan ? `${where.turn} · ${where.phase}` : title)}</h2>
          {now.say && <p>{now.say}</p>}
          {spoken && now.told.slice(-LINES).map(told => <p key={told}>{told}</p>)}
          {spoken && place.at === 0 && now.told.length === 0 && <p>{title}</p>}
        </div>
        <div className="present-foot">
          <span className="number" data-testid="present-at">
            {t('theatre.at', { at: n, of })}
          </span>
          <Button sign="back" label={t('theatre.previous')} testId="present-back" off={!reel.can(-1, by)} on={() => step(-1)} />
          <Button
            sign="next"
            label={t('theatre.next')}
            testId="present-next"
            off={!reel.can(1, by) && !reel.running}
            on={() => step(1)}
          />
          <Button
            sign="above"
            label={t(plan ? 'theatre.present.noPlan' : 'theatre.present.plan')}
            testId="present-plan"
            on={() => setPlan(x => !x)}
            pressed={plan}
          />
          <Button sign="laser" label={t('theatre.laser')} testId="present-laser" on={() => setGlass(x => !x)} pressed={glass} />
          <Button sign="notes" label={t('theatre.notes.open')} testId="present-notes" on={() => openNotes(channel)} />
          <Button
            sign="eye"
            label={t(view === 'plan' ? 'theatre.view.free' : 'theatre.view.plan')}
            testId="present-view"
            on={() => onView(view === 'plan' ? 'free' : 'plan')}
          />
          <Button sign="close" label={t('theatre.present.leave')} testId="present-leave" on={() => onMode('watch')} />
        </div>
      </section>
      {glass && <LaserGlass onShine={laser.shine} />}
      {laser.spot && <LaserSpot spot={laser.spot} />}
      {blank && (
        <button
          type="button"
          className="present-blank"
          aria-label={t('theatre.present.unblank')}
          data-testid="present-blank"
          onClick={() => setBlank(false)}
        />
      )}
    </>
  )
}

function openNotes(channel: string): void {
  const [of = '', ...id] = channel.split('/')
  const to = address({ at: 'film', of, id: id.join('/'), mode: 'notes', query: {} })
  open(`${location.pathname}${to}`, 'campo-notes', 'popup,width=900,height=720')
}

function Button({
  sign,
  label,
  testId,
  on,
  off,
  pressed,
}: {
  readonly sign: Parameters<typeof Sign>[0]['name']
  readonly label: string
  readonly testId: string
  readonly on: () => void
  readonly off?: boolean
  readonly pressed?: boolean
}) {
  return (
    <button
      type="button"
      className="present-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={off}
      data-testid={testId}
      onClick={on}
    >
      <Sign name={sign} />
    </button>
  )
}
