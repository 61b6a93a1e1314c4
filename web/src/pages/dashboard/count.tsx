import css from './count.module.css'

/** A count in a ring after a heading. */
export const Count = ({ children }: { children: number }) => (
  <span className={css.count}>
    {children}
    <span className="only-read-aloud"> in total</span>
  </span>
)
