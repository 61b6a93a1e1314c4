import { getPublicStory } from '../features/feed/get-public-story.ts'
import { keptBookRoutes } from '../features/kept-books/kept-book-routes.ts'
import { getStory } from '../features/library/get-story.ts'
import { listNarrators } from '../features/narration/list-narrators.ts'
import { narrateBook, narratePublicBook } from '../features/narration/narrate-book.ts'
import type { NarrationDeps } from '../features/narration/narration-deps.ts'
import { synthesisByAccount } from '../features/narration/narration-routes.ts'
import type { RecordingLimits } from '../features/narration/recording-limits.ts'
import type { RateLimiter } from '../infra/http/rate-limit.ts'
import type { Caller, Serve } from '../infra/http/route-server.ts'

type Deps = NarrationDeps & { rateLimit: RateLimiter; limits: RecordingLimits; rewritesPages: boolean }

/** Books that browsers keep: each is what library, feed and narration answer, with its files. */
export function serveKeptBooks(serve: Serve, deps: Deps): void {
  const { db, pictures, rateLimit } = deps
  const limitFor = (caller: Caller) => () => rateLimit(synthesisByAccount, caller.accountId)
  const wanted = (id: string, pageNumbers: readonly number[]) => ({ id, narrator: null, pageNumbers })
  const narrationOf = ({
    narration,
  }: {
    narration: Awaited<ReturnType<typeof narrateBook>>[number]['narration']
  }) => narration
  keptBookRoutes(serve, {
    db,
    pictures,
    rateLimit,
    sources: {
      own: {
        story: (caller, id) => getStory(deps, caller, { id }),
        narrators: (caller, id) => listNarrators(deps, caller, id),
        narrations: async (caller, id, pages) =>
          (await narrateBook(deps, caller, wanted(id, pages), limitFor(caller))).map(narrationOf),
      },
      public: {
        story: (caller, id) => getPublicStory(db, caller, id),
        narrators: null,
        narrations: async (caller, id, pages) =>
          (await narratePublicBook(deps, wanted(id, pages), limitFor(caller))).map(narrationOf),
      },
    },
  })
}
