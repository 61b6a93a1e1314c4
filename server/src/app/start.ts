import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sessionSecret } from '../core/accounts/session-secret.ts'
import { openPress } from '../features/exports/press/press.ts'
import { storyWatch } from '../features/generation/story-watch.ts'
import { planTidying } from '../features/housekeeping/tidy-job.ts'
import { openDatabase } from '../infra/db/database.ts'
import { migrate } from '../infra/db/migrate.ts'
import { createLog } from '../infra/log.ts'
import { openMailer } from '../infra/mail/open-mailer.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { diskPictures } from '../infra/storage/disk-pictures.ts'
import { createApp } from './create-app.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { announceModels, openImageModel, openTextModel } from './open-models.ts'
import { openPostgres } from './open-postgres.ts'
import type { Settings } from './settings.ts'
import { warnOfUnknownPrices } from './unknown-prices.ts'
import { startWorkers } from './workers.ts'

export type Running = {
  /** Where this machine reaches it, without a slash at the end. */
  url: string
  stop(): Promise<void>
}

type Stop = () => unknown

type Options = {
  onProgress?: (sentence: string) => void
  /** As many as the illustrator takes, unless this says otherwise. */
  paintingThreads?: number
}

/** Web and worker in one process. Stops what it started, in reverse, also when a later step of the start fails. */
export async function start(
  settings: Settings,
  { onProgress = () => {}, paintingThreads }: Options = {},
): Promise<Running> {
  const log = createLog(settings.logLevel)
  const stops: Stop[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed())
      try {
        await end()
      } catch (error) {
        // What does not end well keeps nothing else from ending, the database least of all.
        log.error({ err: error }, 'a part did not stop well')
      }
  }
  try {
    await mkdir(settings.dataDir, { recursive: true })
    const postgres = await openPostgres(settings, {
      log: (line) => log.debug({ postgres: line }),
      onProgress,
    })
    stops.push(() => postgres.stop())
    await migrate(postgres.directUrl, { log: (line) => log.info(line) })
    const db = openDatabase(postgres.url, { log: (line) => log.warn(line) })
    stops.push(() => db.close())
    await makeFirstAdmin(db, settings.firstAdmin, log)
    await announceModels(settings, { db, log })
    warnOfUnknownPrices(settings, log)
    const textModel = openTextModel(settings.textModel, { db, log })
    const imageModel = openImageModel(settings.imageModel, { db, log, paintingThreads })
    // Before the queue, so that it ends after it: a worker would take the end of the threads for pictures that
    // failed, and finish its story without them.
    stops.push(() => imageModel.close())
    const mailer = openMailer(settings.mail, log)
    // This one, too: a letter that is being sent has the queue's grace to arrive.
    stops.push(() => mailer.close())
    const queue = await openQueue({ url: postgres.directUrl, log })
    stops.push(() => queue.stop({ graceMs: 4000 }))
    // Jobs of a process that died with this database would else wait for their lease to run out.
    if (postgres.owner) await queue.releaseAbandoned()
    const pictures = diskPictures(join(settings.dataDir, 'pictures'))
    let siteUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
    const leave = await startWorkers(
      queue,
      {
        db,
        queue,
        textModel,
        imageModel,
        pictures,
        log,
        lettersDir: settings.mail.dir,
        mailer,
        siteUrl: () => siteUrl,
      },
      { concurrency: settings.workerConcurrency },
    )
    stops.push(leave)
    await planTidying({ db, queue }, 0)
    const watch = storyWatch(postgres.directUrl, (error) => log.warn({ err: error }, 'progress is not heard'))
    stops.push(() => watch.close())
    const press = openPress((error) => log.error({ err: error }, 'a thread of the press broke'))
    stops.push(() => press.close())
    const app = await createApp({
      settings,
      db,
      queue,
      pictures,
      press,
      textModel,
      imageModel,
      watch,
      secret: await sessionSecret(db, settings.sessionSecret),
      log,
      webDir: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
    })
    stops.push(() => app.close())
    await app.listen({ host: settings.host, port: settings.port })
    const { port } = app.server.address() as { port: number }
    const url = `http://localhost:${port}`
    siteUrl = settings.publicUrl ?? url
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
