import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** An id that no account has. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Shorter delays are not shown. */
export const hitch = sql`interval '10 seconds'`

/** Since when the story has been waiting for its models, if for longer than `waitingSeconds`. */
export const waitingSince = sql<Date | null>`case
  when generation_status in ('pending', 'generating', 'generating_images') and failing_since < now() - ${hitch}
  then failing_since end`

/** The fields of a card. */
const compileCardQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('stories')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('story_pages')
          .select(['image_key', 'image_alt', 'image_focus'])
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
    .leftJoin('share_links as link', (join) =>
      join.onRef('link.story_id', '=', 'stories.id').on('link.expires_at', '>', sql<Date>`now()`),
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
      'hero_stand_in',
      'companion_stand_in',
      'subject',
      'theme',
      'setting',
      'age_group',
      'generation_status',
      'generation_progress',
      'generation_error',
      'is_public',
      'stories.taken_down_at',
      'hidden_at',
      'take_down_note',
      'view_count',
      'rating_count',
      'rating_sum',
      'stories.created_at',
      'completed_at',
      'missing_pictures',
      'stories.include_names',
      'preview.image_key as preview_key',
      'preview.image_alt as preview_alt',
      'preview.image_focus as preview_focus',
      'opening.content as opening',
      'link.token as share_token',
      'link.expires_at as share_expires_at',
      'link.include_names as share_includes_names',
      'link.include_recordings as share_includes_recordings',
    ])
    .select([
      // Belongs to the current take-down: each can be appealed once.
      sql<boolean>`stories.taken_down_at is not null and exists (
        select from appeals where story_id = stories.id and taken_down_at = stories.taken_down_at
      )`.as('has_appealed'),
      waitingSince.as('waiting_since'),
    ])

// Compiled once: building the query takes a third of the time of reading its rows.
const cardQueries = new WeakMap<Kysely<Tables>, ReturnType<typeof compileCardQuery>>()

/**
 * Selects everything that a card shows in one query: the story, its first picture, excerpt, favorite flag and valid
 * link.
 */
export function storyCards(db: Kysely<Tables>, reader: { familyId: string | RawBuilder<string> } | null) {
  const cards = cardQueries.get(db) ?? compileCardQuery(db)
  cardQueries.set(db, cards)
  return cards
    .leftJoin('favorites as favorite', (join) =>
      join
        .onRef('favorite.story_id', '=', 'stories.id')
        .on('favorite.account_id', '=', reader?.familyId ?? nobody),
    )
    .select(sql<boolean>`favorite.story_id is not null`.as('is_favorited'))
}

export type StoryCardRow = Awaited<ReturnType<ReturnType<typeof storyCards>['execute']>>[number]

export const storyPages = (db: Kysely<Tables>, storyId: string) =>
  db
    .selectFrom('story_pages')
    .select(['page_number', 'content', 'has_image', 'image_alt', 'sketch_key', 'image_key', 'image_focus'])
    .where('story_id', '=', storyId)
    .orderBy('page_number')
    .execute()

export type PageRow = Awaited<ReturnType<typeof storyPages>>[number]

/**
 * Stories that strangers may find: public, complete, neither taken down nor hidden. Matches the predicate of the feed's
 * indexes.
 */
export const isFindable = sql<boolean>`stories.is_public and stories.completed_at is not null and stories.taken_down_at is null and stories.hidden_at is null`
