import css from './reported-skeleton.module.css'

/** Skeleton of the list. */
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
