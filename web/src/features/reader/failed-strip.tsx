import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import css from './failed-strip.module.css'

type FailedStripProps = {
  children: ReactNode
  isBusy: boolean
  onTryAgain: () => void
  onPutAway?: () => void
}

/** Above pages that can be read, though something about their story went wrong. */
export const FailedStrip = ({ children, isBusy, onTryAgain, onPutAway }: FailedStripProps) => (
  <div className={css.strip}>
    <p>{children}</p>
    <button type="button" disabled={isBusy} onClick={onTryAgain}>
      Try again
    </button>
    {onPutAway && (
      <button type="button" className={css.putAway} aria-label="Dismiss" title="Dismiss" onClick={onPutAway}>
        <Icon name="close" />
      </button>
    )}
  </div>
)
