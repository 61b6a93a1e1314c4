import { fillNames } from '@moonpage/contract/names'
import type { Notification, NotificationKind, NotificationList } from '@moonpage/contract/notifications'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { givenNames } from '../stories/reader-names.ts'

const shown = 50

/** Text and link of each kind of notification about a story, given its title and whether it is public. */
const tellings: Record<
  Exclude<NotificationKind, 'family_removed' | 'webhook_disabled'>,
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
  print_file_ready: {
    says: (title) =>
      `The print shop file of “${title}” is ready. It’s among the book’s downloads for a week.`,
    path: (id) => `/story/${id}/page/1`,
  },
  story_recorded: {
    says: (title) => `“${title}” has a new voice: all pages are recorded.`,
    path: (id) => `/story/${id}/page/1`,
  },
}

/** Texts are built when they are read, so that they have the story's current title and names. */
function present(row: Awaited<ReturnType<typeof newest>>[number]): Notification {
  return {
    id: row.id,
    kind: row.kind,
    ...telling(row),
    timestamp: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

function telling(row: Awaited<ReturnType<typeof newest>>[number]): Pick<Notification, 'message' | 'path'> {
  if (row.kind === 'webhook_disabled')
    return {
      message: 'A webhook of yours is off, because nothing we sent has arrived. You can turn it on again.',
      path: '/profile/keys',
    }
  if (row.kind === 'family_removed' || row.story_id === null)
    return {
      message:
        'You’re no longer in the family you read with. Its books stay there; your account now has a library of its own.',
      path: '/family',
    }
  const { says, path } = tellings[row.kind]
  const names = givenNames({ hero_name: row.hero_name ?? '', companion_name: row.companion_name ?? '' })
  return {
    message: says(fillNames(row.title ?? '', names), row.is_public ?? false),
    path: path(row.story_id),
  }
}

/** A person's newest fifty notifications, the number of unread ones, and the number of stories being generated. */
export async function listNotifications(db: Database, accountId: string): Promise<NotificationList> {
  // One snapshot for all three: otherwise a story that ends in between would be in neither.
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
    .leftJoin('stories as story', 'story.id', 'news.story_id')
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
