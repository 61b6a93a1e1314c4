import type { PosterSize } from '@moonpage/contract/series'
import type { FastifyReply } from 'fastify'
import type { Owner } from '../../../core/stories/lock-own-story.ts'
import type { RateLimiter } from '../../../infra/http/rate-limit.ts'
import { downloadsByAccount, printsByAccount } from '../download-limits.ts'
import { attachmentNamed } from '../file-name.ts'
import type { BookDeps } from '../send-book.ts'
import { posterPainter } from './paint-poster.ts'
import { readPoster } from './read-poster.ts'

type Deps = Pick<BookDeps, 'db' | 'exportPool' | 'imageModel'> & { rateLimit: RateLimiter }

/** The world of a series of the caller's family as a poster. @throws 404 unless it is theirs, 409 if none of its books is left */
export async function downloadPoster(
  { db, exportPool, imageModel, rateLimit }: Deps,
  caller: Owner,
  { id, size, reply }: { id: string; size: PosterSize; reply: FastifyReply },
) {
  const { poster, pictures } = await readPoster(db, caller, { id, size })
  await rateLimit(downloadsByAccount, caller.accountId)
  await rateLimit(printsByAccount, caller.accountId)
  reply.type('application/pdf')
  reply.header('content-disposition', attachmentNamed(poster.world, 'poster.pdf'))
  return exportPool.exportPoster(poster, posterPainter(imageModel, poster, pictures))
}
