import type { CollectionSummary } from '@moonpage/contract/collections'
import type { StorySummary } from '@moonpage/contract/story'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './book-collections.module.css'
import { countBooks } from './count-books.ts'
import { NameForm } from './name-form.tsx'
import { useCollections, useCreateCollection, usePlaceBook } from './use-collections.ts'

type BookCollectionsProps = { story: StorySummary; open: boolean; onClose: () => void }

/** In which collections a book is; a tick puts it in, or takes it out. */
export const BookCollections = ({ story, open, onClose }: BookCollectionsProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Collections"
    actions={
      <Button look="ink" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Sheet story={story} />
  </Dialog>
)

const Sheet = ({ story }: { story: StorySummary }) => {
  const { data, error, isError, refetch } = useCollections(story.id)
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
    ) : (
      <Spinner>One moment</Spinner>
    )
  const { collections } = data
  return (
    <div className={css.sheet}>
      <p className={css.title}>
        <BidiText>{story.title}</BidiText>
      </p>
      {collections.length > 0 && (
        <ul className={css.list}>
          {collections.map((collection) => (
            <li key={collection.id}>
              <Row collection={collection} storyId={story.id} />
            </li>
          ))}
        </ul>
      )}
      <NewHere story={story} isFirst={collections.length === 0} />
    </div>
  )
}

const Row = ({ collection, storyId }: { collection: CollectionSummary; storyId: string }) => {
  const { wanted, place, error } = usePlaceBook(collection.id, storyId)
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        checked={wanted ?? collection.has_story}
        aria-disabled={wanted !== null || undefined}
        onChange={({ target }) => place(target.checked)}
      />
      <span>
        <b>
          <BidiText>{collection.name}</BidiText>
        </b>
        <small>{countBooks(collection.story_count)}</small>
        {error && <small role="alert">{messageOf(error)}</small>}
      </span>
    </label>
  )
}

const NewHere = ({ story, isFirst }: { story: StorySummary; isFirst: boolean }) => {
  const create = useCreateCollection(story.id)
  const [round, setRound] = useState(0)
  return (
    <>
      {isFirst && <p className="soft">Books that belong together, such as those for a long train ride.</p>}
      <NameForm
        key={round}
        label="New collection"
        does="Make it with this book"
        doing="Making it..."
        look={isFirst ? 'lamp' : 'outline'}
        isBusy={create.isPending}
        error={create.error}
        onSubmit={(name) => create.mutate(name, { onSuccess: () => setRound(round + 1) })}
      />
    </>
  )
}
