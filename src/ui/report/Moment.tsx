import { useMemo } from 'react'
import { reviewed } from '../../drills/drill'
import type { Show } from '../../rulesets/contract'
import { printSteps } from '../../text'
import { useText } from '../house'
import { Dialog, DialogEnd } from '../parts/Dialog'
import type { Session } from '../ports'
import { address } from '../route'
import '../styles/report.css'
import { Dice } from './Dice'
import { Plan } from './Plan'
import { around } from './plan'

export interface MomentProps {
  readonly session: Session
  /** The log's entry. */
  readonly n: number
  readonly onClose: () => void
  /** Plays it again on the table. */
  readonly onFilm?: (entries: readonly number[]) => void
}

/** One entry of the log opened again: the table as it stood before and after, the dice, and what happened step by step. */
export function MomentDialog({ session, n, onClose, onFilm }: MomentProps) {
  const text = useText()
  const { t } = text
  const { game } = session
  const told = useMemo(() => game.since(n - 1, 'spectator').find(x => x.n === n), [game, n])
  const before = useMemo(() => game.past(n - 1, 'spectator'), [game, n])
  const after = useMemo(() => game.past(n, 'spectator'), [game, n])
  if (!told || !before || !after) return null
  const units = told.lines.flatMap(l => l.unit ?? [])
  const crop = around(before, units)
  const lines = told.lines.filter(l => !DICE.has(l.phrase.code))
  return (
    <Dialog
      title={
        before.status.turn > 0
          ? t('ui.moment.title', { turn: before.status.turn, phase: { phrase: before.status.phase } })
          : text.say(before.status.phase)
      }
      seat={told.seat}
      onClose={onClose}
      wide
      testId="dialog-moment"
    >
      <div className="moment-plans">
        <Half show={before} past={null} crop={crop} word={t('ui.moment.before')} />
        {!same(before, after) && <Half show={after} past={before} crop={crop} word={t('ui.moment.after')} />}
      </div>
      <Dice rolls={game.rolls(n - 1, 'spectator').filter(r => r.n === n)} />
      <ol className="moment-steps">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change places.
          <li key={i}>
            {text.say(line.phrase)} {line.clause && <span className="clause number">{text.clause(line.clause)}</span>}
            {line.steps && line.steps.length > 0 && (
              <span className="written number">{printSteps(line.steps, text.language, { shown: true })}</span>
            )}
          </li>
        ))}
      </ol>
      {onFilm && !told.undone && (
        <DialogEnd>
          {reviewed(session.game.info.ruleset) && (
            <a
              className="button"
              href={address({
                at: 'drills',
                query: { of: 'game', id: session.id, n: String(n), seat: session.hands.get().seat, from: 'game' },
              })}
              data-testid="moment-practise"
            >
              {t('ui.moment.practise')}
            </a>
          )}
          <button
            type="button"
            className="button"
            data-testid="moment-film"
            onClick={() => {
              onClose()
              onFilm([n])
            }}
          >
            {t('ui.since.film')}
          </button>
        </DialogEnd>
      )}
    </Dialog>
  )
}

/** Lines of the machine that the dice themselves stand for. */
const DICE: ReadonlySet<string> = new Set(['event.DiceRolled', 'event.DiceByHand'])

const same = (a: Show, b: Show) => JSON.stringify(a.bodies) === JSON.stringify(b.bodies)

function Half({
  show,
  past,
  crop,
  word,
}: {
  readonly show: Show
  readonly past: Show | null
  readonly crop: ReturnType<typeof around>
  readonly word: string
}) {
  return (
    <div>
      <p className="small soft">{word}</p>
      <Plan show={show} before={past} label={word} {...(crop ? { crop } : {})} />
    </div>
  )
}
