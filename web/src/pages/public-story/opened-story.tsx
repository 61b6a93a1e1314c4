import type { Story } from '@moonpage/contract/story'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { initialData, withInitialData } from '../../data/initial-data.ts'
import { NotFound } from '../../ui/not-found.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import css from './opened-story.module.css'

const notFound = 'Story Not Found'
export const back = { to: '/public', label: 'Back to Public Feed' }

type OpenedStoryProps = { id: string; children: (story: Story) => ReactNode }

/** Loads a public story, and shows the loading, empty and error states. */
export const OpenedStory = ({ id, children }: OpenedStoryProps) => {
  const {
    data: story,
    error,
    refetch,
    isFetching,
  } = useQuery<Story>({
    queryKey: ['public-story', id],
    queryFn: ({ signal }) => call(routes.getPublicStory, { params: { id } }, signal),
    ...withInitialData(initialData().story?.id === id ? initialData().story : undefined),
    // It may have been unpublished, and the request counts the view.
    refetchOnMount: 'always',
  })
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : story?.title)

  if (isMissing) {
    return (
      <NotFound title={notFound} back={back}>
        It may have been deleted, or the family may have made it private.
      </NotFound>
    )
  }
  if (!story) {
    if (!error || isFetching) return <Spinner>Opening the story...</Spinner>
    return (
      <div className={`wrap ${css.trouble}`}>
        <h1 className="only-read-aloud">Public story</h1>
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      </div>
    )
  }
  if (story.story_pages.length === 0) {
    return (
      <NotFound title="No Pages Available" back={back}>
        There is nothing to read yet.
      </NotFound>
    )
  }
  return children(story)
}
