import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { SubmitButton } from '../ui/button.tsx'
import { Checkbox, PasswordField } from '../ui/more-fields.tsx'
import { Icon } from '../ui/icon.tsx'
import onPicture from '../ui/on-picture.module.css'
import { usePageTitle } from '../ui/page-title.ts'
import css from './gate.module.css'

const isWrong = (error: unknown) => error instanceof ApiError && error.status === 403

const errorMessageOf = (error: unknown) =>
  isWrong(error) ? 'Incorrect password. Please try again.' : messageOf(error)

/** The maintenance gate in front of the whole app. */
export const Gate = ({ onOpen }: { onOpen: () => unknown }) => {
  usePageTitle('Coming Soon')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isSubmitting = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const showError = (why: string) => {
    setError(why)
    field.current?.focus()
  }
  const attempt = useMutation({
    mutationFn: () => call(routes.openGate, { body: { password, remember } }),
    onSuccess: onOpen,
    onError: (failure) => {
      // After other errors the password need not be typed again.
      if (isWrong(failure)) setPassword('')
      showError(errorMessageOf(failure))
    },
    onSettled: () => {
      isSubmitting.current = false
    },
    meta: { quiet: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting.current) return
    if (!password) return showError('Password is required')
    isSubmitting.current = true
    setError(null)
    attempt.mutate()
  }

  return (
    <main className={css.gate}>
      <picture>
        <source media="(min-width: 600px)" srcSet="/art/gate.webp" />
        <img
          className={css.art}
          src="/art/hero-phone.webp"
          srcSet="/art/hero-phone-480.webp 480w, /art/hero-phone-780.webp 780w, /art/hero-phone.webp 1170w"
          sizes="66vw"
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className={css.words}>
        <div className={onPicture.onPicture}>
          <p className={css.brand}>
            <Icon name="mark" className={css.mark} />
            Moonpage
          </p>
          <h1>Coming Soon!</h1>
          <p className={css.lead}>
            We’re still sharpening our pencils. If you have the password, come on in.
          </p>
          <form onSubmit={submit} noValidate>
            <PasswordField
              label="Password"
              ref={field}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setError(null)
              }}
              error={error && <span role="alert">{error}</span>}
              autoComplete="off"
              required
            />
            <Checkbox
              label="Remember this device"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            <noscript>Moonpage needs JavaScript to open.</noscript>
            <SubmitButton busy={attempt.isPending && 'One moment...'}>Access Application</SubmitButton>
          </form>
        </div>
      </div>
    </main>
  )
}
