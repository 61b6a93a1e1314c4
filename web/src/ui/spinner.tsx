import css from './spinner.module.css'

/** A turning moon with the words of what is going on. */
export const Spinner = ({ children = 'Loading...' }: { children?: string }) => (
  <div className={css.spinner} role="status">
    <span className={css.moon} />
    <p>{children}</p>
  </div>
)
