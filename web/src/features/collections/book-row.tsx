import type { StorySummary } from '@moonpage/contract/story'
import type { PointerEvent } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Drawing, Icon } from '../../ui/icon.tsx'
import gripIcon from '../../ui/icons/grip.svg?raw'
import { Link } from '../../ui/link.tsx'
import { BookPicture, type CategoryDrawing } from './book-picture.tsx'
import css from './book-row.module.css'
import { coverOf } from './cover-of.ts'
import { usePlaceBook } from './use-collections.ts'

export type RowLinks = {
  icon: CategoryDrawing
  /** The address of a book, and what one does there. */
  to: (story: StorySummary) => string
  wordsOf: (story: StorySummary) => string
}

type Tools = {
  isFirst: boolean
  isLast: boolean
  onGrab: (event: PointerEvent<HTMLElement>) => void
  /** @param key of the button that was pressed */
  onMove: (by: -1 | 1, key: string) => void
}

type BookRowProps = RowLinks & { collectionId: string; story: StorySummary; tools: Tools | null }

export const BookRow = ({ collectionId, story, icon, to, wordsOf, tools }: BookRowProps) => (
  <div className={tools ? css.arranged : css.row}>
    {tools && (
      <span className={css.grip} onPointerDown={tools.onGrab} aria-hidden="true">
        <Drawing svg={gripIcon} />
      </span>
    )}
    <BookPicture cover={coverOf(story)} icon={icon} ratio={4 / 3} sizes="112px" className={css.picture} />
    <span className={css.words}>
      {tools ? (
        <b dir={dirOf(story.title)}>
          <BidiText>{story.title}</BidiText>
        </b>
      ) : (
        <Link to={to(story)} dir={dirOf(story.title)}>
          <BidiText>{story.title}</BidiText>
        </Link>
      )}
      {!tools && <small>{wordsOf(story)}</small>}
    </span>
    {tools && <RowTools {...{ collectionId, story }} {...tools} />}
  </div>
)

const RowTools = ({
  collectionId,
  story,
  isFirst,
  isLast,
  onMove,
}: Tools & { collectionId: string; story: StorySummary }) => {
  const { wanted, place, error } = usePlaceBook(collectionId, story.id)
  const button = (by: -1 | 1, label: string, isAtEnd: boolean) => (
    <IconButton
      label={`${label}: ${story.title}`}
      data-key={`${story.id} ${by}`}
      className={by < 0 ? css.up : undefined}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onMove(by, `${story.id} ${by}`)}
    >
      <Icon name="down" />
    </IconButton>
  )
  return (
    <span className={css.tools}>
      {button(-1, 'Move up', isFirst)}
      {button(1, 'Move down', isLast)}
      <IconButton
        icon="close"
        label={`Take out: ${story.title}`}
        aria-disabled={wanted !== null || undefined}
        onClick={() => place(false)}
      />
      {error && <small role="alert">{messageOf(error)}</small>}
    </span>
  )
}
