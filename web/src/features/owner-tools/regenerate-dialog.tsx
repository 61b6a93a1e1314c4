import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toasts.ts'
import { messageOf } from '../../data/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { updateStoryCache } from './story-cache.ts'
import type { Regeneration } from './regenerations.ts'

type RegenerateDialogProps = { regeneration: Regeneration; open: boolean; onClose: () => void }

/** Confirms a regeneration. The reader shows the progress. */
export const RegenerateDialog = ({ regeneration, open, onClose }: RegenerateDialogProps) => {
  const queries = useQueryClient()
  const begin = useMutation({
    mutationFn: regeneration.begin,
    meta: { quiet: true },
    onSuccess: (story) => {
      updateStoryCache(queries, story)
      showToast('info', regeneration.begun)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={regeneration.title}
      does={regeneration.does}
      doing="Starting..."
      isBusy={begin.isPending}
      error={begin.error && messageOf(begin.error)}
      onConfirm={() => begin.mutate()}
      onClose={() => {
        begin.reset()
        onClose()
      }}
    >
      <p>{regeneration.sentence}</p>
    </ConfirmDialog>
  )
}
