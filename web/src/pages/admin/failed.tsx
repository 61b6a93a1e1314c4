import { messageOf } from '../../data/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type FailedProps = {
  /** What could not be done; below it stands why. */
  failure: string
  error: unknown
  heading?: 'h2' | 'h3'
  onRetry: () => void
}

/** In place of what a tab could not fetch. */
export const Failed = ({ failure, error, heading = 'h3', onRetry }: FailedProps) => {
  const reason = messageOf(error)
  return (
    <ErrorState title={failure} heading={heading} onRetry={onRetry}>
      {reason === failure ? 'Please try again in a moment.' : reason}
    </ErrorState>
  )
}
