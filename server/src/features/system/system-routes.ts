import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

export function systemRoutes(
  _serve: Serve,
  _parts: { db: Database; queue: Queue; pictures: PictureStore },
): void {}
