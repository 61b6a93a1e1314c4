import type { ReactNode } from 'react'
import { messageOf } from '../../data/api-error.ts'
import type { BookToKeep, KeptBook } from '../../data/kept/kept-books.ts'
import { canKeep } from '../../data/kept/register-worker.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { dateOf } from '../../features/children/child-evening.ts'
import { useCollection } from '../../features/collections/use-collections.ts'
import { KeepPanel } from '../../features/keeping/keep-panel.tsx'
import { NoKeeping } from '../../features/keeping/no-keeping.tsx'
import { Ride } from '../../features/keeping/ride.tsx'
import { inMegabytes, partInMegabytes } from '../../features/keeping/sizes.ts'
import { useKeeping } from '../../features/keeping/use-keeping.ts'
import { useOneSeries } from '../../features/series/use-series.ts'
import { deviceWord } from '../../lib/device-word.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import { useParams } from '../../lib/router/router.tsx'
import { useToday } from '../../lib/use-today.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { BackLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toKeep } from './keep-book.tsx'
import css from './keep-books.module.css'

type Loaded = { isError: boolean; error: unknown; refetch: () => unknown }

const Waiting = ({ isError, error, refetch }: Loaded) => (
  <div className="wrap">
    {isError ? (
      <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
    ) : (
      <Spinner>One moment</Spinner>
    )}
  </div>
)

/** Keeps the finished books of a collection on this device. */
export const KeepCollection = () => {
  const { id = '' } = useParams()
  const query = useCollection(id)
  usePageTitle(query.data?.name ?? 'Collections')
  if (!query.data) return <Waiting {...query} />
  const { name, stories } = query.data
  const books = stories
    .filter(({ generation_status: status }) => status === 'completed')
    .map((story) => toKeep(story.is_owner ? 'own' : 'public', story))
  return (
    <Books name={name} books={books} back={<BackLink to={`/dashboard/collections/${id}`}>{name}</BackLink>} />
  )
}

/** Keeps the finished books of a series on this device. */
export const KeepSeries = () => {
  const { id = '' } = useParams()
  const query = useOneSeries(id, dateOf(useToday()))
  usePageTitle(query.data?.name ?? 'My Stories')
  if (!query.data) return <Waiting {...query} />
  const { name } = query.data
  const books = query.data.books
    .filter(({ generation_status: status }) => status === 'completed')
    .map((book) => toKeep('own', book))
  return <Books name={name} books={books} back={<BackLink to={`/dashboard/worlds/${id}`}>{name}</BackLink>} />
}

type BooksProps = { name: string; books: readonly BookToKeep[]; back: ReactNode }

const Books = ({ name, books, back }: BooksProps) => {
  const keeping = useKeeping(books)
  return (
    <div className={`wrap ${css.page}`}>
      <p className={css.back}>{back}</p>
      <h1 dir={dirOf(name)}>
        <BidiText>{name}</BidiText>
      </h1>
      <p className="soft">
        {books.length} {books.length === 1 ? 'book' : 'books'}
        {keeping.keptBytes > 0 && `, ${inMegabytes(keeping.keptBytes)} on this ${deviceWord()}`}
      </p>
      <div className={css.panel}>
        {canKeep() ? books.length > 0 && <KeepPanel keeping={keeping} what="them" /> : <NoKeeping />}
      </div>
      <ul className={css.list}>
        {books.map((book) => (
          <Row key={book.id} book={book} record={keeping.records.find(({ id }) => id === book.id)} />
        ))}
      </ul>
    </div>
  )
}

const Row = ({ book, record }: { book: BookToKeep; record: KeptBook | undefined }) => (
  <li>
    <span className={css.thumb}>
      {book.image_url ? (
        <img className={cropClass(book.image_focus, 8 / 7)} src={book.image_url} alt="" />
      ) : (
        drawCategory(book.subject)
      )}
    </span>
    <span>
      <b className={css.title}>
        <BidiText>{book.title}</BidiText>
      </b>
      {record && <span className={css.state}>{stateOf(record)}</span>}
    </span>
    {record?.state === 'keeping' && record.bytes > 0 && (
      <Ride isSmall label={`Keeping ${book.title}`} part={record.kept_bytes} whole={record.bytes} />
    )}
  </li>
)

const stateOf = ({ state, bytes, kept_bytes }: KeptBook): ReactNode => {
  if (state === 'kept')
    return (
      <>
        <Icon name="check" />
        Kept, {inMegabytes(bytes)}
      </>
    )
  if (state === 'keeping') return bytes > 0 ? partInMegabytes(kept_bytes, bytes) : 'Getting its voice ready'
  return state === 'waiting' ? 'Waiting' : `Stopped at ${inMegabytes(kept_bytes)}`
}
