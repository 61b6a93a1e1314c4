import { resolve } from 'node:path'
import { BackupError, sentenceOf } from '../infra/backup/backup-error.ts'
import { inBucket } from '../infra/backup/backup-store.ts'
import { restore } from '../infra/backup/restore.ts'
import { s3Backups } from '../infra/backup/s3-backups.ts'
import { explainStartupError } from './explain-startup-error.ts'
import type { Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** A path, or the content of a backup in the bucket. */
async function backupAt(target: string, { bucket }: Settings['backupPlace']) {
  if (!target.startsWith(inBucket)) return resolve(target)
  if (!bucket)
    throw new BackupError('There is no bucket for backups: set BACKUP_S3_ENDPOINT and its four companions.')
  const store = s3Backups(bucket)
  const name = target.slice(inBucket.length)
  if (name) return { name: target, content: await store.read(name) }
  const names = await store.list()
  throw new BackupError(
    names.length > 0
      ? `Say which of these: ${names.map((one) => inBucket + one).join(', ')}`
      : `There is no backup in the bucket ${bucket.bucket}.`,
  )
}

/**
 * Runs `npm run restore -- WORDS`.
 * @returns the exit code
 */
export async function restoreCommand(
  words: readonly string[],
  readSettings: () => Settings,
  { out, aside }: Terminal,
): Promise<0 | 1> {
  const say = (sentence: string) => out(`  ${sentence}\n`)
  try {
    const { dataDir, database, backupPlace } = readSettings()
    const [target] = words
    if (!target)
      throw new BackupError('Say which backup: npm run restore -- FILE, or s3: for those in the bucket')
    const file = await backupAt(target, backupPlace)
    const kept = await restore({ dataDir, file, withDatabase: database.kind === 'embedded', say })
    say(`The backup is restored to ${dataDir}.`)
    if (kept) say(`What was there before is kept in ${kept}; remove it when you no longer need it.`)
    return 0
  } catch (error) {
    aside(`\n  Nothing was restored. ${sentenceOf(error) ?? explainStartupError(error)}\n\n`)
    return 1
  }
}
