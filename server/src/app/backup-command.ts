import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BackupProof } from '@moonpage/contract/system'
import { BackupError, sentenceOf } from '../infra/backup/backup-error.ts'
import { backUp } from '../infra/backup/back-up.ts'
import { inBucket } from '../infra/backup/backup-store.ts'
import { ownFolder } from '../infra/backup/own-folder.ts'
import { s3Backups } from '../infra/backup/s3-backups.ts'
import { explainStartupError } from './explain-startup-error.ts'
import type { Settings } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** @returns what was proved, and the size in bytes */
async function backUpTo(
  target: string,
  { dataDir, database, backupPlace: { dir, bucket } }: Settings,
  say: (sentence: string) => void,
): Promise<{ proof: BackupProof | null; bytes: number }> {
  const databaseUrl = database.kind === 'server' ? database.directUrl : null
  if (!target.startsWith(inBucket)) {
    const file = resolve(target)
    return { proof: await backUp({ dataDir, file, databaseUrl, say }), bytes: statSync(file).size }
  }
  if (!bucket)
    throw new BackupError('There is no bucket for backups: set BACKUP_S3_ENDPOINT and its four companions.')
  const name = target.slice(inBucket.length)
  const store = s3Backups(bucket)
  await store.checkFree(name)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const staging = ownFolder(dir, 'uploading-')
  try {
    const file = join(staging, 'backup.tar.gz')
    const deliver = async (draft: string) => {
      say(`Uploading the backup to the bucket ${bucket.bucket}, and reading it back.`)
      await store.upload(draft, name)
    }
    return { proof: await backUp({ dataDir, file, databaseUrl, say, deliver }), bytes: statSync(file).size }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/**
 * Runs `npm run backup -- WORDS`.
 * @returns the exit code
 */
export async function backupCommand(
  words: readonly string[],
  readSettings: () => Settings,
  { out, aside }: Terminal,
): Promise<0 | 1> {
  const say = (sentence: string) => out(`  ${sentence}\n`)
  try {
    const settings = readSettings()
    const { dataDir, database, pictures, backupPlace } = settings
    const stamp = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
    const name = `moonpage-backup-${stamp}.tar.gz`
    const target = words[0] ?? (backupPlace.bucket ? inBucket + name : name)
    const withDatabase = database.kind === 'embedded'
    if (pictures.kind === 's3' && !withDatabase && !existsSync(pictures.dir))
      throw new BackupError(
        `Nothing is kept here: the database is on the server of DATABASE_URL, the pictures in the bucket ${pictures.bucket}. Save each of them where it is.`,
      )
    const { proof, bytes } = await backUpTo(target, settings, say)
    const size = (bytes / 1e6).toFixed(1)
    const place = target.startsWith(inBucket) ? target : resolve(target)
    if (proof) {
      const { families, stories, pages, missing_pictures: missing } = proof
      say(`Restored on trial, it has ${stories} stories with ${pages} pages, of ${families} families.`)
      if (missing > 0 && pictures.kind === 'disk')
        say(`Of the newest ${proof.pictures} pictures it lacks ${missing}.`)
    }
    if (withDatabase) say(`Everything in ${dataDir} is saved in ${place} (${size} MB).`)
    else {
      say(`The pictures in ${dataDir} are saved in ${place} (${size} MB).`)
      say('The database is on the server of DATABASE_URL: save it with pg_dump --format=custom.')
    }
    if (pictures.kind === 's3')
      say(
        `The pictures in the bucket ${pictures.bucket} are not in it: save them with the store's own tools.`,
      )
    return 0
  } catch (error) {
    aside(`\n  No backup was made. ${sentenceOf(error) ?? explainStartupError(error)}\n\n`)
    return 1
  }
}
