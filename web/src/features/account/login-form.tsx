import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { LoginInput } from '@moonpage/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { call } from '../../data/api.ts'
import { messageOf } from '../../data/api-error.ts'
import { routes } from '../../data/routes.ts'
import { signIn } from '../../data/session.ts'
import { useSession } from '../../data/session-store.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import css from './forms.module.css'
import { showFieldErrors } from './server-errors.ts'

const empty: LoginInput = { email: '', password: '' }

export const LoginForm = () => {
  const session = useSession()
  const { state } = useLocation()
  const form = useForm<LoginInput>({
    resolver: standardSchemaResolver(LoginInput),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const attempt = useMutation({
    mutationFn: (credentials: LoginInput) => call(routes.login, { body: credentials }),
    // Whoever guards this page leads on to where the person came from.
    onSuccess: signIn,
    onError: (error) => showFieldErrors(error, empty, form.setError),
    meta: { quiet: true },
  })
  const field = (name: keyof LoginInput) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })

  return (
    <form noValidate onSubmit={form.handleSubmit((credentials) => attempt.mutate(credentials))}>
      <Banner>{attempt.isError ? messageOf(attempt.error) : session.error}</Banner>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <SubmitButton busy={attempt.isPending && 'Signing in...'}>Login</SubmitButton>
      <p className={css.other}>
        New here?{' '}
        <Link to="/register" state={state}>
          Sign Up
        </Link>
      </p>
    </form>
  )
}
