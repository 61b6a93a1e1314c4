import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { GenerationKind, Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { randomLetters } from '../../lib/ids.ts'
import { enqueueRemovePageAudio } from './remove-audio-job.ts'
import { enqueueRemovePictures } from './remove-pictures-job.ts'

const pageColumns = [
  'story_id',
  'page_number',
  'content',
  'scene',
  'has_image',
  'image_alt',
  'sketch_key',
  'image_key',
  'image_focus',
  'image_attempts',
  'image_variation',
] as const

type DraftDeps = { tx: Transaction<Tables>; queue: Queue }

/**
 * Creates a draft beside a finished story, replacing an older draft. `story`: an empty draft, to regenerate everything.
 * `images` and `page`: a copy of plan and pages, from which the caller removes what is to be regenerated.
 */
export async function startDraft(
  { tx, queue }: DraftDeps,
  storyId: string,
  kind: GenerationKind,
): Promise<void> {
  await dropDraft({ tx, queue }, storyId)
  const story = await tx
    .selectFrom('stories')
    .select(['seed', 'outline', 'title', 'summary', 'hero_name', 'companion_name'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('story_drafts')
    .values({
      ...story,
      story_id: storyId,
      kind,
      picture_salt: randomBytes(32),
      ...(kind === 'story'
        ? { seed: randomLetters(12), outline: null }
        : { variation: randomLetters(8), outline: story.outline && JSON.stringify(story.outline) }),
    })
    .execute()
  if (kind === 'story') return
  await tx
    .insertInto('draft_pages')
    .columns(pageColumns)
    .expression(tx.selectFrom('story_pages').select(pageColumns).where('story_id', '=', storyId))
    .execute()
}

/** Replaces the published version with a complete draft. */
export async function promoteDraft({ tx, queue }: DraftDeps, storyId: string): Promise<void> {
  const draft = await tx
    .selectFrom('story_drafts')
    .select(['seed', 'outline', 'picture_salt', 'title', 'summary', 'hero_name', 'companion_name'])
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow()
  const before = await keysOf(tx, 'story_pages', storyId)
  await enqueueRemovePageAudio({ tx, queue }, storyId, await changedPages(tx, storyId))
  await tx.deleteFrom('story_pages').where('story_id', '=', storyId).execute()
  await tx
    .insertInto('story_pages')
    .columns(pageColumns)
    .expression(tx.selectFrom('draft_pages').select(pageColumns).where('story_id', '=', storyId))
    .execute()
  const keptKeys = new Set(await keysOf(tx, 'story_pages', storyId))
  await tx.deleteFrom('story_drafts').where('story_id', '=', storyId).execute()
  await tx
    .updateTable('stories')
    .set({ ...draft, outline: draft.outline && JSON.stringify(draft.outline) })
    .where('id', '=', storyId)
    .execute()
  await enqueueRemovePictures(
    { tx, queue },
    before.filter((key) => !keptKeys.has(key)),
  )
}

/** Numbers of the published pages whose text the draft lacks or changes. */
async function changedPages(tx: Transaction<Tables>, storyId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('story_pages')
    .leftJoin('draft_pages', (join) =>
      join
        .onRef('draft_pages.story_id', '=', 'story_pages.story_id')
        .onRef('draft_pages.page_number', '=', 'story_pages.page_number')
        .onRef('draft_pages.content', '=', 'story_pages.content'),
    )
    .select('story_pages.page_number')
    .where('story_pages.story_id', '=', storyId)
    .where('draft_pages.story_id', 'is', null)
    .execute()
  return rows.map((row) => row.page_number)
}

/** Deletes a draft and the pictures that only it uses. */
export async function dropDraft({ tx, queue }: DraftDeps, storyId: string): Promise<void> {
  const drafted = await keysOf(tx, 'draft_pages', storyId)
  const keptKeys = new Set(await keysOf(tx, 'story_pages', storyId))
  await tx.deleteFrom('story_drafts').where('story_id', '=', storyId).execute()
  await enqueueRemovePictures(
    { tx, queue },
    drafted.filter((key) => !keptKeys.has(key)),
  )
}

async function keysOf(
  tx: Transaction<Tables>,
  table: 'story_pages' | 'draft_pages',
  storyId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select(['image_key', 'sketch_key'])
    .where('story_id', '=', storyId)
    .execute()
  return rows.flatMap(({ image_key, sketch_key }) => [image_key, sketch_key]).filter((key) => key !== null)
}
