import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { keepStory } from './keep-story.ts'
import type { Remake } from './remakes.ts'

type RemakeDialogProps = { remake: Remake; open: boolean; onClose: () => void }

/** Asks before something is made again. The reader shows the progress from then on. */
export const RemakeDialog = ({ remake, open, onClose }: RemakeDialogProps) => {
  const queries = useQueryClient()
  const begin = useMutation({
    mutationFn: remake.begin,
    meta: { quiet: true },
    onSuccess: (story) => {
      keepStory(queries, story)
      showToast('info', remake.begun)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={remake.title}
      does={remake.does}
      doing="Starting..."
      isBusy={begin.isPending}
      error={begin.error}
      onConfirm={() => begin.mutate()}
      onClose={() => {
        begin.reset()
        onClose()
      }}
    >
      <p>{remake.sentence}</p>
    </ConfirmDialog>
  )
}
