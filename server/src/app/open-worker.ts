import { scheduleBooksAhead } from '../features/children/make-books-ahead-job.ts'
import { scheduleBackup } from '../features/backups/make-backup-job.ts'
import { openExportPool } from '../features/exports/worker-pool/export-pool.ts'
import { scheduleCleanUp } from '../features/retention/clean-up-job.ts'
import { openMailer } from '../infra/mail/open-mailer.ts'
import { openBackups } from './open-backups.ts'
import type { Services } from './services.ts'
import { runBackup } from './run-backup.ts'
import { startWorkers } from './start-workers.ts'

/** How long running jobs may take when the process ends; unfinished ones are returned to the queue. */
const graceMs = 4000

/**
 * Starts to run jobs.
 * @param siteUrl base URL of links in emails
 * @returns a function that stops taking jobs and returns unfinished ones to the queue
 */
export async function openWorker(services: Services, siteUrl: () => string): Promise<() => Promise<void>> {
  const { settings, db, queue, log } = services
  if (settings.mail.kind === 'files' && settings.database.kind === 'server')
    log.warn(
      `Mails become files on this machine's disk, in ${settings.mail.dir}. One machine needs no more; several need a mail server: set SMTP_URL.`,
    )
  const mailer = openMailer(settings.mail, log)
  const backups = openBackups(settings)
  const exportPool = openExportPool((error) => log.error({ err: error }, 'export thread crashed'))
  const leave = await startWorkers(
    queue,
    {
      ...services,
      mailer,
      emailsDir: settings.mail.dir,
      siteUrl,
      spending: settings,
      backups,
      webhooks: settings.webhooks,
      runBackup,
      exportPool,
      dailyStories: settings.dailyStories,
    },
    { concurrency: settings.workerConcurrency },
  )
  await scheduleCleanUp({ db, queue }, 0)
  await scheduleBooksAhead({ db, queue }, 0)
  await scheduleBackup({ db, queue, backups })
  return async () => {
    await leave()
    await queue.drain({ graceMs })
    await exportPool.close()
    // After the queue, so that an email being sent can finish.
    mailer.close()
  }
}
