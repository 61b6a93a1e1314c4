// A worker of stories in a process of its own, for tests that kill it. Says `ready` when all is loaded, and begins at
// the first line that it reads: a process that stands by costs its test no time.
import { once } from 'node:events'
import { tellStory } from '../core/stories/tell-story-job.ts'
import { makeStory } from '../features/generation/make-story.ts'
import { openDatabase } from '../infra/db/database.ts'
import { createLog } from '../infra/log.ts'
import { openQueue } from '../infra/queue/queue.ts'
import { openImageModel, openTextModel } from './open-models.ts'
import { openPictures } from './open-pictures.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
const [url = ''] = process.argv.slice(2)
const log = createLog('error')
const db = openDatabase(url)
// Not the one that looks after others' leases: the test hands back what a dead one had.
const queue = await openQueue({ url, log })
const deps = {
  db,
  queue,
  log,
  textModel: openTextModel(settings.textModel, { db, log }),
  imageModel: openImageModel(settings.imageModel, { db, log, paintingThreads: 1 }),
  pictures: openPictures(settings, { db, queue, log }),
}
await db.pool.query('select 1')
process.stdout.write('ready\n')
await once(process.stdin, 'data')

await queue.work(tellStory, { concurrency: settings.workerConcurrency }, (job, { signal }) =>
  makeStory(deps, job.story_id, signal),
)
