import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Throttle } from '../../infra/http/throttle.ts'

export function ratingRoutes(_serve: Serve, _parts: { db: Database; throttle: Throttle }): void {}
