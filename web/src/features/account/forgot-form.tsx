import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ResetRequest } from '@moonpage/contract/password-reset'
import type { Resolver } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { useLocation } from '../../lib/router/router.tsx'
import { call } from '../../data/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'
import { useAccountForm } from './use-account-form.ts'

const resolver: Resolver<ResetRequest> = standardSchemaResolver(ResetRequest)

/** The requested email address and the server's message. */
export type Requested = { email: string; message: string }

type ForgotFormProps = {
  /** The initial value, when the user comes back to the form. */
  email: string
  onSent: (requested: Requested) => void
}

export const ForgotForm = ({ email, onSent }: ForgotFormProps) => {
  const { state } = useLocation()
  const { onSubmit, isBusy, refusal, field } = useAccountForm({
    empty: { email },
    resolver,
    send: async (request) => ({
      ...request,
      ...(await call(routes.requestPasswordReset, { body: request })),
    }),
    onSent,
  })

  return (
    <form noValidate onSubmit={onSubmit}>
      <Banner>{refusal}</Banner>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <SubmitButton busy={isBusy && 'Sending...'}>Send Link</SubmitButton>
      <div className={css.ways}>
        <Link to="/login" state={state}>
          Back to Login
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
