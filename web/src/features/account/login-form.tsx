import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { LoginInput } from '@moonpage/contract/account'
import type { Resolver } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { useLocation } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { signIn } from '../../data/session.ts'
import { forgetEnding, useSession } from '../../data/session-store.ts'
import { markReturningVisitor } from '../../lib/returning-visitor.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/more-fields.tsx'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'
import { useAccountForm } from './use-account-form.ts'

const empty: LoginInput = { email: '', password: '' }
const resolver: Resolver<LoginInput> = standardSchemaResolver(LoginInput)

export const LoginForm = () => {
  const { error } = useSession()
  const { state } = useLocation()
  const { onSubmit, isBusy, refusal, field } = useAccountForm({
    empty,
    resolver,
    send: (credentials) => {
      // The user has seen the error of the last session.
      forgetEnding()
      return call(routes.logIn, { body: credentials })
    },
    // The route guard redirects from here.
    onSent: (reply) => {
      markReturningVisitor()
      signIn(reply)
    },
  })

  return (
    <form noValidate onSubmit={onSubmit}>
      <Banner>{refusal ?? error}</Banner>
      {/* Password managers expect the login name in `username`. */}
      <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <SubmitButton busy={isBusy && 'Signing in...'}>Log In</SubmitButton>
      <div className={css.ways}>
        <Link to="/forgot-password" state={state}>
          Forgot your password?
        </Link>
        <p>
          New here?{' '}
          <Link to="/register" state={state}>
            Sign Up
          </Link>
        </p>
      </div>
    </form>
  )
}
