import { useText } from '../house'
import { KEYS } from './keys'

/** The keys of the hands as a list, for the help. */
export function KeyList() {
  const text = useText()
  return (
    <dl className="key-list" data-testid="key-list">
      {KEYS.map(row => (
        <div key={row.code}>
          <dt>
            <kbd>{row.shown}</kbd>
          </dt>
          <dd>{text.t(row.code)}</dd>
        </div>
      ))}
    </dl>
  )
}
