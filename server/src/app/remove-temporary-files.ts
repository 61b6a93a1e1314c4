import type { Log } from '../infra/log.ts'
import { removeEmailDrafts } from '../infra/mail/email-files.ts'
import type { PictureStore } from '../infra/storage/picture-store.ts'

/** Longer than any file is being written. */
const aMinute = 60_000

type Deps = {
  pictures: Pick<PictureStore, 'removeDrafts'>
  emailsDir: string
  /** Whether no other process can be writing there. */
  isAlone: boolean
  log: Log
}

/**
 * Deletes temporary files of killed processes: at once if they are a minute old or no other process is running, and a
 * minute later all that are older than this process.
 * @returns a function that stops it
 */
export function removeTemporaryFiles({ pictures, emailsDir, isAlone, log }: Deps): () => Promise<void> {
  const begun = Date.now()
  const stopping = new AbortController()
  const remove = async (before: Date) => {
    try {
      const picture_drafts = await pictures.removeDrafts(before, stopping.signal)
      const email_drafts = await removeEmailDrafts(emailsDir, before)
      if (picture_drafts + email_drafts > 0)
        log.info({ picture_drafts, email_drafts }, 'temporary files deleted')
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'temporary files could not be deleted')
    }
  }
  let removing = remove(new Date(isAlone ? begun : begun - aMinute))
  const later = setTimeout(() => (removing = removing.then(() => remove(new Date(begun)))), aMinute)
  later.unref()
  return async () => {
    clearTimeout(later)
    stopping.abort()
    await removing
  }
}
