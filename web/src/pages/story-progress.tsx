import { isUnfinished } from '@moonpage/contract/progress'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { ApiError, messageOf } from '../data/api-error.ts'
import { ProgressGrid } from '../features/progress/progress-grid.tsx'
import { Generating } from '../features/progress/generating.tsx'
import { hasTitle, StartReading } from '../features/progress/start-reading.tsx'
import { useLiveStory } from '../features/progress/use-live-story.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import css from './story-progress.module.css'

const notFound = 'Story Not Found'

export const StoryProgress = () => {
  const { storyId = '' } = useParams()
  const { data: story, error, refetch } = useLiveStory(storyId)
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : 'Generating Your Story...')

  if (isMissing) {
    return (
      <NotFound title={notFound} back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
        It may have been deleted, or it may belong to someone else.
      </NotFound>
    )
  }
  if (!story && error) {
    return (
      <div className={`wrap ${css.trouble}`}>
        <h1 className="only-read-aloud">Generating Your Story...</h1>
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      </div>
    )
  }
  if (!story) return <Spinner />
  if (!isUnfinished(story.generation_status)) return <Navigate to={`/story/${storyId}/page/1`} replace />
  return (
    <>
      <div className="wrap">
        <Breadcrumbs under={['/dashboard']} here={hasTitle(story) ? story.title : 'A new story'} />
      </div>
      <div className={`wrap ${css.top}`}>
        <Generating story={story} isOffline={error !== null} />
        <StartReading story={story} />
      </div>
      <ProgressGrid story={story} />
    </>
  )
}
