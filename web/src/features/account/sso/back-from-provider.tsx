import { LinkButton } from '../../../ui/button.tsx'
import forms from '../forms.module.css'

/** Where to go after a login that failed at the provider, or on the way back. */
export const BackFromProvider = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className={forms.buttons}>
    {isSignedIn ? (
      <LinkButton to="/profile" look="lamp">
        Back to your profile
      </LinkButton>
    ) : (
      <LinkButton to="/login" look="lamp">
        Back to Login
      </LinkButton>
    )}
  </div>
)
