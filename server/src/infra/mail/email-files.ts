import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isId } from '../../lib/ids.ts'

// A draft's name contains its final name, so that deleting emails also deletes their drafts.
const draftOf = (path: string) => `${path}.draft`
const nameOf = (at: Date, accountId: string) => `${at.toISOString().replaceAll(':', '-')}-${accountId}.eml`
const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([0-9a-f-]{36})\.eml(\.draft)?$/

type EmailFile = { name: string; writtenAt: Date; accountId: string }

/**
 * Writes an email to the folder atomically, readable by this user only.
 * @param accountId part of the file name, to find the emails of an account that is deleted
 * @returns the file name
 */
export async function writeEmailFile(dir: string, accountId: string, email: Buffer): Promise<string> {
  if (!isId(accountId)) throw new Error('an email file needs the id of an account')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // The folder may have been created by hand or by a restored backup.
  await chmod(dir, 0o700)
  const { name, draft } = await beginDraft(dir, accountId.toLowerCase())
  try {
    await draft.writeFile(email)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(draftOf(join(dir, name)), join(dir, name))
  await syncFolder(dir)
  return name
}

/** Reserves the first free name from now on: only the creator of its draft may use it. */
async function beginDraft(dir: string, accountId: string) {
  for (let at = Date.now(); ; at++) {
    const name = nameOf(new Date(at), accountId)
    const draft = await open(draftOf(join(dir, name)), 'wx', 0o600).catch(unless('EEXIST'))
    if (!draft) continue
    if (!(await stat(join(dir, name)).catch(unless('ENOENT')))) return { name, draft }
    await draft.close()
    await rm(draftOf(join(dir, name)), { force: true })
  }
}

/**
 * Deletes all emails of an account. Call it after the account's row was deleted: emails in progress are in the folder
 * by then. @param dir may be missing
 */
export async function removeEmails(dir: string, accountId: string): Promise<void> {
  const id = accountId.toLowerCase()
  await removeWhere(dir, (email) => email.accountId === id)
}

/** Deletes emails written more than the given number of days ago. @param dir may be missing @returns how many */
export async function removeEmailsOlderThan(dir: string, days: number): Promise<number> {
  const before = Date.now() - days * 86_400_000
  return removeWhere(dir, (email) => email.writtenAt.getTime() < before)
}

/** Deletes drafts begun before `before`. @param dir may be missing @returns how many */
export const removeEmailDrafts = (dir: string, before: Date): Promise<number> =>
  removeWhere(dir, ({ name, writtenAt }) => name.endsWith('.draft') && writtenAt < before)

async function removeWhere(dir: string, condition: (email: EmailFile) => boolean): Promise<number> {
  let removed = 0
  // Repeat until none is left: a draft may become an email between listing and deleting.
  for (;;) {
    const names = (await emailsIn(dir)).filter(condition).map((email) => email.name)
    if (names.length === 0) break
    await Promise.all(names.map((name) => rm(join(dir, name), { force: true })))
    removed += names.length
  }
  if (removed > 0) await syncFolder(dir)
  return removed
}

/** The names of our files; others are not touched. */
async function emailsIn(dir: string): Promise<EmailFile[]> {
  const names = (await readdir(dir).catch(unless('ENOENT'))) ?? []
  return names.flatMap((name) => {
    const [, hour, minutes, seconds, accountId] = named.exec(name) ?? []
    return accountId ? [{ name, writtenAt: new Date(`${hour}:${minutes}:${seconds}`), accountId }] : []
  })
}

/** Syncs the folder: otherwise a rename may be lost in a power failure. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return null
}
