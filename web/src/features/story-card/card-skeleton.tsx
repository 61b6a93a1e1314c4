import { cx } from '../../lib/class-names.ts'
import { CutOut } from '../../ui/picture.tsx'
import css from './card-skeleton.module.css'
import card from './story-card.module.css'
import type { CardLayout } from './story-card.tsx'

/** Skeleton of a story card. */
export const CardSkeleton = ({ layout = 'card' }: { layout?: CardLayout }) => (
  <div className={cx(card.card, card[layout], css.blank)} aria-hidden="true">
    <CutOut />
    <div className={card.words}>
      <i className={css.title} />
      <i />
      <i />
      <i className={css.short} />
    </div>
  </div>
)
