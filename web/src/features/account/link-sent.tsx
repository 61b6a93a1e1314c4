import { useEffect, useRef } from 'react'
import { useLocation } from '../../lib/router/router.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Requested } from './forgot-form.tsx'
import css from './forms.module.css'

type LinkSentProps = { requested: Requested; onBack: () => void }

/** The server's message, which does not reveal who has an account, and what to do next. */
export const LinkSent = ({ requested: { email, message }, onBack }: LinkSentProps) => {
  const { state } = useLocation()
  const messageBox = useRef<HTMLDivElement>(null)
  // The submit button that had the focus is gone.
  useEffect(() => messageBox.current?.focus(), [])
  return (
    <>
      <div ref={messageBox} tabIndex={-1}>
        <p className={css.said}>{message}</p>
        <ul className={css.next}>
          <li>Open the link in it and choose a new password.</li>
          <li>Nothing after a few minutes? Check your spam folder.</li>
          <li>
            You entered <b>{email}</b>. It has to be the address you signed up with.
          </li>
        </ul>
      </div>
      <div className={css.buttons}>
        <LinkButton to="/login" state={state} look="ink">
          Back to Login
        </LinkButton>
        <Button onClick={onBack}>Ask again</Button>
      </div>
    </>
  )
}
