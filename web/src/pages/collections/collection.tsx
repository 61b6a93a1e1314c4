import type { Collection as CollectionData } from '@moonpage/contract/collections'
import { useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { BooksInOrder } from '../../features/collections/books-in-order.tsx'
import { countBooks } from '../../features/collections/count-books.ts'
import { useCollection } from '../../features/collections/use-collections.ts'
import { EmptyShelf } from '../../features/favorites/shelf.tsx'
import { storyPath, wayInto } from '../../features/story-card/story-path.ts'
import { deviceWord } from '../../lib/device-word.ts'
import { useParams } from '../../lib/router/router.tsx'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { ArrowLink } from '../../ui/button.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { CollectionTools } from './collection-tools.tsx'
import css from './collection.module.css'

/** A collection of the family's books, in its order. */
export const Collection = () => {
  const { id = '' } = useParams()
  const { data, isError, error, refetch } = useCollection(id)
  usePageTitle(data?.name ?? 'Collections')
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound
        title="No such collection"
        back={{ to: '/dashboard/collections', label: 'Back to Collections' }}
      >
        It was deleted, or the link is incomplete.
      </NotFound>
    )
  if (data) return <Books collection={data} />
  return (
    <div className="wrap">
      {isError ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <Spinner>One moment</Spinner>
      )}
    </div>
  )
}

const Books = ({ collection }: { collection: CollectionData }) => {
  const isMaker = canMakeStories(useSession().user)
  const [wantsArranging, setArranging] = useState(false)
  const { name, story_count: count, link } = collection
  const isArranging = wantsArranging && isMaker && count > 0
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumbs under={['/dashboard', '/dashboard/collections']} here={name} />
      <div className={css.top}>
        <h1 dir={dirOf(name)}>
          <BidiText>{name}</BidiText>
        </h1>
        <p className="lead soft">
          {countBooks(count)}
          {link && ', shared by link'}
        </p>
        {count > 0 && (
          <p className={css.keep}>
            <ArrowLink to={`/dashboard/kept/collection/${collection.id}`}>
              Keep on this {deviceWord()}
            </ArrowLink>
          </p>
        )}
        {isMaker && (
          <CollectionTools
            collection={collection}
            isArranging={isArranging}
            onArrange={() => setArranging(!isArranging)}
          />
        )}
      </div>
      {count === 0 ? (
        <div className={css.none}>
          <EmptyShelf />
          <p className="soft">
            {isMaker
              ? 'Add books here, or from the menu of a book’s card.'
              : 'A parent in your family puts the books in.'}
          </p>
        </div>
      ) : (
        <BooksInOrder
          collection={collection}
          isArranging={isArranging}
          icon={drawCategory}
          to={(story) => storyPath(story, false)}
          wordsOf={wayInto}
        />
      )}
    </div>
  )
}
