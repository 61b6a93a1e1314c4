import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isId } from '../../lib/ids.ts'

// A draft is named like what it becomes, so that whatever removes letters also removes what was left of one.
const draftOf = (path: string) => `${path}.draft`
const nameOf = (at: Date, accountId: string) => `${at.toISOString().replaceAll(':', '-')}-${accountId}.eml`
const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-([0-9a-f-]{36})\.eml(\.draft)?$/

type LetterFile = { name: string; writtenAt: Date; accountId: string }

/**
 * Puts a letter into the folder: whole, or not at all. Nobody else on this machine can read it.
 * @param accountId goes into the name, by which the letter is found again when the account is deleted
 * @returns the file's name
 */
export async function writeEmailFile(dir: string, accountId: string, letter: Buffer): Promise<string> {
  if (!isId(accountId)) throw new Error('a letter needs the id of an account')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // It may have been made by hand, or unpacked out of a backup.
  await chmod(dir, 0o700)
  const { name, draft } = await beginDraft(dir, accountId.toLowerCase())
  try {
    await draft.writeFile(letter)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(draftOf(join(dir, name)), join(dir, name))
  await syncFolder(dir)
  return name
}

/** The first name from now on that no letter has. Whoever holds its draft is the only one to take it. */
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
 * Removes every letter to an account. Call it when the account's row is gone for good: a letter that was being
 * written lies there by then. @param dir need not exist
 */
export async function removeEmails(dir: string, accountId: string): Promise<void> {
  const id = accountId.toLowerCase()
  await removeWhere(dir, (letter) => letter.accountId === id)
}

/** Removes letters that were written more than so many days ago. @param dir need not exist @returns how many */
export async function removeEmailsOlderThan(dir: string, days: number): Promise<number> {
  const before = Date.now() - days * 86_400_000
  return removeWhere(dir, (letter) => letter.writtenAt.getTime() < before)
}

/** Removes letters that nobody finished, begun before `before`. @param dir need not exist @returns how many */
export const removeEmailDrafts = (dir: string, before: Date): Promise<number> =>
  removeWhere(dir, ({ name, writtenAt }) => name.endsWith('.draft') && writtenAt < before)

async function removeWhere(dir: string, condition: (letter: LetterFile) => boolean): Promise<number> {
  let removed = 0
  // Again until there are none: a draft may have become a letter between the look and the removal.
  for (;;) {
    const names = (await emailsIn(dir)).filter(condition).map((letter) => letter.name)
    if (names.length === 0) break
    await Promise.all(names.map((name) => rm(join(dir, name), { force: true })))
    removed += names.length
  }
  if (removed > 0) await syncFolder(dir)
  return removed
}

/** What we wrote there. A file of another name is somebody else's. */
async function emailsIn(dir: string): Promise<LetterFile[]> {
  const names = (await readdir(dir).catch(unless('ENOENT'))) ?? []
  return names.flatMap((name) => {
    const [, hour, minutes, seconds, accountId] = named.exec(name) ?? []
    return accountId ? [{ name, writtenAt: new Date(`${hour}:${minutes}:${seconds}`), accountId }] : []
  })
}

/** A renamed file outlives a power cut only when its folder was written out too. */
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
