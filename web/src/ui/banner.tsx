import type { ReactNode } from 'react'
import css from './banner.module.css'

/** An error message, announced by screen readers; nothing if it is empty. */
export const Banner = ({ children }: { children: ReactNode }) =>
  children ? (
    <div className={css.banner} role="alert">
      {children}
    </div>
  ) : null
