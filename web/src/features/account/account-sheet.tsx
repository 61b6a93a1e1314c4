import type { ReactNode } from 'react'
import css from './account-sheet.module.css'

type AccountSheetProps = { title: string; lead?: string; children: ReactNode }

/** A form with the sleeping fox beside it; on a phone above it. */
export const AccountSheet = ({ title, lead, children }: AccountSheetProps) => (
  <div className={css.sheet}>
    <div className={css.words}>
      <h1>{title}</h1>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </div>
    <div className={css.picture}>
      <img
        className="art"
        src="/art/closing.webp"
        alt="A fox asleep under a patchwork quilt by a warm lamp."
        fetchPriority="high"
      />
    </div>
  </div>
)
