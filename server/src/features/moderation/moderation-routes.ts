import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import type { Queue } from '../../infra/queue/queue.ts'

export function moderationRoutes(
  _serve: Serve,
  _parts: { db: Database; queue: Queue; throttle: Throttle },
): void {}
