import { Icon, type IconName } from './Icon'

export interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly testId?: string
  readonly keys?: string
}

/** A quiet button with a sign; its words are its name and what hovering shows, with the key that does the same. */
export function IconButton({ icon, label, onClick, pressed, disabled, testId, keys }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button bare icon"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      disabled={disabled}
      data-testid={testId}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
