import type { Collection } from '@moonpage/contract/collections'
import type { StorySummary } from '@moonpage/contract/story'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { Banner } from '../../ui/banner.tsx'
import { BookRow, type RowLinks } from './book-row.tsx'
import css from './books-in-order.module.css'
import { useDrag } from './use-drag.ts'
import { useOrderCollection } from './use-collections.ts'

type BooksInOrderProps = RowLinks & {
  collection: Collection
  /** Whether rows can be moved and taken out. */
  isArranging: boolean
}

const moved = (stories: readonly StorySummary[], from: number, to: number): StorySummary[] => {
  const rest = stories.filter((_, index) => index !== from)
  return rest.toSpliced(to, 0, ...stories.slice(from, from + 1))
}

/** The books of a collection. They are moved by dragging, or by buttons, which keep the focus. */
export const BooksInOrder = ({ collection, isArranging, ...links }: BooksInOrderProps) => {
  const { stories } = collection
  const list = useRef<HTMLOListElement>(null)
  const order = useOrderCollection(collection.id)
  const [message, setMessage] = useState('')
  const focus = useRef<string | null>(null)
  // React moves the rows in the document, which takes the focus away.
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(`[data-key="${focus.current}"]`)?.focus()
    focus.current = null
  }, [stories])
  const move = (from: number, to: number) => {
    const story = stories[from]
    if (!story || to < 0 || to >= stories.length) return
    setMessage(`${story.title}: ${to + 1} of ${stories.length}`)
    order.mutate(moved(stories, from, to).map(({ id }) => id))
  }
  const drag = useDrag(list, move)
  return (
    <>
      <Banner>{order.error && messageOf(order.error)}</Banner>
      <p className="only-read-aloud" role="status">
        {message}
      </p>
      <ol ref={list} className={css.list}>
        {stories.map((story, index) => {
          const { isDragged, transform } = drag.placeOf(index)
          return (
            <li key={story.id} className={cx(isDragged && css.dragged)} style={{ transform }}>
              <BookRow
                {...links}
                collectionId={collection.id}
                story={story}
                tools={
                  isArranging
                    ? {
                        isFirst: index === 0,
                        isLast: index === stories.length - 1,
                        onGrab: drag.start(index),
                        onMove: (by, key) => {
                          focus.current = key
                          move(index, index + by)
                        },
                      }
                    : null
                }
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
