import { fillNames } from '@moonpage/contract/names'
import type { Notification, NotificationKind, NotificationList } from '@moonpage/contract/notifications'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { givenNames } from '../stories/reader-names.ts'

const shown = 50

/** What a person reads of each kind, given the story's title and whether it is public, and where it leads. */
const tellings: Record<
  NotificationKind,
  { says: (title: string, isPublic: boolean) => string; path: (id: string) => string }
> = {
  story_finished: {
    says: (title) => `“${title}” is ready to read.`,
    path: (id) => `/story/${id}/page/1`,
  },
  story_failed: {
    says: (title) => `We couldn’t finish “${title}”. Everything written so far is saved.`,
    path: (id) => `/story/${id}`,
  },
  story_taken_down: {
    says: (title) => `A moderator removed “${title}” from the public stories. Open it to see more.`,
    path: (id) => `/story/${id}/page/1`,
  },
  story_restored: {
    says: (title, isPublic) =>
      isPublic
        ? `“${title}” is back among the public stories.`
        : `A moderator looked at “${title}” again. You can make it public again.`,
    path: (id) => `/story/${id}/page/1`,
  },
  appeal_declined: {
    says: (title) => `A moderator looked at “${title}” again. It stays private.`,
    path: (id) => `/story/${id}/page/1`,
  },
}

/** Sentences are made here and not stored, so that they carry the title and the names that the story has now. */
function present(row: Awaited<ReturnType<typeof newest>>[number]): Notification {
  const { says, path } = tellings[row.kind]
  return {
    id: row.id,
    kind: row.kind,
    message: says(fillNames(row.title, givenNames(row)), row.is_public),
    path: path(row.story_id),
    timestamp: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** The newest fifty of a person's own, how many are unread in all, and how many stories are being made. */
export async function listNotifications(db: Database, accountId: string): Promise<NotificationList> {
  // One moment for all three: a story that ended between two questions would be neither unfinished nor told.
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      notifications: (await newest(tx, accountId)).map(present),
      ...(await counts(tx, accountId)),
    }))
}

const newest = (tx: Transaction<Tables>, accountId: string) =>
  tx
    .selectFrom('notifications as news')
    .innerJoin('stories as story', 'story.id', 'news.story_id')
    .select(['news.id', 'news.kind', 'news.created_at', 'news.read_at'])
    .select([
      'story.id as story_id',
      'story.title',
      'story.hero_name',
      'story.companion_name',
      'story.is_public',
    ])
    .where('news.account_id', '=', accountId)
    .orderBy('news.created_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(shown)
    .execute()

const counts = (tx: Transaction<Tables>, accountId: string) =>
  tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('notifications')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('read_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('unread_count'),
      eb
        .selectFrom('stories')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('owner_id', '=', accountId)
        .where('generation_status', 'in', ['pending', 'generating', 'generating_images'])
        .$asScalar()
        .$notNull()
        .as('unfinished_stories'),
    ])
    .executeTakeFirstOrThrow()
