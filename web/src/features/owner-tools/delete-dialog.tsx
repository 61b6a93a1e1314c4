import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { useNavigate } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { removeFromStoryCache } from './story-cache.ts'

type DeleteDialogProps = {
  story: Pick<Story, 'id' | 'title'>
  open: boolean
  onClose: () => void
  /** Called in place of navigating to the dashboard. */
  onDeleted?: () => void
  /** Gets the error message, which the dialog then does not show. */
  onFailed?: (message: string) => void
}

/** Deletes the story after a confirmation, and navigates to the dashboard. */
export const DeleteDialog = ({
  story: { id, title },
  open,
  onClose,
  onDeleted,
  onFailed,
}: DeleteDialogProps) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const deletion = useMutation({
    mutationFn: async () => {
      try {
        await call(routes.deleteStory, { params: { id } })
      } catch (error) {
        // Already deleted, in another tab or by a request whose response was lost.
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
      isBusy={deletion.isPending || deletion.isSuccess}
      error={deletion.error && !onFailed ? messageOf(deletion.error) : null}
      onConfirm={() => deletion.mutate()}
      onClose={() => {
        deletion.reset()
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
