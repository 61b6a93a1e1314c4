import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import css from './brand.module.css'

export const Brand = () => (
  <Link to="/" className={css.brand}>
    <Icon name="mark" className={css.mark} />
    Moonpage
  </Link>
)
