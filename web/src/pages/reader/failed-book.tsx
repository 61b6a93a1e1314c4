import type { Story } from '@moonpage/contract/story'
import { useState } from 'react'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { AfterBook } from '../../features/reader/after-book.tsx'
import { BookHeader } from '../../features/reader/book-header.tsx'
import { Book, type BookProps } from '../../features/reader/book.tsx'
import { FailedStory, useTryAgain } from '../../features/reader/failed-story.tsx'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'
import css from './failed-book.module.css'
import { OwnerCorner } from './owner-corner.tsx'

type FailedBookProps = Omit<BookProps, 'story' | 'strip' | 'unwritten' | 'after'> & { story: Story }

/** A failed story: the error and, on request, the pages that were saved. */
export const FailedBook = (props: FailedBookProps) => {
  const { story, page, back } = props
  const navigate = useNavigate()
  const [isReading, setReading] = useState(false)
  const isMaker = canMakeStories(useSession().user)
  const tryAgain = useTryAgain(story.id, () => navigate(`/story/${story.id}`, { replace: true }))
  const failure = (
    <FailedStory story={story} tryAgain={isMaker ? tryAgain : null} onRead={() => setReading(true)} />
  )
  const after = (
    <AfterBook story={story} isAtEnd={false} isMaker={isMaker}>
      <OwnerCorner story={story} pageNumber={page} />
    </AfterBook>
  )
  if (!isReading)
    return (
      <div className={css.failed}>
        <BookHeader back={back} title={story.title} />
        {failure}
        {after}
      </div>
    )
  return (
    <Book
      {...props}
      strip={
        <FailedStrip
          isBusy={tryAgain.isPending}
          {...(isMaker && {
            onPress: () => tryAgain.mutate(undefined, { onError: () => setReading(false) }),
          })}
        >
          This story isn’t finished.
        </FailedStrip>
      }
      unwritten={failure}
      after={after}
    />
  )
}
