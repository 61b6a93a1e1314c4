import type { ReactNode } from 'react'
import css from './banner.module.css'

/** Says at once, and aloud, that something was refused. Nothing to say, nothing shown. */
export const Banner = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={css.banner} role="alert">
      {children}
    </div>
  ) : null
