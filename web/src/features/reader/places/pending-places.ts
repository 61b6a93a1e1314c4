import { placeDays } from '@moonpage/contract/place-days'
import { readingFor } from '../../../data/reading-for.ts'
import { local } from '../../../lib/storage.ts'

/** A page that was turned to, and that the server does not know yet. */
export type PendingPlace = {
  story: string
  /** Null: the child is not named. */
  child: string | null
  page: number
  isLast: boolean
  /** In milliseconds since 1970. */
  at: number
  /** The date there, `2026-11-28`. */
  day: string
}

/** The same as in use-pending-places.ts, which every page loads. */
const pendingKey = (person: string) => `moonpage.places.${person}`

/** Oldest first. Read from storage each time: other tabs write there too. */
export const pendingPlaces = (person: string): PendingPlace[] => {
  try {
    return JSON.parse(local.get(pendingKey(person)) ?? '[]') as PendingPlace[]
  } catch {
    return []
  }
}

const store = (person: string, places: PendingPlace[]) =>
  places.length ? local.set(pendingKey(person), JSON.stringify(places)) : local.remove(pendingKey(person))

/** A later page of the same book takes the place of an earlier one; that a book was read to its end stays. */
export const addPendingPlace = (person: string, place: PendingPlace): void => {
  const isReplaced = (one: PendingPlace) =>
    one.story === place.story &&
    one.child === place.child &&
    (!one.isLast || (place.isLast && one.day === place.day))
  const isTooOld = ({ at }: PendingPlace) => place.at - at > placeDays * 86_400_000
  const others = pendingPlaces(person).filter((one) => !isReplaced(one) && !isTooOld(one))
  store(person, [...others, place])
}

/** Stores in this browser that a page of one's own book was turned to. */
export const storePlace = (person: string, place: { story: string; page: number; total: number }): void => {
  const { story, page, total } = place
  const at = Date.now()
  addPendingPlace(person, {
    story,
    child: readingFor(person),
    page,
    isLast: page === total,
    at,
    day: localDay(at),
  })
}

export const removePendingPlace = (person: string, { story, child, at }: PendingPlace): void =>
  store(
    person,
    pendingPlaces(person).filter((one) => !(one.story === story && one.child === child && one.at === at)),
  )

/** The local date of a moment. @param at in milliseconds since 1970 @returns `2026-11-28` */
export const localDay = (at: number): string => {
  const date = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
