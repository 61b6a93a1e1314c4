import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { CutOut } from '../../ui/picture.tsx'
import css from './next-picture.module.css'

type NextPictureProps = {
  setting: string
  hero: ReactNode
  companion: ReactNode
  isBig: boolean
  /** Whether the book has begun: the paint spreads. */
  isPainting: boolean
  /** Without paint, while it has to wait. */
  isPencil: boolean
}

/** The next book of a series: half of it is painted, because its world exists. */
export const NextPicture = ({ setting, hero, companion, isBig, isPainting, isPencil }: NextPictureProps) => (
  <CutOut
    pencil
    className={cx(css.next, isBig && css.big, isPainting && css.painting, isPencil && css.pencil)}
  >
    <img
      className={css.place}
      src={`/art/places/${setting}.webp`}
      alt=""
      width="640"
      height="480"
      loading="lazy"
    />
    <span className={css.wash} />
    <span className={css.hero}>{hero}</span>
    <span className={css.companion}>{companion}</span>
  </CutOut>
)
