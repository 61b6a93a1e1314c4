import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import css from './rating-panel.module.css'

/** For visitors: the way to the login, and from there back to the page that they read. */
export const LoginToRate = () => {
  const { pathname, search, hash } = useLocation()
  return (
    <div className={css.own}>
      <p className="soft">Please log in to rate stories</p>
      <LinkButton to="/login" state={{ from: pathname + search + hash }} size="tight">
        Login to Rate
      </LinkButton>
    </div>
  )
}
