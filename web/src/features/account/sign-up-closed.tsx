import type { SignUpMode } from '@moonpage/contract/invitations'
import { Link } from '../../ui/link.tsx'
import css from './forms.module.css'

type SignUpClosedProps = {
  mode: SignUpMode
  /** Whether they came by an invitation, which is no longer good. */
  wasInvited: boolean
}

/** In place of the form, for who may not sign up. */
export const SignUpClosed = ({ mode, wasInvited }: SignUpClosedProps) => (
  <>
    <p>{whyNot(mode, wasInvited)}</p>
    <p className={css.ways}>
      <span>
        Already have an account? <Link to="/login">Login</Link>
      </span>
    </p>
  </>
)

const whyNot = (mode: SignUpMode, wasInvited: boolean): string => {
  if (mode === 'closed') return 'This Moonpage isn’t taking new accounts right now.'
  if (wasInvited)
    return 'This invitation was used, has expired, or was taken back. Ask whoever sent it for a new one.'
  return 'You need an invitation to sign up here. Ask whoever runs this Moonpage for one.'
}
