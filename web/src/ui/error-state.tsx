import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './error-state.module.css'

type TroubleProps = { title?: string; heading?: 'h2' | 'h3'; children: ReactNode; onRetry: () => void }

/** In place of what could not be loaded: what happened, and one more try. */
export const ErrorState = ({ title, heading: Heading = 'h2', children, onRetry }: TroubleProps) => (
  <div className={css.trouble} role="alert">
    {title && <Heading>{title}</Heading>}
    <p>{children}</p>
    <Button icon="redo" onClick={onRetry}>
      Try Again
    </Button>
  </div>
)
