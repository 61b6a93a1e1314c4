import { LinkButton } from '../../ui/button.tsx'
import css from './join-sheet.module.css'

/** Where to go from an invitation that does not work anymore. */
export const Ended = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className={css.sheet}>
    {isSignedIn ? (
      <>
        <p>If it was you who used it, you’re in the family already.</p>
        <LinkButton to="/family">Go to your family</LinkButton>
      </>
    ) : (
      <LinkButton to="/">Go to the home page</LinkButton>
    )}
  </div>
)
