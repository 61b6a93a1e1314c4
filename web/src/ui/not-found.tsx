import type { ReactNode } from 'react'
import { BackLink } from './button.tsx'
import css from './not-found.module.css'

type NotFoundProps = { title: string; children: ReactNode; back: { to: string; label: string } }

/** The 404 state, with a link back. */
export const NotFound = ({ title, children, back }: NotFoundProps) => (
  <div className={`wrap ${css.missing}`}>
    <img className="art" src="/art/lost.webp" alt="" width="220" height="220" />
    <div>
      <h1>{title}</h1>
      <p>{children}</p>
      <BackLink to={back.to}>{back.label}</BackLink>
    </div>
  </div>
)
