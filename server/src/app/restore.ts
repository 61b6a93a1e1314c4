import { resolve } from 'node:path'
import { BackupError, sentenceOf } from '../infra/backup/backup-error.ts'
import { restore } from '../infra/backup/restore.ts'
import { explainStartupError } from './explain-startup-error.ts'
import { settingsOfProcess } from './settings.ts'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)

try {
  const { dataDir, database } = settingsOfProcess()
  const [, , file] = process.argv
  if (!file) throw new BackupError('Say which backup: npm run restore -- FILE')
  const aside = await restore({
    dataDir,
    file: resolve(file),
    withDatabase: database.kind === 'embedded',
    say,
  })
  say(`The backup is restored to ${dataDir}.`)
  if (aside) say(`What was there before is kept in ${aside}; remove it when you no longer need it.`)
} catch (error) {
  process.stderr.write(`\n  Nothing was restored. ${sentenceOf(error) ?? explainStartupError(error)}\n\n`)
  process.exitCode = 1
}
