import { sentenceOf } from '../infra/backup/refusal.ts'
import { backUp } from '../infra/backup/back-up.ts'
import { settingsOfProcess, WrongSetting } from './settings.ts'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

try {
  const { dataDir, database } = settingsOfProcess()
  const stamp = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  const file = resolve(process.argv[2] ?? `moonpage-backup-${stamp}.tar.gz`)
  const withDatabase = database.kind === 'embedded'
  await backUp({ dataDir, file, withDatabase, say })
  const size = (statSync(file).size / 1e6).toFixed(1)
  if (withDatabase) say(`Everything in ${dataDir} is saved in ${file} (${size} MB).`)
  else {
    say(`The pictures in ${dataDir} are saved in ${file} (${size} MB).`)
    say('The database is on the server of DATABASE_URL: save it with pg_dump --format=custom.')
  }
} catch (error) {
  const sentence = error instanceof WrongSetting ? error.message : sentenceOf(error)
  process.stderr.write(`\n  No backup was made. ${sentence ?? (error as Error).stack}\n\n`)
  process.exitCode = 1
}
