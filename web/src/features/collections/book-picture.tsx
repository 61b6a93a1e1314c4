import type { CollectionCover } from '@moonpage/contract/collections'
import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import css from './book-picture.module.css'

export type CategoryDrawing = (category: string) => ReactNode

type BookPictureProps = {
  cover: CollectionCover
  icon: CategoryDrawing
  /** Width to height; the same as in the CSS of its place. */
  ratio: number
  /** Its width, for the choice of the file. */
  sizes: string
  className?: string | undefined
}

/** The picture of a book, or the icon of its subject on cloth. */
export const BookPicture = ({ cover, icon, ratio, sizes, className }: BookPictureProps) => (
  <span className={cx(css.picture, className)} style={{ aspectRatio: ratio }}>
    {cover.image_url ? (
      <img
        className={cx('art', cropClass(cover.image_focus, ratio))}
        src={cover.image_url}
        srcSet={cover.image_srcset ?? undefined}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : (
      icon(cover.subject)
    )}
  </span>
)
