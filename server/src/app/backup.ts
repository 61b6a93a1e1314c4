import { BackupError, sentenceOf } from '../infra/backup/backup-error.ts'
import { backUp } from '../infra/backup/back-up.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { settingsOfProcess } from './settings.ts'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

try {
  const { dataDir, database, pictures } = settingsOfProcess()
  const stamp = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const file = resolve(process.argv[2] ?? `moonpage-backup-${stamp}.tar.gz`)
  const withDatabase = database.kind === 'embedded'
  if (pictures.kind === 's3' && !withDatabase && !existsSync(pictures.dir))
    throw new BackupError(
      `Nothing is kept here: the database is on the server of DATABASE_URL, the pictures in the bucket ${pictures.bucket}. Save each of them where it is.`,
    )
  const databaseUrl = database.kind === 'server' ? database.directUrl : null
  const proof = await backUp({ dataDir, file, databaseUrl, say })
  const size = (statSync(file).size / 1e6).toFixed(1)
  if (proof) {
    const { families, stories, pages, missing_pictures: missing } = proof
    say(`Restored on trial, it has ${stories} stories with ${pages} pages, of ${families} families.`)
    if (missing > 0 && pictures.kind === 'disk')
      say(`Of the newest ${proof.pictures} pictures it lacks ${missing}.`)
  }
  if (withDatabase) say(`Everything in ${dataDir} is saved in ${file} (${size} MB).`)
  else {
    say(`The pictures in ${dataDir} are saved in ${file} (${size} MB).`)
    say('The database is on the server of DATABASE_URL: save it with pg_dump --format=custom.')
  }
  if (pictures.kind === 's3')
    say(`The pictures in the bucket ${pictures.bucket} are not in it: save them with the store's own tools.`)
} catch (error) {
  process.stderr.write(`\n  No backup was made. ${sentenceOf(error) ?? explainStartupError(error)}\n\n`)
  process.exitCode = 1
}
