import type { RememberedChild } from '../../features/children/remembered-children.ts'
import { cx } from '../../lib/class-names.ts'
import { CutOut } from '../../ui/picture.tsx'
import { RememberedFace } from '../child-face.tsx'
import css from './one-moment.module.css'

type OneMomentProps = {
  count: number
  /** The children of the last time, as far as this browser knows them. */
  names: readonly RememberedChild[]
}

/** Keeps the place of the cards while tonight's choices are loaded. Faces and names are there at once. */
export const OneMoment = ({ count, names }: OneMomentProps) => (
  <div className={cx(css.cards, count === 1 && css.one)} role="status">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.card}>
        <div className={css.child}>{names[index] && <Known child={names[index]} />}</div>
        <CutOut pencil className={css.sheet} />
        <i className={css.bar} />
        <i className={css.bar} />
        <span className={css.button}>One moment</span>
      </div>
    ))}
  </div>
)

const Known = ({ child }: { child: RememberedChild }) => (
  <>
    <RememberedFace child={child} />
    <b>
      <bdi>{child.name}</bdi>
    </b>
  </>
)
