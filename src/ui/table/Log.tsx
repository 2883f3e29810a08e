import { memo, useEffect, useRef } from 'react'
import type { Told } from '../../client/game'
import type { Phrase } from '../../rulesets/contract'
import type { Text } from '../../text'
import { printSteps } from '../../text'
import { useT, useText } from '../house'

const NUMBERED = 6
/** Clauses are numbers of a few letters, or names of sections: these have no room beside the sentence and stand above it. */
const isNamed = (clause: string): boolean => clause.length > NUMBERED || /^\p{L}{3}/u.test(clause)

export interface LogProps {
  readonly told: readonly Told[]
  readonly names: { readonly [seat: string]: { readonly name: string } }
  readonly onUnit?: (unit: string) => void
  /** Opens an entry again, with its picture. */
  readonly onMoment?: (n: number) => void
}

/** The log in words, newest below, with clause numbers and moves as they would be written on the pad. */
export function Log({ told, names, onUnit, onMoment }: LogProps) {
  const t = useT()
  const end = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what moves the list.
  useEffect(() => {
    const box = end.current?.parentElement
    if (box) box.scrollTop = box.scrollHeight
  }, [told.length])
  if (told.length === 0) return <p className="soft panel-empty">{t('ui.log.empty')}</p>
  return (
    <ol className="log" ref={end}>
      {told.map((entry, i) => (
        <Entry
          key={entry.n}
          entry={entry}
          names={names}
          onUnit={onUnit}
          onMoment={onMoment}
          turn={told[i - 1]?.turn !== entry.turn}
        />
      ))}
    </ol>
  )
}

const Entry = memo(function Entry({
  entry,
  names,
  onUnit,
  onMoment,
  turn,
}: {
  readonly entry: Told
  readonly names: LogProps['names']
  readonly onUnit?: LogProps['onUnit']
  readonly onMoment?: LogProps['onMoment']
  readonly turn: boolean
}) {
  const text = useText()
  // What is said of what happens is fetched once the figures stand: until then there is nothing to read.
  const said = entry.lines.some(l => text.has(l.phrase.code))
  if (!said && !turn) return null
  return (
    <li>
      {turn && (
        <p className="log-turn">{entry.turn === 0 ? text.t('ui.table.before') : text.t('ui.log.turn', { turn: entry.turn })}</p>
      )}
      {said && <Lines entry={entry} names={names} onUnit={onUnit} onMoment={onMoment} />}
    </li>
  )
})

function Lines({
  entry,
  names,
  onUnit,
  onMoment,
}: {
  readonly entry: Told
  readonly names: LogProps['names']
  readonly onUnit?: LogProps['onUnit']
  readonly onMoment?: LogProps['onMoment']
}) {
  const text = useText()
  return (
    <div className={`log-entry side-${entry.seat}${entry.undone ? ' undone' : ''}`} data-testid="log-entry" data-n={entry.n}>
      {entry.undone && <span className="unseen">{text.t('ui.log.undone', { name: names[entry.seat]?.name ?? '' })}</span>}
      {entry.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change places.
        <p key={i} className={line.clause && isNamed(text.clause(line.clause)) ? 'log-line named' : 'log-line'}>
          {line.clause && <span className="clause number">{text.clause(line.clause)}</span>}
          <span>
            {line.unit && onUnit ? (
              <button type="button" className="log-unit" onClick={() => line.unit && onUnit(line.unit)}>
                {text.say(line.phrase)}
              </button>
            ) : (
              text.say(line.phrase)
            )}
            {line.steps && line.steps.length > 0 && (
              <span className="written number">{printSteps(line.steps, text.language, { shown: true })}</span>
            )}
          </span>
        </p>
      ))}
      {onMoment && entry.lines.some(l => DICE.has(l.phrase.code)) && (
        <button type="button" className="log-moment" data-testid={`moment-${entry.n}`} onClick={() => onMoment(entry.n)}>
          {text.t('ui.moment.open')}
        </button>
      )}
    </div>
  )
}

/** What dice decided can be opened again with its picture. */
const DICE: ReadonlySet<string> = new Set(['event.DiceRolled', 'event.DiceByHand'])

/** A log's last sentence, for the ears. */
export const lastWords = (told: readonly Told[], text: Text): string =>
  told
    .at(-1)
    ?.lines.filter(l => text.has(l.phrase.code))
    .map(l => text.say(l.phrase as Phrase).replace(/\.$/, ''))
    .join('. ') ?? ''
