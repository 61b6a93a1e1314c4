import type { Collection } from '@moonpage/contract/collections'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { AddBooks } from '../../features/collections/add-books.tsx'
import { NameForm } from '../../features/collections/name-form.tsx'
import { useDeleteCollection, useRenameCollection } from '../../features/collections/use-collections.ts'
import { ShareCollectionDialog } from '../../features/sharing/share-collection-dialog.tsx'
import { useNavigate } from '../../lib/router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawing } from '../../ui/icon.tsx'
import shareIcon from '../../ui/icons/share.svg?raw'
import { pageIcons } from '../../ui/page-icons.ts'
import { showToast } from '../../ui/toasts.ts'
import css from './collection.module.css'

type CollectionToolsProps = { collection: Collection; isArranging: boolean; onArrange: () => void }

type Tool = 'add' | 'share' | 'rename' | 'delete'

/** What parents do with a collection. */
export const CollectionTools = ({ collection, isArranging, onArrange }: CollectionToolsProps) => {
  const [tool, setTool] = useState<Tool | null>(null)
  const { id, stories, story_count: count } = collection
  const dialog = (which: Tool) => ({ open: tool === which, onClose: () => setTool(null) })
  return (
    <>
      <div className={css.ways}>
        <Button look={isArranging ? 'outline' : 'lamp'} onClick={() => setTool('add')}>
          <Drawing svg={pageIcons.plus} />
          Add books
        </Button>
        {count > 0 && (
          <Button look={isArranging ? 'lamp' : 'outline'} aria-pressed={isArranging} onClick={onArrange}>
            {isArranging ? 'Done' : 'Arrange'}
          </Button>
        )}
        {count > 0 && (
          <Button onClick={() => setTool('share')}>
            <Drawing svg={shareIcon} />
            Share
          </Button>
        )}
        <Button look="bare" onClick={() => setTool('rename')}>
          Rename
        </Button>
        <Button look="bare" onClick={() => setTool('delete')}>
          Delete
        </Button>
      </div>
      <AddBooks
        {...dialog('add')}
        collectionId={id}
        inside={new Set(stories.map((story) => story.id))}
        icon={drawCategory}
      />
      <ShareCollectionDialog {...dialog('share')} collection={collection} />
      <Rename {...dialog('rename')} collection={collection} />
      <Delete {...dialog('delete')} collection={collection} />
    </>
  )
}

type ToolProps = { collection: Collection; open: boolean; onClose: () => void }

const Rename = ({ collection: { id, name }, open, onClose }: ToolProps) => {
  const rename = useRenameCollection(id)
  const close = () => {
    rename.reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Rename the collection">
      <NameForm
        label="Name"
        initial={name}
        does="Save"
        doing="Saving..."
        isBusy={rename.isPending}
        error={rename.error}
        onSubmit={(next) => rename.mutate(next, { onSuccess: close })}
        otherwise={<Button onClick={close}>Cancel</Button>}
      />
    </Dialog>
  )
}

const Delete = ({ collection: { id, name, link, story_count: count }, open, onClose }: ToolProps) => {
  const navigate = useNavigate()
  const deletion = useDeleteCollection(id)
  return (
    <ConfirmDialog
      open={open}
      title={`Delete “${name}”?`}
      does="Delete"
      doing="Deleting..."
      keeps="Keep"
      isDangerous
      isBusy={deletion.isPending}
      error={deletion.error && messageOf(deletion.error)}
      onClose={onClose}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            showToast('success', 'The collection is gone. Every book is still here.')
            navigate('/dashboard/collections', { replace: true })
          },
        })
      }
    >
      <p>
        {count === 0 ? 'Nothing else is deleted.' : 'The books stay in your library.'}
        {link && ' Its link stops working right away.'}
      </p>
    </ConfirmDialog>
  )
}
