import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { RegisterInput } from '@moonpage/contract/account'
import type { Resolver } from 'react-hook-form'
import { useLocation } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'
import { signIn } from '../../data/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Checkbox, Field, PasswordField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'
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

/** The contract's schema, and the terms, which are asked in the browser alone. */
const resolver: Resolver<Form> = async ({ terms, ...account }, context, options) => {
  const checked = await checkAccount(account, context, options as never)
  if (terms) return checked as never
  const refused = { type: 'required', message: 'You must accept the terms and conditions' }
  return { values: {}, errors: { ...checked.errors, terms: refused } }
}

export const RegisterForm = () => {
  const { state } = useLocation()
  const { onSubmit, isBusy, refusal, field } = useAccountForm({
    empty,
    resolver,
    send: ({ terms: _terms, ...account }) => call(moreRoutes.register, { body: account }),
    // Whoever guards this page leads on.
    onSent: signIn,
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
        {...field('username')}
      />
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
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
            Login
          </Link>
        </span>
      </p>
    </form>
  )
}
