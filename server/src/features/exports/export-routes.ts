import * as feed from '@moonpage/contract/feed'
import * as printFiles from '@moonpage/contract/print-files'
import * as series from '@moonpage/contract/series'
import * as tools from '@moonpage/contract/story-tools'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { downloadPublicStory } from './download-public-story.ts'
import { downloadStory, type NarrateBook } from './download-story.ts'
import { getPrintFile } from './print-file/get-print-file.ts'
import { makePrintFile } from './print-file/make-print-file.ts'
import { downloadPoster } from './poster/download-poster.ts'
import type { BookDeps } from './send-book.ts'

export function exportRoutes(
  serve: Serve,
  deps: BookDeps & { queue: Queue; rateLimit: RateLimiter; narrateBook: NarrateBook },
): void {
  serve(tools.downloadStory, ({ params: { id }, query: { format, narrator }, caller, reply }) =>
    downloadStory(deps, caller, { id, format, narrator, reply }),
  )
  serve(printFiles.getPrintFile, ({ params, caller }) => getPrintFile(deps.db, caller, params.id))
  serve(printFiles.makePrintFile, ({ params, caller }) => makePrintFile(deps, caller, params.id))
  serve(series.downloadPoster, ({ params: { id }, query: { size }, caller, reply }) =>
    downloadPoster(deps, caller, { id, size, reply }),
  )
  serve(feed.downloadPublicStory, ({ params: { id }, query: { format }, caller, reply, request }) =>
    downloadPublicStory(deps, caller, { id, format, reply, ip: request.ip }),
  )
}
