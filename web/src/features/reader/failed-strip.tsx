import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import css from './failed-strip.module.css'

type FailedStripProps = {
  children: ReactNode
  /** Label of the action. */
  does?: string
  isBusy?: boolean
  onPress?: () => void
  onDismiss?: () => void
}

/** A notice above readable pages about a problem with the story. */
export const FailedStrip = ({
  children,
  does = 'Try again',
  isBusy,
  onPress,
  onDismiss,
}: FailedStripProps) => (
  <div className={css.strip}>
    <p>{children}</p>
    {onPress && (
      <button type="button" disabled={isBusy} onClick={onPress}>
        {does}
      </button>
    )}
    {onDismiss && (
      <button type="button" className={css.putAway} aria-label="Dismiss" title="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    )}
  </div>
)
