import type { Child } from '@moonpage/contract/children'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './remove-child.module.css'
import { useDeleteChild } from './use-children.ts'

type RemoveChildProps = { child: Child; onRemoved: () => void }

/** Says before what goes, and what stays. */
export const RemoveChild = ({ child, onRemoved }: RemoveChildProps) => {
  const [isOpen, setOpen] = useState(false)
  const deletion = useDeleteChild(child.id)
  const { name, story_count: books } = child
  return (
    <>
      <button type="button" className={css.link} onClick={() => setOpen(true)}>
        remove <bdi>{name}</bdi>
      </button>
      <ConfirmDialog
        open={isOpen}
        title={`Remove ${name}?`}
        does={`Remove ${name}`}
        doing="Removing..."
        keeps="Keep"
        isDangerous
        isBusy={deletion.isPending}
        error={deletion.isError ? messageOf(deletion.error) : null}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          deletion.mutate(undefined, {
            onSuccess: () => {
              showToast('success', `${name} is removed. Every book is still here.`)
              onRemoved()
            },
          })
        }
      >
        <p>
          Everything on this page is deleted for good, and tonight no longer asks about {name}.{' '}
          {books === 0
            ? 'Your characters stay.'
            : `${books === 1 ? 'The book' : `All ${books} books`} made for ${name} and your characters stay.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
