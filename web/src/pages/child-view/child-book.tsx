import type { Story } from '@moonpage/contract/story'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { useSession } from '../../data/session-store.ts'
import { Book } from '../../features/reader/book.tsx'
import { pageAt } from '../../features/reader/page-address.ts'
import { Place } from '../../features/reader/places/place.tsx'
import { Navigate, useParams } from '../../lib/router/router.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'

type Child = { id: string; name: string }

/** A book in a child's view: the pages and the voice, and the way back to the shelf. */
export const ChildBook = ({ child }: { child: Child }) => {
  const { storyId = '', pageNumber } = useParams()
  const { data, error, refetch } = useQuery<Story>({
    // As the child sees it, and with the page where it stopped.
    queryKey: ['child-story', storyId],
    gcTime: 0,
    queryFn: ({ signal }) => call(routes.getStory, { params: { id: storyId } }, signal),
  })
  usePageTitle(data?.title)
  const back = { to: '/', label: `${child.name}’s books` }
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title="This book isn’t here" back={back}>
        There are others on the shelf.
      </NotFound>
    )
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  if (!data) return <Spinner />
  const page = pageAt(pageNumber, data.story_pages.length)
  if (page === null) return <Navigate to={`/story/${storyId}/page/1`} replace />
  return <OpenBook key={storyId} {...{ story: data, page, child, back }} />
}

type OpenBookProps = { story: Story; page: number; child: Child; back: { to: string; label: string } }

const OpenBook = ({ story, page, child, back }: OpenBookProps) => {
  const person = useSession().user?.id ?? ''
  const path = `/story/${story.id}`
  const book = { story, page, total: story.story_pages.length, path, person }
  const [opened] = useState(page)
  const [hasTurned, setTurned] = useState(false)
  if (!hasTurned && page !== opened) setTurned(true)
  return (
    <Book
      {...book}
      back={back}
      isSlipped={!hasTurned && story.places !== undefined}
      slip={<Place {...book} opened={hasTurned ? null : { search: `?for=${child.id}` }} />}
      unwritten={null}
      after={null}
    />
  )
}
