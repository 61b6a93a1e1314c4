import { LinkButton } from '../../ui/button.tsx'
import css from './forms.module.css'

/** @param isSignedIn the form for a new link is not available then, but the profile is */
export const LinkInvalid = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className={css.buttons}>
    {isSignedIn ? (
      <LinkButton to="/profile" look="lamp">
        Go to your profile
      </LinkButton>
    ) : (
      <>
        <LinkButton to="/forgot-password" look="lamp">
          Ask for a new link
        </LinkButton>
        <LinkButton to="/login">Back to Login</LinkButton>
      </>
    )}
  </div>
)
