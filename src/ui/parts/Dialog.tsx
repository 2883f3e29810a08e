import * as D from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import type { Seat } from '../../base/units'
import { useT } from '../house'
import '../styles/dialogs.css'
import { Icon } from './Icon'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Asked in this side's colour. */
  readonly seat?: Seat
  readonly wide?: boolean
  readonly testId?: string
}

/** A sheet of paper over the table: focus stays in it, Esc and the cross put it away. */
export function Dialog({ title, onClose, children, seat, wide, testId }: DialogProps) {
  const t = useT()
  return (
    <D.Root open onOpenChange={open => !open && onClose()}>
      <D.Portal>
        <D.Overlay className="dialog-shade" />
        <D.Content
          className={`dialog${wide ? ' wide' : ''}${seat ? ` side-${seat} of-a-side` : ''}`}
          aria-describedby={undefined}
          data-testid={testId}
        >
          <header className="dialog-head">
            <D.Title asChild>
              <h2>{title}</h2>
            </D.Title>
            <D.Close className="button bare icon" aria-label={t('ui.close')}>
              <Icon name="close" />
            </D.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled by keys. */}
          <section className="dialog-body" tabIndex={0} aria-label={title}>
            {children}
          </section>
        </D.Content>
      </D.Portal>
    </D.Root>
  )
}

export function DialogEnd({ children }: { readonly children: ReactNode }) {
  return <footer className="dialog-end">{children}</footer>
}
