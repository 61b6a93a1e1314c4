import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { routes } from '../data/routes.ts'
import { SubmitButton } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './gate.module.css'

const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status === 403
    ? 'Incorrect password. Please try again.'
    : messageOf(error)

/** The door before the whole app while it is not open to everyone. */
export const Gate = ({ onOpen }: { onOpen: () => void }) => {
  usePageTitle('Coming Soon')
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const attempt = useMutation({
    mutationFn: () => call(routes.openGate, { body: { password } }),
    onSuccess: onOpen,
    onError: () => {
      setPassword('')
      field.current?.focus()
    },
    meta: { quiet: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!attempt.isPending) attempt.mutate()
  }

  return (
    <main className={css.gate}>
      <picture>
        <source media="(min-width: 900px)" srcSet="/art/gate.webp" />
        <img className={css.art} src="/art/hero-phone.webp" alt="" fetchPriority="high" />
      </picture>
      <div className={css.words}>
        <p className={css.brand}>
          <Icon name="mark" className={css.mark} />
          Moonpage
        </p>
        <h1>Coming Soon!</h1>
        <p className={css.lead}>
          We are still sharpening the pencils. If you were given the password, come in.
        </p>
        <form onSubmit={submit}>
          <PasswordField
            label="Password"
            ref={field}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="off"
            required
          />
          {attempt.isError && (
            <p className={css.error} role="alert">
              {refusalOf(attempt.error)}
            </p>
          )}
          <SubmitButton busy={attempt.isPending && 'One moment...'}>Access Application</SubmitButton>
        </form>
      </div>
    </main>
  )
}
