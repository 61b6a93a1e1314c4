import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import css from './brand.module.css'

export const Brand = () => (
  <Link to="/" className={css.brand}>
    <Icon name="mark" className={css.mark} />
    Moonpage
  </Link>
)
