import type { SystemHealth } from '@moonpage/contract/system'
import type { Database } from '../../infra/db/database.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import type { HostedVoice } from '../../infra/speech/hosted.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { checkDatabase } from './check-database.ts'
import { checkQueue } from './check-queue.ts'
import { withTimeout } from '../../lib/with-timeout.ts'

export type HealthDeps = {
  db: Database
  pictures: PictureStore
  textModel: Pick<TextModel, 'check'>
  imageModel: Pick<ImageModel, 'check'>
  /** Null: only the embedded voice, which asks nobody. */
  hostedVoice: Pick<HostedVoice, 'check'> | null
  log: Pick<Log, 'warn'>
}

const timeoutMs = 3000

/** Runs all health checks concurrently: `ok`, or what is wrong. Never rejects. */
export async function getSystemHealth({
  db,
  pictures,
  textModel,
  imageModel,
  hostedVoice,
  log,
}: HealthDeps): Promise<SystemHealth> {
  const runCheck = async (part: string, check: (signal: AbortSignal) => Promise<void>): Promise<string> => {
    try {
      await withTimeout(timeoutMs, check)
      return 'ok'
    } catch (error) {
      log.warn({ err: error, part }, 'health check failed')
      const { message } = error as Error
      return message === '' ? 'It does not work, and does not say why.' : message
    }
  }
  const [database, celery_broker, storage, text_model, image_model, voice] = await Promise.all([
    runCheck('database', () => checkDatabase(db)),
    runCheck('queue', () => checkQueue(db)),
    runCheck('storage', () => pictures.check()),
    runCheck('text model', (signal) => textModel.check(signal)),
    runCheck('image model', (signal) => imageModel.check(signal)),
    runCheck('voice', async (signal) => hostedVoice?.check(signal)),
  ])
  return { database, celery_broker, storage, text_model, image_model, voice }
}
