import { useEffect, useMemo, useRef, useState } from 'react'
import { LESSONS, type Lesson, lessonGhost, lessonNow, PUPIL } from '../../drills'
import type { Overlay } from '../../rulesets/contract'
import { useStore, useText } from '../house'
import type { Session } from '../ports'
import { address } from '../route'
import { keepLesson, keptLesson } from './kept'

/** So long nothing comes of it before the help is shown by itself, in ms. */
const STUCK = 20_000
const NONE: readonly Overlay[] = []

/** The sentence of the hour, with its keys; the next one comes when the deed is done. The enemy's part is played by itself. */
export function Teacher({
  session,
  onDrawn,
  onAgain,
}: {
  readonly session: Session
  readonly onDrawn: (overlays: readonly Overlay[]) => void
  readonly onAgain: () => void
}) {
  const { t } = useText()
  const { game, hands } = session
  const snap = useStore(game)
  const held = useStore(hands)
  const start = useMemo(() => game.past(0, 'a')?.bodies.find(b => b.id === PUPIL)?.footprint ?? null, [game])
  const [lesson, setLesson] = useState<Lesson>(() => {
    const kept = keptLesson()
    return kept?.id === session.id ? kept.lesson : 'select'
  })
  const [help, setHelp] = useState(false)
  /** Only what side A decides in the lesson is its pupil's: all else goes on by itself. */
  const asked = snap.awaiting.find(w => w.seat === 'a' && (w.what === 'move1' || w.what.startsWith('fire')))
  useEffect(() => {
    if (snap.outcome || lesson === 'done') return
    const next = snap.awaiting[0]
    if (!next || asked) return
    if (game.submit(next.seat, { type: 'endPhase' }).kind === 'done') return
    const choice = game.choices(next.seat).find(c => 'command' in c)
    if (choice && 'command' in choice) game.submit(next.seat, choice.command)
  }, [snap, asked, game, lesson])

  const fired = useMemo(() => snap.at > 0 && game.rolls(0, 'a').length > 0, [snap.at, game])
  const what = asked?.what ?? null
  useEffect(() => {
    if (!start || (what === null && !fired)) return
    const { selected, steps, planned, rulers } = held
    const next = lessonNow(lesson, { selected, steps, planned, rulers: rulers.length, show: snap.show, what, fired }, start)
    keepLesson({ id: session.id, lesson: next })
    if (next === lesson) return
    setLesson(next)
    setHelp(false)
  }, [held, snap, what, fired, lesson, start, session.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs anew from each thing that is done.
  useEffect(() => {
    const timer = setTimeout(() => setHelp(true), STUCK)
    return () => clearTimeout(timer)
  }, [lesson, held.steps, held.selected])
  const shown = useMemo(
    () => (help ? lessonGhost(lesson, snap.show, held.planned || held.steps.length > 0 ? held.steps : []) : NONE),
    [help, lesson, snap.show, held.steps, held.planned],
  )
  useEffect(() => onDrawn(shown), [shown, onDrawn])
  const box = useRef<HTMLElement>(null)
  const n = LESSONS.indexOf(lesson) + 1
  const of = LESSONS.length - 1
  if (lesson === 'done')
    return (
      <section className="lesson lesson-done" aria-label={t('lesson.title')} data-testid="lesson-done" ref={box}>
        <svg viewBox="0 0 48 48" className="lesson-medal" aria-hidden="true">
          <path d="M16 3h16l-5 15h-6z" className="lesson-ribbon" />
          <circle cx="24" cy="31" r="13" className="lesson-disc" />
          <path d="M24 22l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3-4.7-4.3 6.3-.7z" className="lesson-star" />
        </svg>
        <div>
          <h2 role="status">{t('lesson.done')}</h2>
          <p className="book">{t('lesson.done.note')}</p>
          <div className="lesson-do">
            <a className="button primary" href={address({ at: 'drills', query: {} })} data-testid="lesson-drills">
              {t('lesson.next.drills')}
            </a>
            <a className="button" href={address({ at: 'table', query: { scenario: 'lobositz' } })} data-testid="lesson-play">
              {t('lesson.next.play')}
            </a>
            <button type="button" className="button" onClick={onAgain} data-testid="lesson-again">
              {t('lesson.again')}
            </button>
            <a className="button bare" href="#/">
              {t('lesson.leave')}
            </a>
          </div>
        </div>
      </section>
    )
  return (
    <section className="lesson" aria-label={t('lesson.title')} data-testid="lesson" data-lesson={lesson} ref={box}>
      <div className="lesson-head small soft">
        <span>
          {t('lesson.title')} · {t('lesson.step', { n, of })}
        </span>
        <progress max={of} value={n - 1} aria-label={t('lesson.title')} />
        <a href="#/" className="button bare" data-testid="lesson-leave">
          {t('lesson.leave')}
        </a>
      </div>
      <p className="lesson-say book" role="status">
        {t(`lesson.${lesson}`)}
      </p>
      <p className="lesson-keys small soft">{t(`lesson.${lesson}.keys`)}</p>
      <button type="button" className="button" aria-pressed={help} data-testid="lesson-help" onClick={() => setHelp(h => !h)}>
        {t(help ? 'lesson.help.off' : 'lesson.help')}
      </button>
    </section>
  )
}
