import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './error-state.module.css'

type ErrorStateProps = { title?: string; heading?: 'h2' | 'h3'; children: ReactNode; onRetry: () => void }

/** Shown in place of what failed to load, with a retry button. */
export const ErrorState = ({ title, heading: Heading = 'h2', children, onRetry }: ErrorStateProps) => (
  <div className={css.trouble} role="alert">
    {title && <Heading>{title}</Heading>}
    <p>{children}</p>
    <Button icon="redo" onClick={onRetry}>
      Try Again
    </Button>
  </div>
)
