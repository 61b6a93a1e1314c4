import { useId, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import css from './pin-sheet.module.css'
import { useLeaveChildView } from './use-child-view.ts'

/** For parents who forgot the four numbers. */
export const PasswordForm = ({ onLeft, onBack }: { onLeft: () => void; onBack: () => void }) => {
  const [password, setPassword] = useState('')
  const leaving = useLeaveChildView(onLeft)
  const id = useId()
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (password && !leaving.isPending) leaving.mutate({ password })
      }}
    >
      <p className={css.lead}>Then your password does it. You can choose new numbers the next time.</p>
      <Banner>{leaving.error && messageOf(leaving.error)}</Banner>
      <label htmlFor={id}>Password</label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={css.ways}>
        <SubmitButton size="usual" busy={leaving.isPending && 'One moment...'}>
          Go back
        </SubmitButton>
        <Button look="bare" onClick={onBack}>
          Use the numbers
        </Button>
      </div>
    </form>
  )
}
