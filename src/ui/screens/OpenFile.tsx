import { useId, useState } from 'react'
import type { Fault } from '../../base/pointer'
import { useHouse, useText } from '../house'
import { FaultList } from '../parts/faults'
import { go } from '../route'

const LARGEST = 20_000_000

/** Opens a scenario, an army or a saved game from a file; every fault is listed with its place in it. */
export function OpenFile({ onScenario }: { readonly onScenario?: (id: string) => void }) {
  const text = useText()
  const { t } = text
  const { games, shelf, films } = useHouse()
  const id = useId()
  const [said, setSaid] = useState<{ readonly name: string; readonly good?: string; readonly faults?: readonly Fault[] } | null>(
    null,
  )
  const read = async (file: File) => {
    if (file.size > LARGEST)
      return setSaid({ name: file.name, faults: [{ path: '', message: 'file/too-large', code: 'file/too-large' }] })
    const content = await file.text()
    // A saved game is JSON lines: its first line is whole by itself and names a game.
    const first = content.slice(0, content.indexOf('\n') < 0 ? undefined : content.indexOf('\n'))
    if (isHeader(first)) {
      const brought = await shelf.bring(content)
      if (!brought.ok) return setSaid({ name: file.name, faults: brought.error })
      return go({ at: 'game', id: brought.value.id })
    }
    if (isDemonstration(content)) {
      const laid = await (await films()).lay(content)
      if (!laid.ok) return setSaid({ name: file.name, faults: laid.error })
      return go({ at: 'film', of: 'file', id: laid.value.id, mode: 'watch', query: {} })
    }
    const brought = await games.bring(content, file.name)
    if (!brought.ok) return setSaid({ name: file.name, faults: brought.error })
    setSaid({ name: file.name, good: t(`ui.open.${brought.value.what}`, { name: brought.value.title }) })
    if (brought.value.what === 'scenario') {
      if (onScenario) onScenario(brought.value.id)
      else go({ at: 'setup', scenario: brought.value.id })
    }
  }
  return (
    <div className="open-file">
      <label className="button" htmlFor={id}>
        {t('ui.open.file')}
      </label>
      <input
        id={id}
        className="unseen"
        type="file"
        accept=".json,.jsonl,application/json"
        data-testid="open-file"
        onChange={e => {
          const file = e.target.files?.[0]
          e.target.value = ''
          if (file)
            read(file).catch((x: unknown) =>
              setSaid({ name: file.name, faults: [{ path: '', message: x instanceof Error ? x.message : String(x) }] }),
            )
        }}
      />
      {said?.good && (
        <p className="note" role="status" data-testid="file-good">
          {said.good}
        </p>
      )}
      {said?.faults && (
        <div className="note bad" role="alert" data-testid="file-faults">
          <p>{t('ui.open.faults', { name: said.name, count: said.faults.length })}</p>
          <FaultList faults={said.faults} />
        </div>
      )}
    </div>
  )
}

function isHeader(line: string): boolean {
  try {
    const x: unknown = JSON.parse(line)
    return typeof x === 'object' && x !== null && 'campo' in x && 'rulesVersion' in x
  } catch {
    return false
  }
}

function isDemonstration(content: string): boolean {
  try {
    const x: unknown = JSON.parse(content)
    return typeof x === 'object' && x !== null && 'campo' in x && 'demonstration' in x
  } catch {
    return false
  }
}
