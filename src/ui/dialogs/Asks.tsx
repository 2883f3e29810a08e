import { useState } from 'react'
import { bearsSymbols, SYMBOL_FACES } from '../../rulesets/contract'
import { useStore, useText } from '../house'
import { BattleFace } from '../parts/BattleFace'
import { Dialog, DialogEnd } from '../parts/Dialog'
import { RollClause } from '../parts/RollClause'
import type { Session } from '../ports'

/** Real dice: the game waits until their faces are typed in. */
export function DiceDialog({ session }: { readonly session: Session }) {
  const text = useText()
  const { t } = text
  const { ask } = useStore(session.desk)
  const [faces, setFaces] = useState<readonly string[]>([])
  if (ask?.kind !== 'dice') return null
  const values = Array.from({ length: ask.faces }, (_, i) => Number(faces[i] ?? ''))
  const good = values.every(v => Number.isInteger(v) && v >= 1 && v <= ask.sides)
  const whose = ask.unit ? session.game.get().show.bodies.find(b => b.id === ask.unit) : undefined
  const enter = () => {
    if (!good) return
    setFaces([])
    session.desk.faces(values)
  }
  return (
    <Dialog title={t('ui.dice.title')} seat={ask.seat} onClose={session.desk.dismiss} testId="dialog-dice">
      <form
        onSubmit={e => {
          e.preventDefault()
          enter()
        }}
      >
        <p className="book">
          {text.has(`roll.${ask.what}`) ? t(`roll.${ask.what}`) : ''} <RollClause what={ask.what} clause={ask.clause} />
          {whose && <strong className={`side-${whose.seat} of-side`}>{text.name(whose.name)}</strong>}
        </p>
        <p className="small soft">
          {t(ask.sides === 100 ? 'ui.dice.percent' : 'ui.dice.throw', { count: ask.faces, sides: ask.sides })}
        </p>
        {bearsSymbols(ask.what) && (
          <p className="small dice-legend">
            {SYMBOL_FACES.map((symbol, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number.
              <span key={i}>
                <span className="number">{i + 1}</span> <BattleFace symbol={symbol} /> {t(`ui.die.${symbol}`)}
              </span>
            ))}
          </p>
        )}
        <div className="dice-faces">
          {values.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row.
            <label key={i} className="field">
              <span className="small">{t('ui.dice.die', { n: i + 1 })}</span>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={faces[i] ?? ''}
                data-testid={`die-${i + 1}`}
                onChange={e => {
                  const next = [...faces]
                  next[i] = e.target.value.trim()
                  setFaces(next)
                }}
              />
            </label>
          ))}
        </div>
        <DialogEnd>
          <button type="button" className="button" onClick={session.desk.dismiss}>
            {t('ui.cancel')}
          </button>
          <button type="submit" className={`button primary of-${ask.seat}`} disabled={!good} data-testid="dice-enter">
            {t('ui.dice.enter')}
          </button>
        </DialogEnd>
      </form>
    </Dialog>
  )
}

/** Advised play: the breach is shown and asked about once more. */
export function InsistDialog({ session }: { readonly session: Session }) {
  const text = useText()
  const { t } = text
  const { ask } = useStore(session.desk)
  if (ask?.kind !== 'insist') return null
  return (
    <Dialog title={t('ui.insist.title')} seat={ask.seat} onClose={session.desk.dismiss} testId="dialog-insist">
      <ul className="refusals">
        {ask.refusals.map(r => (
          <li key={r.code}>
            {text.say({ code: `refusal.${r.code}`, ...(r.with ? { with: r.with } : {}) })}{' '}
            <span className="clause number">{text.clause(r.clause)}</span>
          </li>
        ))}
      </ul>
      <DialogEnd>
        <button type="button" className="button" onClick={session.desk.dismiss}>
          {t('ui.insist.no')}
        </button>
        <button type="button" className={`button primary of-${ask.seat}`} onClick={session.desk.insist} data-testid="insist">
          {t('ui.insist.yes')}
        </button>
      </DialogEnd>
    </Dialog>
  )
}
