import css from './spinner.module.css'

/** A loading indicator with a message. */
export const Spinner = ({ children = 'Loading...' }: { children?: string }) => (
  <div className={css.spinner} role="status">
    <span className={css.moon} />
    <p>{children}</p>
  </div>
)
