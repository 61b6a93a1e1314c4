import type { AccountDeletion } from '@moonpage/contract/profile'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../data/api.ts'
import { routes } from '../../../data/routes.ts'
import { leave } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** The button and the dialog behind it. @param email by which a password manager knows whose password it is */
export const DeleteAccount = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false)
  const deletion = useMutation({
    mutationFn: (body: AccountDeletion) => call(routes.deleteAccount, { body }),
    onSuccess: () => {
      leave()
      showToast('success', 'Your account is deleted')
    },
    meta: { quiet: true },
  })
  const open = () => {
    deletion.reset()
    setOpen(true)
  }
  const close = () => !deletion.isPending && setOpen(false)
  return (
    <>
      <Button onClick={open}>Delete account</Button>
      <Dialog open={isOpen} onClose={close} title="Delete your account?">
        <DeleteAccountForm email={email} deletion={deletion} onCancel={close} />
      </Dialog>
    </>
  )
}
