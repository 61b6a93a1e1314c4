import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'

export function adminRoutes(_serve: Serve, _deps: { db: Database }): void {}
