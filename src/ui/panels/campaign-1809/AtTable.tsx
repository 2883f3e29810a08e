import { useEffect, useState } from 'react'
import type { Fault } from '../../../base/pointer'
import { useText } from '../../house'
import type { BattleTables, PanelProps } from '../../ports'
import { address } from '../../route'

type State = Awaited<ReturnType<BattleTables['state']>>

/** The battle's own table: opened, gone on with, and handed back to the map when it is over. */
export function AtTable({ session, play }: Pick<PanelProps, 'session' | 'play'>) {
  const { seat } = play
  const text = useText()
  const { t } = text
  const say = (f: Fault) => {
    const code = [`fault.${f.code}`, `refusal.${f.code}`].find(c => text.has(c))
    return code ? t(code) : f.message
  }
  const [tables, setTables] = useState<BattleTables | null>(null)
  const [state, setState] = useState<State>(null)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  // Asked anew after every command: before the last round of manoeuvre there is no table yet.
  const { at } = play.snap
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something happened.
  useEffect(() => {
    let here = true
    void session.battles().then(async found => {
      const now = (await found?.state()) ?? null
      if (!here) return
      setTables(found)
      setState(now)
    })
    return () => {
      here = false
    }
  }, [session, at])
  if (!tables || !state) return null
  /** One press at a time: while it is done the button waits. */
  const once = (work: () => Promise<readonly Fault[]>) => async () => {
    if (busy) return
    setBusy(true)
    setFaults(await work().finally(() => setBusy(false)))
  }
  const open = once(async () => {
    const opened = await tables.open()
    if (!opened.ok) return opened.error
    location.hash = address({ at: 'game', id: opened.value })
    return []
  })
  const back = once(async () => {
    const done = await tables.back()
    return done.ok ? [] : done.error
  })
  return (
    <div className="camp-table">
      <p className="small">{t(`camp.table.${state.how}`)}</p>
      <div className="prepare-offers">
        {state.how === 'over' ? (
          <button
            type="button"
            className={`button primary of-${seat}`}
            disabled={busy}
            data-testid="table-back"
            onClick={() => void back()}
          >
            {t('camp.table.back')}
          </button>
        ) : (
          <button
            type="button"
            className={`button primary of-${seat}`}
            disabled={busy}
            data-testid="table-open"
            onClick={() => void open()}
          >
            {t(state.how === 'none' ? 'camp.table.open' : 'camp.table.go')}
          </button>
        )}
      </div>
      {faults.map(f => (
        <p key={`${f.path}${f.code}`} className="small deed-why" role="alert">
          {say(f)}
        </p>
      ))}
    </div>
  )
}
