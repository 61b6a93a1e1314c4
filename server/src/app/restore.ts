import { resolve } from 'node:path'
import { BackupError, sentenceOf } from '../infra/backup/backup-error.ts'
import { inBucket } from '../infra/backup/backup-store.ts'
import { restore } from '../infra/backup/restore.ts'
import { s3Backups } from '../infra/backup/s3-backups.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { settingsOfProcess, type Settings } from './settings.ts'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

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

try {
  const { dataDir, database, backupPlace } = settingsOfProcess()
  const [, , target] = process.argv
  if (!target)
    throw new BackupError('Say which backup: npm run restore -- FILE, or s3: for those in the bucket')
  const file = await backupAt(target, backupPlace)
  const aside = await restore({ dataDir, file, withDatabase: database.kind === 'embedded', say })
  say(`The backup is restored to ${dataDir}.`)
  if (aside) say(`What was there before is kept in ${aside}; remove it when you no longer need it.`)
} catch (error) {
  process.stderr.write(`\n  Nothing was restored. ${sentenceOf(error) ?? explainStartupError(error)}\n\n`)
  process.exitCode = 1
}
