import type { Log } from '../infra/log.ts'
import { removeEmailDrafts } from '../infra/mail/email-files.ts'
import type { PictureStore } from '../infra/storage/picture-store.ts'

/** Longer than anything is being written. */
const aMinute = 60_000

type Deps = {
  pictures: Pick<PictureStore, 'removeDrafts'>
  emailsDir: string
  /** Whether no other process can be writing there. */
  isAlone: boolean
  log: Log
}

/**
 * Removes what processes had begun to write when they were killed: at once where it is a minute old or nobody else is
 * there, and a minute later all that is older than this process.
 * @returns what ends it
 */
export function removeTemporaryFiles({ pictures, emailsDir, isAlone, log }: Deps): () => Promise<void> {
  const begun = Date.now()
  const stopping = new AbortController()
  const remove = async (before: Date) => {
    try {
      const picture_drafts = await pictures.removeDrafts(before, stopping.signal)
      const email_drafts = await removeEmailDrafts(emailsDir, before)
      if (picture_drafts + email_drafts > 0) log.info({ picture_drafts, email_drafts }, 'removed drafts')
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'drafts were not removed')
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
