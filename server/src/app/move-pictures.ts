import { movePictures } from '../infra/storage/move-pictures.ts'
import { longTimeouts, s3Pictures } from '../infra/storage/s3-pictures.ts'
import { StorageUnavailable } from '../infra/storage/storage-errors.ts'
import { settingsOfProcess, InvalidSetting } from './settings.ts'

const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`)
const sayEveryMs = 5000

try {
  const { pictures } = settingsOfProcess()
  if (pictures.kind === 'disk')
    throw new InvalidSetting(
      'Say where to: set S3_ENDPOINT and its four companions, as docs/operations.md tells.',
    )
  const store = s3Pictures(pictures, longTimeouts)
  await store.check()
  let sayAt = 0
  const { moved, known, left } = await movePictures(pictures.dir, store, (share) => {
    if (Date.now() < sayAt) return
    sayAt = Date.now() + sayEveryMs
    say(`${Math.floor(share * 100)} % are done.`)
  })
  say(
    `${moved} files were moved from ${pictures.dir} to the bucket ${pictures.bucket}; ${known} more were there already.`,
  )
  if (left > 0) say(`${left} files there are no pictures, and were left where they are.`)
} catch (error) {
  const isKnown = error instanceof InvalidSetting || error instanceof StorageUnavailable
  const what = isKnown ? error.message : (error as Error).stack
  process.stderr.write(
    `\n  The move did not end. ${what}\n  No picture is lost: what was not moved is where it was. Run it again.\n\n`,
  )
  process.exitCode = 1
}
