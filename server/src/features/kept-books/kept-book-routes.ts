import * as contract from '@moonpage/contract/kept-books'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { checkKeptBooks } from './check-kept-books.ts'
import type { KeptBookDeps } from './files-of-book.ts'
import { listBookFiles } from './list-book-files.ts'
import { listPublicBookFiles } from './list-public-book-files.ts'

// Each reads all files of a book.
const listsByAccount: RateLimit = { name: 'kept-books', hits: 400, seconds: 3600 }

type Deps = KeptBookDeps & { rateLimit: RateLimiter }

export function keptBookRoutes(serve: Serve, deps: Deps): void {
  serve(contract.listBookFiles, async ({ caller, params: { id }, query }) => {
    await deps.rateLimit(listsByAccount, caller.accountId)
    return listBookFiles(deps, caller, { id, ...query })
  })

  serve(contract.listPublicBookFiles, async ({ caller, params: { id }, query }) => {
    await deps.rateLimit(listsByAccount, caller.accountId)
    return listPublicBookFiles(deps, caller, { id, ...query })
  })

  serve(contract.checkKeptBooks, ({ caller, body }) => checkKeptBooks(deps.db, caller, body))
}
