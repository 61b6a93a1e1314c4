import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { useNavigate } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { removeFromStoryCache } from './story-cache.ts'

type DeleteDialogProps = {
  story: Pick<Story, 'id' | 'title'>
  open: boolean
  onClose: () => void
  /** In place of the way back to the shelf. */
  onDeleted?: () => void
  /** Told what went wrong, in place of the words in the dialog. */
  onFailed?: (message: string) => void
}

/** Takes the story away for good, and leads back to the shelf. */
export const DeleteDialog = ({
  story: { id, title },
  open,
  onClose,
  onDeleted,
  onFailed,
}: DeleteDialogProps) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const away = useMutation({
    mutationFn: async () => {
      try {
        await call(routes.deleteStory, { params: { id } })
      } catch (error) {
        // Gone already: in another tab, or by an answer that was lost on its way.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    meta: { quiet: true },
    onSuccess: () => {
      if (onDeleted) onDeleted()
      else navigate('/dashboard', { replace: true })
      removeFromStoryCache(queries, id)
      showToast('success', 'Story deleted')
    },
    onError: (error) => onFailed?.(messageOf(error)),
  })
  return (
    <ConfirmDialog
      open={open}
      title="Delete this story?"
      does="Delete"
      doing="Deleting..."
      keeps="Keep it"
      isDangerous
      isBusy={away.isPending || away.isSuccess}
      error={onFailed ? null : away.error}
      onConfirm={() => away.mutate()}
      onClose={() => {
        away.reset()
        onClose()
      }}
    >
      <p>
        <bdi>
          <b>{title}</b>
        </bdi>{' '}
        will be deleted for good, with its pages, pictures, and links. There’s no way to get it back.
      </p>
    </ConfirmDialog>
  )
}
