import type { Database } from '../../infra/db/database.ts'
import type { Log } from '../../infra/log.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { SpeechPool } from '../../infra/speech/embedded.ts'
import type { HostedVoice } from '../../infra/speech/hosted.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

/** What narration needs. */
export type NarrationDeps = {
  db: Database
  queue: Queue
  pictures: PictureStore
  speech: SpeechPool
  /** Null: only the embedded voice. */
  hosted: HostedVoice | null
  /** US dollars a day for all hosted models; null: no limit. */
  dailyBudget: number | null
  log: Pick<Log, 'warn'>
}
