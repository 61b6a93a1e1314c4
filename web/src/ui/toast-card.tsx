import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { useCountdown } from '../lib/use-countdown.ts'
import { BidiText } from './bidi-text.tsx'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-set.ts'
import { Link } from './link.tsx'
import css from './toast-card.module.css'
import { dismissToast, type Toast, toastDurationMs } from './toasts.ts'

const icons: Record<Toast['type'], IconName> = {
  info: 'book',
  success: 'check',
  warning: 'warning',
  error: 'warning',
}

/** A message that stays while it is hovered or focused. */
export const ToastCard = ({ toast: { id, type, message, action } }: { toast: Toast }) => {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const previousFocus = useRef<HTMLElement | null>(null)
  const dismiss = () => dismissToast(id)
  /** Restores the focus for keyboard users. */
  const leave = () => {
    previousFocus.current?.focus({ preventScroll: true })
    dismiss()
  }
  useCountdown(toastDurationMs, isHovered || isFocused, dismiss)

  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
  const onFocus = (event: FocusEvent) => {
    if (!isWithin(event)) previousFocus.current = event.relatedTarget as HTMLElement | null
    setFocused(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- bubbling events of its buttons
    <div
      className={cx(css.toast, css[type])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={(event) => !isWithin(event) && setFocused(false)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave()}
    >
      <span className={css.sign}>
        <Icon name={icons[type]} />
      </span>
      <div className={css.words}>
        <p>
          <BidiText>{message}</BidiText>
        </p>
        {action && (
          <Link to={action.to} onClick={dismiss}>
            {action.label}
          </Link>
        )}
      </div>
      <IconButton icon="close" label="Dismiss" onClick={leave} />
    </div>
  )
}
