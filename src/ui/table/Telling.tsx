import { useState } from 'react'
import { useText } from '../house'
import { IconButton } from '../parts/IconButton'
import type { PanelProps } from '../ports'
import { Dice } from '../report/Dice'
import '../styles/report.css'

const DICE: ReadonlySet<string> = new Set(['event.DiceRolled', 'event.DiceByHand'])

/** What dice have just decided, told step by step for both; it stands until something else happens or it is put away. */
export function Telling({ session, play, onMoment }: PanelProps) {
  const text = useText()
  const [read, setRead] = useState(0)
  // What follows from a command (a check of the state, an end) are entries of their own, which nobody tells.
  const last = play.told.findLast(t => t.lines.length > 0)
  if (!last || last.undone || last.n <= read || !last.lines.some(l => DICE.has(l.phrase.code))) return null
  const lines = last.lines.filter(l => !DICE.has(l.phrase.code))
  if (lines.length === 0) return null
  return (
    <section className={`notice telling side-${last.seat}`} aria-label={text.t('ui.moment.told')} data-testid="telling">
      <div className="telling-body">
        <div className="telling-told">
          <Dice rolls={session.game.rolls(last.n - 1, play.eyes).filter(r => r.n === last.n)} />
          <ol className="moment-steps small">
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change places.
              <li key={i}>
                {text.say(line.phrase)} {line.clause && <span className="clause number">{text.clause(line.clause)}</span>}
              </li>
            ))}
          </ol>
        </div>
        <button type="button" className="log-moment" data-testid="telling-open" onClick={() => onMoment(last.n)}>
          {text.t('ui.moment.open')}
        </button>
      </div>
      <IconButton icon="close" label={text.t('ui.close')} testId="telling-close" onClick={() => setRead(last.n)} />
    </section>
  )
}
