import css from './reported-skeleton.module.css'

/** Blank sheets where the stories will be. */
export const ReportedSkeleton = () => (
  <div aria-hidden="true">
    {[0, 1].map((index) => (
      <div key={index} className={css.blank}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)
