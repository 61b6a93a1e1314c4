import type { Story } from '@moonpage/contract/story'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { storedCredentials, useSession } from '../data/session-store.ts'
import { Book } from '../features/reader/book.tsx'
import { pageAt, pageTotal } from '../features/reader/page-address.ts'
import { AfterPublicBook } from './public-story/after-public-book.tsx'
import { StoryHeart } from './story-heart.tsx'
import { back, OpenedStory } from './public-story/opened-story.tsx'

/** The reader on a public story. */
export const PublicStory = () => {
  const { storyId = '', pageNumber } = useParams()
  return (
    <OpenedStory id={storyId}>
      {(story) => {
        const total = pageTotal(story)
        const page = pageAt(pageNumber, total)
        if (page === null)
          return <Navigate to={`/public/story/${encodeURIComponent(storyId)}/page/1`} replace />
        return <OpenBook story={story} page={page} total={total} />
      }}
    </OpenedStory>
  )
}

type OpenBookProps = { story: Story; page: number; total: number }

const OpenBook = ({ story, page, total }: OpenBookProps) => {
  const session = useSession()
  // Uses the stored user while the session is checked, so that the text size does not change.
  const person = (session.user ?? storedCredentials()?.user)?.id ?? ''
  return (
    <Book
      key={`${story.id} ${person}`}
      {...{ story, page, total, back, person }}
      path={`/public/story/${story.id}`}
      unwritten={null}
      extras={<StoryHeart story={story} />}
      after={<AfterPublicBook story={story} page={page} total={total} />}
    />
  )
}
