import type { SignUpMode } from '@moonpage/contract/invitations'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'

type SignUpClosedProps = {
  mode: SignUpMode
  /** Whether the visitor has an invitation, which is no longer valid. */
  wasInvited: boolean
}

/** Shown in place of the form to visitors who may not sign up. */
export const SignUpClosed = ({ mode, wasInvited }: SignUpClosedProps) => (
  <>
    <p>{reasonFor(mode, wasInvited)}</p>
    <p className={css.ways}>
      <span>
        Already have an account? <Link to="/login">Log in</Link>
      </span>
    </p>
  </>
)

const reasonFor = (mode: SignUpMode, wasInvited: boolean): string => {
  if (mode === 'closed') return 'This site isn’t accepting new accounts right now.'
  if (wasInvited)
    return 'This invitation has been used, has expired, or was canceled. Ask the person who sent it for a new one.'
  return 'You need an invitation to sign up here. Ask the person who runs this site for one.'
}
