import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { RegisterInput } from '@moonpage/contract/account'
import { useRef } from 'react'
import type { Resolver } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { useLocation } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { signIn } from '../../data/session.ts'
import { markReturningVisitor } from '../../lib/returning-visitor.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox, PasswordField } from '../../ui/more-fields.tsx'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'
import { otherUsername, suggestUsername } from './suggest-username.ts'
import { useAccountForm } from './use-account-form.ts'

type Form = RegisterInput & { terms: boolean }

const empty: Form = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  confirm_password: '',
  terms: false,
}

const checkAccount = standardSchemaResolver(RegisterInput)

/** Checks the contract's schema, and that the terms are accepted, which only the browser checks. */
const resolver: Resolver<Form> = async ({ terms, ...account }, context, options) => {
  const checked = await checkAccount(account, context, options as never)
  if (terms) return checked as never
  const termsError = { type: 'required', message: 'You must accept the terms and conditions' }
  return { values: {}, errors: { ...checked.errors, terms: termsError } }
}

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.errors.some(({ field }) => field === 'username')

/** How many suggested usernames are tried. */
const usernameAttempts = 4

type RegisterFormProps = {
  /** The token of the invitation link; empty without one. */
  invitation: string
}

export const RegisterForm = ({ invitation }: RegisterFormProps) => {
  const { state } = useLocation()
  const isTyped = useRef(false)

  const { onSubmit, isBusy, refusal, field, fill } = useAccountForm({
    empty,
    resolver,
    follow: (edited, values): Partial<Form> => {
      if (edited === 'username') isTyped.current = true
      return isTyped.current ? {} : { username: suggestUsername(values) }
    },
    send: async ({ terms: _terms, ...account }) => {
      for (let attempts = usernameAttempts; ; attempts -= 1)
        try {
          return await call(routes.registerAccount, {
            body: { ...account, ...(invitation && { invitation }) },
          })
        } catch (error) {
          if (isTyped.current || attempts === 1 || !isTaken(error)) throw error
          account.username = otherUsername(account.username)
          fill({ username: account.username })
        }
    },
    // The route guard redirects from here.
    onSent: (reply) => {
      markReturningVisitor()
      signIn(reply)
    },
  })

  return (
    <form noValidate onSubmit={onSubmit}>
      <Banner>{refusal}</Banner>
      <div className={css.pair}>
        <Field label="First name" autoComplete="given-name" {...field('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <Field
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint="Made from your name. Change it if you like."
        {...field('username')}
      />
      {/* Password managers expect the login name in `username`. */}
      <Field label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter, and a number."
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm_password')} />
      <Checkbox
        label={
          <>
            I accept the{' '}
            <Link to="/terms" target="_blank">
              terms and conditions
            </Link>{' '}
            and have read the{' '}
            <Link to="/privacy" target="_blank">
              privacy page
            </Link>
            .
          </>
        }
        {...field('terms')}
      />
      <SubmitButton busy={isBusy && 'Creating account...'}>Sign Up</SubmitButton>
      <p className={css.ways}>
        <span>
          Already have an account?{' '}
          <Link to="/login" state={state}>
            Log in
          </Link>
        </span>
      </p>
    </form>
  )
}
