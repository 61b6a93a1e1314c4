import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

type Deps = { db: Database; queue: Queue; pictures: PictureStore; throttle: Throttle }

export function accountDataRoutes(_serve: Serve, _deps: Deps): void {}
