import type { Family } from '@moonpage/contract/families'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import css from './family.module.css'
import { useLeaveFamily } from './use-family-changes.ts'

/** For members of a shared family: leaves it after a confirmation. The last parent cannot, and is told why. */
export const LeaveFamily = ({ members }: Pick<Family, 'members'>) => {
  const [isOpen, setOpen] = useState(false)
  const leaving = useLeaveFamily(() => setOpen(false))
  const isLastParent = !members.some(({ role, is_you: isYou }) => role === 'parent' && !isYou)
  if (members.length === 1) return null
  if (isLastParent)
    return (
      <p className="small soft">
        You’re the only parent here. To leave, make someone else a parent first, or remove the others.
      </p>
    )
  return (
    <div className={css.leave}>
      <Button onClick={() => setOpen(true)}>Leave this family</Button>
      <ConfirmDialog
        open={isOpen}
        title="Leave this family?"
        does="Leave"
        doing="Leaving..."
        keeps="Stay"
        isDangerous
        isBusy={leaving.isPending}
        error={leaving.error && messageOf(leaving.error)}
        onConfirm={() => leaving.mutate()}
        onClose={() => {
          leaving.reset()
          setOpen(false)
        }}
      >
        <p>
          The books stay with the family, and so do the characters. You’ll start with an empty library of your
          own.
        </p>
      </ConfirmDialog>
    </div>
  )
}
