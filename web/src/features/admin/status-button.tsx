import type { AdminUser } from '@moonpage/contract/admin-users'
import { Button } from '../../ui/button.tsx'
import { useLocked } from './use-locked.tsx'

type StatusButtonProps = {
  user: AdminUser
  /** The reason why it is disabled. */
  locked: string | undefined
  isBusy: boolean
  onPress: () => void
}

/** Stays focusable while busy, so that keyboard users keep the focus. */
export const StatusButton = ({ user, locked, isBusy, onPress }: StatusButtonProps) => {
  const { control, sentence } = useLocked(locked)
  const verb = user.is_active ? 'Deactivate' : 'Activate'
  return (
    <>
      <Button
        size="tight"
        {...control}
        aria-label={`${verb} ${user.username}`}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onPress()}
      >
        {verb}
      </Button>
      {sentence}
    </>
  )
}
