import { type DownloadFormat } from '@moonpage/contract/story-tools'
import type { FastifyReply } from 'fastify'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { isId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/network-of.ts'
import { sendBook, type BookDeps } from './send-book.ts'
import { downloadsByAccount, downloadsByNetwork } from './download-limits.ts'

type Deps = BookDeps & { rateLimit: RateLimiter }

/** A public story as a file, with the names that strangers read. @throws 404 unless it is public */
export async function downloadPublicStory(
  deps: Deps,
  caller: Owner | null,
  { id, format, reply, ip }: { id: string; format: DownloadFormat; reply: FastifyReply; ip: string },
) {
  if (caller) await deps.rateLimit(downloadsByAccount, caller.accountId)
  else await deps.rateLimit(downloadsByNetwork, networkOf(ip))
  const row = isId(id)
    ? await storyCards(deps.db.kysely, caller)
        .where('stories.id', '=', id)
        .where(isFindable)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  // Owners get the public copy here too; their own copy is in their library.
  return sendBook(deps, { row, isFamily: row.include_names, format, reply })
}
