import { type DownloadFormat } from '@moonpage/contract/story-tools'
import type { FastifyReply } from 'fastify'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { sendBook, type BookDeps } from './send-book.ts'
import { downloadsByAccount } from './download-limits.ts'

type Deps = BookDeps & { rateLimit: RateLimiter }

/** The caller's story as a file, with its given names. @throws 404 unless it is theirs, 409 if it is not finished */
export async function downloadStory(
  deps: Deps,
  caller: Caller,
  { id, format, reply }: { id: string; format: DownloadFormat; reply: FastifyReply },
) {
  const row = isId(id)
    ? await storyCards(deps.db.kysely, caller)
        .where('stories.id', '=', id)
        .where('owner_id', '=', caller.familyId)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  if (!row.completed_at) throw problem('not_whole', 409, 'This story can be downloaded once it is finished')
  await deps.rateLimit(downloadsByAccount, caller.accountId)
  return sendBook(deps, { row, isFamily: true, format, reply })
}
