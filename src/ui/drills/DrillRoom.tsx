import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type Answer, type Drill, ghost, judged, named, type Verdict } from '../../drills'
import type { Overlay, Point, Show } from '../../rulesets/contract'
import { useHouse, useText } from '../house'
import { IconButton } from '../parts/IconButton'
import type { ShowEyes, TableLook } from '../ports'
import { useSideColours } from '../sides'
import { AnswerForm, answerOf, type Draft, noDraft } from './AnswerForm'
import { Told } from './Told'
import { WheelHandle } from './WheelHandle'

/** Seconds for a timed answer, by level. */
const LIMIT = { 1: 60, 2: 45, 3: 40, 4: 30 } as const
/** Centimetres of table left round what must be seen. */
const ROUND = 22

interface Given {
  readonly answer: Answer | null
  readonly verdict: Verdict
  readonly seconds: number
}

/** Turns the eye to what the drill is about, as near as it all fits. */
function frame(eyes: ShowEyes, look: readonly Point[], box: DOMRect): void {
  const xs = look.map(p => p[0])
  const ys = look.map(p => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  eyes.lookAt([(x0 + x1) / 2, (y0 + y1) / 2])
  const wanted = Math.min(box.width / (x1 - x0 + ROUND), box.height / (y1 - y0 + ROUND))
  const now = eyes.scale()
  // The factor is that of the eye's distance: twice as far is half as large.
  if (now > 0) eyes.zoom(now / wanted)
}

/** One drill: the position, the question, the answer; then what is true, drawn on the table. */
export function DrillRoom({
  drill,
  timed,
  date,
  line,
  shared,
  onAnswered,
  onNext,
}: {
  readonly drill: Drill
  readonly timed: boolean
  readonly date: string | null
  /** What stands above the question; left out: the level. */
  readonly line?: string
  /** Whether its result can be handed on: another can have the same drill. */
  readonly shared: boolean
  readonly onAnswered: (right: boolean, seconds: number) => void
  readonly onNext: () => void
}) {
  const text = useText()
  const { t } = text
  const { ShowTable } = useHouse()
  const [draft, setDraft] = useState<Draft>(() => noDraft(drill))
  const [given, setGiven] = useState<Given | null>(null)
  const [view, setView] = useState<TableLook['view']>('free')
  const [eyes, setEyes] = useState<ShowEyes | null>(null)
  const [left, setLeft] = useState<number>(LIMIT[drill.level])
  const begun = useRef(performance.now())
  const place = useRef<HTMLDivElement>(null)
  // The clock runs from when the table stands.
  useEffect(() => {
    if (eyes) begun.current = performance.now()
  }, [eyes])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way of looking is framed anew.
  useEffect(() => {
    const box = place.current?.getBoundingClientRect()
    if (eyes && box) frame(eyes, drill.look, box)
  }, [eyes, drill, view])

  const answer = (a: Answer | null) => {
    if (given) return
    const verdict = a ? judged(drill, a) : { right: false, off: [] }
    const seconds = Math.max(1, Math.round((performance.now() - begun.current) / 1000))
    setGiven({ answer: a, verdict, seconds })
    onAnswered(verdict.right, seconds)
  }
  const late = useRef(answer)
  late.current = answer
  const draftNow = useRef(draft)
  draftNow.current = draft
  useEffect(() => {
    if (!timed || given || !eyes) return
    const tick = setInterval(() => {
      const rest = Math.ceil(LIMIT[drill.level] - (performance.now() - begun.current) / 1000)
      setLeft(Math.max(0, rest))
      // What stands answered when the time is up counts.
      if (rest <= 0) late.current(answerOf(drill, draftNow.current))
    }, 250)
    return () => clearInterval(tick)
  }, [timed, given, eyes, drill])

  const { asked } = drill
  const show = useMemo((): Show => {
    const overlays: Overlay[] = [...drill.chalk, ...named(drill)]
    if (asked.kind === 'wheel' && !given && draft.degrees > 0) overlays.push(...ghost(asked, draft.degrees, 'reach'))
    if (given) {
      if (asked.kind === 'wheel' && given.answer?.kind === 'wheel' && !given.verdict.right)
        overlays.push(...ghost(asked, given.answer.degrees, 'not'))
      overlays.push(...drill.construction)
    }
    return { ...drill.show, overlays }
  }, [drill, asked, given, draft.degrees])
  useSideColours(show.sides)
  const pick = (id: string | null) => {
    if (asked.kind !== 'choice' || given) return
    const option = asked.options.find(o => o.unit !== undefined && o.unit === id)
    if (option) setDraft(d => ({ ...d, option: option.id }))
  }
  return (
    <div className="drill-room">
      <div className="drill-table" ref={place}>
        <Suspense
          fallback={
            <div className="waiting" role="status">
              <p className="book">{t('ui.waiting')}</p>
            </div>
          }
        >
          <ShowTable show={show} view={view} label={text.say(drill.question)} onView={setView} onSelect={pick} onEyes={setEyes} />
        </Suspense>
        {asked.kind === 'wheel' && !given && eyes && (
          <WheelHandle
            asked={asked}
            eyes={eyes}
            degrees={draft.degrees}
            onDegrees={degrees => setDraft(d => ({ ...d, degrees }))}
          />
        )}
        <div className="drill-eyes">
          <IconButton
            icon="plan"
            label={t('drill.plan')}
            pressed={view === 'plan'}
            onClick={() => setView(v => (v === 'plan' ? 'free' : 'plan'))}
            testId="drill-plan"
          />
        </div>
      </div>
      <section className="drill-sheet" aria-label={t('drill.sheet')}>
        <p className="small soft drill-line">
          <span>
            {line ?? (date ? t('drill.day.title', { date: text.day(date) }) : t(`drill.level.${drill.level}`))}
            {date && <> · {t(`drill.level.${drill.level}`)}</>}
          </span>
          {timed && !given && (
            <span className="number" role="timer" data-testid="drill-left">
              {t('drill.seconds', { count: left })}
            </span>
          )}
        </p>
        <h2 className="drill-question" data-testid="drill-question">
          {text.say(drill.question)}
        </h2>
        <ul className="drill-facts small">
          {drill.facts.map(f => (
            <li key={f.code}>{text.say(f)}</li>
          ))}
        </ul>
        {given ? (
          <Told
            drill={drill}
            answer={given.answer}
            verdict={given.verdict}
            seconds={given.seconds}
            date={date}
            shared={shared}
            onNext={onNext}
          />
        ) : (
          <AnswerForm drill={drill} draft={draft} onDraft={setDraft} onAnswer={answer} />
        )}
      </section>
    </div>
  )
}
