import { listPublicStories as listPublicStoriesRoute } from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listPublicStories } from './list-public-stories.ts'

export function feedRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(listPublicStoriesRoute, ({ caller, query }) => listPublicStories(db, caller, query))
}
