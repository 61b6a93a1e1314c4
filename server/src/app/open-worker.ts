import { scheduleCleanUp } from '../features/retention/clean-up-job.ts'
import { openMailer } from '../infra/mail/open-mailer.ts'
import type { Services } from './services.ts'
import { startWorkers } from './start-workers.ts'

/** How long work under way may take when the process ends; what is unfinished then is handed to another one. */
const graceMs = 4000

/**
 * Begins to take jobs.
 * @param siteUrl where the links in letters lead
 * @returns how it hands on what it has and takes no more
 */
export async function openWorker(services: Services, siteUrl: () => string): Promise<() => Promise<void>> {
  const { settings, db, queue, log } = services
  if (settings.mail.kind === 'files' && settings.database.kind === 'server')
    log.warn(
      `Mails become files on this machine's disk, in ${settings.mail.dir}. One machine needs no more; several need a mail server: set SMTP_URL.`,
    )
  const mailer = openMailer(settings.mail, log)
  const leave = await startWorkers(
    queue,
    { ...services, mailer, emailsDir: settings.mail.dir, siteUrl, spending: settings },
    { concurrency: settings.workerConcurrency },
  )
  await scheduleCleanUp({ db, queue }, 0)
  return async () => {
    await leave()
    await queue.drain({ graceMs })
    // After the queue: a letter that is being sent has its grace to arrive.
    mailer.close()
  }
}
