import { retention } from '@moonpage/contract/retention'
import { useState } from 'react'
import { useConnectivity } from '../data/connectivity.ts'
import { type KeptBook, keyOf, removeBook } from '../data/kept/kept-books.ts'
import { canKeep } from '../data/kept/register-worker.ts'
import { useKept } from '../data/kept/use-kept.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { KeptShelf } from '../features/keeping/kept-shelf.tsx'
import { NoKeeping } from '../features/keeping/no-keeping.tsx'
import { inMegabytes } from '../features/keeping/sizes.ts'
import { StorageNote } from '../features/keeping/storage-note.tsx'
import { pendingPlaces } from '../features/reader/places/pending-places.ts'
import { deviceWord } from '../lib/device-word.ts'
import { BidiText } from '../ui/bidi-text.tsx'
import { ArrowLink, Button } from '../ui/button.tsx'
import { Drawing, Icon } from '../ui/icon.tsx'
import plane from '../ui/icons/plane.svg?raw'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './kept.module.css'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const countInWords = (count: number): string => `${numbers[count] ?? count} ${count === 1 ? 'book' : 'books'}`

/** Where somebody stopped without a network, else the first page. */
const pathOf = ({ copy, id, person, pages }: KeptBook): string => {
  const place = pendingPlaces(person).findLast((one) => one.story === id && !one.isLast)
  const page = copy === 'own' && place && place.page < pages ? place.page : 1
  return `${copy === 'own' ? '' : '/public'}/story/${id}/page/${page}`
}

const keepPath = ({ copy, id }: KeptBook): string => `/dashboard/kept/${copy}/${id}`

/** The books on this device: a shelf that needs no network. */
export const Kept = () => {
  usePageTitle('On this device')
  const { data: kept, isPending } = useKept()
  if (!canKeep())
    return (
      <div className={`wrap ${css.page}`}>
        <h1>Nothing is kept here</h1>
        <NoKeeping />
      </div>
    )
  if (isPending) return null
  const books = kept ?? []
  return books.length === 0 ? <NothingKept /> : <Shelf books={books} />
}

/** When kept books leave a device. */
const leaveWords = (): string => {
  const always = `They leave this ${deviceWord()} when you log out, or after ${retention.sessionDays} days without internet.`
  // The page of the server says so; offline nobody asks for it.
  const hasGate = document.querySelector<HTMLMetaElement>('meta[name=gate]')?.content === 'pass'
  return hasGate
    ? `${always} They also leave when Moonpage asks for its password again, and come back once you’ve entered it.`
    : always
}

const NothingKept = () => (
  <div className={`wrap ${css.page}`}>
    <h1>No books came along</h1>
    <p className="lead soft">
      Books that you keep on this {deviceWord()} open here without internet. Choose Keep on this{' '}
      {deviceWord()} in the menu of a book’s card, while you’re online.
    </p>
    <p>
      <ArrowLink to="/dashboard">My Stories</ArrowLink>
    </p>
  </div>
)

const Shelf = ({ books }: { books: readonly KeptBook[] }) => {
  const isAway = useConnectivity() === 'away'
  const [isListed, setListed] = useState(false)
  const ready = books.filter(({ version }) => version !== '')
  const device = deviceWord()
  const bytes = books.reduce((sum, { kept_bytes }) => sum + kept_bytes, 0)
  return (
    <div className={`wrap ${css.page}`}>
      <h1>
        {countInWords(ready.length)} {isAway ? 'came along' : `on this ${device}`}
      </h1>
      <p className={`lead soft ${css.lead}`}>
        {isAway ? (
          <>
            <Drawing svg={plane} />
            <span>No internet, and none needed. New stories can wait until you’re back online.</span>
          </>
        ) : (
          'Kept here, voices and all. They open without internet, too.'
        )}
      </p>
      {books.length > ready.length && (
        <p role="status">
          {countInWords(books.length - ready.length)}{' '}
          {isAway ? 'will come once you’re back online' : 'on the way'}.
        </p>
      )}
      {ready.length > 0 && <KeptShelf books={ready} icon={drawCategory} to={pathOf} />}
      <div className={css.foot}>
        <p>
          <b>{inMegabytes(bytes)} kept.</b> {leaveWords()}
        </p>
        <Button
          look="bare"
          className={css.more}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          What’s kept here
          <Icon name="down" />
        </Button>
      </div>
      {isListed && <KeptList books={books} />}
      <StorageNote />
    </div>
  )
}

const stateWords = ({ state, version, kept_bytes, bytes }: KeptBook): string => {
  if (version !== '' || state === 'kept') return inMegabytes(kept_bytes)
  return bytes === 0 ? 'Waiting' : `${inMegabytes(kept_bytes)} so far`
}

const KeptList = ({ books }: { books: readonly KeptBook[] }) => (
  <ul className={css.list}>
    {books.map((book) => (
      <li key={`${book.copy} ${book.id}`}>
        <Link to={keepPath(book)}>
          <BidiText>{book.title || 'A book'}</BidiText>
        </Link>
        <span className="soft">{stateWords(book)}</span>
        <Button
          size="tight"
          aria-label={`Remove ${book.title || 'this book'} from this ${deviceWord()}`}
          onClick={() => void removeBook(...keyOf(book))}
        >
          Remove
        </Button>
      </li>
    ))}
  </ul>
)
