import { CutOut } from '../../ui/picture.tsx'
import css from './one-moment.module.css'

/** Keeps the place of the cards while tonight's choices are loaded. */
export const OneMoment = ({ count }: { count: number }) => (
  <div className={css.cards} role="status">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.card}>
        <CutOut pencil className={css.sheet} />
        <i className={css.bar} />
        <i className={css.bar} />
        <span className={css.button}>One moment</span>
      </div>
    ))}
  </div>
)
