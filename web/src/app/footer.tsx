import { type PagePath, pageNames } from '../lib/page-names.ts'
import { Link } from '../ui/link.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { Brand } from './brand.tsx'
import css from './footer.module.css'

const links: PagePath[] = ['/public', '/create', '/terms', '/privacy']

export const Footer = () => (
  <footer className={css.footer}>
    <div className={`wrap ${css.row}`}>
      <Brand />
      <nav className={css.links} aria-label="Footer">
        {links.map((path) => (
          <Link key={path} to={path}>
            {pageNames[path]}
          </Link>
        ))}
      </nav>
      <ThemeChoice />
      <span>© 2024 Moonpage</span>
    </div>
  </footer>
)
