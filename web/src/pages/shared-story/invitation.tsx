import { useSession } from '../../data/session-store.ts'
import { cx } from '../../lib/class-names.ts'
import { LinkButton } from '../../ui/button.tsx'
import css from './invitation.module.css'

/** Invites readers of a shared story to make their own. */
export const Invitation = ({ className }: { className?: string }) => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <aside className={cx('wrap', css.invitation, className)} aria-label="Make your own">
      <h2>Want a story with your child in it?</h2>
      <p>
        Choose who it’s about and where it happens. The book will be ready before your child’s teeth are
        brushed.
      </p>
      <div className={css.ways}>
        <LinkButton to={isSignedIn ? '/create' : '/register'}>Make one for your child</LinkButton>
        <LinkButton look="bare" to="/">
          What is Moonpage?
        </LinkButton>
      </div>
    </aside>
  )
}
