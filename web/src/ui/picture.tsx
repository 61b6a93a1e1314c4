import type { ReactNode, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import { LazyImage, type LazyImageProps } from './lazy-image.tsx'
import css from './picture.module.css'

type CutProps = {
  ref?: Ref<HTMLDivElement>
  /** One of three edge shapes; neighbors use different ones. */
  cut?: 1 | 2 | 3
  /** Styles it as a sketch. */
  pencil?: boolean
  className?: string
  /** Content inside the edge. */
  children?: ReactNode
  /** Content on top that may overlap the edge: a tag, the favorite button. */
  over?: ReactNode
}

/** A paper cut-out with a hand-cut edge and a shadow; 4:3 unless `--ratio` is set. */
export const CutOut = ({ ref, cut = 1, pencil, className, children, over }: CutProps) => (
  <div ref={ref} className={cx(css.picture, className)}>
    <div className={cx(css.cut, cut === 2 && css.cut2, cut === 3 && css.cut3, pencil && css.pencil)}>
      {children}
    </div>
    {over}
  </div>
)

type PictureProps = Omit<CutProps, 'children' | 'ref'> &
  Omit<LazyImageProps, 'className' | 'children' | 'ref'> & {
    /** Crop class names; see `cropClass`. */
    crop?: string | undefined
  }

/** A picture in a cut-out. `srcSet` needs `sizes`; `alt` is empty if it repeats the text. */
export const Picture = ({ cut, pencil, className, over, crop, ...img }: PictureProps) => (
  <CutOut {...{ cut, pencil, className, over }}>
    <LazyImage className={crop} {...img} />
  </CutOut>
)
