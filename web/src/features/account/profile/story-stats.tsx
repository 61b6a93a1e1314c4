import { messageOf } from '../../../data/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import css from './story-stats.module.css'
import { useFreshUser } from './use-fresh-user.ts'

const Count = ({ label, count }: { label: string; count: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{count === undefined ? <i className={css.blank} /> : count.toLocaleString()}</dd>
  </div>
)

/** Counts of stories and of those with a valid share link, reloaded on mount. */
export const StoryStats = () => {
  const { data, isError, error, refetch } = useFreshUser()
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  return (
    <dl className={css.stats} aria-busy={!data}>
      <Count label="Total stories" count={data?.story_count} />
      <Count label="Shared stories" count={data?.shared_story_count} />
    </dl>
  )
}
