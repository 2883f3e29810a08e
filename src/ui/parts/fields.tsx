import { type ReactNode, useId } from 'react'

/** One of a few, all of them seen. */
export function Choices<T extends string | number | boolean>({
  label,
  name,
  value,
  values,
  say,
  onChange,
  note,
}: {
  readonly label: string
  readonly name: string
  readonly value: T
  readonly values: readonly T[]
  readonly say: (value: T) => ReactNode
  readonly onChange: (value: T) => void
  readonly note?: ReactNode
}) {
  const id = useId()
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {values.map(v => (
          <label key={String(v)} className="choice" data-testid={`${name}-${v}`}>
            <input type="radio" name={`${id}${name}`} checked={v === value} onChange={() => onChange(v)} />
            <span>{say(v)}</span>
          </label>
        ))}
      </div>
      {note && <div className="small soft">{note}</div>}
    </fieldset>
  )
}

export function Tick({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}) {
  return (
    <label className="tick">
      <input type="checkbox" checked={value} onChange={e => onChange(e.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

export function TextField({
  label,
  value,
  onChange,
  testId,
  placeholder,
  maxLength = 80,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly testId?: string
  readonly placeholder?: string
  readonly maxLength?: number
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        data-testid={testId}
        autoComplete="off"
        spellCheck={false}
        onChange={e => onChange(e.target.value)}
      />
    </label>
  )
}
