import * as contract from '@moonpage/contract/kept-books'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { checkKeptBooks } from './check-kept-books.ts'
import { listBookFiles, type KeptBookDeps } from './list-book-files.ts'

// Each reads all files of a book.
const listsByAccount: RateLimit = { name: 'kept-books', hits: 400, seconds: 3600 }

type Deps = KeptBookDeps & { rateLimit: RateLimiter }

export function keptBookRoutes(serve: Serve, deps: Deps): void {
  serve(contract.listBookFiles, async ({ caller, params: { id }, query }) => {
    await deps.rateLimit(listsByAccount, caller.accountId)
    return listBookFiles(deps, caller, { id, copy: 'own', ...query })
  })

  serve(contract.listPublicBookFiles, async ({ caller, params: { id }, query }) => {
    await deps.rateLimit(listsByAccount, caller.accountId)
    return listBookFiles(deps, caller, { id, copy: 'public', ...query })
  })

  serve(contract.checkKeptBooks, ({ caller, body }) => checkKeptBooks(deps.db, caller, body))
}
