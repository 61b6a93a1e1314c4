import { openDatabase, type Database } from '../infra/db/database.ts'
import { migrate } from '../infra/db/migrate.ts'
import type { ImageModel } from '../infra/image-model/image-model.ts'
import { readiness, type Readiness } from '../infra/db/readiness.ts'
import type { Log } from '../infra/log.ts'
import { countStatement } from '../infra/metrics/database-metrics.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import { openQueue, type Queue } from '../infra/queue/queue.ts'
import type { StorageOutbox } from '../infra/storage/storage-outbox.ts'
import type { TextModel } from '../infra/text-model/text-model.ts'
import { logModels, openImageModel, openTextModel } from './open-models.ts'
import { openDataDir } from './open-data-dir.ts'
import { openPictures } from './open-pictures.ts'
import { openPostgres, type Postgres } from './open-postgres.ts'
import { removeTemporaryFiles } from './remove-temporary-files.ts'
import type { Settings } from './settings.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import { warnOfUnknownPrices } from './unknown-prices.ts'

/** What web and worker share, in one process or apart. */
export type Services = {
  settings: Settings
  log: Log
  postgres: Postgres
  db: Database
  queue: Queue
  textModel: TextModel
  imageModel: ImageModel
  pictures: StorageOutbox
  metrics: Metrics
  ready: Readiness
}

export type ServiceOptions = {
  onProgress?: (sentence: string) => void
  /** Stories generated at once; by default as many as the illustrator has threads. */
  paintingThreads?: number | undefined
}

/** Migrates the database and opens what every process needs. */
export async function openServices(
  settings: Settings,
  {
    log,
    shutdownHooks,
    metrics,
    works,
  }: { log: Log; shutdownHooks: ShutdownHooks; metrics: Metrics; works: boolean },
  { onProgress = () => {}, paintingThreads }: ServiceOptions,
): Promise<Services> {
  await openDataDir(settings.dataDir)
  const postgres = await openPostgres(settings, { log: (line) => log.debug({ postgres: line }), onProgress })
  shutdownHooks.add(() => postgres.stop())
  await migrate(postgres.directUrl, { log: (line) => log.info(line) })
  const db = openDatabase(postgres.url, {
    log: (line) => log.warn(line),
    onStatement: countStatement(metrics),
  })
  shutdownHooks.add(() => db.close())
  await logModels(settings, { db, log })
  warnOfUnknownPrices(settings, log)
  const textModel = openTextModel(settings.textModel, { db, log, metrics })
  const imageModel = openImageModel(settings.imageModel, { db, log, metrics, paintingThreads })
  // Opened before the queue, so that it closes after it: a worker would treat the end of its threads as failed
  // pictures, and finish its story without them.
  shutdownHooks.add(() => imageModel.close())
  const queue = await openQueue({ url: postgres.directUrl, log, works })
  shutdownHooks.add(() => queue.stop({ graceMs: 0 }))
  // Jobs of a process that died with this database would otherwise wait for their lease to expire.
  if (postgres.owner) await queue.releaseAbandoned()
  const pictures = openPictures(settings, { db, queue, log })
  shutdownHooks.add(
    removeTemporaryFiles({ pictures, emailsDir: settings.mail.dir, isAlone: postgres.owner, log }),
  )
  return {
    settings,
    log,
    postgres,
    db,
    queue,
    textModel,
    imageModel,
    pictures,
    metrics,
    ready: readiness(db),
  }
}
