import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Family } from '@moonpage/contract/families'
import { AccountDeletion } from '@moonpage/contract/profile'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { leave } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useAccountForm } from '../use-account-form.ts'
import { useSignInWays } from '../sso/use-sign-in-ways.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'

const empty: AccountDeletion = { password: '' }
const withPassword: Resolver<AccountDeletion> = standardSchemaResolver(AccountDeletion)
/** Single sign-on has confirmed that it’s the user. */
const withoutPassword: Resolver<AccountDeletion> = () => ({ values: {}, errors: {} })

type DeleteAccountProps = {
  /** Lets a password manager find the account. */
  email: string
  /** Undefined while it is not known. */
  family: Family | undefined
}

/** The button and its dialog. */
export const DeleteAccount = ({ email, family }: DeleteAccountProps) => {
  const [isOpen, setOpen] = useState(false)
  const ways = useSignInWays()
  const form = useAccountForm({
    empty,
    resolver: ways.hasPassword ? withPassword : withoutPassword,
    send: (body) => call(routes.deleteAccount, { body }),
    onSent: () => {
      leave()
      showToast('success', 'Your account has been deleted')
    },
  })
  const open = () => {
    form.startOver()
    setOpen(true)
  }
  const close = () => !form.isBusy && setOpen(false)
  return (
    <>
      <Button onClick={open}>Delete account</Button>
      <Dialog open={isOpen} onClose={close} title="Delete your account?">
        <DeleteAccountForm email={email} family={family} ways={ways} form={form} onCancel={close} />
      </Dialog>
    </>
  )
}
