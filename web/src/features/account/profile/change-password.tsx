import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { usePasswordChange } from './use-password-change.ts'

/** The button and the dialog behind it. @param email by which a password manager knows whose password it is */
export const ChangePassword = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false)
  const change = usePasswordChange(() => {
    setOpen(false)
    showToast('success', 'Password updated successfully!')
  })
  const open = () => {
    change.reset()
    setOpen(true)
  }
  // Whoever turns away while it is on its way would not learn how it ended.
  const close = () => !change.isPending && setOpen(false)
  return (
    <>
      <Button onClick={open}>Change Password</Button>
      <Dialog open={isOpen} onClose={close} title="Change Password">
        <ChangePasswordForm email={email} change={change} onCancel={close} />
      </Dialog>
    </>
  )
}
