import type { StoryList, StorySummary } from '@moonpage/contract/story'
import { longestSearch } from '@moonpage/contract/text-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { messageOf } from '../../data/api-error.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './add-books.module.css'
import { BookPicture, type CategoryDrawing } from './book-picture.tsx'
import { coverOf } from './cover-of.ts'
import { usePlaceBook } from './use-collections.ts'

type SheetProps = {
  collectionId: string
  /** The ids of the books that are in it. */
  inside: ReadonlySet<string>
  icon: CategoryDrawing
}

/** The family's books; a tick puts one into the collection. */
export const AddBooks = ({
  open,
  onClose,
  ...sheet
}: SheetProps & { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Add books"
    actions={
      <Button look="ink" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Sheet {...sheet} />
  </Dialog>
)

const shown = 24

const Sheet = ({ collectionId, inside, icon }: SheetProps) => {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { data, error, isError, refetch } = useQuery<StoryList>({
    queryKey: ['stories', 'to collect', search],
    queryFn: ({ signal }) =>
      call(
        routes.listStories,
        { query: { search, page_size: shown, generation_status: 'completed' } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.sheet}>
      <form
        className={css.find}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim())
        }}
      >
        <Field
          label={<span className="only-read-aloud">Search your books</span>}
          type="search"
          placeholder="By title"
          autoComplete="off"
          maxLength={longestSearch}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {!data && isError && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
      {!data && !isError && <Spinner>One moment</Spinner>}
      {data?.total === 0 && (
        <p className="soft">
          {search ? 'No book of yours matches.' : 'As soon as a story is finished, it’s here.'}
        </p>
      )}
      {data && data.total > 0 && (
        <ul className={css.list}>
          {data.stories.map((story) => (
            <li key={story.id}>
              <Row {...{ collectionId, story, icon }} isInside={inside.has(story.id)} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > shown && (
        <p className="small soft">
          These are the newest {shown} of {data.total}. Search to find others.
        </p>
      )}
    </div>
  )
}

type RowProps = Omit<SheetProps, 'inside'> & { story: StorySummary; isInside: boolean }

const Row = ({ collectionId, story, isInside, icon }: RowProps) => {
  const { wanted, place, error } = usePlaceBook(collectionId, story.id)
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        checked={wanted ?? isInside}
        aria-disabled={wanted !== null || undefined}
        onChange={({ target }) => place(target.checked)}
      />
      <BookPicture cover={coverOf(story)} icon={icon} ratio={4 / 3} sizes="64px" className={css.picture} />
      <span>
        <b dir={dirOf(story.title)}>
          <BidiText>{story.title}</BidiText>
        </b>
        {error && <small role="alert">{messageOf(error)}</small>}
      </span>
    </label>
  )
}
