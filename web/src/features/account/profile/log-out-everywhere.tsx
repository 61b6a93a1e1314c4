import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { messageOf } from '../../../data/api-error.ts'
import { leave } from '../../../data/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import css from './dialog-form.module.css'
import { useSingleFlight } from './use-single-flight.ts'

/** Ends all sessions, including this one, after a confirmation. */
export const LogOutEverywhere = () => {
  const [isOpen, setOpen] = useState(false)
  const ending = useMutation({
    mutationFn: () => call(routes.endSessions, {}),
    onSuccess: () => {
      leave()
      showToast('success', 'You’re logged out everywhere')
    },
    meta: { quiet: true },
  })
  const end = useSingleFlight(() => ending.mutateAsync())
  const open = () => {
    ending.reset()
    setOpen(true)
  }
  const close = () => !ending.isPending && setOpen(false)
  return (
    <>
      <Button onClick={open}>Log out everywhere</Button>
      <Dialog open={isOpen} onClose={close} title="Log out everywhere?">
        <div className={css.form}>
          <Banner>{ending.isError && messageOf(ending.error)}</Banner>
          <p>
            Every browser and phone will ask you to log in again, including this one. Reading apps keep
            working until you remove them.
          </p>
          <div className={css.actions}>
            <SubmitButton
              look="ink"
              size="usual"
              busy={ending.isPending && 'Logging out...'}
              onClick={() => void end()}
            >
              Log out everywhere
            </SubmitButton>
            <Button disabled={ending.isPending} onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
