import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import css from './failed-strip.module.css'

type FailedStripProps = {
  children: ReactNode
  /** What can be done about it. */
  does?: string
  isBusy?: boolean
  onPress?: () => void
  onPutAway?: () => void
}

/** Above pages that can be read, though something about their story is not as it should be. */
export const FailedStrip = ({
  children,
  does = 'Try again',
  isBusy,
  onPress,
  onPutAway,
}: FailedStripProps) => (
  <div className={css.strip}>
    <p>{children}</p>
    {onPress && (
      <button type="button" disabled={isBusy} onClick={onPress}>
        {does}
      </button>
    )}
    {onPutAway && (
      <button type="button" className={css.putAway} aria-label="Dismiss" title="Dismiss" onClick={onPutAway}>
        <Icon name="close" />
      </button>
    )}
  </div>
)
