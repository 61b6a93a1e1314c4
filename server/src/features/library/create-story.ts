import { createHash, randomBytes } from 'node:crypto'
import type { NewStory } from '@moonpage/contract/story'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Transaction } from 'kysely'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { enqueueGenerateStory } from '../../core/stories/enqueue-generate-story.ts'
import type { Spending } from '../../core/stories/budget.ts'
import { reserveBudget } from '../../core/stories/reserve-budget.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { standInsFor } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { isId, newId, randomLetters } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { slugify } from '../../lib/slug.ts'
import { addToSeries, lockOpenSeries } from './add-to-series.ts'
import { recordGeneration, rejectMoreUnfinished, rejectOverQuota } from './daily-quota.ts'

type Deps = { db: Database; queue: Queue; dailyStories: number; spending: Spending }

const hashOf = (input: NewStory) => createHash('sha256').update(JSON.stringify(input)).digest()

/**
 * Stores the story and its job in one transaction, and returns the story's id. With an idempotency key, a repeated
 * request returns the first one's story; the same key with another input is rejected.
 * @param also runs in that transaction; throws to undo it
 */
export async function createStory(
  { db, queue, dailyStories, spending }: Deps,
  owner: Owner,
  request: NewStory,
  idempotencyKey?: string,
  also: (tx: Transaction<Tables>, storyId: string) => Promise<void> = async () => {},
): Promise<string> {
  const { child_id: childId, series_id: seriesId, ends_series: isLast = false, ...wish } = request
  rejectUnfit(wish)
  return db.kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, owner.accountId)
    await lockFamily(tx, owner.familyId)
    const earlier = idempotencyKey ? await findByKey(tx, owner.familyId, idempotencyKey) : undefined
    if (earlier) {
      if (earlier.request_hash?.equals(hashOf(request))) return earlier.id
      throw problem('idempotency_key_reused', 422, 'This Idempotency-Key was used for another story')
    }
    if (childId !== undefined) await rejectUnknownChild(tx, owner.familyId, childId)
    const series = seriesId === undefined ? null : await lockOpenSeries(tx, owner.familyId, seriesId)
    const input = series ? { ...wish, ...series.fixed } : wish
    await rejectMoreUnfinished(tx, owner)
    await rejectOverQuota(tx, owner.accountId, dailyStories)
    const reserved = await reserveBudget(tx, spending, {
      pages: input.page_count,
      pictures: input.max_images,
    })
    const id = newId()
    await tx
      .insertInto('stories')
      .values({
        id,
        owner_id: owner.familyId,
        created_by: owner.accountId,
        slug: `${slugify(`${input.subject} ${input.theme}`)}-${randomLetters(8)}`,
        input: JSON.stringify(input),
        subject: input.subject,
        theme: input.theme,
        setting: input.setting,
        age_group: input.age_group,
        seed: randomLetters(12),
        // Shown on the card until the outline has the real title.
        title: `A new ${input.subject} story`,
        picture_salt: randomBytes(32),
        ...standInsFor(id, input),
        ...reserved,
        ...(idempotencyKey && { idempotency_key: idempotencyKey, request_hash: hashOf(request) }),
      })
      .execute()
    if (childId !== undefined)
      await tx.insertInto('child_stories').values({ child_id: childId, story_id: id }).execute()
    if (series) await addToSeries(tx, { seriesId: series.id, storyId: id, isLast })
    await recordGeneration(tx, { accountId: owner.accountId, storyId: id, kind: 'story' })
    await enqueueGenerateStory({ tx, queue }, { storyId: id, ownerId: owner.familyId })
    await also(tx, id)
    return id
  })
}

/** What a person typed is read to a child, so it passes the same check as a model's text. */
function rejectUnfit({ hero, companion, dedication }: StoryInput): void {
  const typed = { 'hero.name': hero?.name, 'companion.name': companion?.name, dedication }
  const errors = Object.entries(typed)
    .filter(([, text]) => text !== undefined && isUnfit(text))
    .map(([field]) => ({
      field,
      message: 'Please choose other words: these do not belong in a bedtime story',
    }))
  if (errors[0]) throw problem('unfit_words', 422, errors[0].message, { errors })
}

/** Locks the child, so that it is not removed before the story is stored. */
async function rejectUnknownChild(tx: Transaction<Tables>, familyId: string, childId: string): Promise<void> {
  const child = isId(childId)
    ? await tx
        .selectFrom('children')
        .select('id')
        .where('id', '=', childId)
        .where('family_id', '=', familyId)
        .forKeyShare()
        .executeTakeFirst()
    : undefined
  if (child) return
  const message = 'We couldn’t find that child. Please choose who the story is for.'
  throw problem('validation_failed', 422, message, { errors: [{ field: 'child_id', message }] })
}

const findByKey = (tx: Transaction<Tables>, familyId: string, key: string) =>
  tx
    .selectFrom('stories')
    .select(['id', 'request_hash'])
    .where('owner_id', '=', familyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
