import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { routes } from '../../data/routes.ts'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { refreshLists } from './keep-story.ts'

type DeleteDialogProps = { story: Story; open: boolean; onClose: () => void }

/** Takes the story away for good, and leads back to the shelf. */
export const DeleteDialog = ({ story: { id, title }, open, onClose }: DeleteDialogProps) => {
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
      void navigate('/dashboard', { replace: true })
      // Whoever goes back to it is told that it is gone.
      void queries.invalidateQueries({ queryKey: ['story', id], refetchType: 'none' })
      refreshLists(queries)
      showToast('success', 'Story deleted')
    },
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
      error={away.error}
      onConfirm={() => away.mutate()}
      onClose={() => {
        away.reset()
        onClose()
      }}
    >
      <p>
        <b>{title}</b> goes for good, with its pages, pictures and links. Nobody can bring it back.
      </p>
    </ConfirmDialog>
  )
}
