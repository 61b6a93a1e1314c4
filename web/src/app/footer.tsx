import { Link } from 'react-router'
import { Brand } from './brand.tsx'
import css from './footer.module.css'

export const Footer = () => (
  <footer className={css.footer}>
    <div className={`wrap ${css.row}`}>
      <Brand />
      <nav className={css.links} aria-label="Footer">
        <Link to="/public">Public Stories</Link>
        <Link to="/create">Create Story</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
      </nav>
      <span>© 2024 Moonpage</span>
    </div>
  </footer>
)
