import type { SharedCollection as Collection } from '@moonpage/contract/collections'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { BookPicture } from '../features/collections/book-picture.tsx'
import { useParams } from '../lib/router/router.tsx'
import { BidiText, dirOf } from '../ui/bidi-text.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Link } from '../ui/link.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Invitation } from './shared-story/invitation.tsx'
import css from './shared-collection.module.css'

const unnamed = 'Bedtime stories'

/** A collection by its share link, for anyone who has the link. */
export const SharedCollection = () => {
  const { token = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery<Collection>({
    queryKey: ['shared-collection', token],
    queryFn: ({ signal }) => call(routes.getSharedCollection, { params: { token } }, signal),
    // The link may have been revoked.
    refetchOnMount: 'always',
  })
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? 'Collection Not Found' : data && (data.name ?? unnamed))
  return (
    <>
      {/* The link is not public: keep it out of search engines. */}
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <NotFound title="Collection Not Found" back={{ to: '/', label: 'Go to Moonpage' }}>
          This link to a collection is invalid or has expired.
        </NotFound>
      ) : data ? (
        <Books collection={data} />
      ) : !error || isFetching ? (
        <Spinner>Opening the collection...</Spinner>
      ) : (
        <div className={`wrap ${css.trouble}`}>
          <h1 className="only-read-aloud">Shared collection</h1>
          <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
        </div>
      )}
    </>
  )
}

const Books = ({ collection: { name, books } }: { collection: Collection }) => (
  <div className="wrap">
    <div className={css.top}>
      <h1 dir={dirOf(name ?? unnamed)}>
        <BidiText>{name ?? unnamed}</BidiText>
      </h1>
      <p className="lead soft">
        {books.length === 0
          ? 'There are no books here at the moment.'
          : `${books.length === 1 ? 'A book' : `${books.length} books`} to read at bedtime.`}
      </p>
    </div>
    {books.length > 0 && (
      <ol className={css.books}>
        {books.map((book) => (
          <li key={book.share_token}>
            <Link to={`/shared/${encodeURIComponent(book.share_token)}`} className={css.book}>
              <BookPicture
                cover={book}
                icon={drawCategory}
                ratio={4 / 3}
                sizes="(min-width: 900px) 30vw, (min-width: 600px) 45vw, calc(66vw - 26px)"
              />
              <b dir={dirOf(book.title)}>
                <BidiText>{book.title}</BidiText>
              </b>
              <small>For ages {book.age_group}</small>
            </Link>
          </li>
        ))}
      </ol>
    )}
    <Invitation />
  </div>
)
