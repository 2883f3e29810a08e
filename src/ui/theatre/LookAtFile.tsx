import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { Fault } from '../../base/pointer'
import { useHouse, useText } from '../house'
import { FaultList } from '../parts/faults'
import { go } from '../route'

const LARGEST = 20_000_000

export interface Looking {
  /** The file that could not be opened, and why. */
  readonly wrong: { readonly name: string; readonly faults: readonly Fault[] } | null
  read(file: File): void
  /** What was wrong has been read. */
  clear(): void
}

/** Opens a file to be looked at, and nothing else: no saved game is made of it, and one that cannot be opened leaves what stands. */
export function useLooking(): Looking {
  const { films } = useHouse()
  const [wrong, setWrong] = useState<Looking['wrong']>(null)
  const look = async (file: File) => {
    const fail = (faults: readonly Fault[]) => setWrong({ name: file.name, faults })
    if (file.size > LARGEST) return fail([{ path: '', message: 'file/too-large', code: 'file/too-large' }])
    const laid = await (await films()).lay(await file.text())
    if (!laid.ok) return fail(laid.error)
    setWrong(null)
    go({ at: 'film', of: 'file', id: laid.value.id, mode: 'watch', query: {} })
  }
  return {
    wrong,
    clear: () => setWrong(null),
    read: file =>
      void look(file).catch((e: unknown) =>
        setWrong({ name: file.name, faults: [{ path: '', message: e instanceof Error ? e.message : String(e) }] }),
      ),
  }
}

/** A file dropped anywhere on what stands in it is opened. */
export function Dropping({ looking, children }: { readonly looking: Looking; readonly children: ReactNode }) {
  const { t } = useText()
  const [over, setOver] = useState(0)
  const holds = (e: DragEvent) => e.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keys.
    <div
      className="dropping"
      data-testid="drop"
      onDragEnter={e => holds(e) && setOver(n => n + 1)}
      onDragLeave={e => holds(e) && setOver(n => Math.max(0, n - 1))}
      onDragOver={e => {
        if (holds(e)) e.preventDefault()
      }}
      onDrop={e => {
        if (!holds(e)) return
        e.preventDefault()
        setOver(0)
        const file = e.dataTransfer.files[0]
        if (file) looking.read(file)
      }}
    >
      {children}
      {over > 0 && (
        <div className="drop-here book" role="status">
          {t('theatre.foyer.drop')}
        </div>
      )}
    </div>
  )
}

/** The button, and what is wrong with a file: every fault with its place. */
export function LookAtFile({ looking }: { readonly looking: Looking }) {
  const { t } = useText()
  const id = useId()
  return (
    <div className="open-file">
      <label className="button" htmlFor={id}>
        {t('theatre.foyer.file')}
      </label>
      <input
        id={id}
        className="unseen"
        type="file"
        accept=".jsonl,.json,application/json"
        data-testid="film-open-file"
        onChange={e => {
          const file = e.target.files?.[0]
          e.target.value = ''
          if (file) looking.read(file)
        }}
      />
      <p className="small soft">{t('theatre.foyer.file.note')}</p>
      <Wrong looking={looking} />
    </div>
  )
}

export function Wrong({ looking }: { readonly looking: Looking }) {
  const text = useText()
  const { wrong } = looking
  if (!wrong) return null
  return (
    <div className="note bad" role="alert" data-testid="film-file-faults">
      <p>{text.t('ui.open.faults', { name: wrong.name, count: wrong.faults.length })}</p>
      <FaultList faults={wrong.faults} />
    </div>
  )
}
