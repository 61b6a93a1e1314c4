import { messageOf } from '../../data/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type FailedProps = {
  /** What failed; shown as the title above the reason. */
  failure: string
  error: unknown
  heading?: 'h2' | 'h3'
  onRetry: () => void
}

/** The error state of an admin page. */
export const Failed = ({ failure, error, heading = 'h3', onRetry }: FailedProps) => {
  const reason = messageOf(error)
  return (
    <ErrorState title={failure} heading={heading} onRetry={onRetry}>
      {reason === failure ? 'Please try again in a moment.' : reason}
    </ErrorState>
  )
}
