import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Everything that a card shows, in one query: the first picture and the opening words come along. */
export const storyCards = (db: Kysely<Tables>) =>
  db
    .selectFrom('stories')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('story_pages')
          .select(['image_key', 'image_alt'])
          .whereRef('story_id', '=', 'stories.id')
          .where('image_key', 'is not', null)
          .orderBy('page_number')
          .limit(1)
          .as('preview'),
      (join) => join.onTrue(),
    )
    .leftJoin('story_pages as opening', (join) =>
      join.onRef('opening.story_id', '=', 'stories.id').on('opening.page_number', '=', 1),
    )
    .select([
      'stories.id',
      'slug',
      'owner_id',
      'input',
      'title',
      'summary',
      'hero_name',
      'companion_name',
      'subject',
      'theme',
      'setting',
      'age_group',
      'generation_status',
      'generation_progress',
      'generation_error',
      'is_public',
      'view_count',
      'rating_count',
      'rating_sum',
      'created_at',
      'preview.image_key as preview_key',
      'preview.image_alt as preview_alt',
      'opening.content as opening',
    ])

export type StoryCardRow = Awaited<ReturnType<ReturnType<typeof storyCards>['execute']>>[number]

export const storyPages = (db: Kysely<Tables>, storyId: string) =>
  db
    .selectFrom('story_pages')
    .select(['page_number', 'content', 'has_image', 'image_alt', 'sketch_key', 'image_key'])
    .where('story_id', '=', storyId)
    .orderBy('page_number')
    .execute()

export type PageRow = Awaited<ReturnType<typeof storyPages>>[number]

/** Public, complete, and not taken down: what strangers may find. */
export const isFindable = sql<boolean>`stories.is_public and stories.generation_status = 'completed' and stories.taken_down_at is null`
