import type { StorySummary } from '@moonpage/contract/story'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { useTonight } from '../features/children/use-tonight.ts'
import { Navigate } from '../lib/router/router.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'

/** The page where somebody stopped, else the first one. */
const pathOf = ({ id, places }: StorySummary) => `/story/${id}/page/${places?.[0]?.page_number ?? 1}`

/** The shortcut "Read again" of the installed app: opens the book in which one stopped, or the last one. */
export const ReadAgain = () => {
  usePageTitle('My Stories')
  const tonight = useTonight()
  const latest = useQuery({
    queryKey: ['stories', 'latest'],
    queryFn: ({ signal }) =>
      call(routes.listStories, { query: { generation_status: 'completed', page_size: 1 } }, signal),
  })
  if (tonight.isPending || latest.isPending) return <Spinner>One moment</Spinner>
  const book = tonight.data?.children.flatMap((child) => child.read_again)[0] ?? latest.data?.stories[0]
  // The dashboard says what is the matter.
  return <Navigate to={book ? pathOf(book) : '/dashboard'} replace />
}
