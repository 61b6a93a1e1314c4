import { messageOf } from '../../../data/api-error.ts'
import { ssoMakesAccounts } from '../../../data/sign-in-ways.ts'
import { useLocation } from '../../../lib/router/router.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { SubmitButton } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './continue-with.module.css'
import { familyInvitationIn, returnToOf } from './return-to.ts'
import { useSingleSignOn } from './use-single-sign-on.ts'

type ContinueWithProps = {
  /** Of the provider. */
  name: string
  /** The token of an invitation link; empty without one. */
  invitation?: string
  /** What comes below, if there is a form for passwords. */
  other: string | null
}

/** The way in by the provider of single sign-on. */
export const ContinueWith = ({ name, invitation = '', other }: ContinueWithProps) => {
  const { state } = useLocation()
  const { leave, isLeaving, error } = useSingleSignOn()
  return (
    <form
      className={css.sso}
      onSubmit={(event) => {
        event.preventDefault()
        leave({
          purpose: 'login',
          return_to: returnToOf(state),
          invitation: invitation || familyInvitationIn(state),
        })
      }}
    >
      <Banner>{error && messageOf(error)}</Banner>
      <SubmitButton look={other ? 'outline' : 'lamp'} busy={isLeaving && 'One moment...'}>
        Continue with {name}
      </SubmitButton>
      {ssoMakesAccounts() && (
        <p className="small soft">
          No account yet? This makes one, and you accept the{' '}
          <Link to="/terms" target="_blank">
            terms and conditions
          </Link>
          . The{' '}
          <Link to="/privacy" target="_blank">
            privacy page
          </Link>{' '}
          says what we keep.
        </p>
      )}
      {other && <p className={css.other}>{other}</p>}
    </form>
  )
}
