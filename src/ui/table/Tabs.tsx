import { type KeyboardEvent, useId, useRef } from 'react'
import { useT } from '../house'

/** A row of tabs; arrows walk it, as readers of the screen expect. */
export function Tabs<T extends string>({
  names,
  value,
  onChange,
  label,
  words,
}: {
  readonly names: readonly T[]
  readonly value: T
  readonly onChange: (name: T) => void
  readonly label: string
  /** Other words for a tab than its usual ones. */
  readonly words?: { readonly [name in T]?: string }
}) {
  const t = useT()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const walk = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    e.preventDefault()
    e.stopPropagation()
    const next = names[(names.indexOf(value) + step + names.length) % names.length]
    if (!next) return
    onChange(next)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={walk}>
      {names.map(n => (
        <button
          key={n}
          type="button"
          role="tab"
          id={`${id}-${n}`}
          className="tab"
          data-tab={n}
          data-testid={`tab-${n}`}
          aria-selected={n === value}
          tabIndex={n === value ? 0 : -1}
          onClick={() => onChange(n)}
        >
          {words?.[n] ?? t(`ui.panel.${n}`)}
        </button>
      ))}
    </div>
  )
}
