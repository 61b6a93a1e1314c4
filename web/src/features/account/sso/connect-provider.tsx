import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { CurrentPassword } from '@moonpage/contract/account'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/more-fields.tsx'
import { bannerFor } from '../profile/banner-for.ts'
import css from '../profile/dialog-form.module.css'
import { useAccountForm } from '../use-account-form.ts'

type Form = { current_password: string }
const resolver: Resolver<Form> = standardSchemaResolver(z.object({ current_password: CurrentPassword }))

type ConnectProviderProps = {
  /** Of the provider. */
  name: string
  /** Lets a password manager find the account. */
  email: string
}

/** The button that connects the account to the provider, and its dialog, which asks for the password. */
export const ConnectProvider = ({ name, email }: ConnectProviderProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = useAccountForm({
    empty: { current_password: '' },
    resolver,
    send: (typed: Form) => call(routes.startSingleSignOn, { body: { ...typed, purpose: 'join' } }),
    onSent: ({ url }) => {
      setLeaving(true)
      location.assign(url)
    },
  })
  const isBusy = form.isBusy || isLeaving
  const open = () => {
    form.startOver()
    setLeaving(false)
    setOpen(true)
  }
  const close = () => !isBusy && setOpen(false)
  return (
    <>
      <Button onClick={open}>Connect {name}</Button>
      <Dialog open={isOpen} onClose={close} title={`Connect ${name}`}>
        <form noValidate className={css.form} onSubmit={form.onSubmit}>
          <p>
            Enter your password, then log in with {name}. From then on you can use either one to open your
            account.
          </p>
          <Banner>{bannerFor(form.error, { current_password: true })}</Banner>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.field('current_password')}
          />
          <div className={css.actions}>
            <SubmitButton size="usual" busy={isBusy && 'One moment...'}>
              Continue
            </SubmitButton>
            <Button disabled={isBusy} onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
