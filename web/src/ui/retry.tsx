import { Button } from './button.tsx'
import css from './retry.module.css'

type RetryProps = { message: string; onRetry: () => void }

/** Something could not be fetched: says so, aloud too, and offers to ask again. */
export const Retry = ({ message, onRetry }: RetryProps) => (
  <div className={css.retry} role="alert">
    <p>{message}</p>
    <Button icon="redo" onClick={onRetry}>
      Try Again
    </Button>
  </div>
)
