import type { FamilyMember } from '@moonpage/contract/families'
import { messageOf } from '../../data/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRemoveMember } from './use-family-changes.ts'

type RemoveDialogProps = { member: FamilyMember; open: boolean; onClose: () => void }

/** Removes somebody from the family after a confirmation. */
export const RemoveDialog = ({ member, open, onClose }: RemoveDialogProps) => {
  // The row with the button goes away.
  const removal = useRemoveMember(member, () => document.getElementById('family-members')?.focus())
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${member.first_name}?`}
      does="Remove"
      doing="Removing..."
      isDangerous
      isBusy={removal.isPending || removal.isSuccess}
      error={removal.error ? messageOf(removal.error) : null}
      onConfirm={() => removal.mutate()}
      onClose={() => {
        removal.reset()
        onClose()
      }}
    >
      <p>
        <bdi>{member.first_name}</bdi> will start with an empty library. Your family’s books stay here.
      </p>
    </ConfirmDialog>
  )
}
