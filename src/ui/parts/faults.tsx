import { useEffect } from 'react'
import type { Fault } from '../../base/pointer'
import type { Text } from '../../text'
import { useText } from '../house'

/** What is wrong, in the reader's language; where no sentence is known for it, as it was written for whoever writes such files. */
export const sayFault = (text: Text, fault: Fault): string =>
  fault.code && text.has(`fault.${fault.code}`) ? text.t(`fault.${fault.code}`, fault.with) : fault.message

/** No more than so many are listed. */
const MOST = 200

/** Every fault with its place in the file. What is only said of files is fetched with the first of them. */
export function FaultList({ faults, testId }: { readonly faults: readonly Fault[]; readonly testId?: string }) {
  const text = useText()
  useEffect(() => void text.load('faults', true), [text])
  return (
    <ul className="faults small" data-testid={testId}>
      {faults.slice(0, MOST).map(f => (
        <li key={`${f.path} ${f.message}`}>
          {f.path && <code>{f.path}</code>} {sayFault(text, f)}
        </li>
      ))}
    </ul>
  )
}
