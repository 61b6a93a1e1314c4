import type { storeReadingPlace as contract } from '@moonpage/contract/reading-places'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { isOpenTo } from '../../core/stories/child-books.ts'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import { storeFacts } from '../../core/stories/series-facts.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

type Place = z.output<typeof contract.body>

/**
 * Stores where one stopped in a book, unless a page that was turned to later is stored. The last page of a complete book
 * is also a reading, if the family records them, and leaves its
 * facts to its series. @throws 404 unless story and child are the family's, 422 if the book
 * has no such page
 */
export async function storeReadingPlace(
  { kysely }: Database,
  owner: Owner,
  id: string,
  place: Place,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, owner.accountId)
    await lockFamily(tx, owner.familyId)
    const book = await findBook(tx, owner, id)
    if (place.page_number > book.last_page) {
      const message = `This book has no page ${place.page_number}`
      throw problem('page_not_found', 422, message, { errors: [{ field: 'page_number', message }] })
    }
    const childId = owner.childId ?? (await childOf(tx, owner, place.child_id))
    const isFinished = book.generation_status === 'completed' && place.page_number === book.last_page
    await upsertPlace(tx, { owner, id, childId, isFinished, place })
    if (isFinished && book.records_readings) await recordReading(tx, { owner, id, childId, place })
    if (isFinished) await storeFacts(tx, id)
  })
}

/** Locked, so that it is not deleted meanwhile. */
async function findBook(tx: Transaction<Tables>, { familyId, childId }: Owner, id: string) {
  const book = isId(id)
    ? await tx
        .selectFrom('stories')
        .innerJoin('families', 'families.id', 'owner_id')
        .select(['generation_status', 'records_readings'])
        .select((eb) =>
          eb.fn
            .coalesce(
              eb
                .selectFrom('story_pages')
                .select((page) => page.fn.max('page_number').as('last'))
                .where('story_id', '=', id),
              eb.lit(0),
            )
            .as('last_page'),
        )
        .where('stories.id', '=', id)
        .where('owner_id', '=', familyId)
        .where(isOpenTo(childId))
        .forKeyShare('stories')
        .executeTakeFirst()
    : undefined
  if (!book) throw storyNotFound()
  return book
}

/** To whom it is read: the child that was named, else the family's only one. */
async function childOf(
  tx: Transaction<Tables>,
  { familyId }: Owner,
  wanted: string | null | undefined,
): Promise<string | null> {
  if (wanted === null) return null
  const children = await tx
    .selectFrom('children')
    .select('id')
    .where('family_id', '=', familyId)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (wanted === undefined) return children.length === 1 ? (children[0]?.id ?? null) : null
  const child = children.find((one) => one.id === wanted.toLowerCase())
  if (!child) throw problem('child_not_found', 404, 'We couldn’t find that child.')
  return child.id
}

type Turned = { owner: Owner; id: string; childId: string | null; place: Place }

const turnedAt = ({ seconds_ago: seconds }: Place) => sql<Date>`(now() - make_interval(secs => ${seconds}))`

async function upsertPlace(
  tx: Transaction<Tables>,
  { owner, id, childId, isFinished, place }: Turned & { isFinished: boolean },
): Promise<void> {
  const isOwn = childId === null
  await tx
    .insertInto('reading_places')
    .values({
      story_id: id,
      child_id: childId,
      account_id: isOwn ? owner.accountId : null,
      page_number: place.page_number,
      is_finished: isFinished,
      turned_at: turnedAt(place),
    })
    .onConflict((conflict) =>
      conflict
        .columns([isOwn ? 'account_id' : 'child_id', 'story_id'])
        .where(isOwn ? 'account_id' : 'child_id', 'is not', null)
        .doUpdateSet((eb) => ({
          page_number: eb.ref('excluded.page_number'),
          is_finished: eb.ref('excluded.is_finished'),
          turned_at: eb.ref('excluded.turned_at'),
        }))
        .where('reading_places.turned_at', '<=', (eb) => eb.ref('excluded.turned_at')),
    )
    .execute()
}

const recordReading = (tx: Transaction<Tables>, { owner, id, childId, place }: Turned) =>
  tx
    .insertInto('readings')
    .values({
      family_id: owner.familyId,
      story_id: id,
      child_id: childId,
      account_id: owner.accountId,
      // A clock that is more than a time zone away is wrong.
      day: sql<string>`(
        with utc as (select (${turnedAt(place)} at time zone 'utc')::date as day)
        select case when abs(${place.day ?? null}::date - utc.day) <= 1 then ${place.day ?? null}::date else utc.day end from utc
      )`,
      read_at: turnedAt(place),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
