import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PasswordChange } from '@moonpage/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useAccountForm } from '../use-account-form.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

const empty: PasswordChange = { current_password: '', new_password: '' }
const resolver: Resolver<PasswordChange> = standardSchemaResolver(PasswordChange)

/** The button and its dialog. @param email lets a password manager find the account */
export const ChangePassword = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const form = useAccountForm({
    empty,
    resolver,
    send: (passwords) => call(routes.changePassword, { body: passwords }),
    onSent: () => {
      // All other sessions have ended.
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
      setOpen(false)
      showToast('success', 'Password updated successfully!')
    },
  })
  const open = () => {
    form.startOver()
    setOpen(true)
  }
  // Stays open while the request runs, so that the user sees how it ends.
  const close = () => !form.isBusy && setOpen(false)
  return (
    <>
      <Button onClick={open}>Change Password</Button>
      <Dialog open={isOpen} onClose={close} title="Change Password">
        <ChangePasswordForm email={email} form={form} onCancel={close} />
      </Dialog>
    </>
  )
}
