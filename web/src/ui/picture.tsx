import type { ReactNode, Ref } from 'react'
import { cx } from '../lib/class-names.ts'
import { LazyImage, type LazyImageProps } from './lazy-image.tsx'
import css from './picture.module.css'

type CutProps = {
  ref?: Ref<HTMLDivElement>
  /** Which of the three hand-cut edges; neighbours take different ones. */
  cut?: 1 | 2 | 3
  /** A pencil drawing: what is not painted yet. */
  pencil?: boolean
  className?: string
  /** What lies inside the edge. */
  children?: ReactNode
  /** What lies on top and may stand over the edge: a tag, a heart. */
  over?: ReactNode
}

/** A sheet with a hand-cut edge and the shadow of paper; 4:3 unless `--ratio` says otherwise. */
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
    /** Class names that say which part is seen where not all of it is. */
    crop?: string | undefined
  }

/** A picture in a cut-out. `srcSet` wants `sizes`; `alt` is required, empty where it repeats the words. */
export const Picture = ({ cut, pencil, className, over, crop, ...img }: PictureProps) => (
  <CutOut {...{ cut, pencil, className, over }}>
    <LazyImage className={crop} {...img} />
  </CutOut>
)
