import type { NewStory } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { CutOut } from '../../ui/picture.tsx'
import css from './new-story-picture.module.css'

type NewStoryPictureProps = {
  story: NewStory
  /** Whom it is about, painted. */
  hero: ReactNode
  isBig: boolean
  /** Whether the story has begun: the paint spreads. */
  isPainting: boolean
  /** Without paint, while it has to wait. */
  isPencil: boolean
}

/** A story that does not exist yet: the place in pencil, and only who it is about in paint. */
export const NewStoryPicture = ({ story, hero, isBig, isPainting, isPencil }: NewStoryPictureProps) => (
  <CutOut
    pencil
    className={cx(css.paint, isBig && css.big, isPainting && css.painting, isPencil && css.pencil)}
  >
    {/* Keyed, so that another place is drawn anew. */}
    <span key={`${story.subject} ${story.setting}`} className={css.drawn}>
      <img
        className={css.place}
        src={`/art/places/${story.setting}.webp`}
        alt=""
        width="640"
        height="480"
        loading="lazy"
      />
      <span className={css.hero}>{hero}</span>
    </span>
  </CutOut>
)
