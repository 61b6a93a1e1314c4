import type { StorySummary } from '@moonpage/contract/story'
import type { Tonight } from '@moonpage/contract/tonight'
import { findOpenSeries, nextAdventure, type OpenSeries } from '../../core/stories/next-adventure.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { findReadingPlaces, findUnfinishedBooks, withPlaces } from '../../core/stories/reading-places.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { findBooksForNobody, findRecentBooks, type ChildBook } from './find-recent-books.ts'
import { findChildren } from './find-children.ts'
import { suggestionFor } from './suggestion-for.ts'

/** How many books a child is offered to read again. */
const offered = 3

/** What each child of the caller's family could be read tonight. */
export async function getTonight({ kysely }: Database, caller: Caller, evening: string): Promise<Tonight> {
  const { familyId, familyRole } = caller
  const children = await findChildren(kysely, familyId)
  const childIds = children.map(({ id }) => id)
  const isParent = familyRole === 'parent'
  const [books, begun, open, firstReading] = await Promise.all([
    findRecentBooks(kysely, familyId, childIds),
    findUnfinishedBooks(kysely, childIds, 1),
    isParent ? findOpenSeries(kysely, { childIds }) : [],
    kysely
      .selectFrom('readings')
      .select('day')
      .where('family_id', '=', familyId)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst(),
  ])
  const booksOf = (id: string) => books.get(id) ?? []
  const hasNone = children.some(({ id }) => !booksOf(id).some((book) => book.is_readable))
  // Books from before there were children.
  const forNobody = hasNone ? await findBooksForNobody(kysely, familyId) : []
  const picks = new Map(
    children.map(({ id }) => {
      const own = likeliestFirst(booksOf(id))
      const again = own.length > 0 ? own : likeliestFirst(forNobody)
      const ready = isReady(booksOf(id)) ? booksOf(id).slice(0, 1) : []
      const first = [...ready.map((book) => book.id), ...(begun.get(id) ?? [])]
      return [id, [...new Set([...first, ...again])].slice(0, offered)]
    }),
  )
  const cards = await findCards({ kysely }, caller, new Set([...picks.values()].flat()))
  return {
    has_read: firstReading !== undefined,
    children: children.map((child) => ({
      child,
      new_story: isParent ? suggestionFor(child, booksOf(child.id), { evening, draw: 0 }) : null,
      next_adventure: nextOf(
        open.find((series) => series.child_id === child.id),
        evening,
      ),
      read_again: (picks.get(child.id) ?? []).flatMap((id) => cards.get(id) ?? []),
      is_ready: isReady(booksOf(child.id)),
    })),
  }
}

const nextOf = (series: OpenSeries | undefined, evening: string) =>
  series ? nextAdventure(series, { evening, draw: 0 }) : null

/** Whether the newest book was made ahead, and waits to be read. @param books newest first */
const isReady = ([newest]: readonly ChildBook[]): boolean =>
  newest !== undefined && newest.is_readable && newest.is_waiting

/** Ids of the last one, of a favorite, and of what was read before. @param books newest first */
function likeliestFirst(books: readonly ChildBook[]): string[] {
  const [last, ...earlier] = books.filter((book) => book.is_readable)
  if (!last) return []
  const favorites = earlier.filter((book) => book.is_favorited)
  return [...new Set([last, ...favorites.slice(0, 1), ...earlier])].slice(0, offered).map(({ id }) => id)
}

async function findCards(
  { kysely }: Pick<Database, 'kysely'>,
  reader: NonNullable<Reader>,
  ids: ReadonlySet<string>,
) {
  if (ids.size === 0) return new Map<string, StorySummary>()
  const [rows, places] = await Promise.all([
    storyCards(kysely, reader)
      .where('stories.id', 'in', [...ids])
      .execute(),
    findReadingPlaces(kysely, reader, [...ids]),
  ])
  return new Map(rows.map((row) => [row.id, withPlaces(presentSummary(row, reader), places)]))
}
