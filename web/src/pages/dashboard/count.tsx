import css from './count.module.css'

/** How many there are, in a ring behind a heading. */
export const Count = ({ children }: { children: number }) => (
  <span className={css.count}>
    {children}
    <span className="only-read-aloud"> in total</span>
  </span>
)
