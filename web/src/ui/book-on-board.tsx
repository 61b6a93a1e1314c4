import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { cropClass } from '../lib/picture-crop.ts'
import { Ribbon } from './ribbon.tsx'
import css from './book-on-board.module.css'

/** A piece of a shelf's board. `--board-left` and `--board-right` are its margins where a row begins and ends. */
export const Board = () => <span className={css.board} />

type BookOnBoardProps = {
  /** Of the cover, wide to high. */
  ratio: number
  picture: { url: string | null; srcset?: string | null; focus: PictureFocus | null; sizes?: string }
  /** What is on the cloth of a book without a picture. */
  plain: ReactNode
  hasRibbon?: boolean
}

/** A book's cover on its piece of a board: two rows of a grid. */
export const BookOnBoard = ({ ratio, picture, plain, hasRibbon }: BookOnBoardProps) => (
  <>
    <span className={cx(css.cover, css.bound, !picture.url && css.plain)} style={{ aspectRatio: ratio }}>
      {picture.url ? (
        <img
          className={cropClass(picture.focus, ratio)}
          src={picture.url}
          srcSet={picture.srcset ?? undefined}
          sizes={picture.sizes}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        plain
      )}
      {hasRibbon && <Ribbon className={css.ribbon} />}
    </span>
    <Board />
  </>
)

/** Skeleton of a book. */
export const BookPlace = ({ ratio }: Pick<BookOnBoardProps, 'ratio'>) => (
  <>
    <span className={css.cover} style={{ aspectRatio: ratio }} />
    <Board />
  </>
)
