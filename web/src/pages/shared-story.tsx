import type { SharedStory as Story } from '@moonpage/contract/sharing'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../lib/router/router.tsx'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { routes } from '../data/routes.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { Leaflet } from './shared-story/leaflet.tsx'
import css from './shared-story.module.css'

const notFound = 'Story Not Found'
const home = { to: '/', label: 'Go to Moonpage' }

/** A story by its link: for whoever was given that, with or without an account. */
export const SharedStory = () => {
  const { shareToken: token = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery<Story>({
    queryKey: ['shared-story', token],
    queryFn: ({ signal }) => call(routes.getSharedStory, { params: { token } }, signal),
    // The link may have been ended since.
    refetchOnMount: 'always',
  })
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : data?.title)
  return (
    <>
      {/* Whoever has the link may read it; no search engine is to keep it. */}
      <meta name="robots" content="noindex" />
      <Shown {...{ data, error, isMissing, isFetching }} onRetry={() => void refetch()} />
    </>
  )
}

type ShownProps = {
  data: Story | undefined
  error: Error | null
  isMissing: boolean
  isFetching: boolean
  onRetry: () => void
}

const Shown = ({ data, error, isMissing, isFetching, onRetry }: ShownProps) => {
  if (isMissing)
    return (
      <NotFound title={notFound} back={home}>
        This shared story link is invalid or has expired.
      </NotFound>
    )
  if (data) return <Leaflet story={data} />
  if (!error || isFetching) return <Spinner>Opening the story...</Spinner>
  return (
    <div className={`wrap ${css.trouble}`}>
      <h1 className="only-read-aloud">Shared story</h1>
      <Trouble onRetry={onRetry}>{messageOf(error)}</Trouble>
    </div>
  )
}
