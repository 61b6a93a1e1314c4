import type { StorySummary } from '@moonpage/contract/story'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { useSession } from '../../../data/session-store.ts'
import type { Pace } from '../narration/pace.ts'
import type { Reader } from '../narration/player.ts'
import { ownStory } from '../../../data/use-narrators.ts'
import type { WhoReads } from '../narration/who-reads.ts'
import type { BookStory } from '../page-view.tsx'
import { storePlace } from '../places/pending-places.ts'
import { BedtimeBook } from './bedtime-book.tsx'
import { BedtimeEnd } from './bedtime-end.tsx'
import { BedtimeStart } from './bedtime-start.tsx'
import css from './bedtime.module.css'
import { booksAfter, type BedtimePlan } from './plan.ts'

type BedtimeProps = {
  story: BookStory
  path: string
  page: number
  person: string
  reader: Reader
  who: WhoReads | null
  pace: Pace
  /** Opens the voices. */
  onVoices: () => void
  /** @param page where it was left, if that is in the book that is open */
  onLeave: (page: number | null) => void
}

type Book = { story: BookStory; path: string; page: number }

/** How many books of the shelf may follow in one night. */
const shelfLimit = 12

/** Reads to a child that falls asleep: dark and warm, without bars, until what was asked for is over. */
export const Bedtime = ({
  story,
  path,
  page,
  person,
  reader,
  who,
  pace,
  onVoices,
  onLeave,
}: BedtimeProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const own = dialog.current
    own?.showModal()
    return () => own?.close()
  }, [])
  const shelf = useShelf(path)
  const [plan, setPlan] = useState<(BedtimePlan & { endsAt: number | null }) | null>(null)
  const [book, setBook] = useState<Book>({ story, path, page })
  const [queue, setQueue] = useState<readonly StorySummary[]>([])
  const [isOver, setOver] = useState(false)
  const queries = useQueryClient()
  const lastPage = useRef(page)

  const leave = () => onLeave(book.path === path ? lastPage.current : null)
  const finish = useCallback(() => setOver(true), [])
  const goOn = async () => {
    for (const [index, next] of queue.entries()) {
      try {
        const opened = await queries.fetchQuery({
          queryKey: ['story', next.id],
          queryFn: ({ signal }) => call(routes.getStory, { params: { id: next.id } }, signal),
        })
        setQueue(queue.slice(index + 1))
        setBook({ story: opened, path: `/story/${next.id}`, page: 1 })
        return
      } catch {
        // It was deleted, or there is no connection: the one after it, or the end.
      }
    }
    finish()
  }

  const shown = () => {
    if (isOver) return <BedtimeEnd onLeave={leave} />
    if (!plan)
      return (
        <BedtimeStart
          {...{ story, shelf, who, person, page }}
          onVoices={onVoices}
          onStart={(next) => {
            setPlan({ ...next, endsAt: next.timer === null ? null : Date.now() + next.timer * 60_000 })
            setQueue(shelf.slice(0, booksAfter(next.amount, shelf.length)))
          }}
          onLeave={leave}
        />
      )
    return (
      <BedtimeBook
        key={book.path}
        {...book}
        {...{ reader, pace, who }}
        endsAt={plan.endsAt}
        isLast={queue.length === 0}
        onPage={(now) => {
          lastPage.current = now
          storeOwnPlace(book, person, now)
        }}
        onEnd={() => void goOn()}
        onOver={finish}
        onLeave={leave}
      />
    )
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-theme="night"
      aria-label="Bedtime"
      // Escape leaves on a desk; a child’s tablet has no such key.
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className={css.bedtime}>{shown()}</div>
    </dialog>
  )
}

/** The other complete books of one's own, newest first. Readers of others' books have none here. */
const useShelf = (path: string): readonly StorySummary[] => {
  const id = ownStory(path)
  const isChildView = useSession().user?.child_view !== undefined
  const { data } = useQuery({
    queryKey: ['stories', 'bedtime'],
    queryFn: ({ signal }) =>
      call(
        routes.listStories,
        { query: { generation_status: 'completed', page_size: shelfLimit + 1 } },
        signal,
      ),
    // A child's view does not list the family's books.
    enabled: id !== null && !isChildView,
    meta: { quiet: true },
  })
  return data?.stories.filter((one) => one.id !== id).slice(0, shelfLimit) ?? []
}

/** Nobody may come back tonight to leave the book. */
const storeOwnPlace = ({ path, story }: Book, person: string, page: number): void => {
  const id = ownStory(path)
  if (!id) return
  storePlace(person, { story: id, page, total: story.story_pages.at(-1)?.page_number ?? 1 })
  void import('../places/leave-book.ts').then(
    ({ sendSoon }) => sendSoon(),
    () => {},
  )
}
