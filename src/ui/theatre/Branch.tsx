import { useState } from 'react'
import type { Fault } from '../../base/pointer'
import { saidIn } from '../../theatre'
import { useHouse, useText } from '../house'
import { sayFault } from '../parts/faults'
import { go } from '../route'
import { Sign } from './signs'
import type { Reel } from './use-reel'

/** "What if" from here: another game that leaves this one, marked as what it is. This one stays as it was played. */
export function Branch({ reel }: { readonly reel: Reel }) {
  const text = useText()
  const { t } = text
  const { films, panels } = useHouse()
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [busy, setBusy] = useState(false)
  const { film, title } = reel.open
  const { at } = reel.place
  // A game that has no panels here can be looked at, and played from the command line alone.
  if (!panels[film.rules.id]) return null
  const leave = async () => {
    setBusy(true)
    const turn = film.turnAt(at)
    const name = t('theatre.branch.name', { title: saidIn(title, text.language), turn: Math.max(1, turn) })
    const made = await (await films()).branch(reel.open, at, name)
    setBusy(false)
    if (made.ok) go({ at: 'game', id: made.value.id })
    else setFaults(made.error)
  }
  return (
    <section className="film-branch" aria-label={t('theatre.branch')}>
      <button type="button" className="button" data-testid="film-branch" disabled={busy} onClick={() => void leave()}>
        <Sign name="branch" />
        {t('theatre.branch')}
      </button>
      <p className="small soft">{t('theatre.branch.note')}</p>
      {faults.map(f => (
        <p key={f.message} className="note bad small" role="alert">
          {sayFault(text, f)}
        </p>
      ))}
    </section>
  )
}
