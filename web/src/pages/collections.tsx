import { useState } from 'react'
import { messageOf } from '../data/api-error.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { CollectionList, CollectionPlaces } from '../features/collections/collection-list.tsx'
import { NameForm } from '../features/collections/name-form.tsx'
import { useCollections, useCreateCollection } from '../features/collections/use-collections.ts'
import { EmptyShelf } from '../features/favorites/shelf.tsx'
import { useNavigate } from '../lib/router/router.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Drawing } from '../ui/icon.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { usePageTitle } from '../ui/page-title.ts'
import css from './collections.module.css'

const pathOf = ({ id }: { id: string }) => `/dashboard/collections/${encodeURIComponent(id)}`

/** The family's collections of books. */
export const Collections = () => {
  usePageTitle('Collections')
  const { data, isError, error, refetch } = useCollections()
  const isMaker = canMakeStories(useSession().user)
  const [isMaking, setMaking] = useState(false)
  const collections = data?.collections
  const isEmpty = collections?.length === 0
  return (
    <div className="wrap">
      <Breadcrumbs under={['/dashboard']} here="Collections" />
      <div className={css.top}>
        <div>
          <h1>Collections</h1>
          <p className="lead soft">
            Books that belong together: for the train, for Grandma’s, for rainy days.
          </p>
        </div>
        {isMaker && collections && !isEmpty && !isMaking && (
          <Button look="lamp" onClick={() => setMaking(true)}>
            <Drawing svg={pageIcons.plus} />
            New collection
          </Button>
        )}
      </div>
      <div className={css.body}>
        {isMaker && (isMaking || isEmpty) && (
          <NewCollection onCancel={isEmpty ? null : () => setMaking(false)} />
        )}
        {isEmpty && !isMaker && (
          <div className={css.none}>
            <EmptyShelf />
            <p className="soft">A parent in your family makes the collections.</p>
          </div>
        )}
        {isError && !data && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
        {!data && !isError && (
          <>
            <p className="only-read-aloud" role="status">
              Loading collections...
            </p>
            <CollectionPlaces />
          </>
        )}
        {collections && !isEmpty && (
          <CollectionList collections={collections} icon={drawCategory} to={pathOf} />
        )}
      </div>
    </div>
  )
}

const NewCollection = ({ onCancel }: { onCancel: (() => void) | null }) => {
  const navigate = useNavigate()
  const create = useCreateCollection()
  return (
    <div className={css.making}>
      {!onCancel && <EmptyShelf />}
      <NameForm
        label="What should it be called?"
        does="Make the collection"
        doing="Making it..."
        isBusy={create.isPending}
        error={create.error}
        onSubmit={(name) => create.mutate(name, { onSuccess: (made) => navigate(pathOf(made)) })}
        otherwise={onCancel && <Button onClick={onCancel}>Cancel</Button>}
      />
    </div>
  )
}
