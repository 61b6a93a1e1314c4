import type { ReadingPlace } from '@moonpage/contract/reading-places'
import type { Story } from '@moonpage/contract/story'
import type { QueryClient } from '@tanstack/react-query'
import { readingFor } from '../../../data/reading-for.ts'
import { currentSession } from '../../../data/session-store.ts'
import { sendPlaces } from './send-places.ts'

/** Nobody reads a page faster: who leafs through a book leaves one place. */
const debounceMs = 2000

let timer: ReturnType<typeof setTimeout> | undefined

const sendNow = (): Promise<void> => {
  clearTimeout(timer)
  timer = undefined
  return sendPlaces(currentSession().user?.id ?? '')
}

// Phones close a hidden tab without a word.
document.addEventListener('visibilitychange', () => document.hidden && timer && void sendNow())
addEventListener('pagehide', () => timer && void sendNow())

/** Sends what was stored a little later. */
export const sendSoon = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendNow(), debounceMs)
}

/** Of one's own book, whose pages were turned: its cards show where it was left. */
export const leaveBook = async (
  queries: QueryClient,
  person: string,
  { story, page, total }: { story: Story; page: number; total: number },
): Promise<void> => {
  const child = readingFor(person)
  const isShown = page > 1 && page < total
  queries.setQueryData<Story>(['story', story.id], (known) => {
    if (!known) return known
    const places = known.places ?? []
    const before = child ? places.find((one) => one.child_id === child) : places[0]
    const here: ReadingPlace = {
      child_id: before?.child_id ?? child,
      child_name: before?.child_name ?? null,
      page_number: page,
      turned_at: new Date().toISOString(),
    }
    return { ...known, places: [...(isShown ? [here] : []), ...places.filter((one) => one !== before)] }
  })
  await sendNow()
  await Promise.allSettled(
    [['stories'], ['favorites'], ['tonight'], ['child-shelf'], ['story', story.id]].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
}
