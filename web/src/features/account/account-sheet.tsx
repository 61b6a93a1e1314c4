import type { ReactNode } from 'react'
import css from './account-sheet.module.css'

type AccountSheetProps = { title: string; lead?: string; children: ReactNode }

/** A form next to the picture of the sleeping fox; below it on phones. */
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
