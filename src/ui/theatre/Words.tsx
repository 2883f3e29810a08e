import { printSteps } from '../../text'
import type { SaidLine } from '../../theatre'
import { useText } from '../house'
import { turnsCode } from '../parts/turns'
import { Dice } from '../report/Dice'
import type { Reel } from './use-reel'
import '../styles/report.css'

/** Lines that the dice themselves stand for. */
export const DICE: ReadonlySet<string> = new Set(['event.DiceRolled', 'event.DiceByHand'])

export function Line({ line }: { readonly line: SaidLine }) {
  const text = useText()
  return (
    <>
      {text.say(line.phrase)}
      {line.clause && <span className="clause number"> {text.clause(line.clause)}</span>}
      {line.steps && line.steps.length > 0 && (
        <span className="written number">{printSteps(line.steps, text.language, { shown: true })}</span>
      )}
    </>
  )
}

/** What the log says of the step: its own sentences, under those of the same command that led to it, and the dice. */
export function Words({ reel }: { readonly reel: Reel }) {
  const text = useText()
  const { t } = text
  const { film } = reel.open
  const { at } = reel.place
  const now = film.told(at, reel.eyes)
  const whole = film.told(at, reel.eyes, true)
  const earlier = whole.slice(0, whole.length - now.length).filter(l => !DICE.has(l.phrase.code))
  const rolls = film.rolls(at, reel.eyes)
  const lines = now.filter(l => !DICE.has(l.phrase.code))
  const step = film.steps[at - 1]
  const where = useWhere(reel)
  return (
    <section className={`film-words${step ? ` side-${step.seat}` : ''}`} aria-label={t('theatre.words')}>
      <div aria-live="polite" data-testid="film-words">
        {at === 0 && <p className="book film-now">{t('theatre.beginning')}</p>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an event never change places.
          <p key={i} className="book film-now">
            <Line line={line} />
          </p>
        ))}
        {at > 0 && lines.length === 0 && rolls.length === 0 && (
          <>
            <p className="book film-now">{where.phase}</p>
            <p className="small soft">{t('theatre.nothingSaid')}</p>
          </>
        )}
      </div>
      <Dice rolls={rolls} />
      {earlier.length > 0 && (
        <div className="film-earlier small">
          <p className="soft">{t('theatre.before')}</p>
          {earlier.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an event never change places.
            <p key={i}>
              <Line line={line} />
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

/** Where the film stands: turn and phase. */
export function useWhere(reel: Reel): { readonly turn: string; readonly phase: string } {
  const text = useText()
  const { show } = reel
  const { turn, turns, phase } = show.status
  return {
    turn: turn === 0 ? text.t('ui.table.before') : text.t(turnsCode('ui.table.turn', turns), { turn, turns }),
    phase: text.say(phase),
  }
}
